"""What a bot is."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from wildbunch.core.errors import WildbunchError

if TYPE_CHECKING:
    from wildbunch.core.action import Action


class UnknownBot(WildbunchError):
    """There is no bot of this name. Details: bot, allowed."""

    def __init__(self, message: str, **details: Any) -> None:
        super().__init__("unknown_bot", message, **details)


class Bot(ABC):
    """A player. It is asked only when its seat must decide, and never sees the game itself.

    A bot keeps nothing between two questions, so that one bot may sit in several seats and at several tables.
    """

    name: str

    @abstractmethod
    def choose(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Action:
        """One of the legal actions (there is at least one). `view` is what the seat may know; all chance comes from `rng`."""

    def close(self) -> None:  # noqa: B027  # most bots have nothing to end
        """End what the bot has started, such as a program; called when its game is over."""
