"""Bots' names with parameters: `search?iterations=500&threads=2`.

>>> split("search?iterations=500")
('search', {'iterations': '500'})
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import inf
from typing import Any

from wildbunch.bots.base import Bot, UnknownBot

WHOLE = re.compile(r"0|[1-9][0-9]{0,17}")
DECIMAL = re.compile(r"(0|[1-9][0-9]{0,17})(\.[0-9]{1,18})?")
"""Numbers as everybody writes them, none of them in two ways but for zeros at the end."""
MOST_ITERATIONS = 1_000_000_000
MARK = "?"
"""Behind it the parameters begin."""


@dataclass(frozen=True, slots=True)
class Number:
    """A parameter that is a number within limits: `Number(int, 1)` is a whole number of 1 or more.

    >>> Number(int, 1).read("search", "threads", "2")
    2
    >>> Number(float, 0.01, 10).read("search", "seconds", "soon")
    Traceback (most recent call last):
    wildbunch.bots.base.UnknownBot: The parameter seconds of the bot search is a number from 0.01 to 10, not 'soon'.
    """

    kind: type[int] | type[float]
    least: float
    most: float = inf

    def read(self, bot: str, name: str, text: str) -> int | float:
        """The number a text stands for. Raises UnknownBot, which says what is allowed."""
        written = WHOLE if self.kind is int else DECIMAL
        value = self.kind(text) if written.fullmatch(text) else None
        if value is None or not self.least <= value <= self.most:
            sort = "a whole number" if self.kind is int else "a number"
            limits = f"of {self.least} or more" if self.most == inf else f"from {self.least} to {self.most}"
            raise UnknownBot(f"The parameter {name} of the bot {bot} is {sort} {limits}, not {text!r}.", bot=bot, allowed=[name])
        return value


@dataclass(frozen=True, slots=True)
class Maker:
    """How a bot is made: `make` is called with the parameters that are given, as keywords."""

    make: Callable[..., Bot]
    parameters: Mapping[str, Number] = field(default_factory=dict)

    def __call__(self, bot: str, texts: Mapping[str, str]) -> Bot:
        """The bot with these parameters. Raises UnknownBot for one it has not, and for a value that cannot be."""
        return self.make(**read_parameters(bot, texts, self.parameters))


def split(text: str) -> tuple[str, dict[str, str]]:
    """The name and the texts of its parameters. Raises UnknownBot for parameters that are not NAME=VALUE, joined by &."""
    name, mark, rest = text.partition(MARK)
    parameters: dict[str, str] = {}
    for part in rest.split("&") if mark else ():
        parameter, equals, value = part.partition("=")
        if not (parameter and equals and value):
            raise UnknownBot(f"A parameter of the bot {name} is given as NAME=VALUE, not {part!r}.", bot=text, allowed=[])
        if parameter in parameters:
            raise UnknownBot(f"The parameter {parameter} of the bot {name} is given twice.", bot=text, allowed=[parameter])
        parameters[parameter] = value
    return name, parameters


def parameters_key(texts: Mapping[str, str], known: Mapping[str, Number]) -> tuple[tuple[str, str | float], ...]:
    """The same for parameters that mean the same, in whatever order they are given and however their numbers are written.

    >>> numbers = {"seconds": Number(float, 0.1, 60), "threads": Number(int, 1, 64)}
    >>> parameters_key({"seconds": "1.0", "threads": "2"}, numbers)
    (('seconds', 1.0), ('threads', 2))
    """
    return tuple(sorted((name, known[name].read("", name, text) if name in known else text) for name, text in texts.items()))


def read_parameters(bot: str, texts: Mapping[str, str], known: Mapping[str, Number]) -> dict[str, Any]:
    """The values of these parameters. Raises UnknownBot, which says what is allowed."""
    for name in texts:
        if name not in known:
            allowed = f"it has {', '.join(known)}" if known else "it has none"
            raise UnknownBot(f"The bot {bot} has no parameter {name}; {allowed}.", bot=bot, allowed=list(known))
    return {name: known[name].read(bot, name, text) for name, text in texts.items()}
