"""A state that a seat could believe in: what it has not seen is drawn anew, everything else stays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildbunch.colt_express import components as c
from wildbunch.colt_express.schemin import ask_plan
from wildbunch.colt_express.state import State

if TYPE_CHECKING:
    import random


def guessed(s: State, seat: int, rng: random.Random) -> State:
    """A copy of the state in which the seat sees the same.

    The cards of each other seat are dealt anew to its face-down cards on the pile, its hand and its deck, all orders of the
    cards being equally likely; so are the purse values the seat does not know. A bullet is never on the pile.
    """
    guess = s.copy()
    for other in range(s.seats):
        if other != seat:
            _deal_cards(guess, other, rng)
    _deal_values(guess, seat, rng)
    if guess.asked == c.ASK_PLAN and guess.actor != seat:
        ask_plan(guess)
    return guess


def _deal_cards(s: State, seat: int, rng: random.Random) -> None:
    """Deal the unseen cards of another seat."""
    p = s.players[seat]
    hidden = [at for at in range(s.resolved, s.pile) if s.pile_down[at] and s.bandits[s.pile_bandit[at]].seat == seat]
    unseen = [card for card in range(c.CARD_KINDS) for _ in range(p.hand[card] + p.deck[card])]
    unseen += [s.pile_card[at] for at in hidden]
    rng.shuffle(unseen)
    for at in hidden:
        place = next(i for i, card in enumerate(unseen) if card != c.BULLET)
        s.pile_card[at] = unseen.pop(place)
    for card in range(c.CARD_KINDS):
        p.hand[card] = unseen[: p.hand_size].count(card)
        p.deck[card] = unseen[p.hand_size :].count(card)


def _deal_values(s: State, seat: int, rng: random.Random) -> None:
    """Deal the purse values the seat does not know: those of touched purses, of untouched ones, of those in the box."""
    hidden = [token for token in range(s.tokens) if not s.token_known[token] >> seat & 1]
    unseen = [value for value, n in zip(c.PURSE_VALUES, s.values, strict=True) for _ in range(n)]
    unseen += [s.token_value[token] for token in hidden]
    rng.shuffle(unseen)
    for token in hidden:
        s.token_value[token] = unseen.pop()
    s.values[:] = [unseen.count(value) for value in c.PURSE_VALUES]
