"""The analysis of a finished game in its replay, and going on from a step of it."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Finished
from tests.browser.visitor import Visitor


@pytest.fixture
def judged(visit: Callable[..., Visitor], finished: Finished) -> Visitor:
    """The replay of a finished game that is analysed, at the first decision."""
    me = visit(f"/#/table/{finished.table}/replay", storage_state=finished.guest)
    me.page.wait_for_selector(".scrubber")
    me.judge()
    return me


def at_step(me: Visitor, step: int) -> None:
    expect(me.page).to_have_url(re.compile(rf"step={step}&"))


def test_the_curve_stands_behind_the_slider_which_tells_the_chance_and_walks_it_by_keys(judged: Visitor, finished: Finished) -> None:
    page = judged.page
    curve = judged.analysis()["analysis"]["curve"]
    slider = page.locator(".curve input")
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", f"Step 0 of {finished.steps}: chance to win {round(curve[0] * 100)}%")
    page.keyboard.press("ArrowRight")
    at_step(judged, 1)
    page.keyboard.press("End")
    expect(page.locator(".scrubber .count")).to_have_text(re.compile(rf"chance to win {round(curve[-1] * 100)}%$"))


def test_a_click_into_the_curve_goes_to_that_step(judged: Visitor, finished: Finished) -> None:
    judged.drawn()
    judged.page.locator(".curve").click()
    half = finished.steps / 2
    near = [step for step in range(finished.steps + 1) if abs(step - half) <= 1]
    expect(judged.page).to_have_url(re.compile(f"step=({'|'.join(map(str, near))})&"))


def test_the_moments_are_buttons_that_jump_there(judged: Visitor) -> None:
    moments = judged.analysis()["analysis"]["moments"]
    assert moments != []
    buttons = judged.page.get_by_role("button", name="→")
    expect(buttons).to_have_text([re.compile(rf"^{at}\. Step {moment['step']}: ") for at, moment in enumerate(moments, 1)])
    for at, moment in enumerate(moments):
        buttons.nth(at).click()
        at_step(judged, moment["step"])
    expect(judged.page.locator(".curve .moment")).to_have_count(len(moments))


def test_at_my_decision_every_choice_stands_with_its_estimates_and_the_better_one_first(judged: Visitor) -> None:
    decision = judged.analysis()["analysis"]["decisions"][0]
    at_step(judged, decision["step"])
    choices = judged.page.locator(".decision li")
    expect(choices).to_have_count(len(decision["choices"]))
    expect(judged.page.locator(".decision li.played")).to_have_count(1)
    expect(judged.page.locator(".decision li.played")).to_contain_text("✓")
    for choice, told in zip(decision["choices"], choices.all_inner_texts(), strict=True):
        judged_after = choice["action"] == decision["played"] and choice["win"] != decision["promised"]
        if choice["win"] is None and not judged_after:
            assert "not tried" in told
            continue
        share = re.search(r"(\d+)% · ", told)
        assert share is not None, told
        assert int(share[1]) == pytest.approx(100 * (decision["promised"] if judged_after else choice["win"]), abs=0.51)
        assert ("judged by what came of it" if judged_after else f"tried {choice['visits']} ×") in told
    said = "You played the best" if decision["best"] == decision["played"] else "Better: "
    expect(judged.page.locator(".decision p")).to_have_text(re.compile(f"^{said}"))


def test_of_the_steps_that_would_follow_it_tells_whose_they_are(judged: Visitor, finished: Finished) -> None:
    analysis = judged.analysis()["analysis"]
    lines = [(choice["line"][1:], decision["step"]) for decision in analysis["decisions"] for choice in decision["choices"]]
    line, step = max(lines, key=lambda told: len(told[0]))
    assert line != []
    judged.go(f"/#/table/{finished.table}/replay?step={step}&as=me")
    told = " · ".join(f"{analysis['seats'][each['seat']].title()}: {each['action'] or '?'}" for each in line)
    expect(judged.page.locator(".decision small").get_by_text(told, exact=True)).not_to_have_count(0)


def test_who_comes_back_finds_the_analysis_done(judged: Visitor) -> None:
    judged.page.reload()
    judged.page.wait_for_selector(".curve")
    expect(judged.page.get_by_role("button", name="Analyse my game")).to_have_count(0)


def test_from_the_step_that_is_shown_one_goes_on_against_bots(judged: Visitor, finished: Finished) -> None:
    page = judged.page
    judged.go(f"/#/table/{finished.table}/replay?step=30&as=me")
    page.wait_for_selector(".count:has-text('Step 30')")
    page.get_by_role("button", name="Try from here against bots").click()
    page.wait_for_selector("#choices button")
    judged.settle()
    assert judged.table != finished.table
    judged.pick()


def test_after_the_last_step_nothing_can_be_tried(judged: Visitor, finished: Finished) -> None:
    expect(judged.page.get_by_role("button", name="Try from here against bots")).to_have_count(1)
    judged.page.keyboard.press("End")
    at_step(judged, finished.steps)
    expect(judged.page.get_by_role("button", name="Try from here against bots")).to_have_count(0)


@pytest.mark.parametrize("locale", ["de-DE", "ja-JP"])
def test_in_el_paso_and_in_every_language_the_analysis_speaks_in_words(
    visit: Callable[..., Visitor], ridden: Finished, locale: str
) -> None:
    me = visit(f"/#/table/{ridden.table}/replay?step=0", storage_state=ridden.guest, locale=locale)
    me.page.wait_for_selector(".scrubber")
    me.judge({"de-DE": "analysieren", "ja-JP": "分析"}[locale])
    expect(me.page.locator(".decision")).to_contain_text(re.compile({"de-DE": "Gewinnchance|Besser", "ja-JP": "選択"}[locale]))
