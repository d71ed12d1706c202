"""`wildbunch warm`: compile the rules once."""

from __future__ import annotations

import sys
from contextlib import ExitStack

from wildbunch.core.fast import available, load


def warm_up() -> None:
    """Compile the rules of every game, with a progress bar in a terminal; says so where they cannot be compiled."""
    from wildbunch.colt_express import RULES

    if not available():
        print("Numba is not installed, so the rules run as plain Python: right, but slower. For more speed: pip install 'wildbunch[fast]'.")
        return
    engine = load(RULES, compiled=True)
    with ExitStack() as stack:
        if sys.stderr.isatty():
            from rich.console import Console
            from rich.progress import Progress

            bar = stack.enter_context(Progress(console=Console(stderr=True)))
            task = bar.add_task("Compiling the rules", total=None)
            engine.warm(lambda done, total, name: bar.update(task, completed=done, total=total, description=f"Compiling {name}"))
        else:
            engine.warm()
    print("The rules are compiled.")
