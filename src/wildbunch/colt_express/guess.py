"""A state that a seat could believe in."""
from __future__ import annotations

import random

from wildbunch.colt_express.state import State


def guessed(s: State, seat: int, rng: random.Random) -> State:
    """g"""
    return s.copy()
