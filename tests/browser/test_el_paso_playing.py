"""Whole games of El Paso at the table: by mouse on the things themselves, and by keys alone."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from tests.server.table_harness import UNLIMITED, Server

ON_THE_THINGS = "#street .target, #hand .slot:not(.off), #hand button.piece, #hand .exchange"


def decision(me: Visitor) -> str:
    return str(me.state["view"]["decision"]["kind"])


def until(me: Visitor, kind: str) -> None:
    """Plays on to a decision of a kind; stays in town as long as it may."""
    while not me.over and decision(me) != kind:
        me.pick()


def test_one_click_starts_a_game_of_el_paso_against_three_of_the_usual_bots(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.ride(bots=None)
    welcome = next(frame for frame in me.frames if frame["type"] == "welcome")
    assert welcome["game"] == "el-paso"
    assert [player["who"] for player in welcome["players"]] == ["me", "outlaw", "outlaw", "outlaw"]


def test_the_form_makes_a_table_with_the_players_bandits_and_options_chosen(visit: Callable[..., Visitor]) -> None:
    me = visit()
    page = me.page
    page.locator("summary").nth(1).click()
    page.get_by_label("Players").select_option("5")
    page.get_by_label("Bandit of seat 1").select_option("emmett")
    page.get_by_role("group", name="Positions").get_by_label("Count the groups").check()
    page.get_by_role("group", name="Tiles in a town").get_by_label("18 tiles").check()
    page.click("form button[type=submit]")
    me.settle()
    view = me.state["view"]
    assert view["seats"][0]["bandit"] == "emmett"
    assert len(view["seats"]) == 5
    assert (view["options"]["positions"], view["options"]["tiles_per_town"]) == ("dense", 18)


def test_after_a_reload_the_bandits_still_stand_where_they_have_raided(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.ride()
    until(me, "pick")
    me.drawn()
    actors = "[...document.querySelectorAll('.actor')].map((one) => [one.style.transform, one.querySelector('.value')?.textContent])"
    raided = [seat["raided"].split()[1] for seat in me.state["view"]["seats"] if "raided" in seat]
    before = me.page.evaluate(actors)
    assert raided
    assert [value for _, value in before if value] == raided
    me.reload()
    me.page.wait_for_function(f"(before) => JSON.stringify({actors}) === JSON.stringify(before)", arg=before)


def test_a_whole_game_is_played_with_the_mouse_and_every_choice_is_on_a_thing(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.ride()
    kinds = set()
    turn = 0
    while not me.over:
        before = me.seq
        things = me.page.locator(ON_THE_THINGS)
        number = len(me.state["legal"])
        expect(things).to_have_count(number)
        kinds.add(decision(me))
        things.nth(turn % number).click()
        # Others may still be choosing.
        me.settle(before, alone=False)
        turn += 1
    assert kinds >= {"raid", "pick", "stay"}
    expect(me.page.locator("dialog[open] tbody tr")).to_have_count(4)


def test_a_whole_game_is_played_by_keys_alone(visit: Callable[..., Visitor]) -> None:
    me = visit()
    page = me.page
    me.ready()
    me.tab_to("article:nth-of-type(2) .play")
    page.keyboard.press("Enter")
    me.settle()
    while not me.over:
        before = me.seq
        if decision(me) == "raid":
            page.keyboard.press("h")
            page.keyboard.press("Tab")
            expect(page.locator("#hand .slot:not(.off):focus")).to_have_count(1)
            page.keyboard.press("Enter")
        elif decision(me) == "pick":
            wanted = me.state["legal"][-1]["place"]
            spots = page.locator("#street [data-spot]").evaluate_all("(spots) => spots.map((spot) => spot.dataset.spot)")
            page.keyboard.press("t")
            page.keyboard.press("Home")
            for spot in spots[: spots.index(wanted) + 1]:
                expect(page.locator(f"[data-spot={spot}]")).to_be_focused()
                if spot != wanted:
                    page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press(str(len(me.state["legal"])))
        me.settle(before)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(".scrubber")


def test_looking_at_a_card_tells_what_lies_there_and_the_odds_which_a_switch_hides(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.ride()
    card = "#hand .slot >> nth=0"
    me.page.hover(card)
    odds = "Odds of an arrest in the next roll: 1 in 243 (0.41%)."
    expect(me.page.locator("#status .last.told")).to_contain_text(odds)
    expect(me.page.locator(".town-card")).to_contain_text("1 in 243")
    me.page.click("header .tools button >> nth=1")
    me.page.get_by_label("Tell the odds").uncheck()
    me.page.keyboard.press("Escape")
    me.page.wait_for_selector("#settings-panel", state="detached")
    me.page.hover("#choices button >> nth=1")
    me.page.hover(card)
    expect(me.page.locator("#status .last.told")).to_have_count(1)
    expect(me.page.locator("body")).not_to_contain_text("1 in 243")


def test_what_is_said_of_a_choice_stays_while_others_answer(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    # Here bots tell two seconds after the question that they have answered.
    with Server(tmp_path, "", **{**UNLIMITED, "secret_seconds": 2}) as server:
        me = visit(server=server)
        me.ride(alone=False)
        me.page.hover("#hand .slot >> nth=0")
        said = me.page.locator("#status .last.told")
        expect(said).to_contain_text("Odds of an arrest")
        me.settle()
        expect(said).to_contain_text("Odds of an arrest")
        me.page.locator("#hand .slot >> nth=0").click()
        expect(me.page.locator("#status .last:not(.told)")).to_have_count(1)


def test_a_card_that_cannot_be_played_says_why(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.ride()
    until(me, "pick")
    card = me.page.locator("#hand .slot.off").first
    card.click(force=True)
    expect(me.page.locator("#status .last")).to_have_text("That is not what is being decided now.")
    expect(card).to_have_attribute("title", "That is not what is being decided now.")


def test_the_tiles_to_keep_are_chosen_on_the_tiles_with_the_nuggets_that_gives(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.ride()
    while decision(me) != "keep":
        me.pick(1 if decision(me) == "stay" and any(me.state["view"]["seats"][0]["tiles"].values()) else 0)
    me.page.hover("#hand button.piece >> nth=0")
    wanted = next(action for action in me.state["legal"] if action["kind"] == "keep")
    nuggets = wanted["figures"]["nuggets"]
    expect(me.page.locator("#status .last")).to_have_text(f"Nuggets if the rest is exchanged now: {nuggets}.")
    rest = next(action for action in me.state["legal"] if action["kind"] == "exchange")
    expect(me.page.locator("#hand .gain")).to_have_text(f"+{rest['figures']['nuggets']}")


def test_a_place_tells_its_stack_and_its_rule(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.ride()
    place, stack = next((place, stack) for place, stack in me.state["view"]["town"]["stacks"].items() if len(stack) > 1)
    cell = me.page.locator(f"[data-spot={place}]")
    told = str(cell.get_attribute("aria-label")).split(f"{len(stack)} tiles: ")[1].split(".")[0]
    assert [int(value) for value in re.findall(r"\d+", told)] == stack
    cell.hover()
    expect(me.page.locator(".peek svg")).to_have_count(len(stack))
    cell.locator(".ask").click(position={"x": 20, "y": 20})
    expect(me.page.locator("dialog[open]")).to_contain_text("EP-RAID-")


def test_the_map_opens_the_table_of_towns_and_says_what_is_reconstructed(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.ride()
    me.page.click(".journey-map")
    table = me.page.locator("dialog[open] table")
    expect(table.locator("tbody tr")).to_have_count(7)
    cells = sum(len([cell for cell in row["reconstructed"] if cell != "rate"]) for row in me.state["view"]["towns"])
    assert cells > 0
    expect(table.locator("td.guessed")).to_have_count(cells)
    expect(me.page.locator("dialog[open]")).to_contain_text("reconstruction")


def test_dice_roll_on_the_stage_and_are_skipped_by_a_key_and_by_a_click(visit: Callable[..., Visitor]) -> None:
    me = visit(speed="slow")
    # The show does not go on by itself from here.
    me.stop_the_clock()
    me.ride()
    me.pick()
    me.show_until("#street .die")
    expect(me.page.locator("#choices button")).to_have_count(len(me.state["legal"]))
    me.page.keyboard.press("Escape")
    expect(me.page.locator("#street .die")).to_have_count(0)
    expect(me.page.locator(".caption")).to_have_count(0)
    until(me, "raid")
    me.pick()
    expect(me.page.locator(".caption")).to_have_count(1)
    me.page.locator("#street").click(position={"x": 5, "y": 12})
    expect(me.page.locator(".caption")).to_have_count(0)
