"""A program that is asked in lines and answers in lines, each within its time."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import weakref
from collections.abc import Sequence
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from time import monotonic

from wildbunch.core.ending import signals_deferred

LONGEST = 1 << 16
"""Bytes of the longest line that is taken."""
LAST_WORDS = 1 << 14
"""Bytes of the error stream that are kept: a long stack of calls may stand behind the error."""
BESIDE_THE_ERROR = re.compile(r"\s|\W*$|Node\.js v|\(Use `node |Require stack:|- ")
"""How lines begin that do not say what went wrong: indented ones (stacks of calls), mere brackets, and what Node writes below an error."""
CHUNK = 1 << 16
GRACE = 1.0
"""Seconds in which a program may end by itself."""


class Silent(Exception):
    """The time is over."""


class Ended(Exception):
    """The program has ended; the message says how."""


class TooLong(Exception):
    """A line has no end; the message is how it begins."""


class Process:
    """A running program, in a group of its own, so that what it has started ends with it.

    It is ended by `end`, or when nobody knows it any more, or with this process at the latest.
    """

    def __init__(self, command: Sequence[str]) -> None:
        """Start the program. Raises OSError."""
        with signals_deferred():
            self._popen = subprocess.Popen(
                list(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0, start_new_session=True
            )
            self._finish = weakref.finalize(self, _kill, self._popen)
        assert self._popen.stdin is not None
        assert self._popen.stdout is not None
        assert self._popen.stderr is not None
        self._in, self._out, self._err = (pipe.fileno() for pipe in (self._popen.stdin, self._popen.stdout, self._popen.stderr))
        os.set_blocking(self._in, False)
        self._answer = b""
        self._last_words = b""

    def ask(self, question: bytes, seconds: float) -> bytes:
        """Write a line and return the next one that comes back, without its end. Raises Silent, Ended, TooLong."""
        deadline = monotonic() + seconds
        rest = memoryview(question + b"\n")
        with DefaultSelector() as selector:
            selector.register(self._in, EVENT_WRITE)
            selector.register(self._out, EVENT_READ)
            selector.register(self._err, EVENT_READ)
            while rest or b"\n" not in self._answer:
                left = deadline - monotonic()
                if left <= 0:
                    raise Silent
                for key, _ in selector.select(left):
                    if key.fd == self._in:
                        rest = rest[self._written(rest) :]
                        if not rest:
                            selector.unregister(self._in)
                    elif key.fd == self._out:
                        if not self._hear():
                            selector.unregister(self._out)
                    elif not self._overhear():
                        selector.unregister(self._err)
        line, _, self._answer = self._answer.partition(b"\n")
        return line

    def _written(self, rest: memoryview) -> int:
        try:
            return os.write(self._in, rest)
        except BrokenPipeError:
            # What it has said before it ended is its answer nevertheless.
            self._hear_the_rest()
            if b"\n" in self._answer:
                return len(rest)
            raise Ended(self._how_it_ended()) from None

    def _hear_the_rest(self) -> None:
        """Take in what has been said and not been heard, as much of it as a line may have."""
        os.set_blocking(self._out, False)
        with suppress(BlockingIOError):
            while len(self._answer) <= LONGEST and (heard := os.read(self._out, CHUNK)):
                self._answer += heard

    def _hear(self) -> bool:
        """Take in what is said; False when nothing more will be, but a whole line was."""
        heard = os.read(self._out, CHUNK)
        if not heard and b"\n" not in self._answer:
            raise Ended(self._how_it_ended())
        self._answer += heard
        if len(self._answer) > LONGEST and b"\n" not in self._answer[:LONGEST]:
            raise TooLong(self._answer[:LAST_WORDS].decode(errors="replace"))
        return bool(heard)

    def _overhear(self) -> bool:
        """Keep the last the program says on its error stream; False when that is closed."""
        heard = os.read(self._err, CHUNK)
        self._last_words = (self._last_words + heard)[-LAST_WORDS:]
        return bool(heard)

    def _how_it_ended(self) -> str:
        """The exit code or signal, and the last words."""
        os.set_blocking(self._err, False)
        with suppress(BlockingIOError):
            while self._overhear():
                pass
        try:
            code = self._popen.wait(GRACE)
        except subprocess.TimeoutExpired:
            how = "it has closed its input or output"
        else:
            how = f"exit code {code}" if code >= 0 else signal.Signals(-code).name
        said = last_words(self._last_words.decode(errors="replace"))
        return f"{how} ({said})" if said else how

    def end(self, farewell: bytes) -> None:
        """Say a last line, let the program end by itself for a moment, then end it whatever it does."""
        if not self._finish.alive:
            return
        try:
            with suppress(OSError):
                os.write(self._in, farewell + b"\n")
            assert self._popen.stdin is not None
            self._popen.stdin.close()
            deadline = monotonic() + GRACE
            with DefaultSelector() as selector:
                selector.register(self._out, EVENT_READ)
                selector.register(self._err, EVENT_READ)
                while selector.get_map() and (left := deadline - monotonic()) > 0:
                    for key, _ in selector.select(left):
                        if not os.read(key.fd, CHUNK):
                            selector.unregister(key.fd)
        finally:
            self._finish()

    def kill(self) -> None:
        """End the program at once."""
        self._finish()


def last_words(text: str) -> str:
    """The line of an error stream that says best why the program ended: the last one that is not beside the error, else the last one.

    >>> last_words("Error: kaboom\\n    at bot.js:7\\n\\nNode.js v24.1.0\\n")
    'Error: kaboom'
    """
    lines = [line for line in text.splitlines() if line.strip()]
    telling = [line for line in lines if not BESIDE_THE_ERROR.match(line)]
    return (telling or lines or [""])[-1].strip()


def _kill(popen: subprocess.Popen[bytes]) -> None:
    """End the program and all it has started, and let nothing of it stay behind."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(popen.pid, signal.SIGKILL)
    popen.wait()
    for pipe in (popen.stdin, popen.stdout, popen.stderr):
        if pipe is not None:
            pipe.close()
