"""`wildbunch warm`: compile the rules once."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

from wildbunch.arena.workers import workers
from wildbunch.core.cachefolder import cache_root, keeps
from wildbunch.core.fast import available, load
from wildbunch.core.installing import how_to_install

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

Step = tuple[str, int, int, str]
"""What is compiled, functions of it done, functions in all, the next one's name."""


def warm_up() -> None:
    """Compile the rules of every game, with progress bars in a terminal; says so where they cannot be compiled, or not kept."""
    from wildbunch.arena.rulesets import RULE_SETS

    if not available():
        more = f"For more speed: {how_to_install('fast')}."
        print(f"Numba is not installed, so the rules run as plain Python: right, but slower. {more}")
        return
    if not keeps():
        print(f"Nothing can be written into {cache_root()}, so every start compiles anew. WILDBUNCH_CACHE may name another folder.")
        return
    with ExitStack() as stack:
        show: Callable[[Step], None] = _show_nothing
        if sys.stderr.isatty():
            from rich.console import Console
            from rich.progress import Progress

            show = _Bars(stack.enter_context(Progress(console=Console(stderr=True)))).show
        _compile_at_once(list(RULE_SETS), show)
    print("The rules and the search are compiled.")


def _show_nothing(step: Step) -> None:
    pass


class _Bars:
    """A bar for all that is compiled."""

    def __init__(self, progress: Progress) -> None:
        self._progress = progress
        self._tasks: dict[str, TaskID] = {}

    def show(self, step: Step) -> None:
        what, done, total, name = step
        if what not in self._tasks:
            self._tasks[what] = self._progress.add_task(what)
        self._progress.update(self._tasks[what], completed=done, total=total, description=f"Compiling {name or what}")


def _compile_at_once(games: Sequence[str], show: Callable[[Step], None]) -> None:
    """Each game in a process of its own: the compiler uses one core only."""
    news: Any = get_context("spawn").SimpleQueue()
    with workers(len(games), _report_to, news) as submit:
        compiling = [submit(_compile, game) for game in games]
        for game in compiling:
            game.add_done_callback(lambda _: news.put(None))
        for _ in compiling:
            for step in iter(news.get, None):
                show(step)
        for game in compiling:
            game.result()


_news: list[Any] = []
"""Where a process tells how far it is."""


def _report_to(news: Any) -> None:
    _news.append(news)


def _compile(game: str) -> None:
    from wildbunch.arena.rulesets import RULE_SETS
    from wildbunch.bots.search.games import EXTENSIONS

    engine = load(RULE_SETS[game], compiled=True)
    engine.warm(lambda done, total, name: _news[0].put((f"the rules of {game}", done, total, name)))
    engine.extended(EXTENSIONS[game]).warm(lambda done, total, name: _news[0].put((f"the search of {game}", done, total, name)))
