"""What a seat may believe of other hands, and that lazy piles are drawn like shuffled ones."""

from __future__ import annotations

import random
from collections import Counter

from scipy.stats import chisquare

import wildbunch
from tests.el_paso.play import document
from tests.el_paso.scene import town

SAMPLES = 4000
UNLIKELY = 1e-4


def test_a_card_of_another_hand_is_guessed_as_any_card_of_its_kind_that_one_has_not_seen() -> None:
    """Annie has the bank 8, the bank 1 and 2 are discarded: five cards are left for Bart's one."""
    scene = town(
        "Cheyenne",
        "bank 4 5",
        discards="bank 1 2",
        Annie="bank 8, saloon 1, mine 1 2 3, hotel 1",
        Bart="bank 3, saloon 2, mine 4 5 6, hotel 2",
    )
    rng = random.Random(1)
    guessed = Counter(document(scene.game.guess(0, rng))["seats"][1]["hand"]["cards"]["bank"][0] for _ in range(SAMPLES))
    assert set(guessed) == {3, 4, 5, 6, 7}
    assert chisquare(list(guessed.values())).pvalue > UNLIKELY


def test_two_hidden_cards_of_a_kind_are_guessed_as_any_pair() -> None:
    scene = town("Cheyenne", "bank 4 5", Annie="bank 8, saloon 1, mine 1 2 3, hotel 1", Bart="bank 3 4, saloon 2, mine 4 5, hotel 2")
    rng = random.Random(2)
    pairs = Counter(tuple(document(scene.game.guess(0, rng))["seats"][1]["hand"]["cards"]["bank"]) for _ in range(SAMPLES))
    assert len(pairs) == 21
    assert chisquare(list(pairs.values())).pvalue > UNLIKELY


def test_a_card_everybody_saw_is_never_guessed_away() -> None:
    scene = town("Deadwood", "bank 1 3 5, hotel 2", discards="saloon 5", Annie="bank 2, saloon 1 2 3 4", Bart="bank 4, saloon 6 7 8")
    after = scene.raid("Annie bank 2, Bart bank 4", "brand brand six six six").play("pick saloon")
    rng = random.Random(3)
    for _ in range(50):
        assert 5 in document(after.game.guess(1, rng))["seats"][0]["hand"]["cards"]["saloon"]


def test_a_card_face_down_is_guessed_from_the_hand_that_is_guessed() -> None:
    scene = town("Deadwood", "bank 1 3 5, hotel 2", Annie="bank 2", Bart="bank 4", Cole="bank 8")
    game = scene.game.play(0, "raid bank 2")
    rng = random.Random(4)
    chosen = Counter()
    for _ in range(SAMPLES):
        seat = document(game.guess(1, rng))["seats"][0]
        place, value = seat["chosen"].split()
        assert int(value) in seat["hand"]["cards"][place]
        chosen[place] += 1
    hand = document(game)["seats"][0]["hand"]["cards"]
    wanted = [len(values) * SAMPLES / 6 for values in hand.values()]
    assert chisquare([chosen[place] for place in hand], wanted).pvalue > UNLIKELY


def test_EP_SETUP_1_lazy_piles_deal_like_shuffled_ones() -> None:
    """The cards of a kind in the hands of two seats, and the next one drawn: as the first three of a shuffled pile of eight."""
    triples: Counter[tuple[int, int]] = Counter()
    for seed in range(1500):
        position = document(wildbunch.new_game("el-paso", 2, seed=seed))
        one, other = (seat["hand"]["cards"]["bank"][0] for seat in position["seats"])
        triples[one, other] += 1
    assert len(triples) == 56
    assert chisquare(list(triples.values())).pvalue > UNLIKELY


def test_EP_TOWN_1_the_bag_is_drawn_like_a_shuffled_one() -> None:
    """How many of the six bank tiles are among the first twenty of 36: the hypergeometric distribution."""
    from scipy.stats import hypergeom

    games = 1500
    counts = Counter(len(document(wildbunch.new_game("el-paso", 2, seed=seed))["town"]["stacks"].get("bank", [])) for seed in range(games))
    groups = [range(2), range(2, 3), range(3, 4), range(4, 5), range(5, 7)]
    observed = [sum(counts[k] for k in group) for group in groups]
    wanted = [float(sum(hypergeom(36, 6, 20).pmf(k) for k in group)) * games for group in groups]
    assert chisquare(observed, [w * sum(observed) / sum(wanted) for w in wanted]).pvalue > UNLIKELY
