"""El Paso for `wildbunch.core.game`: the rules behind the Game value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from wildbunch.core.chance import GENERATOR_BITS, PLAYOUT
from wildbunch.core.log import Event, take_rows
from wildbunch.core.outcome import Outcome, Score
from wildbunch.core.readonly import ReadOnly
from wildbunch.core.rules import Choice, GameInfo, Option
from wildbunch.el_paso import components as c
from wildbunch.el_paso import flow
from wildbunch.el_paso.figures import figures_of
from wildbunch.el_paso.guess import guess
from wildbunch.el_paso.knowledge import options_of, view_of, waiting
from wildbunch.el_paso.log import Row, decode, without_chance
from wildbunch.el_paso.notation import BANDITS, FIRST_LOOKOUTS, KINDS_OF_ACTIONS, action_of, names_of
from wildbunch.el_paso.position import read_position
from wildbunch.el_paso.raid import offer_raids
from wildbunch.el_paso.reasons import reason_for, refusals_of
from wildbunch.el_paso.scoring import beats
from wildbunch.el_paso.state import State
from wildbunch.el_paso.towns import BUILT_IN, read_option, towns_of_option

if TYPE_CHECKING:
    import random

    from wildbunch.core.action import Action, Reason
    from wildbunch.el_paso.view import View

INFO = GameInfo(
    name="el-paso",
    rules="el-paso/1",
    seats_min=2,
    seats_max=5,
    roles=BANDITS,
    options=(
        Option("tiles_per_town", (c.MANY_TILES, c.FEW_TILES), c.MANY_TILES),
        Option("positions", ("counted", "dense"), "counted"),
        Option("rounding", ("total", "per_tile"), "total"),
        Option("first_lookout", FIRST_LOOKOUTS, FIRST_LOOKOUTS[0]),
        Option("towns", (BUILT_IN,), BUILT_IN, read_option),
    ),
    kinds=KINDS_OF_ACTIONS,
    needs=tuple(("first_lookout", name, seat) for seat, name in enumerate(FIRST_LOOKOUTS) if seat),
)

NO_LEFTOVERS = [0] * len(State().legal)
"""So that states are equal whatever order the answers to a secret choice came in."""


class ElPaso:
    """The game for 2 to 5 players; see `wildbunch.core.rules.Rules` for what each method does."""

    info = INFO

    def deal(self, roles: Sequence[str], options: Mapping[str, Choice]) -> State:
        """An empty table, its bandits and towns chosen."""
        s = State()
        s.seats = len(roles)
        s.phase = c.SETTING_UP
        s.tiles_per_town = int(options["tiles_per_town"])
        s.dense = int(options["positions"] == "dense")
        s.per_tile = int(options["rounding"] == "per_tile")
        s.first_lookout = FIRST_LOOKOUTS.index(str(options["first_lookout"]))
        towns = towns_of_option(str(options["towns"]))
        s.rates[:] = towns.rates
        s.found = towns.found
        for b, role in zip(s.bandits, roles, strict=False):
            b.role = BANDITS.index(role)
        return s

    def begin(self, state: State, seat: int, action: int) -> None:
        """The seat does the action itself; in a secret choice any bandit in town may answer."""
        state.actor = seat
        state.legal[:] = NO_LEFTOVERS
        flow.begin(state, action)

    def advance(self, state: State) -> bool:
        """The next thing that needs no decision."""
        if not flow.settled(state):
            flow.advance(state)
        return not flow.settled(state)

    def drain(self, state: State) -> tuple[tuple[int, ...], ...]:
        """The rows of the event buffer."""
        return take_rows(state)

    def table(self, state: State) -> tuple[tuple[str, ...], Mapping[str, Choice]]:
        """The bandit of each seat, and the options."""
        return names_of(state), options_of(state)

    def over(self, state: State) -> bool:
        """After the seventh town."""
        return state.phase == c.OVER

    def awaiting(self, state: State) -> tuple[int, ...]:
        """All who have not chosen a card yet, or the one who decides."""
        return tuple(sorted(waiting(state)))

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        """What the rules offer; while a raid is chosen, to every bandit in town."""
        if state.phase == c.OVER or (seat != state.actor and not (state.asked == c.ASK_RAID and state.bandits[seat].in_town)):
            return ()
        offered = state
        if seat != state.actor:
            offered = state.copy()
            offer_raids(offered, seat)
        return tuple(map(action_of, offered.legal[: offered.legal_size]))

    def events(self, state: State, rows: Sequence[Row], viewer: int | None, everything: bool) -> tuple[Event, ...]:
        """The rows in words."""
        return decode(names_of(state), rows, viewer, everything)

    def mask(self, event: Event) -> Event:
        """The event without the card that is drawn."""
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
        return reason_for(state, seat, text, self.legal(state, seat))

    def refusals(self, state: State, seat: int) -> tuple[tuple[str, Reason], ...]:
        """Cards and piles that cannot be chosen now."""
        return refusals_of(state, seat, self.legal(state, seat))

    def would(self, state: State, seat: int, action: Action) -> tuple[str, ...]:
        """Nothing: no card waits to be carried out."""
        return ()

    def figures(self, state: State, seat: int, action: Action) -> Mapping[str, int | str]:
        """The odds of the next roll, and the nuggets of an exchange."""
        return ReadOnly(figures_of(state, seat, action))

    def hides(self, state: State, action: Action) -> bool:
        """A card face down before a bandit."""
        return action.kind == "raid"

    def outcome(self, state: State) -> Outcome:
        """Scores and ranking by EP-END-1."""
        bandits = state.bandits[: state.seats]
        scores = tuple(Score(seat, b.nuggets, ReadOnly(nuggets=b.nuggets)) for seat, b in enumerate(bandits))
        ranking = tuple(sorted(range(state.seats), key=lambda seat: -bandits[seat].nuggets))
        winners = tuple(seat for seat, b in enumerate(bandits) if not any(beats(other, b) for other in bandits))
        return Outcome(scores, ranking, winners, "money" if len(winners) == 1 else "shared")

    def guess(self, state: State, seat: int, rng: random.Random) -> State:
        """A state the seat could believe in."""
        guessed = state.copy()
        guessed.rng[PLAYOUT] = rng.getrandbits(GENERATOR_BITS)
        guess(guessed, seat)
        guessed.rng[PLAYOUT] = 0
        return guessed


RULES = ElPaso()
