"""Random games of the variants, played by the product and by the second implementation side by side."""

from __future__ import annotations

import random
from typing import Any

import pytest

import wildbunch
from tests.colt_express.reference_chance import Following
from tests.colt_express.reference_position import document, same_form, seen_by
from tests.colt_express.reference_variants import Expert
from tests.colt_express.test_reference import OPTIONS, at_stake, plain

PILES = ("hand", "deck", "discard", "leaving", "seen_discards")


def seats_of(position: dict[str, Any]) -> list[dict[str, Any]]:
    """The seats of a position in one form."""
    rows = [{key: value for key, value in row.items() if key not in ("seat", "bandits")} for row in position["seats"]]
    return [{key: dict(sorted(value.items())) if key in PILES else value for key, value in row.items()} for row in rows]


def without_seats(form: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in form.items() if key != "seats"}


def side_by_side(product: wildbunch.Game, rng: random.Random) -> None:
    """Play both to the end with random actions, seats that are asked at once in any order, and compare them after every step."""
    chance = Following()
    position = product.position().to_json()
    chance.follow("", (event.to_json() for event in product.events), at_stake(position))
    game = Expert([row["bandits"] for row in position["seats"]], position["options"], chance)
    game.set_up([(row["inside"]["purses"], row["inside"]["jewels"]) for row in position["train"][1:]], position["round"]["first"])
    course = game.play()
    question = next(course, None)
    played: list[str] = []
    while True:
        story = f"{product.roles} after {played}"
        assert plain(game.events) == plain(product.events), story
        assert without_seats(document(game)) == without_seats(same_form(position)), story
        keeping = position["phase"] == "keeping"
        assert [game.cards_of_seat(seat, keeping) for seat in range(game.seats)] == seats_of(position), story
        for viewer in (None, *range(product.seats)):
            assert product.view(viewer).to_json() == seen_by(position, viewer), f"seat {viewer} {story}"
        if question is None:
            break
        decision = question["decision"]
        assert decision == position["decision"], story
        assert product.awaiting == tuple(decision["seats"] if keeping else [decision["seat"]]), story
        seat = rng.choice(product.awaiting)
        legal = [action.text for action in product.legal_actions(seat)]
        assert sorted(legal) == sorted(question["texts"][seat] if keeping else question["texts"]), story
        action = rng.choice(legal)
        played.append(f"{seat} {action}")
        product = product.play(seat, action)
        position = product.position().to_json()
        chance.follow(action, (event.to_json() for event in product.events), at_stake(position))
        game.events = []
        try:
            question = course.send((seat, action) if keeping else action)  # type: ignore[arg-type]
        except StopIteration:
            question = None
    assert product.outcome is not None
    assert [score.to_json() for score in product.outcome.scores] == game.score()
    assert list(product.outcome.winners) == game.winners()


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_random_expert_games_agree_with_the_second_implementation_step_by_step(seats: int) -> None:
    rng = random.Random(seats)
    for number in range(16 if seats == 2 else 8):
        side_by_side(wildbunch.new_game("colt-express", seats, {**OPTIONS[number % 4], "expert": True}, seed=number), rng)
