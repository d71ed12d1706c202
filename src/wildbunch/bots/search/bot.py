"""The bot `search`."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Any

from wildbunch.bots.base import Bot
from wildbunch.bots.search.engines import make_ready
from wildbunch.bots.search.explanation import Assessment, Budget, Chance, Explanation, Step
from wildbunch.bots.search.games import GAMES, SearchedGame
from wildbunch.bots.search.settings import Settings
from wildbunch.bots.search.worker import Tried, Worker
from wildbunch.core.action import Action

SEED_BITS = 40
"""So that the numbers of iterations can be added."""
FIRST_SLICE = 2
SLICE_SECONDS = 0.004
"""How long compiled code runs before the clock is looked at again."""
PATIENT_SLICE = 10_000
"""Iterations at once where no clock runs: between them the process can be interrupted."""
FINISHES = 8
"""One in so many futures is played to the end of the game where somebody wants to know what is expected there."""
NOTHING = Tried(0, 0.0, 0.0, 0)


class Search(Bot):
    """Tries out futures that agree with what its seat knows, and plays what it tried most.

    Without `settings` it uses those that measured best for the game.

    For the same `rng`, iterations and number of threads it chooses the same; with a budget in seconds that depends on the machine.
    """

    name = "search"

    def __init__(self, budget: Budget | None = None, threads: int = 1, settings: Settings | None = None) -> None:
        if threads < 1:
            raise ValueError("a search has one thread at least")
        self.budget = budget or Budget()
        self.threads = threads
        self.settings = settings

    def choose(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Action:
        """The action tried most often; an only one without searching."""
        if len(legal) == 1:
            return legal[0]
        workers, _ = self._search(view, rng, finishes=0)
        return _tried_most(legal, _totals(legal, [worker.tried(view.viewer) for worker in workers]))

    def explain(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Explanation:
        """What a search finds out about each of the legal actions of the seat whose view it is.

        It chooses as `choose` does with as many iterations. Raises ValueError for a view of nobody: only a seat can be advised.
        """
        workers, iterations = self._search(view, rng, finishes=FINISHES)
        found = [worker.tried(view.viewer) for worker in workers]
        totals = _totals(legal, found)
        choices = tuple(self._assessment(view, action, totals[action], workers, found) for action in legal)
        return Explanation(iterations, _tried_most(legal, totals), choices)

    def _search(self, view: Any, rng: random.Random, finishes: int) -> tuple[list[Worker], int]:
        """Workers that have searched for a choice of the viewer, and how often they iterated."""
        if view.viewer is None:
            raise ValueError("a spectator has nothing to decide")
        game = GAMES[type(view)]
        make_ready(game)
        started = perf_counter()
        workers = self._workers(game, view, rng, True, finishes)
        return workers, self._run(workers, started)

    def chance(self, view: Any, rng: random.Random) -> Chance:
        """What a position promises the seat whose view it is, whoever decides in it. Raises ValueError for a view of nobody."""
        if view.viewer is None:
            raise ValueError("a spectator cannot win")
        game = GAMES[type(view)]
        make_ready(game)
        started = perf_counter()
        workers = self._workers(game, view, rng, False, FINISHES)
        self._run(workers, started)
        iterations, wins, money = map(sum, zip(*(worker.sums for worker in workers), strict=True))
        return Chance(wins / iterations, money / iterations + _growth(workers))

    def _workers(self, game: SearchedGame, view: Any, rng: random.Random, deciding: bool, finishes: int) -> list[Worker]:
        root = game.root(view, deciding)
        seed = rng.getrandbits(SEED_BITS)
        most = None if self.budget.iterations is None else -(-self.budget.iterations // self.threads)
        # Each thread draws from generators of its own.
        seeds = [seed + (k << SEED_BITS) for k in range(self.threads)]
        return [Worker(game, root, view, own, self.settings or game.settings, most, finishes) for own in seeds]

    def _run(self, workers: list[Worker], started: float) -> int:
        """Iterate until the budget is used up, all workers at once; how often."""
        shares = [self._share(k) for k in range(len(workers))]
        if len(workers) == 1:
            return self._iterate(workers[0], shares[0], started)
        with ThreadPoolExecutor(len(workers)) as threads:
            return sum(threads.map(self._iterate, workers, shares, [started] * len(workers)))

    def _share(self, k: int) -> int | None:
        """The iterations of one thread of all."""
        if self.budget.iterations is None:
            return None
        return self.budget.iterations // self.threads + (k < self.budget.iterations % self.threads)

    def _iterate(self, worker: Worker, most: int | None, started: float) -> int:
        if self.budget.seconds is None:
            for done in range(0, most or 0, PATIENT_SLICE):
                worker.iterate(min(PATIENT_SLICE, (most or 0) - done))
            return most or 0
        done, next_slice = 0, FIRST_SLICE
        deadline = started + self.budget.seconds
        while (most is None or done < most) and (done == 0 or perf_counter() < deadline):
            before = perf_counter()
            now = next_slice if most is None else min(next_slice, most - done)
            worker.iterate(now)
            done += now
            took = max(perf_counter() - before, 1e-6)
            next_slice = max(1, min(4 * next_slice, int(now * SLICE_SECONDS / took)))
        return done

    def _assessment(
        self, view: Any, action: Action, totals: list[Tried], workers: list[Worker], found: list[dict[int, Tried]]
    ) -> Assessment:
        game = GAMES[type(view)]
        visits = sum(total.visits for total in totals)
        win = sum(total.wins for total in totals) / visits if visits else None
        money = sum(total.money for total in totals) / visits + _growth(workers) if visits else None
        most = max(range(len(workers)), key=lambda k: found[k].get(action.id, NOTHING).visits)
        line = workers[most].line(view.viewer, action.id)
        steps = tuple(Step(seat, None if number is None else game.text(view, seat, number)) for seat, number in line)
        return Assessment(action, visits, win, money, (Step(view.viewer, action.text), *steps[1:]))


def _growth(workers: list[Worker]) -> float:
    """What comes to the money between where it is judged and the end of the game, on average: of the whole position, since few futures
    are played so far."""
    finished, growth = map(sum, zip(*(worker.growth for worker in workers), strict=True))
    return growth / finished


def _totals(legal: tuple[Action, ...], found: list[dict[int, Tried]]) -> dict[Action, list[Tried]]:
    """What the workers that tried an action found out about it."""
    return {action: [each[action.id] for each in found if action.id in each] for action in legal}


def _tried_most(legal: tuple[Action, ...], totals: dict[Action, list[Tried]]) -> Action:
    """The action with most visits in all threads together; of equals that with the better result."""
    return max(legal, key=lambda action: (sum(t.visits for t in totals[action]), sum(t.value for t in totals[action])))
