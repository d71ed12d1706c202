"""Golden games of El Paso replay as they were recorded, and show what their reviews say."""

from typing import Any

import pytest

from tests.el_paso.golden.games import FOLDER, GAMES, line
from wildbunch.records import Record, read_record, verify

MOST_BYTES = 20_000


def load(name: str) -> Record:
    return read_record((FOLDER / f"{name}.jsonl").read_text(encoding="utf-8"))


def all_events(record: Record) -> list[dict[str, Any]]:
    return [dict(event) for events in (record.events, *(step.events for step in record.steps)) for event in events]


def test_every_record_is_in_the_list_and_short() -> None:
    files = {path.stem: path.stat().st_size for path in FOLDER.glob("*.jsonl")}
    assert set(files) == set(GAMES)
    assert {name: size for name, size in files.items() if size > MOST_BYTES} == {}


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_golden_game_is_complete_and_replays_to_the_same_events_and_result(name: str) -> None:
    record = load(name)
    assert record.result is not None
    assert verify(record).replayed


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_golden_game_shows_what_its_review_says(name: str) -> None:
    golden = GAMES[name]
    assert golden.review
    assert load(name).position == golden.start()
    lines = iter([line(event) for event in all_events(load(name))])
    for told in golden.told:
        assert any(said == told or said.startswith(f"{told} ") for said in lines), told
