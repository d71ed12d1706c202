"""CE-MOVE-1, CE-FLOOR-1, CE-MARSHAL-1 to 3: how bandits and the Marshal move, and what happens when they meet."""

import pytest

from tests.colt_express.scene import drawn, event, stealin


def test_CE_MOVE_1_inside_exactly_one_car_forward_or_backward() -> None:
    scene = stealin(
        """
        roof   :         |  |     |  |
        inside : Marshal |  | Doc |  | Belle Tuco Ghost
        """,
        "Doc move",
    )
    assert scene.legal == ["move 1", "move 3"]
    assert scene.why_not("move 4") == "CE-MOVE-1 move-too-far"
    assert scene.play("move 3").drawing == drawn(
        """
        roof   :         |  |  |     |
        inside : Marshal |  |  | Doc | Belle Tuco Ghost
        """
    )


def test_CE_MOVE_1_inside_at_an_end_of_the_train_there_is_one_way_only() -> None:
    position = """
        roof   :     |         |  |
        inside : Doc | Marshal |  | Belle Tuco
    """
    assert stealin(position, "Belle move").told("moved") == ["moved belle 3 2 inside"]
    assert stealin(position, "Doc move").told("moved") == ["moved doc 0 1 inside"]


def test_CE_MOVE_1_roof_one_two_or_three_cars_in_one_direction() -> None:
    scene = stealin(
        """
        roof   :         |  |  | Doc |  |  |
        inside : Marshal |  |  |     |  |  | Belle Cheyenne Django Ghost Tuco
        """,
        "Doc move",
    )
    assert scene.legal == ["move 0", "move 1", "move 2", "move 4", "move 5", "move 6"]
    assert scene.why_not("move 3") == "CE-MOVE-1 move-stay"
    assert scene.why_not("move 7") == "CE-MOVE-1 beyond-train"


def test_CE_MOVE_1_roof_not_four_cars_and_not_beyond_the_train() -> None:
    scene = stealin(
        """
        roof   : Doc     |  |  |  |
        inside : Marshal |  |  |  | Belle Ghost Tuco
        """,
        "Doc move",
    )
    assert scene.legal == ["move 1", "move 2", "move 3"]
    assert scene.why_not("move 4") == "CE-MOVE-1 move-too-far"


def test_CE_MOVE_1_other_bandits_do_not_block_and_the_level_stays() -> None:
    scene = stealin(
        """
        roof   :         | Doc | Belle | Tuco
        inside : Marshal |     |       |
        """,
        "Doc move",
    )
    assert scene.play("move 3").drawing == drawn(
        """
        roof   :         |  | Belle | Doc Tuco
        inside : Marshal |  |       |
        """
    )


def test_CE_MOVE_1_moving_is_compulsory() -> None:
    scene = stealin(
        """
        roof   :         | Doc | Belle | Tuco
        inside : Marshal |     |       |
        """,
        "Doc move",
    )
    assert "pass" not in scene.legal
    assert "move 1" not in scene.legal


def test_CE_FLOOR_1_up_to_the_roof_of_the_same_car_and_down_again_without_being_asked() -> None:
    position = """
        roof   :         |      | Belle |
        inside : Marshal | Tuco |       | Doc
    """
    scene = stealin(position, "Tuco floor, Belle floor, Tuco floor")
    assert scene.told("climbed") == ["climbed tuco 1 roof", "climbed belle 2 inside", "climbed tuco 1 inside"]
    assert scene.drawing == drawn(
        """
        roof   :         |      |       |
        inside : Marshal | Tuco | Belle | Doc
        """
    )


def test_CE_FLOOR_1_the_locomotive_has_a_roof_too() -> None:
    scene = stealin(
        """
        roof   :     |  |         |
        inside : Doc |  | Marshal | Belle Tuco
        """,
        "Doc floor",
    )
    assert scene.where("Doc") == "roof 0"


def test_CE_MARSHAL_1_one_car_in_either_direction() -> None:
    scene = stealin(
        """
        roof   :  |  |         |
        inside :  |  | Marshal | Doc Belle Tuco
        """,
        "Doc marshal",
    )
    assert scene.legal == ["marshal 1", "marshal 3"]
    assert scene.why_not("marshal 0") == "CE-MARSHAL-1 marshal-too-far"


def test_CE_MARSHAL_1_at_an_end_of_the_train_he_goes_the_only_way_unasked() -> None:
    at_the_locomotive = stealin(
        """
        roof   :         |  |  |
        inside : Marshal |  |  | Doc Belle Tuco
        """,
        "Doc marshal",
    )
    assert at_the_locomotive.told("marshal_moved") == ["marshal_moved 0 1 doc"]
    in_the_caboose = stealin(
        """
        roof   :  |  |                | Doc
        inside :  |  | Belle Tuco     | Marshal
        """,
        "Doc marshal",
    )
    assert in_the_caboose.told("marshal_moved") == ["marshal_moved 3 2 doc"]


def test_CE_MARSHAL_2_a_bandit_who_moves_into_his_car_is_hit_and_flees_to_its_roof() -> None:
    scene = stealin(
        """
        roof   :         |     |  |
        inside : Marshal | Doc |  | Belle Tuco
        """,
        "Doc move",
    ).play("move 0")
    assert scene.told("moved", "marshal_hits", "flees") == ["moved doc 1 0 inside", "marshal_hits doc 0", "flees doc 0"]
    assert scene.received("Doc") == {"neutral": 1}
    assert scene.where("Doc") == "roof 0"


def test_CE_MARSHAL_2_a_bandit_who_climbs_down_to_him_goes_up_again_at_once() -> None:
    scene = stealin(
        """
        roof   :  |  | Doc     |
        inside :  |  | Marshal | Belle Tuco
        """,
        "Doc floor",
    )
    assert scene.told("climbed", "marshal_hits", "flees") == ["climbed doc 2 inside", "marshal_hits doc 2", "flees doc 2"]
    assert scene.where("Doc") == "roof 2"


def test_CE_MARSHAL_2_a_bandit_punched_into_his_car_is_hit() -> None:
    scene = stealin(
        """
        roof   :         |            |  |
        inside : Marshal | Doc Ghost  |  | Tuco
        """,
        "Ghost punch",
    ).play("shove 0")
    assert scene.told("shoved", "marshal_hits", "flees") == ["shoved ghost doc 1 0 inside", "marshal_hits doc 0", "flees doc 0"]


def test_CE_MARSHAL_2_when_he_enters_every_bandit_there_is_hit_and_flees_none_skipped() -> None:
    scene = stealin(
        """
        roof   : Ghost   |                    |      |  |  |
        inside : Marshal | Belle Doc Cheyenne | Tuco |  |  |
        """,
        "Tuco marshal",
    )
    assert scene.told("marshal_hits") == ["marshal_hits belle 1", "marshal_hits cheyenne 1", "marshal_hits doc 1"]
    assert scene.drawing == drawn(
        """
        roof   : Ghost   | Belle Cheyenne Doc |      |  |  |
        inside :         | Marshal            | Tuco |  |  |
        """
    )


def test_CE_MARSHAL_2_bandits_on_the_roof_of_his_car_are_safe() -> None:
    scene = stealin(
        """
        roof   :         | Doc Belle |  |
        inside : Marshal |           |  | Tuco
        """,
        "Tuco marshal",
    )
    assert scene.told("marshal_moved", "marshal_hits") == ["marshal_moved 0 1 tuco"]


def test_CE_MARSHAL_2_angry_marshal_hits_whom_he_finds() -> None:
    scene = event(
        "angry_marshal",
        """
        roof   :         |           |  |
        inside : Marshal | Doc Belle |  | Tuco
        """,
    )
    assert scene.told("marshal_hits", "flees") == ["marshal_hits belle 1", "marshal_hits doc 1", "flees belle 1", "flees doc 1"]


THREE_IN_THE_WAY = """
    roof   :         |                    |  |      |
    inside : Marshal | Belle Doc Cheyenne |  | Tuco |
"""


def test_CE_MARSHAL_3_with_just_enough_neutral_bullets_everybody_gets_one() -> None:
    scene = stealin(THREE_IN_THE_WAY, "Tuco marshal", neutral=3)
    assert scene.told("marshal_hits") == ["marshal_hits belle 1", "marshal_hits cheyenne 1", "marshal_hits doc 1"]
    assert scene.told("supply_short") == []
    assert scene.game.position().to_json()["neutral_bullets"] == {"left": 0, "removed": 0}


@pytest.mark.parametrize("left", [1, 2])
def test_CE_MARSHAL_3_with_too_few_nobody_gets_one_and_the_rest_is_removed(left: int) -> None:
    scene = stealin(THREE_IN_THE_WAY, "Tuco marshal", neutral=left)
    assert scene.told("supply_short", "marshal_hits") == [f"supply_short 3 {left}"]
    assert scene.told("flees") == ["flees belle 1", "flees cheyenne 1", "flees doc 1"]
    assert scene.game.position().to_json()["neutral_bullets"] == {"left": 0, "removed": left}
    assert scene.received("Doc")["neutral"] == stealin(THREE_IN_THE_WAY, "Belle rob", neutral=left).received("Doc")["neutral"]


def test_CE_MARSHAL_3_with_none_left_they_flee_all_the_same() -> None:
    scene = stealin(THREE_IN_THE_WAY, "Tuco marshal", neutral=0)
    assert scene.told("marshal_hits") == []
    assert scene.told("flees") == ["flees belle 1", "flees cheyenne 1", "flees doc 1"]


def test_CE_MARSHAL_3_each_meeting_counts_for_itself() -> None:
    """Two bandits, two meetings, one bullet: the first is hit, the second is not."""
    scene = stealin(
        """
        roof   :  | Doc     |  |
        inside :  | Marshal |  | Belle Tuco
        """,
        "Doc floor, Doc floor",
        neutral=1,
    )
    assert scene.told("marshal_hits", "supply_short", "flees") == ["marshal_hits doc 1", "flees doc 1", "supply_short 1 0", "flees doc 1"]
