"""`wildbunch bench`: how fast the rules are on this machine."""

from __future__ import annotations

import json
import sys

from wildbunch.arena.bench import Figure, run_bench
from wildbunch.cli.common import console_here

QUICK_SCALE = 0.05


def measure(as_json: bool, quick: bool) -> None:
    """Measure everything and print a table or JSON; `quick` once and shortly, without compiling from nothing."""

    def say(step: str) -> None:
        if sys.stderr.isatty():
            print(f"... {step}", file=sys.stderr)

    report = run_bench(1, QUICK_SCALE, from_nothing=False, say=say) if quick else run_bench(say=say)
    if as_json:
        print(json.dumps(report.to_json(), indent=2))
        return
    from rich.table import Table

    table = Table(box=None, padding=(0, 1), show_edge=False)
    for column in ("Figure", "Value", "Unit", "Ratio", "Goal", "Met"):
        table.add_column(column, justify="right" if column in ("Value", "Ratio", "Goal") else "left")
    for figure in report.figures:
        ratio = "" if figure.ratio is None else f"{figure.ratio:.2f}"
        table.add_row(figure.name, _number(figure.value), figure.unit, ratio, _goal(figure), _MET[figure.met])
    console = console_here()
    console.print(table)
    for note in report.notes:
        console.print(note)
    console.print(", ".join(f"{name} {value}" for name, value in report.machine.items()))


_MET = {None: "", True: "yes", False: "no"}


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def _goal(figure: Figure) -> str:
    if figure.goal is None:
        return ""
    return f"{'at most' if figure.at_most else 'at least'} {_number(figure.goal)}"
