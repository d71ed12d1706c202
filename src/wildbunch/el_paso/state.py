"""What a game of El Paso consists of, declared once.

Nothing hidden is decided before it is revealed. A raid pile that has not been turned over is a set of cards, one of
which is drawn at random; the discards of a kind, face up in order, are what is drawn when that set is used up: a queue
everybody knows. The bag is a count of tiles; dice are rolled when they are rolled.
"""

from __future__ import annotations

from typing import Annotated

from wildbunch.core.record import Record, i8, i16, i64


class Bandit(Record):
    """A player: hand, tiles and nuggets."""

    role: i8  # whom he is called
    hand: i64  # raid cards, as a set of bits
    seen: i64  # those of them that everybody saw when they were drawn
    chosen: i8  # raid card played face down, NO_CARD: not yet
    in_town: i8
    raided: i8  # raid card of the last raid plus one, until a new card is drawn; 0: none
    position: i8  # in which he leaves, or left, this town; 0: he has not left it
    nuggets: i16
    tiles: Annotated[list[i8], 36]  # how many of each
    kept: Annotated[list[i8], 36]  # chosen to be kept, while leaving


class State(Record):
    """One position of the game."""

    rng: Annotated[list[i64], 8]  # a generator for each seat, and one for the table (core.chance)
    seats: i8
    tiles_per_town: i8  # option tiles_per_town
    dense: i8  # option positions is `dense`
    per_tile: i8  # option rounding is `per_tile`
    first_lookout: i8  # option first_lookout: 0 `random`, otherwise the seat, counted from 1
    rates: Annotated[list[i8], 42]  # exchange rate of a kind in a town (town * 6 + kind); CLOSED: no such place
    found: i64  # cells of the table of towns that were found in a source (bits: town * 7 + kind, 6 for the rate itself)
    phase: i8
    asked: i8  # the question that waits for an answer
    actor: i8  # seat that answers
    town: i8
    raid: i8  # raids finished in this town
    lookout: i8
    turn: i8  # seats gone through in the present round of decisions
    left_before: i8  # bandits that left in earlier raids of this town
    groups_before: i8  # raids of this town after which somebody left
    keeping: i8  # tiles the bandit who leaves has chosen to keep so far
    emptied: i8  # the town has no tiles left
    stars: i8  # dice on the sheriff field
    rolled: Annotated[list[i8], 3]  # stars, brands, sixes of the last roll
    bag: Annotated[list[i8], 36]
    stacks: Annotated[list[i8], 36]
    piles: Annotated[list[i16], 6]  # unseen cards of each kind, as a set of values
    queues: Annotated[list[i8], 48]  # discards of each kind in order (kind * 8 + place)
    queue_sizes: Annotated[list[i8], 6]
    bandits: Annotated[list[Bandit], 5]
    legal: Annotated[list[i8], 48]
    legal_size: i8
    events: Annotated[list[i64], 64]  # rows of core.events
    events_size: i8
