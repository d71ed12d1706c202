"""The event buffer of a state: what a step caused, as rows of small ints.

A row is `kind, seats, a, b, c, d, e, f`: the kind of event, the set of seats (bits) that may see its private
fields, and up to six details. Rules write rows with `emit`; each game decodes its rows into `Event` values.
"""

from __future__ import annotations

from typing import Annotated, Protocol

from wildbunch.core.record import i8

ROW = 8
ROWS = 64
EVERYONE = 63


class HasEvents(Protocol):
    """A state with an event buffer."""

    events: Annotated[list[i8], 512]
    events_size: i8


def emit(
    s: HasEvents, kind: int, seats: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
) -> None:
    """Write one event; `seats` is the set of seats (bits) that may see its private fields."""
    at = s.events_size * ROW
    s.events[at] = kind
    s.events[at + 1] = seats
    s.events[at + 2] = a
    s.events[at + 3] = b
    s.events[at + 4] = c
    s.events[at + 5] = d
    s.events[at + 6] = e
    s.events[at + 7] = f
    s.events_size += 1
