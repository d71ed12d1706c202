"""Being told to end: SIGTERM unwinds the program as Ctrl-C does, so that all that it has started ends with it."""

from __future__ import annotations

import signal
from threading import Event
from types import FrameType

EXIT_CODE = 143
"""What a shell says of a program that SIGTERM has ended."""


_told = Event()


class Terminated(KeyboardInterrupt):
    """SIGTERM has come. It is an interrupt, so that nothing that passes interrupts on takes it for a fault."""


def end_at_sigterm() -> None:
    """From now on raise Terminated in the main thread when SIGTERM comes; where it is ignored that is left so."""
    if signal.getsignal(signal.SIGTERM) is signal.SIG_DFL:
        signal.signal(signal.SIGTERM, _terminate)


def leave_sigterm_alone() -> None:
    """As if there had been no `end_at_sigterm`."""
    if signal.getsignal(signal.SIGTERM) is _terminate:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)


def terminated() -> bool:
    """Whether SIGTERM has come, for whoever has lost the exception on its way."""
    return _told.is_set()


def _terminate(number: int, frame: FrameType | None) -> None:
    _told.set()
    raise Terminated
