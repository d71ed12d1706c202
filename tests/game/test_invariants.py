"""After every step of random play everything of the box is in exactly one place."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from hypothesis import given, settings

from tests.game.play import CHANCES, NEW_GAMES, document, steps
from wildbunch import Game

ACTION_CARDS = {"move": 2, "floor": 2, "fire": 2, "rob": 2, "punch": 1, "marshal": 1}
OF_EACH = ("move", "floor", "fire", "rob", "punch")
VALUES = {250: 8, 300: 2, 350: 2, 400: 2, 450: 2, 500: 2}
# CE-BOX-4: what lies in each passenger car: purses, jewels.
CARS = [(1, 0), (1, 1), (0, 3), (3, 0), (3, 1), (4, 1)]


def spots(position: dict[str, Any]) -> list[dict[str, Any]]:
    return [car[level] for car in position["train"] for level in ("inside", "roof")]


def tokens(position: dict[str, Any]) -> list[dict[str, Any]]:
    lying = [token for spot in spots(position) for token in spot["tokens"]]
    held = [token for bandit in position["bandits"] for token in bandit["purses"]]
    return lying + held + position["box"]


def check_cards(position: dict[str, Any]) -> None:
    """CE-BOX-1, CE-TEAM-2, CE-ROUND-9: ten action cards a seat, eleven a team, and the bullets received, in hand or on a pile."""
    for seat in position["seats"]:
        team = seat["bandits"]
        cards = Counter(seat["hand"]) + Counter(seat["deck"]) + Counter(seat.get("discard", {}))
        for card in position["pile"]:
            if card["bandit"] in team and not card["resolved"]:
                one_of_two = len(team) == 2 and card["card"] != "marshal"
                cards[f"{card['card']} {card['bandit']}" if one_of_two else card["card"]] += 1
        action_cards = ACTION_CARDS if len(team) == 1 else {"marshal": 1, **{f"{card} {name}": 1 for card in OF_EACH for name in team}}
        received = sum(sum(bandit["received"].values()) for bandit in position["bandits"] if bandit["seat"] == seat["seat"])
        assert cards == Counter(action_cards) + Counter(bullet=received)


def check_bullets(position: dict[str, Any]) -> None:
    """CE-BOX-1, CE-BOX-2: six own bullets a bandit, thirteen neutral ones."""
    received: Counter[str] = Counter()
    for bandit in position["bandits"]:
        received.update(bandit["received"])
        assert bandit["bandit"] not in bandit["received"]
    for bandit in position["bandits"]:
        assert bandit["bullets_left"] + received[bandit["bandit"]] == 6
    supply = position["neutral_bullets"]
    assert supply["left"] + supply["removed"] + received["neutral"] == 13


def check_loot(position: dict[str, Any], start: tuple[int, int]) -> None:
    """CE-BOX-3: every purse, jewel and strongbox; no more purses of a value than there are."""
    numbers = sorted(token["token"] for token in tokens(position))
    assert numbers == list(range(1, len(numbers) + 1))
    assert Counter(token["value"] for token in tokens(position)) <= Counter(VALUES)
    untouched = sum(spot["purses"] for spot in spots(position))
    jewels = sum(spot["jewels"] for spot in spots(position)) + sum(b["jewels"] for b in position["bandits"])
    assert (untouched + len(numbers) - len(position["bandits"]), jewels) == start
    strongboxes = sum(spot["strongboxes"] for spot in spots(position))
    assert strongboxes + sum(b["strongboxes"] for b in position["bandits"]) + position["strongbox_waiting"] == 2


def brought(position: dict[str, Any]) -> tuple[int, int]:
    """Purses and jewels that the cars have brought, and that this is what such cars bring (CE-SETUP-1)."""
    cars = [(car["inside"]["purses"], car["inside"]["jewels"]) for car in position["train"][1:]]
    assert Counter(cars) <= Counter(CARS)
    return sum(purses for purses, _ in cars), sum(jewels for _, jewels in cars)


@settings(max_examples=400)
@given(NEW_GAMES, CHANCES)
def test_every_card_bullet_and_loot_token_of_the_box_is_in_exactly_one_place(game: Game, rng: random.Random) -> None:
    start = brought(document(game))
    for _, _, _, after in steps(game, rng):
        position = document(after)
        check_cards(position)
        check_bullets(position)
        check_loot(position, start)


@settings(max_examples=400)
@given(NEW_GAMES, CHANCES)
def test_no_bandit_stays_inside_the_marshals_car(game: Game, rng: random.Random) -> None:
    for _, _, _, after in steps(game, rng):
        position = document(after)
        assert all((b["car"], b["level"]) != (position["marshal"], "inside") for b in position["bandits"])


@settings(max_examples=400)
@given(NEW_GAMES, CHANCES)
def test_money_at_the_end_is_the_value_of_what_each_bandit_holds(game: Game, rng: random.Random) -> None:
    for _, _, _, after in steps(game, rng):
        game = after
    position = document(game)
    most_fired = min(bandit["bullets_left"] for bandit in position["bandits"])
    outcome = game.outcome
    assert outcome is not None
    for score in outcome.scores:
        own = [bandit for bandit in position["bandits"] if bandit["seat"] == score.seat]
        loot = sum(500 * bandit["jewels"] + 1000 * bandit["strongboxes"] + bandit["ransom"] for bandit in own)
        loot += sum(token["value"] for bandit in own for token in bandit["purses"])
        gunslinger = 1000 if len(own) == 1 and own[0]["bullets_left"] == most_fired else 0
        assert score.money == loot + gunslinger
        assert score.bullets_received == sum(sum(bandit["received"].values()) for bandit in own)
    best = max((score.money, -score.bullets_received) for score in outcome.scores)
    assert outcome.winners == tuple(s.seat for s in outcome.scores if (s.money, -s.bullets_received) == best)
