"""The bots: they see what a person would, play legally, repeat themselves, and greedy is much better than random."""

import ast
import inspect
import random
from pathlib import Path
from typing import Any

import pytest

import wildbunch
from wildbunch import bots
from wildbunch.arena.match import chance_of, play_out
from wildbunch.arena.simulate import simulate
from wildbunch.bots.base import Bot
from wildbunch.colt_express.view import View
from wildbunch.core.action import Action

BOTS = Path(inspect.getfile(bots)).parent
NAMES = ("search?iterations=8", "greedy", "random")


class Witness(Bot):
    """Plays as another bot and takes down all it was given."""

    name = "witness"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.given: list[tuple[Any, tuple[Action, ...]]] = []

    def choose(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Action:
        self.given.append((view, legal))
        return self.bot.choose(view, legal, rng)


def choices(seed: str, name: str, seats: int = 4) -> list[str]:
    """All actions of a game between bots of one kind."""
    said: list[str] = []
    game = wildbunch.new_game("colt-express", seats, seed=seed)
    play_out(game, [bots.make(name)] * seats, seed, lambda seat, action, after: said.append(f"{seat} {action}"))
    return said


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_choices(name: str) -> None:
    assert choices("again", name) == choices("again", name)
    assert choices("again", name) != choices("another", name)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_bot_plays_whole_games_at_every_size_of_table(name: str, seats: int) -> None:
    for number in range(4):
        game = wildbunch.new_game("colt-express", seats, seed=f"{name} {number}")
        assert play_out(game, [bots.make(name)] * seats, str(number)).over


@pytest.mark.parametrize("name", NAMES)
def test_every_bot_plays_every_house_rule(name: str) -> None:
    options = {"django_push": "must", "marshals_revenge": "above_marshal", "open_pile": False}
    game = wildbunch.new_game("colt-express", ["django", "ghost", "belle", "tuco"], options, seed=5)
    assert play_out(game, [bots.make(name)] * 4, "5").over


def test_a_bot_gets_the_view_of_its_seat_and_nothing_of_the_game() -> None:
    witness = Witness(bots.make("greedy"))
    game = wildbunch.new_game("colt-express", 4, seed="witness")
    play_out(game, [witness, *[bots.make("random")] * 3], "witness")
    assert len(witness.given) > 20
    for view, legal in witness.given:
        assert type(view) is View
        assert view.viewer == 0
        assert not view.complete
        assert all(type(action) is Action for action in legal)
        assert all(seat.hand.counts is None for seat in view.seats if seat.seat != 0)


def test_no_bot_imports_what_holds_the_whole_game() -> None:
    for file in BOTS.glob("*.py"):
        imported = {
            f"{node.module}.{alias.name}"
            for node in ast.walk(ast.parse(file.read_text()))
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        views = ("wildbunch.colt_express.view", "wildbunch.el_paso.view")
        allowed = ("wildbunch.bots", *views, "wildbunch.core.action", "wildbunch.core.ending", "wildbunch.core.errors")
        ours = {name for name in imported if name.startswith("wildbunch")}
        assert all(name.startswith(allowed) for name in ours), file.name


def test_what_greedy_cannot_know_does_not_change_its_choice() -> None:
    """Hidden things dealt anew, it chooses the same with the same chance."""
    greedy = bots.make("greedy")
    chance = random.Random("hidden")
    game = wildbunch.new_game("colt-express", 4, seed="hidden")
    asked = 0
    while not game.over:
        seat = game.awaiting[0]
        legal = game.legal_actions(seat)
        if len(legal) > 1:
            other = game.guess(seat, chance)
            mine = greedy.choose(game.view(seat), legal, random.Random(asked))
            assert greedy.choose(other.view(seat), other.legal_actions(seat), random.Random(asked)) == mine
            asked += 1
        game = game.play(seat, chance.choice(legal))
    assert asked > 50


def test_greedy_beats_three_random_bots_in_most_games() -> None:
    """A fair share would be 25 %; it wins about 97 %. Chance alone does not take 85 % of 60 games from such a player."""
    greedy = simulate(["greedy", "random", "random", "random"], 60, "strength", processes=1).standings()[0]
    assert greedy.bot == "greedy"
    assert greedy.won.value > 0.85


@pytest.mark.parametrize("seats", [3, 5, 6])
def test_greedy_is_the_best_at_other_tables_too(seats: int) -> None:
    greedy = simulate(["greedy", *["random"] * (seats - 1)], 30, "strength", processes=1).standings()[0]
    assert greedy.bot == "greedy"
    assert greedy.won.low > 2 / seats


@pytest.mark.parametrize("wrong", ["", "Greedy", "gredy", "searches"])
def test_an_unknown_bot_is_refused_with_the_ones_there_are(wrong: str) -> None:
    with pytest.raises(bots.UnknownBot, match="greedy, random") as refused:
        bots.make(wrong)
    assert refused.value.code == "unknown_bot"
    assert refused.value.details["allowed"] == list(bots.NAMES)


def test_bots_in_other_seats_do_not_change_the_chance_of_a_bot() -> None:
    assert chance_of("seed", 2).random() == chance_of("seed", 2).random()
    assert len({chance_of("seed", seat).random() for seat in range(6)}) == 6
