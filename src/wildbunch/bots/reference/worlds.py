"""Worlds that agree with what a seat knows, to try its actions in."""

from __future__ import annotations

import random
from typing import Any

from wildbunch.bots.search.arena import Desk
from wildbunch.bots.search.games import GAMES
from wildbunch.core.fast import load
from wildbunch.core.ruleset import Extension

TRIALS = "wildbunch.bots.reference.trials"
POLICY = "wildbunch.bots.search.policy"
DOORS = ("guess_worlds", "try_action")
SEED_BITS = 40
"""So that the numbers of trials can be added."""


class Worlds:
    """So many guesses made from a view, all by the chance of `rng`; compiled where that is possible, unless it is said."""

    def __init__(self, view: Any, rng: random.Random, count: int, compiled: bool | None = None) -> None:
        game = GAMES[type(view)]
        engine = load(game.rules, compiled)
        doors = engine.extended(_extension(game.extension))
        self._try_action = doors.door("try_action")
        self._seat = view.viewer
        self._seed = rng.getrandbits(SEED_BITS) << 1
        self._states = engine.states(count + 2)
        self._desks = engine.records(Desk, 1)
        engine.put(self._states, 0, game.root(view, True))
        doors.door("guess_worlds")(self._states, self._seat, self._seed)

    def tried(self, world: int, action: int, stages: int) -> tuple[int, int]:
        """What the seat and the richest other one own after an action in a world (from 0) and the rest of so many rounds or towns.

        With the same chance for every action of a world, so that actions are compared on equal terms.
        """
        mine, best = self._try_action(
            self._states, self._desks, world + 1, action, self._seat, stages, self._seed + (world + 1 << SEED_BITS)
        )
        return mine, best


def _extension(searched: Extension) -> Extension:
    """The trials of a game: they need of it what the search needs."""
    modules = (*searched.modules[: searched.modules.index(POLICY) + 1], TRIALS)
    return searched._replace(name="trials", modules=modules, doors=TRIALS, door_names=DOORS)
