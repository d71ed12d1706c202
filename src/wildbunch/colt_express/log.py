"""The events of Colt Express: rows of the event buffer as what happened, in the words of documents.

`FORMS` is the table of all kinds of events: their fields, in order, with the place of each in the row. Rounds are counted from 1,
turns and cards of the pile from 0. A field marked private is None for those who may not see it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from wildbunch.colt_express import components as c
from wildbunch.colt_express.notation import (
    CARDS,
    LEVELS,
    LOOT,
    NO_EFFECT,
    ROUND_CARDS,
    SYMBOLS,
    Cast,
    event_of,
    slot_names,
    token_number,
    turns_of,
)
from wildbunch.core.events import EVERYONE
from wildbunch.core.log import Event
from wildbunch.core.readonly import ReadOnly

Row = Sequence[int]
Reading = Callable[[Cast, Row, int], Any]

LOOT_VALUES = (0, c.JEWEL_VALUE, c.STRONGBOX_VALUE)


def _number(cast: Cast, row: Row, at: int) -> int:
    return row[at]


def _from_one(cast: Cast, row: Row, at: int) -> int:
    return row[at] + 1


def _flag(cast: Cast, row: Row, at: int) -> bool:
    return row[at] == 1


def _bandit(cast: Cast, row: Row, at: int) -> str | None:
    return None if row[at] == c.NOBODY else cast.bandits[row[at]]


def _player(cast: Cast, row: Row, at: int) -> str:
    """What a seat plays: its bandit, or its team."""
    return cast.players[row[at]]


def _card(cast: Cast, row: Row, at: int) -> str:
    return CARDS[row[at]]


def _level(cast: Cast, row: Row, at: int) -> str:
    return LEVELS[row[at]]


def _loot(cast: Cast, row: Row, at: int) -> str:
    return LOOT[row[at]]


def _token(cast: Cast, row: Row, at: int) -> int | None:
    return token_number(row[at])


def _dollars(cast: Cast, row: Row, at: int) -> int:
    return row[at] * c.FIFTY


def _loot_value(cast: Cast, row: Row, at: int) -> int:
    return LOOT_VALUES[row[3]] or row[at] * c.FIFTY


def _symbol(cast: Cast, row: Row, at: int) -> str:
    return SYMBOLS[row[at]]


def _reason(cast: Cast, row: Row, at: int) -> str:
    return NO_EFFECT[row[at]]


def _round_card(cast: Cast, row: Row, at: int) -> str:
    return ROUND_CARDS[row[at]]


def _turns(cast: Cast, row: Row, at: int) -> tuple[str, ...]:
    return turns_of(row[at], len(cast.players))


def _event(cast: Cast, row: Row, at: int) -> str | None:
    return event_of(ROUND_CARDS[row[at]])


Field = tuple[str, Reading, int, bool]


def _public(name: str, reading: Reading, at: int) -> Field:
    return name, reading, at, False


def _private(name: str, reading: Reading, at: int) -> Field:
    return name, reading, at, True


_HIT = (_public("bandit", _bandit, 2), _public("target", _bandit, 3))
_TAKEN = (
    _public("bandit", _bandit, 2),
    _public("loot", _loot, 3),
    _public("token", _token, 4),
    _private("value", _loot_value, 5),
    _public("car", _number, 6),
    _public("level", _level, 7),
)
_MOVED_BY = (*_HIT, _public("from", _number, 4), _public("to", _number, 5), _public("level", _level, 6))
_SLID = (_public("bandit", _bandit, 2), _public("from", _number, 3), _public("to", _number, 4))
_AT_CAR = (_public("bandit", _bandit, 2), _public("car", _number, 3))

FORMS: dict[int, tuple[str, tuple[Field, ...]]] = {
    c.ROUND_STARTED: ("round_started", (_public("round", _from_one, 2), _public("first", _number, 3))),
    c.ROUND_CARD: (
        "round_card",
        (
            _public("round", _from_one, 2),
            _public("card", _round_card, 3),
            _public("turns", _turns, 3),
            _public("event", _event, 3),
        ),
    ),
    c.TURN_STARTED: ("turn_started", (_public("turn", _number, 2), _public("symbol", _symbol, 3))),
    c.PLAYED: ("played", (_public("bandit", _bandit, 2), _private("card", _card, 3), _public("face_down", _flag, 4))),
    c.PASSED: ("passed", (_public("bandit", _player, 2),)),
    c.STEALIN_STARTED: ("stealin_started", (_public("cards", _number, 2),)),
    c.RESOLVES: (
        "resolves",
        (
            _public("index", _number, 2),
            _public("bandit", _bandit, 3),
            _public("card", _card, 4),
            _public("face_down", _flag, 5),
        ),
    ),
    c.NO_EFFECT: (
        "no_effect",
        (_public("bandit", _bandit, 2), _public("card", _card, 3), _public("reason", _reason, 4)),
    ),
    c.MOVED: ("moved", (*_SLID, _public("level", _level, 5))),
    c.CLIMBED: ("climbed", (*_AT_CAR, _public("level", _level, 4))),
    c.MARSHAL_MOVED: (
        "marshal_moved",
        (_public("from", _number, 2), _public("to", _number, 3), _public("bandit", _bandit, 4)),
    ),
    c.SHOT: ("shot", (*_HIT, _public("left", _number, 4))),
    c.PUSHED: ("pushed", _MOVED_BY),
    c.ROBBED: ("robbed", _TAKEN),
    c.PUNCHED: ("punched", _HIT),
    c.DROPPED: ("dropped", (_public("target", _bandit, 2), *_TAKEN[1:])),
    c.SNATCHED: ("snatched", (*_HIT, _public("token", _token, 4), _private("value", _dollars, 5))),
    c.SHOVED: ("shoved", _MOVED_BY),
    c.MARSHAL_HITS: ("marshal_hits", _AT_CAR),
    c.FLEES: ("flees", _AT_CAR),
    c.SUPPLY_SHORT: ("supply_short", (_public("needed", _number, 2), _public("left", _number, 3))),
    c.EVENT_STARTED: ("event_started", (_public("event", _round_card, 2),)),
    c.SWEPT: ("swept", _SLID),
    c.BRAKED: ("braked", _SLID),
    c.STRONGBOX_PLACED: ("strongbox_placed", (_public("car", _number, 2),)),
    c.PASSENGERS_HIT: ("passengers_hit", (_public("bandit", _bandit, 2),)),
    c.PICKPOCKETS: ("pickpockets", (_TAKEN[0], *_TAKEN[2:])),
    c.PURSE_LOST: (
        "purse_lost",
        (_public("bandit", _bandit, 2), _public("token", _token, 3), _private("value", _dollars, 4)),
    ),
    c.RANSOM_PAID: ("ransom", (_public("bandit", _bandit, 2), _public("amount", _dollars, 3))),
    c.ROUND_ENDED: ("round_ended", (_public("round", _from_one, 2),)),
    c.GAME_ENDED: ("game_over", ()),
    c.PLACED: ("placed", _AT_CAR),
    c.RESHUFFLES: ("reshuffles", (_public("bandit", _player, 2), _public("count", _number, 3))),
    c.DISCARDS: ("discards", (_public("bandit", _bandit, 4), _public("card", _card, 3))),
    c.DONE_KEEPING: ("done_keeping", (_public("bandit", _player, 2),)),
    c.KEEPS: ("keeps", (_public("bandit", _player, 2), _public("count", _number, 3))),
}

SECRET = (c.DISCARDS, c.DONE_KEEPING)
"""Events that others are not told of at all: even their number would tell something."""
RANDOM_FIELDS = ("cards", "token", "value")
"""What chance may decide within one action; a preview leaves it out."""


def decode(cast: Cast, rows: Sequence[Row], viewer: int | None, everything: bool) -> tuple[Event, ...]:
    """The rows as events for a viewer (None: a spectator); what is private to others is None unless `everything`."""
    events = []
    for at, row in enumerate(rows):
        if row[0] == c.CARD:
            continue  # told by the draws event before it
        if row[0] == c.DRAWS:
            events.append(_draws(cast, rows, at, everything or row[2] == viewer))
            continue
        seen = everything or (row[1] == EVERYONE if viewer is None else row[1] >> viewer & 1 == 1)
        if row[0] in SECRET and not seen:
            continue
        kind, form = FORMS[row[0]]
        fields = {name: reading(cast, row, place) if seen or not private else None for name, reading, place, private in form}
        events.append(Event(kind, ReadOnly(fields)))
    return tuple(events)


def _draws(cast: Cast, rows: Sequence[Row], at: int, seen: bool) -> Event:
    """A draw, with the cards from the rows behind it; there may be a reshuffle between them."""
    seat, count = rows[at][2:4]
    names = slot_names(cast.players[seat])
    drawn = [row[3] for row in rows[at + 1 : at + count + 2] if row[0] == c.CARD][:count]
    cards = tuple(names[slot] for slot in drawn) if seen else None
    return Event("draws", ReadOnly(bandit=cast.players[seat], count=count, cards=cards))


def without_chance(event: Event) -> Event:
    """The event without what chance decided in it."""
    fields = {name: None if name in RANDOM_FIELDS else value for name, value in event.fields.items()}
    return Event(event.kind, ReadOnly(fields))
