"""Floor Change: up to the roof, or down inside."""

from __future__ import annotations

from wildbunch.colt_express.components import ASK_FLOOR, CHANGE_FLOOR, CLIMBED, INSIDE, ROOF
from wildbunch.colt_express.marshal_encounter import meet_marshal
from wildbunch.colt_express.places import ask, offer
from wildbunch.colt_express.state import Bandit, State
from wildbunch.core.events import EVERYONE, emit


def ask_floor_change(s: State) -> None:
    """CE-FLOOR-1: there is just one thing to do."""
    ask(s, ASK_FLOOR)
    offer(s, CHANGE_FLOOR)


def change_floor(s: State, b: Bandit) -> None:
    """CE-FLOOR-1: from inside to the roof of the same car, or back."""
    b.level = ROOF if b.level == INSIDE else INSIDE
    emit(s, CLIMBED, EVERYONE, b.index, b.car, b.level)
    meet_marshal(s)
