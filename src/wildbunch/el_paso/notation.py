"""Names and notation: the words of documents and actions for the numbers of the rules."""

from __future__ import annotations

from functools import cache
from typing import Any

from wildbunch.core.action import Action
from wildbunch.core.readonly import ReadOnly
from wildbunch.el_paso import components as c
from wildbunch.el_paso.state import State
from wildbunch.el_paso.towns import PLACES

BANDITS = ("annie", "bart", "cole", "dolores", "emmett")
FIRST_LOOKOUTS = ("random", "first_seat", "second_seat", "third_seat", "fourth_seat", "fifth_seat")
DECISIONS = {c.ASK_RAID: "raid", c.ASK_PICK: "pick", c.ASK_STAY: "stay", c.ASK_KEEP: "keep"}
KINDS_OF_ACTIONS = ("raid", "pick", "stay", "leave", "keep", "exchange")


def card_text(card: int) -> str:
    """A raid card in words.

    >>> card_text(6), card_text(40)
    ('bank 7', 'corral 1')
    """
    return f"{PLACES[card // c.CARD_VALUES]} {card % c.CARD_VALUES + 1}"


def tile_text(tile: int) -> str:
    """A loot tile in words.

    >>> tile_text(4), tile_text(11)
    ('bank 5', 'saloon 6')
    """
    return f"{PLACES[tile // c.TILE_VALUES]} {tile % c.TILE_VALUES + 1}"


def names_of(s: State) -> tuple[str, ...]:
    """The names of the bandits, by seat."""
    return tuple(BANDITS[b.role] for b in s.bandits[: s.seats])


@cache
def action_of(number: int) -> Action:
    """The action of a number.

    >>> action_of(6).text, action_of(48).text, action_of(60).text
    ('raid bank 7', 'pick bank', 'keep bank 5')
    """
    text, kind, fields = _parts(number)
    return Action(text, number, kind, ReadOnly(fields))


def _parts(number: int) -> tuple[str, str, dict[str, Any]]:
    """Text, kind and fields of an action."""
    if c.RAID <= number < c.RAID + c.RAID_CARDS:
        return _with_value("raid", card_text(number - c.RAID))
    if c.KEEP <= number < c.KEEP + c.TILES:
        return _with_value("keep", tile_text(number - c.KEEP))
    if c.PICK <= number < c.PICK + c.KINDS:
        place = PLACES[number - c.PICK]
        return f"pick {place}", "pick", {"place": place}
    if number in _SIMPLE:
        return _SIMPLE[number], _SIMPLE[number], {}
    raise ValueError(f"there is no action {number}")


def _with_value(kind: str, thing: str) -> tuple[str, str, dict[str, Any]]:
    place, value = thing.split()
    return f"{kind} {thing}", kind, {"place": place, "value": int(value)}


_SIMPLE = {c.STAY: "stay", c.LEAVE: "leave", c.EXCHANGE: "exchange"}
