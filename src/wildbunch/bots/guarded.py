"""Bots of people's own may fail: what they did wrong is told, and the game goes on without them."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

from wildbunch.bots import is_own, make
from wildbunch.bots.base import Bot
from wildbunch.bots.faults import BotFault, Fault, shown, shown_error
from wildbunch.bots.uniform import Uniform
from wildbunch.core.action import Action


class Guarded(Bot):
    """Plays as another bot until that one fails; from then on `random` plays in its place, and `fault` says why."""

    def __init__(self, bot: Bot, name: str) -> None:
        self.name = name
        self.fault: Fault | None = None
        self._bot = bot
        self._instead = Uniform()

    def choose(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Action:
        """What the bot chooses, or `random` in its place."""
        if self.fault is None:
            try:
                return self._asked(view, legal, rng)
            except BotFault as error:
                self.fault = error.fault
                self.close()
        return self._instead.choose(view, legal, rng)

    def _asked(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Action:
        """The legal action the bot chooses. Raises BotFault."""
        try:
            answer: object = self._bot.choose(view, legal, rng)
            chosen = next((action for action in legal if answer in (action, action.text)), None)
            said = shown(answer)
        except BotFault:
            raise
        except (Exception, SystemExit) as error:  # nothing that other people's code raises may end the game
            raise BotFault(Fault(self.name, "raised", shown_error(error))) from error
        if chosen is None:
            raise BotFault(Fault(self.name, "illegal", said))
        return chosen

    def close(self) -> None:
        """End what the bot has started, whatever it says to that."""
        with suppress(Exception):
            self._bot.close()


def seated(name: str) -> Bot:
    """A new bot of this name, ready to play a game: one of people's own is guarded, since ours do not fail. Raises UnknownBot."""
    bot = make(name)
    return Guarded(bot, name) if is_own(name) else bot


def fault_of(bot: Bot) -> Fault | None:
    """What the bot in a seat has done wrong, if anything."""
    return bot.fault if isinstance(bot, Guarded) else None
