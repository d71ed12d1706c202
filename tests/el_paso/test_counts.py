"""The numbers of action sequences from fixed positions, and the order in which actions are listed."""

from __future__ import annotations

import json

import pytest

import wildbunch
from tests.el_paso.counts import TABLE, by_action, positions
from wildbunch.el_paso import components as c
from wildbunch.el_paso.notation import action_of

COUNTED = json.loads(TABLE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", positions())
def test_the_counts_are_those_of_the_table(name: str) -> None:
    """A difference shows for which first action it arises."""
    assert by_action(*positions()[name]) == COUNTED[name]


def test_the_order_of_actions_is_by_their_numbers_which_never_change() -> None:
    texts = [action_of(number).text for number in range(c.ACTIONS)]
    assert texts[:9] == [*(f"raid bank {value}" for value in range(1, 9)), "raid saloon 1"]
    assert texts[47:57] == [
        "raid corral 8",
        "pick bank",
        "pick saloon",
        "pick mine",
        "pick pasture",
        "pick hotel",
        "pick corral",
        "stay",
        "leave",
        "keep bank 1",
    ]
    assert texts[91:] == ["keep corral 6", "exchange"]
    assert len(set(texts)) == len(texts)


def test_a_hand_is_listed_by_place_and_value() -> None:
    game = wildbunch.new_game("el-paso", 2, seed=1)
    assert [action.fields["place"] for action in game.legal_actions(0)] == ["bank", "saloon", "mine", "pasture", "hotel", "corral"]
