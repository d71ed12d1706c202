"""`wildbunch simulate`: many games between bots, and who won how often."""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, fields
from pathlib import Path

from wildbunch.arena.simulate import Row, Simulation, simulate
from wildbunch.arena.stats import Estimate
from wildbunch.cli.common import BadArgument, console_here, read_bots, read_options


def simulate_and_tell(
    bots: str,
    players: int,
    games: int,
    seed: str,
    options: Sequence[str],
    as_json: bool,
    as_csv: bool,
    records: Path | None,
    processes: int | None,
) -> None:
    """Play the games and print a table, JSON or CSV."""
    if as_json and as_csv:
        raise BadArgument("Either --json or --csv can be printed, not both.")
    seats = read_bots(bots, players)
    rules = read_options(options)
    try:
        with _progress(games) as progress:
            result = simulate(seats, games, seed, options=rules, processes=processes, records=records, progress=progress)
    except OSError as error:
        raise BadArgument(f"The records cannot be written into {records}: {error.strerror}.") from error
    if as_json:
        print(json.dumps(result.to_json(), indent=2))
    elif as_csv:
        writer = csv.DictWriter(sys.stdout, [field.name for field in fields(Row)], lineterminator="\n")
        writer.writeheader()
        writer.writerows(map(asdict, result.rows))
    else:
        _tell(result)


@contextmanager
def _progress(games: int) -> Iterator[Callable[[int], None] | None]:
    """A progress bar on stderr, where that is a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("Games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=games)
        yield lambda done: bar.update(task, completed=done)


def _tell(result: Simulation) -> None:
    from rich.table import Table

    table = Table(box=None, padding=(0, 1), show_edge=False)
    table.add_column("Bot")
    for column in ("Seats", "Wins", "95 %", "Fair", "Money", "95 %", "Gunslinger", "Hits"):
        table.add_column(column, justify="right")
    for line in result.standings():
        table.add_row(
            line.bot,
            str(line.seats),
            f"{line.won.value:.1%}",
            _percent(line.won),
            f"{line.fair:.1%}",
            f"${line.money.value:,.0f}",
            f"{line.money.low:,.0f}-{line.money.high:,.0f}",
            f"{line.gunslinger.value:.0%}",
            f"{line.bullets_received.value:.1f}",
        )
    console = console_here()
    played = f"{result.games} games of {result.game}, {len(result.bots)} players, seed {result.seed}"
    console.print(f"{played}; seats move on from game to game.")
    console.print(table)
    console.print("Wins: share of the games a bot won in one of its seats. Hits: bullets received. Bots are not people.")


def _percent(estimate: Estimate) -> str:
    return f"{100 * estimate.low:.1f}-{100 * estimate.high:.1f}"
