"""The rules of thumb that the search plays on by are those of `greedy`: what one of them does, the other thinks best."""

from __future__ import annotations

import random
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

import wildbunch.bots.search.colt_express
import wildbunch.bots.search.el_paso
from wildbunch import new_game
from wildbunch.bots import greedy, greedy_el_paso, make
from wildbunch.bots.search.arena import Desk
from wildbunch.bots.search.games import GAMES
from wildbunch.core.action import Action
from wildbunch.core.chance import seed_streams

COLT_EXPRESS, EL_PASO = wildbunch.bots.search.colt_express, wildbunch.bots.search.el_paso
ROUNDING = {COLT_EXPRESS: 1.0, EL_PASO: 0.01}
"""Compiled plans count in whole dollars, and compiled tiles break ties by hundredths."""
ASKED = {COLT_EXPRESS: {"plan", "move", "rob", "fire"}, EL_PASO: {"raid", "stay", "pick", "keep"}}

Judge = Callable[[Action], float]


def judge_of(rules: ModuleType, view: Any) -> Judge:
    if rules is COLT_EXPRESS:
        return greedy._JUDGES[view.decision.kind](view, greedy._me(view))
    return greedy_el_paso._JUDGES[view.decision.kind](view, view.seats[view.viewer])


def chosen_by_thumb(rules: ModuleType, view: Any, legal: tuple[Action, ...], desk: Desk) -> Action:
    state = GAMES[type(view)].root(view, True)
    seed_streams(state, 5)
    rules.imagine(state, view.viewer)
    number = rules.sensible(state, desk)
    return next(action for action in legal if action.id == number)


@pytest.mark.parametrize(
    ("game", "rules", "players", "options"),
    [
        ("colt-express", COLT_EXPRESS, 4, {}),
        ("colt-express", COLT_EXPRESS, 6, {"open_pile": True, "expert": True}),
        ("colt-express", COLT_EXPRESS, 2, {}),
        ("el-paso", EL_PASO, 4, {}),
        ("el-paso", EL_PASO, 2, {}),
    ],
)
def test_a_rollout_does_what_greedy_thinks_best(game: str, rules: ModuleType, players: int, options: dict[str, Any]) -> None:
    desk, asked = Desk(), set()
    for seed in range(3):
        now, rng = new_game(game, players, seed=f"thumbs {seed}", options=options), random.Random(seed)
        while not now.over:
            seat = now.awaiting[0]
            view: Any = now.view(seat)
            legal = tuple(now.legal_actions(seat))
            if len(legal) > 1:
                judge = judge_of(rules, view)
                chosen = chosen_by_thumb(rules, view, legal, desk)
                best = max(map(judge, legal))
                assert judge(chosen) >= best - ROUNDING[rules], (seed, view.decision, chosen)
                asked.add(view.decision.kind)
            now = now.play(seat, make("greedy").choose(view, legal, rng))
    assert asked >= ASKED[rules]
