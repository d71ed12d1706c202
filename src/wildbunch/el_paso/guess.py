"""A state that a seat could believe in: what it has not seen is drawn anew, everything else stays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildbunch.el_paso import components as c
from wildbunch.el_paso.raid import ask_raid
from wildbunch.el_paso.state import State

if TYPE_CHECKING:
    import random


def guessed(s: State, seat: int, rng: random.Random) -> State:
    """A copy of the state in which the seat sees the same.

    Of each kind the cards the seat has not seen are dealt anew to the other hands, which hold as many of it as before, and to the
    pile; all ways are equally likely. Cards everybody saw stay where they are. A card face down before another bandit is any card of
    the hand he was dealt here.
    """
    guess = s.copy()
    for kind in range(c.KINDS):
        _deal_kind(guess, kind, seat, rng)
    for other in range(guess.seats):
        b = guess.bandits[other]
        if other != seat and b.chosen != c.NO_CARD:
            b.chosen = rng.choice([card for card in range(c.RAID_CARDS) if b.hand >> card & 1])
    if guess.asked == c.ASK_RAID:
        ask_raid(guess)
    return guess


def _deal_kind(s: State, kind: int, seat: int, rng: random.Random) -> None:
    """Deal the unseen cards of one kind."""
    first = kind * c.CARD_VALUES
    whole = ((1 << c.CARD_VALUES) - 1) << first
    others = [s.bandits[other] for other in range(s.seats) if other != seat]
    hidden = [b.hand & whole & ~b.seen for b in others]
    pool = s.piles[kind] << first
    for cards in hidden:
        pool |= cards
    unseen = [card for card in range(first, first + c.CARD_VALUES) if pool >> card & 1]
    rng.shuffle(unseen)
    for b, cards in zip(others, hidden, strict=True):
        b.hand &= ~cards
        for _ in range(cards.bit_count()):
            b.hand |= 1 << unseen.pop()
    s.piles[kind] = sum(1 << (card - first) for card in unseen)
