"""The wheel, built once, and environments to install it into."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WHEELS = ROOT / ".cache" / "wheels"


@dataclass(frozen=True)
class Environment:
    """A virtual environment outside of the project, in which neither Node nor the sources are found."""

    folder: Path

    @property
    def variables(self) -> dict[str, str]:
        return {
            "PATH": str(self.folder / "bin"),
            "HOME": str(self.folder / "home"),
            "LANG": "C.UTF-8",
        }

    def run(self, program: str, *arguments: str, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
        """Run a program of the environment; its output, or a failure that shows what it said."""
        done = subprocess.run(
            [str(self.folder / "bin" / program), *arguments],
            cwd=folder or self.folder,
            env=self.variables,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{program} {' '.join(arguments)}\n{done.stdout}\n{done.stderr}"
        return done

    def install(self, what: Path | str, *options: str) -> None:
        """Install with the pip that runs the tests, from files alone."""
        python = str(self.folder / "bin" / "python")
        pip(self.folder, "--python", python, "install", "--no-index", *options, str(what))


def pip(folder: Path, *arguments: str, env: Mapping[str, str] = os.environ) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pip", "--disable-pip-version-check", *arguments],
        cwd=folder,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"pip {' '.join(arguments)}\n{done.stdout}\n{done.stderr}"


def copy_of_sources(to: Path) -> Path:
    """The project as a clone has it: nothing built, nothing installed."""
    names = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split("\0")
    for name in filter(None, names):
        if (ROOT / name).is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, to / name)
    return to


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the source distribution where no Node is installed."""
    sources = copy_of_sources(tmp_path_factory.mktemp("sources"))
    dist = tmp_path_factory.mktemp("dist")
    programs = tmp_path_factory.mktemp("bin")
    (programs / "sh").symlink_to("/bin/sh")
    subprocess.run(
        [sys.executable, "-c", "import sys, hatchling.build; hatchling.build.build_sdist(sys.argv[1])", str(dist)],
        cwd=sources,
        check=True,
        capture_output=True,
    )
    (sdist,) = dist.glob("*.tar.gz")
    without_node = {**os.environ, "PATH": str(programs)}
    pip(dist, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(dist), str(sdist), env=without_node)
    (built,) = dist.glob("*.whl")
    return built


@pytest.fixture(scope="session")
def wheels() -> Path:
    """The locked packages as files, to install without the network; ./test fetches them."""
    if not (WHEELS / ".stamp").exists():
        pytest.fail(f"{WHEELS} holds no packages yet: start ./test once, which fetches them")
    return WHEELS


@pytest.fixture
def empty_environment(tmp_path: Path) -> Environment:
    """A virtual environment with Python alone."""
    folder = tmp_path / "environment"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    (folder / "home").mkdir()
    return Environment(folder)
