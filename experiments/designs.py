"""Compares designs of the search by matches with equal processor time: two seats of one against two of the other.

    python -m experiments.designs --game colt-express --milliseconds 8 --games 120 rollout=random history=0.5

Each argument is a design: settings that differ from the shipped ones, joined by commas. It plays against the shipped settings at
tables of four, all six ways to sit two and two; both get so many iterations as they can do in the given processor time on the
positions of some random games, so that a busy machine does not matter. A line of JSON for each match, with the share of wins (fair is one
half) and its 95 % interval.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from dataclasses import fields, replace
from time import process_time
from typing import Any

from wildbunch import Game, new_game
from wildbunch.arena.match import play_out
from wildbunch.bots.search import Budget, Search, Settings
from wildbunch.bots.search.games import GAMES

WAYS_TO_SIT = [(0, 0, 1, 1), (0, 1, 0, 1), (0, 1, 1, 0), (1, 1, 0, 0), (1, 0, 1, 0), (1, 0, 0, 1)]
SEATS = 4
TRIED = 2000


def settings_of(text: str, base: Settings) -> Settings:
    """The shipped settings with these changes."""
    kinds = {field.name: type(getattr(base, field.name)) for field in fields(base)}
    changes: dict[str, Any] = {}
    for part in filter(None, text.split(",")):
        name, _, value = part.partition("=")
        changes[name] = value == "True" if kinds[name] is bool else kinds[name](value)
    return replace(base, **changes)


def samples(game: str) -> list[tuple[Game, int]]:
    """Positions from random games, at which a choice is due."""
    found = []
    rng = random.Random(1)
    for seed in range(6):
        now = new_game(game, SEATS, seed=seed)
        while not now.over:
            seat = now.awaiting[0]
            if len(now.legal_actions(seat)) > 1:
                found.append((now, seat))
            now = now.play(seat, rng.choice(now.legal_actions(seat)))
    return rng.sample(found, 12)


def iterations_in(settings: Settings, positions: list[tuple[Game, int]], seconds: float) -> int:
    """How many iterations of this design take so much processor time."""
    search = Search(Budget(iterations=TRIED), settings=settings)
    search.choose(positions[0][0].view(positions[0][1]), positions[0][0].legal_actions(positions[0][1]), random.Random(0))
    before = process_time()
    for game, seat in positions:
        search.choose(game.view(seat), game.legal_actions(seat), random.Random(2))
    return max(10, int(seconds * TRIED * len(positions) / (process_time() - before)))


def match(game: str, ours: Search, theirs: Search, games: int, seed: str) -> dict[str, Any]:
    """Share of wins of `ours`, two seats of four, with its 95 % interval."""
    shares = []
    for number in range(games):
        sides = WAYS_TO_SIT[number % len(WAYS_TO_SIT)]
        start = new_game(game, SEATS, seed=f"{seed}/{number // len(WAYS_TO_SIT)}")
        outcome = play_out(start, [(ours, theirs)[side] for side in sides], f"{seed}/{number}").outcome
        assert outcome is not None
        shares.append(sum(sides[seat] == 0 for seat in outcome.winners) / len(outcome.winners))
    mean = sum(shares) / games
    spread = math.sqrt(sum((share - mean) ** 2 for share in shares) / max(1, games - 1) / games)
    return {"share": round(mean, 3), "low": round(mean - 1.96 * spread, 3), "high": round(mean + 1.96 * spread, 3), "games": games}


def main() -> None:
    """Play the matches that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="colt-express")
    parser.add_argument("--milliseconds", type=float, default=8)
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--seed", default="designs")
    parser.add_argument("--base", default="", help="changes of the shipped settings that both sides have")
    parser.add_argument("designs", nargs="+")
    asked = parser.parse_args()
    positions = samples(asked.game)
    shipped_settings = GAMES[type(positions[0][0].view(0))].settings
    base = settings_of(asked.base, shipped_settings)
    shipped = iterations_in(base, positions, asked.milliseconds / 1000)
    for design in asked.designs:
        settings = settings_of(design, base)
        own = iterations_in(settings, positions, asked.milliseconds / 1000)
        sides = Search(Budget(iterations=own), settings=settings), Search(Budget(iterations=shipped), settings=base)
        row = {"game": asked.game, "base": asked.base, "design": design, "iterations": own, "of_base": shipped, "ms": asked.milliseconds}
        print(json.dumps(row | match(asked.game, *sides, asked.games, asked.seed)), flush=True)


if __name__ == "__main__":
    main()
