"""What happened, as a reader may know it; the rows of the event buffer are read out here."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from wildbunch.core.events import HasEvents
from wildbunch.core.readonly import json_object, unchangeable

_ROW = struct.Struct(">8b")


@unchangeable
@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: its kind and fields, named in the rulebook's words.

    What the reader may not know is None.

    >>> Event("moved", {"bandit": "belle", "from": 3, "to": 4, "level": "inside"}).to_json()
    {'kind': 'moved', 'bandit': 'belle', 'from': 3, 'to': 4, 'level': 'inside'}
    """

    kind: str
    fields: Mapping[str, Any] = field(hash=False)

    def to_json(self) -> dict[str, Any]:
        """A JSON object: kind and the fields."""
        return {"kind": self.kind, **json_object(self.fields)}


def take_rows(s: HasEvents) -> tuple[tuple[int, ...], ...]:
    """The rows of the buffer, which is left empty and zero."""
    size = s.events_size
    if not size:
        return ()
    rows = tuple(_ROW.unpack(row.to_bytes(8, "big")) for row in s.events[:size])
    s.events[:size] = [0] * size
    s.events_size = 0
    return rows
