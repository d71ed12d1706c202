"""Golden games replay as they were recorded and show what their reviews say; each event, power and variant of Colt Express has one."""

import pytest

from tests.colt_express.reference_box import BANDITS, ROUND_CARDS, STATIONS
from tests.el_paso.golden import games as el_paso
from tests.golden import games as colt_express
from tests.golden.shelf import Shelf
from wildbunch.records import verify

MOST_BYTES = 20_000
COLT_EXPRESS = colt_express.SHELF
SHELVES = [COLT_EXPRESS, el_paso.SHELF]
ALL = [pytest.param(shelf, name, id=name) for shelf in SHELVES for name in sorted(shelf.games)]


def test_every_event_has_a_golden_game() -> None:
    events = {card for card in {**ROUND_CARDS, **STATIONS} if card not in ("tunnels", "bridge")}
    assert {f"event-{card.replace('_', '-')}" for card in events} - set(COLT_EXPRESS.games) == set()
    for card in events:
        assert {"kind": "event_started", "event": card} in COLT_EXPRESS.events(f"event-{card.replace('_', '-')}")


def test_every_bandits_power_has_a_golden_game() -> None:
    assert {f"power-{bandit}" for bandit in BANDITS} - set(COLT_EXPRESS.games) == set()
    for bandit in BANDITS:
        assert bandit in COLT_EXPRESS.load(f"power-{bandit}").seats


def test_the_variants_have_a_golden_game_each() -> None:
    assert COLT_EXPRESS.load("variant-expert").options["expert"] is True
    assert COLT_EXPRESS.load("variant-teams").seats == ("belle+ghost", "doc+tuco")
    assert COLT_EXPRESS.load("variant-teams").options["expert"] is True


@pytest.mark.parametrize("shelf", SHELVES, ids=["colt-express", "el-paso"])
def test_every_record_is_in_the_list_and_short(shelf: Shelf) -> None:
    sizes = shelf.sizes()
    assert set(sizes) == set(shelf.games)
    assert {name: size for name, size in sizes.items() if size > MOST_BYTES} == {}


@pytest.mark.parametrize(("shelf", "name"), ALL)
def test_a_golden_game_is_complete_and_replays_to_the_same_events_and_result(shelf: Shelf, name: str) -> None:
    record = shelf.load(name)
    assert record.result is not None
    assert verify(record).replayed


@pytest.mark.parametrize(("shelf", "name"), ALL)
def test_a_golden_game_shows_what_its_review_says(shelf: Shelf, name: str) -> None:
    golden = shelf.games[name]
    assert golden.review
    assert shelf.load(name).position == golden.start()
    lines = iter([shelf.line(event) for event in shelf.events(name)])
    for told in golden.told:
        assert any(line == told or line.startswith(f"{told} ") for line in lines), told
