"""Bots: they see what a person in their seat would see, and choose one of the legal actions.

>>> make("greedy").name
'greedy'
>>> make("gready")
Traceback (most recent call last):
wildbunch.bots.base.UnknownBot: There is no bot 'gready'; there is greedy, random.
"""

from __future__ import annotations

from collections.abc import Callable

from wildbunch.bots.base import Bot, UnknownBot

__all__ = ["NAMES", "Bot", "UnknownBot", "make"]


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


_MAKERS: dict[str, Callable[[], Bot]] = {"greedy": _greedy, "random": _random}

NAMES = tuple(_MAKERS)
"""The bots there are, the better ones first."""


def make(name: str) -> Bot:
    """A new bot of this name. Raises UnknownBot, which says what there is."""
    try:
        maker = _MAKERS[name]
    except (KeyError, TypeError):
        raise UnknownBot(f"There is no bot {name!r}; there is {', '.join(NAMES)}.", bot=str(name), allowed=list(NAMES)) from None
    return maker()
