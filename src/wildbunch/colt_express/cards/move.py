"""Move: along the train."""

from __future__ import annotations

from wildbunch.colt_express.components import ASK_MOVE, INSIDE, INSIDE_REACH, LOCOMOTIVE, MOVE_TO, MOVED, ROOF_REACH
from wildbunch.colt_express.marshal_encounter import meet_marshal
from wildbunch.colt_express.places import ask, offer
from wildbunch.colt_express.state import Bandit, State
from wildbunch.core.events import EVERYONE, emit


def ask_move(s: State, b: Bandit) -> None:
    """CE-MOVE-1: inside one car either way, on the roof one to three; not beyond the train, and not staying put."""
    ask(s, ASK_MOVE)
    reach = INSIDE_REACH if b.level == INSIDE else ROOF_REACH
    for car in range(max(b.car - reach, LOCOMOTIVE), min(b.car + reach, s.caboose) + 1):
        if car != b.car:
            offer(s, MOVE_TO + car)


def move(s: State, b: Bandit, car: int) -> None:
    """CE-MOVE-1: the bandit goes to the car, on the level where it is."""
    emit(s, MOVED, EVERYONE, b.index, b.car, car, b.level)
    b.car = car
    meet_marshal(s)
