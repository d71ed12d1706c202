"""The ways into compiled rules: whole loops over many states in one call.

Every door takes the array of states and indices into it, never a single record: a record that crosses from Python is looked at field
by field in every call. In plain mode the same functions run on a list of state objects.
"""

from __future__ import annotations

from collections.abc import Sequence

from wildbunch.core.chance import MASK, PLAYOUT, STREAMS, below
from wildbunch.core.hooks import new_game, step
from wildbunch.core.ruleset import Playable


def new_game_at(states: Sequence[Playable], i: int, seats: int, seed: int) -> None:
    """A new game from `seed` in `states[i]`, with the options it carries."""
    new_game(states[i], seats, seed)


def step_at(states: Sequence[Playable], i: int, action: int) -> None:
    """Do one action in `states[i]`; the caller answers for its being legal."""
    step(states[i], action)


def play_out(s: Playable) -> int:
    """Play to the end, choosing evenly among the legal actions; the number of decisions."""
    decisions = 0
    while s.legal_size > 0:
        step(s, s.legal[below(s, PLAYOUT, s.legal_size)])
        decisions += 1
    return decisions


def play_out_at(states: Sequence[Playable], i: int) -> int:
    """Play the game in `states[i]` to its end, choosing evenly among the legal actions; the number of decisions."""
    return play_out(states[i])


def playouts(states: Sequence[Playable], i: int, seats: int, first_seed: int, games: int) -> tuple[int, int]:
    """Play `games` whole random games in `states[i]`, from seeds `first_seed`, `first_seed + 1`, ...

    Returns the number of decisions and a fingerprint of all trajectories, the same in both modes.
    """
    s = states[i]
    decisions = 0
    fingerprint = 0
    for seed in range(first_seed, first_seed + games):
        new_game(s, seats, seed)
        decisions += play_out(s)
        for stream in range(STREAMS):
            fingerprint = (fingerprint * 31 + s.rng[stream]) & MASK
    return decisions, fingerprint


def is_legal(s: Playable, action: int) -> bool:
    """Whether the action is one of `s.legal`."""
    for k in range(s.legal_size):  # noqa: SIM110  # compiled code has no generator expressions
        if s.legal[k] == action:
            return True
    return False


def batch_step(states: Sequence[Playable], actions: Sequence[int]) -> int:
    """Do `actions[i]` in `states[i]`, for every i; where the game is over, or the action not legal, nothing is done.

    Returns how many actions were refused in running games.
    """
    refused = 0
    for i in range(len(states)):
        s = states[i]
        if s.legal_size > 0:
            if is_legal(s, actions[i]):
                step(s, actions[i])
            else:
                refused += 1
    return refused


def batch_random(states: Sequence[Playable], next_seed: int) -> int:
    """One random legal action in every game; one that ends begins anew from `next_seed`, which then rises.

    Returns the seed that is next.
    """
    for i in range(len(states)):
        s = states[i]
        step(s, s.legal[below(s, PLAYOUT, s.legal_size)])
        if s.legal_size == 0:
            new_game(s, s.seats, next_seed)
            next_seed += 1
    return next_seed


def copies(states: Sequence[Playable], times: int) -> int:
    """Copy `states[0]` and `states[1]` onto each other by turns, each time with a small change: to measure copying."""
    for k in range(times):
        states[k & 1].rng[PLAYOUT] = k
        states[1 - (k & 1)].copy_from(states[k & 1])
    return states[0].rng[PLAYOUT]
