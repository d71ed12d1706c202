"""Counts all sequences of actions from a few fixed positions: the quickest way to see that some rule has changed.

Chance is fixed: every step gets 32 zero bytes of entropy. `python -m tests.colt_express.counts` writes counts.json anew; do that
only when a rule was wrong, and look at the difference.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import wildbunch
from tests.colt_express.scene import position

TABLE = Path(__file__).parent / "counts.json"
NO_CHANCE = bytes(32)

SIX_ON_AND_IN_TWO_CARS = """
    roof   :         |  | Belle Tuco jewel        | Ghost purse#7=400          |  |  |
    inside : Marshal |  | Doc Cheyenne purse jewel | Django purse purse#8=300  |  |  |
"""
POSITIONS: dict[str, tuple[int, dict[str, Any]]] = {
    "planning, three players, Ghost first": (
        4,
        {
            "drawing": """
            roof   :         |  |       |
            inside : Marshal |  | Belle | Ghost Doc
            """,
            "phase": "schemin",
            "first": "Ghost",
            "card": "bridge",
            "hands": {"Belle": "move fire", "Doc": "rob punch floor", "Ghost": "move marshal"},
        },
    ),
    "planning, a double turn": (
        5,
        {
            "drawing": """
            roof   :         |  |       |
            inside : Marshal |  | Belle | Tuco Doc
            """,
            "phase": "schemin",
            "card": "bridge",
            "turn": 1,
            "hands": {"Belle": "move fire rob", "Doc": "move", "Tuco": "floor punch"},
        },
    ),
    "all six cards of all six bandits": (
        7,
        {
            "drawing": SIX_ON_AND_IN_TWO_CARS,
            "phase": "stealin",
            "pile": "Tuco fire, Django fire, Cheyenne punch, Doc rob, Ghost move, Belle marshal, Doc fire, Belle punch",
        },
    ),
    "roofs and moves": (
        5,
        {
            "drawing": """
            roof   : Tuco    | Belle  | Doc | Ghost  |
            inside : Marshal | jewel  |     | purse  |
            """,
            "phase": "stealin",
            "pile": "Tuco move, Belle fire, Doc move, Ghost fire, Tuco fire, Doc floor, Doc rob",
        },
    ),
    "Cheyenne punches, Django pushes, the Marshal walks": (
        7,
        {
            "drawing": """
            roof   :  |               |         |        |
            inside :  | Cheyenne Tuco | Marshal | Django | Doc
            """,
            "phase": "stealin",
            "pile": "Cheyenne punch, Django fire, Doc marshal, Cheyenne move, Django fire, Tuco punch",
            "loot": {"Tuco": "purse=300 purse=450 jewel"},
        },
    ),
    "pickpocketing": (
        3,
        {
            "drawing": """
            roof   :         | Ghost purse#5=300 purse#6=450 |      |                   |
            inside : Marshal | Doc purse purse#7=400         | Tuco | Belle purse purse |
            """,
            "phase": "event",
            "card": "pickpocketing",
        },
    ),
}


def document(name: str) -> dict[str, Any]:
    """The position document of a position of the table."""
    setting = dict(POSITIONS[name][1])
    made = position(setting.pop("drawing"), **setting)
    del made["undrawn"]
    return made


def start(name: str) -> wildbunch.Game:
    """The game at a position of the table."""
    return wildbunch.Game.from_position(document(name), seed=NO_CHANCE)


def sequences(game: wildbunch.Game, depth: int) -> int:
    """How many sequences of so many actions there are; one that ends the game earlier counts too."""
    if depth == 0 or game.over:
        return 1
    (seat,) = game.awaiting
    legal = game.legal_actions(seat)
    if depth == 1:
        return len(legal)
    return sum(sequences(game.play(seat, action, entropy=NO_CHANCE), depth - 1) for action in legal)


def by_action(name: str) -> dict[str, int]:
    """The count of a position, for each of its actions."""
    game = start(name)
    (seat,) = game.awaiting
    depth = POSITIONS[name][0]
    return {action.text: sequences(game.play(seat, action, entropy=NO_CHANCE), depth - 1) for action in game.legal_actions(seat)}


def main() -> None:
    """Write the table."""
    counted = {name: by_action(name) for name in POSITIONS}
    TABLE.write_text(json.dumps(counted, indent=1) + "\n", encoding="utf-8")
    for name, counts in counted.items():
        sys.stdout.write(f"{name}: {sum(counts.values())}\n")


if __name__ == "__main__":
    main()
