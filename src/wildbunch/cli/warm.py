"""`wildbunch warm`: compile the rules once."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from typing import TYPE_CHECKING

from wildbunch.core.fast import available, load

if TYPE_CHECKING:
    from rich.progress import Progress

    from wildbunch.core.fast import Doors, Engine


def warm_up() -> None:
    """Compile the rules of every game, with a progress bar in a terminal; says so where they cannot be compiled."""
    from wildbunch.arena.rulesets import RULE_SETS
    from wildbunch.bots.search.games import EXTENSIONS

    if not available():
        print("Numba is not installed, so the rules run as plain Python: right, but slower. For more speed: pip install 'wildbunch[fast]'.")
        return
    with ExitStack() as stack:
        bar = None
        if sys.stderr.isatty():
            from rich.console import Console
            from rich.progress import Progress

            bar = stack.enter_context(Progress(console=Console(stderr=True)))
        for rules in RULE_SETS.values():
            engine = load(rules, compiled=True)
            _warm(engine, "the rules", bar)
            _warm(engine.extended(EXTENSIONS[rules.name]), "the search", bar)
    print("The rules and the search are compiled.")


def _warm(doors: Engine | Doors, what: str, bar: Progress | None) -> None:
    if bar is None:
        doors.warm()
        return
    task = bar.add_task(f"Compiling {what}", total=None)
    doors.warm(lambda done, total, name: bar.update(task, completed=done, total=total, description=f"Compiling {name}"))
