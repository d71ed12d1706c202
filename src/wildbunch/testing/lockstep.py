"""Plays the same seeded games with plain and with compiled rules, and compares the whole state after every step.

This is what closes the gap between the two modes: a number that does not fit its field, a list shared in one mode and copied in the
other, a variable used before it has a value. All of them show as a difference, or as an error of `pack`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from wildbunch.core.fast import load
from wildbunch.core.record import Record
from wildbunch.core.ruleset import RuleSet


class Lockstep(NamedTuple):
    """What was compared."""

    games: int
    steps: int


def play_lockstep(rules: RuleSet, seats: int, first_seed: int, games: int, prepare: Callable[[Any], None] = lambda state: None) -> Lockstep:
    """Play random games from seeds `first_seed`, ... in both modes; `prepare` sets the options in the empty state.

    Raises AssertionError with seed, step and the fields that differ.
    """
    plain, compiled = load(rules, compiled=False), load(rules, compiled=True)
    new_plain, new_compiled = plain.door("new_game_at"), compiled.door("new_game_at")
    step_plain, step_compiled = plain.door("step_at"), compiled.door("step_at")
    steps = 0
    for seed in range(first_seed, first_seed + games):
        chosen = random.Random(seed)
        ours, theirs = plain.states(1), compiled.states(1)
        prepare(ours[0])
        compiled.put(theirs, 0, ours[0])
        new_plain(ours, 0, seats, seed)
        new_compiled(theirs, 0, seats, seed)
        actions: list[int] = []
        while True:
            state = ours[0]
            if state.pack() != compiled.packed(theirs, 0):
                raise AssertionError(
                    f"{rules.name}, {seats} seats, seed {seed}, after {actions}: plain and compiled states differ in "
                    + ", ".join(differences(state, compiled.get(theirs, 0)))
                )
            if state.legal_size == 0:
                break
            action = state.legal[chosen.randrange(state.legal_size)]
            actions.append(action)
            step_plain(ours, 0, action)
            step_compiled(theirs, 0, action)
        steps += len(actions)
    return Lockstep(games, steps)


def differences(one: Record, other: Record, path: str = "") -> list[str]:
    """The places where two records of a class differ, each with both values."""
    found: list[str] = []
    for field in one.FIELDS:
        mine, theirs = getattr(one, field.name), getattr(other, field.name)
        if mine == theirs:
            continue
        here = f"{path}{field.name}"
        pairs = (
            [(here, mine, theirs)]
            if field.length is None
            else [(f"{here}[{i}]", a, b) for i, (a, b) in enumerate(zip(mine, theirs, strict=True))]
        )
        for place, a, b in pairs:
            if isinstance(a, Record):
                found += differences(a, b, f"{place}.")
            elif a != b:
                found.append(f"{place} ({a} and {b})")
    return found
