"""The generators of the state and where their seeds come from."""

from itertools import pairwise
from typing import Annotated

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wildbunch.core.chance import STREAMS, below, seed_streams
from wildbunch.core.entropy import commitment, entropy_seeds, step_entropy
from wildbunch.core.record import Record, i64


class Dice(Record):
    rng: Annotated[list[i64], 8]


def seeded(seed: int) -> Dice:
    dice = Dice()
    seed_streams(dice, seed)
    return dice


@given(st.integers(0, 2**48 - 1), st.integers(0, 7), st.integers(1, 2**31 - 1))
def test_a_draw_is_below_its_bound_and_leaves_the_other_generators_alone(seed: int, stream: int, n: int) -> None:
    dice = seeded(seed)
    before = dice.copy()
    assert 0 <= below(dice, stream, n) < n
    assert [i for i in range(STREAMS) if dice.rng[i] != before.rng[i]] == [stream]
    assert 0 <= dice.rng[stream] < 2**48


def test_the_generator_is_drand48() -> None:
    """drand48 from seed 0 gives 0.170828, 0.749902, 0.096372."""
    dice = Dice()
    dice.rng[0] = 0x330E
    assert [below(dice, 0, 1_000_000) for _ in range(3)] == [170828, 749901, 96371]


@pytest.mark.parametrize("n", [2, 3, 6, 10])
def test_near_seeds_and_streams_give_unrelated_even_draws(n: int) -> None:
    counts = [0] * n
    pairs = [[0] * n for _ in range(n)]
    for seed in range(2000):
        dice = seeded(seed)
        draws = [below(dice, stream, n) for stream in range(STREAMS)]
        for first, second in pairwise(draws):
            counts[first] += 1
            pairs[first][second] += 1
    assert max(abs(count * n / 14000 - 1) for count in counts) < 0.1
    assert max(abs(count * n * n / 14000 - 1) for row in pairs for count in row) < 0.35


def test_seeds_differing_only_above_48_bits_are_the_same() -> None:
    assert seeded(5) == seeded(5 + (1 << 48))
    assert seeded(-1) == seeded((1 << 48) - 1)
    assert seeded(5) != seeded(6)


def test_step_entropy_is_hmac_sha256_and_a_commitment_sha256() -> None:
    assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert step_entropy(bytes(32), 0) != step_entropy(bytes(32), 1)
    assert len(step_entropy(bytes(32), 7)) == 32


def test_entropy_becomes_eight_generator_states() -> None:
    """SHA-512 of 32 zero bytes begins with 5046adc1dba83886 and 7b2bbbfdd0c3423e."""
    seeds = entropy_seeds(bytes(32))
    assert seeds[:2] == [0xADC1DBA83886, 0xBBFDD0C3423E]
    assert len(set(seeds)) == STREAMS
    with pytest.raises(ValueError, match="32 bytes of entropy, not 5"):
        entropy_seeds(bytes(5))
