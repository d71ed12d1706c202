"""The odds of the dice: exactly, by counting all rolls, and as the rules roll them."""

from __future__ import annotations

import itertools
from collections import Counter
from fractions import Fraction

import pytest
from scipy.stats import chisquare

from tests.el_paso.scene import town
from wildbunch.core.chance import seed_streams
from wildbunch.el_paso import components as c
from wildbunch.el_paso.figures import arrest_odds, open_odds
from wildbunch.el_paso.raid import roll
from wildbunch.el_paso.state import State

# Dice rolled: arrest in this roll, at least one six (the same for a brand).
TABLE = {
    5: (Fraction(1, 243), Fraction(211, 243)),
    4: (Fraction(1, 81), Fraction(65, 81)),
    3: (Fraction(1, 27), Fraction(19, 27)),
    2: (Fraction(1, 9), Fraction(5, 9)),
    1: (Fraction(1, 3), Fraction(1, 3)),
}
UNLIKELY = 1e-4
FACES = ("star", "star", "brand", "brand", "six", "six")


@pytest.mark.parametrize("dice", TABLE)
def test_EP_RAID_3_EP_RAID_4_the_odds_told_are_those_of_all_rolls_counted(dice: int) -> None:
    """EP-BOX-3 EP-RAID-3 EP-RAID-4."""
    rolls = [Counter(faces) for faces in itertools.product(FACES, repeat=dice)]
    arrest = Fraction(sum(faces["star"] == dice for faces in rolls), len(rolls))
    six = Fraction(sum(faces["six"] > 0 for faces in rolls), len(rolls))
    brand = Fraction(sum(faces["brand"] > 0 for faces in rolls), len(rolls))
    assert (arrest, six, brand) == (*TABLE[dice], TABLE[dice][1])
    assert (arrest_odds(5 - dice), open_odds(5 - dice)) == TABLE[dice]


@pytest.mark.parametrize("dice", TABLE)
def test_EP_RAID_2_the_rules_roll_with_these_odds(dice: int) -> None:
    rolls = 20_000
    s = State()
    seed_streams(s, dice)
    counted: Counter[tuple[bool, bool, bool]] = Counter()
    for _ in range(rolls):
        s.stars = 5 - dice
        s.events_size = 0
        roll(s)
        counted[s.stars == c.DICE, s.rolled[c.SIX] > 0, s.rolled[c.BRAND] > 0] += 1
    expected: Counter[tuple[bool, bool, bool]] = Counter()
    for faces in map(Counter, itertools.product(FACES, repeat=dice)):
        expected[faces["star"] == dice, faces["six"] > 0, faces["brand"] > 0] += 1
    kinds = sorted(expected)
    wanted = [expected[kind] * rolls / 6**dice for kind in kinds]
    assert set(counted) <= set(kinds)
    assert chisquare([counted[kind] for kind in kinds], wanted).pvalue > UNLIKELY


def test_EP_RAID_3_arrest_at_or_before_a_roll_of_a_town() -> None:
    """Exactly, over all numbers of stars, and as the rules roll: (1 - (2/3)^r)^5."""
    chances = {0: Fraction(1)}
    for number in range(1, 11):
        after: dict[int, Fraction] = {}
        for stars, chance in chances.items():
            for faces in map(Counter, itertools.product(FACES, repeat=5 - stars)):
                there = stars + faces["star"]
                after[there] = after.get(there, Fraction(0)) + chance / 6 ** (5 - stars)
        chances = after
        assert chances[5] == (1 - Fraction(2, 3) ** number) ** 5
    s = State()
    seed_streams(s, 7)
    towns = 20_000
    arrests: Counter[int] = Counter()
    for _ in range(towns):
        s.stars = 0
        number = 0
        while s.stars < c.DICE:
            s.events_size = 0
            roll(s)
            number += 1
        arrests[min(number, 10)] += 1
    cumulative = [float((1 - Fraction(2, 3) ** number) ** 5) for number in range(10)] + [1.0]
    wanted = [(later - before) * towns for before, later in itertools.pairwise(cumulative)]
    assert chisquare([arrests[number] for number in range(1, 11)], wanted).pvalue > UNLIKELY


def test_the_odds_are_shown_when_one_decides() -> None:
    scene = town("Cheyenne", "bank 4, saloon 3", tiles={"Annie": "hotel 5"}, sheriff=2, ask="stay Annie", Annie="", Bart="")
    assert scene.game.preview(0, "stay").figures == {"arrest": "1/27"}
    assert scene.game.preview(0, "leave").figures["arrest"] == "1/27"
    raid = town("Cheyenne", "bank 4, saloon 3", sheriff=3, Annie="saloon 8, bank 1", Bart="")
    assert raid.game.preview(0, "raid saloon 8").figures == {"arrest": "1/9", "open": "5/9"}
    assert raid.game.preview(0, "raid bank 1").figures == {"arrest": "1/9"}
