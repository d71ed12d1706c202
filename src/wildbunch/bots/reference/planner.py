"""The bot `reference-planner`: tries each action in a few guessed worlds, then the best ones in more of them."""

from __future__ import annotations

import random
from statistics import fmean
from typing import Any

from wildbunch.bots.base import Bot
from wildbunch.bots.reference.worlds import Worlds
from wildbunch.core.action import Action

WORLDS = 12
TRIALS = 4
"""Worlds in which every action is tried."""
FINALISTS = 4
"""Actions that are tried in all worlds."""


class Planner(Bot):
    """Guesses twelve worlds; tries every action in four of them, and the four best in all. A trial is played by rules of thumb to the
    end of the round or town; it is worth what the seat owns then more than the richest other."""

    name = "reference-planner"

    def choose(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Action:
        """The action with the best mean of its trials; an only one without trials."""
        if len(legal) == 1:
            return legal[0]
        worlds = Worlds(view, rng, WORLDS)
        found = {action: [_lead(worlds, world, action) for world in range(TRIALS)] for action in legal}
        finalists = sorted(legal, key=lambda action: -fmean(found[action]))[:FINALISTS]
        for action in finalists:
            found[action] += [_lead(worlds, world, action) for world in range(TRIALS, WORLDS)]
        return max(finalists, key=lambda action: fmean(found[action]))


def _lead(worlds: Worlds, world: int, action: Action) -> int:
    mine, best = worlds.tried(world, action.id, stages=1)
    return mine - best
