"""EP-LEAVE-1 to EP-LEAVE-5, EP-ARREST-1, EP-TOWN-1, EP-TOWN-2 and EP-END-1."""

import pytest

import wildbunch
from tests.el_paso.scene import town

QUIET = "brand brand six six six"


def test_EP_LEAVE_1_who_leaves_first_is_position_1_and_all_of_one_raid_share_it() -> None:
    """Case: two leave first (both position 1), the next leaver is position 3."""
    scene = town("Cheyenne", "bank 1 2 3 4 4, mine 1 2 3", Annie="bank 8", Bart="bank 7", Cole="bank 6, mine 8", Dolores="bank 5, mine 7")
    after = scene.raid("Annie bank 8, Bart bank 7, Cole bank 6, Dolores bank 5", QUIET).draw()
    after = after.play("leave", "exchange", "leave", "exchange", "stay", "stay")
    assert after.told("left") == ["Annie 1", "Bart 1"]
    later = after.raid("Cole mine 8, Dolores mine 7", QUIET).draw().play("leave", "exchange")
    assert later.told("left") == ["Cole 3"]


def test_EP_LEAVE_1_with_the_option_dense_a_position_counts_the_groups() -> None:
    scene = town(
        "Cheyenne",
        "bank 1 2 3",
        left={"Annie": 1, "Bart": 1},
        options={"positions": "dense"},
        Annie="",
        Bart="",
        Cole="bank 8",
        Dolores="bank 5",
    )
    after = scene.raid("Cole bank 8, Dolores bank 5", QUIET).draw().play("leave")
    assert after.told("left") == ["Cole 2"]


def test_EP_LEAVE_2_a_leaver_keeps_as_many_tiles_as_his_position_old_ones_counted() -> None:
    """Case: position 2 with 2 old and 3 new tiles: keeps any 2 of 5."""
    scene = town(
        "Cheyenne",
        "corral 1",
        tiles={"Bart": "hotel 4 5, bank 1 4, mine 2"},
        left={"Annie": 1},
        groups=1,
        ask="raid",
        Annie="",
        Bart="bank 8",
        Cole="saloon 8",
    )
    after = scene.raid("Bart bank 8, Cole saloon 8", QUIET).draw().play("leave")
    assert after.legal == ["keep bank 1", "keep bank 4", "keep mine 2", "keep hotel 4", "keep hotel 5", "exchange"]
    kept = after.play("keep hotel 4")
    assert kept.legal == ["keep bank 1", "keep bank 4", "keep mine 2", "keep hotel 5", "exchange"]
    done = kept.play("keep bank 4")
    assert done.tiles("Bart") == "bank 4, hotel 4"
    assert done.decision == "stay Cole"


def test_EP_LEAVE_2_fewer_may_be_kept_and_equal_tiles_are_one_choice() -> None:
    scene = town("Cheyenne", "corral 1", tiles={"Annie": "bank 4 4, mine 2"}, ask="stay Annie", Annie="", Bart="")
    after = scene.play("leave")
    assert after.legal == ["keep bank 4", "keep mine 2", "exchange"]
    assert after.play("exchange").tiles("Annie") == ""


def test_EP_LEAVE_2_the_rest_is_exchanged_at_once_and_goes_back_into_the_bag() -> None:
    scene = town("Cheyenne", "corral 1", tiles={"Annie": "bank 4 4, mine 2"}, ask="stay Annie", Annie="", Bart="")
    after = scene.play("leave", "keep bank 4")
    assert after.told("kept", "exchanged") == ["kept Annie bank 4", "exchanged Annie 2 1"]
    assert after.position["bag"]["bank"] == [1, 2, 3, 4, 5]
    assert after.nuggets("Annie") == 1


def test_EP_LEAVE_3_cattle_in_a_town_without_pasture_and_in_one_with_it() -> None:
    """EP-LEAVE-3: tiles of a kind the town lacks are worth their value, all others go by its rate."""
    """Case: cattle 6 in a town without pasture at 2:1 gives 6; in a 3:1 town with a pasture 2."""
    options = {"towns": with_rates(san_diego={"pasture": 0, "bank": 2}, abilene={"pasture": 3})}
    without = town("San Diego", "bank 1", tiles={"Annie": "pasture 6"}, ask="stay Annie", options=options, Annie="", Bart="")
    assert without.play("leave", "exchange").nuggets("Annie") == 6
    with_pasture = town("Abilene", "hotel 1", tiles={"Annie": "pasture 6"}, ask="stay Annie", options=options, Annie="", Bart="")
    assert with_pasture.play("leave", "exchange").nuggets("Annie") == 2


@pytest.mark.parametrize(("rounding", "nuggets"), [("total", 2), ("per_tile", 0)])
def test_EP_LEAVE_3_is_rounded_down_over_all_tiles_or_tile_by_tile(rounding: str, nuggets: int) -> None:
    options = {"rounding": rounding, "towns": with_rates(deadwood={"bank": 4, "mine": 4, "hotel": 4})}
    scene = town("Deadwood", "corral 1", tiles={"Annie": "bank 3, mine 3, hotel 3"}, ask="stay Annie", options=options, Annie="", Bart="")
    assert scene.play("leave", "exchange").nuggets("Annie") == nuggets


def test_EP_LEAVE_3_two_rates_in_one_town_are_added_before_rounding() -> None:
    options = {"towns": with_rates(deadwood={"bank": 4, "mine": 2})}
    scene = town("Deadwood", "corral 1", tiles={"Annie": "bank 2, mine 1 2"}, ask="stay Annie", options=options, Annie="", Bart="")
    assert scene.play("leave", "exchange").nuggets("Annie") == 2


def test_a_preview_tells_what_each_choice_to_keep_would_give() -> None:
    options = {"towns": with_rates(deadwood={"bank": 4, "mine": 4})}
    scene = town("Deadwood", "corral 1", tiles={"Annie": "bank 4 5, mine 3"}, ask="stay Annie", options=options, Annie="", Bart="")
    keeping = scene.play("leave").game
    figures = {action.text: keeping.preview(0, action).figures for action in keeping.legal_actions(0)}
    assert figures == {
        "keep bank 4": {"nuggets": 2},
        "keep bank 5": {"nuggets": 1},
        "keep mine 3": {"nuggets": 2},
        "exchange": {"nuggets": 3},
    }


def test_EP_LEAVE_4_a_leaver_keeps_all_when_the_others_are_arrested_later() -> None:
    """Case: A left last raid, the others are arrested: A keeps all."""
    scene = town(
        "Cheyenne",
        "bank 1 3",
        tiles={"Annie": "hotel 5", "Bart": "hotel 4"},
        left={"Annie": 1},
        sheriff=4,
        Annie="",
        Bart="bank 8",
        Cole="bank 2",
    )
    after = scene.raid("Bart bank 8, Cole bank 2", "star")
    assert after.tiles("Annie") == "hotel 5"
    assert after.tiles("Bart") == ""
    assert after.told("tiles_lost") == ["Bart 1", "Cole 0"]


def test_EP_LEAVE_4_a_leaver_plays_no_further_raid_here() -> None:
    scene = town("Cheyenne", "bank 1 3", left={"Annie": 1}, Annie="", Bart="bank 8", Cole="bank 2")
    assert scene.decision == "raid Bart Cole"
    assert scene.game.legal_actions(0) == ()


def test_EP_LEAVE_5_when_a_town_is_emptied_before_anybody_left_each_may_keep_two() -> None:
    """Case: nobody left and the town is emptied: 2 each."""
    scene = town("Cheyenne", "bank 1 3", tiles={"Annie": "hotel 4 5"}, Annie="bank 8", Bart="bank 2")
    after = scene.raid("Annie bank 8, Bart bank 2", QUIET).draw()
    assert after.told("town_emptied", "left") == ["town_emptied cheyenne", "left Annie 2"]
    done = after.play("keep hotel 4", "keep hotel 5")
    assert done.tiles("Annie") == "hotel 4 5"
    assert done.decision == "keep Bart"
    assert done.legal == ["keep bank 3", "exchange"]


def test_EP_LEAVE_5_those_left_in_an_emptied_town_share_their_position() -> None:
    """Case: one of four left, then emptied: the three keep up to 2 (position 2)."""
    scene = town("Cheyenne", "bank 1 3 4", left={"Annie": 1}, Annie="", Bart="bank 8", Cole="bank 2", Dolores="bank 5")
    after = scene.raid("Bart bank 8, Cole bank 2, Dolores bank 5", QUIET).draw().play("exchange", "exchange", "exchange")
    assert after.told("left") == ["Cole 2", "Dolores 2"]
    assert after.told("exchanged") == ["Bart 1 0", "Cole 1 1", "Dolores 1 0"]


def test_EP_LEAVE_5_tiles_behind_a_shut_saloon_still_lie_in_town() -> None:
    scene = town("Cheyenne", "saloon 3", Annie="saloon 8", Bart="bank 2")
    after = scene.raid("Annie saloon 8, Bart bank 2", "brand brand brand brand brand").draw()
    assert after.decision == "stay Annie"
    assert after.stacks == "saloon 3"


def test_EP_ARREST_1_all_tiles_are_lost_those_of_earlier_towns_too_but_nuggets_stay() -> None:
    """Case: arrested with a tile from two towns ago and 9 nuggets: tile lost, 9 stay."""
    scene = town("Abilene", "hotel 1", tiles={"Annie": "mine 5"}, nuggets={"Annie": 9}, sheriff=3, Annie="hotel 8", Bart="bank 2")
    after = scene.raid("Annie hotel 8, Bart bank 2", "star star")
    assert after.tiles("Annie") == ""
    assert after.nuggets("Annie") == 9
    assert after.told("tiles_lost") == ["Annie 1", "Bart 0"]


def test_EP_TOWN_1_the_tiles_drawn_lie_on_their_places_the_lowest_on_top_and_the_dice_are_off_the_sheriff_field() -> None:
    game = wildbunch.new_game("el-paso", 3, {"towns": with_rates(deadwood={"pasture": 0})}, seed=2)
    position = game.position().to_json()
    laid = [event.fields for event in game.events if event.kind == "laid"]
    returned = [event.fields for event in game.events if event.kind == "returned"]
    assert {fields["place"]: list(fields["values"]) for fields in laid} == {p: v for p, v in position["town"]["stacks"].items() if v}
    assert all(values == sorted(values) for values in position["town"]["stacks"].values())
    assert {fields["place"] for fields in returned} <= {"pasture"}
    assert sum(len(fields["values"]) for fields in (*laid, *returned)) == 20
    assert position["dice"] == {"sheriff": 0, "stars": 0, "brands": 0, "sixes": 0}


def test_EP_TOWN_1_tiles_of_kinds_the_town_lacks_go_back_and_are_not_replaced() -> None:
    """Case: Deadwood, 20 drawn with 4 cattle: 16 laid out."""
    options = {"towns": with_rates(deadwood={"pasture": 0})}
    games = (wildbunch.new_game("el-paso", 3, options, seed=seed) for seed in range(100))
    game = next(game for game in games if [len(e.fields["values"]) for e in game.events if e.kind == "returned"] == [4])
    position = game.position().to_json()
    assert sum(map(len, position["town"]["stacks"].values())) == 16
    assert sum(map(len, position["bag"].values())) == 20


def test_EP_TOWN_1_with_the_option_of_18_tiles() -> None:
    game = wildbunch.new_game("el-paso", 3, {"tiles_per_town": 18}, seed=2)
    assert sum(len(event.fields["values"]) for event in game.events if event.kind in ("laid", "returned")) == 18


def test_EP_TOWN_2_unclaimed_tiles_go_back_hands_and_piles_carry_over_and_the_next_seat_is_lookout() -> None:
    scene = town("Deadwood", "bank 1 3 5", left={"Annie": 1}, discards="hotel 3 1", ask="raid", Annie="", Bart="mine 8", Cole="mine 2")
    after = scene.raid("Bart mine 8, Cole mine 2", QUIET).play("pick saloon", "pick saloon")
    hands = [after.hand(name) for name in ("Annie", "Bart", "Cole")]
    after = after.play("leave", "leave")
    assert after.told("town_ended", "town_entered") == ["town_ended deadwood", "town_entered cheyenne 2 bart"]
    assert [after.hand(name) for name in ("Annie", "Bart", "Cole")] == hands
    assert after.position["piles"][4]["discards"] == [3, 1]
    assert after.position["piles"][2]["discards"] == [8, 2]
    lying = sum(map(len, after.position["bag"].values())) + sum(map(len, after.position["town"]["stacks"].values()))
    assert lying == 36
    assert after.decision == "raid Bart Cole Annie"


def test_EP_END_1_after_the_seventh_town_tiles_become_nuggets_by_value_and_most_nuggets_win() -> None:
    scene = town(
        "El Paso",
        "bank 5",
        tiles={"Annie": "hotel 4"},
        nuggets={"Annie": 10, "Bart": 13},
        ask="stay Bart",
        left={"Annie": 1},
        Annie="",
        Bart="",
    )
    after = scene.play("leave")
    assert after.told("cashed") == ["Annie 4"]
    outcome = after.game.outcome
    assert outcome is not None
    assert [score.money for score in outcome.scores] == [14, 13]
    assert (outcome.winners, outcome.ranking, outcome.decided_by) == ((0,), (0, 1), "money")


def test_EP_END_1_tied_players_share_the_win() -> None:
    scene = town(
        "El Paso",
        "bank 5",
        nuggets={"Annie": 13, "Bart": 13, "Cole": 2},
        ask="stay Bart",
        left={"Annie": 1, "Cole": 1},
        Annie="",
        Bart="",
        Cole="",
    )
    outcome = scene.play("leave").game.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.decided_by) == ((0, 1), "shared")


def with_rates(**changes: dict[str, int]) -> str:
    """The built-in table with some cells changed: no test takes a reconstructed cell for a rule."""
    from wildbunch.el_paso.towns import built_in

    lines = []
    name = ""
    for line in built_in().to_text().splitlines():
        cell, _, value = line.partition(" = ")
        name = line.strip("[]") if line.startswith("[") else name
        rate = changes.get(name, {}).get(cell)
        lines.append(line if rate is None else f"{cell} = [{rate}, {value.split(', ')[1]}")
    return "\n".join(lines)
