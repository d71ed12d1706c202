"""Programs and the lines they are asked."""

import os
import sys
from collections.abc import Iterator

import pytest

from wildbunch.bots import process
from wildbunch.bots.process import Ended, Process

INTERRUPTS_AND_STAYS = """
import os, signal, sys, time
print("ready", flush=True)
sys.stdin.read()
os.kill(os.getppid(), signal.SIGINT)
time.sleep(600)
"""


@pytest.fixture
def ended() -> Iterator[type[Process]]:
    """Starts programs that have ended before anybody asks them."""
    started: list[Process] = []

    class Gone(Process):
        def __init__(self, text: str) -> None:
            super().__init__([sys.executable, "-c", text])
            self._popen.wait(120)
            started.append(self)

    yield Gone
    for program in started:
        program.kill()


def test_what_a_program_said_before_it_ended_is_its_answer(ended: type[Process]) -> None:
    assert ended("print('bye'); raise SystemExit(3)").ask(b"hello", 120) == b"bye"


@pytest.mark.parametrize("text", ["raise SystemExit(3)", "print('half a line', end=''); raise SystemExit(3)"])
def test_a_program_that_ended_and_said_no_whole_line_has_ended(text: str, ended: type[Process]) -> None:
    with pytest.raises(Ended, match="exit code 3"):
        ended(text).ask(b"hello", 120)


def test_a_program_ends_also_when_its_grace_is_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "GRACE", 240.0)
    program = Process([sys.executable, "-c", INTERRUPTS_AND_STAYS])
    assert program.ask(b"hello", 120) == b"ready"
    with pytest.raises(KeyboardInterrupt):
        program.end(b"bye")
    with pytest.raises(ProcessLookupError):
        os.kill(program._popen.pid, 0)
