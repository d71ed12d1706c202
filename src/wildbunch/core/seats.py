"""Who sits where: seats are numbers 0, 1, 2 ... clockwise, and each plays a role (in Colt Express: a bandit)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from wildbunch.core.chance import TABLE, below
from wildbunch.core.entropy import entropy_seeds, step_entropy
from wildbunch.core.errors import BadSeats

if TYPE_CHECKING:
    from wildbunch.core.rules import GameInfo

RANDOM = "random"
DRAW_NUMBER = 2**64 - 1
"""The step number whose entropy draws random roles: out of reach of any step of a game."""


class _Draw:
    """The least thing that `below` can draw from."""

    def __init__(self, secret: bytes) -> None:
        self.rng = entropy_seeds(step_entropy(secret, DRAW_NUMBER))


def asked_seats(info: GameInfo, seats: int | Sequence[str]) -> tuple[str, ...]:
    """One role name or "random" for each seat. Raises BadSeats that says what is allowed."""
    if isinstance(seats, int) and not isinstance(seats, bool):
        asked: tuple[str, ...] = (RANDOM,) * seats if seats > 0 else ()
    elif isinstance(seats, str) or not isinstance(seats, Sequence):
        raise BadSeats(f"Seats are a number or a list of names, not {seats!r}.", seats=repr(seats), allowed=list(info.roles))
    else:
        asked = tuple(seats)
    low, high = info.seats_min, info.seats_max
    if not low <= len(asked) <= high:
        count = seats if isinstance(seats, int) else len(asked)
        raise BadSeats(f"{info.name} is for {low} to {high} seats, not {count}.", seats=count, allowed=[low, high])
    for seat, role in enumerate(asked):
        if role != RANDOM and role not in info.roles:
            allowed = [*info.roles, RANDOM]
            raise BadSeats(f"Seat {seat}: {role!r} is none of {', '.join(allowed)}.", seats=list(map(str, asked)), allowed=allowed)
        if role != RANDOM and role in asked[:seat]:
            raise BadSeats(f"Seat {seat}: {role} is taken by seat {asked.index(role)}.", seats=list(asked), allowed=list(info.roles))
    return asked


def draw_roles(info: GameInfo, asked: Sequence[str], secret: bytes) -> tuple[str, ...]:
    """The role of each seat: as asked, the random ones drawn by the table's secret from those nobody asked for."""
    draw = _Draw(secret)
    free = [role for role in info.roles if role not in asked]
    return tuple(free.pop(below(draw, TABLE, len(free))) if role == RANDOM else role for role in asked)
