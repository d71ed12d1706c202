"""Measures one bot against each reference opponent: one of it against three of theirs, everybody in every seat equally often.

    python benchmarks/opponents.py --bot legend --games 200

Prints a table in Markdown: the share of games won with its 95 % interval, a fair share being 25 %.
"""

from __future__ import annotations

import argparse
from time import perf_counter

from wildbunch.arena.simulate import simulate
from wildbunch.bots import NAMES, make
from wildbunch.core.rules import game_names

PLAYERS = 4
REFERENCE = "reference-"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bot", default="legend", help="the bot that is measured")
    parser.add_argument("--against", nargs="*", default=[name for name in NAMES if name.startswith(REFERENCE)])
    parser.add_argument("--game", nargs="*", default=list(game_names()))
    parser.add_argument("--games", type=int, default=200, help="games against each")
    parser.add_argument("--seed", default="opponents")
    parser.add_argument("--processes", type=int)
    asked = parser.parse_args()
    print("| game | against | games | won | 95 % | mean money | theirs | seconds a game |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for game in asked.game:
        for opponent in asked.against:
            plays = getattr(make(opponent), "games", None)
            if plays is None or game in plays:
                print(measured(game, asked.bot, opponent, asked), flush=True)


def measured(game: str, bot: str, opponent: str, asked: argparse.Namespace) -> str:
    """A row of the table."""
    started = perf_counter()
    seats = [bot] + [opponent] * (PLAYERS - 1)
    lines = {line.bot: line for line in simulate(seats, asked.games, asked.seed, game=game, processes=asked.processes).standings()}
    won = lines[bot].won
    pace = (perf_counter() - started) / asked.games
    cells = [
        game,
        f"`{opponent}`",
        str(asked.games),
        f"{won.value:.1%}",
        f"{100 * won.low:.1f} to {100 * won.high:.1f}",
        f"{lines[bot].money.value:,.1f}",
        f"{lines[opponent].money.value:,.1f}",
        f"{pace:.2f}",
    ]
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    main()
