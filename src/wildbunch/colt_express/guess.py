"""A state that a seat could believe in: what it has not seen is drawn anew, everything else stays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildbunch.colt_express import components as c
from wildbunch.colt_express.expert import ask_next_keep
from wildbunch.colt_express.places import card_in_slot, second_of_team, slot_of
from wildbunch.colt_express.schemin import ask_plan
from wildbunch.colt_express.state import Player, State

if TYPE_CHECKING:
    import random


def guessed(s: State, seat: int, rng: random.Random) -> State:
    """A copy of the state in which the seat sees the same.

    The cards of each other seat are dealt anew to its face-down cards on the pile, its hand and its deck, all orders of the
    cards being equally likely; so are the purse values the seat does not know. A bullet is never on the pile. For the expert game
    see `deal_expert_cards`.
    """
    guess = s.copy()
    deal = deal_expert_cards if s.expert else _deal_cards
    for other in range(s.seats):
        if other != seat:
            deal(guess, other, rng)
    _deal_values(guess, seat, rng)
    if guess.asked == c.ASK_PLAN and guess.actor != seat:
        ask_plan(guess)
    elif guess.asked == c.ASK_KEEP:
        ask_next_keep(guess)
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


def deal_expert_cards(s: State, seat: int, rng: random.Random) -> None:
    """Deal the unseen cards of another seat to its face-down cards, hand, draw pile and discard pile.

    What everybody has seen stays: bullets on top of the draw pile, bullets drawn from there, cards that went openly to the discard
    pile. A hand holds no more bullets than cards drawn this round, and a seat that chooses what to keep has something to choose;
    what it has marked so far is dealt anew, too. A simplification: once a discard pile is shuffled into a new draw pile, its cards
    count as unseen, and any card of a hand may be one that was kept.
    """
    p = s.players[seat]
    hidden = [at for at in range(s.resolved, s.pile) if s.pile_down[at] and s.bandits[s.pile_bandit[at]].seat == seat]
    fixed = list(p.open_discard)
    fixed[c.BULLET] += p.bullets_on_top + p.open_bullets
    unseen = [slot for slot in range(c.CARD_SLOTS) for _ in range(p.hand[slot] + p.deck[slot] + p.discard[slot] - fixed[slot])]
    unseen += [slot_of(s, s.bandits[s.pile_bandit[at]], s.pile_card[at]) for at in hidden]
    rng.shuffle(unseen)
    for at in hidden:
        second = second_of_team(s, s.bandits[s.pile_bandit[at]])
        place = next(i for i, slot in enumerate(unseen) if slot != c.BULLET and (slot >= c.SECOND) == second)
        s.pile_card[at] = card_in_slot(unseen.pop(place))
    asked = s.asked == c.ASK_KEEP and s.keeping >> seat & 1
    room = p.hand_size - p.open_bullets
    bullets = min(p.drawn - p.open_bullets, room - asked)
    hand: list[int] = []
    for slot in list(unseen):
        if len(hand) < room and (slot != c.BULLET or hand.count(c.BULLET) < bullets):
            hand.append(slot)
            unseen.remove(slot)
    deck = unseen[: p.deck_size - p.bullets_on_top]
    discard = unseen[len(deck) :]
    for slot in range(c.CARD_SLOTS):
        p.hand[slot] = hand.count(slot)
        p.deck[slot] = deck.count(slot)
        p.discard[slot] = discard.count(slot) + p.open_discard[slot]
        p.leaving[slot] = 0
    p.hand[c.BULLET] += p.open_bullets
    p.deck[c.BULLET] += p.bullets_on_top
    if s.phase == c.KEEPING and not asked:
        _mark(p, rng)


def _mark(p: Player, rng: random.Random) -> None:
    """Let a seat have chosen what it keeps: any number of its action cards."""
    for slot in range(c.CARD_SLOTS):
        if slot != c.BULLET:
            p.leaving[slot] = rng.randrange(p.hand[slot] + 1)


def _deal_values(s: State, seat: int, rng: random.Random) -> None:
    """Deal the purse values the seat does not know: those of touched purses, of untouched ones, of those in the box."""
    hidden = [token for token in range(s.tokens) if not s.token_known[token] >> seat & 1]
    unseen = [value for value, n in zip(c.PURSE_VALUES, s.values, strict=True) for _ in range(n)]
    unseen += [s.token_value[token] for token in hidden]
    rng.shuffle(unseen)
    for token in hidden:
        s.token_value[token] = unseen.pop()
    s.values[:] = [unseen.count(value) for value in c.PURSE_VALUES]
