"""EP-RAID-1 to EP-RAID-8: choosing in secret, rolling, robbing, drawing, deciding."""

import pytest

import wildbunch
from tests.el_paso.scene import town


def test_EP_RAID_1_everybody_in_town_chooses_in_any_order() -> None:
    scene = town("Deadwood", "bank 1 3", Annie="bank 8", Bart="bank 4", Cole="hotel 2")
    assert scene.game.awaiting == (0, 1, 2)
    game = scene.game.play(2, "raid hotel 2")
    assert game.awaiting == (0, 1)
    assert game.play(0, "raid bank 8").awaiting == (1,)


def test_EP_RAID_1_the_cards_stay_face_down_until_the_last_is_chosen() -> None:
    scene = town("Deadwood", "bank 1 3", Annie="bank 8", Bart="bank 4")
    game = scene.game.play(0, "raid bank 8")
    assert [event.to_json() for event in game.events_for(1)] == [{"kind": "chosen", "bandit": "annie", "place": None, "value": None}]
    assert game.view(1).to_json()["seats"][0]["chosen"] == "hidden"
    assert game.view(0).to_json()["seats"][0]["chosen"] == "bank 8"
    after = game.play(1, "raid bank 4")
    assert [event.kind for event in after.events_for(1)][:3] == ["chosen", "revealed", "revealed"]


def test_EP_RAID_1_a_choice_may_be_changed_until_the_last_is_in_and_nobody_notices() -> None:
    scene = town("Deadwood", "bank 1 3", Annie="bank 8, hotel 5", Bart="bank 4", Cole="mine 1")
    game = scene.game.play(0, "raid bank 8")
    assert "raid bank 8" not in [action.text for action in game.legal_actions(0)]
    assert str(game.why_not(0, "raid bank 8")) == "EP-RAID-1: The bank 8 lies face down before you already"
    changed = game.play(0, "raid hotel 5")
    assert changed.awaiting == game.awaiting == (1, 2)
    assert changed.events_for(1) == changed.events_for(None) == ()
    assert [event.to_json() for event in changed.events_for(0)] == [{"kind": "changed", "bandit": "annie", "place": "hotel", "value": 5}]
    for viewer in (1, 2, None):
        assert changed.view(viewer) == game.view(viewer)
    end = changed.play(1, "raid bank 4").play(2, "raid mine 1")
    assert next(event.to_json() for event in end.events if event.kind == "revealed") == {
        "kind": "revealed",
        "bandit": "annie",
        "place": "hotel",
        "value": 5,
    }
    assert end.legal_actions(2) == () or end.awaiting == (2,)


def test_EP_RAID_1_the_first_raid_is_compulsory() -> None:
    scene = town("Deadwood", "bank 1 3", Annie="bank 8", Bart="bank 4")
    assert scene.why("Annie", "leave") == "EP-RAID-1: In the first raid of a town everybody takes part"


def test_EP_RAID_1_a_card_for_a_place_the_town_does_not_have_may_be_played() -> None:
    scene = town("Deadwood", "bank 1 3", Annie="pasture 8", Bart="bank 4")
    after = scene.raid("Annie pasture 8, Bart bank 4", "brand brand six six six")
    assert after.told("empty_handed") == ["Annie pasture"]


def test_EP_RAID_2_stars_go_to_the_sheriff_field_and_only_the_other_dice_are_rolled_again() -> None:
    """EP-RAID-2: the roll after the reveal."""
    scene = town("Cheyenne", "bank 1 2 3 4 4", Annie="bank 8, bank 5", Bart="bank 7, bank 6")
    first = scene.raid("Annie bank 8, Bart bank 7", "star star brand six six")
    assert first.told("rolled") == ["Annie 2 1 2 2"]
    second = first.draw().play("stay", "stay").raid("Annie bank 5, Bart bank 6", "star brand brand")
    assert second.told("rolled") == ["Annie 1 2 0 3"]


def test_EP_RAID_2_the_lookout_rolls_even_after_leaving() -> None:
    scene = town("Cheyenne", "bank 4 5", left={"Annie": 1}, Annie="", Bart="bank 2", Cole="hotel 3")
    assert scene.raid("Bart bank 2, Cole hotel 3", "brand brand brand six six").told("rolled") == ["Annie 0 3 2 0"]


def test_EP_RAID_3_the_fifth_star_is_an_arrest_before_any_tile_is_taken() -> None:
    """Case: the fourth star lies, the last die shows a star."""
    scene = town("Cheyenne", "bank 1 3", sheriff=4, Annie="bank 8", Bart="bank 4")
    after = scene.raid("Annie bank 8, Bart bank 4", "star")
    assert after.told("arrested") == ["cheyenne"]
    assert after.told("taken", "empty_handed") == []


def test_EP_RAID_4_without_a_brand_there_is_no_cattle_but_with_a_six_the_saloon_is_open() -> None:
    """Case: roll star, star, six, six, six: pasture closed, saloon open."""
    scene = town("Cheyenne", "saloon 3 4, pasture 5", Annie="saloon 8", Bart="pasture 4")
    after = scene.raid("Annie saloon 8, Bart pasture 4", "star star six six six")
    assert after.told("taken") == ["Annie saloon 3"]
    assert after.told("shut") == ["Bart pasture"]
    assert "pasture 4" not in after.hand("Bart")
    assert after.position["piles"][3]["discards"] == [4]


def test_EP_RAID_4_a_six_of_an_earlier_roll_does_not_open_the_saloon_later() -> None:
    """Case: an earlier roll's six does not open the saloon later."""
    scene = town("Cheyenne", "saloon 3 4 5", Annie="saloon 8, saloon 7", Bart="bank 4, bank 5")
    first = scene.raid("Annie saloon 8, Bart bank 4", "star star star six six")
    assert first.told("taken") == ["Annie saloon 3"]
    second = first.draw().play("stay", "stay").raid("Annie saloon 7, Bart bank 5", "brand brand")
    assert second.told("shut") == ["Annie saloon"]


@pytest.mark.parametrize(
    ("roll", "taken"), [("brand six six six six", True), ("six six six six six", False), ("star six six six six", False)]
)
def test_EP_RAID_4_cattle_need_a_brand(roll: str, taken: bool) -> None:
    scene = town("Cheyenne", "pasture 5, bank 1", Annie="pasture 8", Bart="hotel 4")
    assert bool(scene.raid("Annie pasture 8, Bart hotel 4", roll).told("taken")) == taken


def test_EP_RAID_5_at_a_place_the_highest_card_takes_the_lowest_tile_and_so_on() -> None:
    """Case: bank stack 1, 3, 5 and cards 8, 4, 2."""
    scene = town("Deadwood", "bank 1 3 5, hotel 2", Annie="bank 2", Bart="bank 8", Cole="bank 4")
    after = scene.raid("Annie bank 2, Bart bank 8, Cole bank 4", "brand brand six six six")
    assert after.told("taken") == ["Bart bank 1", "Cole bank 3", "Annie bank 5"]


def test_EP_RAID_5_when_the_tiles_run_out_the_lower_card_gets_nothing() -> None:
    """Case: stack of one tile, two bandits."""
    scene = town("Deadwood", "bank 4, hotel 2", Annie="bank 2", Bart="bank 3")
    after = scene.raid("Annie bank 2, Bart bank 3", "brand brand six six six")
    assert after.told("taken", "empty_handed") == ["taken Bart bank 4", "empty_handed Annie bank"]


def test_EP_RAID_5_a_single_bandit_takes_the_top_tile() -> None:
    scene = town("Deadwood", "mine 2 4 5, hotel 2", Annie="mine 1", Bart="bank 3")
    assert scene.raid("Annie mine 1, Bart bank 3", "brand brand six six six").told("taken") == ["Annie mine 2"]


def test_EP_RAID_6_played_cards_are_discarded_as_they_were_resolved_then_each_draws_one_clockwise_from_the_lookout() -> None:
    scene = town("Deadwood", "bank 1 3 5, hotel 2", lookout="Bart", Annie="bank 2", Bart="bank 4", Cole="bank 8")
    after = scene.raid("Annie bank 2, Bart bank 4, Cole bank 8", "brand brand six six six")
    assert after.position["piles"][0]["discards"] == [8, 4, 2]
    assert after.decision == "pick Bart"
    drawn = after.play("pick hotel", "pick saloon", "pick hotel")
    assert [line.split()[:2] for line in drawn.told("picked")] == [["Bart", "hotel"], ["Cole", "saloon"], ["Annie", "hotel"]]
    for name in ("Annie", "Bart", "Cole"):
        assert sum(map(len, drawn.of(name)["hand"]["cards"].values())) == 6


def test_EP_RAID_6_the_card_drawn_from_a_pile_is_known_to_the_drawer_alone() -> None:
    scene = town("Deadwood", "bank 1 3 5, hotel 2", Annie="bank 2", Bart="bank 4")
    after = scene.raid("Annie bank 2, Bart bank 4", "brand brand six six six").play("pick hotel")
    told = {viewer: after.game.events_for(viewer)[0].fields["value"] for viewer in (0, 1, None)}
    assert told[0] is not None
    assert told[1] is told[None] is None


def test_EP_RAID_6_who_is_arrested_draws_too() -> None:
    scene = town("Deadwood", "bank 1 3", sheriff=4, Annie="bank 8", Bart="bank 4")
    after = scene.raid("Annie bank 8, Bart bank 4", "star")
    assert after.decision == "pick Annie"
    assert after.draw().told("town_entered") == ["cheyenne 2 bart"]


def test_EP_RAID_6_where_each_bandit_has_raided_is_open_to_all_until_he_draws_a_card() -> None:
    scene = town("Deadwood", "bank 1 3 5", Annie="bank 8", Bart="bank 4", Cole="hotel 2").raid(
        "Annie bank 8, Bart bank 4, Cole hotel 2", "star star six six six"
    )

    def raided() -> list[str | None]:
        seen = [[seat.get("raided") for seat in scene.game.view(viewer).to_json()["seats"]] for viewer in (None, 0, 1, 2)]
        assert seen == [seen[0]] * 4
        return seen[0]

    assert raided() == ["bank 8", "bank 4", "hotel 2"]
    scene = scene.play("pick saloon")
    assert raided() == [None, "bank 4", "hotel 2"]
    scene = scene.play("pick saloon").play("pick mine")
    assert raided() == [None] * 3


def test_EP_RAID_7_a_used_up_pile_is_its_discards_turned_over_unshuffled() -> None:
    """Case: saloon pile empty, discards 5 then 2: next saloon draw is the 5, and everybody sees it."""
    scene = town("Deadwood", "bank 1 3 5, hotel 2", discards="saloon 5 2", Annie="bank 2, saloon 1 3 4", Bart="bank 4, saloon 6 7 8")
    after = scene.raid("Annie bank 2, Bart bank 4", "brand brand six six six").play("pick saloon")
    assert after.told("picked") == ["Annie saloon 5 True"]
    assert after.game.view(1).to_json()["seats"][0]["hand"]["seen"] == {"saloon": [5]}
    assert after.play("pick saloon").told("picked")[0] == "Bart saloon 2 True"


def test_EP_RAID_7_a_kind_without_a_card_in_pile_and_discards_cannot_be_chosen() -> None:
    scene = town("Deadwood", "bank 1 3 5, hotel 2", Annie="bank 2, saloon 1 2 3 4", Bart="bank 4, saloon 5 6 7 8")
    after = scene.raid("Annie bank 2, Bart bank 4", "brand brand six six six")
    assert after.legal == ["pick bank", "pick mine", "pick pasture", "pick hotel", "pick corral"]
    assert after.why("Annie", "pick saloon") == "EP-RAID-7: There is no saloon card left to draw"


def test_EP_RAID_8_the_bandits_in_town_decide_in_turn_clockwise_from_the_lookout() -> None:
    scene = town("Deadwood", "bank 1 3 5, hotel 2", lookout="Cole", Annie="bank 2", Bart="bank 4", Cole="hotel 8")
    after = scene.raid("Annie bank 2, Bart bank 4, Cole hotel 8", "brand brand six six six").draw()
    assert after.decision == "stay Cole"
    assert after.legal == ["stay", "leave"]
    assert after.play("stay").decision == "stay Annie"
    assert after.play("stay", "stay").decision == "stay Bart"
    assert after.play("stay", "stay", "stay").decision == "raid Cole Annie Bart"


def test_EP_RAID_8_one_bandit_alone_may_go_on() -> None:
    scene = town("Deadwood", "bank 1 3", left={"Annie": 1, "Bart": 1}, Annie="", Bart="", Cole="bank 8")
    after = scene.raid("Cole bank 8", "brand brand brand six six").draw().play("stay")
    assert after.decision == "raid Cole"


def test_who_has_left_is_told_so() -> None:
    scene = town("Deadwood", "bank 1 3", left={"Annie": 1}, Annie="bank 8", Bart="bank 4", Cole="")
    assert scene.why("Annie", "raid bank 8") == "EP-LEAVE-4: You are not in town any more"
    with pytest.raises(wildbunch.WrongSeat):
        scene.game.play(0, "raid bank 8")
