"""The flow of the game: one action, and on to the next decision."""

from __future__ import annotations

from wildbunch.core.chance import seed_streams
from wildbunch.el_paso.components import (
    ARRIVING,
    ASK_KEEP,
    ASK_PICK,
    ASK_RAID,
    ASK_STAY,
    DECIDING,
    DRAWING,
    NOTHING,
    OVER,
    PICK,
    RAID,
    RAIDING,
    SETTING_UP,
)
from wildbunch.el_paso.leaving import keep
from wildbunch.el_paso.raid import (
    ask_next_pick,
    ask_next_stay,
    ask_raid,
    choose,
    decide,
    pick,
    resolve_raid,
)
from wildbunch.el_paso.setup import enter_town, set_up
from wildbunch.el_paso.state import State


def settled(s: State) -> bool:
    """Whether somebody must decide, or the game is over. What has one choice is done without asking, but for the secret
    choice of a raid."""
    return s.phase == OVER or s.asked == ASK_RAID or (s.asked != NOTHING and s.legal_size > 1)


def begin(s: State, action: int) -> None:
    """The actor does `action`, one of `s.legal`; the events are those of this action alone."""
    s.events_size = 0
    question = s.asked
    s.asked = NOTHING
    s.legal_size = 0
    if question == ASK_RAID:
        choose(s, s.actor, action - RAID)
    elif question == ASK_PICK:
        pick(s, s.actor, action - PICK)
    elif question == ASK_STAY:
        decide(s, s.actor, action)
    elif question == ASK_KEEP:
        keep(s, s.actor, action)


def advance(s: State) -> None:
    """Do the next thing that needs no decision; call it until the state is `settled`."""
    if s.asked != NOTHING:
        begin(s, s.legal[0])
        return
    s.events_size = 0
    if s.phase == SETTING_UP:
        set_up(s, s.seats)
    elif s.phase == ARRIVING:
        enter_town(s)
        ask_raid(s)
    elif s.phase == RAIDING:
        resolve_raid(s)
    elif s.phase == DRAWING:
        ask_next_pick(s)
    elif s.phase == DECIDING:
        ask_next_stay(s)
        if s.phase == RAIDING:
            ask_raid(s)


def run(s: State) -> None:
    """Go on to the next decision."""
    while not settled(s):
        advance(s)


def step(s: State, action: int) -> None:
    """The actor does `action`, one of `s.legal`; go on to the next decision."""
    begin(s, action)
    run(s)


def new_game(s: State, seats: int, seed: int) -> None:
    """A new game; options and towns stay as they are in `s`."""
    seed_streams(s, seed)
    set_up(s, seats)
    run(s)
