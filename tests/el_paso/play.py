"""Random games of El Paso for the tests of the Game value."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from wildbunch import Game, new_game

OPTIONS = st.fixed_dictionaries(
    {
        "tiles_per_town": st.sampled_from([20, 18]),
        "positions": st.sampled_from(["counted", "dense"]),
        "rounding": st.sampled_from(["total", "per_tile"]),
    }
)
NEW_GAMES = st.builds(
    lambda seats, options, seed: new_game("el-paso", seats, options, seed=seed), st.integers(2, 5), OPTIONS, st.integers(0, 2**64)
)
CHANCES = st.integers(0, 2**64).map(random.Random)


def steps(game: Game, rng: random.Random) -> Iterator[tuple[Game, int, str, Game]]:
    """A random game to its end, answers in any order and sometimes changed: each game, the seat, its action, the game after it."""
    while not game.over:
        seat = rng.choice([seat for seat in range(game.seats) if game.legal_actions(seat)])
        action = rng.choice(game.legal_actions(seat))
        after = game.play(seat, action)
        yield game, seat, action.text, after
        game = after


def document(game: Game) -> dict[str, Any]:
    return game.position().to_json()  # type: ignore[no-any-return]
