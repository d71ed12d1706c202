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
ASKED = {COLT_EXPRESS: {"plan", "move", "rob", "fire", "punch", "drop", "shove", "marshal"}, EL_PASO: {"raid", "stay", "pick", "keep"}}
MILLION = 1_000_000
ROUNDING = {COLT_EXPRESS: 3.0, EL_PASO: 0.02}
"""Compiled plans round three cards to dollars, and compiled tiles break ties by hundredths of a nugget."""

Judge = Callable[[Action], float]


def judge_of(rules: ModuleType, view: Any) -> Judge:
    if rules is COLT_EXPRESS:
        return greedy._JUDGES[view.decision.kind](view, greedy._me(view))
    return greedy_el_paso._JUDGES[view.decision.kind](view, view.seats[view.viewer])


def promised(rules: ModuleType, view: Any, legal: tuple[Action, ...], desk: Desk) -> list[float]:
    """What each action promises the search, in dollars or nuggets."""
    game = GAMES[type(view)]
    state = game.root(view, True)
    seed_streams(state, 5)
    rules.imagine(state, view.viewer)
    rules.think(state, desk)
    return [rules.promise(state, desk, action.id) * game.scale / MILLION for action in legal]


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
def test_every_action_promises_a_rollout_what_greedy_thinks_it_is_worth(
    game: str, rules: ModuleType, players: int, options: dict[str, Any]
) -> None:
    """Whatever is asked, in one unit: otherwise the search would hear its rules of thumb in some questions and not in others."""
    desk, asked = Desk(), set()
    for seed in range(3):
        now, rng = new_game(game, players, seed=f"thumbs {seed}", options=options), random.Random(seed)
        while not now.over:
            seat = now.awaiting[0]
            view: Any = now.view(seat)
            legal = tuple(now.legal_actions(seat))
            if len(legal) > 1:
                judge = judge_of(rules, view)
                found = promised(rules, view, legal, desk)
                assert found == pytest.approx([judge(action) for action in legal], abs=ROUNDING[rules]), (seed, view.decision)
                asked.add(view.decision.kind)
            now = now.play(seat, make("greedy").choose(view, legal, rng))
    assert asked >= ASKED[rules]
