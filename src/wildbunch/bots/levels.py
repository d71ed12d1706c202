"""The levels people choose: four names from easy to strong, for every game.

All of them search, guided by rules of thumb, and differ in how much they try out. They look ahead to the end of the round or town; only in
El Paso, where rules of thumb carry furthest, the easiest one sees no further than what its action does. Budgets are iterations, so that
a level is as strong on every machine; the seconds are a limit for slow ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from wildbunch.bots.base import Bot

SHORT, LONG = 0.3, 1.0
"""Most seconds a decision takes: of the strongest level the long ones."""


@dataclass(frozen=True, slots=True)
class Level:
    """How often a level tries out a future for one decision, the seconds after which it stops trying, and how many actions ahead it looks
    in games where that is not to the end of the round or town.
    """

    iterations: int
    seconds: float = SHORT
    sight: Mapping[str, int] = field(default_factory=dict)


LEVELS: dict[str, Level] = {
    "greenhorn": Level(4, sight={"el-paso": 1}),
    "outlaw": Level(30),
    "gunslinger": Level(150),
    "legend": Level(40_000, LONG),
}
"""In rising order."""


def make_level(name: str, iterations: int | None = None) -> Bot:
    """The bot of a level; with `iterations` it tries just so many futures, however long that takes, and is the same everywhere."""
    from wildbunch.bots.search import Budget, Search

    level = LEVELS[name]
    budget = Budget(level.seconds, level.iterations) if iterations is None else Budget(None, iterations)
    bot = Search(budget, sight=level.sight)
    bot.name = name
    return bot
