"""Random games, played by the product and by the second implementation side by side: lists, events, positions and views agree."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import wildbunch
from tests.colt_express.random_positions import PHASES, random_position
from tests.colt_express.reference import Reference
from tests.colt_express.reference_chance import Following
from tests.colt_express.reference_position import document, new, read, same_form, seen_by

OPTIONS = [
    {"django_push": push, "marshals_revenge": revenge, "open_pile": push == "may"}
    for push in ("may", "must")
    for revenge in ("every_roof", "above_marshal")
]


def plain(events: Any) -> list[dict[str, Any]]:
    rows = [event if isinstance(event, dict) else event.to_json() for event in events]
    return [{**row, "cards": sorted(row["cards"])} if row["kind"] == "draws" else row for row in rows]


def at_stake(position: dict[str, Any]) -> int | None:
    decision = position["decision"]
    return decision["token"] if decision and decision["kind"] == "take" else None


def side_by_side(product: wildbunch.Game, start: dict[str, Any] | None, rng: random.Random, rounds: int) -> Reference:
    """Play both on with random actions, through so many rounds, and compare them after every step."""
    position = product.position().to_json()
    chance = Following()
    chance.follow("", (event.to_json() for event in product.events), at_stake(position))
    game, course = read(start, chance) if start else new(position, chance)
    question = next(course, None)
    played: list[str] = []
    while True:
        story = f"after {played}" + (f" from {json.dumps(start)}" if start else "")
        assert plain(game.events) == plain(product.events), story
        assert document(game) == same_form(position), story
        for viewer in (None, *range(product.seats)):
            assert product.view(viewer).to_json() == seen_by(position, viewer), f"seat {viewer} {story}"
        rounds -= sum(event["kind"] == "round_ended" for event in game.events)
        if question is None or rounds <= 0:
            break
        assert question["decision"] == position["decision"], story
        seat = question["decision"]["seat"]
        assert product.awaiting == (seat,), story
        legal = [action.text for action in product.legal_actions(seat)]
        assert sorted(legal) == sorted(question["texts"]), story
        action = rng.choice(legal)
        played.append(action)
        product = product.play(seat, action)
        position = product.position().to_json()
        chance.follow(action, (event.to_json() for event in product.events), at_stake(position))
        game.events = []
        try:
            question = course.send(action)
        except StopIteration:
            question = None
    assert product.over == (question is None)
    outcome = product.outcome
    if outcome:
        assert [score.to_json() for score in outcome.scores] == game.score()
        assert list(outcome.winners) == game.winners()
    return game


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_random_games_agree_with_the_second_implementation_step_by_step(seats: int) -> None:
    rng = random.Random(seats)
    for number in range(25):
        side_by_side(wildbunch.new_game("colt-express", seats, OPTIONS[number % 4], seed=number), None, rng, rounds=5)


@pytest.mark.parametrize("phase", PHASES)
def test_random_crowded_positions_agree_with_the_second_implementation(phase: str) -> None:
    rng = random.Random(phase)
    for number in range({"dealing": 40, "schemin": 120}.get(phase, 600)):
        start = random_position(rng, phase)
        side_by_side(wildbunch.Game.from_position(start, seed=number), start, rng, rounds=1)
