"""Stealin': the pile is turned over and resolved in the order played."""

from __future__ import annotations

from wildbunch.colt_express.cards.fire import ask_fire, fire
from wildbunch.colt_express.cards.floor_change import ask_floor_change, change_floor
from wildbunch.colt_express.cards.marshal import ask_marshal, move_marshal
from wildbunch.colt_express.cards.move import ask_move, move
from wildbunch.colt_express.cards.punch import ask_punch, drop, punch, shove, take_or_drop
from wildbunch.colt_express.cards.robbery import ask_robbery, rob
from wildbunch.colt_express.characters import push
from wildbunch.colt_express.components import (
    ASK_DROP,
    ASK_FIRE,
    ASK_FLOOR,
    ASK_MARSHAL,
    ASK_MOVE,
    ASK_PUNCH,
    ASK_PUSH,
    ASK_ROB,
    ASK_SHOVE,
    ASK_TAKE,
    DROP_KIND,
    EVENT,
    FIRE,
    FIRE_AT,
    FLOOR,
    MARSHAL,
    MARSHAL_TO,
    MOVE,
    MOVE_TO,
    NO_BULLETS,
    NO_EFFECT,
    NO_LOOT,
    NO_TARGET,
    NOBODY,
    NOBODY_HERE,
    NOTHING,
    PUNCH,
    PUNCH_AT,
    PUSH_YES,
    RESOLVES,
    ROB,
    SHOVE_TO,
    TAKE_YES,
)
from wildbunch.colt_express.places import slot_of
from wildbunch.colt_express.state import Bandit, State
from wildbunch.core.events import EVERYONE, emit


def resolve_next_card(s: State) -> None:
    """CE-ROUND-8: the next card of the pile is turned up and goes back to its owner's deck; its action is compulsory if
    it can be done at all, and skipped if it cannot. Choices are made now."""
    s.target = NOBODY
    if s.resolved == s.pile:
        s.phase = EVENT
        s.picked = 0
        s.acting = NOBODY
        s.actor = NOBODY
        return
    at = s.resolved
    s.resolved += 1
    b = s.bandits[s.pile_bandit[at]]
    card = s.pile_card[at]
    give_back_card(s, b, card)
    s.acting = b.index
    s.actor = b.seat
    emit(s, RESOLVES, EVERYONE, at, b.index, card, s.pile_down[at])
    ask_card(s, b, card)
    if s.legal_size == 0:
        s.asked = NOTHING
        emit(s, NO_EFFECT, EVERYONE, b.index, card, why_no_effect(b, card))


def give_back_card(s: State, b: Bandit, card: int) -> None:
    """CE-ROUND-8: back to the owner's deck; CE-EXPERT-2: in the expert game to the owner's discard pile."""
    p = s.players[b.seat]
    slot = slot_of(s, b, card)
    if s.expert:
        p.discard[slot] += 1
        p.discard_size += 1
        p.open_discard[slot] += 1
    else:
        p.deck[slot] += 1
        p.deck_size += 1


def ask_card(s: State, b: Bandit, card: int) -> None:
    """What the card lets the bandit choose; nothing, if it cannot be done."""
    if card == MOVE:
        ask_move(s, b)
    elif card == FLOOR:
        ask_floor_change(s)
    elif card == FIRE:
        ask_fire(s, b)
    elif card == ROB:
        ask_robbery(s, b)
    elif card == PUNCH:
        ask_punch(s, b)
    elif card == MARSHAL:
        ask_marshal(s)


def why_no_effect(b: Bandit, card: int) -> int:
    """Why a card that cannot be done has no effect."""
    if card == ROB:
        return NO_LOOT
    if card == PUNCH:
        return NOBODY_HERE
    return NO_TARGET if b.bullets_left > 0 else NO_BULLETS


def carry_out(s: State, action: int) -> None:
    """Do what was chosen for the question asked; it may ask the next one of the same card."""
    question = s.asked
    s.asked = NOTHING
    s.legal_size = 0
    b = s.bandits[s.acting]
    if question == ASK_MOVE:
        move(s, b, action - MOVE_TO)
    elif question == ASK_FLOOR:
        change_floor(s, b)
    elif question == ASK_MARSHAL:
        move_marshal(s, action - MARSHAL_TO, b.index)
    elif question == ASK_FIRE:
        fire(s, b, s.bandits[action - FIRE_AT])
    elif question == ASK_PUSH:
        if action == PUSH_YES:
            push(s, b, s.bandits[s.target])
    elif question == ASK_ROB:
        rob(s, b, action)
    elif question == ASK_PUNCH:
        punch(s, b, s.bandits[action - PUNCH_AT])
    elif question == ASK_DROP:
        drop(s, b, s.bandits[s.target], action - DROP_KIND)
    elif question == ASK_TAKE:
        take_or_drop(s, b, s.bandits[s.target], action == TAKE_YES)
    elif question == ASK_SHOVE:
        shove(s, b, s.bandits[s.target], action - SHOVE_TO)
