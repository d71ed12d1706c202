"""The bot `greedy` in El Paso: its rules of thumb, each where it alone decides, what it sees, and its strength."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.el_paso.play import steps
from tests.el_paso.scene import Scene, town

import wildbunch
from wildbunch.arena.simulate import simulate
from wildbunch.bots import make

BOT = make("greedy")


def choice(scene: Scene) -> str:
    """What greedy does in the first seat that is awaited."""
    game = scene.game
    seat = game.awaiting[0]
    return str(BOT.choose(game.view(seat), game.legal_actions(seat), random.Random(1)))


def test_it_goes_where_the_better_tile_lies() -> None:
    scene = town("El Paso", "bank 5, hotel 1", Annie="bank 8, hotel 8, corral 1 2 3 4", Bart="saloon 1 2 3 4 5 6")
    assert choice(scene) == "raid bank 8"


def test_it_takes_a_sure_tile_rather_than_a_place_that_is_mostly_shut() -> None:
    scene = town("El Paso", "saloon 4, hotel 4", sheriff=4, Annie="saloon 8, hotel 8, corral 1 2 3 4", Bart="mine 1 2 3 4 5 6")
    assert choice(scene) == "raid hotel 8"


def test_it_leaves_with_a_fortune_when_the_next_roll_is_dangerous() -> None:
    rich = {"Annie": "bank 4 4 5, mine 4 4 5"}
    dangerous = town("El Paso", "hotel 1", tiles=rich, sheriff=4, ask="stay Annie", Annie="hotel 8", Bart="")
    assert choice(dangerous) == "leave"
    poor = town("El Paso", "hotel 4 5", sheriff=4, ask="stay Annie", Annie="hotel 8", Bart="")
    assert choice(poor) == "stay"


def test_it_keeps_what_a_later_town_exchanges_one_to_one() -> None:
    scene = town("Deadwood", "corral 1", tiles={"Annie": "bank 1, mine 5"}, ask="stay Annie", Annie="", Bart="")
    assert choice(scene.play("leave")) == "keep mine 5"


def test_it_draws_a_card_for_a_place_of_the_next_raid_that_its_hand_lacks() -> None:
    scene = town("Cheyenne", "mine 4 5, bank 1 2", Annie="bank 1 2 3 4 5 6", Bart="corral 1 2 3 4 5 6")
    after = scene.raid("Annie bank 1, Bart corral 1", "brand brand brand six six")
    assert choice(after) == "pick mine"


def test_what_it_cannot_know_does_not_change_its_choice() -> None:
    rng = random.Random(5)
    for game, seat, _, _ in steps(wildbunch.new_game("el-paso", 4, seed=5), random.Random(6)):
        if seat not in game.awaiting:
            continue
        other = game.guess(seat, rng)
        chosen = [BOT.choose(each.view(seat), each.legal_actions(seat), random.Random(7)) for each in (game, other)]
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize("options", [{"positions": "dense"}, {"rounding": "per_tile"}, {"tiles_per_town": 18}])
@pytest.mark.parametrize("seats", [2, 5])
def test_it_plays_whole_games_by_every_house_rule(seats: int, options: dict[str, Any]) -> None:
    result = simulate(["greedy"] * seats, 2, "house rules", game="el-paso", options=options, processes=1)
    assert {row.bot for row in result.rows} == {"greedy"}


@pytest.mark.parametrize("players", [2, 4])
def test_it_beats_random_bots_in_clearly_more_than_half_of_the_games(players: int) -> None:
    bots = ["greedy", *["random"] * (players - 1)]
    best = simulate(bots, 60, "strength", game="el-paso", processes=1).standings()[0]
    assert best.bot == "greedy"
    assert best.won.low > 0.6
