"""The search: it repeats itself, knows only what its seat knows, keeps its budgets, and finds what is plain to see."""

from __future__ import annotations

import random
import signal
import subprocess
import sys

import pytest

import wildbunch
from wildbunch import Game, bots
from wildbunch.arena.match import play_out
from wildbunch.bots.search import Budget, Search, Settings, Step, engines

TABLES = [
    ("colt-express", 4, {}),
    ("colt-express", 6, {"open_pile": False, "expert": True}),
    ("colt-express", 3, {"expert": True}),
    ("colt-express", 2, {}),
    ("el-paso", 5, {}),
    ("el-paso", 2, {"positions": "dense"}),
]
SETTINGS = [
    Settings(),
    Settings(observers="one", rollout="random", stages=1),
    Settings(rollout="averages", actions=30, linear=True, history=0.5, doubts=2, nodes=64),
    Settings(depth=1, linear=True, carelessness=0.0),
]


def positions(name: str, seats: int, options: dict[str, object], seed: int) -> list[tuple[Game, int]]:
    """Positions of a random game with a choice, and a seat that has it."""
    rng = random.Random(seed)
    game = wildbunch.new_game(name, seats, options, seed=seed)
    found = []
    while not game.over:
        seat = rng.choice(game.awaiting)
        legal = game.legal_actions(seat)
        if len(legal) > 1:
            found.append((game, seat))
        game = game.play(seat, rng.choice(legal))
    return rng.sample(found, 8)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
@pytest.mark.parametrize("settings", SETTINGS)
def test_what_a_seat_cannot_know_changes_nothing_in_what_it_finds_out(
    name: str, seats: int, options: dict[str, object], settings: Settings
) -> None:
    """Everything hidden dealt anew, the same chance brings the same visits of every action, and so the same choice."""
    search = Search(Budget(iterations=60), settings=settings)
    for game, seat in positions(name, seats, options, seed=1):
        other = game.guess(seat, random.Random(2))
        mine = search.explain(game.view(seat), game.legal_actions(seat), random.Random(3))
        theirs = search.explain(other.view(seat), other.legal_actions(seat), random.Random(3))
        assert mine == theirs


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
@pytest.mark.parametrize("threads", [1, 3])
def test_an_explanation_assesses_every_legal_action_and_repeats_itself(
    name: str, seats: int, options: dict[str, object], threads: int
) -> None:
    search = Search(Budget(iterations=100), threads)
    for game, seat in positions(name, seats, options, seed=4):
        legal = game.legal_actions(seat)
        found = search.explain(game.view(seat), legal, random.Random(5))
        assert found == search.explain(game.view(seat), legal, random.Random(5))
        assert found.iterations == 100 == sum(choice.visits for choice in found.choices)
        assert tuple(choice.action for choice in found.choices) == legal
        assert found.chosen in legal
        assert max(choice.visits for choice in found.choices) == next(c.visits for c in found.choices if c.action == found.chosen)
        for choice in found.choices:
            assert (choice.win is None) == (choice.money is None) == (choice.visits == 0)
            assert choice.win is None or 0 <= choice.win <= 1
            assert choice.line[0] == Step(seat, choice.action.text)
            assert {step.seat for step in choice.line} <= set(range(seats))
        assert search.choose(game.view(seat), legal, random.Random(5)) == found.chosen


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
@pytest.mark.parametrize("settings", [*SETTINGS, Settings(bias=0.5)])
def test_plain_and_compiled_searches_find_the_same(name: str, seats: int, options: dict[str, object], settings: Settings) -> None:
    """While another thread prepares the compiled search, the same functions run as plain Python."""
    search = Search(Budget(iterations=12), settings=settings)
    for game, seat in positions(name, seats, options, seed=10)[:3]:
        compiled = search.explain(game.view(seat), game.legal_actions(seat), random.Random(11))
        engines._preparing.add(name)
        try:
            plain = search.explain(game.view(seat), game.legal_actions(seat), random.Random(11))
        finally:
            engines._preparing.discard(name)
        assert plain == compiled


def test_the_search_of_every_game_is_prepared_in_the_background_and_can_be_used_meanwhile() -> None:
    engines._begun.clear()
    thread = engines.prepare_in_background()
    assert engines.prepare_in_background() is None
    game = wildbunch.new_game("el-paso", 3, seed=1)
    assert bots.make("search?iterations=3").choose(game.view(0), game.legal_actions(0), random.Random(1)) in game.legal_actions(0)
    assert thread is not None
    thread.join(600)
    assert engines._preparing == set()


@pytest.mark.parametrize(("name", "seats"), [("colt-express", 3), ("colt-express", 2), ("el-paso", 4)])
def test_a_position_has_a_chance_for_every_seat_whoever_decides_and_they_add_up(name: str, seats: int) -> None:
    search = Search(Budget(iterations=300))
    for game, _ in positions(name, seats, {}, seed=6)[:3]:
        chances = [search.chance(game.view(seat), random.Random(7)) for seat in range(seats)]
        assert 0.5 < sum(chance.win for chance in chances) < 1.5


def test_the_chance_after_the_end_is_the_result() -> None:
    game = wildbunch.new_game("el-paso", 3, seed=8)
    game = play_out(game, [bots.make("random")] * 3, "8")
    outcome = game.outcome
    assert outcome is not None
    for score in outcome.scores:
        chance = Search(Budget(iterations=5)).chance(game.view(score.seat), random.Random(9))
        assert chance.money == score.money
        assert chance.win == pytest.approx(1 / len(outcome.winners) if score.seat in outcome.winners else 0, abs=1e-5)


def test_nobody_is_advised_who_has_no_seat() -> None:
    game = wildbunch.new_game("colt-express", 3, seed=1)
    with pytest.raises(ValueError, match="spectator"):
        Search().explain(game.view(None), game.legal_actions(game.awaiting[0]), random.Random(1))
    with pytest.raises(ValueError, match="spectator"):
        Search().chance(game.view(None), random.Random(1))


def test_a_budget_in_seconds_ends_and_says_how_far_it_came() -> None:
    game = wildbunch.new_game("colt-express", 4, seed=1)
    seat = game.awaiting[0]
    found = Search(Budget(seconds=0.05, iterations=None), threads=2).explain(game.view(seat), game.legal_actions(seat), random.Random(1))
    assert found.iterations >= 2
    assert found.iterations == sum(choice.visits for choice in found.choices)
    assert Search(Budget(seconds=60, iterations=40)).explain(game.view(seat), game.legal_actions(seat), random.Random(1)).iterations == 40


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: Budget(None, None),
        lambda: Budget(0.0, None),
        lambda: Budget(None, 0),
        lambda: Search(threads=0),
        lambda: Settings(observers="none"),
        lambda: Settings(rollout="wise"),
        lambda: Settings(exploration=-1),
        lambda: Settings(win=2),
        lambda: Settings(nodes=3),
        lambda: Settings(depth=-1),
    ],
)
def test_a_search_that_cannot_be_is_refused(wrong: object) -> None:
    with pytest.raises(ValueError, match=r"budget|thread|observers|setting|at most|room"):
        wrong()  # type: ignore[operator]


@pytest.mark.parametrize("name", ["search?iterations=0", "search?depth=3", "search?seconds=soon", "search?threads=0"])
def test_parameters_that_cannot_be_are_refused_with_what_is_allowed(name: str) -> None:
    with pytest.raises(bots.UnknownBot, match=r"whole number|has no parameter depth; it has iterations, seconds, threads|a number"):
        bots.make(name)


@pytest.mark.parametrize(("name", "fair"), [("colt-express", 0.25)])
def test_a_little_search_beats_three_random_bots(name: str, fair: float) -> None:
    wins = 0.0
    for number in range(12):
        players = [bots.make("search?iterations=60") if seat == number % 4 else bots.make("random") for seat in range(4)]
        outcome = play_out(wildbunch.new_game(name, 4, seed=number), players, str(number)).outcome
        assert outcome is not None
        wins += (number % 4 in outcome.winners) / len(outcome.winners)
    assert wins / 12 > 2 * fair


def test_a_search_without_a_clock_can_be_interrupted() -> None:
    program = (
        "import random; from wildbunch import bots, new_game; game = new_game('colt-express', 4, seed=1); seat, = game.awaiting; "
        "bot = bots.make('legend?iterations=1000000000'); view, legal = game.view(seat), game.legal_actions(seat); "
        "bots.make('outlaw').choose(view, legal, random.Random(1)); print('thinking', flush=True); "
        "bot.choose(view, legal, random.Random(1))"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as thinking:
        assert thinking.stdout is not None
        assert thinking.stdout.readline() == "thinking\n"
        thinking.send_signal(signal.SIGINT)
        assert thinking.wait(60) != 0
