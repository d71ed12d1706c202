"""Bots that fail, as somebody's own might."""

import os
import random
import sys
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


class Unspeakable(BaseException):
    """An error that is no Exception, and fails when it is shown."""

    def __str__(self) -> str:
        sys.stdout.write("shown")
        raise Unspeakable


class RaisesAnything(Bot):
    """Raises an error of its own class from each of its methods, and prints all the time."""

    name = "raises-anything"

    def __init__(self) -> None:
        sys.stdout.write("made")

    def choose(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Action:
        sys.stdout.write("asked")
        raise Unspeakable

    def close(self) -> None:
        sys.stdout.write("closed")
        raise SystemExit(3)


class Talks(Bot):
    """Plays the first action, and prints what it thinks."""

    name = "talks"

    def choose(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Action:
        sys.stdout.write("thinking")
        return legal[0]


class EndsItsProcess(Bot):
    """Ends the process it thinks in."""

    name = "ends-its-process"

    def choose(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Action:
        os._exit(5)


class ElPasoOnly(Talks):
    """Plays one game of two."""

    games = ("el-paso",)


class GamesAsText(Talks):
    """Names its game in a text, not in a tuple."""

    games = "el-paso"


class GamesAsNumber(Talks):
    """Says how many games it plays."""

    games = 5


class GamesUntold(Talks):
    """Fails when it is asked for its games."""

    @property
    def games(self) -> tuple[str, ...]:
        raise Unspeakable
