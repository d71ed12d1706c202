"""The two-player game: each seat plays a team of two bandits."""

from __future__ import annotations

from wildbunch.colt_express.components import ASK_PLACE, DEALING, NOBODY, NOTHING, PLACE_IN_CABOOSE, PLACED
from wildbunch.colt_express.places import ask, bullets_received, first_bandit_of, offer
from wildbunch.colt_express.state import State
from wildbunch.core.events import EVERYONE, emit


def ask_next_place(s: State) -> None:
    """CE-TEAM-1: in each of the two rear cars stands one bandit of each team; which one is the owner's choice, the first
    player's first."""
    for k in range(s.seats):
        seat = (s.first + k) % s.seats
        if (s.placing >> seat) & 1:
            s.actor = seat
            s.acting = first_bandit_of(s, seat)
            ask(s, ASK_PLACE)
            offer(s, PLACE_IN_CABOOSE + s.acting)
            offer(s, PLACE_IN_CABOOSE + s.acting + 1)
            return
    s.asked = NOTHING
    s.legal_size = 0
    s.actor = NOBODY
    s.acting = NOBODY
    s.phase = DEALING


def place(s: State, seat: int, bandit: int) -> None:
    """CE-TEAM-1: this bandit starts in the caboose, the team mate in the car before it."""
    first = first_bandit_of(s, seat)
    for i in range(first, first + 2):
        s.bandits[i].car = s.caboose if i == bandit else s.caboose - 1
        emit(s, PLACED, EVERYONE, i, s.bandits[i].car)
    s.placing ^= 1 << seat
    ask_next_place(s)


def bullets_of_team(s: State, seat: int) -> int:
    """CE-TEAM-3: bullets received by both bandits of the seat; without teams by its one bandit."""
    first = first_bandit_of(s, seat)
    n = bullets_received(s.bandits[first])
    if s.teams:
        n += bullets_received(s.bandits[first + 1])
    return n
