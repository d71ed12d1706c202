"""One game between bots, reproducible from its seed."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from wildbunch.bots import Bot
from wildbunch.core.action import Action
from wildbunch.core.game import Game, new_game

Step = Callable[[int, Action, Game], None]


def chance_of(seed: str, seat: int) -> random.Random:
    """The chance of the bot in a seat: its own, so that what one bot draws never changes another's play."""
    return random.Random(f"{seed}/bot/{seat}")


def play_match(
    name: str,
    bots: Sequence[Bot],
    seed: str,
    roles: Sequence[str] | None = None,
    options: Mapping[str, Any] | None = None,
    step: Step | None = None,
) -> Game:
    """A game to its end, `bots[i]` in seat i. `step(seat, action, game after it)` is told of every action.

    `roles` are the bandits of the seats, drawn at random if None. Raises what `new_game` raises.
    """
    game = new_game(name, len(bots) if roles is None else roles, options, seed=seed)
    chances = [chance_of(seed, seat) for seat in range(len(bots))]
    while not game.over:
        seat = game.awaiting[0]
        action = bots[seat].choose(game.view(seat), game.legal_actions(seat), chances[seat])
        game = game.play(seat, action)
        if step is not None:
            step(seat, action, game)
    return game
