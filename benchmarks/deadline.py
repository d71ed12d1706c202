"""How well the search keeps a budget in seconds: the longest of many decisions, over the time it was given.

    python -m benchmarks.deadline --seconds 0.1 --decisions 100

On a machine that has nothing else to do it stays below 20 ms. No test measures it.
"""

from __future__ import annotations

import argparse
import random
from time import perf_counter

from wildbunch import new_game
from wildbunch.bots.search import Budget, Search


def overruns(game: str, seconds: float, decisions: int) -> list[float]:
    """Milliseconds over the budget, for so many decisions of random games of four."""
    rng = random.Random(1)
    search = Search(Budget(seconds=seconds, iterations=None))
    found: list[float] = []
    seed = 0
    now = new_game(game, 4, seed=seed)
    while len(found) <= decisions:
        seat = now.awaiting[0]
        legal = now.legal_actions(seat)
        if len(legal) > 1:
            view = now.view(seat)
            before = perf_counter()
            search.choose(view, legal, rng)
            found.append(1000 * (perf_counter() - before - seconds))
        now = now.play(seat, rng.choice(legal))
        if now.over:
            seed += 1
            now = new_game(game, 4, seed=seed)
    return found[1:]  # the first one loads what is compiled


def main() -> None:
    """Print the median and the greatest overrun of both games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--decisions", type=int, default=100)
    asked = parser.parse_args()
    for game in ("colt-express", "el-paso"):
        found = sorted(overruns(game, asked.seconds, asked.decisions))
        print(f"{game}: median {found[len(found) // 2]:.1f} ms, most {found[-1]:.1f} ms over {asked.seconds} s")


if __name__ == "__main__":
    main()
