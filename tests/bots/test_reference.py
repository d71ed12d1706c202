"""Reference opponents: each is what it says, makes its worlds from the view alone, and is the same for the same seed."""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from wildbunch.bots import Bot, make
from wildbunch.bots.by_game import NotForThisGame
from wildbunch.bots.reference import MAKERS
from wildbunch.bots.reference.lookahead import Lookahead
from wildbunch.bots.reference.planner import FINALISTS, TRIALS, WORLDS, Planner
from wildbunch.bots.reference.worlds import Worlds
from wildbunch.colt_express.view import View
from wildbunch.core.action import Action
from wildbunch.core.game import Game, new_game

COLT_EXPRESS = [(seats, options) for seats, options in [(2, {}), (3, {}), (4, {"expert": True}), (5, {}), (6, {})]]
EL_PASO = [(seats, {}) for seats in (2, 3, 5)]
Decided = tuple[Any, tuple[Action, ...], Action]


def decisions(bot: Bot, game: str, seats: int, options: dict[str, Any], seed: int = 1) -> Iterator[Decided]:
    """What a bot decides in every seat of a whole game: view, legal actions, its choice."""
    here = new_game(game, seats, options, seed=seed)
    rng = random.Random(seed)
    while not here.over:
        seat = here.awaiting[0]
        view, legal = here.view(seat), here.legal_actions(seat)
        action = bot.choose(view, legal, rng)
        assert action in legal
        yield view, legal, action
        here = here.play(seat, action)


def all_decisions(name: str, sizes: Sequence[tuple[int, dict[str, Any]]] = COLT_EXPRESS, game: str = "colt-express") -> Iterator[Decided]:
    for seats, options in sizes:
        for seed in range(3):
            yield from decisions(make(name), game, seats, options, seed)


def plays(legal: Sequence[Action], *cards: str) -> list[Action]:
    return [action for action in legal if action.kind == "play" and action.fields["card"] in cards]


def drawn_from(game: str, seed: int, wanted: Callable[[Any], bool]) -> Game:
    """A position of a random game in which a seat with a choice decides something wanted."""
    here = new_game(game, 4, seed=seed)
    rng = random.Random(seed)
    while True:
        seat = here.awaiting[0]
        if len(here.legal_actions(seat)) > 1 and wanted(here.view(seat)):
            return here
        here = here.play(seat, rng.choice(here.legal_actions(seat)))
        assert not here.over


def test_a_pacifist_attacks_only_where_nothing_else_can_be_played() -> None:
    met = set()
    for _, legal, action in all_decisions("reference-pacifist"):
        met.add(action.kind)
        if plays(legal, "fire", "punch") and len(plays(legal, "fire", "punch")) < len(legal):
            assert action not in plays(legal, "fire", "punch")
    assert {"play", "move", "rob", "draw"} <= met


def test_a_pacifist_spares_everybody_the_marshal_if_he_can_go_elsewhere() -> None:
    found = 0
    for view, legal, action in all_decisions("reference-pacifist"):
        if action.kind == "marshal":
            inside = {bandit.car for bandit in view.bandits if bandit.level == "inside"}
            harmless = [other for other in legal if other.fields["car"] not in inside]
            found += 0 < len(harmless) < len(legal)
            assert action in (harmless or legal)
    assert found


def test_a_hoarder_of_the_train_plays_what_leads_to_loot_and_draws() -> None:
    for _, legal, action in all_decisions("reference-hoarder"):
        useful = [*plays(legal, "rob", "move", "floor"), *(other for other in legal if other.kind == "draw")]
        if action.kind in ("play", "draw", "pass") and useful:
            assert action in useful


def test_a_hoarder_in_town_exchanges_nothing_that_may_be_kept() -> None:
    kept = 0
    for _, legal, action in all_decisions("reference-hoarder", EL_PASO, "el-paso"):
        keeping = [other for other in legal if other.kind == "keep"]
        if keeping:
            kept += 1
            assert action.fields.get("value") == max(other.fields["value"] for other in keeping)
    assert kept


def test_a_gunman_never_robs_and_fires_whenever_he_is_loaded() -> None:
    shots = 0
    for view, legal, action in all_decisions("reference-gunman"):
        if plays(legal, "rob") and len(plays(legal, "rob")) < len(legal):
            assert action not in plays(legal, "rob")
        armed = {bandit.bandit for bandit in view.bandits if bandit.seat == view.viewer and bandit.bullets_left}
        loaded = [shot for shot in plays(legal, "fire") if shot.fields.get("bandit") in armed or ("bandit" not in shot.fields and armed)]
        if loaded:
            shots += 1
            assert action in loaded
    assert shots


@pytest.mark.parametrize("name", ["reference-pacifist", "reference-gunman"])
def test_what_means_nothing_in_a_game_does_not_play_it(name: str) -> None:
    game = new_game("el-paso", 3, seed=1)
    with pytest.raises(NotForThisGame, match=f"{name} plays colt-express only"):
        make(name).choose(game.view(0), game.legal_actions(0), random.Random(1))


@pytest.mark.parametrize("name", ["reference-planner", "reference-lookahead"])
def test_both_games_are_played_to_the_end_with_every_number_of_seats(name: str) -> None:
    for game, sizes in (("colt-express", COLT_EXPRESS), ("el-paso", EL_PASO)):
        for seats, options in sizes:
            assert sum(1 for _ in decisions(make(name), game, seats, options)) > seats


@pytest.mark.parametrize("name", MAKERS)
def test_the_same_chance_gives_the_same_choice(name: str) -> None:
    first, second = ([action.text for _, _, action in decisions(make(name), "colt-express", 4, {}, seed=7)] for _ in range(2))
    assert first == second


@pytest.mark.parametrize("game", ["colt-express", "el-paso"])
@pytest.mark.parametrize("bot", [Planner(), Lookahead()], ids=lambda bot: bot.name)
def test_what_a_seat_cannot_know_changes_nothing(bot: Bot, game: str) -> None:
    for seed in range(5):
        here = drawn_from(game, seed, lambda view: True)
        seat = here.awaiting[0]
        other = here.guess(seat, random.Random(seed))
        chosen = {bot.choose(each.view(seat), each.legal_actions(seat), random.Random(seed)).text for each in (here, other)}
        assert len(chosen) == 1


def test_worlds_differ_in_what_the_seat_does_not_know_and_agree_on_the_rest() -> None:
    here = drawn_from("colt-express", 3, lambda view: view.decision.kind == "plan" and view.round.number > 2)
    seat = here.awaiting[0]
    worlds = Worlds(here.view(seat), random.Random(1), WORLDS)
    ahead = {worlds.tried(world, here.legal_actions(seat)[0].id, stages=1) for world in range(WORLDS)}
    now = {worlds.tried(world, here.legal_actions(seat)[0].id, stages=0)[0] for world in range(WORLDS)}
    assert len(ahead) > 1
    assert len(now) == 1


@pytest.mark.parametrize("game", ["colt-express", "el-paso"])
def test_trials_are_the_same_compiled_and_plain(game: str) -> None:
    for seed in range(3):
        here = drawn_from(game, seed, lambda view: True)
        seat = here.awaiting[0]
        found = []
        for compiled in (True, False):
            worlds = Worlds(here.view(seat), random.Random(seed), 3, compiled)
            found.append([worlds.tried(world, action.id, 1) for world in range(3) for action in here.legal_actions(seat)])
        assert found[0] == found[1]


class Counted(Worlds):
    """Worlds that count what is tried in them."""

    trials: list[tuple[int, int]]

    def tried(self, world: int, action: int, stages: int) -> tuple[int, int]:
        Counted.trials.append((world, action))
        return super().tried(world, action, stages)


def test_a_planner_tries_all_in_four_worlds_and_four_finalists_in_twelve(monkeypatch: pytest.MonkeyPatch) -> None:
    Counted.trials = []
    monkeypatch.setattr("wildbunch.bots.reference.planner.Worlds", Counted)
    here = drawn_from("colt-express", 1, lambda view: view.decision.kind == "plan" and view.round.number == 1)
    seat = here.awaiting[0]
    legal = here.legal_actions(seat)
    chosen = Planner().choose(here.view(seat), legal, random.Random(1))
    tried = {action.id: sum(number == action.id for _, number in Counted.trials) for action in legal}
    assert len(legal) > FINALISTS
    assert sorted(tried.values()) == [TRIALS] * (len(legal) - FINALISTS) + [WORLDS] * FINALISTS
    assert tried[chosen.id] == WORLDS


def test_one_step_of_look_ahead_takes_the_most_money_there_is_to_take() -> None:
    def strongbox(view: View) -> bool:
        kind = view.decision.kind if view.decision else ""
        return kind == "rob" and any(car.inside.strongboxes + car.roof.strongboxes for car in view.train)

    found = 0
    for seed in range(60):
        for view, legal, _ in decisions(make("greedy"), "colt-express", 5, {}, seed):
            if strongbox(view) and any(other.text == "rob strongbox" for other in legal):
                found += 1
                assert Lookahead().choose(view, legal, random.Random(seed)).text == "rob strongbox"
        if found > 3:
            return
    assert found


def test_one_step_of_look_ahead_sees_no_difference_between_plans() -> None:
    here = new_game("colt-express", 4, seed=1)
    seat = here.awaiting[0]
    chosen = {Lookahead().choose(here.view(seat), here.legal_actions(seat), random.Random(seed)).text for seed in range(40)}
    assert len(chosen) == len(here.legal_actions(seat))
