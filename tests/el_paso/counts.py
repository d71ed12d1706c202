"""Counts all sequences of actions from a few fixed positions: the quickest way to see that some rule has changed.

Chance is fixed: every step gets 32 zero bytes of entropy. `python -m tests.el_paso.counts` writes counts.json anew; do that only when
a rule was wrong, and look at the difference.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import wildbunch
from tests.el_paso.scene import Scene, town

TABLE = Path(__file__).parent / "counts.json"
NO_CHANCE = bytes(32)


def positions() -> dict[str, tuple[int, Scene]]:
    """Each position with the number of actions that are counted."""
    return {
        "a first raid of two": (4, town("Deadwood", "bank 1 3 5, saloon 3 4, hotel 2", Annie="bank 8, saloon 3", Bart="bank 4, saloon 5")),
        "a last die, three bandits": (4, town("Cheyenne", "bank 1 3", sheriff=4, Annie="bank 8", Bart="bank 4", Cole="saloon 5")),
        "leaving with five tiles, one gone before": (
            6,
            town(
                "Cheyenne",
                "corral 1 2, mine 3",
                tiles={"Bart": "hotel 4 5, bank 4 4, mine 2", "Cole": "bank 1"},
                left={"Annie": 1},
                ask="stay Bart",
                Annie="",
                Bart="bank 8",
                Cole="saloon 8",
            ),
        ),
        "a used-up pile": (
            4,
            town("Cheyenne", "bank 1 3 5", discards="saloon 5 2", Annie="bank 2, saloon 1 3 4", Bart="bank 4, saloon 6 7 8"),
        ),
        "the end in El Paso": (
            6,
            town("El Paso", "bank 5", tiles={"Bart": "mine 4 4 5"}, ask="stay Bart", left={"Annie": 1}, Annie="", Bart=""),
        ),
    }


def sequences(game: wildbunch.Game, depth: int) -> int:
    """How many sequences of so many actions there are, answers in the order of seats; one that ends the game earlier counts too."""
    if depth == 0 or game.over:
        return 1
    seat = game.awaiting[0]
    legal = game.legal_actions(seat)
    if depth == 1:
        return len(legal)
    return sum(sequences(game.play(seat, action, entropy=NO_CHANCE), depth - 1) for action in legal)


def by_action(depth: int, scene: Scene) -> dict[str, int]:
    """The count of a position, for each of its actions."""
    game = scene.game
    seat = game.awaiting[0]
    legal = game.legal_actions(seat)
    return {action.text: sequences(game.play(seat, action, entropy=NO_CHANCE), depth - 1) for action in legal}


def main() -> None:
    """Write the table."""
    counted = {name: by_action(*position) for name, position in positions().items()}
    TABLE.write_text(json.dumps(counted, indent=1) + "\n", encoding="utf-8")
    for name, counts in counted.items():
        sys.stdout.write(f"{name}: {sum(counts.values())}\n")


if __name__ == "__main__":
    main()
