"""Meeting the Marshal: neutral bullets, and the flight to the roof."""

from __future__ import annotations

from wildbunch.colt_express.components import FLEES, INSIDE, MARSHAL_HITS, NEUTRAL, ROOF, SUPPLY_SHORT
from wildbunch.colt_express.places import receive_bullet
from wildbunch.colt_express.state import State
from wildbunch.core.events import EVERYONE, emit


def give_neutral_bullets(s: State, group: int, event: int) -> None:
    """CE-MARSHAL-3: each bandit of the group (bits) gets a neutral bullet; if there are too few for all of them,
    nobody gets one and the rest of the supply is removed from the game."""
    needed = 0
    for i in range(s.bandit_count):
        needed += (group >> i) & 1
    if needed > s.neutral_left:
        emit(s, SUPPLY_SHORT, EVERYONE, needed, s.neutral_left)
        s.neutral_removed += s.neutral_left
        s.neutral_left = 0
        return
    for i in range(s.bandit_count):
        if (group >> i) & 1:
            s.neutral_left -= 1
            receive_bullet(s, s.bandits[i], NEUTRAL)
            emit(s, event, EVERYONE, i, s.bandits[i].car)


def meet_marshal(s: State) -> None:
    """CE-MARSHAL-2: every bandit inside the Marshal's car gets a neutral bullet and flees to the roof of that car."""
    group = 0
    for i in range(s.bandit_count):
        b = s.bandits[i]
        if b.level == INSIDE and b.car == s.marshal:
            group |= 1 << i
    if group == 0:
        return
    give_neutral_bullets(s, group, MARSHAL_HITS)
    for i in range(s.bandit_count):
        if (group >> i) & 1:
            s.bandits[i].level = ROOF
            emit(s, FLEES, EVERYONE, i, s.marshal)
