"""The rules of thumb of `greedy`, each where it alone decides."""

import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

import wildbunch
from wildbunch.bots import make
from wildbunch.colt_express.view import Bandit, Cards, Decision, PileCard, Spot, Token, View
from wildbunch.core.action import Action

NOTHING = Spot(0, (), 0, 0)
Place = tuple[int, str]


def scene(
    places: Mapping[str, Place],
    hand: Mapping[str, int],
    loot: Mapping[Place, Spot],
    decision: Decision | None = None,
    marshal: int = 0,
    turn: int = 0,
    **bandits: dict[str, Any],
) -> View:
    """What Doc (seat 1) sees in a round of standard turns, everybody and everything placed as told, the pile empty."""
    game = wildbunch.new_game("colt-express", ["belle", "doc", "tuco"], seed="scene 1")
    view: Any = game.view(1)
    cars = [replace(car, inside=loot.get((car.car, "inside"), NOTHING), roof=loot.get((car.car, "roof"), NOTHING)) for car in view.train]

    def placed(bandit: Bandit) -> Bandit:
        car, level = places[bandit.bandit]
        return replace(bandit, car=car, level=level, **bandits.get(bandit.bandit, {}))

    seats = [replace(seat, hand=Cards(sum(hand.values()), hand)) if seat.seat == 1 else seat for seat in view.seats]
    result: View = replace(
        view,
        train=tuple(cars),
        bandits=tuple(map(placed, view.bandits)),
        seats=tuple(seats),
        decision=decision or Decision("plan", 1, "doc", None, None),
        marshal=marshal,
        pile=(),
        round=replace(view.round, card="braking", turns=("standard",) * 4, turn=turn, step=0),
    )
    return result


def plays(*cards: str) -> tuple[Action, ...]:
    cards_first = tuple(Action(f"play {card}", n, "play", {"card": card, "down": False}) for n, card in enumerate(cards))
    return (*cards_first, Action("draw", 99, "draw", {}))


def actions(kind: str, field: str, *values: Any) -> tuple[Action, ...]:
    return tuple(Action(f"{kind} {value}", n, kind, {field: value}) for n, value in enumerate(values))


def choice(view: View, legal: tuple[Action, ...]) -> str:
    """What greedy does, whatever the dice say."""
    chosen = {make("greedy").choose(view, legal, random.Random(n)).text for n in range(10)}
    assert len(chosen) == 1, chosen
    return chosen.pop()


APART = {"belle": (1, "inside"), "doc": (3, "inside"), "tuco": (0, "roof")}


def test_it_robs_where_loot_lies() -> None:
    view = scene(APART, {"rob": 1, "marshal": 1, "punch": 1}, {(3, "inside"): Spot(0, (), 1, 0)})
    assert choice(view, plays("marshal", "punch", "rob")) == "play rob"


def test_it_goes_to_loot_before_it_robs() -> None:
    view = scene(APART, {"rob": 2, "floor": 1}, {(3, "roof"): Spot(0, (), 2, 0)})
    assert choice(view, plays("floor", "rob")) == "play floor"


def test_it_thinks_of_where_it_will_stand_after_its_own_cards() -> None:
    view = scene(APART, {"rob": 1, "marshal": 1}, {(3, "roof"): Spot(0, (), 2, 0)})
    climbing = replace(view, pile=(PileCard("doc", "floor", face_down=False, resolved=False),))
    assert choice(climbing, plays("marshal", "rob")) == "play rob"


def test_it_shoots_when_there_is_nothing_to_rob_and_somebody_in_sight() -> None:
    view = scene({**APART, "belle": (2, "inside")}, {"fire": 1, "punch": 1, "marshal": 1}, {}, turn=3)
    assert choice(view, plays("fire", "punch", "marshal")) == "play fire"


def test_it_does_not_shoot_without_bullets() -> None:
    view = scene({**APART, "belle": (3, "inside")}, {"fire": 1, "punch": 1}, {}, turn=3, doc={"bullets_left": 0})
    assert choice(view, plays("fire", "punch")) == "play punch"


def test_it_draws_when_the_hand_can_do_nothing() -> None:
    view = scene(APART, {"punch": 1, "fire": 1}, {}, doc={"bullets_left": 0})
    assert choice(view, plays("punch", "fire")) == "draw"


def test_it_does_not_walk_into_the_marshal() -> None:
    view = scene({**APART, "doc": (2, "inside")}, {}, {}, Decision("move", 1, "doc", None, None), marshal=1)
    assert choice(view, actions("move", "car", 1, 3)) == "move 3"


@pytest.mark.parametrize(
    ("spot", "offered", "best"),
    [
        (Spot(1, (), 1, 1), [("strongbox", None), ("jewel", None), ("purse", None)], "strongbox"),
        (Spot(1, (), 1, 0), [("purse", None), ("jewel", None)], "jewel"),
        (Spot(1, (Token(9, 500),), 0, 0), [("purse", None), ("purse", 9)], "purse#9"),
        (Spot(1, (Token(9, 250),), 0, 0), [("purse", 9), ("purse", None)], "purse"),
    ],
)
def test_it_takes_the_most_valuable_loot(spot: Spot, offered: list[tuple[str, int | None]], best: str) -> None:
    view = scene(APART, {}, {(3, "inside"): spot}, Decision("rob", 1, "doc", None, None))
    legal = tuple(
        Action(loot if token is None else f"{loot}#{token}", n, "rob", {"loot": loot, "token": token})
        for n, (loot, token) in enumerate(offered)
    )
    assert choice(view, legal) == best


def test_it_hits_the_rich() -> None:
    rich = {"belle": {"jewels": 3}, "tuco": {"jewels": 0}}
    view = scene(APART, {}, {}, Decision("fire", 1, "doc", None, None), **rich)
    assert choice(view, actions("fire", "target", "tuco", "belle")) == "fire belle"


def test_it_sends_the_marshal_to_the_others_and_not_to_itself() -> None:
    view = scene({**APART, "belle": (1, "inside")}, {}, {}, Decision("marshal", 1, "doc", None, None), marshal=2)
    assert choice(view, actions("marshal", "car", 1, 3)) == "marshal 1"


def test_it_knocks_people_into_the_marshal() -> None:
    places = {**APART, "doc": (2, "inside"), "belle": (2, "inside")}
    view = scene(places, {}, {}, Decision("shove", 1, "doc", "belle", None), marshal=1)
    assert choice(view, actions("shove", "car", 3, 1)) == "shove 1"


def test_it_makes_the_victim_drop_the_strongbox() -> None:
    view = scene(APART, {}, {}, Decision("drop", 1, "doc", "belle", None))
    assert choice(view, actions("drop", "loot", "purse", "jewel", "strongbox")) == "drop strongbox"
