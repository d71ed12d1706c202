"""How a game ended."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from wildbunch.core.readonly import unchangeable


@unchangeable
@dataclass(frozen=True, slots=True)
class Score:
    """What one seat has at the end: its money and the named numbers it is made of.

    The parts can be read as attributes.

    >>> score = Score(0, 2250, {"loot": 1250, "gunslinger": 1000})
    >>> score.money, score.loot
    (2250, 1250)
    """

    seat: int
    money: int
    parts: Mapping[str, int] = field(hash=False)

    def __getattr__(self, name: str) -> int:
        if name.startswith("_"):
            raise AttributeError(name)
        try:
            return self.parts[name]
        except KeyError:
            raise AttributeError(f"this score has {', '.join(self.parts)}, not {name}") from None

    def to_json(self) -> dict[str, int]:
        """A JSON object: seat, money and the parts."""
        return {"seat": self.seat, "money": self.money, **self.parts}


@unchangeable
@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game.

    `scores` by seat; `ranking` all seats, best first (those who share a place in the order of seats); `winners` one seat, or
    several who share the win; `decided_by` what told the winners from the rest: "money", "bullets", or "shared".
    """

    scores: tuple[Score, ...]
    ranking: tuple[int, ...]
    winners: tuple[int, ...]
    decided_by: str

    def to_json(self) -> dict[str, Any]:
        """A JSON object with the fields of this class."""
        return {
            "scores": [score.to_json() for score in self.scores],
            "ranking": list(self.ranking),
            "winners": list(self.winners),
            "decided_by": self.decided_by,
        }
