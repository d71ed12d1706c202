"""Bots: they see what a person in their seat would see, and choose one of the legal actions.

>>> make("greedy").name
'greedy'
>>> make("gready")  # doctest: +ELLIPSIS
Traceback (most recent call last):
wildbunch.bots.base.UnknownBot: There is no bot 'gready'; there is legend, gunslinger, outlaw, greenhorn, search, ...
"""

from __future__ import annotations

from functools import partial

from wildbunch.bots import reference
from wildbunch.bots.base import Bot, UnknownBot
from wildbunch.bots.levels import LEVELS, make_level
from wildbunch.bots.naming import MOST_ITERATIONS, Maker, Number, parameters_key, split

__all__ = ["LEVELS", "NAMES", "OFFERED", "Bot", "UnknownBot", "is_own", "make", "same_bot"]


ITERATIONS = Number(int, 1, MOST_ITERATIONS)


def _greedy() -> Bot:
    from wildbunch.bots.by_game import ByGame
    from wildbunch.bots.greedy import Greedy
    from wildbunch.bots.greedy_el_paso import GreedyElPaso
    from wildbunch.colt_express.view import View as ColtExpressView
    from wildbunch.el_paso.view import View as ElPasoView

    return ByGame("greedy", {ColtExpressView: Greedy(), ElPasoView: GreedyElPaso()})


def _random() -> Bot:
    from wildbunch.bots.uniform import Uniform

    return Uniform()


def _search(iterations: int | None = None, seconds: float | None = None, threads: int = 1) -> Bot:
    from wildbunch.bots.search import Budget, Search

    return Search(Budget() if iterations is None and seconds is None else Budget(seconds, iterations), threads)


_MAKERS: dict[str, Maker] = {
    **{level: Maker(partial(make_level, level), {"iterations": ITERATIONS}) for level in reversed(LEVELS)},
    "search": Maker(_search, {"iterations": ITERATIONS, "seconds": Number(float, 0.001, 3600), "threads": Number(int, 1, 64)}),
    "greedy": Maker(_greedy),
    "random": Maker(_random),
    **reference.MAKERS,
}

NAMES = tuple(_MAKERS)
"""The bots that have a name, the better ones first."""

OFFERED = (*LEVELS, "greedy", "random")
"""The bots a server seats at its tables. Own bots are never among them: a name from outside must not run any code."""


def make(name: str) -> Bot:
    """A new bot: by its name, with parameters as in `NAME?PARAMETER=VALUE&...`, or one of your own: a class as `package.module:Class`, or
    a program as `program:COMMAND`.

    Raises UnknownBot, which says what there is.
    """
    text = str(name)
    if is_own(text):
        from wildbunch.bots.imported import imported
        from wildbunch.bots.program import is_program, program_of

        return program_of(text) if is_program(text) else imported(*split(text))
    bot, parameters = split(text)
    maker = _MAKERS.get(bot)
    if maker is None:
        sentence = f"There is no bot {bot!r}; there is {', '.join(NAMES)}, and your own as package.module:Class or program:COMMAND."
        raise UnknownBot(sentence, bot=text, allowed=list(NAMES))
    return maker(bot, parameters)


def same_bot(one: str, other: str) -> bool:
    """Whether two names that `make` takes mean the same bot.

    >>> same_bot("search?seconds=1&threads=2", "search?threads=2&seconds=1.0"), same_bot("greedy", "random")
    (True, False)
    """
    return _key(one) == _key(other)


def _key(name: str) -> tuple[object, ...]:
    from wildbunch.bots.program import is_program

    if is_program(name):
        return (name,)
    bot, parameters = split(name)
    maker = _MAKERS.get(bot)
    return bot, parameters_key(parameters, maker.parameters if maker else {})


def is_own(name: str) -> bool:
    """Whether a name means a bot of people's own: code that is not ours.

    >>> is_own("mine:Robber"), is_own("greedy")
    (True, False)
    """
    return ":" in name
