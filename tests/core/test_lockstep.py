"""Lockstep play finds where plain and compiled rules part."""

from pathlib import Path

import pytest
import toy
from toycopy import edit, run_toy

from wildbunch.testing.lockstep import play_lockstep

LOCKSTEP = (
    "import toy; from wildbunch.testing.lockstep import play_lockstep\n"
    "try: play_lockstep(toy.RULES, 4, 1, 50)\n"
    "except (AssertionError, OverflowError, UnboundLocalError) as error: print(type(error).__name__, error)"
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_toy_game_is_the_same_in_both_modes(seats: int) -> None:
    played = play_lockstep(toy.RULES, seats, 1, 100)
    assert played.games == 100
    assert played.steps > 1000


def test_a_field_that_wraps_only_when_compiled_is_found(copied_toy: Path) -> None:
    edit(copied_toy / "toy" / "moves.py", "other.pushed += 1\n", "other.rung += 150\n    other.rung -= 150\n    other.pushed += 1\n")
    assert run_toy(copied_toy, LOCKSTEP) == ""
    edit(copied_toy / "toy" / "moves.py", "other.rung -= 150\n", "other.rung -= 0\n")
    assert "which does not fit 8 bits" in run_toy(copied_toy, LOCKSTEP)


def test_a_variable_without_a_value_is_found(copied_toy: Path) -> None:
    edit(copied_toy / "toy" / "moves.py", "    return 1\n", "    for i in range(0):\n        x = i\n    return x + 1\n")
    assert run_toy(copied_toy, LOCKSTEP).startswith("UnboundLocalError")


def test_a_record_shared_only_in_plain_rules_is_found(copied_toy: Path) -> None:
    edit(copied_toy / "toy" / "moves.py", "    other.pushed += 1\n", "    s.climbers[0] = other\n    other.pushed += 1\n")
    assert run_toy(copied_toy, LOCKSTEP).startswith("AssertionError toy, 4 seats, seed ")
