"""Reads the cards of a seat from a position document: hand, deck and, in the expert game, its discard pile and what is known of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from wildbunch.colt_express import components as c
from wildbunch.colt_express.state import Player, State
from wildbunch.core.document import Document

EXPERT_FIELDS = ("discard", "bullets_on_top", "leaving", "seen_discards", "seen_bullets", "drawn")
MOST_CARDS = 44


def read_cards(d: Document, entry: Mapping[str, Any], path: str, s: State, seat: int, names: Sequence[str]) -> None:
    """The cards of a seat; those not given are none, but for `drawn`: then any card of a hand may be a bullet."""
    p = s.players[seat]
    p.hand[: len(names)] = _cards(d, entry, path, "hand", names)
    p.deck[: len(names)] = _cards(d, entry, path, "deck", names)
    p.hand_size = sum(p.hand)
    p.deck_size = sum(p.deck)
    if s.expert:
        _read_expert(d, entry, path, s, p, names)


def _read_expert(d: Document, entry: Mapping[str, Any], path: str, s: State, p: Player, names: Sequence[str]) -> None:
    p.discard[: len(names)] = _cards(d, entry, path, "discard", names)
    p.discard_size = sum(p.discard)
    p.open_discard[: len(names)] = d.counts(entry, path, "seen_discards", names, MOST_CARDS)
    p.leaving[: len(names)] = d.counts(entry, path, "leaving", names, MOST_CARDS)
    holding = s.phase in (c.SCHEMIN, c.KEEPING)
    given = {"bullets_on_top": 0, "seen_bullets": 0, "drawn": p.hand_size if holding else 0, **entry}
    p.bullets_on_top = d.number(given, path, "bullets_on_top", 0, MOST_CARDS)
    p.open_bullets = d.number(given, path, "seen_bullets", 0, MOST_CARDS)
    p.drawn = d.number(given, path, "drawn", 0, MOST_CARDS)


def _cards(d: Document, entry: Mapping[str, Any], path: str, key: str, names: Sequence[str]) -> list[int]:
    """The counts of a hand or a pile."""
    value = entry.get(key)
    if isinstance(value, Mapping) and "unknown" in value:
        d.fault(f"{path}.{key}.unknown", "is allowed in a view only; a position to play on names the cards")
        return [0] * len(names)
    return d.counts(entry, path, key, names, MOST_CARDS)
