"""Every game keeps the style of rule modules and is the same in both modes, with every option and every number of seats."""

from itertools import product
from typing import Any

import pytest

from wildbunch import colt_express, el_paso
from wildbunch.core.ruleset import RuleSet
from wildbunch.el_paso.components import FEW_TILES, MANY_TILES
from wildbunch.testing.lockstep import play_lockstep
from wildbunch.testing.style import style_faults

RULES = [colt_express.RULES, el_paso.RULES]


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.name)
def test_the_rules_keep_the_style(rules: RuleSet) -> None:
    assert [str(fault) for fault in style_faults(rules)] == []


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize(("must", "above", "open_pile"), list(product([0, 1], repeat=3)))
def test_colt_express_is_the_same_plain_and_compiled(seats: int, must: int, above: int, open_pile: int) -> None:
    def choose(state: Any) -> None:
        state.django_must, state.revenge_above, state.open_pile = must, above, open_pile

    first = 1000 * (must * 4 + above * 2 + open_pile)
    assert play_lockstep(colt_express.RULES, seats, first, 80, choose).steps > 80 * 50


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_expert_game_and_the_game_of_two_teams_are_the_same_plain_and_compiled(seats: int) -> None:
    def choose(state: Any) -> None:
        state.expert = 1

    assert play_lockstep(colt_express.RULES, seats, 77_000, 120, choose).steps > 120 * 50


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(("dense", "per_tile", "tiles"), list(product([0, 1], [0, 1], [FEW_TILES, MANY_TILES])))
def test_el_paso_is_the_same_plain_and_compiled(seats: int, dense: int, per_tile: int, tiles: int) -> None:
    def choose(state: Any) -> None:
        state.dense, state.per_tile, state.tiles_per_town = dense, per_tile, tiles

    first = 1000 * (dense * 4 + per_tile * 2 + tiles)
    assert play_lockstep(el_paso.RULES, seats, first, 80, choose).steps > 80 * 20
