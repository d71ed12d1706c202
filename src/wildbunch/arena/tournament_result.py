"""What the games of a tournament tell: standings with ratings, and the cross table, as JSON and CSV."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

from wildbunch.arena.crosstable import CrossTable, cross_table
from wildbunch.arena.ratings import Rating, ratings
from wildbunch.arena.stats import Estimate, mean, share
from wildbunch.arena.tournament import FORMAT, VERSION, Played, Settings


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot: its rating, in how many games and seats it sat, the share of its seats that won (a fair share is one for each player),
    its mean place from 1, its mean money, and how many games it forfeited."""

    bot: str
    rating: Rating
    games: int
    seats: int
    won: Estimate
    place: Estimate
    money: Estimate
    forfeits: int

    def to_json(self) -> dict[str, Any]:
        """A JSON object with the fields of this class."""
        estimates = {"won": self.won.to_json(), "place": self.place.to_json(), "money": self.money.to_json()}
        counts = {"games": self.games, "seats": self.seats, "forfeits": self.forfeits}
        return {"bot": self.bot, "rating": self.rating.to_json(), **counts, **estimates}

    def flat(self) -> dict[str, Any]:
        """The fields as a row of a table, the limits of each interval in columns of their own."""
        row: dict[str, Any] = {"bot": self.bot, "games": self.games, "seats": self.seats}
        row |= {"rating": self.rating.value, "rating_deviation": self.rating.deviation}
        row |= {"rating_low": self.rating.low, "rating_high": self.rating.high}
        for name, estimate in (("won", self.won), ("place", self.place), ("money", self.money)):
            row |= {name: estimate.value, f"{name}_low": estimate.low, f"{name}_high": estimate.high}
        return {**row, "forfeits": self.forfeits}


@dataclass(frozen=True, slots=True)
class Result:
    """A whole tournament: what was asked, every game, and what they tell; standings with the best rating first."""

    settings: Settings
    games: tuple[Played, ...] = field(repr=False)
    standings: tuple[Standing, ...]
    cross: CrossTable = field(hash=False)

    @classmethod
    def of(cls, settings: Settings, games: Sequence[Played]) -> Result:
        """What these games, in their order, tell. Raises MissingExtra."""
        rated = ratings(games, settings.bots)
        standings = [_standing(bot, rated[bot], games) for bot in settings.bots]
        standings.sort(key=lambda line: -line.rating.value)
        order = [line.bot for line in standings]
        return cls(settings, tuple(games), tuple(standings), cross_table(games, order))

    def to_json(self) -> dict[str, Any]:
        """The document of `result.json`."""
        asked = self.settings.to_json()
        return {
            "format": f"{FORMAT}-result",
            "version": VERSION,
            **{name: asked[name] for name in ("game", "rules", "options", "bots", "players", "seed")},
            "games": len(self.games),
            "standings": [line.to_json() for line in self.standings],
            "crosstable": {one: {other: cell.to_json() for other, cell in cells.items()} for one, cells in self.cross.items()},
        }

    def json(self) -> str:
        """The text of `result.json`."""
        return json.dumps(self.to_json(), indent=2) + "\n"

    def csv(self) -> str:
        """The text of `result.csv`: a row for each bot."""
        return _csv(line.flat() for line in self.standings)

    def cross_csv(self) -> str:
        """The text of `crosstable.csv`: a row for each bot and each other one it met."""
        return _csv(
            {"bot": one, "other": other, "games": cell.games, "ahead": cell.ahead.value, "low": cell.ahead.low, "high": cell.ahead.high}
            for one, cells in self.cross.items()
            for other, cell in cells.items()
        )


def _standing(bot: str, rating: Rating, games: Iterable[Played]) -> Standing:
    mine = [(game, [seat for seat, name in enumerate(game.bots) if name == bot]) for game in games]
    mine = [(game, seats) for game, seats in mine if seats]
    won = [game.won[seat] for game, seats in mine for seat in seats]
    return Standing(
        bot=bot,
        rating=rating,
        games=len(mine),
        seats=len(won),
        won=share(sum(won), len(won)),
        place=mean([fmean(game.places[seat] for seat in seats) for game, seats in mine]),
        money=mean([fmean(game.money[seat] for seat in seats) for game, seats in mine]),
        forfeits=sum(forfeit.seat in seats for game, seats in mine for forfeit in game.forfeits),
    )


def _csv(rows: Iterable[Mapping[str, Any]]) -> str:
    listed = list(rows)
    text = io.StringIO()
    if listed:
        writer = csv.DictWriter(text, list(listed[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(listed)
    return text.getvalue()
