"""The rules run compiled exactly as they run plain, and keep the style that both need."""

from typing import Any

import pytest

from wildbunch.core.fast import load
from wildbunch.el_paso import RULES
from wildbunch.el_paso.state import State
from wildbunch.el_paso.towns import built_in
from wildbunch.testing.lockstep import play_lockstep
from wildbunch.testing.style import style_faults

VARIANTS = [
    {"tiles_per_town": 20, "dense": 0, "per_tile": 0, "first_lookout": 0},
    {"tiles_per_town": 18, "dense": 1, "per_tile": 1, "first_lookout": 2},
]


def prepared(state: Any, options: dict[str, int]) -> None:
    for name, value in options.items():
        setattr(state, name, value)
    state.rates[:] = built_in().rates
    state.found = built_in().found


def test_the_rules_keep_the_style_of_rules() -> None:
    assert style_faults(RULES) == []


def test_the_state_takes_at_most_two_kilobytes() -> None:
    assert State.SIZE <= 2048


@pytest.mark.parametrize("options", VARIANTS, ids=["usual", "variant"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_plain_and_compiled_rules_agree_in_every_step(seats: int, options: dict[str, int]) -> None:
    played = play_lockstep(RULES, seats, 1, 40, lambda state: prepared(state, options))
    assert played.games == 40
    assert played.steps > 40 * 40


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_playouts_agree_in_both_modes(seats: int) -> None:
    results = []
    for compiled in (False, True):
        engine = load(RULES, compiled=compiled)
        states = engine.states(1)
        plain = State()
        prepared(plain, VARIANTS[0])
        engine.put(states, 0, plain)
        results.append(tuple(map(int, engine.door("playouts")(states, 0, seats, 1, 300))))
    assert results[0] == results[1]
