"""The bot `random`: every legal action is as likely as any other."""

from __future__ import annotations

import random
from typing import Any

from wildbunch.bots.base import Bot
from wildbunch.core.action import Action


class Uniform(Bot):
    """Plays anything legal. The yardstick for all others."""

    name = "random"

    def choose(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Action:
        """Any legal action."""
        return legal[rng.randrange(len(legal))]
