"""From a view to a state: what a bot that has only its view can start from."""

from __future__ import annotations

import random

import pytest
import tests.el_paso.play as el_paso_play
import tests.game.play as colt_express_play
from hypothesis import given, settings

from wildbunch import Game, new_game
from wildbunch.colt_express import believed as colt_express_believed
from wildbunch.core.record import Record
from wildbunch.core.rules import rules_of
from wildbunch.el_paso import believed as el_paso_believed


def believed(game: Game, seat: int | None) -> Record:
    state_of = {"colt-express": colt_express_believed.state_of, "el-paso": el_paso_believed.state_of}[game.name]
    return state_of(game.view(seat))


def agrees(game: Game, seat: int) -> None:
    rules = rules_of(game.name)
    state = believed(game, seat)
    assert rules.view(state, seat) == game.view(seat)
    assert rules.view(state, None) == game.view(None)
    assert rules.awaiting(state) == game.awaiting
    assert rules.legal(state, seat) == game.legal_actions(seat)


@settings(max_examples=300, deadline=None)
@given(colt_express_play.NEW_GAMES, colt_express_play.CHANCES)
def test_a_state_from_a_view_of_Colt_Express_shows_the_seat_the_same_and_lets_it_do_the_same(game: Game, rng: random.Random) -> None:
    game = colt_express_play.played(game, rng, 150)
    for seat in range(game.seats):
        agrees(game, seat)


@settings(max_examples=60, deadline=None)
@given(el_paso_play.NEW_GAMES, el_paso_play.CHANCES)
def test_a_state_from_a_view_of_El_Paso_shows_the_seat_the_same_and_lets_it_do_the_same(game: Game, rng: random.Random) -> None:
    for before, _, _, _ in el_paso_play.steps(game, rng):
        if rng.random() < 0.1:
            for seat in range(before.seats):
                agrees(before, seat)


@pytest.mark.parametrize(("name", "seats", "options"), [("colt-express", 4, {}), ("colt-express", 2, {}), ("el-paso", 5, {})])
def test_every_position_of_a_whole_game_can_be_believed_by_every_seat_and_a_spectator(
    name: str, seats: int, options: dict[str, str]
) -> None:
    rng = random.Random(4)
    game = new_game(name, seats, options, seed=3)
    while not game.over:
        for seat in range(seats):
            agrees(game, seat)
        assert rules_of(name).view(believed(game, None), None) == game.view(None)
        seat = rng.choice(game.awaiting)
        game = game.play(seat, rng.choice(game.legal_actions(seat)))
