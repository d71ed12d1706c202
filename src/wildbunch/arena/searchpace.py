"""How fast the search is: iterations a second in the middle of a game of four."""

from __future__ import annotations

import random
from dataclasses import replace
from time import process_time

from wildbunch.bots.search import Budget, Search, Settings
from wildbunch.bots.search.arena import Node
from wildbunch.bots.search.games import GAMES
from wildbunch.core.game import Game, new_game

PLAYS = 45
"""So many random plays into a game of Colt Express it is half over."""
ITERATIONS = 30_000


def middle_of_a_game() -> tuple[Game, int]:
    """A position of Colt Express in round 3 or so, at which a seat of four plans."""
    rng = random.Random(1)
    game = new_game("colt-express", 4, seed=1)
    while game.number < PLAYS or len(game.legal_actions(game.awaiting[0])) < 4:
        game = game.play(game.awaiting[0], rng.choice(game.legal_actions(game.awaiting[0])))
    return game, game.awaiting[0]


def search_paces(scale: float) -> dict[str, float]:
    """Iterations a second of processor time on one core: with random rollouts to the end of the game, and as shipped."""
    game, seat = middle_of_a_game()
    view, legal = game.view(seat), game.legal_actions(seat)
    shipped = GAMES[type(view)].settings
    iterations = max(10, int(ITERATIONS * scale))
    paces = {}
    for name, settings in (("random rollouts", replace(shipped, rollout="random", stages=0, bias=0.0)), ("as shipped", shipped)):
        search = Search(Budget(iterations=iterations), settings=settings)
        before = process_time()
        search.explain(view, legal, random.Random(2))
        paces[name] = iterations / (process_time() - before)
    return paces


def most_memory() -> float:
    """Megabytes that the trees of one thread take at most."""
    return Settings().nodes * Node.SIZE / 1e6
