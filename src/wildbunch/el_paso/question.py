"""The decision a position stands at: is it the one the rules would ask, and what do they offer?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wildbunch.core.document import Document, shown
from wildbunch.core.log import take_rows
from wildbunch.el_paso import components as c
from wildbunch.el_paso.knowledge import waiting
from wildbunch.el_paso.leaving import ask_keep
from wildbunch.el_paso.notation import DECISIONS, names_of
from wildbunch.el_paso.places import tiles_in_town
from wildbunch.el_paso.raid import ask_next_pick, ask_next_stay, ask_raid
from wildbunch.el_paso.state import State

PATH = "$.decision"
KINDS = {c.RAIDING: ("raid",), c.DRAWING: ("pick",), c.DECIDING: ("stay", "keep")}
QUESTIONS = {name: question for question, name in DECISIONS.items()}


def check_question(d: Document, top: Mapping[str, Any], s: State) -> None:
    """Read who decides what, and note what does not fit the phase."""
    if s.phase == c.OVER:
        if top.get("decision") is not None:
            d.fault(PATH, "must be null when the game is over")
        return
    entry = d.object(top.get("decision", {}), PATH, ("kind", "seats"), ("bandits",))
    kinds = KINDS[s.phase]
    kind = d.name(entry, PATH, "kind", kinds)
    seats = [d.whole(seat, f"{PATH}.seats[{at}]", 0, s.seats - 1) for at, seat in enumerate(d.items(entry, PATH, "seats"))]
    if kind < 0 or d.faults:
        return
    s.asked = QUESTIONS[kinds[kind]]
    if s.asked == c.ASK_RAID:
        expected = list(waiting(s))
        if not expected:
            d.fault(f"{PATH}.kind", "is raid, but nobody is left who has not chosen")
        elif seats != expected:
            d.fault(f"{PATH}.seats", f"are {seats}; clockwise from the lookout {expected} have not chosen")
    elif len(seats) != 1:
        d.fault(f"{PATH}.seats", f"are {seats}; one seat decides this")
    else:
        s.actor = seats[0]
        s.turn = (s.actor - s.lookout) % s.seats
    if "bandits" in entry and not d.faults:
        names = [names_of(s)[seat] for seat in seats]
        if entry["bandits"] != names:
            d.fault(f"{PATH}.bandits", f"is {shown(entry['bandits'])}; the bandits of these seats are {', '.join(names)}")


def open_question(d: Document, s: State) -> None:
    """Let the rules offer the choices; note it if they would not ask this."""
    if s.phase == c.OVER:
        return
    asked, actor = s.asked, s.actor
    kind = DECISIONS[asked]
    for seat, b in enumerate(s.bandits[: s.seats]):
        if any(b.kept) and (asked != c.ASK_KEEP or seat != actor):
            d.fault(f"$.seats[{seat}].kept", "must be empty but for a bandit who chooses what to keep")
            return
    s.asked = c.NOTHING
    s.emptied = int(s.phase == c.DECIDING and tiles_in_town(s) == 0)
    if asked == c.ASK_RAID:
        ask_raid(s)
        return
    if asked == c.ASK_PICK:
        _open_pick(s)
    elif asked == c.ASK_STAY:
        if not s.emptied:
            ask_next_stay(s)
    elif s.bandits[actor].position:
        s.turn += 1
        s.keeping = sum(s.bandits[actor].kept)
        ask_keep(s, actor)
    take_rows(s)
    if s.asked != asked or s.actor != actor:
        d.fault(f"{PATH}.kind", f"is {kind} for seat {actor}, which the rules do not ask in this position")
    elif s.legal_size == 1:
        d.fault(f"{PATH}.kind", f"is {kind}, but there is one choice, which is made without asking")


def _open_pick(s: State) -> None:
    """Who holds five cards has raided and not drawn yet; before the seat that draws nobody does."""
    for b in s.bandits[: s.seats]:
        if not b.raided and b.hand.bit_count() < c.KINDS:
            b.raided = c.UNTOLD_CARD + 1
    turn = s.turn
    s.turn = 0
    ask_next_pick(s)
    if s.turn != turn:
        s.asked = c.NOTHING
