"""CE-FIRE-1 to CE-FIRE-4: whom a bandit can shoot, and what a shot does."""

from tests.colt_express.scene import drawn, stealin


def test_CE_FIRE_1_inside_one_shoots_into_the_adjacent_cars_both_ways_and_no_farther() -> None:
    scene = stealin(
        """
        roof   :         |     |          |       |
        inside : Marshal | Doc | Cheyenne | Ghost | Tuco
        """,
        "Cheyenne fire",
    )
    assert scene.asked == "cheyenne fire"
    assert scene.legal == ["fire doc", "fire ghost"]
    assert scene.why_not("fire tuco") == "CE-FIRE-1 fire-too-far"


def test_CE_FIRE_1_inside_nothing_is_shot_over_an_empty_car() -> None:
    scene = stealin(
        """
        roof   :         |     |   |
        inside : Marshal | Doc |   | Cheyenne Tuco
        """,
        "Cheyenne fire",
    )
    assert scene.told("shot", "no_effect") == ["no_effect cheyenne fire no_target"]


def test_CE_FIRE_1_from_the_locomotive_and_into_it() -> None:
    position = """
        roof   :     |          |         |
        inside : Doc | Cheyenne | Marshal | Ghost
    """
    assert stealin(position, "Doc fire").told("shot") == ["shot doc cheyenne 5"]
    assert stealin(position, "Cheyenne fire").told("shot") == ["shot cheyenne doc 5"]


def test_CE_FIRE_1_every_bandit_of_an_adjacent_car_can_be_chosen() -> None:
    scene = stealin(
        """
        roof   :         |   |           |
        inside : Marshal |   | Doc Ghost | Tuco
        """,
        "Tuco fire",
    )
    assert scene.legal == ["fire doc", "fire ghost"]


def test_CE_FIRE_2_roof_nearest_occupied_roof_each_way_at_any_distance() -> None:
    scene = stealin(
        """
        roof   : Tuco    |  | Cheyenne |  |  | Doc
        inside : Marshal |  |          |  |  | Ghost Django
        """,
        "Cheyenne fire",
    )
    assert scene.legal == ["fire doc", "fire tuco"]


def test_CE_FIRE_2_roof_who_stands_nearer_blocks_the_sight_and_each_of_those_side_by_side_may_be_chosen() -> None:
    scene = stealin(
        """
        roof   :         | Cheyenne |  | Ghost Tuco | Doc |
        inside : Marshal |          |  |            |     | Django
        """,
        "Cheyenne fire",
    )
    assert scene.legal == ["fire ghost", "fire tuco"]
    assert scene.why_not("fire doc") == "CE-FIRE-2 fire-blocked"


def test_CE_FIRE_2_a_bandit_inside_a_car_between_does_not_block_the_roofs() -> None:
    scene = stealin(
        """
        roof   :         | Cheyenne |       | Tuco
        inside : Marshal |          | Ghost |
        """,
        "Cheyenne fire",
    )
    assert scene.told("shot") == ["shot cheyenne tuco 5"]


def test_CE_FIRE_3_never_a_bandit_on_ones_own_spot() -> None:
    for level_of_all in ("roof", "inside"):
        other = "inside" if level_of_all == "roof" else "roof"
        scene = stealin(
            f"""
            {level_of_all} : {"" if level_of_all == "roof" else "Marshal"} |  | Cheyenne Doc Ghost |
            {other} : {"Marshal" if level_of_all == "roof" else ""} |  |  |
            """,
            "Cheyenne fire",
        )
        assert scene.told("shot", "no_effect") == ["no_effect cheyenne fire no_target"]


def test_CE_FIRE_3_never_a_bandit_on_the_other_level() -> None:
    position = """
        roof   :         | Ghost | Doc      |      |
        inside : Marshal |       | Cheyenne | Tuco |
    """
    assert stealin(position, "Cheyenne fire").told("shot") == ["shot cheyenne tuco 5"]
    assert stealin(position, "Doc fire").told("shot") == ["shot doc ghost 5"]


def test_CE_FIRE_3_marshal_and_loot_do_not_block() -> None:
    scene = stealin(
        """
        roof   : Doc       | purse#4=300 jewel |         | Ghost
        inside : strongbox | purse             | Marshal | Cheyenne
        """,
        "Doc fire",
    )
    assert scene.told("shot") == ["shot doc ghost 5"]


def test_CE_FIRE_4_the_next_own_bullet_goes_to_the_target() -> None:
    scene = stealin(
        """
        roof   :         |       |     |
        inside : Marshal | Ghost | Doc | Cheyenne
        """,
        "Cheyenne fire, Doc fire",
        fired={"Cheyenne": 3},
    ).play("fire ghost")
    assert scene.told("shot") == ["shot cheyenne doc 2", "shot doc ghost 5"]
    assert scene.bandit("Cheyenne")["bullets_left"] == 2
    assert scene.received("Doc") == {"cheyenne": 4}
    assert scene.received("Ghost") == {"doc": 1}


def test_CE_FIRE_4_without_a_target_no_bullet_is_spent() -> None:
    scene = stealin(
        """
        roof   :         |     |  |
        inside : Marshal | Doc |  | Cheyenne Ghost
        """,
        "Doc fire",
    )
    assert scene.told("shot", "no_effect") == ["no_effect doc fire no_target"]
    assert scene.bandit("Doc")["bullets_left"] == 6


def test_CE_FIRE_4_with_all_six_bullets_fired_the_card_has_no_effect() -> None:
    scene = stealin(
        """
        roof   :         |  |       |
        inside : Marshal |  | Ghost | Doc Cheyenne
        """,
        "Doc fire",
        fired={"Doc": 6},
    )
    assert scene.told("shot", "no_effect") == ["no_effect doc fire no_bullets"]
    assert scene.received("Ghost") == {"doc": 6}


def test_CE_FIRE_4_the_sixth_bullet_is_the_last() -> None:
    scene = stealin(
        """
        roof   :         |  |       |
        inside : Marshal |  | Ghost | Doc Cheyenne
        """,
        "Doc fire, Doc fire",
        fired={"Doc": 5},
    )
    assert scene.told("shot", "no_effect") == ["shot doc ghost 0", "no_effect doc fire no_bullets"]


def test_CE_FIRE_4_firing_is_compulsory_when_there_is_a_target() -> None:
    scene = stealin(
        """
        roof   :         |     |          |
        inside : Marshal | Doc | Cheyenne | Ghost
        """,
        "Cheyenne fire",
    )
    assert "pass" not in scene.legal
    assert scene.why_not("pass") is not None
    one_target = stealin(
        """
        roof   :         |     |                |
        inside : Marshal | Doc | Cheyenne       | Ghost
        """,
        "Doc fire",
    )
    assert one_target.told("shot") == ["shot doc cheyenne 5"]


def test_CE_FIRE_4_a_shot_moves_nobody() -> None:
    position = """
        roof   :         |     |          |
        inside : Marshal | Doc | Cheyenne | Ghost
    """
    assert stealin(position, "Cheyenne fire").play("fire doc").drawing == drawn(position)
