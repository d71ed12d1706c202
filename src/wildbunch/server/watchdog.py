"""Breaks off a step of a game that does not end: rules run on the event loop, which would stand still for all tables."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

SECONDS = 1.0
"""Of the processor's time, so that a busy machine breaks nothing off. A step takes a few thousandths of one."""
AGAIN = 0.5
"""After so much more it is tried again, should something inside have swallowed the exception."""


class TookTooLong(Exception):
    """What was done was broken off."""


def install() -> None:
    """Make `limited` work in this process. Without effect outside of the main thread, and where there is no such timer."""
    if sys.platform != "win32" and threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGVTALRM, _break_off)


def _break_off(_number: int, _frame: FrameType | None) -> None:
    raise TookTooLong(f"took more than {SECONDS:g} s")


@contextmanager
def limited() -> Iterator[None]:
    """Raises TookTooLong when what is done inside takes too long. Only in the main thread, and after `install`."""
    watched = sys.platform != "win32" and threading.current_thread() is threading.main_thread()
    if not watched or signal.getsignal(signal.SIGVTALRM) is not _break_off:
        yield
        return
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
