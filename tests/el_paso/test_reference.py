"""Random games, played by the product and by the second implementation side by side: every list, event and position agrees."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from typing import Any

import pytest
from scipy.stats import chi2

import wildbunch
from tests.el_paso.reference import PLACES, Following, Reference, Shuffled, in_order
from tests.el_paso.test_leaving import with_rates

OPTIONS = [
    {"tiles_per_town": tiles, "positions": positions, "rounding": rounding}
    for tiles, positions, rounding in itertools.product([20, 18], ["counted", "dense"], ["total", "per_tile"])
]
MIXED = with_rates(deadwood={"bank": 2, "pasture": 5}, abilene={"hotel": 6, "bank": 4})


def pairs(lists: dict[str, list[int]]) -> list[tuple[str, int]]:
    return in_order([(place, value) for place, values in lists.items() for value in values])


def summary(position: dict[str, Any]) -> dict[str, Any]:
    """A position document, as the second implementation sums a table up; what is being kept still counts as held."""
    seats = position["seats"]
    return {
        "seats": [
            (
                *(seat.get(part) for part in ("in_town", "position", "chosen", "raided")),
                pairs(seat["hand"]["cards"]),
                pairs(seat["tiles"]),
                seat["nuggets"],
            )
            for seat in seats
        ],
        "stacks": pairs(position["town"]["stacks"]),
        "bag": pairs(position["bag"]),
        "sheriff": position["dice"]["sheriff"],
        "town": position["town"]["number"],
        "discards": {pile["place"]: pile["discards"] for pile in position["piles"]},
        "unseen": {pile["place"]: pile["unseen"] for pile in position["piles"]},
    }


def plain(product: wildbunch.Game) -> list[dict[str, Any]]:
    events = [event.to_json() for event in product.events]
    for event in events:
        if event["kind"] == "town_entered":
            event["seat"] = product.roles.index(event["lookout"])
    return events


def without_seat(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{key: value for key, value in event.items() if key != "seat"} for event in events]


def side_by_side(product: wildbunch.Game, rng: random.Random) -> tuple[wildbunch.Game, Reference]:
    """Play both to the end with random actions and compare them after every step."""
    rates = [row["rates"] for row in product.view(None).to_json()["towns"]]
    chance = Following()
    game = Reference(product.roles, rates, dict(product.options), chance)
    course = game.play()
    chance.follow(plain(product))
    question = next(course, None)
    played: list[str] = []
    while True:
        story = f"after {played}"
        assert game.events == without_seat(plain(product)), story
        if question is None or not any(text.startswith("keep") for texts in question.values() for text in texts):
            assert game.summary() == summary(product.position().to_json()), story
        legal = {seat: texts for seat in range(product.seats) if (texts := [action.text for action in product.legal_actions(seat)])}
        assert legal == (question or {}), story
        if question is None:
            return product, game
        seat = rng.choice(list(question))
        text = rng.choice(question[seat])
        played.append(f"{seat} {text}")
        product = product.play(seat, text)
        chance.follow(plain(product))
        game.events = []
        try:
            question = course.send((seat, text))  # type: ignore[attr-defined]
        except StopIteration:
            question = None


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_agree_with_the_second_implementation_step_by_step(seats: int) -> None:
    rng = random.Random(seats)
    for number in range(16):
        options = {**OPTIONS[number % 8], "towns": MIXED if number % 4 == 3 else "built_in"}
        product, game = side_by_side(wildbunch.new_game("el-paso", seats, options, seed=number), rng)
        outcome = product.outcome
        assert outcome is not None
        assert [score.money for score in outcome.scores] == [player.nuggets for player in game.players]
        most = max(player.nuggets for player in game.players)
        assert list(outcome.winners) == [seat for seat, player in enumerate(game.players) if player.nuggets == most]


def policy(texts: list[str]) -> str:
    """One way to play that both can follow without chance: whatever stands in the middle of the list."""
    return texts[len(texts) // 2]


def test_lazy_chance_has_the_distribution_of_real_shuffles() -> None:
    """Whole games by one fixed policy: the nuggets of the winner, with lazy piles and bag and with shuffled ones."""
    games = 500
    lazy: Counter[int] = Counter()
    real: Counter[int] = Counter()
    rates = [row["rates"] for row in wildbunch.new_game("el-paso", 2).view(None).to_json()["towns"]]
    for seed in range(games):
        product = wildbunch.new_game("el-paso", 3, seed=f"lazy {seed}")
        while not product.over:
            seat = product.awaiting[0]
            product = product.play(seat, policy([action.text for action in product.legal_actions(seat)]))
        lazy[max(seat["nuggets"] for seat in product.position().to_json()["seats"]) // 5] += 1
        game = Reference(["a", "b", "c"], rates, OPTIONS[0], Shuffled(random.Random(f"real {seed}")))
        course = game.play()
        question = next(course, None)
        while question is not None:
            seat = min(seat for seat in question if not any(p.chosen for p in game.players[seat : seat + 1]))
            try:
                question = course.send((seat, policy(question[seat])))  # type: ignore[attr-defined]
            except StopIteration:
                question = None
        real[max(player.nuggets for player in game.players) // 5] += 1
    bins = [key for key in lazy | real if lazy[key] + real[key] >= 20]
    statistic = sum((lazy[key] - real[key]) ** 2 / (lazy[key] + real[key]) for key in bins)
    assert len(bins) >= 3
    assert chi2(len(bins)).sf(statistic) > 1e-4
    assert set(PLACES) == set(rates[6])
