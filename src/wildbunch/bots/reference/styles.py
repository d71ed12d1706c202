"""One-sided players: `greedy`, but that it never does what its style forbids.

What a style forbids it does only where the rules leave it nothing else. It does not plan with forbidden cards either.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import replace

from wildbunch.bots.base import Bot
from wildbunch.bots.by_game import ByGame
from wildbunch.bots.foresight import spot_of
from wildbunch.bots.greedy import Greedy
from wildbunch.bots.greedy_el_paso import GreedyElPaso
from wildbunch.colt_express.view import View
from wildbunch.core.action import Action
from wildbunch.el_paso.view import View as ElPasoView


class Style(Bot):
    """A player of Colt Express that does not do everything."""

    unused: tuple[str, ...]
    """Cards that the style never plays."""

    def __init__(self) -> None:
        self._greedy = Greedy()

    def choose(self, view: View, legal: tuple[Action, ...], rng: random.Random) -> Action:
        """What `greedy` would choose of what the style allows."""
        allowed = self.allowed(view, legal)
        if not allowed:
            return self._greedy.choose(view, legal, rng)
        return self._greedy.choose(_without(view, self.unused), allowed, rng)

    def allowed(self, view: View, legal: tuple[Action, ...]) -> tuple[Action, ...]:
        """What the style allows; nothing where it can only break its rule."""
        return tuple(action for action in legal if action.kind != "play" or action.fields["card"] not in self.unused)


class Pacifist(Style):
    """Neither shoots nor punches, and sends the Marshal where he hits nobody, if there is such a way."""

    name = "reference-pacifist"
    unused = ("fire", "punch")

    def allowed(self, view: View, legal: tuple[Action, ...]) -> tuple[Action, ...]:
        """No attack."""
        if legal[0].kind != "marshal":
            return super().allowed(view, legal)
        inside = {spot_of(bandit.car, bandit.level) for bandit in view.bandits}
        return tuple(action for action in legal if spot_of(action.fields["car"], "inside") not in inside)


class Hoarder(Style):
    """Plays nothing but Robbery and what leads to the next loot: Move and Floor Change."""

    name = "reference-hoarder"
    unused = ("fire", "punch", "marshal")


class Gunman(Style):
    """Never robs; plays Fire whenever it has one and a bullet for it, and otherwise looks for somebody to shoot."""

    name = "reference-gunman"
    unused = ("rob",)

    def allowed(self, view: View, legal: tuple[Action, ...]) -> tuple[Action, ...]:
        """Fire first."""
        armed = {bandit.bandit for bandit in view.bandits if bandit.seat == view.viewer and bandit.bullets_left}
        shots = [action for action in legal if action.kind == "play" and action.fields["card"] == "fire"]
        loaded = tuple(action for action in shots if (action.fields.get("bandit") or next(iter(armed), "")) in armed)
        return loaded or super().allowed(view, legal)


class HoarderElPaso(Bot):
    """Keeps as many tiles as it may when it leaves a town, the most valuable first, whatever the town would give for them."""

    name = "reference-hoarder"

    def __init__(self) -> None:
        self._greedy = GreedyElPaso()

    def choose(self, view: ElPasoView, legal: tuple[Action, ...], rng: random.Random) -> Action:
        """Keep the best tile; of all else what `greedy` would choose."""
        keeping = [action for action in legal if action.kind == "keep"]
        if keeping:
            return max(keeping, key=lambda action: int(action.fields["value"]))
        return self._greedy.choose(view, legal, rng)


def _without(view: View, cards: tuple[str, ...]) -> View:
    """The view with a hand that lacks these cards."""
    seats = list(view.seats)
    me = seats[view.viewer or 0]
    counts = me.hand.counts or {}
    # In a team a card is called by its kind and its bandit.
    kept = {name: count for name, count in counts.items() if name.split()[0] not in cards}
    seats[me.seat] = replace(me, hand=replace(me.hand, counts=kept))
    return replace(view, seats=tuple(seats))


def _one_game(bot: Bot) -> Bot:
    return ByGame(bot.name, {View: bot}, ("colt-express",))


STYLES: Mapping[str, Callable[[], Bot]] = {
    "pacifist": lambda: _one_game(Pacifist()),
    "hoarder": lambda: ByGame("reference-hoarder", {View: Hoarder(), ElPasoView: HoarderElPaso()}),
    "gunman": lambda: _one_game(Gunman()),
}
"""In El Paso nobody shoots, so there a pacifist and a gunman would mean nothing."""
