"""The numbers of action sequences from fixed positions, against a table and against the second implementation."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import wildbunch
from tests.colt_express.counts import NO_CHANCE, POSITIONS, TABLE, by_action, document, start
from tests.colt_express.reference_chance import Following
from tests.colt_express.reference_position import read

Step = tuple[str, list[dict[str, Any]], int | None]


@pytest.mark.parametrize("name", sorted(POSITIONS))
def test_the_counts_are_those_of_the_table(name: str) -> None:
    expected, counted = json.loads(TABLE.read_text(encoding="utf-8"))[name], by_action(name)
    differences = [
        f"{action}: {counted.get(action, 'not legal')} sequences, the table has {expected.get(action, 'no such action')}"
        for action in {**expected, **counted}
        if expected.get(action) != counted.get(action)
    ]
    assert differences == []
    assert list(counted) == list(expected), "the order of the actions"


def sequences_of_both(product: wildbunch.Game, steps: list[Step], name: str, depth: int) -> Iterator[tuple[list[str], list[str]]]:
    """At every position on the way the legal actions of the product and those of the second implementation."""
    if depth == 0 or product.over:
        return
    legal = [action.text for seat in product.awaiting for action in product.legal_actions(seat)]
    yield legal, choices_of_the_second(name, steps)
    for text in legal:
        after = product.play(product.awaiting[0], text, entropy=NO_CHANCE)
        yield from sequences_of_both(after, [*steps, step(text, after)], name, depth - 1)


def step(text: str, game: wildbunch.Game) -> Step:
    decision = game.position().to_json()["decision"]
    at_stake = decision["token"] if decision and decision["kind"] == "take" else None
    return text, [event.to_json() for event in game.events], at_stake


def choices_of_the_second(name: str, steps: list[Step]) -> list[str]:
    """Played from the start along the steps."""
    chance = Following()
    chance.follow(*steps[0])
    start_document = document(name)
    for row in start_document["seats"]:
        row["deck"] = steps_deck(start_document, row)
    _, course = read(start_document, chance)
    question = next(course)
    for text, events, at_stake in steps[1:]:
        chance.follow(text, events, at_stake)
        question = course.send(text)
    texts: list[str] = question["texts"]
    return texts


def steps_deck(position: dict[str, Any], row: dict[str, Any]) -> dict[str, int]:
    """What is in neither hand nor pile of the ten cards; nobody has a bullet in these positions."""
    name = row["bandits"][0]
    deck = {"move": 2, "floor": 2, "fire": 2, "rob": 2, "punch": 1, "marshal": 1}
    for card, count in row["hand"].items():
        deck[card] -= count
    for planned in position["pile"]:
        deck[planned["card"]] -= planned["bandit"] == name
    return deck


@pytest.mark.parametrize("name", sorted(POSITIONS))
def test_every_sequence_is_one_of_the_second_implementation_too(name: str) -> None:
    first = start(name)
    compared = 0
    for legal, of_the_second in sequences_of_both(first, [step("", first)], name, POSITIONS[name][0]):
        assert sorted(legal) == sorted(of_the_second)
        compared += 1
    assert compared > 2
