"""Timetables are fair: to the seats, to who meets whom, to who follows whom; and the same for the same seed."""

from collections import Counter
from itertools import combinations, permutations

import pytest

from wildbunch.arena.seating import timetable

NAMES = "abcdefghij"
SIZES = [(bots, players) for bots in (2, 3, 4, 5, 7, 10) for players in range(2, 7)]
SETS = 30


def table(bots: int, players: int, sets: int = SETS, seed: str = "fair") -> list[tuple[str, ...]]:
    return timetable(NAMES[:bots], players, sets * players, seed)


@pytest.mark.parametrize(("bots", "players"), SIZES)
def test_every_bot_sits_in_every_seat_equally_often(bots: int, players: int) -> None:
    in_seat = Counter((bot, seat) for game in table(bots, players) for seat, bot in enumerate(game))
    for bot in NAMES[:bots]:
        assert len({in_seat[bot, seat] for seat in range(players)}) == 1


@pytest.mark.parametrize(("bots", "players"), SIZES)
def test_after_every_set_all_have_played_equally_often_but_for_one_seat_in_each_game_of_a_set(bots: int, players: int) -> None:
    games = table(bots, players)
    for sets in range(1, SETS + 1):
        seats = Counter(bot for game in games[: sets * players] for bot in game)
        counts = [seats[bot] for bot in NAMES[:bots]]
        assert max(counts) - min(counts) <= players


@pytest.mark.parametrize(("bots", "players"), SIZES)
def test_all_meet_all_about_equally_often(bots: int, players: int) -> None:
    met: Counter[tuple[str, str]] = Counter()
    for game in table(bots, players)[::players]:
        seats = Counter(game)
        met.update({pair: seats[pair[0]] * seats[pair[1]] for pair in combinations(NAMES[:bots], 2)})
    counts = [met[pair] for pair in combinations(NAMES[:bots], 2)]
    assert max(counts) - min(counts) <= 4


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_with_a_bot_for_each_seat_all_follow_all_about_equally_often(players: int) -> None:
    followed = Counter((game[seat], game[(seat + 1) % players]) for game in table(players, players) for seat in range(players))
    counts = [followed[pair] for pair in permutations(NAMES[:players], 2)]
    assert max(counts) - min(counts) <= 3 * players


def test_two_bots_share_four_seats_in_halves() -> None:
    assert all(Counter(game) == {"a": 2, "b": 2} for game in table(2, 4))


def test_more_games_begin_with_the_fewer() -> None:
    assert timetable("abcde", 4, 7, "more") == timetable("abcde", 4, 50, "more")[:7]


def test_another_seed_gives_another_timetable() -> None:
    assert table(5, 4, seed="one") == table(5, 4, seed="one")
    assert table(5, 4, seed="one") != table(5, 4, seed="two")
