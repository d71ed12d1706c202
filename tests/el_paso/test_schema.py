"""The JSON Schema of El Paso's positions: everything that is written keeps to it, and it refuses what is damaged."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import wildbunch
from tests.el_paso.play import document, steps
from wildbunch.records import Recorder, seen_by, write_record
from wildbunch.schemas import schema

POSITION = Draft202012Validator(schema("el-paso-position"))
RECORD = Draft202012Validator(schema("record"))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_positions_views_and_records_keep_to_the_schemas(seats: int) -> None:
    game = wildbunch.new_game("el-paso", seats, seed=seats)
    recorder = Recorder(game)
    for _, seat, action, after in steps(game, random.Random(seats)):
        recorder.add(seat, action, after)
        for position in (document(after), after.view(None).to_json(), after.view(0).to_json()):
            POSITION.validate(json.loads(json.dumps(position)))
    record = recorder.record()
    for text in (write_record(record), write_record(seen_by(record, 1))):
        for line in text.splitlines():
            RECORD.validate(json.loads(line))


@pytest.mark.parametrize(
    ("key", "value"),
    [("version", 2), ("phase", "sleepin"), ("seats", []), ("lookout", 5), ("weather", "rain"), ("bag", {"vault": [1]}), ("towns", [])],
)
def test_a_damaged_position_does_not_keep_to_the_schema(key: str, value: Any) -> None:
    position = document(wildbunch.new_game("el-paso", 4, seed=1))
    assert POSITION.is_valid(position)
    assert not POSITION.is_valid({**position, key: value})
