"""The bot `reference-lookahead`: looks one step ahead, at its own money."""

from __future__ import annotations

import random
from typing import Any

from wildbunch.bots.base import Bot
from wildbunch.bots.reference.worlds import Worlds
from wildbunch.core.action import Action

WORLDS = 8


class Lookahead(Bot):
    """Plays the action after which it owns most, on average over a few guessed worlds; chance decides between equals. What comes after the
    action, up to the next decision, counts; what anybody may decide then does not."""

    name = "reference-lookahead"

    def choose(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Action:
        """The action that pays best at once; an only one without trials."""
        if len(legal) == 1:
            return legal[0]
        worlds = Worlds(view, rng, WORLDS)
        owned = [sum(worlds.tried(world, action.id, stages=0)[0] for world in range(WORLDS)) for action in legal]
        best = max(owned)
        return rng.choice([action for action, own in zip(legal, owned, strict=True) if own == best])
