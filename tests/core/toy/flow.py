"""The course of the toy game."""

from __future__ import annotations

from toy.box import CLIMB, MAX_TURNS, PUSH, STAY, TOP
from toy.moves import climb, offer_moves, push
from toy.state import State
from wildbunch.core.chance import seed_streams


def new_game(s: State, seats: int, seed: int) -> None:
    """Everybody at the foot of the ladder."""
    seed_streams(s, seed)
    s.seats = seats
    for seat in range(len(s.climbers)):
        climber = s.climbers[seat]
        climber.seat = seat
        climber.rung = 0
        climber.pushed = 0
        for pips in range(7):
            climber.rolls[pips] = 0
    s.actor = 0
    s.turns = 0
    offer_moves(s, s.climbers[0])


def step(s: State, action: int) -> None:
    """One move of the actor."""
    climber = s.climbers[s.actor]
    if action == CLIMB:
        climb(s, climber)
    elif action > STAY:
        push(s, s.climbers[action - PUSH])
    s.turns += 1
    if climber.rung == TOP or s.turns == MAX_TURNS:
        s.legal_size = 0
    else:
        s.actor = (s.actor + 1) % s.seats
        offer_moves(s, s.climbers[s.actor])
