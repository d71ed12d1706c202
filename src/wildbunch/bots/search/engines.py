"""The compiled search of each game, made ready while other things go on."""

from __future__ import annotations

import threading

from wildbunch.bots.search.games import DOOR, GAMES, SearchedGame
from wildbunch.core.fast import Engine, available, load

_preparing: set[str] = set()
"""Games whose search another thread is loading or compiling."""


_begun: list[bool] = []


def engine_of(game: SearchedGame) -> Engine:
    """The rules to search with: compiled, but plain as long as another thread is still at it, so that nobody waits for it."""
    return load(game.rules, False if game.rules.name in _preparing else None)


def make_ready(game: SearchedGame) -> None:
    """Load the search of a game, compiling what the cache has not: whoever thinks against the clock starts it afterwards."""
    engine_of(game).extended(game.extension).door(DOOR)


def prepare_in_background() -> threading.Thread | None:
    """Load the search of every game in a thread of its own, compiling what the cache has not.

    Does so once in a process; None where that is begun already, or nothing can be compiled.
    """
    if _begun or not available():
        return None
    _begun.append(True)
    _preparing.update(game.rules.name for game in GAMES.values())
    thread = threading.Thread(target=_prepare, daemon=True)
    thread.start()
    return thread


def _prepare() -> None:
    for game in GAMES.values():
        try:
            load(game.rules, compiled=True).extended(game.extension).warm()
        finally:
            _preparing.discard(game.rules.name)
