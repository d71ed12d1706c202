"""Lazy chance has the distribution of real shuffles.

Nothing hidden is decided before it is revealed; here it is compared with the plain eager model, lists that are shuffled before
anything is drawn. Each comparison is a chi-square test of homogeneity over fixed seeds, failing below P. The last tests give the
same samples faults that such code really has (drawing with replacement, a last card that never comes, purse values all equally
likely) and demand that each is found far below P: that is the power of the tests.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from typing import Any

import pytest
from scipy.stats import chi2_contingency

import wildbunch
from tests.colt_express.reference_box import BANDITS, CARS, PURSES, ROUND_CARDS, STATIONS, TEN_CARDS
from tests.colt_express.scene import THREE, position

SAMPLES = 4000
EAGER = 40_000
P = 1e-3
P_OF_A_FAULT = 1e-6

Draw = Callable[[list[str], random.Random], list[str]]


def p_value(one: Iterable[Hashable], other: Iterable[Hashable]) -> float:
    """How likely two samples differ as much as these if they have one distribution; rare values are counted together."""
    first, second = Counter(one), Counter(other)
    values = sorted(set(first) | set(second), key=repr)
    total = sum(first.values()) + sum(second.values())
    least = 6 * total / min(sum(first.values()), sum(second.values()))
    common = [value for value in values if first[value] + second[value] >= least]
    rows = [[counter[value] for value in common] for counter in (first, second)]
    rest = [sum(counter.values()) - sum(row) for counter, row in zip((first, second), rows, strict=True)]
    if sum(rest) >= least:
        rows = [[*row, more] for row, more in zip(rows, rest, strict=True)]
    return float(chi2_contingency(rows).pvalue)


def shuffled(cards: list[Any], rng: random.Random) -> list[Any]:
    return rng.sample(cards, len(cards))


def document(**more: Any) -> dict[str, Any]:
    made = position(more.pop("drawing", THREE), **more)
    del made["undrawn"]
    return made


def told(game: wildbunch.Game, *kinds: str) -> list[dict[str, Any]]:
    return [event.to_json() for event in game.events if event.kind in kinds]


def where_the_single_cards_are(hand: list[str], drawn: list[str]) -> tuple[str, str, int, int]:
    """In which part of the round the Punch and the Marshal come, and how many Fire cards each part holds."""
    parts = ["hand" if card in hand else "drawn" if card in drawn else "deck" for card in ("punch", "marshal")]
    return parts[0], parts[1], hand.count("fire"), drawn.count("fire")


def first_hand_and_draw(seed: int) -> tuple[list[str], list[str]]:
    game = wildbunch.new_game("colt-express", ["belle", "ghost", "tuco"], seed=seed)
    (seat,) = game.awaiting
    hand = told(game, "draws")[0]["cards"]
    return hand, told(game.play(seat, "draw"), "draws")[0]["cards"]


def test_cards_drawn_in_a_round_are_those_of_a_shuffled_deck() -> None:
    rng = random.Random("deck")
    decks = [shuffled(TEN_CARDS, rng) for _ in range(EAGER)]
    eager = [where_the_single_cards_are(deck[:6], deck[6:9]) for deck in decks]
    assert p_value([where_the_single_cards_are(*first_hand_and_draw(seed)) for seed in range(SAMPLES)], eager) > P


def test_within_a_draw_the_first_and_the_last_card_are_as_in_a_shuffled_deck() -> None:
    rng = random.Random("order")
    eager = [(deck[0], deck[5]) for deck in (shuffled(TEN_CARDS, rng) for _ in range(EAGER))]
    hands = (first_hand_and_draw(seed)[0] for seed in range(10_000, 10_000 + SAMPLES))
    assert p_value([(hand[0], hand[5]) for hand in hands], eager) > P


def test_bullets_come_into_hands_as_from_a_shuffled_deck() -> None:
    start = document(phase="dealing", number=2, received={"Tuco": "doc doc neutral neutral"})
    rng = random.Random("bullets")
    eager = [
        tuple(deck[:6].count(card) for card in ("bullet", "move"))
        for deck in (shuffled([*TEN_CARDS, *["bullet"] * 4], rng) for _ in range(EAGER))
    ]
    product = []
    for seed in range(SAMPLES):
        cards = told(wildbunch.Game.from_position(start, seed=seed), "draws")[2]["cards"]
        product.append(tuple(cards.count(card) for card in ("bullet", "move")))
    assert p_value(product, eager) > P


def test_hands_of_two_seats_drawn_in_one_step_are_independent() -> None:
    pairs = []
    for seed in range(SAMPLES):
        draws = told(wildbunch.new_game("colt-express", ["belle", "ghost", "tuco"], seed=seed), "draws")
        pairs.append((draws[0]["cards"][0], draws[1]["cards"][0]))
    rng = random.Random("two decks")
    eager = [(rng.choice(TEN_CARDS), rng.choice(TEN_CARDS)) for _ in range(EAGER)]
    assert p_value(pairs, eager) > P


@pytest.mark.parametrize("name", ["Doc", "Ghost"])
def test_a_seat_draws_the_same_whoever_draws_before_it_and_however_many(name: str) -> None:
    """Each seat has its own chance, so nobody can tell from his own cards what others drew in the same step."""
    drawing = f"roof : | | | \n inside : Marshal | | | Belle Tuco {name}"
    usual = document(drawing=THREE.replace("Doc", "Cheyenne"), phase="dealing", order="Cheyenne Belle Tuco")
    other = document(drawing=drawing, phase="dealing", order=f"{name} Belle Tuco", received={"Belle": "", name: "tuco tuco"})
    for seed in range(20):
        one, two = (told(wildbunch.Game.from_position(start, seed=seed), "draws") for start in (usual, other))
        assert one[1:] == two[1:]


THREE_PURSES = """
    roof   :         |  |                                  |
    inside : Marshal |  | Belle Doc Tuco purse purse purse |
"""


def purses_taken(seed: int, start: dict[str, Any]) -> list[int]:
    return [event["value"] for event in told(wildbunch.Game.from_position(start, seed=seed), "robbed")]


def test_purses_have_the_values_of_a_shuffled_box_that_lacks_the_starting_purses() -> None:
    start = document(drawing=THREE_PURSES, phase="stealin", pile="Belle rob, Doc rob, Tuco rob")
    in_the_box = Counter(PURSES) - Counter([250] * (3 + len(start["box"])))
    rng = random.Random("purses")
    eager = [tuple(shuffled(list(in_the_box.elements()), rng)[:3]) for _ in range(EAGER)]
    product = [tuple(purses_taken(seed, start)) for seed in range(SAMPLES)]
    for place in range(3):
        assert p_value([values[place] for values in product], [values[place] for values in eager]) > P
    assert (
        p_value([tuple(value == 250 for value in values) for values in product], [tuple(v == 250 for v in values) for values in eager]) > P
    )
    assert p_value([len(set(values)) for values in product], [len(set(values)) for values in eager]) > P


def test_of_a_punched_bandits_purses_each_falls_as_often() -> None:
    start = document(
        drawing="""
        roof   :         |  |          |
        inside : Marshal |  | Doc Tuco | Belle
        """,
        phase="stealin",
        pile="Doc punch",
        loot={"Tuco": "purse=300 purse=400 purse=500"},
    )
    rng = random.Random("punch")
    eager = [rng.choice([300, 400, 500]) for _ in range(EAGER)]
    product = [told(wildbunch.Game.from_position(start, seed=seed), "dropped")[0]["value"] for seed in range(SAMPLES)]
    assert p_value(product, eager) > P


@pytest.mark.parametrize("number", [1, 4, 5])
def test_the_next_round_card_is_any_of_those_left_of_a_shuffled_deck(number: int) -> None:
    start = document(phase="dealing", number=number)
    rng = random.Random("round")
    left = sorted(STATIONS) if number == 5 else [card for card in sorted(ROUND_CARDS) if card not in start["round"]["past"]]
    eager = [shuffled(left, rng)[0] for _ in range(EAGER)]
    product = [told(wildbunch.Game.from_position(start, seed=seed), "round_card")[0]["card"] for seed in range(SAMPLES)]
    assert set(product) == set(left)
    assert p_value(product, eager) > P


def test_cars_first_player_and_bandits_are_drawn_as_by_shuffling() -> None:
    rng = random.Random("set-up")
    eager = []
    for _ in range(EAGER):
        cars, people = shuffled(CARS, rng), shuffled(BANDITS, rng)
        eager.append((tuple(cars[:2]), rng.randrange(3), tuple(people[:2])))
    product = []
    for seed in range(SAMPLES):
        begun = wildbunch.new_game("colt-express", 3, seed=seed).position().to_json()
        cars = [(car["inside"]["purses"], car["inside"]["jewels"]) for car in begun["train"][1:]]
        names = [row["bandits"][0] for row in begun["seats"]]
        product.append((tuple(cars[:2]), begun["round"]["first"], tuple(names[:2])))
    for part in range(3):
        assert p_value([row[part] for row in product], [row[part] for row in eager]) > P
    assert p_value([(row[0][0], row[1]) for row in product], [(row[0][0], row[1]) for row in eager]) > P
    assert p_value([(row[1], row[2][0]) for row in product], [(row[1], row[2][0]) for row in eager]) > P


# The power of these tests -----------------------------------------------------------------------


def with_replacement(cards: list[str], rng: random.Random) -> list[str]:
    return [rng.choice(cards) for _ in range(9)]


def the_last_one_never_comes(cards: list[str], rng: random.Random) -> list[str]:
    left, drawn = sorted(cards), []
    for _ in range(9):
        drawn.append(left.pop(rng.randrange(max(len(left) - 1, 1))))
    return drawn


def kinds_equally_likely(cards: list[str], rng: random.Random) -> list[str]:
    left, drawn = list(cards), []
    for _ in range(9):
        drawn.append(rng.choice(sorted(set(left))))
        left.remove(drawn[-1])
    return drawn


@pytest.mark.parametrize("fault", [with_replacement, the_last_one_never_comes, kinds_equally_likely])
def test_a_faulty_draw_would_be_found(fault: Draw) -> None:
    rng = random.Random("fault")
    eager = [where_the_single_cards_are(deck[:6], deck[6:9]) for deck in (shuffled(TEN_CARDS, rng) for _ in range(EAGER))]
    drawn = [fault(TEN_CARDS, rng) for _ in range(SAMPLES)]
    assert p_value([where_the_single_cards_are(cards[:6], cards[6:]) for cards in drawn], eager) < P_OF_A_FAULT


@pytest.mark.parametrize("faulty_box", [[250, 300, 350, 400, 450, 500], PURSES])
def test_faulty_purse_values_would_be_found(faulty_box: list[int]) -> None:
    """All values equally likely; and starting purses that do not come out of the eight of $250."""
    rng = random.Random("fault")
    start = document(drawing=THREE_PURSES, phase="stealin", pile="Belle rob, Doc rob, Tuco rob")
    in_the_box = Counter(PURSES) - Counter([250] * (3 + len(start["box"])))
    eager = [shuffled(list(in_the_box.elements()), rng)[0] for _ in range(EAGER)]
    assert p_value([rng.choice(faulty_box) for _ in range(SAMPLES)], eager) < P_OF_A_FAULT


def test_a_round_card_left_out_or_four_percent_points_too_frequent_would_be_found() -> None:
    rng = random.Random("fault")
    cards = sorted(ROUND_CARDS)
    eager = [rng.choice(cards) for _ in range(EAGER)]
    assert p_value([rng.choice(cards[:-1]) for _ in range(SAMPLES)], eager) < P_OF_A_FAULT
    weights = [1 / 7 + 0.04, *[1 / 7 - 0.04 / 6] * 6]
    assert p_value(rng.choices(cards, weights, k=SAMPLES), eager) < P_OF_A_FAULT
