"""Where the second implementation of Colt Express takes its chance from.

The game puts a few questions to chance. `Shuffled` answers them as at the table, with lists that are really shuffled
beforehand and purses that have a value from the start; `Following` repeats what came out in a game of the product.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from tests.colt_express.reference_box import CARS, PURSES, ROUND_CARDS, STATIONS

Loot = dict[str, Any]


class Shuffled:
    """Chance as at the table: everything is shuffled beforehand."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.rounds: list[str] = []

    def train(self, cars: int) -> list[tuple[int, int]]:
        return self.rng.sample(CARS, cars)

    def first(self, seats: int) -> int:
        return self.rng.randrange(seats)

    def floor_values(self, count: int, seats: int) -> list[int | None]:
        return list(self.rng.sample(PURSES[seats:], count))

    def shuffle(self, cards: list[Any]) -> None:
        self.rng.shuffle(cards)

    def draw(self, deck: list[str], count: int) -> list[str]:
        return [deck.pop() for _ in range(count)]

    def turn_over(self, left: list[str]) -> str:
        if not self.rounds:
            self.rounds = [*self.rng.sample(sorted(ROUND_CARDS), 4), self.rng.choice(sorted(STATIONS))]
        card = self.rounds.pop(0)
        assert card in left
        return card

    def value(self, purse: Loot) -> int:
        return int(purse["value"])

    def one_of(self, purses: list[Loot]) -> Loot:
        return self.rng.choice(purses)


class Following:
    """Chance that repeats what came out in the product's game, read from its events one after the other."""

    def __init__(self) -> None:
        self.outcomes: list[tuple[str, Any]] = []

    def follow(self, action: str, events: Iterable[dict[str, Any]], at_stake: int | None) -> None:
        """Take in one step of the product; `at_stake` is the purse that Cheyenne is asked about after it."""
        self.outcomes = []
        answered = action.startswith("take ")  # the purse was named by the question before
        for event in events:
            kind = event["kind"]
            if kind == "draws":
                self.outcomes.append(("draw", event["cards"]))
            elif kind == "round_card":
                self.outcomes.append(("round card", event["card"]))
            elif kind in ("robbed", "pickpockets") and event["token"]:
                self.outcomes.append(("value", event["value"]))
            elif kind in ("dropped", "snatched", "purse_lost") and event["token"]:
                if not answered:
                    self.outcomes.append(("which", event["token"]))
                answered = False
        if at_stake is not None:
            self.outcomes.append(("which", at_stake))

    def _next(self, kind: str) -> Any:
        assert self.outcomes, f"the product's step has no outcome for: {kind}"
        assert self.outcomes[0][0] == kind, f"chance decides {kind} here, the product says {self.outcomes[0]}"
        return self.outcomes.pop(0)[1]

    def floor_values(self, count: int, seats: int) -> list[int | None]:
        return [None] * count

    def shuffle(self, cards: list[Any]) -> None:
        cards.sort()

    def cards(self, count: int) -> list[str]:
        """The next cards drawn, in their order."""
        drawn = list(self._next("draw"))
        assert len(drawn) == count, f"{count} cards are due, {drawn} were drawn"
        return drawn

    def draw(self, deck: list[str], count: int) -> list[str]:
        drawn = self.cards(count)
        for card in drawn:
            deck.remove(card)
        return drawn

    def turn_over(self, left: list[str]) -> str:
        card = str(self._next("round card"))
        assert card in left, f"the round card {card} is not among {left}"
        return card

    def value(self, purse: Loot) -> int:
        value = int(self._next("value"))
        assert purse["value"] in (None, value), f"a purse of {purse['value']} became one of {value}"
        return value

    def one_of(self, purses: list[Loot]) -> Loot:
        token = self._next("which")
        return next(purse for purse in purses if purse["token"] == token)
