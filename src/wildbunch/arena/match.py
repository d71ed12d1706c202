"""One game between bots, reproducible from its seed."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from wildbunch.bots import Bot
from wildbunch.core.action import Action
from wildbunch.core.game import Game

Watch = Callable[[int, Action, Game], None]


def chance_of(seed: str, seat: int) -> random.Random:
    """The chance of the bot in a seat: its own, so that what one bot draws never changes another's play."""
    return random.Random(f"{seed}/bot/{seat}")


def play_out(game: Game, bots: Sequence[Bot], seed: str, watch: Watch | None = None) -> Game:
    """The game played to its end, `bots[i]` in seat i; `watch(seat, action, game after it)` is told of every action."""
    chances = [chance_of(seed, seat) for seat in range(len(bots))]
    while not game.over:
        seat = game.awaiting[0]
        action = bots[seat].choose(game.view(seat), game.legal_actions(seat), chances[seat])
        game = game.play(seat, action)
        if watch is not None:
            watch(seat, action, game)
    return game
