"""Who may choose what now: the legal actions of a seat, whichever of the seats that are asked at once it is."""

from __future__ import annotations

from wildbunch.colt_express import components as c
from wildbunch.colt_express.expert import ask_keep
from wildbunch.colt_express.knowledge import waiting
from wildbunch.colt_express.notation import action_of, cast_of
from wildbunch.colt_express.state import State
from wildbunch.core.action import Action

NO_LEFTOVERS = [0] * len(State().legal)
"""So that states are equal whatever order the answers to a secret choice came in."""


def actions_of(s: State, seat: int) -> tuple[Action, ...]:
    """What the rules offer to a seat; nothing to one that is not asked."""
    if seat not in waiting(s):
        return ()
    offered = s
    if seat != s.actor:
        offered = s.copy()
        ask_keep(offered, seat)
    cast = cast_of(s)
    return tuple(action_of(number, cast.bandits, _team(s, cast.players[seat])) for number in offered.legal[: offered.legal_size])


def _team(s: State, player: str) -> str:
    """The team whose cards need a bandit's name; "" where every card is that of the seat's one bandit."""
    return player if s.teams else ""


def answer_for(s: State, seat: int) -> None:
    """Let this seat answer, of those that are asked at once."""
    if s.asked == c.ASK_KEEP:
        s.actor = seat
        s.legal[:] = NO_LEFTOVERS
