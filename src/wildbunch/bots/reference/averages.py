"""The opponent `reference-averages`: information-set search as a general framework for board games tunes it for Colt Express.

One tree for the seat that searches; 750 iterations a decision; behind the tree at most 30 actions, each chosen by what it was worth on
average wherever it was done (move-average sampling), one in ten by chance; the value of a position is one's own money minus that of the
best other.
"""

from __future__ import annotations

from wildbunch.bots.search import Budget, Search, Settings

ITERATIONS = 750
AVERAGES = Settings(observers="one", exploration=1.0, rollout="averages", carelessness=0.1, actions=30, win=0.0, linear=True)


class Averages(Search):
    """Searches with a single tree and averages of moves."""

    name = "reference-averages"

    def __init__(self) -> None:
        super().__init__(Budget(iterations=ITERATIONS), settings=AVERAGES)
