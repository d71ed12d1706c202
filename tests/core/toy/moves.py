"""The moves of the toy game."""

from __future__ import annotations

from toy.box import CLIMB, PIPS, PUSH, SLIDES, STAY, TOP
from toy.state import Climber, State
from wildbunch.core.chance import TABLE, below


def offer(s: State, action: int) -> None:
    """Add to the legal actions."""
    s.legal[s.legal_size] = action
    s.legal_size += 1


def offer_moves(s: State, climber: Climber) -> None:
    """Climb, stay, or push somebody who is higher."""
    s.legal_size = 0
    offer(s, CLIMB)
    offer(s, STAY)
    for seat in range(s.seats):
        if can_push(climber, s.climbers[seat]):
            offer(s, PUSH + seat)


def can_push(climber: Climber, other: Climber) -> bool:
    """Those at most three rungs higher."""
    return climber.rung < other.rung <= climber.rung + 3


def climb(s: State, climber: Climber) -> None:
    """By the pips of a die."""
    pips = PIPS[below(s, climber.seat, 6) + 1]
    climber.rolls[pips] += 1
    climber.rung = min(climber.rung + pips, TOP)


def push(s: State, other: Climber) -> None:
    """Down by as much as chance says."""
    other.pushed += 1
    other.rung = max(0, other.rung - SLIDES[below(s, TABLE, 2)][2] - fall())


def fall() -> int:
    """A rung that is lost by every push."""
    return 1
