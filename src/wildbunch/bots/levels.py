"""The levels people choose: four names from easy to strong, for every game.

All of them search, guided by rules of thumb, and differ in how much they try out. They look ahead to the end of the round or town; only in
El Paso, where rules of thumb carry furthest, the easiest one sees no further than what its action does. Budgets are iterations, so that
a level is as strong on every machine; the seconds are a limit for slow ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from wildbunch.bots.base import Bot
from wildbunch.bots.by_game import ByGame

SHORT, LONG = 0.3, 1.0
"""Most seconds a decision takes: of the strongest level the long ones."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How many futures are tried out for one decision, and how many actions of each: 0 for as many as there are to the end of the round
    or town.
    """

    iterations: int
    sight: int = 0


@dataclass(frozen=True, slots=True)
class Level:
    """The effort in each game, by its name, and the seconds after which a level stops trying."""

    efforts: Mapping[str, Effort]
    seconds: float = SHORT


LEVELS: dict[str, Level] = {
    "greenhorn": Level({"colt-express": Effort(4), "el-paso": Effort(4, sight=1)}),
    "outlaw": Level({"colt-express": Effort(30), "el-paso": Effort(10)}),
    "gunslinger": Level({"colt-express": Effort(100), "el-paso": Effort(100)}),
    "legend": Level({"colt-express": Effort(40_000), "el-paso": Effort(40_000)}, LONG),
}
"""In rising order."""


def make_level(name: str, iterations: int | None = None) -> Bot:
    """The bot of a level; with `iterations` it tries just so many futures, however long that takes, and is the same everywhere."""
    from wildbunch.bots.search import Budget, Search
    from wildbunch.bots.search.games import GAMES

    level = LEVELS[name]
    bots = {}
    for view, game in GAMES.items():
        effort = level.efforts[game.rules.name]
        budget = Budget(level.seconds, effort.iterations) if iterations is None else Budget(None, iterations)
        bots[view] = Search(budget, settings=replace(game.settings, actions=effort.sight))
    return ByGame(name, bots)
