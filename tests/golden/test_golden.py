"""Golden games replay as they were recorded, and there is one for each event and each bandit's power."""

from typing import Any

import pytest

from tests.colt_express.reference_box import BANDITS, ROUND_CARDS, STATIONS
from tests.colt_express.scene import Scene
from tests.golden.games import FOLDER, GAMES
from wildbunch.records import Record, read_record, verify

MOST_BYTES = 20_000


def load(name: str) -> Record:
    return read_record((FOLDER / f"{name}.jsonl").read_text(encoding="utf-8"))


def all_events(record: Record) -> list[dict[str, Any]]:
    return [dict(event) for events in (record.events, *(step.events for step in record.steps)) for event in events]


def test_every_event_has_a_golden_game() -> None:
    events = {card for card in {**ROUND_CARDS, **STATIONS} if card not in ("tunnels", "bridge")}
    assert {f"event-{card.replace('_', '-')}" for card in events} - set(GAMES) == set()
    for card in events:
        record = load(f"event-{card.replace('_', '-')}")
        assert {"kind": "event_started", "event": card} in all_events(record)


def test_every_bandits_power_has_a_golden_game() -> None:
    assert {f"power-{bandit}" for bandit in BANDITS} - set(GAMES) == set()
    for bandit in BANDITS:
        assert bandit in load(f"power-{bandit}").seats


def test_the_variants_have_a_golden_game_each() -> None:
    assert load("variant-expert").options["expert"] is True
    assert load("variant-teams").seats == ("belle+ghost", "doc+tuco")
    assert load("variant-teams").options["expert"] is True


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
    lines = iter(all_events(load(name)))
    for told in golden.told:
        assert any(told == Scene.line(event) or Scene.line(event).startswith(f"{told} ") for event in lines), told
