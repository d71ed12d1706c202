"""Everybody against everybody: how often one bot finishes before another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING, Any

from wildbunch.arena.stats import Estimate, share

if TYPE_CHECKING:
    from wildbunch.arena.tournament import Played

CrossTable = dict[str, dict[str, "Cell"]]


@dataclass(frozen=True, slots=True)
class Cell:
    """In how many games two bots met, and the share of their pairs of seats in which the first finished before the second.

    A shared place counts half. The pairs of one game hang together, so for the interval a game counts once, whatever the number of
    its pairs; that makes the interval rather too wide than too narrow.
    """

    games: int
    ahead: Estimate

    def to_json(self) -> dict[str, Any]:
        """A JSON object with the fields of this class."""
        return {"games": self.games, "ahead": self.ahead.to_json()}


def cross_table(games: Iterable[Played], bots: Sequence[str]) -> CrossTable:
    """For each bot and each other one that it has met the cell of the two."""
    met: dict[tuple[str, str], list[float]] = {}
    for game in games:
        here = dict.fromkeys(game.bots)
        for one in here:
            for other in here:
                if one != other:
                    met.setdefault((one, other), []).append(_ahead(game, one, other))
    return {
        one: {other: Cell(len(met[one, other]), share(sum(met[one, other]), len(met[one, other]))) for other in bots if (one, other) in met}
        for one in bots
    }


def _ahead(game: Played, one: str, other: str) -> float:
    """The share of the pairs of seats of two bots in a game in which the first finished before the second."""
    mine = [place for bot, place in zip(game.bots, game.places, strict=True) if bot == one]
    theirs = [place for bot, place in zip(game.bots, game.places, strict=True) if bot == other]
    return fmean(1.0 if a < b else 0.5 if a == b else 0.0 for a in mine for b in theirs)
