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
JOIN = "+"
"""Between the two roles of a team."""
DRAW_NUMBER = 2**64 - 1
"""The step number whose entropy draws random roles: out of reach of any step of a game."""


class _Draw:
    """The least thing that `below` can draw from."""

    def __init__(self, secret: bytes) -> None:
        self.rng = entropy_seeds(step_entropy(secret, DRAW_NUMBER))


def asked_seats(info: GameInfo, seats: int | Sequence[str]) -> tuple[str, ...]:
    """One role name or "random" for each seat, two joined by "+" where seats play teams. Raises BadSeats that says what is allowed."""
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
    teams = len(asked) in info.teams
    if teams:
        asked = tuple(_team(seat, role) for seat, role in enumerate(asked))
    taken: dict[str, int] = {}
    for seat, each in enumerate(asked):
        for role in each.split(JOIN) if teams else (each,):
            if role != RANDOM and role not in info.roles:
                allowed = [*info.roles, RANDOM]
                raise BadSeats(f"Seat {seat}: {role!r} is none of {', '.join(allowed)}.", seats=list(map(str, asked)), allowed=allowed)
            if role != RANDOM and role in taken:
                raise BadSeats(f"Seat {seat}: {role} is taken by seat {taken[role]}.", seats=list(asked), allowed=list(info.roles))
            taken[role] = seat
    return asked


def _team(seat: int, role: object) -> str:
    """The two roles of a team, or "random" for both."""
    if role == RANDOM:
        return RANDOM
    if not isinstance(role, str) or role.count(JOIN) != 1 or RANDOM in role.split(JOIN):
        raise BadSeats(
            f"Seat {seat}: {role!r} is no team; give two names as one{JOIN}other, or {RANDOM}.", seats=repr(role), allowed=[RANDOM]
        )
    return role


def draw_roles(info: GameInfo, asked: Sequence[str], secret: bytes) -> tuple[str, ...]:
    """The role of each seat: as asked, the random ones drawn by the table's secret from those nobody asked for."""
    draw = _Draw(secret)
    size = 2 if len(asked) in info.teams else 1
    wanted = [[RANDOM] * size if each == RANDOM else each.split(JOIN) for each in asked]
    free = [role for role in info.roles if all(role not in each for each in wanted)]
    return tuple(JOIN.join(free.pop(below(draw, TABLE, len(free))) if role == RANDOM else role for role in each) for each in wanted)
