"""Lazy chance in the expert game has the distribution of real piles: lists that are shuffled, with bullets laid on top.

The method is that of `test_lazy_chance`, with its sizes and its bounds; here the piles are kept over the rounds.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import wildbunch
from tests.colt_express.scene import THREE, position
from tests.colt_express.test_lazy_chance import EAGER, P_OF_A_FAULT, SAMPLES, P, p_value, shuffled, told
from tests.colt_express.variants import counted

HAND = "move move floor floor rob"
REST = ["punch", "fire"]
DISCARD = ["fire", "rob", "marshal", "bullet"]


def start(**fields: Any) -> dict[str, Any]:
    """Belle draws: a thin draw pile with a bullet on top, and a discard pile with another one."""
    document = position(THREE, phase="schemin", expert=True, received={"Belle": "doc doc"})
    del document["undrawn"]
    document["seats"][0] |= {
        "hand": counted(HAND),
        "deck": counted(" ".join([*REST, "bullet"])),
        "bullets_on_top": 1,
        "discard": counted(" ".join(DISCARD)),
        **fields,
    }
    return document


class Piles:
    """The piles as they lie on the table: lists, the top card last."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.draw_pile = [*shuffled(REST, rng), "bullet"]
        self.discard = list(DISCARD)

    def draw(self, count: int) -> list[str]:
        drawn = []
        for _ in range(count):
            if not self.draw_pile:
                self.draw_pile, self.discard = shuffled(self.discard, self.rng), []
            if self.draw_pile:
                drawn.append(self.draw_pile.pop())
        return drawn


class Shuffled(Piles):
    """A fault: the bullet is shuffled in."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        self.draw_pile = shuffled(self.draw_pile, rng)


class Merged(Piles):
    """A fault: the discard pile is shuffled in before the draw pile is empty."""

    def draw(self, count: int) -> list[str]:
        self.draw_pile, self.discard = [*shuffled([*self.draw_pile[:-1], *self.discard], self.rng), self.draw_pile[-1]], []
        return super().draw(count)


def eager(piles: Callable[[random.Random], Piles], number: int) -> list[tuple[str, ...]]:
    rng = random.Random(f"{piles.__name__} {number}")
    return [tuple(piles(rng).draw(number)) for _ in range(EAGER)]


def two_draws(seed: int) -> tuple[str, ...]:
    """Belle draws three cards; Doc and Tuco do the same; the next turn she draws three again."""
    game = wildbunch.Game.from_position(start(), seed=seed)
    drawn: list[str] = []
    for seat in (0, 1, 2, 0):
        game = game.play(seat, "draw")
        drawn += told(game, "draws")[0]["cards"] if seat == 0 else []
    return tuple(drawn)


def test_the_bullet_on_top_comes_first_then_the_shuffled_rest() -> None:
    lazy = [two_draws(seed)[:3] for seed in range(SAMPLES)]
    assert {cards[0] for cards in lazy} == {"bullet"}
    assert p_value(lazy, eager(Piles, 3)) > P


def test_cards_drawn_over_a_reshuffle_are_those_of_real_piles() -> None:
    lazy = [two_draws(seed) for seed in range(10_000, 10_000 + SAMPLES)]
    assert p_value(lazy, eager(Piles, 6)) > P


def test_hands_filled_up_at_the_start_of_a_round_are_those_of_real_piles() -> None:
    document = position(THREE, phase="dealing", number=2, expert=True, received={"Belle": "doc doc"})
    del document["undrawn"]
    document["seats"][0] |= {key: value for key, value in start()["seats"][0].items() if key not in ("hand", "seat", "bandits")}
    document["seats"][0] |= {"hand": counted("move")}
    document["seats"][0]["deck"] = counted("punch fire bullet")
    document["seats"][0]["discard"] = counted(" ".join([*DISCARD, "move", "floor", "floor", "rob"]))

    def real(rng: random.Random) -> tuple[str, ...]:
        piles = Piles(rng)
        piles.discard += ["move", "floor", "floor", "rob"]
        return tuple(piles.draw(5))

    rng = random.Random("filled up")
    lazy = [tuple(told(wildbunch.Game.from_position(document, seed=seed), "draws")[0]["cards"]) for seed in range(SAMPLES)]
    assert p_value(lazy, [real(rng) for _ in range(EAGER)]) > P


@pytest.mark.parametrize("fault", [Shuffled, Merged])
def test_faulty_piles_would_be_found(fault: Callable[[random.Random], Piles]) -> None:
    faulty = eager(fault, 6)[:SAMPLES]
    assert p_value(faulty, eager(Piles, 6)) < P_OF_A_FAULT
