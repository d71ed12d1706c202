"""What a seat could believe: whatever it has not seen is drawn anew, everything else stays as it is.

All chance comes from the generator of playouts, so that a guess changes none of the game's own.
"""

from __future__ import annotations

from wildbunch.colt_express.components import (
    ASK_KEEP,
    ASK_PLAN,
    BULLET,
    CARD_KINDS,
    CARD_SLOTS,
    KEEPING,
    PURSE_VALUES,
    SECOND,
    VALUES,
)
from wildbunch.colt_express.expert import ask_next_keep
from wildbunch.colt_express.places import card_in_slot, second_of_team, slot_of
from wildbunch.colt_express.schemin import ask_plan
from wildbunch.colt_express.state import Player, State
from wildbunch.core.chance import PLAYOUT, below


def guess(s: State, seat: int) -> None:
    """Draw anew all that the seat does not know.

    The cards of each other seat are dealt to its face-down cards on the pile, its hand and its deck, all orders of the cards
    being equally likely; so are the purse values the seat does not know. A bullet is never on the pile. For the expert game see
    `deal_expert_cards`.
    """
    for other in range(s.seats):
        if other != seat:
            if s.expert:
                deal_expert_cards(s, other)
            else:
                deal_cards(s, other)
    deal_values(s, seat)
    if s.asked == ASK_PLAN and s.actor != seat:
        ask_plan(s)
    elif s.asked == ASK_KEEP:
        ask_next_keep(s)


def deal_cards(s: State, seat: int) -> None:
    """Deal the unseen cards of a seat: all of them are gathered in its deck, and those that lie elsewhere drawn from there."""
    p = s.players[seat]
    for card in range(CARD_KINDS):
        p.deck[card] += p.hand[card]
        p.hand[card] = 0
    gather_hidden_cards(s, seat)
    deal_hidden_cards(s, seat)
    for _ in range(p.hand_size):
        p.hand[unseen_slot(s, p, 0, CARD_KINDS, True)] += 1


def hidden_card(s: State, at: int, seat: int) -> bool:
    """Whether a place of the pile holds a card of the seat that nobody else has seen."""
    return s.pile_down[at] == 1 and s.bandits[s.pile_bandit[at]].seat == seat


def gather_hidden_cards(s: State, seat: int) -> None:
    """Count a seat's face-down cards with those of its deck."""
    for at in range(s.resolved, s.pile):
        if hidden_card(s, at, seat):
            s.players[seat].deck[slot_of(s, s.bandits[s.pile_bandit[at]], s.pile_card[at])] += 1


def deal_hidden_cards(s: State, seat: int) -> None:
    """Draw a seat's face-down cards from what is counted in its deck: any action card of the bandit that played it."""
    for at in range(s.resolved, s.pile):
        if hidden_card(s, at, seat):
            second = second_of_team(s, s.bandits[s.pile_bandit[at]])
            first_slot = SECOND if second else 0
            last_slot = CARD_SLOTS if second else CARD_KINDS
            s.pile_card[at] = card_in_slot(unseen_slot(s, s.players[seat], first_slot, last_slot, False))


def unseen_slot(s: State, p: Player, first: int, end: int, bullets: bool) -> int:
    """A card taken from those counted in a deck, each of the slots from `first` to before `end` equally likely."""
    there = 0
    for slot in range(first, end):
        if bullets or slot != BULLET:
            there += p.deck[slot]
    k = below(s, PLAYOUT, there)
    slot = first
    while k >= p.deck[slot] or (slot == BULLET and not bullets):
        if bullets or slot != BULLET:
            k -= p.deck[slot]
        slot += 1
    p.deck[slot] -= 1
    return slot


def deal_expert_cards(s: State, seat: int) -> None:
    """Deal the unseen cards of a seat to its face-down cards, hand, draw pile and discard pile.

    What everybody has seen stays: bullets on top of the draw pile, bullets drawn from there, cards that went openly to the discard
    pile. A hand holds no more bullets than cards drawn this round, and a seat that chooses what to keep has something to choose;
    what it has marked so far is dealt anew, too. A simplification: once a discard pile is shuffled into a new draw pile, its cards
    count as unseen, and any card of a hand may be one that was kept.
    """
    p = s.players[seat]
    seen_discards = 0
    for slot in range(CARD_SLOTS):
        p.deck[slot] += p.hand[slot] + p.discard[slot] - p.open_discard[slot]
        seen_discards += p.open_discard[slot]
        p.hand[slot] = 0
        p.discard[slot] = p.open_discard[slot]
        p.leaving[slot] = 0
    p.deck[BULLET] -= p.bullets_on_top + p.open_bullets
    gather_hidden_cards(s, seat)
    deal_hidden_cards(s, seat)
    asked = 1 if s.asked == ASK_KEEP and (s.keeping >> seat) & 1 else 0
    room = p.hand_size - p.open_bullets
    bullets = min(p.drawn - p.open_bullets, room - asked)
    for _ in range(room):
        slot = unseen_slot(s, p, 0, CARD_SLOTS, p.hand[BULLET] < bullets)
        p.hand[slot] += 1
    for _ in range(p.discard_size - seen_discards):
        p.discard[unseen_slot(s, p, 0, CARD_SLOTS, True)] += 1
    p.hand[BULLET] += p.open_bullets
    p.deck[BULLET] += p.bullets_on_top
    if s.phase == KEEPING and not asked:
        mark(s, p)


def mark(s: State, p: Player) -> None:
    """Let a seat have chosen what it keeps: any number of its action cards."""
    for slot in range(CARD_SLOTS):
        if slot != BULLET:
            p.leaving[slot] = below(s, PLAYOUT, p.hand[slot] + 1)


def deal_values(s: State, seat: int) -> None:
    """Deal the purse values the seat does not know: those of touched purses, of untouched ones, of those in the box."""
    unseen = 0
    for token in range(s.tokens):
        if not (s.token_known[token] >> seat) & 1:
            for v in range(VALUES):
                if PURSE_VALUES[v] == s.token_value[token]:
                    s.values[v] += 1
    for v in range(VALUES):
        unseen += s.values[v]
    for token in range(s.tokens):
        if not (s.token_known[token] >> seat) & 1:
            k = below(s, PLAYOUT, unseen)
            v = 0
            while k >= s.values[v]:
                k -= s.values[v]
                v += 1
            s.values[v] -= 1
            unseen -= 1
            s.token_value[token] = PURSE_VALUES[v]
