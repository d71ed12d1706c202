"""The levels: named for people in every language, within their budgets, and in their order."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

from wildbunch import bots, new_game
from wildbunch.arena.match import play_out
from wildbunch.arena.stats import mean
from wildbunch.bots.by_game import ByGame
from wildbunch.bots.levels import LEVELS
from wildbunch.bots.search import Search

WAYS_TO_SIT = [(0, 0, 1, 1), (0, 1, 0, 1), (0, 1, 1, 0), (1, 1, 0, 0), (1, 0, 1, 0), (1, 0, 0, 1)]


def test_there_are_four_levels_each_trying_more_than_the_one_below() -> None:
    assert list(LEVELS) == ["greenhorn", "outlaw", "gunslinger", "legend"]
    for game in ("colt-express", "el-paso"):
        tries = [(level.efforts[game].sight == 0, level.efforts[game].iterations) for level in LEVELS.values()]
        assert tries == sorted(set(tries))
    assert set(LEVELS) < set(bots.OFFERED)


@pytest.mark.parametrize("game", ["colt-express", "el-paso"])
@pytest.mark.parametrize("name", LEVELS)
def test_a_level_searches_within_the_time_people_wait(name: str, game: str) -> None:
    bot = bots.make(name)
    assert bot.name == name
    assert isinstance(bot, ByGame)
    searching = bot.bot_for(new_game(game, 4, seed=1).view(0))
    assert isinstance(searching, Search)
    assert searching.budget.seconds == (1.0 if name == "legend" else 0.3)


def test_the_first_decision_of_a_process_gets_the_whole_budget() -> None:
    """What is loaded or compiled for it is not taken from its time."""
    program = (
        "import random; from wildbunch import bots, new_game; game = new_game('colt-express', 4, seed=1); seat, = game.awaiting; "
        "view = game.view(seat); "
        "print(bots.make('outlaw').bot_for(view).explain(view, game.legal_actions(seat), random.Random(1)).iterations)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=600, check=True)
    assert int(done.stdout) == LEVELS["outlaw"].efforts["colt-express"].iterations


@pytest.mark.parametrize("game", ["colt-express", "el-paso"])
def test_a_level_plays_whole_games(game: str) -> None:
    end = play_out(new_game(game, 3, seed=1), [bots.make(name) for name in ("greenhorn", "outlaw", "greenhorn")], "1")
    assert end.over


def share(game: str, ours: str, theirs: str, games: int) -> tuple[float, float]:
    """The share of wins of two seats against two, and the upper end of its 95 % interval."""
    sides = bots.make(ours), bots.make(theirs)
    shares = []
    for number in range(games):
        way = WAYS_TO_SIT[number % 6]
        outcome = play_out(new_game(game, 4, seed=f"ladder {number // 6}"), [sides[side] for side in way], str(number)).outcome
        assert outcome is not None
        shares.append(sum(way[seat] == 0 for seat in outcome.winners) / len(outcome.winners))
    found = mean(shares)
    return found.value, found.high


@pytest.mark.parametrize("game", ["colt-express", "el-paso"])
def test_the_usual_opponent_is_not_beaten_by_the_easiest_beyond_the_interval(game: str) -> None:
    """A short ladder; the long one is in docs/explanation/bots.md."""
    assert share(game, "outlaw", "greenhorn", 12)[1] > 0.5


def test_the_easiest_level_does_nothing_absurd() -> None:
    """A greenhorn beats three who throw dice nearly always."""
    wins = 0.0
    for number in range(12):
        sitting = [bots.make("greenhorn") if seat == number % 4 else bots.make("random") for seat in range(4)]
        outcome = play_out(new_game("colt-express", 4, seed=f"dice {number}"), sitting, str(number)).outcome
        assert outcome is not None
        wins += (number % 4 in outcome.winners) / len(outcome.winners)
    assert wins > 6


def test_a_level_repeats_itself_from_the_same_seed() -> None:
    game = new_game("colt-express", 4, seed=2)
    seat = game.awaiting[0]
    view, legal = game.view(seat), game.legal_actions(seat)
    outlaw = bots.make("outlaw")
    assert len({outlaw.choose(view, legal, random.Random(3)) for _ in range(5)}) == 1
