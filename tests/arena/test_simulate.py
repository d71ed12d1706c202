"""Simulations: reproducible, fair to all seats, with right intervals and rows."""

import random
from pathlib import Path

import pytest
from scipy import stats as reference

from wildbunch.arena.simulate import simulate
from wildbunch.arena.stats import mean, share
from wildbunch.bots import UnknownBot
from wildbunch.core.errors import BadOption, BadSeats
from wildbunch.core.rules import game_names
from wildbunch.records import read_record, verify

BOTS = ["greedy", "random", "random"]


def test_a_seed_gives_the_same_rows_whatever_the_number_of_processes() -> None:
    alone = simulate(BOTS, 12, "same", processes=1)
    together = simulate(BOTS, 12, "same", processes=2)
    assert alone == together
    assert alone.to_json() == together.to_json()


def test_another_seed_gives_other_games() -> None:
    assert simulate(BOTS, 4, "one", processes=1).rows != simulate(BOTS, 4, "two", processes=1).rows


def test_more_games_begin_with_the_fewer() -> None:
    few, many = simulate(BOTS, 3, "more", processes=1), simulate(BOTS, 5, "more", processes=1)
    assert many.rows[: len(few.rows)] == few.rows


def test_everybody_sits_in_every_seat_equally_often() -> None:
    rows = simulate(BOTS, 9, "seats", processes=1).rows
    assert [row.seat for row in rows if row.bot == "greedy"] == [0, 1, 2] * 3


def test_rows_agree_with_the_outcome() -> None:
    rows = simulate(BOTS, 10, "rows", processes=1).rows
    assert len(rows) == 30
    for number in range(10):
        seats = [row for row in rows if row.game == number]
        assert [row.seat for row in seats] == [0, 1, 2]
        assert sum(row.won for row in seats) == pytest.approx(1)
        assert all(row.money == row.parts["loot"] + row.parts["ransom"] + row.parts["gunslinger"] for row in seats)
        best = max(row.money for row in seats)
        assert all(row.money == best and row.rank <= 2 for row in seats if row.won)
        assert len({row.bandit for row in seats}) == 3


def test_progress_tells_of_every_game() -> None:
    told: list[int] = []
    simulate(BOTS, 5, "progress", processes=1, progress=told.append)
    assert told[-1] == 5
    assert told == sorted(told)


def test_records_of_a_simulation_verify(tmp_path: Path) -> None:
    simulation = simulate(BOTS, 3, "records", processes=1, records=tmp_path / "new" / "folder")
    files = sorted((tmp_path / "new" / "folder").iterdir())
    assert len(files) == 3
    for number, file in enumerate(files):
        record = read_record(file.read_text(encoding="utf-8"))
        assert verify(record).replayed
        assert record.result is not None
        money = [row.money for row in simulation.rows if row.game == number]
        assert [score["money"] for score in record.result["scores"]] == money


def test_wrong_bots_seats_and_options_are_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownBot):
        simulate(["greedy", "nobody", "random"], 1, "x")
    with pytest.raises(BadSeats):
        simulate(["greedy"], 1, "x")
    with pytest.raises(BadOption):
        simulate(BOTS, 1, "x", options={"django_push": "perhaps"})


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (1, 10), (50, 100), (97, 100), (300, 300)])
def test_the_interval_of_a_share_is_wilsons(wins: int, games: int) -> None:
    ours = share(wins, games)
    theirs = reference.binomtest(wins, games).proportion_ci(method="wilson")
    assert (ours.low, ours.high) == pytest.approx((theirs.low, theirs.high))


def test_the_interval_of_a_share_holds_it_as_often_as_it_says() -> None:
    chance = random.Random(1)
    held = 0
    for _ in range(1000):
        estimate = share(sum(chance.random() < 0.3 for _ in range(100)), 100)
        held += estimate.low <= 0.3 <= estimate.high
    assert 0.92 < held / 1000 < 0.98


def test_the_interval_of_a_mean_is_that_of_the_normal_distribution() -> None:
    values = [float(n * n % 17) for n in range(50)]
    ours = mean(values)
    theirs = reference.norm.interval(0.95, loc=sum(values) / 50, scale=reference.sem(values))
    assert (ours.low, ours.high) == pytest.approx(theirs)


def test_few_values_have_no_width() -> None:
    assert mean([]).value == 0
    assert (mean([7]).low, mean([7]).high) == (7, 7)
    assert (share(0, 0).low, share(0, 0).high) == (0, 1)


def test_every_game_can_be_simulated() -> None:
    for game in game_names():
        simulation = simulate(BOTS, 4, "games", game=game, processes=1)
        assert simulation.game == game
        assert sum(row.won for row in simulation.rows) == pytest.approx(4)
        assert all(line.parts for line in simulation.standings())
