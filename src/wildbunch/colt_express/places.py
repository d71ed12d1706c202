"""Where things are, and moving them: spots, loot, cards. Small helpers of the rules, without rules of their own."""

from __future__ import annotations

from wildbunch.colt_express.components import (
    BULLET,
    CARD_KINDS,
    FIFTY,
    HELD,
    PURSE_VALUES,
    VALUES,
)
from wildbunch.colt_express.state import Bandit, State
from wildbunch.core.chance import below


def offer(s: State, action: int) -> None:
    """Add to the legal actions."""
    s.legal[s.legal_size] = action
    s.legal_size += 1


def ask(s: State, question: int) -> None:
    """Open a question; its answers are offered next."""
    s.asked = question
    s.legal_size = 0


def spot_of(b: Bandit) -> int:
    """The number of the spot where a bandit stands: car and level."""
    return b.car * 2 + b.level


def owner_bit(s: State, b: Bandit) -> int:
    """The set that holds just the seat a bandit belongs to."""
    return 1 << b.seat


def on_roof(b: Bandit) -> bool:
    """Whether a bandit stands on a roof."""
    return b.level == 1


def touch_purse(s: State, stream: int) -> int:
    """An untouched purse gets its value (the unseen ones are equally likely) and becomes a token; its index."""
    unseen = 0
    for v in range(VALUES):
        unseen += s.values[v]
    k = below(s, stream, unseen)
    v = 0
    while k >= s.values[v]:
        k -= s.values[v]
        v += 1
    s.values[v] -= 1
    token = s.tokens
    s.tokens += 1
    s.token_value[token] = PURSE_VALUES[v]
    s.token_known[token] = 0
    return token


def give_token(s: State, token: int, b: Bandit) -> None:
    """A bandit holds a purse from now on, and its seat knows the value."""
    s.token_place[token] = HELD + b.index
    s.token_known[token] |= 1 << b.seat


def fifties(s: State, token: int) -> int:
    """The value of a token in units of $50, as events tell it."""
    return s.token_value[token] // FIFTY


def purses_held(s: State, b: Bandit) -> int:
    """How many purses a bandit holds."""
    n = 0
    for token in range(s.tokens):
        if s.token_place[token] == HELD + b.index:
            n += 1
    return n


def bullets_received(b: Bandit) -> int:
    """How many bullet cards a bandit has received in the game, of any colour."""
    n = 0
    for source in range(len(b.shot_by)):
        n += b.shot_by[source]
    return n


def receive_bullet(s: State, b: Bandit, source: int) -> None:
    """CE-ROUND-9: a bullet card goes on the deck of the bandit it hits, for the rest of the game."""
    b.shot_by[source] += 1
    p = s.players[b.seat]
    p.deck[BULLET] += 1
    p.deck_size += 1


def draw_card(s: State, seat: int) -> int:
    """One card from the shuffled deck to the hand: any card of the deck is equally likely."""
    p = s.players[seat]
    k = below(s, seat, p.deck_size)
    card = 0
    while k >= p.deck[card]:
        k -= p.deck[card]
        card += 1
    p.deck[card] -= 1
    p.deck_size -= 1
    p.hand[card] += 1
    p.hand_size += 1
    return card


def put_back_hand(s: State, seat: int) -> None:
    """CE-ROUND-7: the cards left in hand go back on the own deck."""
    p = s.players[seat]
    for card in range(CARD_KINDS):
        p.deck[card] += p.hand[card]
        p.hand[card] = 0
    p.deck_size += p.hand_size
    p.hand_size = 0
