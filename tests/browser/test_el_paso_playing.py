"""Whole games of El Paso at the table: by mouse on the things themselves, and by keys alone."""

import re
from collections.abc import Callable

from tests.browser.visitor import Visitor

ON_THE_THINGS = "#street .target, #hand .slot:not(.off), #hand button.piece, #hand .exchange"


def decision(me: Visitor) -> str:
    return str(me.state["view"]["decision"]["kind"])


def until(me: Visitor, kind: str) -> None:
    """Plays on to a decision of a kind; stays in town as long as it may."""
    while not me.over and decision(me) != kind:
        me.pick()


def test_one_click_starts_a_game_of_el_paso_against_three_of_the_usual_bots(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.ride()
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
    page.wait_for_selector("#choices button")
    view = me.state["view"]
    assert view["seats"][0]["bandit"] == "emmett"
    assert len(view["seats"]) == 5
    assert (view["options"]["positions"], view["options"]["tiles_per_town"]) == ("dense", 18)


def test_after_a_reload_the_bandits_still_stand_where_they_have_raided(visit: Callable[..., Visitor]) -> None:
    me = visit(speed="off")
    me.ride()
    until(me, "pick")
    actors = "[...document.querySelectorAll('.actor')].map((one) => [one.style.transform, one.querySelector('.value')?.textContent])"
    raided = [seat["raided"].split()[1] for seat in me.state["view"]["seats"] if "raided" in seat]
    before = me.page.evaluate(actors)
    assert raided
    assert [value for _, value in before if value] == raided
    me.page.reload()
    me.page.wait_for_selector("#choices button")
    assert me.page.evaluate(actors) == before


def test_a_whole_game_is_played_with_the_mouse_and_every_choice_is_on_a_thing(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.ride()
    kinds = set()
    turn = 0
    while not me.over:
        before = me.seq
        things = me.page.locator(ON_THE_THINGS)
        me.page.wait_for_function(f"() => document.querySelectorAll('{ON_THE_THINGS}').length === {len(me.state['legal'])}")
        kinds.add(decision(me))
        things.nth(turn % things.count()).click()
        me.settle(before)
        turn += 1
    assert kinds >= {"raid", "pick", "stay"}
    assert me.page.locator("dialog[open] tbody tr").count() == 4


def test_a_whole_game_is_played_by_keys_alone(visit: Callable[..., Visitor]) -> None:
    me = visit()
    page = me.page
    page.wait_for_selector("button.play")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('article:nth-of-type(2) .play')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("#choices button")
    while not me.over:
        before = me.seq
        if decision(me) == "raid":
            page.keyboard.press("h")
            page.keyboard.press("Tab")
            assert page.evaluate("document.activeElement.matches('.slot:not(.off)')")
            page.keyboard.press("Enter")
        elif decision(me) == "pick":
            wanted = me.state["legal"][-1]["place"]
            page.keyboard.press("t")
            page.keyboard.press("Home")
            for _ in range(8):
                if page.evaluate("document.activeElement.dataset.spot") == wanted:
                    break
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
    me.page.wait_for_selector(".last.told")
    assert "Odds of an arrest in the next roll: 1 in 243 (0.41%)." in me.page.inner_text("#status .last")
    assert "1 in 243" in me.page.inner_text(".town-card")
    me.page.click("header .tools button >> nth=1")
    me.page.get_by_label("Tell the odds").uncheck()
    me.page.keyboard.press("Escape")
    me.page.hover("#choices button >> nth=1")
    me.page.hover(card)
    assert "1 in 243" not in me.page.inner_text("body")


def test_a_card_that_cannot_be_played_says_why(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.ride()
    until(me, "pick")
    card = me.page.locator("#hand .slot.off").first
    card.click(force=True)
    told = me.page.inner_text("#status .last")
    assert told == "That is not what is being decided now."
    assert told == card.get_attribute("title")


def test_the_tiles_to_keep_are_chosen_on_the_tiles_with_the_nuggets_that_gives(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.ride()
    while decision(me) != "keep":
        me.pick(1 if decision(me) == "stay" and any(me.state["view"]["seats"][0]["tiles"].values()) else 0)
    me.page.hover("#hand button.piece >> nth=0")
    wanted = next(action for action in me.state["legal"] if action["kind"] == "keep")
    assert me.page.inner_text("#status .last") == f"Nuggets if the rest is exchanged now: {wanted['figures']['nuggets']}."
    rest = next(action for action in me.state["legal"] if action["kind"] == "exchange")
    assert me.page.inner_text("#hand .gain") == f"+{rest['figures']['nuggets']}"


def test_a_place_tells_its_stack_and_its_rule(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.ride()
    place, stack = next((place, stack) for place, stack in me.state["view"]["town"]["stacks"].items() if len(stack) > 1)
    cell = me.page.locator(f"[data-spot={place}]")
    told = str(cell.get_attribute("aria-label")).split(f"{len(stack)} tiles: ")[1].split(".")[0]
    assert [int(value) for value in re.findall(r"\d+", told)] == stack
    cell.hover()
    assert me.page.locator(".peek svg").count() == len(stack)
    cell.locator(".ask").click(position={"x": 20, "y": 20})
    assert "EP-RAID-" in me.page.inner_text("dialog[open]")


def test_the_map_opens_the_table_of_towns_and_says_what_is_reconstructed(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.ride()
    me.page.click(".journey-map")
    table = me.page.locator("dialog[open] table")
    assert table.locator("tbody tr").count() == 7
    cells = sum(len([cell for cell in row["reconstructed"] if cell != "rate"]) for row in me.state["view"]["towns"])
    assert table.locator("td.guessed").count() == cells > 0
    assert "reconstruction" in me.page.inner_text("dialog[open]")


def test_dice_roll_on_the_stage_and_are_skipped_by_a_key_and_by_a_click(visit: Callable[..., Visitor]) -> None:
    me = visit(speed="slow")
    me.ride()
    me.page.keyboard.press("Escape")
    me.pick()
    me.page.wait_for_selector("#street .die")
    assert me.page.locator("#choices button").count() > 0
    me.page.keyboard.press("Escape")
    me.page.wait_for_selector("#street .die", state="detached")
    me.page.wait_for_selector(".caption", state="detached")
    until(me, "raid")
    me.pick()
    me.page.wait_for_selector(".caption")
    me.page.locator("#street").click(position={"x": 5, "y": 12})
    me.page.wait_for_selector(".caption", state="detached")
