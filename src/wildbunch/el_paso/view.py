"""What a seat may know of a position, as a type of its own, built up field by field.

`View` is also the whole position when nobody is the viewer and nothing is left out. Its JSON is the position document.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from wildbunch.core.readonly import unchangeable

FORMAT = "wildbunch-position"
VERSION = 1
GAME = "el-paso"
HIDDEN = "hidden"

Values = Mapping[str, tuple[int, ...]]
"""Cards or tiles: for each kind of place their values, in order."""


def _lists(values: Values) -> dict[str, list[int]]:
    return {place: list(numbers) for place, numbers in values.items()}


@unchangeable
@dataclass(frozen=True, slots=True)
class Hand:
    """Raid cards: how many of each kind, which everybody knows; their values, or None if the viewer does not know them; and those
    among them that everybody saw when they were drawn."""

    places: Mapping[str, int] = field(hash=False)
    cards: Values | None = field(hash=False)
    seen: Values = field(hash=False)

    @property
    def size(self) -> int:
        """How many cards there are."""
        return sum(self.places.values())

    def to_json(self) -> dict[str, Any]:
        """The values by kind and those seen; for who does not know them the number, kinds and those seen."""
        if self.cards is not None:
            return {"cards": _lists(self.cards), "seen": _lists(self.seen)}
        return {"unknown": self.size, "places": dict(self.places), "seen": _lists(self.seen)}


@unchangeable
@dataclass(frozen=True, slots=True)
class Seat:
    """A player. `chosen` is the card face down before him: its text, HIDDEN, or None; `raided` that of the last raid until he draws a
    new one, then None; `position` that in which he left this town, None while he is in it and after an arrest; `kept` the tiles he has
    chosen to keep so far, while he leaves."""

    seat: int
    bandit: str
    in_town: bool
    position: int | None
    chosen: str | None
    raided: str | None
    hand: Hand
    tiles: Values = field(hash=False)
    kept: Values = field(hash=False)
    nuggets: int

    def to_json(self) -> dict[str, Any]:
        """A JSON object with the fields of this class; `raided` only where there is something to tell."""
        raided = {} if self.raided is None else {"raided": self.raided}
        return {
            "seat": self.seat,
            "bandit": self.bandit,
            "in_town": self.in_town,
            "position": self.position,
            "chosen": self.chosen,
            **raided,
            "hand": self.hand.to_json(),
            "tiles": _lists(self.tiles),
            "kept": _lists(self.kept),
            "nuggets": self.nuggets,
        }


@unchangeable
@dataclass(frozen=True, slots=True)
class Town:
    """The town being robbed: its number from 1, how many raids are over, how many bandits left after earlier raids and after how many
    of these, and its stacks, the top tile first."""

    number: int
    name: str
    raids: int
    left: int
    groups: int
    stacks: Values = field(hash=False)

    def to_json(self) -> dict[str, Any]:
        """A JSON object with the fields of this class."""
        return {
            "number": self.number,
            "name": self.name,
            "raids": self.raids,
            "left": self.left,
            "groups": self.groups,
            "stacks": _lists(self.stacks),
        }


@unchangeable
@dataclass(frozen=True, slots=True)
class TownRow:
    """A row of the table of towns: the rate of each kind it has, and which of its cells are only reconstructed."""

    name: str
    rates: Mapping[str, int] = field(hash=False)
    reconstructed: tuple[str, ...]

    def to_json(self) -> dict[str, Any]:
        """A JSON object with the fields of this class."""
        return {"name": self.name, "rates": dict(self.rates), "reconstructed": list(self.reconstructed)}


@unchangeable
@dataclass(frozen=True, slots=True)
class Dice:
    """The dice on the sheriff field, and what the last roll of this town showed."""

    sheriff: int
    stars: int
    brands: int
    sixes: int

    def to_json(self) -> dict[str, int]:
        """A JSON object with the fields of this class."""
        return {"sheriff": self.sheriff, "stars": self.stars, "brands": self.brands, "sixes": self.sixes}


@unchangeable
@dataclass(frozen=True, slots=True)
class Pile:
    """The raid cards of a kind on the table: how many have never been turned over, and the discards in the order in which they will be
    drawn once those are used up."""

    place: str
    unseen: int
    discards: tuple[int, ...]

    def to_json(self) -> dict[str, Any]:
        """A JSON object with the fields of this class."""
        return {"place": self.place, "unseen": self.unseen, "discards": list(self.discards)}


@unchangeable
@dataclass(frozen=True, slots=True)
class Decision:
    """Who must decide what: several seats when a raid is chosen, one otherwise. Seats are in clockwise order from the lookout."""

    kind: str
    seats: tuple[int, ...]
    bandits: tuple[str, ...]

    def to_json(self) -> dict[str, Any]:
        """A JSON object with the fields of this class."""
        return {"kind": self.kind, "seats": list(self.seats), "bandits": list(self.bandits)}


@unchangeable
@dataclass(frozen=True, slots=True)
class View:
    """A position of El Paso as somebody may know it.

    `viewer` is a seat, None for a spectator; `complete` says that nothing is left out. `bag` counts the tiles in the bag by value.
    """

    options: Mapping[str, str | int | bool] = field(hash=False)
    viewer: int | None
    complete: bool
    phase: str
    lookout: int
    town: Town
    dice: Dice
    decision: Decision | None
    seats: tuple[Seat, ...]
    piles: tuple[Pile, ...]
    bag: Values = field(hash=False)
    towns: tuple[TownRow, ...]

    def to_json(self) -> dict[str, Any]:
        """The position document, version 1; see docs/reference/positions.md."""
        document: dict[str, Any] = {"format": FORMAT, "version": VERSION, "game": GAME, "options": dict(self.options)}
        if not self.complete:
            document["viewer"] = self.viewer
        document |= {
            "phase": self.phase,
            "lookout": self.lookout,
            "town": self.town.to_json(),
            "dice": self.dice.to_json(),
            "decision": None if self.decision is None else self.decision.to_json(),
            "seats": [seat.to_json() for seat in self.seats],
            "piles": [pile.to_json() for pile in self.piles],
            "bag": _lists(self.bag),
            "towns": [row.to_json() for row in self.towns],
        }
        return document
