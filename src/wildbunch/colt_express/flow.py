"""The flow of the game: one action, and on to the next decision."""

from __future__ import annotations

from wildbunch.colt_express.components import (
    ASK_KEEP,
    ASK_PICKPOCKET,
    ASK_PLACE,
    ASK_PLAN,
    DEALING,
    EVENT,
    KEEPING,
    NOBODY,
    NOTHING,
    OVER,
    PLACE_IN_CABOOSE,
    PLACING,
    STEALIN,
)
from wildbunch.colt_express.events import do_event, pickpocket
from wildbunch.colt_express.expert import end_keeping, keep
from wildbunch.colt_express.schemin import plan, start_round
from wildbunch.colt_express.setup import set_up
from wildbunch.colt_express.state import State
from wildbunch.colt_express.stealin import carry_out, resolve_next_card
from wildbunch.colt_express.teams import ask_next_place, place
from wildbunch.core.chance import seed_streams


def settled(s: State) -> bool:
    """Whether somebody must decide, or the game is over. What has one choice is done without asking, but in
    Schemin'."""
    return s.phase == OVER or s.asked == ASK_PLAN or (s.asked != NOTHING and s.legal_size > 1)


def begin(s: State, action: int) -> None:
    """The actor does `action`, one of `s.legal`; the events are those of this action alone."""
    s.events_size = 0
    if s.asked == ASK_PLAN:
        plan(s, action)
    elif s.phase == STEALIN:
        carry_out(s, action)
    elif s.asked == ASK_PICKPOCKET:
        pickpocket(s, action)
    elif s.asked == ASK_KEEP:
        keep(s, s.actor, action)
    elif s.asked == ASK_PLACE:
        place(s, s.actor, action - PLACE_IN_CABOOSE)


def advance(s: State) -> None:
    """Do the next thing that needs no decision; call it until the state is `settled`."""
    if s.asked != NOTHING:
        begin(s, s.legal[0])
        return
    s.events_size = 0
    if s.phase == STEALIN:
        resolve_next_card(s)
    elif s.phase == DEALING:
        start_round(s)
    elif s.phase == EVENT:
        do_event(s)
    elif s.phase == KEEPING:
        end_keeping(s)
    elif s.phase == PLACING:
        ask_next_place(s)


def run(s: State) -> None:
    """Go on to the next decision."""
    while not settled(s):
        advance(s)


def step(s: State, action: int) -> None:
    """The actor does `action`, one of `s.legal`; go on to the next decision."""
    begin(s, action)
    run(s)


def new_game(s: State, seats: int, seed: int) -> None:
    """A new game with random characters and first player; options stay as they are in `s`."""
    seed_streams(s, seed)
    for i in range(len(s.bandits)):
        s.bandits[i].character = NOBODY
    set_up(s, seats)
    run(s)
