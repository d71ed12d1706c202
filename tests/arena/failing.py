"""Bots that fail, as somebody's own might."""

import random
from typing import Any

from wildbunch.bots import Bot
from wildbunch.core.action import Action


class Raises(Bot):
    """Plays the first action a few times, then breaks down."""

    name = "raises"

    def choose(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Action:
        if view.round.number > 1:
            raise RuntimeError("out of ideas")
        return legal[0]


class Cheats(Bot):
    """Chooses what is not legal."""

    name = "cheats"

    def choose(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Action:
        return Action("take all", 0, "take", {})
