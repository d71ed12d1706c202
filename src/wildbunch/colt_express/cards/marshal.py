"""Marshal: the lawman walks."""

from __future__ import annotations

from wildbunch.colt_express.components import ASK_MARSHAL, LOCOMOTIVE, MARSHAL_MOVED, MARSHAL_TO
from wildbunch.colt_express.marshal_encounter import meet_marshal
from wildbunch.colt_express.places import ask, offer
from wildbunch.colt_express.state import State
from wildbunch.core.events import EVERYONE, emit


def ask_marshal(s: State) -> None:
    """CE-MARSHAL-1: the Marshal moves one car in either direction; at an end only one is left."""
    ask(s, ASK_MARSHAL)
    if s.marshal > LOCOMOTIVE:
        offer(s, MARSHAL_TO + s.marshal - 1)
    if s.marshal < s.caboose:
        offer(s, MARSHAL_TO + s.marshal + 1)


def move_marshal(s: State, car: int, by: int) -> None:
    """CE-MARSHAL-1: the Marshal goes to the car; `by` is the bandit (index) that made him, or NOBODY."""
    emit(s, MARSHAL_MOVED, EVERYONE, s.marshal, car, by)
    s.marshal = car
    meet_marshal(s)
