"""Ratings from the places of many games: how strong each bot is, with the uncertainty of that.

The model is Plackett and Luce's with the updates of Weng and Lin, as the library openskill has it. All begin at 25; who is rated 4
more finishes first in about two of three games for two.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import TYPE_CHECKING

from wildbunch.arena.extras import require
from wildbunch.arena.stats import LEVEL, z_of

if TYPE_CHECKING:
    from wildbunch.arena.tournament import Played

EXTRA = ("A tournament", "openskill", "openskill", "arena")


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's strength, its standard deviation, and the limits of its 95 % interval."""

    value: float
    deviation: float
    low: float
    high: float

    def to_json(self) -> dict[str, float]:
        """A JSON object with the fields of this class."""
        return asdict(self)


def ratings(games: Iterable[Played], bots: Sequence[str]) -> dict[str, Rating]:
    """The rating of each bot after these games, taken in this order.

    A bot in several seats of a game counts once, by the mean of its places. Strength does not change over time, so no uncertainty is
    added from game to game. Raises MissingExtra.
    """
    require(*EXTRA)
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    rated = {bot: model.rating() for bot in bots}
    for game in games:
        here = list(dict.fromkeys(game.bots))
        if len(here) < 2:
            continue
        ranks = [fmean(place for bot, place in zip(game.bots, game.places, strict=True) if bot == one) for one in here]
        for one, (after,) in zip(here, model.rate([[rated[one]] for one in here], ranks=ranks), strict=True):
            rated[one] = after
    half = z_of(LEVEL)
    return {bot: Rating(r.mu, r.sigma, r.mu - half * r.sigma, r.mu + half * r.sigma) for bot, r in rated.items()}
