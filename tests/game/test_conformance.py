"""The conformance suite: Colt Express passes it, and games that are broken in one way each do not."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from wildbunch.colt_express.game import INFO, ColtExpress
from wildbunch.colt_express.knowledge import view_of
from wildbunch.colt_express.state import State
from wildbunch.core import rules as table
from wildbunch.core.action import Action, Reason
from wildbunch.testing.conformance import ConformanceError, Report, check


def test_colt_express_keeps_to_what_every_game_must_keep_to() -> None:
    report = check("colt-express", games=48)
    assert isinstance(report, Report)
    assert report.games == 48
    assert report.actions > 48 * 50


class LeaksTheHands(ColtExpress):
    """Every view shows everything."""

    def view(self, state: State, viewer: int | None) -> Any:
        return replace(view_of(state, None, everything=True), viewer=viewer, complete=False)


class ListsInAnotherOrder(ColtExpress):
    """The legal actions are not sorted."""

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        return super().legal(state, seat)[::-1]


class LetsEverybodyPlay(ColtExpress):
    """Seats that are not awaited have choices, which others see."""

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        return super().legal(state, state.actor)

    def refusals(self, state: State, seat: int) -> tuple[tuple[str, Reason], ...]:
        return ()


class ChangesWhenAsked(ColtExpress):
    """Asking for reasons changes the state."""

    def refusals(self, state: State, seat: int) -> tuple[tuple[str, Reason], ...]:
        state.layouts[0] += 1
        return super().refusals(state, seat)


class GivesReasonsAgainstLegalActions(ColtExpress):
    """Refuses what it allows."""

    def refusals(self, state: State, seat: int) -> tuple[tuple[str, Reason], ...]:
        reason = Reason("CE-ROUND-2", "not-in-hand", {}, "no")
        return tuple((action.text, reason) for action in self.legal(state, seat))


class GuessesTheTruth(ColtExpress):
    """A guess is the game itself."""

    def guess(self, state: State, seat: int, rng: random.Random) -> State:
        return state.copy()


class PromisesMore(ColtExpress):
    """Its info names a kind of action that is never offered."""

    info = replace(INFO, kinds=(*INFO.kinds, "bribe"))


class ForgetsTheSupply(ColtExpress):
    """Reading a position loses the neutral bullets."""

    def read(self, document: Any) -> State:
        state = super().read(document)
        state.neutral_left = 0
        return state


DEALS = itertools.count()


class DependsOnMoreThanTheSeed(ColtExpress):
    """The same seed gives another game each time."""

    def deal(self, roles: Sequence[str], options: Any) -> State:
        state = super().deal(roles, options)
        turned, bandits = next(DEALS) % len(roles), state.bandits[: len(roles)]
        state.bandits[: len(roles)] = bandits[turned:] + bandits[:turned]
        return state


@pytest.mark.parametrize(
    ("broken", "sentence"),
    [
        (LeaksTheHands, "a view tells what the seat may not know"),
        (ListsInAnotherOrder, "not sorted"),
        (LetsEverybodyPlay, "a seat that is not awaited may do something that others see"),
        (ChangesWhenAsked, "asking or playing has changed the game"),
        (GivesReasonsAgainstLegalActions, "a legal action is among the refusals"),
        (GuessesTheTruth, "every guess of seat 0 is the game itself"),
        (PromisesMore, "never met these kinds of actions: bribe$"),
        (ForgetsTheSupply, "a position is not the same when it is written and read"),
        (DependsOnMoreThanTheSeed, "the same seed and actions gave two different games"),
    ],
)
def test_a_broken_game_does_not_conform(broken: Callable[[], ColtExpress], sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(table._LOADERS, "colt-express", broken)
    with pytest.raises(ConformanceError, match=sentence):
        check("colt-express", games=24, thorough=0.1)


def test_a_breach_names_the_game_to_repeat_it_with(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(table._LOADERS, "colt-express", ListsInAnotherOrder)
    with pytest.raises(ConformanceError, match=r"2 seats, options \{.*\}, seed 'conformance 0', after 0 actions"):
        check("colt-express")
