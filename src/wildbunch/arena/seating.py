"""Who meets whom and in which seat: a timetable that is fair to all bots, and the same for the same seed.

>>> for seats in timetable(["a", "b", "c"], players=2, games=6, seed="docs"):
...     print(*seats)
b c
c b
a b
b a
a c
c a
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, islice, permutations
from math import comb

_MOST_CHOICES = 300


def timetable(bots: Sequence[str], players: int, games: int, seed: str) -> list[tuple[str, ...]]:
    """For each game the bot of each seat.

    Games come in sets of as many as there are seats: the same bots in the same order round the table, moved on one seat from game to
    game, so that everybody sits in every seat equally often. From set to set those play who have played least, with those whom they
    have met least, in the order in which the fewest have followed each other yet; chance decides between equals. With fewer bots than
    seats some sit in several. More games begin with the fewer.
    """
    return list(islice(_sets(bots, players, random.Random(f"{seed}/seating")), games))


def _sets(bots: Sequence[str], players: int, rng: random.Random) -> Iterator[tuple[str, ...]]:
    played: Counter[str] = Counter()
    met: Counter[frozenset[str]] = Counter()
    followed: Counter[tuple[_Copy, _Copy]] = Counter()
    while True:
        table = _arranged(_lineup(bots, players, played, met, rng), followed, rng)
        for moved in range(players):
            yield tuple([table[(seat - moved) % players][0] for seat in range(players)])


_Copy = tuple[str, int]
"""A bot, and which of its seats at the same table."""


def _lineup(bots: Sequence[str], players: int, played: Counter[str], met: Counter[frozenset[str]], rng: random.Random) -> list[_Copy]:
    """The bots of the next set: all as often as the seats allow, and in the seats that are left those who have played least, chosen so
    that all have met about equally often."""
    whole, left = divmod(players, len(bots))
    least = min(played[bot] for bot in bots)
    behind = [bot for bot in bots if played[bot] == least]
    ahead = [bot for bot in bots if played[bot] > least]
    if left <= len(behind):
        extras = _choices(behind, left, rng)
    else:
        extras = [(*behind, *others) for others in _choices(ahead, left - len(behind), rng)]

    def meetings(extra: tuple[str, ...]) -> int:
        seats = {bot: whole + (bot in extra) for bot in bots if whole or bot in extra}
        return sum((met[pair] + n) ** 2 - met[pair] ** 2 for pair, n in _meetings(seats).items())

    extra = min(extras, key=lambda extra: (meetings(extra), rng.random()))
    seats = {bot: whole + (bot in extra) for bot in bots if whole or bot in extra}
    played.update(seats)
    met.update(_meetings(seats))
    return [(bot, copy) for bot, copies in seats.items() for copy in range(copies)]


def _choices(bots: Sequence[str], count: int, rng: random.Random) -> list[tuple[str, ...]]:
    """All ways to choose so many of the bots, or some of them where there are very many."""
    if comb(len(bots), count) <= _MOST_CHOICES:
        return list(combinations(bots, count))
    return [tuple(sorted(bots, key=lambda bot: rng.random())[:count]) for _ in range(_MOST_CHOICES)]


def _meetings(seats: Mapping[str, int]) -> dict[frozenset[str], int]:
    return {frozenset((one, other)): seats[one] * seats[other] for one, other in combinations(seats, 2)}


def _arranged(lineup: list[_Copy], followed: Counter[tuple[_Copy, _Copy]], rng: random.Random) -> list[_Copy]:
    """The order round the table."""
    first, *rest = sorted(lineup)
    orders = [(first, *others) for others in permutations(rest)]

    def followers(order: tuple[_Copy, ...]) -> int:
        return sum(followed[pair] for pair in _pairs(order))

    best = min(orders, key=lambda order: (followers(order), rng.random()))
    followed.update(_pairs(best))
    return list(best)


def _pairs(order: Sequence[_Copy]) -> list[tuple[_Copy, _Copy]]:
    return list(zip(order, (*order[1:], order[0]), strict=True))
