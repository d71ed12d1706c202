"""CE-EVENT-*: the events of the round cards, after Stealin'."""

import pytest

from tests.colt_express.scene import drawn, event, stealin


def test_CE_EVENT_ANGRY_roof_of_his_car_is_hit_then_he_moves_towards_the_caboose() -> None:
    scene = event(
        "angry_marshal",
        """
        roof   :  | Doc Belle | Ghost |  |
        inside :  | Marshal   |       |  | Tuco
        """,
    )
    assert scene.told("marshal_hits", "flees", "marshal_moved") == ["marshal_hits belle 1", "marshal_hits doc 1", "marshal_moved 1 2"]
    assert scene.drawing == drawn(
        """
        roof   :  | Doc Belle | Ghost   |  |
        inside :  |           | Marshal |  | Tuco
        """
    )


def test_CE_EVENT_ANGRY_entering_an_occupied_car_he_hits_again_and_all_flee() -> None:
    scene = event(
        "angry_marshal",
        """
        roof   :  | Ghost   | Belle          |          |  |
        inside :  | Marshal | Doc Tuco purse | Cheyenne |  |
        """,
    )
    assert scene.told("marshal_hits", "marshal_moved", "flees") == [
        "marshal_hits ghost 1",
        "marshal_moved 1 2",
        "marshal_hits doc 2",
        "marshal_hits tuco 2",
        "flees doc 2",
        "flees tuco 2",
    ]


def test_CE_EVENT_ANGRY_in_the_caboose_he_hits_the_roof_and_stays() -> None:
    scene = event(
        "angry_marshal",
        """
        roof   :  |  |      | Doc Belle
        inside :  |  | Tuco | Marshal
        """,
    )
    assert scene.told("marshal_hits", "marshal_moved") == ["marshal_hits belle 3", "marshal_hits doc 3"]


def test_CE_EVENT_ANGRY_the_two_groups_count_apart_for_the_supply() -> None:
    """Two on his roof with one bullet left: nobody is hit; the supply is empty when he arrives."""
    scene = event(
        "angry_marshal",
        """
        roof   :  | Doc Belle |      |
        inside :  | Marshal   | Tuco |
        """,
        neutral=1,
    )
    assert scene.told("supply_short", "marshal_hits", "flees") == ["supply_short 2 1", "supply_short 1 0", "flees tuco 2"]


def test_CE_EVENT_SWIVEL_all_on_roofs_go_to_the_roof_of_the_caboose() -> None:
    scene = event(
        "swivel_arm",
        """
        roof   : Doc     | Ghost Belle |  |       | Tuco jewel |
        inside : Marshal | Cheyenne    |  | purse |            |
        """,
    )
    assert scene.told("swept") == ["swept belle 1 5", "swept doc 0 5", "swept ghost 1 5", "swept tuco 4 5"]
    assert scene.drawing == drawn(
        """
        roof   :         |          |  |       | jewel | Doc Ghost Belle Tuco
        inside : Marshal | Cheyenne |  | purse |       |
        """
    )


def test_CE_EVENT_SWIVEL_who_is_there_already_stays_and_the_marshal_below_does_nothing() -> None:
    scene = event(
        "swivel_arm",
        """
        roof   :  |      |  | Doc Belle
        inside :  | Tuco |  | Marshal
        """,
    )
    assert scene.told("swept", "marshal_hits") == []


def test_CE_EVENT_BRAKING_all_on_roofs_move_one_car_forward() -> None:
    scene = event(
        "braking",
        """
        roof   : Doc     | Ghost Belle |  | Tuco |  |
        inside : Marshal | Cheyenne    |  |      |  |
        """,
    )
    assert scene.told("braked") == ["braked belle 1 0", "braked ghost 1 0", "braked tuco 3 2"]
    assert scene.drawing == drawn(
        """
        roof   : Doc Ghost Belle |          | Tuco |  |  |
        inside : Marshal         | Cheyenne |      |  |  |
        """
    )


def test_CE_EVENT_BRAKING_inside_nobody_moves() -> None:
    position = """
        roof   :         |     |       |
        inside : Marshal | Doc | Belle | Tuco
    """
    assert event("braking", position).drawing == drawn(position)


def test_CE_EVENT_TAKE_the_second_strongbox_is_put_inside_the_marshals_car() -> None:
    scene = event(
        "take_it_all",
        """
        roof   :           |  | Doc     |
        inside : strongbox |  | Marshal | Belle Tuco
        """,
    )
    assert scene.told("strongbox_placed") == ["strongbox_placed 2"]
    assert scene.drawing == drawn(
        """
        roof   :           |  | Doc               |
        inside : strongbox |  | Marshal strongbox | Belle Tuco
        """
    )


def test_CE_EVENT_TAKE_only_the_one_that_waits() -> None:
    scene = event(
        "take_it_all",
        """
        roof   :           |  | Doc       |
        inside : strongbox |  | Marshal   | Belle Tuco
        """,
        loot={"Belle": "strongbox"},
    )
    assert scene.told("event_started", "strongbox_placed") == ["event_started take_it_all"]


def test_CE_EVENT_REBELLION_everybody_inside_is_hit_and_stays() -> None:
    scene = event(
        "passengers_rebellion",
        """
        roof   :     | Ghost   |       |  |
        inside : Doc | Marshal | Belle |  | Tuco
        """,
    )
    assert scene.told("passengers_hit", "flees") == ["passengers_hit belle", "passengers_hit doc", "passengers_hit tuco"]
    assert scene.received("Doc") == {"neutral": 1}
    assert scene.received("Ghost") == {}
    assert scene.where("Tuco") == "inside 4"


@pytest.mark.parametrize(("left", "hit"), [(3, 3), (2, 0)])
def test_CE_EVENT_REBELLION_the_shortage_rule_counts_the_whole_group(left: int, hit: int) -> None:
    scene = event(
        "passengers_rebellion",
        """
        roof   :     | Ghost   |       |  |
        inside : Doc | Marshal | Belle |  | Tuco
        """,
        neutral=left,
    )
    assert len(scene.told("passengers_hit")) == hit
    assert scene.told("supply_short") == ([] if hit else ["supply_short 3 2"])
    assert scene.game.position().to_json()["neutral_bullets"] == {"left": 0, "removed": 0 if hit else 2}


def test_CE_EVENT_PICKPOCKET_who_is_alone_takes_a_purse_from_the_floor() -> None:
    scene = event(
        "pickpocketing",
        """
        roof   :         |             |                      |
        inside : Marshal | Doc purse   | Belle Tuco purse     |
        """,
    )
    assert [line.split()[1] for line in scene.told("pickpockets")] == ["doc"]
    assert scene.drawing == drawn(
        """
        roof   :         |     |                  |
        inside : Marshal | Doc | Belle Tuco purse |
        """
    )


def test_CE_EVENT_PICKPOCKET_one_inside_and_one_on_the_roof_of_a_car_are_both_alone() -> None:
    scene = event(
        "pickpocketing",
        """
        roof   :         | Belle purse#5=300 |  |
        inside : Marshal | Doc purse         |  | Tuco
        """,
    )
    assert [line.split()[1] for line in scene.told("pickpockets")] == ["belle", "doc"]
    assert "purse#5=300" in scene.loot("Belle")


def test_CE_EVENT_PICKPOCKET_the_marshal_below_does_not_count() -> None:
    scene = event(
        "pickpocketing",
        """
        roof   :         | Belle purse#4=300 |  |
        inside :         | Marshal           |  | Tuco Doc
        """,
    )
    assert scene.told("pickpockets") == ["pickpockets belle 4 300 1 roof"]


def test_CE_EVENT_PICKPOCKET_only_purses_and_of_ones_choice() -> None:
    scene = event(
        "pickpocketing",
        """
        roof   :         |                                         | Tuco jewel |
        inside : Marshal | Doc purse purse#4=400 purse#5=250 jewel |            | Belle
        """,
    )
    assert scene.asked == "doc pickpocket"
    assert scene.legal == ["rob purse", "rob purse#4", "rob purse#5"]
    assert scene.why_not("rob jewel") is not None
    after = scene.play("rob purse#4")
    assert after.told("pickpockets") == ["pickpockets doc 4 400 1 inside"]
    assert after.drawing == drawn(
        """
        roof   :         |                             | Tuco jewel |
        inside : Marshal | Doc purse purse#5=250 jewel |            | Belle
        """
    )


def test_CE_EVENT_PICKPOCKET_in_the_order_of_seats_from_the_first_player() -> None:
    scene = event(
        "pickpocketing",
        """
        roof   :         |             |              |
        inside : Marshal | Belle purse | Doc purse    | Tuco purse
        """,
        first="Doc",
    )
    assert [line.split()[1] for line in scene.told("pickpockets")] == ["doc", "tuco", "belle"]


REVENGE = """
    roof   :         | Belle   | Doc |
    inside : Marshal |         |     | Tuco
"""


def test_CE_EVENT_REVENGE_everybody_on_a_roof_loses_the_purse_of_least_value() -> None:
    scene = event(
        "marshals_revenge", REVENGE, loot={"Belle": "purse=500 purse=300 purse=400 jewel", "Doc": "purse=450", "Tuco": "purse=350"}
    )
    assert scene.told("purse_lost") == ["purse_lost belle 5 300", "purse_lost doc 7 450"]
    assert scene.loot("Belle") == "purse#4=500 purse#6=400 jewel"
    assert scene.loot("Doc") == ""
    assert scene.loot("Tuco") == "purse#8=350"


def test_CE_EVENT_REVENGE_the_purse_goes_back_to_the_box() -> None:
    scene = event("marshals_revenge", REVENGE, loot={"Belle": "purse=300"})
    box = [purse["token"] for purse in scene.game.position().to_json()["box"]]
    assert 4 in box


def test_CE_EVENT_REVENGE_of_equal_purses_one_is_lost() -> None:
    scene = event("marshals_revenge", REVENGE, loot={"Belle": "purse=300 purse=300 purse=400"})
    assert len([line for line in scene.told("purse_lost") if line.startswith("purse_lost belle")]) == 1
    assert scene.loot("Belle").count("300") == 1
    assert scene.loot("Belle").count("400") == 1


def test_CE_EVENT_REVENGE_without_purses_nothing_is_lost() -> None:
    scene = event("marshals_revenge", REVENGE, loot={"Belle": "jewel", "Doc": ""})
    assert scene.told("purse_lost") == []
    assert scene.loot("Belle") == "jewel"


def test_CE_EVENT_REVENGE_option_above_marshal_only_on_the_roof_of_his_car() -> None:
    position = """
        roof   :  | Belle   | Doc |
        inside :  | Marshal |     | Tuco
    """
    above = event("marshals_revenge", position, marshals_revenge="above_marshal")
    assert above.told("purse_lost") == ["purse_lost belle 1 250"]
    every = event("marshals_revenge", position, marshals_revenge="every_roof")
    assert every.told("purse_lost") == ["purse_lost belle 1 250", "purse_lost doc 2 250"]


def test_CE_EVENT_HOSTAGE_everybody_in_or_on_the_locomotive_gets_250() -> None:
    scene = event(
        "hostage_taking",
        """
        roof   : Belle     | Ghost   |  |      |
        inside : Doc       | Marshal |  | Tuco |
        """,
    )
    assert scene.told("ransom") == ["ransom belle 250", "ransom doc 250"]
    outcome = scene.game.outcome
    assert outcome is not None
    assert [score.ransom for score in outcome.scores] == [250, 250, 0, 0]


@pytest.mark.parametrize("card", ["tunnels", "bridge"])
def test_a_round_card_with_a_picture_of_the_landscape_has_no_event(card: str) -> None:
    scene = event(card, REVENGE)
    assert scene.told("event_started", "round_ended") == ["round_ended 1"]


def test_the_event_comes_after_the_last_card_of_the_pile() -> None:
    scene = stealin(
        """
        roof   :         | Belle |     |
        inside : Marshal |       | Doc | Tuco
        """,
        "Doc floor",
        card="braking",
    )
    assert scene.told("climbed", "event_started", "braked", "round_ended") == [
        "climbed doc 2 roof",
        "event_started braking",
        "braked belle 1 0",
        "braked doc 2 1",
        "round_ended 1",
    ]
