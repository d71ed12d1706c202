"""Colt Express for `wildbunch.core.game`: the rules behind the Game value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from wildbunch.colt_express import components as c
from wildbunch.colt_express import flow
from wildbunch.colt_express.choices import actions_of, answer_for
from wildbunch.colt_express.guess import guess
from wildbunch.colt_express.knowledge import options_of, view_of, waiting
from wildbunch.colt_express.log import Row, decode, without_chance
from wildbunch.colt_express.notation import BANDITS, JOIN, action_of, cast_of, names_of
from wildbunch.colt_express.places import card_in_slot
from wildbunch.colt_express.position import read_position
from wildbunch.colt_express.reasons import reason_for, refusals_of
from wildbunch.colt_express.schemin import face_down_turn
from wildbunch.colt_express.scoring import gunslinger_bonus, loot_value, money_of_seat
from wildbunch.colt_express.setup import set_up
from wildbunch.colt_express.state import State
from wildbunch.colt_express.stealin import ask_card
from wildbunch.colt_express.teams import bullets_of_team
from wildbunch.core.chance import GENERATOR_BITS, PLAYOUT
from wildbunch.core.log import Event, take_rows
from wildbunch.core.outcome import Outcome, Score
from wildbunch.core.readonly import ReadOnly
from wildbunch.core.rules import Choice, GameInfo, Option

if TYPE_CHECKING:
    import random

    from wildbunch.colt_express.view import View
    from wildbunch.core.action import Action, Reason

INFO = GameInfo(
    name="colt-express",
    rules="colt-express/1",
    seats_min=2,
    seats_max=6,
    roles=BANDITS,
    options=(
        Option("django_push", ("may", "must"), "may"),
        Option("marshals_revenge", ("every_roof", "above_marshal"), "every_roof"),
        Option("open_pile", (True, False), True),
        Option("expert", (False, True), False),
    ),
    # Not `floor`, which has no choice and so is never asked, nor `pass`: a round is too short to use up ten cards.
    kinds=("play", "draw", "move", "marshal", "fire", "push", "rob", "punch", "drop", "take", "shove", "place", "keep", "discard"),
    teams=(c.FEWEST,),
    always=((c.FEWEST, "expert", True),),
)


class ColtExpress:
    """The standard game, the expert game and the game of two teams; see `wildbunch.core.rules.Rules` for what each method does."""

    info = INFO

    def deal(self, roles: Sequence[str], options: Mapping[str, Choice]) -> State:
        """A train without cars, its bandits chosen."""
        s = State()
        s.seats = len(roles)
        s.django_must = int(options["django_push"] == "must")
        s.revenge_above = int(options["marshals_revenge"] == "above_marshal")
        s.open_pile = int(options["open_pile"])
        s.expert = int(options["expert"])
        for b, role in zip(s.bandits, JOIN.join(roles).split(JOIN), strict=False):
            b.character = BANDITS.index(role)
        return s

    def begin(self, state: State, seat: int, action: int) -> None:
        """Do the action itself; where several seats are asked at once, any of them may answer."""
        answer_for(state, seat)
        flow.begin(state, action)

    def advance(self, state: State) -> bool:
        """Set up the train if it has no cars yet; else the next thing that needs no decision."""
        if not state.caboose:
            set_up(state, state.seats)
        elif not flow.settled(state):
            flow.advance(state)
        return not flow.settled(state)

    def drain(self, state: State) -> tuple[tuple[int, ...], ...]:
        """The rows of the event buffer."""
        return take_rows(state)

    def table(self, state: State) -> tuple[tuple[str, ...], Mapping[str, Choice]]:
        """The bandit or team of each seat, and the options."""
        return cast_of(state).players, options_of(state)

    def over(self, state: State) -> bool:
        """After round 5 and its event."""
        return state.phase == c.OVER

    def awaiting(self, state: State) -> tuple[int, ...]:
        """One seat decides at a time, but all at once what they keep in the expert game."""
        return waiting(state)

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        """What the rules offer to the seat they ask."""
        return actions_of(state, seat)

    def events(self, state: State, rows: Sequence[Row], viewer: int | None, everything: bool) -> tuple[Event, ...]:
        """The rows in words."""
        return decode(cast_of(state), rows, viewer, everything)

    def mask(self, event: Event) -> Event:
        """The event without drawn cards, tokens and values."""
        return without_chance(event)

    def view(self, state: State, viewer: int | None) -> View:
        """What the seat may know."""
        return view_of(state, viewer)

    def position(self, state: State) -> View:
        """Everything."""
        return view_of(state, None, everything=True)

    def read(self, document: Mapping[str, Any]) -> State:
        """The state of a position document."""
        return read_position(document)

    def reason(self, state: State, seat: int, text: str) -> Reason:
        """The rule that forbids it."""
        return reason_for(state, seat, text)

    def refusals(self, state: State, seat: int) -> tuple[tuple[str, Reason], ...]:
        """Cards, targets and cars that cannot be chosen now."""
        return refusals_of(state, seat)

    def would(self, state: State, seat: int, action: Action) -> tuple[str, ...]:
        """What the planned card would let its bandit choose, asked of the rules on a copy."""
        if action.kind != "play":
            return ()
        trial = state.copy()
        slot = action.id % c.PLAY_DOWN
        trial.acting += slot >= c.SECOND
        ask_card(trial, trial.bandits[trial.acting], card_in_slot(slot))
        names = names_of(trial)
        return tuple(action_of(number, names).text for number in trial.legal[: trial.legal_size])

    def figures(self, state: State, seat: int, action: Action) -> Mapping[str, int | str]:
        """None: everything that can be counted lies open."""
        return ReadOnly()

    def hides(self, state: State, action: Action) -> bool:
        """A card played face down, in a tunnel or by Ghost; what a seat keeps in the expert game, until all have chosen."""
        return action.kind in ("keep", "discard") or (action.kind == "play" and (action.fields["down"] or face_down_turn(state)))

    def outcome(self, state: State) -> Outcome:
        """Scores and ranking by CE-SCORE-1 to CE-SCORE-3 and CE-TEAM-3."""
        scores = []
        for seat in range(state.seats):
            bandits = [b for b in state.bandits[: state.bandit_count] if b.seat == seat]
            parts = {
                "loot": sum(loot_value(state, b) for b in bandits),
                "ransom": sum(b.ransom for b in bandits),
                "gunslinger": sum(gunslinger_bonus(state, b) for b in bandits),
                "bullets_received": bullets_of_team(state, seat),
            }
            scores.append(Score(seat, money_of_seat(state, seat), ReadOnly(parts)))
        best_first = sorted(scores, key=lambda score: (-score.money, score.bullets_received))
        best = best_first[0]
        richest = [score for score in scores if score.money == best.money]
        winners = [score.seat for score in richest if score.bullets_received == best.bullets_received]
        decided_by = "money" if len(richest) == 1 else "bullets" if len(winners) == 1 else "shared"
        return Outcome(tuple(scores), tuple(score.seat for score in best_first), tuple(winners), decided_by)

    def guess(self, state: State, seat: int, rng: random.Random) -> State:
        """A state the seat could believe in."""
        guessed = state.copy()
        guessed.rng[PLAYOUT] = rng.getrandbits(GENERATOR_BITS)
        guess(guessed, seat)
        guessed.rng[PLAYOUT] = 0
        return guessed


RULES = ColtExpress()
