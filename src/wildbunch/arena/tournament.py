"""Tournaments: many bots, any number of seats, everybody against everybody; the same from the same seed wherever it is played.

>>> settings = Settings("colt-express", ("greedy", "random"), players=3, seed="docs")
>>> played = play_game(settings, 0, ("greedy", "random", "random"))
>>> played.places, played.won
((1, 2, 3), (1.0, 0.0, 0.0))
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, closing
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import Any, Literal

from wildbunch.arena.engines import batches_of, run_batches
from wildbunch.arena.match import play_out
from wildbunch.arena.seating import timetable
from wildbunch.bots import same_bot
from wildbunch.bots.faults import Kind
from wildbunch.bots.guarded import fault_of, require_player, seated
from wildbunch.core.errors import WildbunchError
from wildbunch.core.game import Game, new_game

FORMAT, VERSION = "wildbunch-tournament", 1
Pairing = tuple[int, tuple[str, ...]]
"""A game's number, and the bot of each seat."""


class BadTournament(WildbunchError):
    """A tournament that cannot be played or gone on with; the message says why."""

    def __init__(self, message: str, **details: Any) -> None:
        super().__init__("bad_tournament", message, **details)


@dataclass(frozen=True, slots=True)
class Settings:
    """What decides every game of a tournament; `rules` is the version of the rules, filled in by `checked`."""

    game: str
    bots: tuple[str, ...]
    players: int
    seed: str
    options: Mapping[str, Any] = field(hash=False, default_factory=dict)
    rules: str = ""

    def to_json(self) -> dict[str, Any]:
        """The first line of `tournament.jsonl`."""
        document = asdict(self)
        return {"format": FORMAT, "version": VERSION, **document, "bots": list(self.bots), "options": dict(self.options)}


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A bot that failed: its seat, what went wrong, and of what kind that was (empty where a line of an earlier version does not say)."""

    seat: int
    reason: str
    kind: Kind | Literal[""] = ""


@dataclass(frozen=True, slots=True)
class Played:
    """How one game ended, each list in the order of the seats.

    `places` count from 1; who has as much money shares a place, but for a win that the rules' tie-break decides. `won` is 1, a part of
    a shared win, or 0. Who forfeits is last and wins nothing, whatever its seat has.
    """

    game: int
    seed: str
    bots: tuple[str, ...]
    roles: tuple[str, ...]
    places: tuple[int, ...]
    won: tuple[float, ...]
    money: tuple[int, ...]
    actions: int
    forfeits: tuple[Forfeit, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """A line of `tournament.jsonl`."""
        document = asdict(self)
        lists = {name: list(document[name]) for name in ("bots", "roles", "places", "won", "money", "forfeits")}
        return {**document, **lists}


def checked(settings: Settings) -> Settings:
    """The settings with all options filled in and the version of the rules.

    Raises BadTournament, UnknownBot, NotForThisGame and what `new_game` raises for what cannot be played.
    """
    if len(settings.bots) < 2:
        raise BadTournament("A tournament needs two bots or more; name them with commas.", bots=list(settings.bots))
    twice = [bot for i, bot in enumerate(settings.bots) if any(same_bot(bot, other) for other in settings.bots[:i])]
    if twice:
        raise BadTournament(f"The bot {twice[0]} is named twice; it sits in several seats by itself where bots are few.", bots=twice)
    start = new_game(settings.game, settings.players, settings.options, seed=settings.seed)
    for name in settings.bots:
        require_player(name, settings.game)
    return Settings(settings.game, settings.bots, settings.players, settings.seed, dict(start.options), start.rules)


def play_tournament(
    settings: Settings,
    games: int,
    *,
    known: Sequence[Played] = (),
    engine: str = "processes",
    processes: int | None = None,
    keep: Callable[[Played], None] | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Played]:
    """The first so many games of the tournament, in order; those that are `known` already are not played again.

    Raises BadTournament for known games that are more, or other ones.

    `settings` are `checked` ones. `keep` is told of each game as soon as it is played, in any order, and `progress` how many are done.
    """
    done = {played.game: played for played in known}
    last = max(done, default=-1)
    if last >= games:
        raise BadTournament(
            f"Game {last} is played already (they count from 0): ask for {last + 1} games or more, not {games}.", games=games
        )
    seats = timetable(settings.bots, settings.players, games, settings.seed)
    for number, played in done.items():
        if played.bots != seats[number]:
            raise BadTournament(f"Game {number} was played by other bots, or in other seats, than this tournament has.", game=number)
    pairings = [pairing for pairing in enumerate(seats) if pairing[0] not in done]
    if progress is not None:
        progress(len(done))
    work = partial(play_games, settings)
    for batch in run_batches(engine, work, batches_of(pairings, processes), processes):
        for played in batch:
            done[played.game] = played
            if keep is not None:
                keep(played)
        if progress is not None:
            progress(len(done))
    return [done[number] for number in sorted(done)]


def play_games(settings: Settings, pairings: Sequence[Pairing]) -> list[Played]:
    """Some games of a tournament."""
    return [play_game(settings, number, bots) for number, bots in pairings]


def play_game(settings: Settings, number: int, bots: Sequence[str]) -> Played:
    """One game of a tournament; it depends on nothing but the seed, its number and who plays."""
    seed = f"{settings.seed}/{number}"
    with ExitStack() as stack:
        # A seat whose bot fails is played on by `random`, so that the others can finish their game.
        seats = [stack.enter_context(closing(seated(name))) for name in bots]
        end = play_out(new_game(settings.game, settings.players, settings.options, seed=seed), seats, seed)
        faults = [fault_of(bot) for bot in seats]
    forfeits = tuple(Forfeit(seat, str(fault), fault.kind) for seat, fault in enumerate(faults) if fault is not None)
    places, won = _finish(end, {forfeit.seat for forfeit in forfeits})
    outcome = end.outcome
    assert outcome is not None  # the match was played to its end
    money = tuple(score.money for score in outcome.scores)
    return Played(number, seed, tuple(bots), end.roles, places, won, money, end.number, forfeits)


def _finish(end: Game, out: set[int]) -> tuple[tuple[int, ...], tuple[float, ...]]:
    """Places and shares of the win by seat; those in `out` are last."""
    outcome = end.outcome
    assert outcome is not None
    winners = [seat for seat in outcome.winners if seat not in out]
    ranking = [seat for seat in outcome.ranking if seat not in out]
    money = {score.seat: score.money for score in outcome.scores}
    if ranking and not winners:
        winners = [seat for seat in ranking if money[seat] == money[ranking[0]]]
    places = [len(ranking) + 1] * len(outcome.scores)
    for at, seat in enumerate(ranking):
        before = ranking[at - 1]
        level = at > 0 and money[before] == money[seat] and (before in winners) == (seat in winners)
        places[seat] = places[before] if level else at + 1
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(places))]
    return tuple(places), tuple(won)
