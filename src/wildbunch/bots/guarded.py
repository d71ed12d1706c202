"""Bots of people's own may fail: what they did wrong is told, and the game goes on without them."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

from wildbunch.bots import is_own, make
from wildbunch.bots.base import Bot, UnknownBot
from wildbunch.bots.by_game import NotForThisGame
from wildbunch.bots.faults import BotFault, Fault, shown
from wildbunch.bots.strangers import StrangersError, strangers_code
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
            with strangers_code():
                answer: object = self._bot.choose(view, legal, rng)
                chosen = next((action for action in legal if answer in (action, action.text)), None)
                said = shown(answer)
        except StrangersError as error:
            if isinstance(error.error, BotFault):
                raise error.error from None
            raise BotFault(Fault(self.name, "raised", str(error))) from error.error
        if chosen is None:
            raise BotFault(Fault(self.name, "illegal", said))
        return chosen

    def close(self) -> None:
        """End what the bot has started, whatever it says to that."""
        with suppress(StrangersError), strangers_code():
            self._bot.close()


def seated(name: str) -> Bot:
    """A new bot of this name, ready to play a game: one of people's own is guarded, since ours do not fail. Raises UnknownBot."""
    bot = make(name)
    return Guarded(bot, name) if is_own(name) else bot


def require_player(name: str, game: str) -> None:
    """Find out whether there is a bot of this name, and it plays this game.

    Raises UnknownBot, also for one whose `games` are no names of games, and NotForThisGame.
    """
    bot = make(name)
    try:
        with strangers_code():
            given = getattr(bot, "games", None)
            games = given if given is None else _names(given)
            said = shown(repr(given))
    except StrangersError as error:
        raise UnknownBot(f"The bot {name} cannot tell its games: {error}.", bot=name, allowed=[]) from error.error
    finally:
        Guarded(bot, name).close()
    if games == ():
        sentence = f'The games of the bot {name} are given as names in a tuple, such as games = ("el-paso",), not as {said}.'
        raise UnknownBot(sentence, bot=name, allowed=[])
    if games is not None and game not in games:
        raise NotForThisGame(name, games)


def _names(given: object) -> tuple[str, ...]:
    """The names of the games that a bot plays; none for what is no collection of names."""
    names: tuple[object, ...] = tuple(given) if isinstance(given, tuple | list | set | frozenset) else ()
    texts = tuple(name for name in names if isinstance(name, str))
    return texts if len(texts) == len(names) else ()


def fault_of(bot: Bot) -> Fault | None:
    """What the bot in a seat has done wrong, if anything."""
    return bot.fault if isinstance(bot, Guarded) else None
