"""Set-up: hands, the bag, and the arrival in a town."""

from __future__ import annotations

from wildbunch.core.chance import TABLE, below
from wildbunch.core.events import EVERYONE, emit
from wildbunch.el_paso.components import (
    ARRIVING,
    CARD_VALUES,
    DEALT,
    KINDS,
    NO_CARD,
    NOBODY,
    NOTHING,
    RAIDING,
    TILE_COUNTS,
    TILES,
    TILES_LAID,
    TILES_RETURNED,
    TOWN_ENTERED,
)
from wildbunch.el_paso.places import draw_from_bag, has_place, kind_of_tile, unseen_card, value_of_tile
from wildbunch.el_paso.state import State


def set_up(s: State, seats: int) -> None:
    """EP-SETUP-2: 2 to 5 players; all tiles go into the bag, and the first lookout is random, or in the seat that the option
    names. The options, the towns and the roles are set before."""
    s.seats = seats
    s.phase = ARRIVING
    s.asked = NOTHING
    s.actor = NOBODY
    s.town = 0
    s.raid = 0
    s.turn = 0
    s.left_before = 0
    s.groups_before = 0
    s.keeping = 0
    s.emptied = 0
    s.stars = 0
    s.legal_size = 0
    s.events_size = 0
    for face in range(len(s.rolled)):
        s.rolled[face] = 0
    for tile in range(TILES):
        s.bag[tile] = TILE_COUNTS[tile]
        s.stacks[tile] = 0
    deal_hands(s)
    s.lookout = s.first_lookout - 1 if s.first_lookout else below(s, TABLE, seats)


def deal_hands(s: State) -> None:
    """EP-SETUP-1: the raid cards are shuffled kind by kind into six piles; each seat draws one of each kind."""
    for kind in range(KINDS):
        s.piles[kind] = (1 << CARD_VALUES) - 1
        s.queue_sizes[kind] = 0
        for at in range(CARD_VALUES):
            s.queues[kind * CARD_VALUES + at] = NO_CARD
    for seat in range(s.seats):
        b = s.bandits[seat]
        b.hand = 0
        b.seen = 0
        b.chosen = NO_CARD
        b.in_town = 0
        b.raided = 0
        b.position = 0
        b.nuggets = 0
        for tile in range(TILES):
            b.tiles[tile] = 0
            b.kept[tile] = 0
        for kind in range(KINDS):
            card = unseen_card(s, kind, seat)
            b.hand |= 1 << card
            emit(s, DEALT, 1 << seat, seat, kind, card % CARD_VALUES + 1)


def enter_town(s: State) -> None:
    """EP-TOWN-1: tiles are drawn and stacked on their places; those of kinds the town lacks go back into the bag and are
    not replaced. The dice are off the sheriff field."""
    emit(s, TOWN_ENTERED, EVERYONE, s.town, s.lookout)
    draw_from_bag(s, s.tiles_per_town)
    for tile in range(TILES):
        if s.stacks[tile] > 0:
            if has_place(s, kind_of_tile(tile)):
                emit(s, TILES_LAID, EVERYONE, kind_of_tile(tile), value_of_tile(tile), s.stacks[tile])
            else:
                emit(s, TILES_RETURNED, EVERYONE, kind_of_tile(tile), value_of_tile(tile), s.stacks[tile])
                s.bag[tile] += s.stacks[tile]
                s.stacks[tile] = 0
    s.stars = 0
    for face in range(len(s.rolled)):
        s.rolled[face] = 0
    s.raid = 0
    s.left_before = 0
    s.groups_before = 0
    s.emptied = 0
    for seat in range(s.seats):
        s.bandits[seat].in_town = 1
        s.bandits[seat].position = 0
    s.phase = RAIDING
