"""The levels people choose: four names from easy to strong, for every game.

All of them search, and differ in how much they try out. The easy ones look ahead to the end of the round or town and try little, guided
by rules of thumb: they see less far, and do nothing absurd. Budgets are iterations, so that a level is as strong on every machine; the
seconds are a limit for slow ones.
"""

from __future__ import annotations

from dataclasses import dataclass

from wildbunch.bots.base import Bot

SHORT, LONG = 0.3, 1.0
"""Most seconds a decision takes: of the strongest level the long ones."""


@dataclass(frozen=True, slots=True)
class Level:
    """How often a level tries out a future for one decision, and the seconds after which it stops trying."""

    iterations: int
    seconds: float = SHORT


LEVELS: dict[str, Level] = {
    "greenhorn": Level(2),
    "outlaw": Level(20),
    "gunslinger": Level(250),
    "legend": Level(40_000, LONG),
}
"""In rising order."""


def make_level(name: str, iterations: int | None = None) -> Bot:
    """The bot of a level; with `iterations` it tries just so many futures, however long that takes, and is the same everywhere."""
    from wildbunch.bots.search import Budget, Search

    level = LEVELS[name]
    bot = Search(Budget(level.seconds, level.iterations) if iterations is None else Budget(None, iterations))
    bot.name = name
    return bot
