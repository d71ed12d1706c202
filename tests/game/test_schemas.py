"""The JSON Schemas: everything that is written keeps to them, and they refuse what is damaged."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from jsonschema import Draft202012Validator

from tests.game.play import CHANCES, NEW_GAMES, document, steps
from wildbunch import Game, new_game
from wildbunch.records import Recorder, seen_by, write_record
from wildbunch.schemas import NAMES, schema

POSITION = Draft202012Validator(schema("colt-express-position"))
RECORD = Draft202012Validator(schema("record"))


@pytest.mark.parametrize("name", NAMES)
def test_a_schema_is_one(name: str) -> None:
    Draft202012Validator.check_schema(schema(name))


@settings(max_examples=40)
@given(NEW_GAMES, CHANCES)
def test_positions_and_views_keep_to_the_schema(game: Game, rng: random.Random) -> None:
    for before, _, _, after in steps(game, rng):
        if rng.random() < 0.1 or after.over:
            for position in (document(before), after.view(None).to_json(), after.view(0).to_json(), document(after)):
                POSITION.validate(json.loads(json.dumps(position)))


@settings(max_examples=20)
@given(NEW_GAMES, CHANCES)
def test_records_keep_to_the_schema(game: Game, rng: random.Random) -> None:
    recorder = Recorder(game)
    for _, seat, action, after in steps(game, rng):
        recorder.add(seat, action, after)
    record = recorder.record()
    for text in (write_record(record), write_record(seen_by(record, 1))):
        for line in text.splitlines():
            RECORD.validate(json.loads(line))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("format", "chess"),
        ("version", 2),
        ("marshal", 7),
        ("phase", "sleepin"),
        ("seats", []),
        ("pile", [{}]),
        ("weather", "rain"),
        ("decision", {"kind": "dance", "seat": 0, "bandit": "belle"}),
    ],
)
def test_a_damaged_position_does_not_keep_to_the_schema(key: str, value: Any) -> None:
    position = copy.deepcopy(document(new_game("colt-express", 4, seed=1)))
    assert POSITION.is_valid(position)
    position[key] = value
    assert not POSITION.is_valid(position)


@pytest.mark.parametrize("line", [{}, {"seat": 0}, {"seat": 0, "action": 5, "events": []}, {"result": {}}, {"format": "x"}])
def test_a_damaged_line_does_not_keep_to_the_schema(line: Any) -> None:
    assert not RECORD.is_valid(line)
