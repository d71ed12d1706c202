"""One name for the bots of several games."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from wildbunch.bots.base import Bot
from wildbunch.core.action import Action


class ByGame(Bot):
    """Lets the bot play that knows the game; which one it is, the class of the view tells."""

    def __init__(self, name: str, bots: Mapping[type, Bot]) -> None:
        self.name = name
        self._bots = bots

    def choose(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Action:
        """What the bot for this game chooses."""
        return self._bots[type(view)].choose(view, legal, rng)
