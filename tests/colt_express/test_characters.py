"""The powers of the six bandits, and how they meet each other."""

import pytest

from tests.colt_express.scene import dealing, drawn, schemin, stealin

GHOST_AND_TWO = """
    roof   :         |  |  |
    inside : Marshal |  |  | Belle Ghost Tuco
"""


def test_CE_GHOST_1_his_first_card_of_a_round_may_go_face_down_or_face_up() -> None:
    scene = schemin({"Ghost": "fire move"}, GHOST_AND_TWO, first="Ghost")
    assert scene.legal == ["play move", "play fire", "play move down", "play fire down", "draw"]
    assert scene.play("play fire down").told("played") == ["played ghost fire True"]
    assert scene.play("play fire").told("played") == ["played ghost fire False"]


def test_CE_GHOST_1_a_hidden_card_is_seen_by_its_owner_alone_until_it_resolves() -> None:
    scene = schemin({"Ghost": "fire move"}, GHOST_AND_TWO, first="Ghost").play("play fire down")
    for seat, card in [(0, None), (1, "fire"), (2, None), (None, None)]:
        view = scene.game.view(seat).to_json()
        assert view["pile"] == [{"bandit": "ghost", "card": card, "face_down": True, "resolved": False}]


@pytest.mark.parametrize("turn", [1, 2])
def test_CE_GHOST_1_not_in_a_later_turn(turn: int) -> None:
    scene = schemin({"Ghost": "fire move"}, GHOST_AND_TWO, first="Ghost", card="braking", turn=turn)
    assert scene.legal == ["play move", "play fire", "draw"]
    assert scene.why_not("play fire down") == "CE-GHOST-1 down-only-first-turn"


def test_CE_GHOST_1_if_he_draws_in_the_first_turn_the_power_is_gone_for_the_round() -> None:
    scene = schemin({"Ghost": "fire move", "Tuco": "move", "Belle": "move"}, GHOST_AND_TWO, first="Ghost", card="braking")
    scene = scene.play("draw", "play move", "play move")
    assert scene.asked == "ghost plan"
    assert not [text for text in scene.legal if text.endswith("down")]


def test_CE_GHOST_1_nobody_else_can() -> None:
    scene = schemin({"Tuco": "fire"}, GHOST_AND_TWO, first="Tuco")
    assert scene.legal == ["play fire", "draw"]
    assert scene.why_not("play fire down") == "CE-GHOST-1 down-only-ghost"


def test_CE_CHEYENNE_1_she_may_take_the_purse_her_punch_brings() -> None:
    position = """
        roof   :         |  |               |
        inside : Marshal |  | Cheyenne Tuco | Belle
    """
    scene = stealin(position, "Cheyenne punch", loot={"Tuco": "purse=450"})
    assert scene.asked == "cheyenne take"
    assert scene.legal == ["take no", "take yes"]
    taken = scene.play("take yes", "shove 3")
    assert taken.told("dropped", "snatched", "shoved") == ["snatched cheyenne tuco 4 450", "shoved cheyenne tuco 2 3 inside"]
    assert taken.loot("Cheyenne") == "purse#2=250 purse#4=450"
    left = scene.play("take no", "shove 3")
    assert left.told("dropped", "snatched") == ["dropped tuco purse 4 450 2 inside"]
    assert left.drawing == drawn(
        """
        roof   :         |  |                       |
        inside : Marshal |  | Cheyenne purse#4=450  | Belle Tuco
        """
    )


def test_CE_CHEYENNE_1_jewels_and_strongboxes_fall() -> None:
    scene = stealin(
        """
        roof   :         |  |               |
        inside : Marshal |  | Cheyenne Tuco | Belle
        """,
        "Cheyenne punch",
        loot={"Tuco": "jewel strongbox"},
    )
    assert scene.legal == ["drop jewel", "drop strongbox"]
    assert scene.play("drop jewel").asked == "cheyenne shove"
    assert scene.play("drop strongbox").told("dropped") == ["dropped tuco strongbox 1000 2 inside"]


def test_CE_CHEYENNE_1_nobody_else_is_asked_and_a_punched_cheyenne_drops_as_all_do() -> None:
    scene = stealin(
        """
        roof   :         |  |               |
        inside : Marshal |  | Cheyenne Tuco | Belle
        """,
        "Tuco punch",
    )
    assert scene.asked == "tuco shove"
    assert scene.told("dropped") == ["dropped cheyenne purse 2 250 2 inside"]


def test_CE_CHEYENNE_1_who_took_a_purse_knows_its_value_as_its_former_owner_does() -> None:
    scene = stealin(
        """
        roof   :         |  |               |
        inside : Marshal |  | Cheyenne Tuco | Belle
        """,
        "Cheyenne punch",
        loot={"Tuco": "purse=450"},
    ).play("take yes", "shove 3")
    for seat, value in [(0, None), (1, 450), (2, 450)]:
        purses = scene.game.view(seat).to_json()["bandits"][1]["purses"]
        assert purses[1] == {"token": 4, "value": value}


def test_CE_DJANGO_1_a_hit_bandit_may_be_moved_one_car_in_the_direction_of_fire() -> None:
    scene = stealin(
        """
        roof   :         |        |     |
        inside : Marshal | Django | Doc | Tuco
        """,
        "Django fire",
    )
    assert scene.asked == "django push"
    assert scene.legal == ["push no", "push yes"]
    assert scene.play("push yes").told("shot", "pushed") == ["shot django doc 5", "pushed django doc 2 3 inside"]
    assert scene.play("push no").where("Doc") == "inside 2"
    assert scene.play("push no").received("Doc") == {"django": 1}


def test_CE_DJANGO_1_forward_too() -> None:
    scene = stealin(
        """
        roof   :         |     |     |        |
        inside : Marshal |     | Doc | Django | Tuco Ghost
        """,
        "Django fire",
    ).play("fire doc", "push yes")
    assert scene.told("pushed") == ["pushed django doc 2 1 inside"]


def test_CE_DJANGO_1_on_roofs_over_any_distance_the_victim_moves_one_car() -> None:
    scene = stealin(
        """
        roof   : Django  |  |  | Doc |
        inside : Marshal |  |  |     | Tuco Belle
        """,
        "Django fire",
    ).play("push yes")
    assert scene.where("Doc") == "roof 4"


def test_CE_DJANGO_1_not_beyond_the_train() -> None:
    behind_the_caboose = stealin(
        """
        roof   :         |  | Django | Doc
        inside : Marshal |  |        | Tuco
        """,
        "Django fire",
    )
    before_the_locomotive = stealin(
        """
        roof   : Doc     |  | Django |
        inside : Marshal |  |        | Tuco
        """,
        "Django fire",
    )
    for scene in (behind_the_caboose, before_the_locomotive):
        assert scene.told("shot", "pushed") == ["shot django doc 5"]
        assert scene.asked.endswith("plan")


def test_CE_DJANGO_1_into_the_caboose() -> None:
    scene = stealin(
        """
        roof   :         | Django | Doc  |
        inside : Marshal |        |      | Tuco
        """,
        "Django fire",
    ).play("push yes")
    assert scene.where("Doc") == "roof 3"


def test_CE_DJANGO_1_without_a_bullet_there_is_no_push() -> None:
    scene = stealin(
        """
        roof   :         |        |     |
        inside : Marshal | Django | Doc | Tuco
        """,
        "Django fire",
        fired={"Django": 6},
    )
    assert scene.told("shot", "pushed", "no_effect") == ["no_effect django fire no_bullets"]
    assert scene.where("Doc") == "inside 2"


def test_CE_DJANGO_1_with_his_last_bullet_he_pushes() -> None:
    scene = stealin(
        """
        roof   :         |        |     |
        inside : Marshal | Django | Doc | Tuco
        """,
        "Django fire",
        fired={"Django": 5},
    )
    assert scene.asked == "django push"


def test_CE_DJANGO_1_with_the_option_must_he_is_not_asked() -> None:
    scene = stealin(
        """
        roof   :         |        |     |
        inside : Marshal | Django | Doc | Tuco
        """,
        "Django fire",
        django_push="must",
    )
    assert scene.told("shot", "pushed") == ["shot django doc 5", "pushed django doc 2 3 inside"]
    at_the_end = stealin(
        """
        roof   :         |  | Django | Doc
        inside : Marshal |  |        | Tuco
        """,
        "Django fire",
        django_push="must",
    )
    assert at_the_end.told("shot", "pushed") == ["shot django doc 5"]


def test_CE_DJANGO_1_pushing_into_the_marshals_car_brings_a_second_bullet() -> None:
    scene = stealin(
        """
        roof   :         |     |        |
        inside : Marshal | Doc | Django | Tuco
        """,
        "Django fire",
    ).play("fire doc", "push yes")
    assert scene.told("shot", "pushed", "marshal_hits", "flees") == [
        "shot django doc 5",
        "pushed django doc 1 0 inside",
        "marshal_hits doc 0",
        "flees doc 0",
    ]
    assert scene.received("Doc") == {"django": 1, "neutral": 1}
    assert scene.where("Doc") == "roof 0"


def test_CE_DJANGO_1_the_pushed_bandit_acts_from_his_new_car() -> None:
    scene = stealin(
        """
        roof   :         |        |     |
        inside : Marshal | Django | Doc | Tuco purse
        """,
        "Django fire, Doc rob",
    ).play("push yes")
    assert [line.split()[-2:] for line in scene.told("robbed")] == [["3", "inside"]]


def test_CE_BELLE_1_no_target_of_fire_while_another_could_be_chosen() -> None:
    scene = stealin(
        """
        roof   :         |       |     |
        inside : Marshal | Belle | Doc | Tuco
        """,
        "Doc fire",
    )
    assert scene.told("shot") == ["shot doc tuco 5"]


def test_CE_BELLE_1_alone_in_sight_she_is_shot() -> None:
    scene = stealin(
        """
        roof   :         |       |     | Tuco
        inside : Marshal | Belle | Doc |
        """,
        "Doc fire",
    )
    assert scene.told("shot") == ["shot doc belle 5"]


def test_CE_BELLE_1_several_others_remain_to_be_chosen() -> None:
    scene = stealin(
        """
        roof   :         |             |     |      |
        inside : Marshal | Belle Ghost | Doc | Tuco |
        """,
        "Doc fire",
    )
    assert scene.legal == ["fire ghost", "fire tuco"]
    assert scene.why_not("fire belle") == "CE-BELLE-1 fire-protected"


def test_CE_BELLE_1_protected_she_still_blocks_the_sight_behind_her() -> None:
    scene = stealin(
        """
        roof   : Tuco    | Doc | Belle | Ghost |
        inside : Marshal |     |       |       |
        """,
        "Doc fire",
    )
    assert scene.told("shot") == ["shot doc tuco 5"]


def test_CE_BELLE_1_nobody_else_in_sight_but_behind_her_she_is_shot() -> None:
    scene = stealin(
        """
        roof   :         | Doc | Belle | Ghost
        inside : Marshal |     |       |
        """,
        "Doc fire",
    )
    assert scene.told("shot") == ["shot doc belle 5"]


def test_CE_BELLE_1_no_target_of_a_punch_while_another_could_be_chosen() -> None:
    scene = stealin(
        """
        roof   :         |  | Belle Doc Tuco |
        inside : Marshal |  |                |
        """,
        "Doc punch",
    )
    assert scene.told("punched") == ["punched doc tuco"]
    alone = stealin(
        """
        roof   :         |  | Belle Doc | Tuco
        inside : Marshal |  |           |
        """,
        "Doc punch",
    )
    assert alone.told("punched") == ["punched doc belle"]


def test_CE_BELLE_1_the_marshal_does_not_spare_her() -> None:
    scene = stealin(
        """
        roof   :         |           |  |
        inside : Marshal | Belle Doc |  | Tuco
        """,
        "Tuco marshal",
    )
    assert scene.told("marshal_hits") == ["marshal_hits belle 1", "marshal_hits doc 1"]


def test_CE_BELLE_1_the_test_is_made_with_tucos_vertical_shot() -> None:
    scene = stealin(
        """
        roof   :         | Doc  |       |
        inside : Marshal | Tuco | Belle |
        """,
        "Tuco fire",
    )
    assert scene.told("shot") == ["shot tuco doc 5"]


def test_CE_BELLE_1_over_tucos_head_she_is_spared_for_a_bandit_beside_him() -> None:
    scene = stealin(
        """
        roof   :         | Belle |     |
        inside : Marshal | Tuco  | Doc |
        """,
        "Tuco fire",
    )
    assert scene.told("shot") == ["shot tuco doc 5"]


def test_CE_BELLE_1_over_tucos_head_and_alone_she_is_shot() -> None:
    scene = stealin(
        """
        roof   :         | Belle |  |
        inside : Marshal | Tuco  |  | Doc
        """,
        "Tuco fire",
    )
    assert scene.told("shot") == ["shot tuco belle 5"]


def test_CE_TUCO_1_up_and_down_in_his_own_car() -> None:
    up = stealin(
        """
        roof   :         |  | Doc  | Belle
        inside : Marshal |  | Tuco |
        """,
        "Tuco fire",
    )
    assert up.told("shot") == ["shot tuco doc 5"]
    down = stealin(
        """
        roof   :         |  | Tuco |
        inside : Marshal |  | Doc  | Belle
        """,
        "Tuco fire",
    )
    assert down.told("shot") == ["shot tuco doc 5"]


def test_CE_TUCO_1_the_vertical_shot_is_one_more_choice() -> None:
    scene = stealin(
        """
        roof   : Ghost   |  | Tuco |        |  | Belle
        inside : Marshal |  | Doc  | Django |  |
        """,
        "Tuco fire",
    )
    assert scene.legal == ["fire doc", "fire ghost"]


def test_CE_TUCO_1_not_a_car_farther_on_the_other_level() -> None:
    scene = stealin(
        """
        roof   :         |      | Doc Belle |
        inside : Marshal | Tuco |           |
        """,
        "Tuco fire",
    )
    assert scene.told("shot", "no_effect") == ["no_effect tuco fire no_target"]


def test_CE_TUCO_1_nobody_else_shoots_through_the_roof() -> None:
    scene = stealin(
        """
        roof   :         | Belle | Tuco |
        inside : Marshal |       | Doc  |
        """,
        "Doc fire, Belle fire",
    )
    assert scene.told("shot", "no_effect") == ["no_effect doc fire no_target", "shot belle tuco 5"]


def test_CE_TUCO_1_not_a_bandit_beside_him_in_his_own_spot() -> None:
    scene = stealin(
        """
        roof   :         |  |          |
        inside : Marshal |  | Doc Tuco | Belle
        """,
        "Tuco fire",
    )
    assert scene.told("shot") == ["shot tuco belle 5"]


def test_CE_DOC_1_seven_cards_at_the_start_of_every_round() -> None:
    for number in (1, 2, 3, 4, 5):
        scene = dealing(number=number)
        sizes = [line.split()[1:3] for line in scene.told("draws")]
        assert sizes == [["belle", "6"], ["doc", "7"], ["tuco", "6"]]


def test_CE_DOC_1_when_he_draws_in_a_turn_he_draws_three() -> None:
    scene = schemin({"Doc": "fire"}, first="Doc").play("draw")
    assert scene.told("draws")[0].split()[:3] == ["draws", "doc", "3"]
