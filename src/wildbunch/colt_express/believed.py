"""From what a seat sees to a state it could be: one of those that `wildbunch.colt_express.guess` then draws from.

A bot has nothing but its view. Here every card and value that the view leaves out is filled in somehow, so that the box adds up;
the position document made so is read as any other.
"""

from __future__ import annotations

from typing import Any

from wildbunch.colt_express import components as c
from wildbunch.colt_express.notation import CARDS, JOIN, slot_names
from wildbunch.colt_express.position import read_position
from wildbunch.colt_express.state import State
from wildbunch.colt_express.view import View

Json = dict[str, Any]


def state_of(view: View) -> State:
    """A state that agrees with the view of a seat or a spectator: whoever sees this view, sees the same of this state.

    Who else has seen a purse that nobody holds any more no view tells; here it is nobody else.
    """
    document = view.to_json()
    viewer = document.pop("viewer", None)
    _fill_values(document, viewer)
    left = _fill_pile(document)
    for seat in document["seats"]:
        if "unknown" in seat["hand"]:
            _fill_cards(seat, left[seat["seat"]])
    return read_position(document)


def _bandits_of(document: Json, seat: int) -> list[Json]:
    return [bandit for bandit in document["bandits"] if bandit["seat"] == seat]


def _names(seat: Json) -> tuple[str, ...]:
    return slot_names(JOIN.join(seat["bandits"]))


def _fill_values(document: Json, viewer: int | None) -> None:
    """Purses whose value is not known get one of those nobody has seen; who knows them: their holder, and the viewer if so."""
    seats = [(bandit["purses"], bandit["seat"]) for bandit in document["bandits"]]
    spots = [(car[level]["tokens"], None) for car in document["train"] for level in ("inside", "roof")]
    places = [*seats, *spots, (document["box"], None)]
    left: dict[Any, int] = dict(zip(c.PURSE_VALUES, c.PURSE_COUNTS, strict=True))
    for tokens, _ in places:
        for token in tokens:
            if token["value"] is not None:
                left[token["value"]] -= 1
    for tokens, holder in places:
        for token in tokens:
            knows = {holder} - {None}
            if token["value"] is None:
                token["value"] = next(value for value, count in left.items() if count)
                left[token["value"]] -= 1
            elif viewer is not None:
                knows.add(viewer)
            if token["token"] > len(document["bandits"]):
                token["known"] = sorted(knows)


def _owned(document: Json, seat: Json) -> dict[str, int]:
    """All cards of a seat, wherever they are."""
    received = sum(count for bandit in _bandits_of(document, seat["seat"]) for count in bandit["received"].values())
    copies = c.TEAM_COPIES if len(seat["bandits"]) > 1 else c.COPIES
    cards = dict(zip(_names(seat), copies, strict=False))
    cards[CARDS[c.BULLET]] = received
    return cards


def _slot_name(document: Json, bandit: str, card: str) -> str:
    """How a card of the pile is called among the cards of its seat."""
    seat = next(seat for seat in document["seats"] if bandit in seat["bandits"])
    return card if len(seat["bandits"]) == 1 or card == CARDS[c.MARSHAL] else f"{card} {bandit}"


def _seen(seat: Json) -> dict[str, dict[str, int]]:
    """What everybody has seen of a seat's cards, by where they are."""
    bullet = CARDS[c.BULLET]
    return {
        "hand": {bullet: seat.get("seen_bullets", 0)},
        "deck": {bullet: seat.get("bullets_on_top", 0)},
        "discard": seat.get("seen_discards", {}),
    }


def _left(document: Json) -> dict[int, dict[str, int]]:
    """The cards of each seat but for those the view shows: on the pile, in the viewer's hand, or seen by everybody elsewhere."""
    left = {seat["seat"]: _owned(document, seat) for seat in document["seats"]}
    for seat in document["seats"]:
        shown = _seen(seat).values() if "unknown" in seat["hand"] else [seat["hand"]]
        for cards in shown:
            for name, count in cards.items():
                left[seat["seat"]][name] -= count
    return left


def _fill_pile(document: Json) -> dict[int, dict[str, int]]:
    """Name the cards of the pile that are not known; what each seat has left of its cards then."""
    left = _left(document)
    seat_of = {bandit["bandit"]: bandit["seat"] for bandit in document["bandits"]}
    waiting = [card for card in document["pile"] if not card["resolved"]]
    for planned in waiting:
        if planned["card"] is not None:
            left[seat_of[planned["bandit"]]][_slot_name(document, planned["bandit"], planned["card"])] -= 1
    for planned in waiting:
        if planned["card"] is None:
            there = left[seat_of[planned["bandit"]]]
            counts = {card: there.get(_slot_name(document, planned["bandit"], card), 0) for card in CARDS[: c.BULLET]}
            card = max(counts, key=lambda card: counts[card])
            planned["card"] = card
            there[_slot_name(document, planned["bandit"], card)] -= 1
    for planned in document["pile"]:
        planned["card"] = planned["card"] or CARDS[c.MOVE]
    return left


def _fill_cards(seat: Json, rest: dict[str, int]) -> None:
    """Deal what a seat has left: what was seen where it was seen, action cards to the hand first."""
    bullet = CARDS[c.BULLET]
    unseen = [name for name, count in rest.items() for _ in range(count) if name != bullet]
    unseen += [bullet] * rest[bullet]
    for key, seen in _seen(seat).items():
        if key in seat:
            wanted = seat[key]["unknown"] - sum(seen.values())
            dealt, unseen = unseen[:wanted], unseen[wanted:]
            seat[key] = {name: seen.get(name, 0) + dealt.count(name) for name in {*seen, *dealt}}
