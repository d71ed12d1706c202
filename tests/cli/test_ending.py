"""However a command is ended, nothing that it has started goes on."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.cli.process import COMMAND, PATIENCE, environment, wildbunch

SLOW = """
import os, pathlib, time
from wildbunch.bots import Bot
class Slow(Bot):
    name = "slow"
    def choose(self, view, legal, rng):
        pathlib.Path(f"worker-{os.getpid()}").touch()
        time.sleep(600)
class Quits(Bot):
    name = "quits"
    def choose(self, view, legal, rng):
        os._exit(5)
"""
MUTE = """
import contextlib, os, pathlib, signal, sys, time
signal.signal(signal.SIGHUP, signal.SIG_IGN)
first = False
with contextlib.suppress(FileExistsError):
    pathlib.Path("first").touch(exist_ok=False)
    first = True
pathlib.Path(f"program-{os.getpid()}").touch()
if POLITE and first:
    sys.stdin.read()
else:
    time.sleep(600)
"""
Commands = list[subprocess.Popen[str]]
HELD = {
    "simulate": ["simulate", "--bots", "slow_here:Slow", "--games", "2", "--processes", "2"],
    "tournament": ["tournament", "--bots", "slow_here:Slow,random", "--games", "4", "--processes", "2"],
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with bots of one's own."""
    (tmp_path / "slow_here.py").write_text(SLOW)
    return tmp_path


@pytest.fixture
def started() -> Iterator[Commands]:
    """Commands put here are ended after the test."""
    commands: Commands = []
    yield commands
    for command in commands:
        command.kill()
        command.communicate()


def start(arguments: list[str], folder: Path, started: Commands, **more: str) -> subprocess.Popen[str]:
    command = subprocess.Popen(
        [*COMMAND, *arguments],
        env=environment(**more),
        cwd=folder,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    started.append(command)
    return command


def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def alive(number: int) -> bool:
    try:
        return Path(f"/proc/{number}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def children(number: int) -> set[int]:
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text(encoding="utf-8").rpartition(")")[2].split()[1])
        except OSError:
            continue
        if parent == number:
            found.add(int(stat.parent.name))
    return found


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
@pytest.mark.parametrize("command", HELD)
def test_no_worker_outlives_the_command(command: str, how: signal.Signals, folder: Path, started: Commands) -> None:
    running = start(HELD[command], folder, started)
    until(lambda: len(list(folder.glob("worker-*"))) == 2)
    workers = [int(file.name.partition("-")[2]) for file in folder.glob("worker-*")]
    assert all(map(alive, workers))
    running.send_signal(how)
    _, said = running.communicate(timeout=PATIENCE)
    assert running.returncode == {signal.SIGTERM: 143, signal.SIGINT: 130, signal.SIGKILL: -9}[how]
    # Of a command that is killed, Python's own keeper of accounts says what it has left behind.
    assert said == "" or (how is signal.SIGKILL and "Traceback" not in said)
    until(lambda: not any(map(alive, workers)))


@pytest.mark.parametrize(("how", "code"), [(signal.SIGTERM, 143), (signal.SIGINT, 130)])
def test_a_signal_to_warm_alone_ends_its_compilers(how: signal.Signals, code: int, tmp_path: Path, started: Commands) -> None:
    running = start(["warm"], tmp_path, started, NUMBA_CACHE_DIR=str(tmp_path / "cache"))
    until(lambda: len(children(running.pid)) >= 3)  # one keeps account of what is shared, two compile
    compilers = children(running.pid)
    running.send_signal(how)
    said, told = running.communicate(timeout=PATIENCE)
    assert (running.returncode, said, told) == (code, "", "")
    until(lambda: not any(map(alive, compilers)))


@pytest.mark.parametrize("command", ["simulate", "tournament"])
def test_a_process_that_a_bot_ends_is_told_in_one_sentence(command: str, folder: Path) -> None:
    done = wildbunch(command, "--bots", "random,slow_here:Quits", "--games", "4", "--processes", "2", "--players", "3", folder=folder)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "wildbunch: A process that did a part of the work has ended by itself: a bot has ended it, or the memory was not enough.\n"
    )


@pytest.mark.parametrize("polite", [False, True], ids=["all stay", "one leaves at once"])
def test_the_programs_of_bots_end_with_the_workers(polite: bool, tmp_path: Path, started: Commands) -> None:
    program = tmp_path / "mute.py"
    program.write_text(MUTE.replace("POLITE", repr(polite)))
    bot = f"program:{sys.executable} {program}"
    running = start(["simulate", "--bots", bot, "--games", "2", "--processes", "2"], tmp_path, started)
    until(lambda: len(list(tmp_path.glob("program-*"))) == 2)
    programs = [int(file.name.partition("-")[2]) for file in tmp_path.glob("program-*")]
    os.kill(running.pid, signal.SIGTERM)
    running.communicate(timeout=PATIENCE)
    until(lambda: not any(map(alive, programs)))


@pytest.mark.parametrize("command", [["play", "--bots", "slow_here:Slow"], [*HELD["simulate"][:-1], "1"]])
def test_a_command_that_plays_by_itself_ends_at_sigterm_as_well(command: list[str], folder: Path, started: Commands) -> None:
    running = start([*command, "--seed", "1"], folder, started)
    if command[0] == "play":
        assert running.stdin is not None
        running.stdin.write("1\n" * 50)
        running.stdin.flush()
    until(lambda: bool(list(folder.glob("worker-*"))))
    running.send_signal(signal.SIGTERM)
    _, said = running.communicate(timeout=PATIENCE)
    assert (running.returncode, said) == (-signal.SIGTERM, "")
