"""Punch: knock loot out of a bandit, and the bandit out of the car."""

from __future__ import annotations

from wildbunch.colt_express.characters import ask_to_take, belle_is_spared
from wildbunch.colt_express.components import (
    ASK_DROP,
    ASK_PUNCH,
    ASK_SHOVE,
    DROP_KIND,
    DROPPED,
    HELD,
    JEWEL,
    LOCOMOTIVE,
    PUNCH_AT,
    PUNCHED,
    PURSE,
    PURSES,
    SHOVE_TO,
    SHOVED,
    SNATCHED,
    STRONGBOX,
)
from wildbunch.colt_express.marshal_encounter import meet_marshal
from wildbunch.colt_express.places import ask, fifties, give_token, offer, purses_held, spot_of
from wildbunch.colt_express.state import Bandit, State
from wildbunch.core.chance import TABLE, below
from wildbunch.core.events import EVERYONE, emit


def ask_punch(s: State, puncher: Bandit) -> None:
    """CE-PUNCH-1: a bandit on one's own spot."""
    ask(s, ASK_PUNCH)
    targets = 0
    for i in range(s.bandit_count):
        if in_reach(puncher, s.bandits[i]):
            targets += 1
    for i in range(s.bandit_count):
        b = s.bandits[i]
        if in_reach(puncher, b) and not belle_is_spared(b, targets):
            offer(s, PUNCH_AT + i)


def in_reach(puncher: Bandit, b: Bandit) -> bool:
    """CE-PUNCH-1: another bandit, in the same car on the same level."""
    return puncher.index != b.index and puncher.car == b.car and puncher.level == b.level


def punch(s: State, puncher: Bandit, victim: Bandit) -> None:
    """CE-PUNCH-1: if the victim owns loot the puncher chooses which kind falls."""
    s.target = victim.index
    emit(s, PUNCHED, EVERYONE, puncher.index, victim.index)
    ask(s, ASK_DROP)
    if purses_held(s, victim) > 0:
        offer(s, DROP_KIND + PURSE)
    if victim.jewels > 0:
        offer(s, DROP_KIND + JEWEL)
    if victim.strongboxes > 0:
        offer(s, DROP_KIND + STRONGBOX)
    if s.legal_size == 0:
        ask_shove(s, victim)


def drop(s: State, puncher: Bandit, victim: Bandit, kind: int) -> None:
    """CE-PUNCH-1: the loot falls on the spot of the puncher; of several purses one is taken without looking."""
    if kind == PURSE:
        s.token = any_purse_of(s, victim)
        if ask_to_take(s, puncher):
            return
        drop_purse(s, victim)
    else:
        drop_valuable(s, victim, kind)
    ask_shove(s, victim)


def any_purse_of(s: State, victim: Bandit) -> int:
    """One of the purses of a bandit, each equally likely; the table sees which."""
    k = below(s, TABLE, purses_held(s, victim))
    token = 0
    while k > 0 or s.token_place[token] != HELD + victim.index:
        if s.token_place[token] == HELD + victim.index:
            k -= 1
        token += 1
    return token


def drop_purse(s: State, victim: Bandit) -> None:
    """CE-PUNCH-1: the purse at stake falls."""
    s.token_place[s.token] = spot_of(victim)
    value = fifties(s, s.token)
    emit(s, DROPPED, s.token_known[s.token], victim.index, PURSE, s.token, value, victim.car, victim.level)


def drop_valuable(s: State, victim: Bandit, kind: int) -> None:
    """CE-PUNCH-1: a jewel or a strongbox falls."""
    if kind == JEWEL:
        victim.jewels -= 1
        s.jewels[spot_of(victim)] += 1
    else:
        victim.strongboxes -= 1
        s.strongboxes[spot_of(victim)] += 1
    emit(s, DROPPED, EVERYONE, victim.index, kind, PURSES, 0, victim.car, victim.level)


def take_or_drop(s: State, puncher: Bandit, victim: Bandit, takes: bool) -> None:
    """CE-CHEYENNE-1: she keeps the purse her punch brought, or lets it fall."""
    if takes:
        give_token(s, s.token, puncher)
        value = fifties(s, s.token)
        emit(s, SNATCHED, s.token_known[s.token], puncher.index, victim.index, s.token, value)
    else:
        drop_purse(s, victim)
    ask_shove(s, victim)


def ask_shove(s: State, victim: Bandit) -> None:
    """CE-PUNCH-2: the victim is moved to an adjacent car of the puncher's choice, on the same level."""
    ask(s, ASK_SHOVE)
    if victim.car > LOCOMOTIVE:
        offer(s, SHOVE_TO + victim.car - 1)
    if victim.car < s.caboose:
        offer(s, SHOVE_TO + victim.car + 1)


def shove(s: State, puncher: Bandit, victim: Bandit, car: int) -> None:
    """CE-PUNCH-2: the victim lands in the car."""
    emit(s, SHOVED, EVERYONE, puncher.index, victim.index, victim.car, car, victim.level)
    victim.car = car
    meet_marshal(s)
