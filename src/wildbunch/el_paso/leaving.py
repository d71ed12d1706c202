"""Leaving a town: positions, what is kept, what is exchanged, and the arrest."""

from __future__ import annotations

from wildbunch.core.events import EVERYONE, emit
from wildbunch.el_paso.components import (
    ARRESTED,
    ARRIVING,
    ASK_KEEP,
    CASHED,
    CLOSED,
    EXCHANGE,
    EXCHANGED,
    GAME_ENDED,
    KEEP,
    KEEP_WHEN_EMPTIED,
    KEPT,
    KINDS,
    LEFT,
    NOBODY,
    NOTHING,
    OVER,
    RATE_UNIT,
    TILES,
    TILES_LOST,
    TOWN_EMPTIED,
    TOWN_ENDED,
    TOWNS,
)
from wildbunch.el_paso.places import ask, kind_of_tile, offer, tiles_held, value_of_tile
from wildbunch.el_paso.state import Bandit, State


def position_now(s: State) -> int:
    """EP-LEAVE-1: one more than the bandits (option: the groups) who left in earlier raids of this town."""
    return 1 + (s.groups_before if s.dense else s.left_before)


def leave(s: State, seat: int, position: int) -> None:
    """EP-LEAVE-4: a leaver plays no further raid in this town and is safe from the sheriff there."""
    b = s.bandits[seat]
    b.in_town = 0
    b.position = position
    s.keeping = 0
    emit(s, LEFT, EVERYONE, seat, position)
    ask_keep(s, seat)


def ask_keep(s: State, seat: int) -> None:
    """EP-LEAVE-2: a leaver keeps at most as many tiles as his position, those of earlier towns included; he may keep
    fewer. One tile is chosen at a time; equal tiles are one choice."""
    b = s.bandits[seat]
    s.actor = seat
    ask(s, ASK_KEEP)
    if s.keeping < b.position:
        for tile in range(TILES):
            if b.tiles[tile] > b.kept[tile]:
                offer(s, KEEP + tile)
    if s.legal_size == 0:
        s.asked = NOTHING
        exchange_rest(s, seat)
    else:
        offer(s, EXCHANGE)


def keep(s: State, seat: int, action: int) -> None:
    """EP-LEAVE-2: one more tile is kept, or all the rest is exchanged."""
    if action == EXCHANGE:
        exchange_rest(s, seat)
    else:
        tile = action - KEEP
        s.bandits[seat].kept[tile] += 1
        s.keeping += 1
        emit(s, KEPT, EVERYONE, seat, kind_of_tile(tile), value_of_tile(tile))
        ask_keep(s, seat)


def exchange_rest(s: State, seat: int) -> None:
    """EP-LEAVE-2: what is not kept is exchanged at once and goes back into the bag."""
    b = s.bandits[seat]
    nuggets = worth(s, b)
    given = 0
    for tile in range(TILES):
        rest = b.tiles[tile] - b.kept[tile]
        given += rest
        s.bag[tile] += rest
        b.tiles[tile] = b.kept[tile]
        b.kept[tile] = 0
    b.nuggets += nuggets
    s.keeping = 0
    if given > 0:
        emit(s, EXCHANGED, EVERYONE, seat, given, nuggets)


def worth(s: State, b: Bandit) -> int:
    """EP-LEAVE-3: nuggets for the tiles that are not kept: at the town's rate where it has such a place, rounded down
    over all of them (option: tile by tile); 1:1 where it has none."""
    whole = 0
    parts = 0
    for tile in range(TILES):
        rest = b.tiles[tile] - b.kept[tile]
        if rest > 0:
            rate = s.rates[s.town * KINDS + kind_of_tile(tile)]
            value = value_of_tile(tile)
            if rate == CLOSED:
                whole += rest * value
            elif s.per_tile:
                whole += rest * (value // rate)
            else:
                parts += rest * value * (RATE_UNIT // rate)
    return whole + parts // RATE_UNIT


def position_when_emptied(s: State) -> int:
    """EP-LEAVE-5: those still in a town that is emptied leave together at their position; 2 if nobody left before."""
    return KEEP_WHEN_EMPTIED if s.left_before == 0 else position_now(s)


def empty_town(s: State) -> None:
    """EP-LEAVE-5: a town without tiles ends; everybody still there leaves now."""
    s.emptied = 1
    emit(s, TOWN_EMPTIED, EVERYONE, s.town)


def arrest(s: State) -> None:
    """EP-ARREST-1: every bandit still in town leaves at once and loses all tiles, those of earlier towns included,
    without exchange. Nuggets stay."""
    emit(s, ARRESTED, EVERYONE, s.town)
    for seat in range(s.seats):
        b = s.bandits[seat]
        if b.in_town:
            b.in_town = 0
            lost = tiles_held(b)
            for tile in range(TILES):
                s.bag[tile] += b.tiles[tile]
                b.tiles[tile] = 0
            emit(s, TILES_LOST, EVERYONE, seat, lost)


def end_town(s: State) -> None:
    """EP-TOWN-2: unclaimed tiles go back into the bag; hands and piles carry over; the seat left of the lookout becomes
    lookout, and the next town is entered."""
    for tile in range(TILES):
        s.bag[tile] += s.stacks[tile]
        s.stacks[tile] = 0
    s.actor = NOBODY
    emit(s, TOWN_ENDED, EVERYONE, s.town)
    if s.town == TOWNS - 1:
        cash_in(s)
        s.phase = OVER
        emit(s, GAME_ENDED, EVERYONE)
        return
    s.town += 1
    s.lookout = (s.lookout + 1) % s.seats
    s.phase = ARRIVING


def cash_in(s: State) -> None:
    """EP-END-1: after the seventh town tiles still held become nuggets 1:1 by value."""
    for seat in range(s.seats):
        b = s.bandits[seat]
        total = 0
        for tile in range(TILES):
            total += b.tiles[tile] * value_of_tile(tile)
            s.bag[tile] += b.tiles[tile]
            b.tiles[tile] = 0
        b.nuggets += total
        if total > 0:
            emit(s, CASHED, EVERYONE, seat, total)
