"""The order and the numbers of actions never change: bots, records of seeds and learned policies depend on them."""

from collections.abc import Callable

import pytest

from tests.colt_express.reference_box import BANDITS
from tests.colt_express.scene import Scene, event, schemin, stealin
from wildbunch.colt_express.components import ACTIONS
from wildbunch.colt_express.notation import action_of

CARDS = ["move", "floor", "fire", "rob", "punch", "marshal"]
LOOT = ["purse", "jewel", "strongbox"]


def test_the_numbers_of_the_actions() -> None:
    numbers = {0: [f"play {card}" for card in CARDS], 12: [f"play {card} down" for card in CARDS]}
    numbers |= {24: ["draw", "pass"], 26: [f"move {car}" for car in range(7)], 33: ["floor"], 34: [f"marshal {car}" for car in range(7)]}
    numbers |= {41: [f"fire {name}" for name in BANDITS], 47: ["push no", "push yes"], 49: [f"rob {loot}" for loot in LOOT]}
    numbers |= {52: [f"rob purse#{token}" for token in range(1, 19)], 70: [f"punch {name}" for name in BANDITS]}
    numbers |= {76: [f"drop {loot}" for loot in LOOT], 79: ["take no", "take yes"], 81: [f"shove {car}" for car in range(7)]}
    for first, texts in numbers.items():
        assert [action_of(first + more, tuple(BANDITS)).text for more in range(len(texts))] == texts
    team = ["belle", "cheyenne"]
    own = [f"{card} belle" for card in CARDS[:5]] + ["marshal", "bullet"] + [f"{card} cheyenne" for card in CARDS[:5]]
    assert [action_of(88 + more, tuple(BANDITS)).text for more in range(7)] == [*(f"place {name} caboose" for name in BANDITS), "keep"]
    assert [action_of(95 + more, tuple(BANDITS)).text for more in range(6)] == [f"discard {card}" for card in CARDS]
    for first, kind, last in ((0, "play", ""), (12, "play", " down"), (95, "discard", "")):
        texts = [action_of(first + slot, tuple(BANDITS), "+".join(team)).text for slot in range(12)]
        assert texts == [f"{kind} {card}{last}" for card in own]
    assert ACTIONS == 107


CABOOSE = """
    roof   :         |  |  |
    inside : Marshal |  |  | Belle Ghost Tuco
"""
ALL_SIX = """
    roof   :  |         | Ghost Tuco Django purse#9=300  |       |  | Doc |
    inside :  | Marshal | Cheyenne purse jewel purse#8=400 purse#7=500 strongbox |  Belle |  |  |
"""
SNAPSHOTS: dict[str, tuple[Callable[[], Scene], list[str]]] = {
    "plan": (
        lambda: schemin({"Ghost": "marshal punch rob fire floor move"}, CABOOSE, first="Ghost"),
        [*[f"play {card}" for card in CARDS], *[f"play {card} down" for card in CARDS], "draw"],
    ),
    "move on a roof": (lambda: stealin(ALL_SIX, "Ghost move"), ["move 0", "move 1", "move 3", "move 4", "move 5"]),
    "marshal": (lambda: stealin(ALL_SIX, "Ghost marshal"), ["marshal 0", "marshal 2"]),
    "fire": (
        lambda: stealin(ALL_SIX, "Tuco fire, Doc fire", order="Tuco Ghost Doc Django Cheyenne Belle").play("fire doc"),
        ["fire tuco", "fire ghost", "fire django"],
    ),
    "rob": (lambda: stealin(ALL_SIX, "Cheyenne rob"), ["rob purse", "rob jewel", "rob strongbox", "rob purse#7", "rob purse#8"]),
    "punch": (lambda: stealin(ALL_SIX, "Tuco punch"), ["punch django", "punch ghost"]),
    "drop": (
        lambda: stealin(ALL_SIX, "Tuco punch", loot={"Ghost": "purse=250 jewel strongbox"}).play("punch ghost"),
        ["drop purse", "drop jewel", "drop strongbox"],
    ),
    "shove": (lambda: stealin(ALL_SIX, "Tuco punch").play("punch ghost"), ["shove 1", "shove 3"]),
    "push": (lambda: stealin(ALL_SIX, "Django fire"), ["push no", "push yes"]),
    "pickpocket": (lambda: event("pickpocketing", ALL_SIX), ["rob purse", "rob purse#7", "rob purse#8"]),
}


@pytest.mark.parametrize("question", sorted(SNAPSHOTS))
def test_the_order_of_the_legal_actions(question: str) -> None:
    begin, legal = SNAPSHOTS[question]
    scene = begin()
    assert scene.legal == legal
    assert scene.legal == legal, "asking twice gives the same list"
