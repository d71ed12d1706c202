"""Counts a position: every card and every tile of the box must be in exactly one place, and hands, dice and leavers must fit the phase."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wildbunch.core.document import Document, shown
from wildbunch.el_paso import components as c
from wildbunch.el_paso.knowledge import table_of, tile_values
from wildbunch.el_paso.notation import card_text, tile_text
from wildbunch.el_paso.places import tiles_held
from wildbunch.el_paso.state import State
from wildbunch.el_paso.towns import PLACES

HAND = 6


def check_totals(d: Document, top: Mapping[str, Any], s: State) -> None:
    """Note every total that is not that of the box; fills in what follows: the piles nobody has seen, and the bag."""
    _check_cards(d, s)
    _check_tiles(d, s)
    _check_dice(d, s)
    _check_leavers(d, s)
    if not d.faults:
        _check_derived(d, top, s)


def _check_cards(d: Document, s: State) -> None:
    """Six cards in each hand, five before the draw; each card once; what is nowhere has not been turned over yet."""
    for card in range(c.RAID_CARDS):
        kind = card // c.CARD_VALUES
        first = kind * c.CARD_VALUES
        there = sum(b.hand >> card & 1 for b in s.bandits[: s.seats])
        there += s.queues[first : first + s.queue_sizes[kind]].count(card)
        if there > 1:
            d.fault("$", f"the card {card_text(card)} is there {there} times")
        if not there:
            s.piles[kind] |= 1 << (card - first)
    for seat, b in enumerate(s.bandits[: s.seats]):
        size = b.hand.bit_count()
        allowed = (HAND - 1, HAND) if s.phase == c.DRAWING else (HAND,)
        if size not in allowed:
            d.fault(f"$.seats[{seat}].hand", f"holds {size} cards; it must hold {' or '.join(map(str, allowed))}")
        if b.chosen != c.NO_CARD and (s.phase != c.RAIDING or not b.in_town):
            d.fault(f"$.seats[{seat}].chosen", "must be null but for bandits in town who choose a card for a raid")
    _check_raided(d, s)


def _check_raided(d: Document, s: State) -> None:
    """Who holds five cards has laid the sixth open in the last raid: it is among the discards or, if they were turned over, drawn since."""
    open_cards = {card for kind in range(c.KINDS) for card in s.queues[kind * c.CARD_VALUES :][: s.queue_sizes[kind]]}
    for seat, b in enumerate(s.bandits[: s.seats]):
        if not b.raided:
            continue
        path, card = f"$.seats[{seat}].raided", b.raided - 1
        if s.phase != c.DRAWING or b.hand.bit_count() == HAND:
            d.fault(path, "must be null but for bandits who have raided and draw a card now or later")
        elif card not in open_cards and not any(other.seen >> card & 1 for other in s.bandits[: s.seats]):
            d.fault(path, f"is {card_text(card)}, which nobody has seen")
        elif any(other.raided == b.raided for other in s.bandits[:seat]):
            d.fault(path, f"is {card_text(card)}, with which another bandit has raided")


def _check_tiles(d: Document, s: State) -> None:
    """No tile more often than in the box; the rest is in the bag."""
    for tile in range(c.TILES):
        there = s.stacks[tile] + sum(b.tiles[tile] for b in s.bandits[: s.seats])
        s.bag[tile] = c.TILE_COUNTS[tile] - there
        if s.bag[tile] < 0:
            d.fault("$", f"the tile {tile_text(tile)} is there {there} times; the box has {c.TILE_COUNTS[tile]}")
    for seat, b in enumerate(s.bandits[: s.seats]):
        if any(kept > held for kept, held in zip(b.kept, b.tiles, strict=True)):
            d.fault(f"$.seats[{seat}].kept", "names tiles the bandit does not have")


def check_kept(d: Document, s: State, leaving: int) -> None:
    """Who has left holds no more tiles than the position allows, but for the one who is leaving; after the end nobody holds any."""
    for seat, b in enumerate(s.bandits[: s.seats]):
        held = tiles_held(b)
        if s.phase == c.OVER and held:
            d.fault(f"$.seats[{seat}].tiles", f"are {held}; at the end of the game all are exchanged")
        elif b.position and seat != leaving and held > b.position:
            d.fault(f"$.seats[{seat}].tiles", f"are {held}; who has left in position {b.position} has kept {b.position} at most")


def _check_dice(d: Document, s: State) -> None:
    """The last roll was made with the dice that were not on the sheriff field; no roll before the first raid."""
    rolled = sum(s.rolled)
    if not s.raid:
        if s.stars or rolled:
            d.fault("$.dice", "must all be 0 before the first raid of a town")
        if s.phase in (c.DRAWING, c.DECIDING):
            d.fault("$.town.raids", "is 0; cards are drawn and bandits leave only after a raid")
    elif s.rolled[c.STAR] > s.stars or rolled + s.stars - s.rolled[c.STAR] != c.DICE:
        d.fault("$.dice", f"stars, brands and sixes make {rolled}; with {s.stars} on the sheriff field that cannot be the last roll")
    if s.stars == c.DICE and s.phase in (c.RAIDING, c.DECIDING):
        d.fault("$.dice.sheriff", f"is {c.DICE}, and nobody is in town any more after an arrest")


def _check_leavers(d: Document, s: State) -> None:
    """A bandit who has left has a position; those of earlier raids are counted."""
    for seat, b in enumerate(s.bandits[: s.seats]):
        if b.in_town and b.position:
            d.fault(f"$.seats[{seat}].position", f"is {b.position}; a bandit in town has none")
        if not b.in_town and not b.position and s.stars < c.DICE and s.phase != c.OVER:
            d.fault(f"$.seats[{seat}].position", "is null, but the bandit has left the town and was not arrested")
    gone = sum(b.position > 0 for b in s.bandits[: s.seats])
    if s.left_before > gone or (s.phase in (c.RAIDING, c.DRAWING) and s.left_before != gone):
        d.fault("$.town.left", f"is {s.left_before}; {gone} bandits have left this town")
    if bool(s.groups_before) != bool(s.left_before):
        d.fault("$.town.groups", f"is {s.groups_before}, and {s.left_before} bandits left after earlier raids")
    if s.phase == c.RAIDING and not sum(s.stacks) and s.raid:
        d.fault("$.town.stacks", "are empty; a town that is emptied ends without another raid")


def _check_derived(d: Document, top: Mapping[str, Any], s: State) -> None:
    """What follows from the rest may be written down, but must agree."""
    if "bag" in top:
        bag = {place: list(values) for place, values in tile_values(s.bag).items()}
        if top["bag"] != bag:
            d.fault("$.bag", f"is not what is left of the box, {bag}")
    for number, entry in enumerate(d.items(top, "$", "piles")):
        unseen = s.piles[PLACES.index(entry["place"])].bit_count()
        if "unseen" in entry and entry["unseen"] != unseen:
            d.fault(f"$.piles[{number}].unseen", f"is {shown(entry['unseen'])}; {unseen} cards are in no hand and not discarded")
    if "towns" in top and top["towns"] != [row.to_json() for row in table_of(tuple(s.rates), s.found)]:
        d.fault("$.towns", "is not the table of the option towns; leave it out")
