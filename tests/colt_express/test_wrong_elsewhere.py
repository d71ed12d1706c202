"""Cases that other digital versions of Colt Express got wrong, one sentence each, and combinations of powers and rules."""

from collections import Counter

import pytest

import wildbunch
from tests.colt_express.reference_box import ROUND_CARDS, STATIONS
from tests.colt_express.scene import dealing, drawn, event, schemin, stealin
from wildbunch.colt_express.characters import may_hide_card
from wildbunch.colt_express.components import DOC, GHOST
from wildbunch.colt_express.state import State

# The Marshal ------------------------------------------------------------------------------------


def test_of_several_bandits_in_the_marshals_car_all_flee_and_none_is_skipped() -> None:
    scene = stealin(
        """
        roof   :  |         |                                |  |      |  |
        inside :  | Marshal | Belle Cheyenne Django Doc Tuco |  | Ghost |  |
        """,
        "Ghost marshal",
    ).play("marshal 2")
    assert scene.drawing == drawn(
        """
        roof   :  |  | Belle Cheyenne Django Doc Tuco |  |       |  |
        inside :  |  | Marshal                        |  | Ghost |  |
        """
    )
    assert len(scene.told("marshal_hits")) == 5


def test_the_angry_marshal_drives_out_whom_he_finds_in_the_next_car() -> None:
    scene = event(
        "angry_marshal",
        """
        roof   : Belle   |          |      |
        inside : Marshal | Doc Tuco |      |
        """,
    )
    assert scene.drawing == drawn(
        """
        roof   : Belle   | Doc Tuco |      |
        inside :         | Marshal  |      |
        """
    )
    assert [scene.received(name) for name in ("Belle", "Doc", "Tuco")] == [{"neutral": 1}] * 3


def test_the_neutral_supply_is_thirteen_and_runs_short_for_a_whole_group() -> None:
    assert wildbunch.new_game("colt-express", 6, seed=1).position().to_json()["neutral_bullets"]["left"] == 13
    scene = event(
        "passengers_rebellion",
        """
        roof   :     |         |       |
        inside : Doc | Marshal | Belle | Tuco
        """,
        neutral=2,
    )
    assert scene.told("passengers_hit") == []
    assert scene.game.position().to_json()["neutral_bullets"] == {"left": 0, "removed": 2}


# Events of the round cards ----------------------------------------------------------------------


def test_braking_moves_every_bandit_of_a_roof() -> None:
    scene = event(
        "braking",
        """
        roof   :         | Belle Doc Tuco |  |
        inside : Marshal |                |  |
        """,
    )
    assert [scene.where(name) for name in ("Belle", "Doc", "Tuco")] == ["roof 0"] * 3


def test_the_swivel_arm_sweeps_every_bandit_of_a_roof() -> None:
    scene = event(
        "swivel_arm",
        """
        roof   : Ghost   | Belle Doc Tuco |  |  |
        inside : Marshal |                |  |  |
        """,
    )
    assert [scene.where(name) for name in ("Belle", "Doc", "Ghost", "Tuco")] == ["roof 4"] * 4


def test_a_pickpocketed_purse_leaves_the_floor() -> None:
    scene = event(
        "pickpocketing",
        """
        roof   :         |  | purse#4=300 Doc |
        inside : Marshal |  |                 | Belle Tuco
        """,
    )
    assert scene.drawing == drawn(
        """
        roof   :         |  | Doc |
        inside : Marshal |  |     | Belle Tuco
        """
    )
    assert scene.loot("Doc") == "purse#2=250 purse#4=300"


def test_inside_and_on_the_roof_of_one_car_two_bandits_are_both_alone_for_pickpocketing() -> None:
    scene = event(
        "pickpocketing",
        """
        roof   :         |  | purse#4=300 Doc |
        inside : Marshal |  | purse Belle     | Tuco purse
        """,
    )
    assert [line.split()[1] for line in scene.told("pickpockets")] == ["belle", "doc", "tuco"]


def test_the_marshals_revenge_takes_the_lowest_purse_and_not_the_highest() -> None:
    scene = event(
        "marshals_revenge",
        """
        roof   :         |  | Doc |
        inside : Marshal |  |     | Belle Tuco
        """,
        loot={"Doc": "purse=500 purse=350 purse=450"},
    )
    assert scene.told("purse_lost") == ["purse_lost doc 5 350"]


def test_hostage_taking_pays_inside_and_on_the_roof() -> None:
    scene = event(
        "hostage_taking",
        """
        roof   : Doc   |         |  |
        inside : Belle | Marshal |  | Tuco
        """,
    )
    assert scene.told("ransom") == ["ransom belle 250", "ransom doc 250"]


# Powers -----------------------------------------------------------------------------------------


def test_tuco_shoots_up_as_well_as_down() -> None:
    for roof, inside in (("Doc", "Tuco"), ("Tuco", "Doc")):
        scene = stealin(
            f"""
            roof   :         | {roof}   |  |
            inside : Marshal | {inside} |  | Belle
            """,
            "Tuco fire",
        )
        assert scene.told("shot") == ["shot tuco doc 5"]


def test_belle_is_filtered_after_tucos_extra_targets_are_added() -> None:
    scene = stealin(
        """
        roof   :         |       | Doc  |
        inside : Marshal | Belle | Tuco |
        """,
        "Tuco fire",
    )
    assert scene.told("shot") == ["shot tuco doc 5"], "Belle beside him is spared for Doc above him"


def test_django_pushes_on_roofs_and_into_the_caboose() -> None:
    scene = stealin(
        """
        roof   : Django  |  | Doc |
        inside : Marshal |  |     | Tuco
        """,
        "Django fire",
    ).play("push yes")
    assert scene.where("Doc") == "roof 3"


def test_django_does_not_push_without_bullets() -> None:
    scene = stealin(
        """
        roof   : Django  |  | Doc |
        inside : Marshal |  |     | Tuco
        """,
        "Django fire",
        fired={"Django": 6},
    )
    assert scene.told("no_effect", "pushed") == ["no_effect django fire no_bullets"]


@pytest.mark.parametrize("option", ["may", "must"])
def test_who_is_pushed_into_the_marshal_gets_two_bullets(option: str) -> None:
    scene = stealin(
        """
        roof   : Tuco |        |     |
        inside :      | Django | Doc | Marshal
        """,
        "Django fire",
        django_push=option,
    )
    scene = scene.play("push yes") if option == "may" else scene
    assert scene.received("Doc") == {"django": 1, "neutral": 1}
    assert scene.where("Doc") == "roof 3"


def test_ghost_may_choose_face_up() -> None:
    scene = schemin({"Ghost": "rob"}, "roof : | | |\n inside : Marshal | | | Belle Ghost Tuco", first="Ghost")
    assert scene.legal == ["play rob", "play rob down", "draw"]
    assert scene.play("play rob").told("played") == ["played ghost rob False"]


def test_doc_has_seven_cards_from_the_first_round_on() -> None:
    game = wildbunch.new_game("colt-express", ["doc", "belle", "tuco"], seed=3)
    assert [sum(row["hand"].values()) for row in game.position().to_json()["seats"]] == [7, 6, 6]


# Moving, punching, planning ---------------------------------------------------------------------


@pytest.mark.parametrize("car", [1, 2, 3])
def test_on_roofs_one_moves_one_two_or_three_cars(car: int) -> None:
    scene = stealin(
        """
        roof   : Doc     |  |  |
        inside : Marshal |  |  | Belle Tuco
        """,
        "Doc move",
    ).play(f"move {car}")
    assert scene.where("Doc") == f"roof {car}"


def test_punched_loot_stays_where_the_puncher_stands() -> None:
    scene = stealin(
        """
        roof   :         |  | Doc Tuco |
        inside : Marshal |  |          | Belle
        """,
        "Doc punch",
        loot={"Tuco": "strongbox"},
    ).play("shove 3")
    assert scene.drawing == drawn(
        """
        roof   :         |  | Doc strongbox | Tuco
        inside : Marshal |  |               | Belle
        """
    )


def test_speeding_up_gives_both_steps_to_one_seat_before_the_next() -> None:
    scene = schemin({"Belle": "move fire", "Doc": "rob"}, card="bridge", turn=1)
    assert scene.play("play move").asked == "belle plan"
    assert scene.play("play move", "play fire").asked == "doc plan"


@pytest.mark.parametrize("left", [1, 2])
def test_with_one_or_two_cards_left_one_draws_those(left: int) -> None:
    cards = ["move", "move", "floor", "floor", "fire", "fire", "rob", "rob", "punch", "marshal"]
    scene = schemin({"Doc": " ".join(cards[left:])}, first="Doc").play("draw")
    assert Counter(scene.cards("Doc", "hand").split()) == Counter(cards)


# The game as a whole ----------------------------------------------------------------------------


def test_the_gunslingers_thousand_is_paid_in_full_to_all_who_are_tied() -> None:
    scene = event(
        "hostage_taking",
        """
        roof   :         |  | Doc |
        inside : Marshal |  |     | Belle Tuco
        """,
        fired={"Doc": 4, "Tuco": 4, "Belle": 1},
    )
    assert scene.game.outcome is not None
    assert [score.gunslinger for score in scene.game.outcome.scores] == [0, 1000, 1000]


def test_a_tie_in_money_is_broken_by_the_bullets_received() -> None:
    scene = event(
        "hostage_taking",
        """
        roof   :         |  | Doc |
        inside : Marshal |  |     | Belle Tuco
        """,
        received={"Belle": "neutral neutral", "Doc": "neutral", "Tuco": "neutral neutral neutral"},
    )
    assert scene.game.outcome is not None
    assert scene.game.outcome.winners == (1,)
    assert scene.game.outcome.ranking == (1, 0, 2)
    assert scene.game.outcome.decided_by == "bullets"


def test_the_starting_purses_come_out_of_the_eight_of_250() -> None:
    """With six players two purses of $250 are left for the train; so nobody can ever own a third one found there."""
    for seed in range(25):
        game = wildbunch.new_game("colt-express", 6, seed=seed)
        while not game.over:
            (seat,) = game.awaiting
            texts = [action.text for action in game.legal_actions(seat)]
            game = game.play(seat, next((text for text in texts if text in ("play rob", "rob purse")), texts[0]))
        document = game.position().to_json()
        purses = [purse for row in document["bandits"] for purse in row["purses"]]
        purses += [purse for car in document["train"] for level in ("inside", "roof") for purse in car[level]["tokens"]]
        purses += document["box"]
        assert sum(purse["value"] == 250 and purse["token"] > 6 for purse in purses) <= 2


def test_in_the_standard_game_everything_is_reshuffled_each_round() -> None:
    scene = dealing(number=3, received={"Doc": "tuco neutral neutral"})
    assert len(scene.cards("Doc", "hand").split()) == 7
    assert len(scene.cards("Doc", "deck").split()) == 6
    assert scene.game.position().to_json()["pile"] == []


def test_the_first_player_rotates_round_the_table_and_there_are_five_rounds() -> None:
    game = wildbunch.new_game("colt-express", 4, seed=8)
    firsts = [event.to_json()["first"] for event in game.events if event.kind == "round_started"]
    while not game.over:
        (seat,) = game.awaiting
        game = game.play(seat, game.legal_actions(seat)[-1])
        firsts += [event.to_json()["first"] for event in game.events if event.kind == "round_started"]
    assert [(first - firsts[0]) % 4 for first in firsts] == [0, 1, 2, 3, 0]


# Combinations -----------------------------------------------------------------------------------


def test_django_spares_belle_as_all_do_and_pushes_her_when_she_is_alone() -> None:
    scene = stealin(
        """
        roof   :         | Django | Belle |
        inside : Marshal |        |       | Doc
        """,
        "Django fire",
    )
    assert scene.told("shot") == ["shot django belle 5"]
    assert scene.play("push yes").where("Belle") == "roof 3"


def test_who_is_pushed_out_of_sight_saves_nobody_behind() -> None:
    """Django's first shot pushes Doc beside Ghost; the second may hit either."""
    scene = stealin(
        """
        roof   : Django  | Doc | Ghost |  |
        inside : Marshal |     |       |  | Tuco
        """,
        "Django fire, Django fire",
    ).play("push yes")
    assert scene.legal == ["fire doc", "fire ghost"]


def test_cheyenne_takes_the_purse_and_her_victim_still_meets_the_marshal() -> None:
    scene = stealin(
        """
        roof   :         | Doc            |  |
        inside : Marshal | Cheyenne Tuco  |  |
        """,
        "Cheyenne punch",
    ).play("take yes", "shove 0")
    assert scene.loot("Cheyenne") == "purse#1=250 purse#3=250"
    assert scene.received("Tuco") == {"neutral": 1}
    assert scene.where("Tuco") == "roof 0"


def test_cheyenne_spares_belle_for_a_bandit_beside_her() -> None:
    scene = stealin(
        """
        roof   :         |  | Belle Cheyenne Tuco |
        inside : Marshal |  |                     |
        """,
        "Cheyenne punch",
    )
    assert scene.told("punched") == ["punched cheyenne tuco"]


def test_a_bandit_who_fled_to_the_roof_acts_from_there() -> None:
    scene = stealin(
        """
        roof   :         | jewel      |      |
        inside : Marshal | Doc purse  | Tuco | Belle
        """,
        "Belle marshal, Doc rob, Doc move",
    )
    assert scene.told("robbed") == ["robbed doc jewel 500 1 roof"]
    assert scene.legal == ["move 0", "move 2", "move 3"]


def test_a_bandit_may_go_down_to_the_marshal_again_and_again() -> None:
    scene = stealin(
        """
        roof   :  | Doc     |  |
        inside :  | Marshal |  | Belle Tuco
        """,
        "Doc floor, Doc floor",
    )
    assert scene.received("Doc") == {"neutral": 2}


def test_the_marshal_guards_loot_but_does_not_own_it() -> None:
    """The strongbox stays in his car when he leaves, and can be robbed then."""
    scene = stealin(
        """
        roof   :  |     |  | Tuco              |
        inside :  | Doc |  | Marshal strongbox | Belle Ghost
        """,
        "Doc marshal, Tuco floor, Tuco rob",
    ).play("marshal 2")
    assert scene.told("robbed") == ["robbed tuco strongbox 1000 3 inside"]


def test_tuco_and_a_target_both_chased_by_the_marshal_see_each_other_on_the_roof_only() -> None:
    scene = stealin(
        """
        roof   :         |          |  |
        inside : Marshal | Doc Tuco |  | Belle
        """,
        "Belle marshal, Tuco fire",
    )
    assert scene.told("no_effect") == ["no_effect tuco fire no_target"], "both stand on one spot now"


def test_ghosts_power_covers_the_first_of_two_steps_in_a_speeding_up_first_turn() -> None:
    """No printed round card begins that way, so the rule is asked directly."""
    assert not [card for card, pair in {**ROUND_CARDS, **STATIONS}.items() for turns in pair if turns[0] != "S"]
    state = State()
    ghost, doc = 0, 1
    state.bandits[ghost].character, state.bandits[doc].character = GHOST, DOC
    assert may_hide_card(state, ghost, False)
    assert not may_hide_card(state, ghost, True)
    assert not may_hide_card(state, doc, False)
    state.turn = 1
    assert not may_hide_card(state, ghost, False)
