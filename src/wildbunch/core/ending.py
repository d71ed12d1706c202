"""Being told to end: SIGTERM unwinds the program as Ctrl-C does, so that all that it has started ends with it."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

EXIT_CODE = 143
"""What a shell says of a program that SIGTERM has ended."""


_told = threading.Event()


class Terminated(KeyboardInterrupt):
    """SIGTERM has come. It is an interrupt, so that nothing that passes interrupts on takes it for a fault."""


@contextmanager
def ends_in_order() -> Iterator[None]:
    """Within this, SIGTERM raises Terminated in the main thread.

    It is for the time in which there are others to end. Elsewhere SIGTERM ends the process at once, even while compiled code runs, which
    no exception comes into. Another's way to treat it is left as it is.
    """
    if threading.current_thread() is not threading.main_thread() or signal.getsignal(signal.SIGTERM) is not signal.SIG_DFL:
        yield
        return
    signal.signal(signal.SIGTERM, _terminate)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)


@contextmanager
def sigterm_kept() -> Iterator[None]:
    """What others make of SIGTERM within this is over at its end: it ends this program as before."""
    before = signal.getsignal(signal.SIGTERM)
    try:
        yield
    finally:
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGTERM, before)


@contextmanager
def signals_deferred() -> Iterator[None]:
    """Within this, what Ctrl-C and SIGTERM raise waits to the end of it.

    It is for the moment in which something has been started and nobody knows yet that it is to be ended. What it starts meets the
    signals as ever. A signal that raises nothing is left as it is.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    came: list[int] = []
    before = {number: handler for number in (signal.SIGINT, signal.SIGTERM) if callable(handler := signal.getsignal(number))}
    try:
        for number in before:
            signal.signal(number, lambda which, _: came.append(which))
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        for which in came:
            signal.raise_signal(which)


def terminated() -> bool:
    """Whether SIGTERM has come, for whoever has lost the exception on its way."""
    return _told.is_set()


def _terminate(number: int, frame: FrameType | None) -> None:
    _told.set()
    raise Terminated
