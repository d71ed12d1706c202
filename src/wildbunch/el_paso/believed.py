"""From what a seat sees to a state it could be: one of those that `wildbunch.el_paso.guess` then draws from.

A bot has nothing but its view. Here every card that the view leaves out is filled in somehow; the position document made so is read
as any other.
"""

from __future__ import annotations

from typing import Any

from wildbunch.el_paso import components as c
from wildbunch.el_paso.position import read_position
from wildbunch.el_paso.state import State
from wildbunch.el_paso.towns import PLACES
from wildbunch.el_paso.view import HIDDEN, View

Json = dict[str, Any]


def state_of(view: View) -> State:
    """A state that agrees with the view of a seat or a spectator: whoever sees this view, sees the same of this state."""
    document = view.to_json()
    document.pop("viewer", None)
    left = {place: set(range(1, c.CARD_VALUES + 1)) for place in PLACES}
    for pile in document["piles"]:
        left[pile["place"]] -= set(pile["discards"])
    for seat in document["seats"]:
        for place, values in seat["hand"].get("cards", seat["hand"]["seen"]).items():
            left[place] -= set(values)
    for seat in document["seats"]:
        if "unknown" in seat["hand"]:
            _fill_hand(seat, left)
    return read_position(document)


def _fill_hand(seat: Json, left: dict[str, set[int]]) -> None:
    """Cards of the kinds that everybody knows are there; one of them lies face down, if one does."""
    seen = seat["hand"]["seen"]
    cards = {}
    for place, count in seat["hand"]["places"].items():
        known = seen.get(place, [])
        dealt = sorted(left[place])[: count - len(known)]
        left[place] -= set(dealt)
        cards[place] = sorted([*known, *dealt])
    seat["hand"] = {"cards": cards, "seen": seen}
    if seat["chosen"] == HIDDEN:
        place, values = next(iter(cards.items()))
        seat["chosen"] = f"{place} {values[0]}"
