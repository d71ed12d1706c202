"""Copies of the toy game that a test may edit, and new processes that play them."""

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
SRC = HERE.parents[1] / "src"
RUN = "import toy; from wildbunch.core import fast; e = fast.load(toy.RULES); print(e.door('playouts')(e.states(1), 0, 4, 1, 20))"


def run_toy(folder: Path, code: str = RUN, **environment: str) -> str:
    """What a new process prints that finds the toy game in `folder`."""
    paths = os.pathsep.join([str(folder), str(SRC)])
    cache = {"WILDBUNCH_CACHE": str(folder / "cache"), "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, **cache, **environment}, capture_output=True, text=True, check=True
    )
    return done.stdout


def edit(file: Path, old: str, new: str) -> None:
    """Replace text of a file but keep its time, by which (with its size) a cache might recognise it."""
    before = file.stat()
    text = file.read_text()
    assert text.count(old) == 1
    file.write_text(text.replace(old, new))
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))
