"""State of the toy game."""

from __future__ import annotations

from typing import Annotated

from wildbunch.core.record import Record, i8, i16, i64


class Climber(Record):
    seat: i8
    rung: i8
    pushed: i16
    rolls: Annotated[list[i8], 7]


class State(Record):
    rng: Annotated[list[i64], 8]
    climbers: Annotated[list[Climber], 4]
    seats: i8
    actor: i8
    turns: i16
    legal: Annotated[list[i16], 8]
    legal_size: i8
