"""The yardstick of the benchmarks: a smaller game in plain Rust, which shows what this machine can do at best."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

from wildbunch.core.cachefolder import cache_root, key_of

SOURCE = Path(__file__).parents[3] / "benchmarks" / "yardstick"
"""In a checkout; an installed package has no yardstick."""
_OUTPUT = re.compile(r"(?P<games>\d+) playouts/s .*\n(?P<copies>\d+) copies/s .*\nbatch 1024: (?P<batch_steps>\d+) steps/s")


class Pace(NamedTuple):
    """What one run of the yardstick reached, a second."""

    games: float
    copies: float
    batch_steps: float


class YardstickMissing(Exception):
    """Why there is no yardstick here, as a sentence."""


def build_yardstick() -> Path:
    """The yardstick's program, built where that has not been done. Raises YardstickMissing."""
    if not SOURCE.is_dir():
        raise YardstickMissing("the source of the yardstick is only in a checkout of the project, not in the installed package")
    cargo = shutil.which("cargo")
    if cargo is None:
        raise YardstickMissing("there is no cargo here to build the yardstick with")
    sources = sorted(path for path in SOURCE.rglob("*") if path.is_file())
    target = cache_root() / f"yardstick-{key_of(path.read_bytes() for path in sources)}"
    program = target / "release" / "yardstick"
    if not program.exists():
        command = [cargo, "build", "--release", "--quiet", "--offline", "--locked", "--target-dir", str(target)]
        done = subprocess.run(command, cwd=SOURCE, capture_output=True, text=True, check=False)
        if done.returncode:
            raise YardstickMissing(f"cargo could not build the yardstick: {done.stderr.strip()}")
    return program


def run_yardstick(program: Path, games: int) -> Pace:
    """One run of so many games, and its fixed numbers of copies and batch steps."""
    done = subprocess.run([str(program), str(games)], capture_output=True, text=True, check=True)
    match = _OUTPUT.search(done.stdout)
    if match is None:
        raise ValueError(f"the yardstick printed {done.stdout!r}")
    return Pace(*(float(match[name]) for name in Pace._fields))
