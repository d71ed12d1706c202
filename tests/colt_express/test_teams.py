"""CE-TEAM-*: two players, each with a team of two bandits."""

from collections import Counter
from typing import Any

import pytest

import wildbunch
from tests.colt_express.scene import Scene, drawn
from tests.colt_express.variants import seat, teams, tokens_of
from wildbunch import Game

NAMES = ["belle+ghost", "doc+tuco"]
TEAM_DECK = [f"{card} {name}" for card in ("move", "floor", "fire", "rob", "punch") for name in ("belle", "ghost")] + ["marshal"]


def begun(seed: int = 1, names: list[str] | int = 2) -> Game:
    return wildbunch.new_game("colt-express", names, seed=seed)


def placed(seed: int = 1) -> Game:
    game = begun(seed, NAMES)
    for _ in range(2):
        (number,) = game.awaiting
        game = game.play(number, game.legal_actions(number)[0])
    return game


def test_CE_TEAM_1_two_seats_have_four_passenger_cars_and_two_bandits_each() -> None:
    for seed in range(10):
        position = begun(seed).position().to_json()
        assert len(position["train"]) == 5
        assert [len(row["bandits"]) for row in position["seats"]] == [2, 2]
        assert len({row["bandit"] for row in position["bandits"]}) == 4
        assert [row["seat"] for row in position["bandits"]] == [0, 0, 1, 1]


def test_CE_TEAM_1_the_first_player_places_his_team_then_the_other() -> None:
    seen = set()
    for seed in range(20):
        game = begun(seed, NAMES)
        (first,) = game.awaiting
        seen.add(first)
        assert game.view(None).to_json()["phase"] == "placing"
        assert game.view(None).to_json()["decision"]["bandit"] == NAMES[first]
        names = NAMES[first].split("+")
        assert [action.text for action in game.legal_actions(first)] == [f"place {name} caboose" for name in names]
        after = game.play(first, f"place {names[1]} caboose")
        assert after.awaiting == (1 - first,)
        assert [event.to_json() for event in after.events] == [
            {"kind": "placed", "bandit": names[0], "car": 3},
            {"kind": "placed", "bandit": names[1], "car": 4},
        ]
    assert seen == {0, 1}


def test_CE_TEAM_1_in_each_of_the_two_rear_cars_stands_one_bandit_of_each_team() -> None:
    for seed in range(10):
        position = placed(seed).position().to_json()
        for number in (0, 1):
            assert sorted(row["car"] for row in position["bandits"] if row["seat"] == number) == [3, 4]
        assert {row["level"] for row in position["bandits"]} == {"inside"}


def test_CE_TEAM_1_each_bandit_has_its_own_six_bullets_and_a_purse_of_250() -> None:
    for row in placed().position().to_json()["bandits"]:
        assert row["bullets_left"] == 6
        assert [purse["value"] for purse in row["purses"]] == [250]
        assert [purse["known"] for purse in row["purses"]] == [[0, 1]]


def test_CE_TEAM_1_nobody_places_the_bandits_of_the_other_team() -> None:
    game = begun(1, NAMES)
    (first,) = game.awaiting
    reason = game.why_not(first, f"place {NAMES[1 - first].split('+')[0]} caboose")
    assert reason is not None
    assert (reason.rule, reason.code) == ("CE-TEAM-1", "place-not-yours")


def test_CE_TEAM_2_the_deck_of_a_team_has_eleven_cards() -> None:
    row = placed().position().to_json()["seats"][0]
    assert Counter(row["hand"]) + Counter(row["deck"]) == Counter(TEAM_DECK)


def test_CE_TEAM_2_a_card_acts_for_its_bandit() -> None:
    scene = teams("schemin", [{"hand": "floor ghost, floor belle, marshal"}, {}], card="tunnels")
    assert scene.legal[:3] == ["play floor belle", "play marshal", "play floor ghost"]
    played = scene.play("play floor ghost")
    assert played.told("played") == ["played ghost floor False"]
    assert played.game.position().to_json()["pile"][0]["bandit"] == "ghost"


def test_CE_TEAM_2_when_it_resolves_the_card_moves_the_bandit_it_names() -> None:
    scene = teams("stealin", None, pile="Ghost floor, Doc floor")
    assert scene.told("climbed") == ["climbed ghost 4 roof", "climbed doc 3 roof"]
    assert seat(scene, 0)["discard"] == {"floor ghost": 1}


def test_CE_TEAM_2_the_marshal_card_is_the_teams() -> None:
    scene = teams("schemin", [{"hand": "marshal"}, {}])
    assert "play marshal" in scene.legal
    assert scene.why_not("play marshal belle") == "CE-ROUND-2 unknown-action"
    assert scene.why_not("play fire") == "CE-ROUND-2 unknown-action"
    assert scene.why_not("play fire ghost") == "CE-ROUND-2 not-in-team-hand"


def test_CE_TEAM_2_cards_to_keep_name_their_bandit_too() -> None:
    scene = teams("keeping", [{"hand": "fire belle, fire ghost"}, {"hand": "marshal, move doc"}])
    game = scene.game
    assert game.awaiting == (0, 1)
    assert [action.text for action in game.legal_actions(0)] == ["keep", "discard fire belle", "discard fire ghost"]
    assert [action.text for action in game.legal_actions(1)] == ["keep", "discard move doc", "discard marshal"]


ALONE = """
    roof   :         |  | Doc Tuco |       |
    inside : Marshal |  |          | Belle | Ghost
"""


def test_CE_TEAM_3_a_team_mate_is_an_ordinary_target_and_is_hit_when_he_is_the_only_one() -> None:
    scene = teams("stealin", None, ALONE, pile="Belle fire")
    assert scene.told("shot") == ["shot belle ghost 5"]
    assert seat(scene, 0)["bullets_on_top"] + seat(scene, 0)["seen_bullets"] == 1


def test_CE_TEAM_3_with_other_targets_the_mate_is_one_of_the_choices() -> None:
    scene = teams(
        "stealin",
        None,
        """
        roof   :         |  |     |       |
        inside : Marshal |  | Doc | Belle | Ghost Tuco
        """,
        pile="Belle fire",
    )
    assert scene.legal == ["fire ghost", "fire doc", "fire tuco"]


def test_CE_TEAM_3_a_bullet_goes_on_the_draw_pile_of_the_player() -> None:
    scene = teams("stealin", [{"hand": "move belle"}, {}], ALONE, pile="Belle fire", card="hostage_taking")
    assert seat(scene, 0)["bullets_on_top"] == 1
    assert scene.received("Ghost") == {"belle": 1}


def test_CE_TEAM_3_there_is_no_gunslinger() -> None:
    scene = teams("stealin", None, ALONE, pile="Belle fire", card="hostage_taking")
    assert scene.game.outcome is not None
    assert [score.gunslinger for score in scene.game.outcome.scores] == [0, 0]


def ended(**more: Any) -> Scene:
    return teams("stealin", None, ALONE, card="hostage_taking", pile="Doc floor", **more)


def test_CE_TEAM_3_the_richest_team_wins_with_the_money_of_both_bandits() -> None:
    outcome = ended(loot={"Belle": "purse#1=250 jewel", "Ghost": "purse#2=250", "Tuco": "purse#4=250 purse=300"}).game.outcome
    assert outcome is not None
    assert [score.money for score in outcome.scores] == [1000, 800]
    assert (outcome.winners, outcome.decided_by) == ((0,), "money")


def test_CE_TEAM_3_tied_the_team_whose_bandits_have_received_fewer_bullets_wins() -> None:
    outcome = ended(received={"Belle": "doc", "Ghost": "tuco", "Doc": "neutral"}).game.outcome
    assert outcome is not None
    assert [score.money for score in outcome.scores] == [500, 500]
    assert [score.bullets_received for score in outcome.scores] == [2, 1]
    assert (outcome.winners, outcome.decided_by) == ((1,), "bullets")


def test_CE_TEAM_4_a_team_with_doc_draws_up_to_seven() -> None:
    hands = [sum(row["hand"].values()) for row in placed().position().to_json()["seats"]]
    assert hands == [6, 7]


def test_CE_TEAM_4_a_team_with_ghost_may_hide_its_first_card_for_either_bandit() -> None:
    scene = teams("schemin", [{"hand": "floor ghost, floor belle"}, {"hand": "floor doc"}])
    assert {"play floor belle down", "play floor ghost down"} <= set(scene.legal)
    hidden = scene.play("play floor belle down")
    assert hidden.game.view(1).to_json()["pile"] == [{"bandit": "belle", "card": None, "face_down": True, "resolved": False}]
    assert "play floor doc down" not in hidden.legal
    assert hidden.why_not("play floor doc down") == "CE-TEAM-4 down-only-ghost-team"


def test_CE_TEAM_4_other_powers_are_those_of_the_bandits_own_cards() -> None:
    """Doc does not shoot through the roof because his mate Tuco can; Tuco does, and Belle, who is nearer, is spared."""
    drawing = """
        roof   :         |  |       | Ghost |
        inside : Marshal |  | Belle | Tuco Doc |
    """
    scene = teams("stealin", None, drawing, pile="Doc fire, Tuco fire")
    assert scene.told("shot") == ["shot doc belle 5", "shot tuco ghost 5"]


def test_a_position_of_teams_is_the_same_when_it_is_written_and_read() -> None:
    for game in (begun(3, NAMES), placed(3)):
        document = game.position().to_json()
        assert Game.from_position(document, seed=1).position().to_json() == document


def test_two_seats_without_the_expert_game_and_wrong_teams_are_faults() -> None:
    document = placed().position().to_json()
    with pytest.raises(wildbunch.BadPosition, match="two seats always play the expert game"):
        Game.from_position({**document, "options": {"expert": False}})
    document["seats"][0]["bandits"] = ["belle"]
    with pytest.raises(wildbunch.BadPosition, match="with 2 seats each has two"):
        Game.from_position(document)


def test_the_helper_of_these_tests_draws_what_it_is_told() -> None:
    scene = teams("schemin", None, ALONE)
    assert scene.drawing == drawn(ALONE)
    assert len(tokens_of(scene.game.position().to_json())) >= 4
