"""El Paso for the search: guesses, what is seen of an action, results, and rules of thumb for rollouts."""

from __future__ import annotations

from wildbunch.bots.search.arena import WHOLE, Desk
from wildbunch.el_paso.components import (
    ASK_KEEP,
    ASK_PICK,
    ASK_RAID,
    ASK_STAY,
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
from wildbunch.el_paso.places import bandits_in_town, kind_of_card, kind_of_tile, tiles_in_town, top_tile, value_of_tile
from wildbunch.el_paso.raid import ask_raid, offer_raids
from wildbunch.el_paso.scoring import beats
from wildbunch.el_paso.state import Bandit, State

ONE_FACE = 1 / 3
"""How likely a die shows a face; three faces, two sides each."""
SURVIVAL = 0.85
"""How likely a kept tile outlives one more town."""
LEAVES = 0.35
"""How likely a bandit who has not decided yet leaves after this raid."""
IDLE_CARD = 0.3
"""What a card is worth for a place the next raid cannot rob, compared with one it can."""
TOWN = KINDS
"""The notes of the desk hold here how much the town draws bandits, and before that how much each place does."""


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
    total = 0.0
    for tile in range(TILES):
        if b.tiles[tile] > 0:
            total += b.tiles[tile] * tile_promise(s, tile)
    return b.nuggets + int(total)


def ahead(s: State, seat: int, other: int) -> bool:
    """EP-END-1."""
    return beats(s.bandits[seat], s.bandits[other])


# Rules of thumb, those of the bot `greedy` -----------------------------------------------------------------


def think(s: State, d: Desk) -> None:
    """Note how much each place draws bandits, and the town as a whole."""
    if s.asked not in (ASK_RAID, ASK_STAY):
        return
    town = 0
    for kind in range(KINDS):
        d.notes[kind] = int(attraction_of(s, kind) * WHOLE)
        town += d.notes[kind]
    d.notes[TOWN] = town


def promise(s: State, d: Desk, action: int) -> int:
    """What an action promises; 12 nuggets count a million."""
    return int(promise_of(s, d, action) * WHOLE / 12)


def promise_of(s: State, d: Desk, action: int) -> float:
    """What an action promises, in nuggets."""
    if s.asked == ASK_RAID:
        # Where two cards promise the same, the lower one goes.
        card = action - RAID
        return promise_of_raid(s, d, card, rivals_of(s)) - (card % CARD_VALUES) / 1000
    if s.asked == ASK_PICK:
        return promise_of_pick(s, action - PICK)
    if s.asked == ASK_KEEP:
        return promise_of_keeping(s, action)
    return price_of_leaving(s) if action == LEAVE else promise_of_staying(s, d)


def exchange(s: State, kind: int, town: int) -> float:
    """EP-LEAVE-3: nuggets for one point of a tile in a town."""
    rate = s.rates[town * KINDS + kind]
    return 1.0 if rate == CLOSED else 1.0 / rate


def later(s: State, kind: int) -> float:
    """What one point of a kept tile is worth: the best coming chance to exchange it, if it gets there."""
    lives = 1.0
    best = 0.0
    for town in range(s.town + 1, TOWNS):
        lives *= SURVIVAL
        best = max(best, lives * exchange(s, kind, town))
    return max(best, lives)


def tile_promise(s: State, tile: int) -> float:
    """What a tile is worth to who takes it now."""
    kind = kind_of_tile(tile)
    return value_of_tile(tile) * max(exchange(s, kind, s.town), later(s, kind))


def holdings(s: State, b: Bandit, position: float) -> float:
    """What a bandit who leaves in this position has of his tiles: the best are kept, the rest exchanged."""
    total = 0.0
    for tile in range(TILES):
        if b.tiles[tile] > 0:
            total += b.tiles[tile] * value_of_tile(tile) * exchange(s, kind_of_tile(tile), s.town)
    left = position
    limit = 1000.0
    while left > 0.0:
        best = 0.0
        count = 0
        for tile in range(TILES):
            if b.tiles[tile] > 0:
                kind = kind_of_tile(tile)
                gain = value_of_tile(tile) * (later(s, kind) - exchange(s, kind, s.town))
                if gain < limit and gain > best:
                    best = gain
                    count = b.tiles[tile]
                elif gain == best and count > 0:
                    count += b.tiles[tile]
        if count == 0:
            return total
        total += best * min(left, count * 1.0)
        left -= count
        limit = best
    return total


def open_chance(s: State, kind: int) -> float:
    """How likely a place can be robbed in the next raid."""
    return 1.0 - (1.0 - ONE_FACE) ** (DICE - s.stars) if kind in (SALOON, PASTURE) else 1.0


def attraction_of(s: State, kind: int) -> float:
    """How much a place draws bandits: its two top tiles."""
    tiles = 0
    total = 0
    for tile in range(kind * TILE_VALUES, kind * TILE_VALUES + TILE_VALUES):
        for _ in range(s.stacks[tile]):
            if tiles < 2:
                tiles += 1
                total += value_of_tile(tile)
    return total * open_chance(s, kind)


def rivals_of(s: State) -> int:
    """How many others are in town."""
    return bandits_in_town(s) - s.bandits[s.actor].in_town


def higher_cards(s: State, card: int) -> float:
    """Which part of the cards the bandit has not seen is higher than his."""
    kind = kind_of_card(card)
    unseen = ~(s.bandits[s.actor].hand >> (kind * CARD_VALUES)) & ((1 << CARD_VALUES) - 1)
    for at in range(s.queue_sizes[kind]):
        unseen &= ~(1 << (s.queues[kind * CARD_VALUES + at] % CARD_VALUES))
    value = card % CARD_VALUES
    there = 0
    higher = 0
    for other in range(CARD_VALUES):
        if (unseen >> other) & 1:
            there += 1
            if other > value:
                higher += 1
    return 0.0 if there == 0 else min(0.95, higher / there)


def promise_of_raid(s: State, d: Desk, card: int, rivals: int) -> float:
    """What a card promises: the worth of the tile it gets, by how many rivals are likely to come before it."""
    kind = kind_of_card(card)
    tile = top_tile(s, kind)
    if tile < 0 or d.notes[TOWN] == 0:
        return 0.0
    before = d.notes[kind] / d.notes[TOWN] * higher_cards(s, card)
    likely_ahead = (1.0 - before) ** rivals
    total = 0.0
    first = 0
    for at in range(kind * TILE_VALUES, kind * TILE_VALUES + TILE_VALUES):
        for _ in range(s.stacks[at]):
            if first <= rivals:
                total += likely_ahead * value_of_tile(at)
                likely_ahead *= (rivals - first) / (first + 1) * before / (1.0 - before)
                first += 1
    return total * max(exchange(s, kind, s.town), later(s, kind)) * open_chance(s, kind)


def promise_of_pick(s: State, kind: int) -> float:
    """A card for a place of the next raid that the hand lacks."""
    b = s.bandits[s.actor]
    wanted = False
    if b.in_town and s.stars < DICE and tiles_in_town(s) > 0:
        wanted = top_tile(s, kind) >= 0
    else:
        wanted = s.rates[min(s.town + 1, TOWNS - 1) * KINDS + kind] != CLOSED
    cards = 0
    for value in range(CARD_VALUES):
        cards += (b.hand >> (kind * CARD_VALUES + value)) & 1
    return (1.0 if wanted else IDLE_CARD) / (1 + cards)


def price_of_leaving(s: State) -> float:
    """What the bandit has who leaves now."""
    return holdings(s, s.bandits[s.actor], position_now(s))


def promise_of_staying(s: State, d: Desk) -> float:
    """What he has after one raid more, unless it ends in an arrest. Who leaves late may keep more."""
    just_left = 0
    undecided = 0
    for k in range(s.seats):
        b = s.bandits[(s.lookout + k) % s.seats]
        if b.in_town and k > s.turn:
            undecided += 1
        elif not b.in_town and b.position > 0:
            just_left += 1
    just_left -= s.left_before
    leaving = just_left + LEAVES * undecided
    position = position_now(s) + (min(1.0, leaving) if s.dense else leaving)
    b = s.bandits[s.actor]
    rivals = rivals_of(s)
    best = 0.0
    left = b.hand
    card = 0
    while left != 0:
        if left & 1:
            best = max(best, promise_of_raid(s, d, card, rivals))
        left >>= 1
        card += 1
    return (holdings(s, b, position) + best) * (1.0 - ONE_FACE ** (DICE - s.stars))


def promise_of_keeping(s: State, action: int) -> float:
    """Keep what is worth more later than now."""
    if action == EXCHANGE:
        return 0.0
    kind = kind_of_tile(action - KEEP)
    return value_of_tile(action - KEEP) * (later(s, kind) - exchange(s, kind, s.town))
