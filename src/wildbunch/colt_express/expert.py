"""The expert game: what to keep in hand after Schemin'."""

from __future__ import annotations

from wildbunch.colt_express.components import (
    ASK_KEEP,
    BULLET,
    CARD_SLOTS,
    DISCARD,
    DISCARDS,
    DONE_KEEPING,
    KEEP_REST,
    KEEPING,
    KEEPS,
    NOBODY,
    NOTHING,
    STEALIN,
    STEALIN_STARTED,
)
from wildbunch.colt_express.places import ask, card_in_slot, first_bandit_of, offer
from wildbunch.colt_express.state import State
from wildbunch.core.events import EVERYONE, emit


def start_keeping(s: State) -> None:
    """CE-EXPERT-1: after Schemin' each seat with action cards in hand chooses, in secret, which it keeps."""
    s.phase = KEEPING
    s.keeping = 0
    for seat in range(s.seats):
        if action_cards_left(s, seat) > 0:
            s.keeping |= 1 << seat
    ask_next_keep(s)


def action_cards_left(s: State, seat: int) -> int:
    """Action cards in hand that are not marked to be discarded."""
    p = s.players[seat]
    n = 0
    for slot in range(CARD_SLOTS):
        if slot != BULLET:
            n += p.hand[slot] - p.leaving[slot]
    return n


def ask_next_keep(s: State) -> None:
    """CE-EXPERT-1: the next clockwise from the first player of those who have not chosen; any of them may answer first."""
    s.asked = NOTHING
    s.legal_size = 0
    for k in range(s.seats):
        seat = (s.first + k) % s.seats
        if (s.keeping >> seat) & 1:
            ask_keep(s, seat)
            return
    s.actor = NOBODY
    s.acting = NOBODY


def ask_keep(s: State, seat: int) -> None:
    """CE-EXPERT-1: one card at a time goes away, until the rest is kept."""
    s.actor = seat
    s.acting = first_bandit_of(s, seat)
    p = s.players[seat]
    ask(s, ASK_KEEP)
    offer(s, KEEP_REST)
    for slot in range(CARD_SLOTS):
        if slot != BULLET and p.hand[slot] > p.leaving[slot]:
            offer(s, DISCARD + slot)


def keep(s: State, seat: int, action: int) -> None:
    """CE-EXPERT-1: mark a card, or keep the rest; nobody else learns which or how many before all have chosen."""
    if action != KEEP_REST:
        slot = action - DISCARD
        s.players[seat].leaving[slot] += 1
        emit(s, DISCARDS, 1 << seat, seat, card_in_slot(slot), first_bandit_of(s, seat) + (1 if slot > BULLET else 0))
    if action == KEEP_REST or action_cards_left(s, seat) == 0:
        s.keeping ^= 1 << seat
        emit(s, DONE_KEEPING, 1 << seat, seat)
    ask_next_keep(s)


def end_keeping(s: State) -> None:
    """CE-EXPERT-1: the marked cards and all bullet cards in hand go to the discard piles; then Stealin' begins."""
    for seat in range(s.seats):
        p = s.players[seat]
        p.leaving[BULLET] = p.hand[BULLET]
        for slot in range(CARD_SLOTS):
            n = p.leaving[slot]
            p.leaving[slot] = 0
            p.hand[slot] -= n
            p.hand_size -= n
            p.discard[slot] += n
            p.discard_size += n
        p.open_discard[BULLET] += p.open_bullets
        p.open_bullets = 0
        p.drawn = 0
        emit(s, KEEPS, EVERYONE, seat, p.hand_size)
    start_stealin(s)


def start_stealin(s: State) -> None:
    """CE-ROUND-8: the pile is turned over."""
    s.asked = NOTHING
    s.legal_size = 0
    s.actor = NOBODY
    s.phase = STEALIN
    emit(s, STEALIN_STARTED, EVERYONE, s.pile)
