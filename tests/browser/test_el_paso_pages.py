"""El Paso on every page: secret, accessible, in three languages, without scrolling, still when asked to be, and its replay."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Finished
from tests.browser.test_el_paso_playing import until
from tests.browser.test_pages import PHONE, SMALL_PHONE, TOO_SMALL, WIDE, faults, fits, message_names, moving
from tests.browser.visitor import Visitor


def every_page(me: Visitor, ridden: Finished) -> Iterator[str]:
    """Leads through all pages and dialogs of El Paso, by the name of each."""
    page = me.page
    page.locator("summary").nth(1).click()
    page.wait_for_selector("form")
    yield "form"
    me.ride()
    yield "raid"
    page.click("header .tools button >> nth=-1")
    page.wait_for_selector("dialog[open]")
    yield "help"
    me.close()
    page.click(".journey-map")
    page.wait_for_selector("dialog[open] table")
    yield "towns"
    me.close()
    # Not by mouse: that only skips what is shown, and others may be answering just now.
    page.locator("[data-spot=bank] .ask").dispatch_event("click")
    page.wait_for_selector("dialog[open]")
    yield "place"
    me.close()
    until(me, "pick")
    yield "draw"
    until(me, "stay")
    yield "stay"
    page.context.add_cookies(ridden.guest["cookies"])
    me.go(f"/#/table/{ridden.table}")
    page.reload()
    page.wait_for_selector("dialog[open]")
    yield "end"
    page.click("dialog[open] a[href*=replay]")
    page.wait_for_selector(".scrubber")
    yield "replay"
    me.judge()
    page.wait_for_selector(".decision")
    yield "analysis"


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_axe_finds_nothing_on_any_page_of_el_paso(visit: Callable[..., Visitor], ridden: Finished, size: dict[str, Any]) -> None:
    me = visit(**size)
    assert {name: found for name in every_page(me, ridden) if (found := faults(me.page))} == {}


@pytest.mark.parametrize("size", [WIDE, PHONE, SMALL_PHONE], ids=["1280x720", "390x844", "360x740"])
def test_town_hand_and_status_are_seen_without_scrolling(visit: Callable[..., Visitor], size: dict[str, Any]) -> None:
    me = visit(**size)
    me.ride()
    fits(me, size, "#street", "#hand", "#status", "#choices")


def test_on_a_phone_everything_to_touch_in_el_paso_is_at_least_44_pixels(visit: Callable[..., Visitor]) -> None:
    me = visit(**PHONE)
    me.ride()
    for _ in range(8):
        me.drawn()
        assert me.page.evaluate(TOO_SMALL, ["#choices button, #hand .slot, #hand button, #street .target, header button", 44]) == []
        me.pick()


def test_nothing_moves_in_the_town_when_reduced_motion_is_asked_for(visit: Callable[..., Visitor], ridden: Finished) -> None:
    me = visit(reduced_motion="reduce", speed="slow", scenery=True)
    assert {name: seen for name in every_page(me, ridden) if (seen := moving(me))} == {}


@pytest.mark.parametrize("locale", ["en", "de", "ja"])
def test_no_page_of_el_paso_shows_the_name_of_a_message(visit: Callable[..., Visitor], ridden: Finished, locale: str) -> None:
    me = visit(locale=locale)
    names = message_names()
    for _ in every_page(me, ridden):
        assert set(me.page.inner_text("body").split()) & names == set()


def test_a_reload_in_the_middle_of_a_secret_choice_keeps_it_secret_and_goes_on(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.ride()
    assert [seat["chosen"] for seat in me.state["view"]["seats"]] == [None, "hidden", "hidden", "hidden"]
    told = ["In town", "Has chosen", "Has chosen", "Has chosen"]
    expect(me.page.locator(".plate .where")).to_have_text(told)
    me.reload()
    expect(me.page.locator(".plate .where")).to_have_text(told)
    me.pick()
    assert me.state["view"]["phase"] == "draw"


def test_nothing_of_other_hands_is_in_the_frames(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.ride()
    turn = 0
    while len(running := [frame for frame in me.frames if frame["type"] in ("state", "update") and frame["outcome"] is None]) < 60:
        me.pick(turn % max(1, len(me.state["legal"]) - 1))
        turn += 1
    for frame in running:
        assert frame["secret"] is None
        for seat in frame["view"]["seats"][1:]:
            assert "cards" not in seat["hand"]
            assert seat["chosen"] in (None, "hidden")


def test_every_event_of_el_paso_is_said_as_a_whole_sentence(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.ride()
    for _ in range(10):
        me.pick()
    said = me.page.locator("#spoken p").all_inner_texts()
    assert len(said) > 10
    assert all(sentence.endswith((".", "!", "?")) and not sentence.startswith("log-") for sentence in said)
    log = me.page.locator("#log li")
    expect(log).to_have_count(me.events())
    me.page.get_by_label("What the log shows").select_option("raids")
    expect(log).not_to_have_count(me.events())
    raids = log.all_inner_texts()
    assert raids != []
    assert all(" with " in text or "takes" in text or "nothing" in text for text in raids)


def test_the_replay_jumps_to_a_town_and_is_seen_as_everybody(visit: Callable[..., Visitor], ridden: Finished) -> None:
    page = visit(f"/#/table/{ridden.table}/replay?step=3&as=me", storage_state=ridden.guest).page
    page.wait_for_selector(".scrubber")
    expect(page.locator(".scrubber .count")).to_have_text(re.compile(f"^Step 3 of {ridden.steps}\\b"))
    page.get_by_label("Go to town").select_option(label="Abilene")
    page.wait_for_selector(".town-card[aria-label='Town 3: Abilene']")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".open-hand")).to_have_count(0)
    page.get_by_label("Seen by").select_option("all")
    expect(page.locator(".open-hand")).to_have_count(4)
    expect(page).to_have_url(re.compile("as=all"))
    page.keyboard.press("End")
    expect(page).to_have_url(re.compile(f"step={ridden.steps}&"))
