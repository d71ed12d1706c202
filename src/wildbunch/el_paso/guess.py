"""What a seat could believe: whatever it has not seen is drawn anew, everything else stays as it is.

All chance comes from the generator of playouts, so that a guess changes none of the game's own.
"""

from __future__ import annotations

from wildbunch.core.chance import PLAYOUT, below
from wildbunch.el_paso.components import ASK_RAID, CARD_VALUES, KINDS, NO_CARD
from wildbunch.el_paso.places import unseen_card
from wildbunch.el_paso.raid import ask_raid
from wildbunch.el_paso.state import Bandit, State


def guess(s: State, seat: int) -> None:
    """Draw anew all that the seat does not know.

    Of each kind the cards the seat has not seen are dealt to the other hands, which hold as many of it as before, and to the pile;
    all ways are equally likely. Cards everybody saw stay where they are. A card face down before another bandit is any card of the
    hand he was dealt here.
    """
    for kind in range(KINDS):
        deal_kind(s, kind, seat)
    for other in range(s.seats):
        b = s.bandits[other]
        if other != seat and b.chosen != NO_CARD:
            b.chosen = any_card(s, b)
    if s.asked == ASK_RAID:
        ask_raid(s)


def hidden_cards(b: Bandit, kind: int) -> int:
    """The cards of a kind in a hand that only its owner has seen, as a set of values."""
    return ((b.hand & ~b.seen) >> (kind * CARD_VALUES)) & ((1 << CARD_VALUES) - 1)


def deal_kind(s: State, kind: int, seat: int) -> None:
    """Deal the unseen cards of one kind: all of them are gathered in its pile, and the hands drawn from there."""
    for other in range(s.seats):
        if other != seat:
            s.piles[kind] |= hidden_cards(s.bandits[other], kind)
    for other in range(s.seats):
        if other != seat:
            b = s.bandits[other]
            hidden = hidden_cards(b, kind)
            b.hand &= ~(hidden << (kind * CARD_VALUES))
            while hidden != 0:
                hidden &= hidden - 1
                b.hand |= 1 << unseen_card(s, kind, PLAYOUT)


def any_card(s: State, b: Bandit) -> int:
    """Any card of a hand."""
    there = 0
    left = b.hand
    while left != 0:
        left &= left - 1
        there += 1
    left = b.hand
    for _ in range(below(s, PLAYOUT, there)):
        left &= left - 1
    card = 0
    while not (left >> card) & 1:
        card += 1
    return card
