"""Robbery: take what lies where you stand."""

from __future__ import annotations

from wildbunch.colt_express.components import (
    ASK_ROB,
    INSIDE,
    JEWEL,
    PURSE,
    PURSES,
    ROB_KIND,
    ROB_TOKEN,
    ROBBED,
    STRONGBOX,
)
from wildbunch.colt_express.places import ask, fifties, give_token, offer, spot_of, touch_purse
from wildbunch.colt_express.state import Bandit, State
from wildbunch.core.events import EVERYONE, emit


def ask_robbery(s: State, b: Bandit) -> None:
    """CE-ROB-1: one loot token of one's choice from one's own spot; roof and inside are apart."""
    ask(s, ASK_ROB)
    spot = spot_of(b)
    if untouched_purses(s, b) > 0:
        offer(s, ROB_KIND + PURSE)
    if s.jewels[spot] > 0:
        offer(s, ROB_KIND + JEWEL)
    if s.strongboxes[spot] > 0:
        offer(s, ROB_KIND + STRONGBOX)
    offer_purse_tokens(s, b)


def untouched_purses(s: State, b: Bandit) -> int:
    """How many purses nobody has touched yet lie where a bandit stands: they lie inside the cars."""
    return s.purses[b.car] if b.level == INSIDE else 0


def offer_purse_tokens(s: State, b: Bandit) -> None:
    """CE-ROB-1: a purse that was dropped is a choice of its own, since its former owners know the value."""
    spot = spot_of(b)
    for token in range(s.tokens):
        if s.token_place[token] == spot:
            offer(s, ROB_TOKEN + token)


def rob(s: State, b: Bandit, action: int) -> None:
    """CE-ROB-1: the loot is the bandit's, face down."""
    spot = spot_of(b)
    if action == ROB_KIND + JEWEL:
        s.jewels[spot] -= 1
        b.jewels += 1
        emit(s, ROBBED, EVERYONE, b.index, JEWEL, PURSES, 0, b.car, b.level)
    elif action == ROB_KIND + STRONGBOX:
        s.strongboxes[spot] -= 1
        b.strongboxes += 1
        emit(s, ROBBED, EVERYONE, b.index, STRONGBOX, PURSES, 0, b.car, b.level)
    else:
        rob_purse(s, b, action, ROBBED)


def rob_purse(s: State, b: Bandit, action: int, event: int) -> None:
    """CE-ROB-1: the value of an untouched purse is decided when it is taken; only its owner sees it."""
    if action == ROB_KIND + PURSE:
        s.purses[b.car] -= 1
        token = touch_purse(s, b.seat)
    else:
        token = action - ROB_TOKEN
    give_token(s, token, b)
    emit(s, event, s.token_known[token], b.index, PURSE, token, fifties(s, token), b.car, b.level)
