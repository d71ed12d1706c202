"""Positions in the middle of Stealin': the decision must be the one the rules would ask there."""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path
from typing import Any

import pytest

from wildbunch import BadPosition, Game, new_game
from wildbunch.colt_express import components as c
from wildbunch.colt_express.cards.fire import ask_fire

PAGE = Path(__file__).resolve().parents[2] / "docs" / "reference" / "positions.md"
UNRESOLVED = {"bandit": "tuco", "card": "move", "face_down": False, "resolved": False}


def firing(shooter: str = "belle") -> dict[str, Any]:
    """The example of the documentation: the shooter inside the caboose, Doc and Tuco inside the car before it."""
    text = re.search(r"```json\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert text is not None
    position: dict[str, Any] = json.loads(text[1].replace("belle", shooter))
    return position


def pushing() -> dict[str, Any]:
    """Django has hit Doc and may push him."""
    position = firing("django")
    position["bandits"][0]["bullets_left"] = 5
    position["bandits"][1]["received"] = {"django": 1}
    position["decision"] |= {"kind": "push", "target": "doc"}
    return position


def faults_of(position: dict[str, Any]) -> list[str]:
    with pytest.raises(BadPosition) as refused:
        Game.from_position(position)
    return [f"{path} {sentence}" for path, sentence in refused.value.faults]


@pytest.mark.parametrize(
    ("decision", "fault"),
    [
        ({"kind": "plan"}, "$.decision.kind is 'plan'; allowed are move, marshal"),
        ({"kind": "punch"}, "$.decision.kind is punch, but the card carried out, $.pile[1], is fire"),
        ({"bandit": "doc", "seat": 1}, "$.decision.bandit must be belle, whose card is carried out: $.pile[1]"),
        ({"target": "doc"}, "$.decision.target must be null for fire"),
        ({"token": 1}, "$.decision.token must be null for fire"),
        ({"kind": "push"}, "$.decision.target is null; allowed are doc, tuco"),
        ({"kind": "push", "target": "doc"}, "$.decision.kind is push, which the rules do not ask in this position"),
        ({"kind": "take", "target": "doc", "token": 3}, "$.decision.token must be a purse of the target; allowed are 2, 4"),
        ({"kind": "take", "target": "doc", "token": True}, "$.decision.token must be a purse of the target"),
        ({"kind": "pickpocket"}, "$.decision.kind is pickpocket, but the round card is another one"),
    ],
)
def test_a_decision_that_the_rules_do_not_ask_is_a_fault(decision: dict[str, Any], fault: str) -> None:
    position = firing()
    position["decision"] |= decision
    assert any(told.startswith(fault) for told in faults_of(position))


def test_a_decision_needs_the_card_that_is_carried_out() -> None:
    position = firing()
    for card in position["pile"]:
        card["resolved"] = False
    assert "$.decision needs the card that is carried out: the last resolved one of the pile" in faults_of(position)


def test_a_pickpocket_waits_until_the_pile_is_carried_out() -> None:
    position = firing()
    position["decision"]["kind"] = "pickpocket"
    position["pile"].append(UNRESOLVED)
    assert "$.decision.kind is pickpocket, but cards of the pile are still to be carried out" in faults_of(position)


@pytest.mark.parametrize(
    ("on_roof", "fault"),
    [
        ([2], "is fire, but there is one choice, which is made without asking"),
        ([1, 2], "is fire, but there is no choice, so the card has no effect without asking"),
    ],
)
def test_what_has_not_two_choices_is_not_asked(on_roof: list[int], fault: str) -> None:
    position = firing()
    for index in on_roof:
        position["bandits"][index]["level"] = "roof"
    assert faults_of(position) == [f"$.decision.kind {fault}"]


def test_django_may_push_whom_he_has_hit() -> None:
    game = Game.from_position(pushing())
    assert [action.text for action in game.legal_actions(0)] == ["push no", "push yes"]


def test_django_does_not_push_whom_he_has_not_hit_or_whom_he_must() -> None:
    missed = pushing()
    missed["bandits"][0]["bullets_left"] = 6
    missed["bandits"][1]["received"] = {}
    must = copy.deepcopy(pushing())
    must["options"] = {"django_push": "must"}
    for position in (missed, must):
        assert faults_of(position) == ["$.decision.kind is push, which the rules do not ask in this position"]


def test_the_nearest_of_those_between_blocks_the_shot() -> None:
    """CE-FIRE-2: on the roofs Doc and Ghost stand next to Tuco, Django behind them, Cheyenne at the far end."""
    game = new_game("colt-express", ["tuco", "django", "ghost", "doc", "cheyenne"], seed=1)
    state = game._state.copy()
    for index, car in enumerate((5, 3, 4, 4, 1)):
        state.bandits[index].car, state.bandits[index].level = car, c.ROOF
    state.phase, state.actor, state.acting = c.STEALIN, 0, 0
    ask_fire(state, state.bandits[0])
    asked = Game(game._table, state, 0, 0, ())
    assert [action.text for action in asked.legal_actions(0)] == ["fire ghost", "fire doc"]
    reason = asked.why_not(0, "fire cheyenne")
    assert reason is not None
    assert reason.args == {"blocker": "ghost", "target": "cheyenne"}
