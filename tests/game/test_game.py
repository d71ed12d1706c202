"""The Game value: starting, playing, being refused, and where its chance comes from."""

from __future__ import annotations

import copy
import hashlib
import hmac
import pickle
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.game.play import CHANCES, NEW_GAMES, document, played, steps
from wildbunch import (
    BadOption,
    BadSeats,
    BadSeed,
    Game,
    GameOver,
    IllegalAction,
    UnknownGame,
    WildbunchError,
    WrongSeat,
    game_info,
    game_names,
    new_game,
)

NAME = "colt-express"


def test_colt_express_is_for_two_to_six_seats_with_six_bandits() -> None:
    info = game_info(NAME)
    assert NAME in game_names()
    assert (info.seats_min, info.seats_max) == (2, 6)
    assert info.roles == ("belle", "cheyenne", "django", "doc", "ghost", "tuco")
    assert {option.name: option.default for option in info.options} == {
        "django_push": "may",
        "marshals_revenge": "every_roof",
        "open_pile": True,
        "expert": False,
    }


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_number_of_seats_draws_that_many_different_bandits(seats: int) -> None:
    game = new_game(NAME, seats, seed=1)
    assert len(set(game.roles)) == game.seats == seats
    assert game.drawn == tuple(range(seats))


def test_chosen_bandits_sit_where_they_were_chosen_and_random_ones_are_drawn_from_the_rest() -> None:
    seen = set()
    for seed in range(100):
        game = new_game(NAME, ["tuco", "random", "belle"], seed=seed)
        assert (game.roles[0], game.roles[2], game.drawn) == ("tuco", "belle", (1,))
        seen.add(game.roles[1])
    assert seen == {"cheyenne", "django", "doc", "ghost"}


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        (1, "colt-express is for 2 to 6 seats, not 1."),
        (7, "colt-express is for 2 to 6 seats, not 7."),
        (-1, "colt-express is for 2 to 6 seats, not -1."),
        (["belle"], "colt-express is for 2 to 6 seats, not 1."),
        (["belle", "doc"], "Seat 0: 'belle' is no team; give two names as one+other, or random."),
        (["belle+doc", "tuco+random"], "Seat 1: 'tuco+random' is no team; give two names as one+other, or random."),
        (["belle+doc", "doc+tuco"], "Seat 1: doc is taken by seat 0."),
        (["belle+belle", "random"], "Seat 0: belle is taken by seat 0."),
        (["belle+doc", "tuco", "ghost"], "Seat 0: 'belle+doc' is none of belle, cheyenne, django, doc, ghost, tuco, random."),
        (
            ["belle", "doc", "annie"],
            "Seat 2: 'annie' is none of belle, cheyenne, django, doc, ghost, tuco, random.",
        ),
        (["belle", "doc", "belle"], "Seat 2: belle is taken by seat 0."),
        ("belle", "Seats are a number or a list of names, not 'belle'."),
        (True, "Seats are a number or a list of names, not True."),
    ],
)
def test_impossible_seats_are_refused_with_what_is_allowed(seats: object, sentence: str) -> None:
    with pytest.raises(BadSeats) as refused:
        new_game(NAME, seats)  # type: ignore[arg-type]
    assert refused.value.message == sentence
    assert refused.value.code == "bad_seats"


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"django_push": "always"}, "Option django_push is one of may, must, not always."),
        ({"open_pile": 1}, "Option open_pile is one of true, false, not 1."),
        ({"open_pile": "true"}, "Option open_pile is one of true, false, not true."),
        ({"expert": "yes"}, "Option expert is one of false, true, not yes."),
        ({"weather": True}, "There is no option weather; there are django_push, marshals_revenge, open_pile, expert."),
        (["expert"], "Options are a mapping of names to choices, not ['expert']."),
        ("open_pile", "Options are a mapping of names to choices, not 'open_pile'."),
    ],
)
def test_an_impossible_option_is_refused_with_its_name_and_what_is_allowed(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        new_game(NAME, 4, options)
    assert refused.value.message == sentence


def test_two_seats_always_play_the_expert_game() -> None:
    assert [new_game(NAME, 2, options).options["expert"] for options in ({}, {"expert": False}, {"expert": True})] == [True] * 3
    assert new_game(NAME, 3).options["expert"] is False


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownGame) as refused:
        new_game("chess", 2)
    assert NAME in refused.value.details["allowed"]


@pytest.mark.parametrize("seed", [b"short", 1.5, ["a"], pytest.param(10**5000, id="long")])
def test_an_impossible_seed_is_refused(seed: object) -> None:
    with pytest.raises(BadSeed):
        new_game(NAME, 4, seed=seed)  # type: ignore[arg-type]


def test_any_text_is_a_seed_even_one_that_is_no_unicode() -> None:
    assert new_game(NAME, 4, seed="\udcff") == new_game(NAME, 4, seed="\udcff") != new_game(NAME, 4, seed="\udcfe")


def test_the_options_of_a_game_cannot_be_changed() -> None:
    game = new_game(NAME, 4, {"django_push": "must"})
    assert dict(game.options) == {"django_push": "must", "marshals_revenge": "every_roof", "open_pile": True, "expert": False}
    with pytest.raises(TypeError):
        game.options["django_push"] = "may"  # type: ignore[index]


# Chance ---------------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    assert new_game(NAME, 4, seed=7) == new_game(NAME, 4, seed=7)
    assert document(new_game(NAME, 4, seed=7)) != document(new_game(NAME, 4, seed=8))
    assert document(new_game(NAME, 4, seed=7)) != document(new_game(NAME, 4, seed="7"))


def test_without_a_seed_every_game_is_another() -> None:
    assert new_game(NAME, 4).secret != new_game(NAME, 4).secret


def test_a_seed_of_32_bytes_is_the_secret_and_the_commitment_is_its_sha_256() -> None:
    secret = bytes(range(32))
    game = new_game(NAME, 4, seed=secret)
    assert game.secret == secret
    assert game.commitment == hashlib.sha256(secret).hexdigest()


@settings(max_examples=60)
@given(NEW_GAMES, CHANCES)
def test_the_entropy_of_a_step_is_the_hmac_of_the_number_of_steps_before_it_that_used_chance(game: Game, rng: random.Random) -> None:
    number = 1  # the deal was number 0
    for before, seat, action, after in steps(game, rng):
        entropy = hmac.digest(game.secret, number.to_bytes(8, "big"), "sha256")
        assert document(before.play(seat, action, entropy=entropy)) == document(after)
        another = document(before.play(seat, action, entropy=bytes(32)))
        if another != document(after):
            number += 1
        else:
            number = after._chances  # chance was perhaps used, but could not change anything


@settings(max_examples=60)
@given(NEW_GAMES, CHANCES)
def test_a_game_holds_no_randomness_between_steps(game: Game, rng: random.Random) -> None:
    for _, _, _, after in steps(game, rng):
        assert after._state.rng == [0] * 8


def test_a_step_that_needs_no_chance_uses_no_entropy() -> None:
    game = new_game(NAME, 4, seed=1)
    seat = game.awaiting[0]
    card = next(action for action in game.legal_actions(seat) if action.kind == "play")
    assert game.play(seat, card)._chances == game._chances
    assert game.play(seat, "draw")._chances == game._chances + 1


@pytest.mark.parametrize("entropy", [b"", bytes(31), "00" * 16])
def test_entropy_of_a_wrong_length_is_refused(entropy: object) -> None:
    game = new_game(NAME, 4, seed=1)
    with pytest.raises(BadSeed):
        game.play(game.awaiting[0], "draw", entropy=entropy)  # type: ignore[arg-type]


# Playing --------------------------------------------------------------------------------------------


@settings(max_examples=100)
@given(NEW_GAMES, CHANCES)
def test_playing_leaves_the_game_before_as_it_was(game: Game, rng: random.Random) -> None:
    for before, seat, action, _ in steps(game, rng):
        kept = before._state.copy()
        before.play(seat, action)
        assert before._state == kept


def test_an_action_may_be_given_as_text_or_as_what_legal_actions_returned() -> None:
    game = new_game(NAME, 4, seed=3)
    seat = game.awaiting[0]
    for action in game.legal_actions(seat):
        assert game.play(seat, action) == game.play(seat, action.text)


def test_a_seat_that_is_not_awaited_is_refused_with_the_one_that_is() -> None:
    game = new_game(NAME, 4, seed=3)
    other = (game.awaiting[0] + 1) % 4
    with pytest.raises(WrongSeat) as refused:
        game.play(other, "draw")
    assert refused.value.code == "wrong_seat"
    assert refused.value.details == {"seat": other, "awaiting": list(game.awaiting)}
    assert refused.value.message == f"It is not seat {other} that must decide now, but seat {game.awaiting[0]}."


def test_an_illegal_action_is_refused_with_the_rule_and_what_is_legal() -> None:
    game = new_game(NAME, 4, seed=3)
    seat = game.awaiting[0]
    with pytest.raises(IllegalAction) as refused:
        game.play(seat, "play bullet")
    assert refused.value.code == "illegal_action"
    assert refused.value.message == "CE-ROUND-2: Bullets cannot be played"
    assert refused.value.details["legal"] == [action.text for action in game.legal_actions(seat)]


def test_nothing_can_be_played_after_the_end() -> None:
    game = new_game(NAME, 3, seed=3)
    rng = random.Random(0)
    for _, _, _, after in steps(game, rng):
        game = after
    assert game.over
    assert game.awaiting == ()
    for seat in range(3):
        with pytest.raises(GameOver) as refused:
            game.play(seat, "draw")
        assert refused.value.code == "game_over"


@pytest.mark.parametrize("seat", [-1, 4, 99, "0", None, [0]])
def test_a_seat_that_does_not_exist_is_refused(seat: object) -> None:
    game = new_game(NAME, 4, seed=3)
    for ask in (game.legal_actions, game.refusals, lambda s: game.play(s, "draw"), lambda s: game.why_not(s, "draw")):
        with pytest.raises(BadSeats):
            ask(seat)  # type: ignore[arg-type]


@settings(max_examples=100)
@given(NEW_GAMES, CHANCES, st.text(max_size=20))
def test_any_text_is_played_or_refused_with_a_reason(game: Game, rng: random.Random, text: str) -> None:
    game = played(game, rng, 100)
    seat = game.awaiting[0]
    reason = game.why_not(seat, text)
    if reason is None:
        game.play(seat, text)
        return
    with pytest.raises(IllegalAction) as refused:
        game.play(seat, text)
    assert refused.value.details["rule"] == reason.rule
    assert reason.rule.startswith("CE-")


@pytest.mark.parametrize("name", game_names())
def test_games_travel_between_processes_and_are_copied(name: str) -> None:
    game = new_game(name, 4, seed=3)
    for back in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game), copy.copy(game)):
        assert back == game
        assert (back.options, back.roles, back.drawn, back.commitment) == (game.options, game.roles, game.drawn, game.commitment)
        seat = game.awaiting[0]
        action = game.legal_actions(seat)[0]
        assert back.play(seat, action) == game.play(seat, action)


def test_a_legal_action_needs_no_reason_and_what_is_none_has_one() -> None:
    game = new_game(NAME, 4, seed=3)
    seat = game.awaiting[0]
    assert game.why_not(seat, game.legal_actions(seat)[0]) is None
    assert game.why_not(seat, None) is not None  # type: ignore[arg-type]


def test_errors_travel_between_processes() -> None:
    game = new_game(NAME, 4, seed=3)
    with pytest.raises(IllegalAction) as refused:
        game.play(game.awaiting[0], "play bullet")
    back = pickle.loads(pickle.dumps(refused.value))
    assert isinstance(back, IllegalAction)
    assert (back.code, back.message, back.details) == (
        refused.value.code,
        refused.value.message,
        refused.value.details,
    )
    assert isinstance(copy.copy(refused.value), WildbunchError)


def test_a_game_says_what_it_is_without_its_secret() -> None:
    game = new_game(NAME, ["belle", "doc", "tuco"], seed=3)
    assert repr(game) == f"<colt-express, belle, doc, tuco: 0 played, awaiting {list(game.awaiting)}>"


# The end ----------------------------------------------------------------------------------------------


def test_the_outcome_tells_scores_ranking_winners_and_what_decided() -> None:
    decided = set()
    for seed in range(400):
        game = new_game(NAME, 4, seed=seed)
        for _, _, _, after in steps(game, random.Random(seed)):
            game = after
        outcome = game.outcome
        assert outcome is not None
        decided.add(outcome.decided_by)
        best = max(score.money for score in outcome.scores)
        richest = [score.seat for score in outcome.scores if score.money == best]
        assert (outcome.decided_by == "money") == (len(richest) == 1)
        assert (outcome.decided_by == "shared") == (len(outcome.winners) > 1)
        keys = [(-outcome.scores[seat].money, outcome.scores[seat].bullets_received) for seat in outcome.ranking]
        assert keys == sorted(keys)
    assert {"money", "bullets"} <= decided
