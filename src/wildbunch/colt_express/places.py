"""Where things are, and moving them: spots, loot, cards. Small helpers of the rules, without rules of their own."""

from __future__ import annotations

from wildbunch.colt_express.components import (
    BULLET,
    CARD_KINDS,
    CARD_SLOTS,
    FIFTY,
    HELD,
    MARSHAL,
    PURSE_VALUES,
    SECOND,
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
    """CE-ROUND-9: a bullet card goes on top of the deck of the bandit it hits, for the rest of the game."""
    b.shot_by[source] += 1
    p = s.players[b.seat]
    p.deck[BULLET] += 1
    p.deck_size += 1
    if s.expert:
        p.bullets_on_top += 1


def draw_card(s: State, seat: int) -> int:
    """One card from the deck to the hand: a bullet that lies on top (CE-EXPERT-2), else any card of the shuffled rest,
    each equally likely."""
    p = s.players[seat]
    card = BULLET
    if p.bullets_on_top > 0:
        p.bullets_on_top -= 1
        p.open_bullets += 1
    else:
        card = 0
        k = below(s, seat, p.deck_size)
        # The loops have no way out: compiled, a branch that cannot be predicted costs more than the slots behind the card.
        for slot in range(CARD_KINDS):
            k -= p.deck[slot]
            if k >= 0:
                card += 1
        if s.teams:
            for slot in range(SECOND, CARD_SLOTS):
                k -= p.deck[slot]
                if k >= 0:
                    card += 1
    p.deck[card] -= 1
    p.deck_size -= 1
    p.hand[card] += 1
    p.hand_size += 1
    return card


def shuffle_discard_pile(s: State, seat: int) -> None:
    """CE-EXPERT-3: the discard pile is shuffled into a new draw pile."""
    p = s.players[seat]
    for slot in range(CARD_SLOTS):
        p.deck[slot] += p.discard[slot]
        p.discard[slot] = 0
        p.open_discard[slot] = 0
    p.deck_size += p.discard_size
    p.discard_size = 0


def first_bandit_of(s: State, seat: int) -> int:
    """The first bandit (index) of a seat; a team has two in a row."""
    return seat * 2 if s.teams else seat


def second_of_team(s: State, b: Bandit) -> bool:
    """Whether a bandit is the second one of a team."""
    return s.teams != 0 and b.index % 2 == 1


def slot_of(s: State, b: Bandit, card: int) -> int:
    """Where the hand and the piles of a seat count this card of the bandit; the Marshal card is the team's."""
    return card + SECOND if second_of_team(s, b) and card != MARSHAL else card


def card_in_slot(slot: int) -> int:
    """The card that a slot counts."""
    return slot - SECOND if slot >= SECOND else slot


def put_back_hand(s: State, seat: int) -> None:
    """CE-ROUND-7: the cards left in hand go back on the own deck."""
    p = s.players[seat]
    for card in range(CARD_KINDS):
        p.deck[card] += p.hand[card]
        p.hand[card] = 0
    p.deck_size += p.hand_size
    p.hand_size = 0
