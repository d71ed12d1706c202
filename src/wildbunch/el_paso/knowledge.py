"""Who may know what: builds the view of a seat, of a spectator, or the whole position, from the state.

A field of the state that is not named here is in no view.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from wildbunch.core.readonly import ReadOnly
from wildbunch.el_paso import components as c
from wildbunch.el_paso.notation import DECISIONS, FIRST_LOOKOUTS, card_text, names_of
from wildbunch.el_paso.state import Bandit, State
from wildbunch.el_paso.towns import CELLS, PLACES, TOWNS, Towns, option_text
from wildbunch.el_paso.view import HIDDEN, Decision, Dice, Hand, Pile, Seat, Town, TownRow, Values, View

PHASES = {c.RAIDING: "raid", c.DRAWING: "draw", c.DECIDING: "leave", c.OVER: "over"}
NOTHING_THERE: Values = ReadOnly()


def options_of(s: State) -> dict[str, str | int | bool]:
    """The options a state is played with."""
    return {
        "tiles_per_town": s.tiles_per_town,
        "positions": "dense" if s.dense else "counted",
        "rounding": "per_tile" if s.per_tile else "total",
        "first_lookout": FIRST_LOOKOUTS[s.first_lookout],
        "towns": option_text(tuple(s.rates), s.found),
    }


def waiting(s: State) -> tuple[int, ...]:
    """The seats that must decide now, clockwise from the lookout."""
    if s.phase == c.OVER:
        return ()
    if s.asked != c.ASK_RAID:
        return (s.actor,)
    clockwise = [(s.lookout + k) % s.seats for k in range(s.seats)]
    return tuple(seat for seat in clockwise if s.bandits[seat].in_town and s.bandits[seat].chosen == c.NO_CARD)


def view_of(s: State, viewer: int | None, everything: bool = False) -> View:
    """What a seat (None: a spectator) may know; with `everything` the whole position."""
    return View(
        options=ReadOnly(options_of(s)),
        viewer=viewer,
        complete=everything,
        phase=PHASES[s.phase],
        lookout=s.lookout,
        town=_town(s),
        dice=Dice(s.stars, s.rolled[c.STAR], s.rolled[c.BRAND], s.rolled[c.SIX]),
        decision=_decision(s),
        seats=tuple(_seat(s, seat, everything or seat == viewer) for seat in range(s.seats)),
        piles=tuple(_pile(s, kind) for kind in range(c.KINDS)),
        bag=tile_values(s.bag),
        towns=table_of(tuple(s.rates), s.found),
    )


def _town(s: State) -> Town:
    """Public: the town, its stacks, and who left when."""
    places = [kind for kind in range(c.KINDS) if s.rates[s.town * c.KINDS + kind] != c.CLOSED]
    values = tile_values(s.stacks)
    stacks = ReadOnly({PLACES[kind]: values.get(PLACES[kind], ()) for kind in places})
    return Town(s.town + 1, TOWNS[s.town], s.raid, s.left_before, s.groups_before, stacks)


@lru_cache(maxsize=64)
def table_of(rates: tuple[int, ...], found: int) -> tuple[TownRow, ...]:
    """Public: the whole table of towns, with what is only reconstructed."""
    towns = Towns(rates, found)
    rows = []
    for town, name in enumerate(TOWNS):
        printed = rates[town * c.KINDS : (town + 1) * c.KINDS]
        open_here = ReadOnly({place: rate for place, rate in zip(PLACES, printed, strict=True) if rate != c.CLOSED})
        rows.append(TownRow(name, open_here, tuple(cell for cell in CELLS if not towns.is_found(town, cell))))
    return tuple(rows)


def _decision(s: State) -> Decision | None:
    """Public: who must decide what; of a secret choice, who has not chosen yet."""
    if s.phase == c.OVER:
        return None
    seats = waiting(s)
    names = names_of(s)
    return Decision(DECISIONS[s.asked], seats, tuple(names[seat] for seat in seats))


def _seat(s: State, seat: int, seen: bool) -> Seat:
    """Private to the seat: the values of the cards in hand and the card it has chosen; public: all else, so the card of the last raid."""
    b = s.bandits[seat]
    chosen = None if b.chosen == c.NO_CARD else card_text(b.chosen) if seen else HIDDEN
    return Seat(
        seat=seat,
        bandit=names_of(s)[seat],
        in_town=b.in_town == 1,
        position=b.position or None,
        chosen=chosen,
        raided=card_text(b.raided - 1) if 0 < b.raided <= c.RAID_CARDS else None,
        hand=_hand(b, seen),
        tiles=tile_values(b.tiles),
        kept=tile_values(b.kept),
        nuggets=b.nuggets,
    )


def _hand(b: Bandit, seen: bool) -> Hand:
    """Public: of which kinds the cards are, since drawing and playing tell; and cards from piles that were turned over."""
    cards = card_values(b.hand)
    return Hand(_places(b.hand), cards if seen else None, card_values(b.seen))


@lru_cache(maxsize=4096)
def _places(cards: int) -> Mapping[str, int]:
    return ReadOnly({place: len(values) for place, values in card_values(cards).items()})


def _pile(s: State, kind: int) -> Pile:
    """Public: how many cards nobody has seen, and the discards in order."""
    first = kind * c.CARD_VALUES
    discards = s.queues[first : first + s.queue_sizes[kind]]
    return Pile(PLACES[kind], s.piles[kind].bit_count(), tuple(card % c.CARD_VALUES + 1 for card in discards))


def tile_values(counts: Sequence[int]) -> Values:
    """The values of tiles by kind, lowest first; kinds without tiles are left out."""
    return _values_of_tiles(tuple(counts)) if any(counts) else NOTHING_THERE


# Parts that many views share; each is read only, so sharing it cannot be noticed.


@lru_cache(maxsize=4096)
def _values_of_tiles(counts: tuple[int, ...]) -> Values:
    values: dict[str, list[int]] = {}
    for tile, count in enumerate(counts):
        if count:
            values.setdefault(PLACES[tile // c.TILE_VALUES], []).extend([tile % c.TILE_VALUES + 1] * count)
    return ReadOnly({place: tuple(numbers) for place, numbers in values.items()})


@lru_cache(maxsize=4096)
def card_values(cards: int) -> Values:
    """The values of a set of raid cards by kind, lowest first."""
    values: dict[str, list[int]] = {}
    for card in range(c.RAID_CARDS):
        if cards >> card & 1:
            values.setdefault(PLACES[card // c.CARD_VALUES], []).append(card % c.CARD_VALUES + 1)
    return ReadOnly({place: tuple(numbers) for place, numbers in values.items()})
