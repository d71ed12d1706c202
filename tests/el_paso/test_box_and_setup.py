"""EP-BOX-1 to EP-BOX-4, EP-SETUP-1 and EP-SETUP-2."""

from collections import Counter

import pytest

import wildbunch
from tests.el_paso.scene import PLACES, TOWNS
from wildbunch.el_paso import components as c
from wildbunch.el_paso.notation import FIRST_LOOKOUTS

LOW, HIGH = [1, 2, 3, 4, 4, 5], [3, 4, 4, 5, 5, 6]


def start(seats: int = 4, **options: object) -> dict[str, object]:
    return wildbunch.new_game("el-paso", seats, options, seed=3).position().to_json()  # type: ignore[no-any-return]


def test_EP_BOX_1_six_kinds_of_raid_cards_with_the_values_1_to_8_once() -> None:
    position = wildbunch.new_game("el-paso", 5, seed=1).position().to_json()
    for place in PLACES:
        held = [value for seat in position["seats"] for value in seat["hand"]["cards"].get(place, [])]
        pile = next(pile for pile in position["piles"] if pile["place"] == place)
        assert len(set(held)) == len(held)
        assert len(held) + pile["unseen"] + len(pile["discards"]) == 8
    assert c.KINDS * c.CARD_VALUES == c.RAID_CARDS == 48


def test_EP_BOX_2_six_tiles_of_each_kind() -> None:
    """EP-BOX-2: saloon and pasture have tiles of higher values than the other places."""
    tiles = {
        place: [value for value in range(1, 7) for _ in range(c.TILE_COUNTS[kind * 6 + value - 1])] for kind, place in enumerate(PLACES)
    }
    assert tiles == {"bank": LOW, "saloon": HIGH, "mine": LOW, "pasture": HIGH, "hotel": LOW, "corral": LOW}


def test_EP_BOX_3_a_die_shows_a_star_a_brand_and_a_six_equally_often() -> None:
    assert (c.DICE, c.FACES, c.FACES_OF_A_KIND) == (5, 6, 2)


def test_EP_BOX_4_seven_towns_in_order_with_what_was_found_of_their_table() -> None:
    towns = start()["towns"]
    assert [town["name"] for town in towns] == [name.lower().replace(" ", "_") for name in TOWNS]  # type: ignore[attr-defined, index]
    deadwood, el_paso = towns[0], towns[6]  # type: ignore[index]
    assert set(deadwood["rates"].values()) == {4}
    assert "pasture" not in deadwood["rates"]
    assert {"rate", "pasture"} & set(deadwood["reconstructed"]) == set()
    assert set(el_paso["rates"].values()) == {1}
    assert {"rate", "mine"} & set(el_paso["reconstructed"]) == set()


def test_EP_BOX_4_the_rates_of_a_town_divide_the_unit_in_which_they_are_added() -> None:
    assert [c.RATE_UNIT % rate for rate in range(1, 7)] == [0] * 6


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_EP_SETUP_1_each_seat_has_one_card_of_each_kind(seats: int) -> None:
    for entry in start(seats)["seats"]:  # type: ignore[attr-defined]
        assert [len(entry["hand"]["cards"][place]) for place in PLACES] == [1] * 6


def test_EP_SETUP_1_a_seat_sees_its_own_cards_only() -> None:
    game = wildbunch.new_game("el-paso", 3, seed=4)
    dealt = [event.to_json() for event in game.events_for(1) if event.kind == "dealt"]
    assert [event["cards"] is None for event in dealt] == [True, False, True]
    hands = [entry["hand"] for entry in game.view(1).to_json()["seats"]]
    assert hands[0] == {"unknown": 6, "places": dict.fromkeys(PLACES, 1), "seen": {}}
    assert "cards" in hands[1]


def test_EP_SETUP_2_all_tiles_are_in_the_bag_or_in_town() -> None:
    position = start()
    there = Counter(
        (place, value)
        for lists in (position["bag"], position["town"]["stacks"])  # type: ignore[index]
        for place, values in lists.items()
        for value in values
    )
    assert there.total() == 36


def test_EP_SETUP_2_the_first_lookout_is_random_or_in_the_seat_that_is_named() -> None:
    lookouts = Counter(wildbunch.new_game("el-paso", 4, seed=seed).position().to_json()["lookout"] for seed in range(200))
    assert set(lookouts) == {0, 1, 2, 3}
    assert min(lookouts.values()) > 25
    for seat, name in enumerate(FIRST_LOOKOUTS[1:]):
        games = [wildbunch.new_game("el-paso", 5, {"first_lookout": name}, seed=seed) for seed in range(9)]
        assert {game.position().to_json()["lookout"] for game in games} == {seat}
        assert {wildbunch.Game.from_position(game.position().to_json()).options["first_lookout"] for game in games} == {name}


def test_EP_SETUP_2_a_first_lookout_needs_a_seat_at_the_table() -> None:
    with pytest.raises(wildbunch.BadOption, match="Option first_lookout is one of random, first_seat, second_seat, not third_seat"):
        wildbunch.new_game("el-paso", 2, {"first_lookout": "third_seat"})
    position = wildbunch.new_game("el-paso", 2, {"first_lookout": "second_seat"}, seed=1).position().to_json()
    position["options"]["first_lookout"] = "third_seat"
    with pytest.raises(wildbunch.BadPosition, match=r"\$\.options\.first_lookout"):
        wildbunch.Game.from_position(position)


def test_the_options_say_what_is_allowed() -> None:
    with pytest.raises(wildbunch.BadOption, match="tiles_per_town is one of 20, 18, not 19"):
        wildbunch.new_game("el-paso", 4, {"tiles_per_town": 19})
    with pytest.raises(wildbunch.BadSeats, match="for 2 to 5 seats, not 6"):
        wildbunch.new_game("el-paso", 6)
