"""Reads a position document of Colt Express into a state to play on, or tells everything that is wrong with it.

First the form, field by field; then what can be counted (`consistency`); then the decision, whose choices the rules
themselves must offer (`question`). A position without a decision is one from which the game goes on by itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wildbunch.colt_express import components as c
from wildbunch.colt_express.cardpiles import EXPERT_FIELDS, read_cards
from wildbunch.colt_express.consistency import cards_owned, cards_waiting, check_totals
from wildbunch.colt_express.notation import (
    BANDITS,
    CARDS,
    DECISIONS,
    JOIN,
    LEVELS,
    NEUTRAL,
    ROUND_CARDS,
    car_name,
    event_of,
    slot_names,
    turns_of,
)
from wildbunch.colt_express.question import check_question, open_question
from wildbunch.colt_express.state import Bandit, State
from wildbunch.colt_express.view import FORMAT, GAME, VERSION
from wildbunch.core.document import Document, shown
from wildbunch.core.errors import BadPosition
from wildbunch.core.events import EVERYONE

PHASES = ("dealing", "schemin", "stealin", "event", "over", "placing", "keeping")
QUESTIONS = {name: question for question, name in DECISIONS.items()}
MOST_RANSOM = c.RANSOM
NEEDED = (
    "format",
    "version",
    "game",
    "phase",
    "round",
    "train",
    "marshal",
    "strongbox_waiting",
    "neutral_bullets",
    "seats",
    "bandits",
    "pile",
)


def read_position(document: Mapping[str, Any]) -> State:
    """The state of a complete position. Raises BadPosition with all faults, each with its JSON path."""
    d = Document()
    s = State()
    top = d.object(document, "$", NEEDED, ("options", "box", "viewer", "decision"))
    _read_head(d, top, s)
    seats = d.items(top, "$", "seats")
    if not c.FEWEST <= len(seats) <= c.BANDITS:
        d.fault("$.seats", f"has {len(seats)} entries; allowed are {c.FEWEST} to {c.BANDITS}")
        raise BadPosition.of(d.faults)
    s.seats = len(seats)
    _read_variant(d, top, s)
    s.bandit_count = 2 * s.seats if s.teams else s.seats
    s.caboose = c.TEAM_CARS if s.teams else s.seats
    s.acting = s.actor = s.target = c.NOBODY
    _read_seats(d, top, s)
    _read_bandits(d, top, s)
    _read_train(d, top, s)
    _read_tokens(d, top, s)
    _read_round(d, top, s)
    _read_pile(d, top, s)
    _fill_decks(top, s)
    check_totals(d, s)
    check_question(d, top, s, QUESTIONS)
    if not d.faults:
        open_question(d, s)
    if d.faults:
        raise BadPosition.of(d.faults)
    return s


def _read_head(d: Document, top: Mapping[str, Any], s: State) -> None:
    """Format, options, and what stands alone."""
    d.name(top, "$", "format", (FORMAT,))
    d.number(top, "$", "version", VERSION, VERSION)
    d.name(top, "$", "game", (GAME,))
    if "viewer" in top:
        d.fault("$.viewer", "marks what somebody may know; a position to play on is complete and has no viewer")
    names = ("django_push", "marshals_revenge", "open_pile", "expert")
    options = d.object(top.get("options", {}), "$.options", (), names)
    s.django_must = int(d.name(options, "$.options", "django_push", ("may", "must")) == 1)
    s.revenge_above = int(d.name(options, "$.options", "marshals_revenge", ("every_roof", "above_marshal")) == 1)
    s.open_pile = int(d.flag({"open_pile": True, **options}, "$.options", "open_pile"))
    phase = d.name(top, "$", "phase", PHASES)
    s.phase = phase if phase >= 0 else c.OVER
    s.strongbox_waiting = int(d.flag(top, "$", "strongbox_waiting"))
    bullets = d.object(top.get("neutral_bullets", {}), "$.neutral_bullets", ("left", "removed"))
    s.neutral_left = d.number(bullets, "$.neutral_bullets", "left", 0, c.NEUTRAL_BULLETS)
    s.neutral_removed = d.number(bullets, "$.neutral_bullets", "removed", 0, c.NEUTRAL_BULLETS)


def _read_variant(d: Document, top: Mapping[str, Any], s: State) -> None:
    """CE-EXPERT-1, CE-TEAM-1: two seats play teams, and always the expert game."""
    options = top.get("options", {})
    given = isinstance(options, Mapping) and "expert" in options
    s.teams = int(s.seats == c.FEWEST)
    s.expert = int(d.flag(options, "$.options", "expert")) if given else s.teams
    if s.teams and not s.expert:
        d.fault("$.options.expert", "is false; two seats always play the expert game")
        s.expert = 1
    if s.phase == c.PLACING and not s.teams:
        d.fault("$.phase", "is placing; only teams choose where they start")
    if s.phase == c.KEEPING and not s.expert:
        d.fault("$.phase", "is keeping, which there is only with the option expert")


def _read_seats(d: Document, top: Mapping[str, Any], s: State) -> None:
    """Each seat with its bandit or team, and its cards."""
    each = s.bandit_count // s.seats
    for seat, value in enumerate(d.items(top, "$", "seats")):
        path = f"$.seats[{seat}]"
        entry = d.object(value, path, ("seat", "bandits"), ("hand", "deck", *(EXPERT_FIELDS if s.expert else ())))
        d.number(entry, path, "seat", seat, seat)
        bandits = d.items(entry, path, "bandits")
        if "bandits" in entry and len(bandits) != each:
            one = "with 3 to 6 seats each has one" if each == 1 else "with 2 seats each has two"
            d.fault(f"{path}.bandits", f"has {len(bandits)} names; {one}")
        for i in range(each):
            b = s.bandits[seat * each + i]
            b.index, b.seat = seat * each + i, seat
            b.character = d.known(bandits[i], f"{path}.bandits[{i}]", BANDITS) if i < len(bandits) else c.NOBODY
            if b.character != c.NOBODY and b.character in [other.character for other in s.bandits[: b.index]]:
                d.fault(f"{path}.bandits[{i}]", f"is {bandits[i]!r}, who sits elsewhere too")
        team = [BANDITS[b.character] for b in s.bandits[seat * each : seat * each + each] if b.character != c.NOBODY]
        read_cards(d, entry, path, s, seat, slot_names(JOIN.join(team) if len(team) == each else BANDITS[0]))


def _fill_decks(top: Mapping[str, Any], s: State) -> None:
    """A deck that is not given holds what is in neither hand, discard pile nor pile."""
    for seat, entry in enumerate(top["seats"]):
        if not isinstance(entry, Mapping) or "deck" in entry:
            continue
        p = s.players[seat]
        for slot in range(c.CARD_SLOTS):
            elsewhere = p.hand[slot] + p.discard[slot] + cards_waiting(s, seat, slot)
            p.deck[slot] = max(cards_owned(s, seat, slot) - elsewhere, 0)
        p.deck_size = sum(p.deck)


def _read_bandits(d: Document, top: Mapping[str, Any], s: State) -> None:
    """Each figure with its place, bullets and valuables; purses are read with the other tokens."""
    entries = d.items(top, "$", "bandits")
    if "bandits" in top and len(entries) != s.bandit_count:
        d.fault("$.bandits", f"has {len(entries)} entries; {s.bandit_count} are needed, in the order of seats")
    names = [BANDITS[b.character] if b.character >= 0 else "" for b in s.bandits[: s.bandit_count]]
    sources = [*filter(None, names), NEUTRAL]
    for index, value in enumerate(entries[: s.bandit_count]):
        path = f"$.bandits[{index}]"
        fields = ("bandit", "seat", "car", "level", "bullets_left", "received", "purses", "jewels", "strongboxes", "ransom")
        entry = d.object(value, path, fields)
        if names[index]:
            d.name(entry, path, "bandit", (names[index],))
        b = s.bandits[index]
        d.number(entry, path, "seat", b.seat, b.seat)
        b.car = d.number(entry, path, "car", 0, s.caboose)
        b.level = max(d.name(entry, path, "level", LEVELS), 0)
        b.bullets_left = d.number(entry, path, "bullets_left", 0, c.OWN_BULLETS)
        counts = d.counts(entry, path, "received", sources, c.NEUTRAL_BULLETS)
        received: dict[str, int] = dict(zip(sources, counts, strict=True))
        for source, name in enumerate(names):
            b.shot_by[source] = received.get(name, 0)
        b.shot_by[c.NEUTRAL] = received[NEUTRAL]
        b.jewels = d.number(entry, path, "jewels", 0, sum(c.CAR_JEWELS))
        b.strongboxes = d.number(entry, path, "strongboxes", 0, 2)
        _read_ransom(d, entry, path, b)


def _read_ransom(d: Document, entry: Mapping[str, Any], path: str, b: Bandit) -> None:
    b.ransom = d.number(entry, path, "ransom", 0, MOST_RANSOM)
    if b.ransom % c.RANSOM:
        d.fault(f"{path}.ransom", f"is {b.ransom}; allowed are 0 and {c.RANSOM}")


def _read_train(d: Document, top: Mapping[str, Any], s: State) -> None:
    """The cars with what lies there, and the Marshal."""
    s.marshal = d.number(top, "$", "marshal", 0, s.caboose)
    cars = d.items(top, "$", "train")
    if "train" in top and len(cars) != s.caboose + 1:
        d.fault("$.train", f"has {len(cars)} cars; with {s.seats} seats there are {s.caboose + 1}, locomotive included")
    for car, value in enumerate(cars[: s.caboose + 1]):
        path = f"$.train[{car}]"
        entry = d.object(value, path, ("car", "inside", "roof"), ("name",))
        d.number(entry, path, "car", car, car)
        d.name(entry, path, "name", (car_name(car),))
        for level, name in enumerate(LEVELS):
            spot_path = f"{path}.{name}"
            spot = d.object(entry.get(name, {}), spot_path, ("purses", "tokens", "jewels", "strongboxes"))
            untouched = 0 if level == c.ROOF or car == c.LOCOMOTIVE else max(c.CAR_PURSES)
            s.purses[car] += d.number(spot, spot_path, "purses", 0, untouched)
            s.jewels[car * 2 + level] = d.number(spot, spot_path, "jewels", 0, sum(c.CAR_JEWELS))
            s.strongboxes[car * 2 + level] = d.number(spot, spot_path, "strongboxes", 0, 2)


def _read_tokens(d: Document, top: Mapping[str, Any], s: State) -> None:
    """The touched purses, wherever they are."""
    found: dict[int, tuple[str, int, int, int]] = {}
    for path, place, tokens in _token_lists(d, top, s):
        for at, value in enumerate(tokens):
            here = f"{path}[{at}]"
            entry = d.object(value, here, ("token", "value"), ("known",))
            number = d.number(entry, here, "token", 1, c.PURSES)
            worth = entry.get("value")
            if "value" in entry and (type(worth) is not int or worth not in c.PURSE_VALUES):
                d.fault(f"{here}.value", f"is {shown(worth)}; allowed are {', '.join(map(str, c.PURSE_VALUES))}")
                worth = c.START_PURSE
            known = _read_known(d, entry, here, s, number, place)
            if number in found:
                d.fault(f"{here}.token", f"is {number}, which is at {found[number][0]} too")
            found[number] = (here, place, worth if isinstance(worth, int) else c.START_PURSE, known)
    s.tokens = len(found)
    everyone = (1 << s.seats) - 1
    for expected, (number, (here, place, worth, known)) in enumerate(sorted(found.items()), start=1):
        if number != expected:
            d.fault(f"{here}.token", f"is {number}, but there is no token {expected}: tokens are numbered without a gap")
        token = expected - 1
        s.token_place[token], s.token_value[token], s.token_known[token] = place, worth, known
        if c.HELD <= place < c.BOXED and not known >> s.bandits[place - c.HELD].seat & 1:
            d.fault(f"{here}.known", f"lacks {s.bandits[place - c.HELD].seat}, the seat that owns the purse now")
        if token < s.bandit_count:
            s.token_known[token] = EVERYONE
            if worth != c.START_PURSE or known != everyone:
                d.fault(here, f"is a starting purse (1 to {s.bandit_count}): worth {c.START_PURSE}, and every seat knows it")


def _read_known(d: Document, entry: Mapping[str, Any], here: str, s: State, number: int, place: int) -> int:
    """The seats that know a purse; not given, it is the one that holds it, or every seat for a starting purse."""
    if "known" not in entry:
        if number <= s.bandit_count:
            return (1 << s.seats) - 1
        if c.HELD <= place < c.BOXED:
            return 1 << s.bandits[place - c.HELD].seat
        d.fault(f"{here}.known", "is missing; the seats that have owned a purse nobody holds cannot be guessed")
        return 0
    known = 0
    for i, seat in enumerate(d.items(entry, here, "known")):
        known |= 1 << d.whole(seat, f"{here}.known[{i}]", 0, s.seats - 1)
    return known


def _token_lists(d: Document, top: Mapping[str, Any], s: State) -> list[tuple[str, int, Any]]:
    """Every list of tokens of the document: its path, the place it stands for, the list."""
    lists = [("$.box", c.BOXED, d.items(top, "$", "box"))]
    for car, value in enumerate(d.items(top, "$", "train")[: s.caboose + 1]):
        for level, name in enumerate(LEVELS):
            spot = value.get(name) if isinstance(value, Mapping) else None
            if isinstance(spot, Mapping):
                path = f"$.train[{car}].{name}"
                lists.append((f"{path}.tokens", car * 2 + level, d.items(spot, path, "tokens")))
    for index, value in enumerate(d.items(top, "$", "bandits")[: s.bandit_count]):
        if isinstance(value, Mapping):
            path = f"$.bandits[{index}]"
            lists.append((f"{path}.purses", c.HELD + index, d.items(value, path, "purses")))
    return lists


def _read_round(d: Document, top: Mapping[str, Any], s: State) -> None:
    """Round, first player, round cards, turn and step."""
    path = "$.round"
    at_start = ("number", "first", "past")
    now = ("card", "turn", "step")
    dealing = s.phase in (c.DEALING, c.PLACING)
    needed, free = (at_start, (*now, "turns", "event")) if dealing else ((*at_start, *now), ("turns", "event"))
    entry = d.object(top.get("round", {}), path, needed, free)
    s.round = d.number(entry, path, "number", 1, c.ROUNDS) - 1
    s.first = d.number(entry, path, "first", 0, s.seats - 1)
    if s.phase == c.PLACING and s.round:
        d.fault(f"{path}.number", f"is {s.round + 1}; teams are placed before round 1")
    rounds, stations = ROUND_CARDS[: c.ROUND_CARDS], ROUND_CARDS[c.ROUND_CARDS :]
    s.round_cards[:] = [c.NO_CARD] * c.ROUNDS
    past = d.items(entry, path, "past")
    if "past" in entry and len(past) != s.round:
        d.fault(f"{path}.past", f"has {len(past)} cards; in round {s.round + 1} there are {s.round}")
    for at, name in enumerate(past[: s.round]):
        s.round_cards[at] = d.known(name, f"{path}.past[{at}]", rounds)
        if s.round_cards[at] >= 0 and s.round_cards[at] in s.round_cards[:at]:
            d.fault(f"{path}.past[{at}]", f"is {name!r}, which was there before")
    if dealing:
        for key in free:
            if entry.get(key) not in (None, 0, []):
                d.fault(f"{path}.{key}", f"is {shown(entry[key])}; the round card is not revealed yet, so leave it out")
        return
    last = s.round == c.ROUNDS - 1
    card = d.name(entry, path, "card", stations if last else rounds)
    if card < 0:
        return
    number = card + c.ROUND_CARDS if last else card
    if number in s.round_cards[: s.round]:
        d.fault(f"{path}.card", f"is {ROUND_CARDS[number]!r}, which was there before")
    s.round_cards[s.round] = number
    turns = turns_of(number, s.seats)
    if entry.get("turns", list(turns)) != list(turns):
        d.fault(f"{path}.turns", f"must be {', '.join(turns)}, as printed on the card; or leave it out")
    event = event_of(ROUND_CARDS[number])
    if entry.get("event", event) != event:
        d.fault(f"{path}.event", f"must be {shown(event)}, as printed on the card; or leave it out")
    in_schemin = s.phase == c.SCHEMIN
    first_turn, last_turn = (0, len(turns) - 1) if in_schemin else (len(turns), len(turns))
    s.turn = d.number(entry, path, "turn", first_turn, last_turn)
    each = 2 if in_schemin and turns[s.turn] == "speeding_up" else 1
    s.plays = d.number(entry, path, "step", 0, s.seats * each - 1 if in_schemin else 0)


def _read_pile(d: Document, top: Mapping[str, Any], s: State) -> None:
    """The cards planned, in order; those carried out come first."""
    cards = d.items(top, "$", "pile")
    room = len(s.pile_card)
    if len(cards) > room:
        d.fault("$.pile", f"has {len(cards)} cards; allowed are {room} at most")
    names = [BANDITS[b.character] if b.character >= 0 else "" for b in s.bandits[: s.bandit_count]]
    for at, value in enumerate(cards[:room]):
        path = f"$.pile[{at}]"
        entry = d.object(value, path, ("bandit", "card", "face_down", "resolved"))
        s.pile_bandit[at] = max(d.name(entry, path, "bandit", names), 0)
        if "card" in entry and entry["card"] is None:
            d.fault(f"{path}.card", "is null, which is allowed in a view only")
        else:
            s.pile_card[at] = max(d.name(entry, path, "card", CARDS[: c.BULLET]), 0)
        s.pile_down[at] = int(d.flag(entry, path, "face_down"))
        if d.flag(entry, path, "resolved"):
            if s.phase in (c.SCHEMIN, c.KEEPING):
                d.fault(f"{path}.resolved", "is true; in Schemin' no card is carried out yet")
            elif s.resolved != at:
                d.fault(f"{path}.resolved", "is true, but a card before it is not")
            s.resolved = at + 1
    s.pile = min(len(cards), room)
    if s.pile and s.phase in (c.OVER, c.DEALING, c.PLACING):
        when = "the game is over" if s.phase == c.OVER else "the round is about to begin"
        d.fault("$.pile", f"holds cards, but {when}")
    if s.phase == c.EVENT and s.resolved != s.pile:
        d.fault("$.pile", "holds cards still to be carried out; the event comes after the last one")
