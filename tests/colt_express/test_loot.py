"""CE-ROB-1, CE-PUNCH-1 and CE-PUNCH-2: taking loot, and knocking it out of others."""

from collections import Counter

from tests.colt_express.scene import drawn, stealin


def test_CE_ROB_1_one_token_of_ones_choice_from_ones_own_spot() -> None:
    position = """
        roof   :         |  | jewel                               |
        inside : Marshal |  | Doc purse purse jewel purse#4=400   | Belle Tuco
    """
    scene = stealin(position, "Doc rob")
    assert scene.legal == ["rob purse", "rob jewel", "rob purse#4"]
    assert scene.play("rob jewel").drawing == drawn(
        """
        roof   :         |  | jewel                       |
        inside : Marshal |  | Doc purse purse purse#4=400 | Belle Tuco
        """
    )
    assert scene.play("rob purse#4").loot("Doc") == "purse#2=250 purse#4=400"


def test_CE_ROB_1_roof_and_inside_are_apart() -> None:
    scene = stealin(
        """
        roof   :         |  | Doc             |
        inside : Marshal |  | Tuco purse jewel | Belle
        """,
        "Doc rob",
    )
    assert scene.told("robbed", "no_effect") == ["no_effect doc rob no_loot"]


def test_CE_ROB_1_loot_on_a_roof_is_for_bandits_up_there() -> None:
    scene = stealin(
        """
        roof   :         |  | Doc jewel purse#4=500 |
        inside : Marshal |  | Tuco                  | Belle
        """,
        "Tuco rob, Doc rob",
    )
    assert scene.told("no_effect") == ["no_effect tuco rob no_loot"]
    assert scene.legal == ["rob jewel", "rob purse#4"]


def test_CE_ROB_1_a_strongbox_and_the_locomotive() -> None:
    scene = stealin(
        """
        roof   :               |  |         |
        inside : Doc strongbox |  | Marshal | Belle Tuco
        """,
        "Doc rob",
    )
    assert scene.told("robbed") == ["robbed doc strongbox 1000 0 inside"]
    assert scene.loot("Doc") == "purse#2=250 strongbox"


def test_CE_ROB_1_untouched_purses_of_a_car_are_one_choice() -> None:
    scene = stealin(
        """
        roof   :         |  |                       |
        inside : Marshal |  | Doc purse purse jewel | Belle Tuco
        """,
        "Doc rob",
    )
    assert scene.legal == ["rob purse", "rob jewel"]
    assert scene.play("rob purse").drawing == drawn(
        """
        roof   :         |  |                 |
        inside : Marshal |  | Doc purse jewel | Belle Tuco
        """
    )


def test_CE_ROB_1_with_the_last_purse_gone_the_next_robber_finds_nothing() -> None:
    scene = stealin(
        """
        roof   :         |  |                |
        inside : Marshal |  | Doc Tuco purse | Belle
        """,
        "Doc rob, Tuco rob",
    )
    assert [line.split()[1] for line in scene.told("robbed")] == ["doc"]
    assert scene.told("no_effect") == ["no_effect tuco rob no_loot"]


def test_CE_ROB_1_robbing_is_compulsory_when_loot_lies_there() -> None:
    scene = stealin(
        """
        roof   :         |  |                 |
        inside : Marshal |  | Doc purse jewel | Belle Tuco
        """,
        "Doc rob",
    )
    assert "pass" not in scene.legal
    assert scene.why_not("rob strongbox") == "CE-ROB-1 rob-not-here"


def test_CE_ROB_1_the_owner_knows_the_value_and_nobody_else_does() -> None:
    scene = stealin(
        """
        roof   :         |  |           |
        inside : Marshal |  | Doc purse | Belle Tuco
        """,
        "Doc rob",
    )
    (robbed,) = scene.told("robbed")
    token, value = (int(word) for word in robbed.split()[3:5])
    assert value in (250, 300, 350, 400, 450, 500)
    for seat, seen in [(0, None), (1, value), (2, None), (None, None)]:
        doc = scene.game.view(seat).to_json()["bandits"][1]
        assert doc["purses"][1] == {"token": token, "value": seen}


def test_CE_PUNCH_1_a_bandit_on_ones_own_spot_only() -> None:
    scene = stealin(
        """
        roof   :         |     | Belle                 | Tuco |  |  |
        inside : Marshal | Doc | Ghost Cheyenne Django |      |  |  |
        """,
        "Ghost punch",
    )
    assert scene.legal == ["punch cheyenne", "punch django"]
    assert scene.why_not("punch doc") == "CE-PUNCH-1 punch-not-here"
    assert scene.why_not("punch belle") == "CE-PUNCH-1 punch-not-here"


def test_CE_PUNCH_1_nobody_there_no_effect() -> None:
    scene = stealin(
        """
        roof   :         |     | Belle |
        inside : Marshal | Doc | Tuco  |
        """,
        "Tuco punch",
    )
    assert scene.told("punched", "no_effect") == ["no_effect tuco punch nobody_here"]


TWO_IN_CAR_2 = """
    roof   :         |  |          |
    inside : Marshal |  | Doc Tuco | Belle
"""


def test_CE_PUNCH_1_the_puncher_chooses_which_kind_falls() -> None:
    scene = stealin(TWO_IN_CAR_2, "Doc punch", loot={"Tuco": "purse=300 purse=500 jewel strongbox"})
    assert scene.asked == "doc drop"
    assert scene.legal == ["drop purse", "drop jewel", "drop strongbox"]
    assert scene.play("drop jewel").told("dropped") == ["dropped tuco jewel 500 2 inside"]
    assert scene.play("drop strongbox").told("dropped") == ["dropped tuco strongbox 1000 2 inside"]
    assert stealin(TWO_IN_CAR_2, "Doc punch").asked == "doc shove", "of one kind there is nothing to choose"


def test_CE_PUNCH_1_of_several_purses_one_falls_at_random() -> None:
    fallen = Counter(
        stealin(TWO_IN_CAR_2, "Doc punch", loot={"Tuco": "purse=300 purse=400 purse=500"}, seed=seed).told("dropped")[0]
        for seed in range(300)
    )
    assert sorted(fallen) == [f"dropped tuco purse {token} {value} 2 inside" for token, value in [(4, 300), (5, 400), (6, 500)]]
    assert all(count > 60 for count in fallen.values()), fallen


def test_CE_PUNCH_1_the_loot_falls_where_the_puncher_stands_and_can_be_taken_there() -> None:
    scene = stealin(TWO_IN_CAR_2, "Doc punch, Doc rob", loot={"Tuco": "jewel"}).play("shove 3")
    assert scene.told("dropped", "shoved", "robbed") == [
        "dropped tuco jewel 500 2 inside",
        "shoved doc tuco 2 3 inside",
        "robbed doc jewel 500 2 inside",
    ]


def test_CE_PUNCH_1_on_a_roof_the_loot_lies_on_the_roof() -> None:
    scene = stealin(
        """
        roof   :         |  | Doc Tuco |
        inside : Marshal |  |          | Belle
        """,
        "Doc punch",
        loot={"Tuco": "jewel"},
    ).play("shove 1")
    assert scene.drawing == drawn(
        """
        roof   :         | Tuco | Doc jewel |
        inside : Marshal |      |           | Belle
        """
    )


def test_CE_PUNCH_1_a_dropped_purse_is_a_token_whose_value_its_former_owners_know() -> None:
    scene = stealin(TWO_IN_CAR_2, "Doc punch", loot={"Tuco": "purse=400"}).play("shove 1")
    for seat, value in [(0, None), (1, None), (2, 400)]:
        assert scene.game.view(seat).to_json()["train"][2]["inside"]["tokens"] == [{"token": 4, "value": value}]


def test_CE_PUNCH_2_the_puncher_chooses_the_direction() -> None:
    scene = stealin(TWO_IN_CAR_2, "Doc punch")
    assert scene.legal == ["shove 1", "shove 3"]
    assert scene.why_not("shove 0") == "CE-PUNCH-2 shove-not-adjacent"
    assert scene.play("shove 1").where("Tuco") == "inside 1"
    assert scene.play("shove 3").where("Tuco") == "inside 3"


def test_CE_PUNCH_2_from_the_locomotive_backward_only() -> None:
    scene = stealin(
        """
        roof   :          |  |         |
        inside : Doc Tuco |  | Marshal | Belle
        """,
        "Doc punch",
    )
    assert scene.told("shoved") == ["shoved doc tuco 0 1 inside"]


def test_CE_PUNCH_2_from_the_caboose_forward_only() -> None:
    scene = stealin(
        """
        roof   :         |       |  | Doc Tuco
        inside : Marshal | Belle |  |
        """,
        "Doc punch",
    )
    assert scene.told("shoved") == ["shoved doc tuco 3 2 roof"]


def test_CE_PUNCH_2_a_roof_victim_goes_one_car_and_stays_on_the_roofs() -> None:
    scene = stealin(
        """
        roof   :         |  | Doc Tuco |
        inside : Marshal |  |          | Belle
        """,
        "Doc punch",
    )
    assert scene.legal == ["shove 1", "shove 3"]
    assert scene.play("shove 1").where("Tuco") == "roof 1"


def test_CE_PUNCH_2_a_victim_without_loot_drops_nothing_and_is_moved_all_the_same() -> None:
    scene = stealin(TWO_IN_CAR_2, "Doc punch", loot={"Tuco": ""}).play("shove 3")
    assert scene.told("punched", "dropped", "shoved") == ["punched doc tuco", "shoved doc tuco 2 3 inside"]


def test_CE_PUNCH_2_shoved_over_the_marshal_on_the_roof_nothing_happens() -> None:
    scene = stealin(
        """
        roof   :  |         | Doc Tuco |
        inside :  | Marshal |          | Belle
        """,
        "Doc punch",
    ).play("shove 1")
    assert scene.told("marshal_hits") == []
    assert scene.where("Tuco") == "roof 1"
