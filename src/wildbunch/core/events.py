"""The event buffer of a state: what a step caused, as rows of small ints.

A row is `kind, seats, a, b, c, d, e, f`: the kind of event, the set of seats (bits) that may see its private
fields, and up to six details from -128 to 127. The eight are the bytes of one number, the kind first, so that
writing a row is one store. Rules write rows with `emit`; each game decodes its rows into `Event` values.
"""

from __future__ import annotations

from typing import Annotated, Protocol

from wildbunch.core.record import i8, i64

EVERYONE = 63


class HasEvents(Protocol):
    """A state with an event buffer."""

    events: Annotated[list[i64], 64]
    events_size: i8


def emit(s: HasEvents, kind: int, seats: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
    """Write one event; `seats` is the set of seats (bits) that may see its private fields."""
    row = kind << 56 | seats << 48 | (a & 255) << 40 | (b & 255) << 32
    if c | d | e | f:  # few events have so many details, and plain Python is spared the work
        row |= (c & 255) << 24 | (d & 255) << 16 | (e & 255) << 8 | (f & 255)
    s.events[s.events_size] = row
    s.events_size += 1
