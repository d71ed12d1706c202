"""Where things are, and moving them: tiles, cards, piles. Small helpers of the rules, without rules of their own."""

from __future__ import annotations

from wildbunch.core.chance import TABLE, below
from wildbunch.el_paso.components import CARD_VALUES, CLOSED, KINDS, TILE_VALUES, TILES
from wildbunch.el_paso.state import Bandit, State


def offer(s: State, action: int) -> None:
    """Add to the legal actions."""
    s.legal[s.legal_size] = action
    s.legal_size += 1


def ask(s: State, question: int) -> None:
    """Open a question; its answers are offered next."""
    s.asked = question
    s.legal_size = 0


def has_place(s: State, kind: int) -> bool:
    """Whether the present town has a place of this kind."""
    return s.rates[s.town * KINDS + kind] != CLOSED


def kind_of_card(card: int) -> int:
    """The kind of place a raid card robs."""
    return card // CARD_VALUES


def kind_of_tile(tile: int) -> int:
    """The kind of place a tile comes from."""
    return tile // TILE_VALUES


def value_of_tile(tile: int) -> int:
    """The number on a tile."""
    return tile % TILE_VALUES + 1


def tiles_held(b: Bandit) -> int:
    """How many tiles a bandit has, of earlier towns too."""
    n = 0
    for tile in range(TILES):
        n += b.tiles[tile]
    return n


def tiles_in_town(s: State) -> int:
    """How many tiles lie in the town."""
    n = 0
    for tile in range(TILES):
        n += s.stacks[tile]
    return n


def bandits_in_town(s: State) -> int:
    """How many bandits are still in town."""
    n = 0
    for seat in range(s.seats):
        n += s.bandits[seat].in_town
    return n


def draw_from_bag(s: State, wanted: int) -> None:
    """Move so many tiles from the bag to the stacks: each set of tiles is equally likely. The tiles are gone through once, and each is
    among those drawn with the chance that is left for it."""
    there = 0
    for tile in range(TILES):
        there += s.bag[tile]
    for tile in range(TILES):
        for _ in range(s.bag[tile]):
            if below(s, TABLE, there) < wanted:
                s.bag[tile] -= 1
                s.stacks[tile] += 1
                wanted -= 1
            there -= 1


def top_tile(s: State, kind: int) -> int:
    """The tile on top of a stack, which is its lowest; -1: no tile is left."""
    for tile in range(kind * TILE_VALUES, kind * TILE_VALUES + TILE_VALUES):
        if s.stacks[tile] > 0:
            return tile
    return -1


def discard(s: State, card: int) -> None:
    """A raid card goes on the discards of its kind."""
    kind = kind_of_card(card)
    s.queues[kind * CARD_VALUES + s.queue_sizes[kind]] = card
    s.queue_sizes[kind] += 1


def unseen_card(s: State, kind: int, stream: int) -> int:
    """One card of a pile that has not been turned over: each equally likely."""
    there = 0
    left = s.piles[kind]
    while left != 0:
        left &= left - 1
        there += 1
    left = s.piles[kind]
    for _ in range(below(s, stream, there)):
        left &= left - 1
    value = 0
    while not (left >> value) & 1:
        value += 1
    s.piles[kind] ^= 1 << value
    return kind * CARD_VALUES + value


def next_discard(s: State, kind: int) -> int:
    """The card that was discarded first of those that lie there."""
    card = s.queues[kind * CARD_VALUES]
    s.queue_sizes[kind] -= 1
    for at in range(s.queue_sizes[kind]):
        s.queues[kind * CARD_VALUES + at] = s.queues[kind * CARD_VALUES + at + 1]
    return card
