"""The events of El Paso: rows of the event buffer as what happened, in the words of documents.

`FORMS` is the table of all kinds of events: their fields, in order, with the place of each in the row. A field marked private is None
for those who may not see it. Towns are named, bandits too; a kind of place is called `place`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from wildbunch.core.events import EVERYONE
from wildbunch.core.log import Event
from wildbunch.core.readonly import ReadOnly
from wildbunch.el_paso import components as c
from wildbunch.el_paso.towns import PLACES, TOWNS

Names = tuple[str, ...]
Row = Sequence[int]
Reading = Callable[[Names, int], Any]
Field = tuple[str, Reading, int, bool]


def _number(names: Names, value: int) -> int:
    return value


def _bandit(names: Names, value: int) -> str:
    return names[value]


def _place(names: Names, value: int) -> str:
    return PLACES[value]


def _town(names: Names, value: int) -> str:
    return TOWNS[value]


def _from_one(names: Names, value: int) -> int:
    return value + 1


def _flag(names: Names, value: int) -> bool:
    return value == 1


_WHO: Field = ("bandit", _bandit, 2, False)
_PLACE: Field = ("place", _place, 3, False)
_TILE: tuple[Field, ...] = (_WHO, _PLACE, ("value", _number, 4, False))
_SECRET: tuple[Field, ...] = (_WHO, ("place", _place, 3, True), ("value", _number, 4, True))
_IN_TOWN: tuple[Field, ...] = (("town", _town, 2, False),)

FORMS: dict[int, tuple[str, tuple[Field, ...]]] = {
    c.TOWN_ENTERED: ("town_entered", (*_IN_TOWN, ("number", _from_one, 2, False), ("lookout", _bandit, 3, False))),
    c.CHOSEN: ("chosen", _SECRET),
    c.CHANGED: ("changed", _SECRET),
    c.REVEALED: ("revealed", _TILE),
    c.ROLLED: (
        "rolled",
        (
            _WHO,
            ("stars", _number, 3, False),
            ("brands", _number, 4, False),
            ("sixes", _number, 5, False),
            ("sheriff", _number, 6, False),
        ),
    ),
    c.ARRESTED: ("arrested", _IN_TOWN),
    c.TAKEN: ("taken", _TILE),
    c.EMPTY_HANDED: ("empty_handed", (_WHO, _PLACE)),
    c.SHUT: ("shut", (_WHO, _PLACE)),
    c.PICKED: ("picked", (_WHO, _PLACE, ("value", _number, 4, True), ("open", _flag, 5, False))),
    c.STAYED: ("stayed", (_WHO,)),
    c.LEFT: ("left", (_WHO, ("position", _number, 3, False))),
    c.TOWN_EMPTIED: ("town_emptied", _IN_TOWN),
    c.KEPT: ("kept", _TILE),
    c.EXCHANGED: ("exchanged", (_WHO, ("tiles", _number, 3, False), ("nuggets", _number, 4, False))),
    c.TILES_LOST: ("tiles_lost", (_WHO, ("tiles", _number, 3, False))),
    c.TOWN_ENDED: ("town_ended", _IN_TOWN),
    c.CASHED: ("cashed", (_WHO, ("nuggets", _number, 3, False))),
    c.GAME_ENDED: ("game_over", ()),
}

RANDOM_FIELDS = {"picked": ("value",)}
"""What chance may decide within one action; a preview leaves it out."""


def decode(names: Names, rows: Sequence[Row], viewer: int | None, everything: bool) -> tuple[Event, ...]:
    """The rows as events for a viewer (None: a spectator); what is private to others is None unless `everything`.

    Nobody but the seat itself is told that it has changed its choice. The rows of a hand that is dealt, and those of the tiles of
    one place, are one event.
    """
    told: list[tuple[str, dict[str, Any]]] = []
    last: tuple[int, int] | None = None
    for row in rows:
        seen = everything or (row[1] == EVERYONE if viewer is None else row[1] >> viewer & 1 == 1)
        this = (row[0], row[2])
        if row[0] == c.DEALT:
            if this != last:
                told.append(("dealt", {"bandit": names[row[2]], "cards": () if seen else None}))
            if seen:
                told[-1][1]["cards"] += (f"{PLACES[row[3]]} {row[4]}",)
        elif row[0] in (c.TILES_LAID, c.TILES_RETURNED):
            if this != last:
                told.append(("laid" if row[0] == c.TILES_LAID else "returned", {"place": PLACES[row[2]], "values": ()}))
            told[-1][1]["values"] += (row[3],) * row[4]
        elif row[0] != c.CHANGED or seen:
            kind, form = FORMS[row[0]]
            fields = {name: reading(names, row[at]) if seen or not private else None for name, reading, at, private in form}
            told.append((kind, fields))
        last = this
    return tuple([Event(kind, ReadOnly(fields)) for kind, fields in told])


def without_chance(event: Event) -> Event:
    """The event without what chance decided in it."""
    hidden = RANDOM_FIELDS.get(event.kind, ())
    fields = {name: None if name in hidden else value for name, value in event.fields.items()}
    return Event(event.kind, ReadOnly(fields))
