"""The replay of a finished game."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Finished
from tests.browser.visitor import Visitor


@pytest.fixture
def replay(visit: Callable[..., Visitor], finished: Finished) -> Callable[..., Visitor]:
    """Opens the replay of a finished game, at a step."""

    def open_at(step: int = 0, eyes: str = "me") -> Visitor:
        me = visit(f"/#/table/{finished.table}/replay?step={step}&as={eyes}", storage_state=finished.guest)
        me.page.wait_for_selector(".scrubber")
        return me

    return open_at


def test_keys_and_buttons_go_step_by_step_and_the_address_has_the_step(replay: Callable[..., Visitor], finished: Finished) -> None:
    page = replay().page
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.click("button[aria-label='One step on']")
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile(r"/replay\?step=2&as=me$"))
    page.keyboard.press("End")
    expect(page).to_have_url(re.compile(f"step={finished.steps}&"))
    page.keyboard.press("Home")
    expect(page).to_have_url(re.compile("step=0&"))


def test_an_address_with_a_step_opens_at_that_step(replay: Callable[..., Visitor], finished: Finished) -> None:
    page = replay(42).page
    expect(page.locator(".scrubber .count")).to_have_text(re.compile(f"^Step 42 of {finished.steps}\\b"))


def test_seen_as_me_other_hands_are_hidden_and_seen_as_everybody_they_are_open(replay: Callable[..., Visitor]) -> None:
    page = replay(3).page
    hands = page.locator(".open-hand")
    expect(hands).to_have_count(0)
    expect(page.locator(".seats small >> nth=1")).to_have_count(0)
    page.get_by_label("Seen by").select_option("all")
    expect(hands).not_to_have_count(0)
    expect(page).to_have_url(re.compile("as=all"))
    assert all(text != "" for text in hands.all_inner_texts())


@pytest.mark.parametrize("game", ["finished", "ridden"])
@pytest.mark.parametrize(("locale", "heading"), [("en-GB", "At the end"), ("de-DE", "Am Ende"), ("ja-JP", "最終結果")])
def test_the_final_sums_beside_a_step_have_a_heading_that_says_so(
    visit: Callable[..., Visitor], game: str, locale: str, heading: str, request: pytest.FixtureRequest
) -> None:
    past: Finished = request.getfixturevalue(game)
    me = visit(f"/#/table/{past.table}/replay?step=1&as=me", storage_state=past.guest, locale=locale)
    shown = me.page.locator(".seats h2 span")
    expect(shown).to_have_text(heading)
    final = [score["money"] for score in me.page.request.get(f"{me.base}/api/tables/{past.table}/replay").json()["outcome"]["scores"]]
    sums = [int(re.sub(r"\D", "", text)) for text in me.page.locator(".seats li > span").all_inner_texts()]
    assert sums == final


def test_one_can_jump_to_a_round(replay: Callable[..., Visitor]) -> None:
    page = replay().page
    page.get_by_label("Go to round").select_option(label="Round 3")
    page.wait_for_selector(".broadside[aria-label='Round 3']")


def test_the_replay_runs_by_itself_to_the_end(replay: Callable[..., Visitor], finished: Finished) -> None:
    page = replay(finished.steps - 3).page
    page.click("button[aria-label='Run']")
    page.wait_for_url(f"**/replay?step={finished.steps}&as=me")


QUICK = 15
"""Presses of a key that come before a step has been shown to its end."""


def scene(page: Page) -> list[str]:
    """Which moment of the game is shown, in words: who and what is where, the pile, the card of the round or town, the caption."""
    parts = page.locator(".scene, .pile, .broadside, .town-card").all()
    return [*(part.aria_snapshot() for part in parts), *page.locator(".caption").all_inner_texts()]


@pytest.mark.parametrize("game", ["finished", "ridden"])
@pytest.mark.parametrize("start", [0, 40])
def test_quick_presses_leave_the_scene_no_more_than_the_last_step_behind(
    visit: Callable[..., Visitor], game: str, start: int, request: pytest.FixtureRequest
) -> None:
    past: Finished = request.getfixturevalue(game)

    def presses(first: int, times: int) -> Page:
        """The replay from a step on after so many presses of a key, in no time."""
        me = visit(f"/#/table/{past.table}/replay?step={first}&as=me", speed="normal", storage_state=past.guest)
        me.page.wait_for_selector(".scene .stage")
        me.stop_the_clock()
        me.page.get_by_role("slider").focus()
        for _ in range(times):
            me.page.keyboard.press("ArrowRight")
        expect(me.page.locator(".scrubber .count")).to_have_text(re.compile(f"^Step {first + times} "))
        return me.page

    page = presses(start, QUICK)
    assert scene(page) == scene(presses(start + QUICK - 1, 1))
    page.locator(".scene").dispatch_event("click")
    assert scene(page) == scene(presses(start + QUICK, 0))
