"""The wheel holds all that an installed user needs."""

import gzip
import re
import subprocess
import zipfile
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.xdist_group("wheel")


@pytest.fixture(scope="module")
def contents(wheel: Path) -> set[str]:
    return set(zipfile.ZipFile(wheel).namelist())


def test_every_file_of_the_package_is_in_the_wheel(contents: set[str]) -> None:
    listing = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "src/wildbunch"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    files = {name.removeprefix("src/") for name in listing.stdout.splitlines() if (ROOT / name).is_file()}
    assert files - contents == set()


def test_the_built_client_is_in_the_wheel_with_everything_its_page_asks_for(wheel: Path, contents: set[str]) -> None:
    static = PurePosixPath("wildbunch/server/static")
    page = zipfile.ZipFile(wheel).read(str(static / "index.html")).decode()
    asked = re.findall(r'(?:src|href)="/([^"]+)"', page)
    assert any(name.endswith(".js") for name in asked)
    assert {str(static / name) for name in asked} - contents == set()


def test_the_client_has_at_most_150_kilobytes_of_compressed_javascript(wheel: Path, contents: set[str]) -> None:
    scripts = [name for name in contents if name.startswith("wildbunch/server/static/") and name.endswith(".js")]
    assert sum(len(gzip.compress(zipfile.ZipFile(wheel).read(name))) for name in scripts) <= 150_000


def test_nothing_else_is_in_the_wheel(contents: set[str]) -> None:
    strangers = {name for name in contents if not re.match(r"wildbunch(-[\d.]+\.dist-info)?/", name) or "/." in name}
    assert strangers == set()
