"""The ways from Python into trials: guessed worlds, and what comes of an action in one of them; compiled with the rules."""

from __future__ import annotations

from collections.abc import Sequence

from wildbunch.bots.search.arena import Desk
from wildbunch.bots.search.hooks import Searchable, fortune, imagine, stage
from wildbunch.bots.search.policy import most_promising
from wildbunch.core.chance import seed_streams
from wildbunch.core.hooks import step

NOTHING = -1_000_000_000


def guess_worlds(states: Sequence[Searchable], seat: int, seed: int) -> None:
    """Guesses of what `states[0]` may be to the seat, in all further states but the last."""
    for world in range(1, len(states) - 1):
        states[world].copy_from(states[0])
        seed_streams(states[world], seed + world)
        imagine(states[world], seat)


def try_action(
    states: Sequence[Searchable], desks: Sequence[Desk], world: int, action: int, seat: int, stages: int, seed: int
) -> tuple[int, int]:
    """Do an action of the seat in `states[world]` and play on by rules of thumb to the end of so many rounds or towns; 0: not at all.

    Everything happens in the last state. Returns what the seat owns then, and what the richest other seat owns.
    """
    s = states[len(states) - 1]
    s.copy_from(states[world])
    seed_streams(s, seed)
    end = stage(s) + stages
    step(s, action)
    while s.legal_size > 0 and stage(s) < end:
        step(s, most_promising(s, desks[0]))
    best = NOTHING
    for other in range(s.seats):
        if other != seat:
            best = max(best, fortune(s, other))
    return fortune(s, seat), best
