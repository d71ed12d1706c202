"""One name for the bots of several games."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from wildbunch.bots.base import Bot
from wildbunch.core.action import Action
from wildbunch.core.errors import WildbunchError


class NotForThisGame(WildbunchError):
    """`not_for_this_game`: A bot sits at a table of a game that it does not play. Details: bot, games."""

    def __init__(self, bot: str, games: tuple[str, ...]) -> None:
        super().__init__("not_for_this_game", f"The bot {bot} plays {' and '.join(games)} only.", bot=bot, games=list(games))


class ByGame(Bot):
    """Lets the bot play that knows the game; which one it is, the class of the view tells. `games` are the names of the games it
    plays; None: all there are."""

    def __init__(self, name: str, bots: Mapping[type, Bot], games: tuple[str, ...] | None = None) -> None:
        self.name = name
        self.games = games
        self._bots = bots

    def choose(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Action:
        """What the bot for this game chooses. Raises NotForThisGame."""
        return self.bot_for(view).choose(view, legal, rng)

    def bot_for(self, view: Any) -> Bot:
        """The bot that knows the game of a view. Raises NotForThisGame."""
        bot = self._bots.get(type(view))
        if bot is None:
            raise NotForThisGame(self.name, self.games or ())
        return bot
