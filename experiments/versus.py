"""Matches between bots by name: `python -m experiments.versus --game el-paso --games 60 outlaw:greenhorn legend:reference-planner:1`.

`ours:theirs` lets two seats of each play at tables of four, sitting in all six ways; the fair share is one half. `ours:theirs:1` lets one
of ours play against three of theirs, in all seats in turn; the fair share is one quarter. Prints a line of JSON for each match: share of
wins, its 95 % interval, processor time for a decision of each side.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from time import process_time
from typing import Any

from wildbunch import new_game
from wildbunch.arena.match import play_out
from wildbunch.bots import Bot, make
from wildbunch.core.action import Action

TWO = [(0, 0, 1, 1), (0, 1, 0, 1), (0, 1, 1, 0), (1, 1, 0, 0), (1, 0, 1, 0), (1, 0, 0, 1)]
ONE = [tuple(int(seat != ours) for seat in range(4)) for ours in range(4)]


class Timed(Bot):
    """A bot with its processor time taken."""

    def __init__(self, bot: Bot) -> None:
        self.name, self._bot = bot.name, bot
        self.seconds, self.decisions = 0.0, 0

    def choose(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Action:
        """What the bot chooses."""
        before = process_time()
        chosen = self._bot.choose(view, legal, rng)
        self.seconds += process_time() - before
        self.decisions += len(legal) > 1
        return chosen

    @property
    def milliseconds(self) -> float:
        """For a decision with a choice."""
        return round(1000 * self.seconds / max(1, self.decisions), 1)


def versus(game: str, ours: str, theirs: str, one: bool, games: int, seed: str) -> dict[str, Any]:
    """The share of wins of `ours`."""
    sides = Timed(make(ours)), Timed(make(theirs))
    ways = ONE if one else TWO
    shares = []
    for number in range(games):
        way = ways[number % len(ways)]
        start = new_game(game, 4, seed=f"{seed}/{number // len(ways)}")
        outcome = play_out(start, [sides[side] for side in way], f"{seed}/{number}").outcome
        assert outcome is not None
        shares.append(sum(way[seat] == 0 for seat in outcome.winners) / len(outcome.winners))
    mean = sum(shares) / games
    spread = math.sqrt(sum((share - mean) ** 2 for share in shares) / max(1, games - 1) / games)
    return {
        "game": game,
        "ours": ours,
        "theirs": theirs,
        "fair": 0.25 if one else 0.5,
        "share": round(mean, 3),
        "low": round(mean - 1.96 * spread, 3),
        "high": round(mean + 1.96 * spread, 3),
        "games": games,
        "ms": [side.milliseconds for side in sides],
    }


def main() -> None:
    """Play the matches that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="colt-express")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", default="versus")
    parser.add_argument("matches", nargs="+")
    asked = parser.parse_args()
    for match in asked.matches:
        ours, theirs, *one = match.split("|") if "|" in match else match.split(":")
        print(json.dumps(versus(asked.game, ours, theirs, bool(one), asked.games, asked.seed)), flush=True)


if __name__ == "__main__":
    main()
