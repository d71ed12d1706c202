"""`wildbunch simulate`: many games between bots, and who won how often."""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wildbunch.arena.simulate import Simulation, simulate
from wildbunch.cli.common import BadArgument, console_here, progress_bar, read_bots, say_line
from wildbunch.cli.tables import limits, number, percent_limits, plain_table

if TYPE_CHECKING:
    from rich.console import Console

PART_OF = ("loot", "nuggets")
"""Parts of a score that say nearly the same as its money, and are left out of the table."""


def simulate_and_tell(
    game: str,
    bots: str,
    players: int,
    games: int,
    seed: str,
    options: Mapping[str, Any],
    as_json: bool,
    as_csv: bool,
    records: Path | None,
    processes: int | None,
) -> None:
    """Play the games and print a table, JSON or CSV."""
    if as_json and as_csv:
        raise BadArgument("Either --json or --csv can be printed, not both.")
    seats = read_bots(bots, players, game)
    try:
        with progress_bar("Games", games) as progress:
            result = simulate(seats, games, seed, game=game, options=options, processes=processes, records=records, progress=progress)
    except OSError as error:
        raise BadArgument(f"The records cannot be written into {records}: {error.strerror}.") from error
    if as_json:
        print(json.dumps(result.to_json(), indent=2))
    elif as_csv:
        rows = [row.flat() for row in result.rows]
        writer = csv.DictWriter(sys.stdout, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    else:
        _tell(result)


def _tell(result: Simulation) -> None:
    standings = result.standings()
    wins = plain_table("Bot", "Seats", "Wins", "95 %", "Fair", "Money", "95 %")
    for line in standings:
        money = line.money
        wins.add_row(
            line.bot,
            str(line.seats),
            f"{line.won.value:.1%}",
            percent_limits(line.won),
            f"{line.fair:.1%}",
            number(money.value),
            limits(money),
        )
    console = console_here()
    played = f"{result.games} games of {result.game}, {len(result.bots)} players, seed {result.seed}"
    console.print(f"{played}; seats move on from game to game.")
    console.print(wins)
    parts = [part for part in standings[0].parts if part not in PART_OF]
    if parts:
        means = plain_table("Bot", *(part.replace("_", " ").capitalize() for part in parts))
        for line in standings:
            means.add_row(line.bot, *(number(line.parts[part].value) for part in parts))
        console.print(means)
    _tell_faults(console, result)
    console.print("Wins: share of the games a bot won in one of its seats; the other numbers are means.")
    console.print("Bots are not people.")


def _tell_faults(console: Console, result: Simulation) -> None:
    """For each bot that has failed, how often and how it did so first."""
    faults = result.faults()
    for bot in dict.fromkeys(row.bot for row in faults):
        own = [row for row in faults if row.bot == bot]
        games = f"{len({row.game for row in own})} of {result.games} games"
        say_line(console, f"In {games} a bot failed and random played on. First, in game {own[0].game}: {own[0].fault}.")
