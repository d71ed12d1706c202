"""What every game gives to the doors: the loader puts the game's own functions in the place of these."""

from __future__ import annotations

from wildbunch.core.ruleset import Playable


def new_game(s: Playable, seats: int, seed: int) -> None:
    """Set up a new game from `seed` in `s`, with the options that `s` already carries, up to the first decision."""
    raise NotImplementedError


def step(s: Playable, action: int) -> None:
    """Do one legal action and go on to the next decision, filling `legal`."""
    raise NotImplementedError
