"""Tournaments: the same from the same seed, fair in what they tell, and a bot that fails loses."""

import random
from collections.abc import Iterable
from pathlib import Path

import pytest
from scipy import stats as reference

from wildbunch.arena.crosstable import cross_table
from wildbunch.arena.ratings import ratings
from wildbunch.arena.tournament import BadTournament, Played, Settings, checked, play_game, play_tournament
from wildbunch.arena.tournament_result import Result
from wildbunch.bots import UnknownBot
from wildbunch.core.errors import BadOption, BadSeats, UnknownGame
from wildbunch.core.game import new_game
from wildbunch.core.rules import game_names

TWO = checked(Settings("colt-express", ("greedy", "random"), 3, "tests"))


def made(places: Iterable[tuple[tuple[str, ...], tuple[int, ...]]]) -> list[Played]:
    """Games of which only bots and places count."""
    games = []
    for number, (bots, placed) in enumerate(places):
        seats = len(bots)
        won = tuple(float(place == 1) for place in placed)
        games.append(Played(number, str(number), bots, ("",) * seats, placed, won, (0,) * seats, 1))
    return games


def test_the_number_of_processes_changes_nothing() -> None:
    alone, together = play_tournament(TWO, 10, processes=1), play_tournament(TWO, 10, processes=2)
    assert alone == together
    assert Result.of(TWO, alone).json() == Result.of(TWO, together).json()


def test_more_games_begin_with_the_fewer() -> None:
    few, many = play_tournament(TWO, 3, processes=1), play_tournament(TWO, 5, processes=1)
    assert many[:3] == few


def test_known_games_are_not_played_again() -> None:
    known = play_tournament(TWO, 3, processes=1)
    kept: list[Played] = []
    told: list[int] = []
    games = play_tournament(TWO, 5, known=known, processes=1, keep=kept.append, progress=told.append)
    assert [played.game for played in kept] == [3, 4]
    assert told == [3, 4, 5]
    assert games == play_tournament(TWO, 5, processes=1)


def test_every_game_can_be_held_a_tournament_of_with_every_number_of_players() -> None:
    for game in game_names():
        for players in (2, 3, 5):
            settings = checked(Settings(game, ("greedy", "random"), players, "sizes"))
            (played,) = play_tournament(settings, 1, processes=1)
            assert len(played.bots) == len(played.places) == len(played.money) == players
            assert sum(played.won) == pytest.approx(1)
            assert min(played.places) == 1


def test_places_follow_money_and_equal_money_shares_a_place() -> None:
    for played in play_tournament(checked(Settings("el-paso", ("greedy", "random"), 5, "places")), 10, processes=1):
        for one in range(5):
            before = sum(money > played.money[one] for money in played.money)
            assert played.places[one] == before + 1


def test_a_win_that_bullets_decide_is_no_shared_place() -> None:
    found = 0
    for played in play_tournament(checked(Settings("colt-express", ("random", "greedy"), 6, "ties")), 60, processes=2):
        first = [seat for seat, place in enumerate(played.places) if place == 1]
        assert [seat for seat, won in enumerate(played.won) if won] == first
        level = [seat for seat in range(6) if played.money[seat] == max(played.money)]
        found += len(level) > len(first)
    assert found


def test_settings_that_cannot_be_played_are_refused_with_the_reason() -> None:
    def refused(*bots: str, game: str = "colt-express", players: int = 4, **options: str) -> None:
        checked(Settings(game, bots, players, "x", options))

    with pytest.raises(BadTournament, match="two bots or more"):
        refused("greedy")
    with pytest.raises(BadTournament, match="greedy is named twice"):
        refused("greedy", "random", "greedy")
    with pytest.raises(BadTournament, match="is named twice"):
        refused("search?iterations=2&seconds=1", "search?seconds=1.0&iterations=2")
    with pytest.raises(UnknownBot):
        refused("greedy", "nobody")
    with pytest.raises(UnknownGame):
        refused("greedy", "random", game="chess")
    with pytest.raises(BadSeats):
        refused("greedy", "random", game="el-paso", players=6)
    with pytest.raises(BadOption):
        refused("greedy", "random", django_push="perhaps")


@pytest.mark.parametrize(("bot", "kind", "reason"), [("Raises", "raised", "out of ideas"), ("Cheats", "illegal", "not legal")])
def test_a_bot_that_fails_forfeits_and_the_others_finish_their_game(bot: str, kind: str, reason: str) -> None:
    name = f"tests.arena.failing:{bot}"
    settings = checked(Settings("colt-express", ("random", name), 3, "forfeits"))
    played = play_game(settings, 0, ("random", name, "random"))
    (forfeit,) = played.forfeits
    assert (forfeit.seat, forfeit.kind) == (1, kind)
    assert reason in forfeit.reason
    assert played.places[1] == 3
    assert played.won[1] == 0
    assert sorted((played.places[0], played.places[2])) == [1, 2]
    line = next(line for line in Result.of(settings, [played]).standings if line.bot == name)
    assert line.forfeits == 1


def test_where_all_forfeit_nobody_wins() -> None:
    names = ("tests.arena.failing:Raises", "tests.arena.failing:Cheats")
    played = play_game(checked(Settings("colt-express", names, 3, "all")), 0, (*names, names[0]))
    assert (played.places, played.won) == ((1, 1, 1), (0, 0, 0))
    assert len(played.forfeits) == 3


def test_the_cross_table_counts_pairs_of_seats_and_halves_shared_places() -> None:
    games = made([(("a", "b", "b"), (1, 2, 3)), (("b", "a", "b"), (1, 2, 3)), (("a", "b", "b"), (2, 2, 1))])
    table = cross_table(games, ["a", "b"])
    assert table["a"]["b"].games == 3
    assert table["a"]["b"].ahead.value == pytest.approx((1 + 0.5 + 0.25) / 3)
    assert table["b"]["a"].ahead.value == pytest.approx(1 - table["a"]["b"].ahead.value)
    assert "a" not in table["a"]


def test_who_never_met_has_no_cell() -> None:
    table = cross_table(made([(("a", "b"), (1, 2)), (("a", "c"), (1, 2))]), ["a", "b", "c"])
    assert set(table["b"]) == {"a"}


def test_ratings_find_the_order_and_their_bars_shrink() -> None:
    chance = random.Random(1)
    strength = {"weak": 0.0, "middling": 0.5, "strong": 1.0}

    def game() -> tuple[tuple[str, ...], tuple[int, ...]]:
        bots = tuple(chance.sample(sorted(strength), 3))
        order = sorted(bots, key=lambda bot: -(strength[bot] + chance.gauss(0, 1)))
        return bots, tuple(order.index(bot) + 1 for bot in bots)

    games = made(game() for _ in range(300))
    rated = ratings(games, list(strength))
    assert rated["weak"].high < rated["middling"].value < rated["strong"].low
    earlier = ratings(games[:30], list(strength))
    for bot in strength:
        assert rated[bot].deviation < earlier[bot].deviation
        half = reference.norm.ppf(0.975) * rated[bot].deviation
        assert (rated[bot].low, rated[bot].high) == pytest.approx((rated[bot].value - half, rated[bot].value + half))


def test_the_bars_of_ratings_hold_the_scatter_between_tournaments() -> None:
    """Many tournaments between the same two bots: most of their ratings must be within the bar of the mean of all."""
    chance = random.Random(2)
    found = []
    for _ in range(100):
        games = made((("a", "b"), (1, 2) if chance.random() < 0.6 else (2, 1)) for _ in range(60))
        found.append(ratings(games, ["a", "b"])["a"])
    middle = sum(rating.value for rating in found) / len(found)
    assert sum(rating.low <= middle <= rating.high for rating in found) >= 93


def test_a_bot_in_several_seats_is_rated_once_by_its_mean_place() -> None:
    twice = ratings(made([(("a", "a", "b"), (1, 3, 2))]), ["a", "b"])
    assert twice["a"].value == pytest.approx(twice["b"].value)


def test_standings_say_what_the_games_say(tmp_path: Path) -> None:
    result = Result.of(TWO, play_tournament(TWO, 9, processes=1))
    best, worst = result.standings
    assert (best.bot, worst.bot) == ("greedy", "random")
    assert best.seats + worst.seats == 27
    assert best.won.value * best.seats + worst.won.value * worst.seats == pytest.approx(9)
    greedy = [game.places[seat] for game in result.games for seat in range(3) if game.bots[seat] == "greedy"]
    assert best.place.value == pytest.approx(sum(greedy) / len(greedy), abs=0.3)
    assert result.to_json()["options"] == dict(new_game("colt-express", 3).options)
