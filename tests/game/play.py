"""Random games for the tests of the Game value."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from wildbunch import Game, new_game

OPTIONS = st.fixed_dictionaries(
    {
        "django_push": st.sampled_from(["may", "must"]),
        "marshals_revenge": st.sampled_from(["every_roof", "above_marshal"]),
        "open_pile": st.booleans(),
        "expert": st.booleans(),
    }
)
NEW_GAMES = st.builds(
    lambda seats, options, seed: new_game("colt-express", seats, options, seed=seed),
    st.integers(2, 6),
    OPTIONS,
    st.integers(0, 2**64),
)
CHANCES = st.integers(0, 2**64).map(random.Random)


def steps(game: Game, rng: random.Random) -> Iterator[tuple[Game, int, str, Game]]:
    """A random game to its end: each game, the seat, its action, the game after it."""
    while not game.over:
        seat = game.awaiting[0] if len(game.awaiting) == 1 else rng.choice(game.awaiting)
        action = rng.choice(game.legal_actions(seat))
        after = game.play(seat, action)
        yield game, seat, action.text, after
        game = after


def played(game: Game, rng: random.Random, most: int) -> Game:
    """The game after up to so many random actions, not over."""
    for _ in range(rng.randrange(most)):
        after = game.play(game.awaiting[0], rng.choice(game.legal_actions(game.awaiting[0])))
        if after.over:
            return game
        game = after
    return game


def kinds(game: Game, viewer: int | None = None, everything: bool = True) -> list[str]:
    events = game.events if everything else game.events_for(viewer)
    return [event.kind for event in events]


def document(game: Game) -> dict[str, Any]:
    return game.position().to_json()  # type: ignore[no-any-return]
