"""The decision a position stands at: is it the one the rules would ask, and what do they offer?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wildbunch.colt_express import components as c
from wildbunch.colt_express.cards.fire import ask_fire
from wildbunch.colt_express.cards.punch import ask_punch, ask_shove, punch
from wildbunch.colt_express.characters import ask_for_push, ask_to_take
from wildbunch.colt_express.events import ask_next_pickpocket
from wildbunch.colt_express.expert import action_cards_left, ask_next_keep
from wildbunch.colt_express.knowledge import WITH_TARGET
from wildbunch.colt_express.notation import CARDS, DECISIONS, Cast, cast_of, names_of
from wildbunch.colt_express.places import first_bandit_of
from wildbunch.colt_express.schemin import ask_plan, seat_to_plan
from wildbunch.colt_express.state import Bandit, State
from wildbunch.colt_express.stealin import ask_card
from wildbunch.colt_express.teams import ask_next_place
from wildbunch.core.document import Document
from wildbunch.core.log import take_rows

CARD_OF_QUESTION = {
    c.ASK_MOVE: c.MOVE,
    c.ASK_FLOOR: c.FLOOR,
    c.ASK_MARSHAL: c.MARSHAL,
    c.ASK_FIRE: c.FIRE,
    c.ASK_PUSH: c.FIRE,
    c.ASK_ROB: c.ROB,
    c.ASK_PUNCH: c.PUNCH,
    c.ASK_DROP: c.PUNCH,
    c.ASK_TAKE: c.PUNCH,
    c.ASK_SHOVE: c.PUNCH,
}
PATH = "$.decision"
KIND_IN = {c.PLACING: ("place",), c.SCHEMIN: ("plan",), c.KEEPING: ("keep",)}
NOT_IN_STEALIN = ("plan", "floor", "place", "keep")


def check_question(d: Document, top: Mapping[str, Any], s: State, questions: Mapping[str, int]) -> None:
    """Read who decides what, and note what does not fit the phase, the pile and the bandits.

    Without a decision the game goes on from where it is; in Schemin' the seat whose turn it is plans, and before and after it
    all place their teams or choose what to keep.
    """
    if s.phase == c.OVER:
        if top.get("decision") is not None:
            d.fault(PATH, "must be null when the game is over")
        return
    if top.get("decision") is None:
        return
    if s.phase in (c.DEALING, c.EVENT):
        d.fault(PATH, "must be null: nobody decides while a round begins, and its event is still to happen")
        return
    if any(b.character < 0 for b in s.bandits[: s.bandit_count]):
        return
    cast = cast_of(s)
    if s.phase == c.KEEPING:
        _read_keepers(d, top, s, cast)
        return
    fields = ("kind", "seat", "bandit")
    entry = d.object(top.get("decision", {}), PATH, fields, ("target", "token"))
    kinds = KIND_IN.get(s.phase) or [kind for kind in questions if kind not in NOT_IN_STEALIN]
    kind = d.name(entry, PATH, "kind", kinds)
    of_seat = s.phase in KIND_IN
    acting = d.name(entry, PATH, "bandit", cast.players if of_seat else cast.bandits)
    if kind < 0 or acting < 0:
        return
    s.asked = questions[kinds[kind]]
    s.acting = first_bandit_of(s, acting) if of_seat else acting
    seat = s.bandits[s.acting].seat
    s.actor = d.number(entry, PATH, "seat", seat, seat)
    _read_target(d, entry, s, list(cast.bandits))
    _read_token(d, entry, s)
    if s.asked == c.ASK_PLAN:
        _check_plan(d, s)
    elif s.asked == c.ASK_PLACE:
        s.placing = 1 << s.actor if s.actor != s.first else (1 << s.seats) - 1
    elif s.asked == c.ASK_PICKPOCKET:
        _check_pickpocket(d, s)
    else:
        _check_card(d, s)


def _read_keepers(d: Document, top: Mapping[str, Any], s: State, cast: Cast) -> None:
    """The seats that still choose what to keep; each needs a card to choose about."""
    entry = d.object(top.get("decision", {}), PATH, ("kind", "seats", "bandits"))
    if d.name(entry, PATH, "kind", KIND_IN[c.KEEPING]) < 0:
        return
    able = [seat for seat in range(s.seats) if action_cards_left(s, seat)]
    seats = d.items(entry, PATH, "seats")
    for i, seat in enumerate(seats):
        if isinstance(seat, bool) or seat not in able or seat in seats[:i]:
            d.fault(f"{PATH}.seats[{i}]", f"must be a seat with an action card left to choose about: {', '.join(map(str, able)) or 'none'}")
            return
        s.keeping |= 1 << seat
    if not seats or list(seats) != sorted(seats):
        d.fault(f"{PATH}.seats", "must be the seats that still choose, one at least, in their order")
    elif d.items(entry, PATH, "bandits") != [cast.players[seat] for seat in seats]:
        d.fault(f"{PATH}.bandits", f"must be {', '.join(cast.players[seat] for seat in seats)}, whom these seats play")
    s.asked = c.ASK_KEEP


def _read_target(d: Document, entry: Mapping[str, Any], s: State, names: list[str]) -> None:
    if s.asked in WITH_TARGET:
        s.target = d.known(entry.get("target"), f"{PATH}.target", [name for name in names if name != names[s.acting]])
        if s.target >= 0:
            s.target = names.index(str(entry.get("target")))
    elif entry.get("target") is not None:
        d.fault(f"{PATH}.target", f"must be null for {DECISIONS[s.asked]}")


def _read_token(d: Document, entry: Mapping[str, Any], s: State) -> None:
    """The purse a punch has knocked out, which the victim holds until Cheyenne has decided."""
    if s.asked != c.ASK_TAKE:
        if entry.get("token") is not None:
            d.fault(f"{PATH}.token", f"must be null for {DECISIONS[s.asked]}")
        return
    held = [token + 1 for token in range(s.tokens) if s.token_place[token] == c.HELD + s.target]
    if isinstance(entry.get("token"), bool) or entry.get("token") not in held:
        d.fault(f"{PATH}.token", f"must be a purse of the target; allowed are {', '.join(map(str, held)) or 'none'}")
        return
    s.token = entry["token"] - 1


def _check_plan(d: Document, s: State) -> None:
    if s.round_cards[s.round] >= 0 and seat_to_plan(s) != s.actor:
        due = seat_to_plan(s)
        d.fault(f"{PATH}.seat", f"is {s.actor}; after {s.plays} steps of this turn seat {due} must decide")


def _check_pickpocket(d: Document, s: State) -> None:
    if s.round_cards[s.round] != c.PICKPOCKETING:
        d.fault(f"{PATH}.kind", "is pickpocket, but the round card is another one")
    if s.resolved != s.pile:
        d.fault(f"{PATH}.kind", "is pickpocket, but cards of the pile are still to be carried out")
    s.phase = c.EVENT


def _check_card(d: Document, s: State) -> None:
    """The card being carried out is the last resolved one."""
    if not s.resolved:
        d.fault(PATH, "needs the card that is carried out: the last resolved one of the pile")
        return
    at = s.resolved - 1
    if s.pile_bandit[at] != s.acting:
        d.fault(f"{PATH}.bandit", f"must be {names_of(s)[s.pile_bandit[at]]}, whose card is carried out: $.pile[{at}]")
    card = CARD_OF_QUESTION[s.asked]
    if s.pile_card[at] != card:
        here = CARDS[s.pile_card[at]]
        d.fault(f"{PATH}.kind", f"is {DECISIONS[s.asked]}, but the card carried out, $.pile[{at}], is {here}")


def open_question(d: Document, s: State) -> None:
    """Let the rules offer the choices; note it if they would not ask this."""
    if s.phase == c.OVER:
        return
    if s.asked == c.NOTHING:
        if s.phase == c.SCHEMIN:
            ask_plan(s)
        elif s.phase == c.PLACING:
            s.placing = (1 << s.seats) - 1
        elif s.phase == c.KEEPING:
            s.keeping = sum(1 << seat for seat in range(s.seats) if action_cards_left(s, seat))
            ask_next_keep(s)
        return
    asked = s.asked
    _ask(s, asked, s.bandits[s.acting])
    take_rows(s)
    kind = DECISIONS[asked]
    if s.asked != asked:
        d.fault(f"{PATH}.kind", f"is {kind}, which the rules do not ask in this position")
    elif asked != c.ASK_PLAN and s.legal_size < 2:
        choices = "one choice, which is made" if s.legal_size else "no choice, so the card has no effect"
        d.fault(f"{PATH}.kind", f"is {kind}, but there is {choices} without asking")


def _ask(s: State, asked: int, b: Bandit) -> None:
    """Ask as the rules do; if they would not, no question is open afterwards."""
    target = s.bandits[s.target]
    if asked == c.ASK_PLAN:
        ask_plan(s)
    elif asked == c.ASK_PLACE:
        ask_next_place(s)
    elif asked == c.ASK_KEEP:
        ask_next_keep(s)
    elif asked == c.ASK_PICKPOCKET:
        s.asked = c.NOTHING
        s.picked = (b.index - first_bandit_of(s, s.first)) % s.bandit_count
        ask_next_pickpocket(s)
        s.asked = s.asked if s.acting == b.index else c.NOTHING
    elif asked == c.ASK_PUSH:
        s.asked = c.NOTHING
        if not s.django_must and target.shot_by[b.index] and _offers(s, b, c.ASK_FIRE, c.FIRE_AT + target.index):
            ask_for_push(s, b, target)
    elif asked in (c.ASK_DROP, c.ASK_TAKE, c.ASK_SHOVE):
        s.asked = c.NOTHING
        if _offers(s, b, c.ASK_PUNCH, c.PUNCH_AT + target.index):
            _ask_after_punch(s, asked, b, target)
    else:
        ask_card(s, b, CARD_OF_QUESTION[asked])


def _ask_after_punch(s: State, asked: int, b: Bandit, target: Bandit) -> None:
    if asked == c.ASK_DROP:
        punch(s, b, target)
    elif asked == c.ASK_TAKE:
        ask_to_take(s, b)
    else:
        ask_shove(s, target)


def _offers(s: State, b: Bandit, question: int, action: int) -> bool:
    """Whether the rules offered this action to the question before."""
    trial = s.copy()
    if question == c.ASK_FIRE:
        trial.bandits[b.index].bullets_left += 1
        ask_fire(trial, trial.bandits[b.index])
    else:
        ask_punch(trial, trial.bandits[b.index])
    return action in trial.legal[: trial.legal_size]
