"""El Paso for the search: guesses, what is seen of an action, results, and rules of thumb for rollouts."""

from __future__ import annotations

from wildbunch.bots.search.arena import THOUSAND
from wildbunch.core.chance import PLAYOUT, below
from wildbunch.el_paso.components import (
    ASK_KEEP,
    ASK_PICK,
    ASK_RAID,
    CARD_VALUES,
    CLOSED,
    DICE,
    EXCHANGE,
    KEEP,
    KINDS,
    LEAVE,
    NO_CARD,
    OVER,
    PASTURE,
    PICK,
    RAID,
    SALOON,
    TILE_VALUES,
    TILES,
    TOWNS,
)
from wildbunch.el_paso.guess import guess
from wildbunch.el_paso.leaving import position_now
from wildbunch.el_paso.places import kind_of_card, kind_of_tile, top_tile, value_of_tile
from wildbunch.el_paso.raid import ask_raid, offer_raids
from wildbunch.el_paso.scoring import beats
from wildbunch.el_paso.state import Bandit, State

PART = 60
"""Promises are counted in sixtieths of a nugget, so that every rate divides them."""
NOISE = 60
OPEN = [87, 80, 70, 56, 33, 0]
"""Percent: how likely the dice that are left show the face a watched place needs, by the dice on the sheriff field."""
ARREST = [0, 1, 4, 11, 33, 100]
"""Percent: how likely the next roll brings all dice onto the sheriff field."""


def imagine(s: State, seat: int) -> None:
    """A guess. While cards are laid face down, the others are taken to choose after this seat: nobody sees it anyway."""
    raiding = s.asked == ASK_RAID
    guess(s, seat)
    if raiding:
        for other in range(s.seats):
            if other != seat:
                s.bandits[other].chosen = NO_CARD
        if s.bandits[seat].in_town and s.bandits[seat].chosen == NO_CARD:
            s.actor = seat
            offer_raids(s, seat)
        else:
            ask_raid(s)


def likely(s: State, seat: int) -> int:
    """Every guess: what others have laid face down is not guessed, they choose it in the search."""
    return 1000


def hides(s: State, action: int) -> bool:
    """A card laid face down for a raid."""
    return s.asked == ASK_RAID


def news(s: State) -> int:
    """The dice on the sheriff field."""
    return s.stars


def stage(s: State) -> int:
    """The town."""
    return TOWNS if s.phase == OVER else s.town


def stages_left(s: State) -> int:
    """Towns to come."""
    return TOWNS - stage(s)


def fortune(s: State, seat: int) -> int:
    """EP-END-1."""
    return s.bandits[seat].nuggets


def outlook(s: State, seat: int) -> int:
    """Nuggets, and tiles at what they bring now, or later if that is more."""
    b = s.bandits[seat]
    parts = 0
    for tile in range(TILES):
        if b.tiles[tile] > 0:
            parts += b.tiles[tile] * max(worth_now(s, tile), worth_later(s, tile))
    return b.nuggets + parts // PART


def ahead(s: State, seat: int, other: int) -> bool:
    """EP-END-1."""
    return beats(s.bandits[seat], s.bandits[other])


# Rules of thumb -----------------------------------------------------------------------------------


def worth_now(s: State, tile: int) -> int:
    """EP-LEAVE-3: what a tile is exchanged for in this town, in sixtieths of a nugget."""
    rate = s.rates[s.town * KINDS + kind_of_tile(tile)]
    whole = value_of_tile(tile) * PART
    return whole if rate == CLOSED else whole // rate


def worth_later(s: State, tile: int) -> int:
    """What a tile is worth that is kept: less for every town until one exchanges it at its full value."""
    left = value_of_tile(tile) * PART
    for town in range(s.town + 1, TOWNS):
        left = left * 17 // 20
        if s.rates[town * KINDS + kind_of_tile(tile)] == CLOSED:
            return left
    return left * 17 // 20 if s.town < TOWNS - 1 else left


def sensible(s: State) -> int:
    """What promises most, give or take some noise."""
    best = s.legal[0]
    highest = -100_000
    for k in range(s.legal_size):
        parts = promise_of(s, s.legal[k]) + below(s, PLAYOUT, NOISE)
        if parts > highest:
            highest = parts
            best = s.legal[k]
    return best


def promise(s: State, action: int) -> int:
    """What an action promises; 12 nuggets count a thousand."""
    return promise_of(s, action) * THOUSAND // (12 * PART)


def promise_of(s: State, action: int) -> int:
    """What an action promises, in sixtieths of a nugget."""
    if s.asked == ASK_RAID:
        return promise_of_raid(s, action - RAID)
    if s.asked == ASK_PICK:
        return promise_of_place(s, action - PICK)
    if s.asked == ASK_KEEP:
        return promise_of_keeping(s, action)
    return price_of_leaving(s) if action == LEAVE else promise_of_staying(s)


def open_percent(s: State, kind: int) -> int:
    """How likely a place can be robbed in the next raid."""
    return 100 if kind != SALOON and kind != PASTURE else OPEN[s.stars]


def tile_promise(s: State, tile: int) -> int:
    """What a tile is worth to who takes it now."""
    return max(worth_now(s, tile), worth_later(s, tile))


def promise_of_place(s: State, kind: int) -> int:
    """What the top tile of a place is worth."""
    tile = top_tile(s, kind)
    return 0 if tile < 0 else tile_promise(s, tile) * open_percent(s, kind) // 100


def promise_of_raid(s: State, card: int) -> int:
    """A high card is first at its place; where many tiles lie, a low one still gets something, and what lies below is better."""
    kind = kind_of_card(card)
    tiles = 0
    total = 0
    for tile in range(kind * TILE_VALUES, kind * TILE_VALUES + TILE_VALUES):
        for _ in range(s.stacks[tile]):
            if tiles < 2:
                tiles += 1
                total += tile_promise(s, tile)
    if tiles == 0:
        return 0
    first = card % CARD_VALUES + 1 + 4 * tiles
    return total // tiles * open_percent(s, kind) // 100 * first // (CARD_VALUES + 4 * tiles)


def holdings(s: State, b: Bandit, position: int) -> int:
    """What a bandit who leaves in this position has of his tiles: all are exchanged but for those that are worth more later."""
    total = 0
    gains = 0
    for tile in range(TILES):
        if b.tiles[tile] > 0:
            total += b.tiles[tile] * worth_now(s, tile)
            gains = max(gains, worth_later(s, tile) - worth_now(s, tile))
    return total + gains * min(position, 2)


def price_of_leaving(s: State) -> int:
    """What the bandit has who leaves now."""
    return holdings(s, s.bandits[s.actor], position_now(s))


def promise_of_staying(s: State) -> int:
    """What he has after one raid more, unless it ends in an arrest."""
    best = 0
    for kind in range(KINDS):
        best = max(best, promise_of_place(s, kind))
    with_it = holdings(s, s.bandits[s.actor], position_now(s) + 1) + best * 3 // 4
    return with_it * (100 - ARREST[min(s.stars, DICE)]) // 100


def promise_of_keeping(s: State, action: int) -> int:
    """Keep what is worth more later than now."""
    if action == EXCHANGE:
        return NOISE // 2
    tile = action - KEEP
    return worth_later(s, tile) - worth_now(s, tile)
