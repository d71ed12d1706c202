"""Everything that is locked may be used and passed on; the shipped part under permissive licences only."""

import json
import re
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]

PERMISSIVE = {
    "0BSD",
    "Apache-2.0",
    "BlueOak-1.0.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "MIT-CMU",
    "OFL-1.1",
    "PSF-2.0",
    "Python-2.0",
    "Unlicense",
    "Zlib",
}
# Copyleft by file: fine for tools that build and test and reach no user.
FOR_TOOLS = PERMISSIVE | {"MPL-2.0", "CC-BY-4.0", "CC-BY-3.0"}

# Old metadata says it in words.
IN_WORDS = {
    "3-clause bsd license": "BSD-3-Clause",
    "apache": "Apache-2.0",
    "apache 2": "Apache-2.0",
    "apache 2.0": "Apache-2.0",
    "apache license 2.0": "Apache-2.0",
    "apache license, version 2.0": "Apache-2.0",
    "apache software license": "Apache-2.0",
    "bsd": "BSD-3-Clause",
    "bsd license": "BSD-3-Clause",
    "bsd 3-clause": "BSD-3-Clause",
    "isc license (iscl)": "ISC",
    "mit license": "MIT",
    "mozilla public license 2.0 (mpl 2.0)": "MPL-2.0",
    "python software foundation license": "PSF-2.0",
}

# Where the metadata does not tell it: read in the package itself.
READ_BY_HAND = {
    "axe-playwright-python": "MIT AND MPL-2.0",  # its own code, and axe-core inside
    "docutils": "CC0-1.0 AND BSD-2-Clause",  # the GPL is for an Emacs mode, which the wheel leaves out
}


def locked(lock: str) -> list[str]:
    """The names in a lock file that its markers ask for on this machine."""
    lines = (ROOT / "requirements" / lock).read_text().splitlines()
    requirements = [Requirement(line.rstrip(" \\")) for line in lines if re.match(r"[a-zA-Z0-9]", line)]
    return [r.name for r in requirements if r.marker is None or r.marker.evaluate()]


def licence(package: Distribution) -> str:
    """The licence as an SPDX expression, from whichever field of the metadata tells it."""
    metadata = package.metadata
    if by_hand := READ_BY_HAND.get(package.name):
        return by_hand
    if expression := metadata.get("License-Expression"):
        return str(expression)
    named = [
        line.rpartition(" :: ")[2]
        for line in metadata.get_all("Classifier") or []
        if line.startswith("License :: ") and line != "License :: OSI Approved"
    ]
    text = " AND ".join(named) or str(metadata.get("License") or "unknown").splitlines()[0]
    return " AND ".join(IN_WORDS.get(part.strip().lower(), part.strip()) for part in text.split(" AND "))


def allowed(expression: str, licences: set[str]) -> bool:
    """Whether an SPDX expression can be met with these licences."""
    choices = re.split(r"\s+OR\s+", expression.replace("(", "").replace(")", ""))
    return any(all(part.partition(" WITH ")[0] in licences for part in re.split(r"\s+AND\s+", c)) for c in choices)


@pytest.mark.parametrize("name", locked("play.txt"))
def test_what_reaches_a_user_is_permissively_licensed(name: str) -> None:
    build_tools = {"hatchling", "editables", "pathspec", "pluggy", "packaging", "trove-classifiers", "tomlkit"}
    expression = licence(distribution(name))
    assert allowed(expression, FOR_TOOLS if name in build_tools else PERMISSIVE), expression


@pytest.mark.parametrize("name", sorted(set(locked("test.txt")) - set(locked("play.txt"))))
def test_tools_for_building_and_testing_are_openly_licensed(name: str) -> None:
    expression = licence(distribution(name))
    assert allowed(expression, FOR_TOOLS), expression


def client_packages() -> list[tuple[str, dict[str, object]]]:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    return [(path.removeprefix("node_modules/"), package) for path, package in packages.items() if path]


@pytest.mark.parametrize(("name", "package"), client_packages(), ids=[name for name, _ in client_packages()])
def test_packages_of_the_client_are_openly_licensed(name: str, package: dict[str, object]) -> None:
    expression = str(package.get("license", "unknown"))
    assert allowed(expression, FOR_TOOLS if package.get("dev") else PERMISSIVE), f"{name}: {expression}"
