"""`wildbunch tournament`: bots against each other, rated, with a cross table, files and plots."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wildbunch.arena import plots, ratings
from wildbunch.arena.engines import ENGINES, load_ray
from wildbunch.arena.extras import require
from wildbunch.arena.tournament import Played, Settings, checked, play_tournament
from wildbunch.arena.tournament_files import Journal, write_result
from wildbunch.arena.tournament_result import Result
from wildbunch.cli.common import BadArgument, console_here, progress_bar, say_line, split_names
from wildbunch.cli.tables import between, number, percent_limits, plain_table

if TYPE_CHECKING:
    from rich.console import Console

    from wildbunch.arena.crosstable import Cell

MOST_WITH_INTERVALS = 4
"""Bots of a cross table that shows intervals; those of a larger one are in the files and in `--json`."""
MOST_FORFEITS = 5
"""Reasons of forfeits that are shown."""


def hold_tournament(
    game: str,
    bots: str,
    players: int,
    games: int,
    seed: str,
    options: Mapping[str, Any],
    folder: Path | None,
    resume: bool,
    engine: str,
    processes: int | None,
    as_json: bool,
    as_csv: bool,
) -> None:
    """Play what is missing, write the files and print a table, JSON or CSV."""
    if as_json and as_csv:
        raise BadArgument("Either --json or --csv can be printed, not both.")
    if resume and folder is None:
        raise BadArgument("--resume goes on with the tournament in a folder: name it with --out.")
    if engine not in ENGINES:
        raise BadArgument(f"There is no engine {engine!r}; there is {', '.join(ENGINES)}.")
    _require_extras(engine, folder)
    settings = checked(Settings(game, tuple(split_names(bots)), players, seed, options))
    try:
        result = _held(settings, games, folder, resume, engine, processes)
        if folder is not None:
            write_result(folder, result)
    except OSError as error:
        raise BadArgument(f"The tournament cannot be written into {folder}: {error.strerror}.") from error
    if as_json:
        print(result.json(), end="")
    elif as_csv:
        print(result.csv(), end="")
    else:
        _tell(result, folder)


def _require_extras(engine: str, folder: Path | None) -> None:
    require(*ratings.EXTRA)
    if folder is not None:
        require(*plots.EXTRA)
    if engine == "ray":
        load_ray()


def _held(settings: Settings, games: int, folder: Path | None, resume: bool, engine: str, processes: int | None) -> Result:
    with nullcontext() if folder is None else Journal(folder, settings, resume) as journal:
        known: tuple[Played, ...] = () if journal is None else journal.known
        keep: Callable[[Played], None] | None = None if journal is None else journal.add
        with progress_bar("Games", games) as progress:
            played = play_tournament(settings, games, known=known, engine=engine, processes=processes, keep=keep, progress=progress)
    return Result.of(settings, played)


def _tell(result: Result, folder: Path | None) -> None:
    console = console_here()
    asked = result.settings
    console.print(f"{len(result.games)} games of {asked.game}, {asked.players} players, seed {asked.seed}; seats are shared out fairly.")
    table = plain_table("Bot", "Rating", "95 %", "Games", "Wins", "95 %", "Place", "Money")
    for line in result.standings:
        table.add_row(
            line.bot,
            f"{line.rating.value:.1f}",
            between(line.rating.low, line.rating.high, 1),
            str(line.games),
            f"{line.won.value:.1%}",
            percent_limits(line.won),
            f"{line.place.value:.2f}",
            number(line.money.value),
        )
    console.print(table)
    _tell_cross_table(console, result)
    _tell_forfeits(console, result)
    fair = 1 / asked.players
    console.print(f"Wins: share of a bot's seats that won, {fair:.1%} being fair. Bots are not people.")
    if folder is not None:
        say_line(console, f"Written into {folder}.")


def _tell_cross_table(console: Console, result: Result) -> None:
    """Numbers stand for the columns, since names do not fit; where the bots are many, neither do intervals."""
    bots = [line.bot for line in result.standings]
    with_interval = len(bots) <= MOST_WITH_INTERVALS
    table = plain_table("Finished before, in %", *(str(at + 1) for at in range(len(bots))))
    for at, row in enumerate(bots):
        table.add_row(f"{at + 1} {row}", *(_shown(result.cross[row].get(column), with_interval) for column in bots))
    console.print(table)


def _shown(cell: Cell | None, with_interval: bool) -> str:
    if cell is None:
        return ""
    share = f"{100 * cell.ahead.value:.0f}"
    return f"{share} ({percent_limits(cell.ahead, 0)})" if with_interval else share


def _tell_forfeits(console: Console, result: Result) -> None:
    forfeits = [(game.game, forfeit.reason) for game in result.games for forfeit in game.forfeits]
    for game, reason in forfeits[:MOST_FORFEITS]:
        say_line(console, f"Forfeited: game {game}, {reason}.")
    if len(forfeits) > MOST_FORFEITS:
        console.print(f"and {len(forfeits) - MOST_FORFEITS} more forfeits.")
