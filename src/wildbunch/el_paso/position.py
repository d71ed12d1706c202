"""Reads a position document of El Paso into a state to play on, or tells everything that is wrong with it.

First the form, field by field; then what can be counted (`consistency`); then the decision, whose choices the rules themselves
must offer (`question`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from wildbunch.core.document import Document, shown
from wildbunch.core.errors import BadOption, BadPosition
from wildbunch.el_paso import components as c
from wildbunch.el_paso.consistency import check_kept, check_totals
from wildbunch.el_paso.notation import BANDITS, FIRST_LOOKOUTS, card_text
from wildbunch.el_paso.question import check_question, open_question
from wildbunch.el_paso.state import Bandit, State
from wildbunch.el_paso.towns import BUILT_IN, PLACES, TOWNS, towns_of_option
from wildbunch.el_paso.view import FORMAT, GAME, VERSION

PHASES = ("raid", "draw", "leave", "over")
NUMBERS = (c.RAIDING, c.DRAWING, c.DECIDING, c.OVER)
NEEDED = ("format", "version", "game", "phase", "lookout", "town", "dice", "decision", "seats")
DERIVED = ("piles", "bag", "towns")
OPTIONS = ("tiles_per_town", "positions", "rounding", "first_lookout", "towns")
CARDS = [card_text(card) for card in range(c.RAID_CARDS)]
MOST_NUGGETS = 5000


def read_position(document: Mapping[str, Any]) -> State:
    """The state of a complete position. Raises BadPosition with all faults, each with its JSON path.

    `piles`, `bag` and `towns` follow from the rest; the discards of `piles` are read, what else is there must agree.
    """
    d = Document()
    s = State()
    top = d.object(document, "$", NEEDED, ("options", "viewer", *DERIVED))
    seats = d.items(top, "$", "seats")
    if not 2 <= len(seats) <= c.SEATS:
        d.fault("$.seats", f"has {len(seats)} entries; allowed are 2 to {c.SEATS}")
        raise BadPosition.of(d.faults)
    s.seats = len(seats)
    s.actor = c.NOBODY
    _read_head(d, top, s)
    _read_town(d, top, s)
    for seat, value in enumerate(seats):
        _read_seat(d, value, s, seat)
    _read_discards(d, top, s)
    check_totals(d, top, s)
    check_question(d, top, s)
    check_kept(d, s, s.actor if s.asked == c.ASK_KEEP else c.NOBODY)
    if not d.faults:
        open_question(d, s)
    if d.faults:
        raise BadPosition.of(d.faults)
    return s


def _read_head(d: Document, top: Mapping[str, Any], s: State) -> None:
    """Format, options, phase and dice."""
    d.name(top, "$", "format", (FORMAT,))
    d.number(top, "$", "version", VERSION, VERSION)
    d.name(top, "$", "game", (GAME,))
    if "viewer" in top:
        d.fault("$.viewer", "marks what somebody may know; a position to play on is complete and has no viewer")
    _read_options(d, top, s)
    s.phase = NUMBERS[d.name(top, "$", "phase", PHASES)]
    s.lookout = d.number(top, "$", "lookout", 0, s.seats - 1)
    dice = d.object(top.get("dice", {}), "$.dice", ("sheriff", "stars", "brands", "sixes"))
    s.stars = d.number(dice, "$.dice", "sheriff", 0, c.DICE)
    for face, name in ((c.STAR, "stars"), (c.BRAND, "brands"), (c.SIX, "sixes")):
        s.rolled[face] = d.number(dice, "$.dice", name, 0, c.DICE)


def _read_options(d: Document, top: Mapping[str, Any], s: State) -> None:
    path = "$.options"
    options = d.object(top.get("options", {}), path, (), OPTIONS)
    s.tiles_per_town = options.get("tiles_per_town", c.MANY_TILES)
    if type(s.tiles_per_town) is not int or s.tiles_per_town not in (c.FEW_TILES, c.MANY_TILES):
        d.fault(f"{path}.tiles_per_town", f"is {shown(s.tiles_per_town)}; allowed are {c.MANY_TILES} and {c.FEW_TILES}")
        s.tiles_per_town = c.MANY_TILES
    s.dense = int(d.name(options, path, "positions", ("counted", "dense")) == 1)
    s.per_tile = int(d.name(options, path, "rounding", ("total", "per_tile")) == 1)
    s.first_lookout = max(0, d.name(options, path, "first_lookout", FIRST_LOOKOUTS[: s.seats + 1]))
    text = options.get("towns", BUILT_IN)
    try:
        towns = towns_of_option(text if isinstance(text, str) else "")
    except BadOption as error:
        d.fault(f"{path}.towns", f"is neither {BUILT_IN!r} nor a table: {error.message}")
        towns = towns_of_option(BUILT_IN)
    s.rates[:] = towns.rates
    s.found = towns.found


def _read_town(d: Document, top: Mapping[str, Any], s: State) -> None:
    """The town with its stacks."""
    path = "$.town"
    town = d.object(top.get("town", {}), path, ("number", "raids", "left", "groups", "stacks"), ("name",))
    s.town = d.number(town, path, "number", 1, c.TOWNS) - 1
    d.name(town, path, "name", (TOWNS[s.town],))
    s.raid = d.number(town, path, "raids", 0, 100)
    s.left_before = d.number(town, path, "left", 0, s.seats)
    s.groups_before = d.number(town, path, "groups", 0, s.left_before)
    here = [place for kind, place in enumerate(PLACES) if s.rates[s.town * c.KINDS + kind] != c.CLOSED]
    s.stacks[:] = read_tiles(d, town, path, "stacks", here)


def _read_seat(d: Document, value: Any, s: State, seat: int) -> None:
    """A bandit with hand, tiles and nuggets."""
    path = f"$.seats[{seat}]"
    entry = d.object(value, path, ("seat", "bandit", "in_town", "position", "chosen", "hand", "tiles", "nuggets"), ("raided", "kept"))
    d.number(entry, path, "seat", seat, seat)
    b = s.bandits[seat]
    b.role = d.name(entry, path, "bandit", BANDITS)
    if b.role >= 0 and b.role in [other.role for other in s.bandits[:seat]]:
        d.fault(f"{path}.bandit", f"is {entry['bandit']!r}, who sits elsewhere too")
    b.in_town = int(d.flag(entry, path, "in_town"))
    if entry.get("position") is not None:
        b.position = d.number(entry, path, "position", 1, s.seats)
    b.nuggets = d.number(entry, path, "nuggets", 0, MOST_NUGGETS)
    b.tiles[:] = read_tiles(d, entry, path, "tiles", PLACES)
    b.kept[:] = read_tiles(d, entry, path, "kept", PLACES)
    _read_hand(d, entry, path, b)
    b.chosen = c.NO_CARD
    if entry.get("chosen") is not None:
        b.chosen = d.known(entry["chosen"], f"{path}.chosen", CARDS)
        if b.chosen >= 0 and not b.hand >> b.chosen & 1:
            d.fault(f"{path}.chosen", f"is {shown(entry['chosen'])}, which is not in the hand (a chosen card stays there until the reveal)")
    if entry.get("raided") is not None:
        b.raided = d.known(entry["raided"], f"{path}.raided", CARDS) + 1


def _read_hand(d: Document, entry: Mapping[str, Any], path: str, b: Bandit) -> None:
    """The cards, and which of them everybody has seen."""
    value = entry.get("hand", {})
    if isinstance(value, Mapping) and "unknown" in value:
        d.fault(f"{path}.hand.unknown", "is allowed in a view only; a position to play on names the cards")
        return
    hand = d.object(value, f"{path}.hand", ("cards",), ("seen",))
    b.hand = _card_set(d, hand, f"{path}.hand", "cards")
    b.seen = _card_set(d, hand, f"{path}.hand", "seen")
    if b.seen & ~b.hand:
        d.fault(f"{path}.hand.seen", "names cards that are not in the hand")


def _card_set(d: Document, holder: Mapping[str, Any], path: str, key: str) -> int:
    cards = 0
    for kind, values in _by_place(d, holder, path, key, PLACES):
        for at, value in enumerate(values):
            here = f"{path}.{key}.{PLACES[kind]}[{at}]"
            bit = 1 << (kind * c.CARD_VALUES + d.whole(value, here, 1, c.CARD_VALUES) - 1)
            if cards & bit:
                d.fault(here, f"is {shown(value)} a second time; there is one such card")
            cards |= bit
    return cards


def read_tiles(d: Document, holder: Mapping[str, Any], path: str, key: str, places: Sequence[str]) -> list[int]:
    """How many of each tile are listed under a key."""
    counts = [0] * c.TILES
    for kind, values in _by_place(d, holder, path, key, places):
        allowed = [value for value in range(1, c.TILE_VALUES + 1) if c.TILE_COUNTS[kind * c.TILE_VALUES + value - 1]]
        for at, value in enumerate(values):
            if type(value) is int and value in allowed:
                counts[kind * c.TILE_VALUES + value - 1] += 1
            else:
                d.fault(f"{path}.{key}.{PLACES[kind]}[{at}]", f"is {shown(value)}; such tiles are worth {', '.join(map(str, allowed))}")
    return counts


def _by_place(d: Document, holder: Mapping[str, Any], path: str, key: str, places: Sequence[str]) -> list[tuple[int, Sequence[Any]]]:
    """The lists under a key, by kind of place."""
    inner = d.object(holder.get(key, {}), f"{path}.{key}", (), places)
    return [(PLACES.index(place), d.items(inner, f"{path}.{key}", place)) for place in places if place in inner]


def _read_discards(d: Document, top: Mapping[str, Any], s: State) -> None:
    """The discards of each kind in order; no entry: none."""
    at = dict.fromkeys(PLACES, 0)
    for number, value in enumerate(d.items(top, "$", "piles")):
        path = f"$.piles[{number}]"
        entry = d.object(value, path, ("place", "discards"), ("unseen",))
        kind = d.name(entry, path, "place", PLACES)
        if kind < 0:
            continue
        at[PLACES[kind]] += 1
        if at[PLACES[kind]] > 1:
            d.fault(f"{path}.place", f"is {PLACES[kind]!r} a second time")
            continue
        discards = d.items(entry, path, "discards")[: c.CARD_VALUES]
        values = [d.whole(card, f"{path}.discards[{place}]", 1, c.CARD_VALUES) for place, card in enumerate(discards)]
        first = kind * c.CARD_VALUES
        s.queues[first : first + len(values)] = [first + card - 1 for card in values]
        s.queue_sizes[kind] = len(values)
