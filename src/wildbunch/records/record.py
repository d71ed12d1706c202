"""What a record holds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

FORMAT = "wildbunch-record"
VERSION = 1

Json = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Step:
    """One action: the seat that did it, its notation, the events it caused.

    `action` is None in a seat's own record when the seat could not see it. `entropy` is set when the chance of this step did
    not come from the secret.
    """

    seat: int
    action: str | None
    events: tuple[Json, ...] = field(hash=False)
    entropy: str | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it was played.

    `rules` is the version of the rules. `drawn` are the seats whose role was drawn at random. `secret` is None while the game
    goes on. `viewer` is the seat whose knowledge this is, None in a whole record. `position` is the document the game was
    started from, if it was. `events` are those of the start. `result` is None in a game that has not ended.
    """

    game: str
    rules: str
    options: Mapping[str, Any] = field(hash=False)
    seats: tuple[str, ...]
    drawn: tuple[int, ...]
    commitment: str
    secret: str | None
    viewer: int | None
    position: Json | None = field(hash=False)
    events: tuple[Json, ...] = field(hash=False)
    steps: tuple[Step, ...]
    result: Json | None = field(hash=False)
