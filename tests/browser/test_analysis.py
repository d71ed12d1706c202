"""The analysis of a finished game in its replay, and going on from a step of it."""

from collections.abc import Callable

import httpx
import pytest

from tests.browser.conftest import Finished
from tests.browser.visitor import Visitor


@pytest.fixture
def judged(visit: Callable[..., Visitor], finished: Finished) -> Visitor:
    """The replay of a finished game that is analysed, at the first decision."""
    me = visit(f"/#/table/{finished.table}/replay", storage_state=finished.guest)
    me.page.wait_for_selector(".scrubber")
    me.judge()
    return me


def analysis_of(me: Visitor, finished: Finished) -> dict[str, object]:
    cookies = {cookie["name"]: cookie["value"] for cookie in finished.guest["cookies"]}
    told: dict[str, object] = httpx.get(f"{me.base}/api/tables/{finished.table}/analysis", cookies=cookies).json()["analysis"]
    return told


def step(me: Visitor) -> int:
    return int(me.page.url.split("step=")[1].split("&")[0])


def test_the_curve_stands_behind_the_slider_which_tells_the_chance_and_walks_it_by_keys(judged: Visitor, finished: Finished) -> None:
    page = judged.page
    curve = analysis_of(judged, finished)["curve"]
    assert isinstance(curve, list)
    slider = page.locator(".curve input")
    slider.focus()
    page.keyboard.press("Home")
    assert slider.get_attribute("aria-valuetext") == f"Step 0 of {finished.steps}: chance to win {round(curve[0] * 100)}%"
    page.keyboard.press("ArrowRight")
    assert step(judged) == 1
    page.keyboard.press("End")
    assert page.inner_text(".scrubber .count").endswith(f"chance to win {round(curve[-1] * 100)}%")


def test_a_click_into_the_curve_goes_to_that_step(judged: Visitor, finished: Finished) -> None:
    box = judged.page.locator(".curve").bounding_box()
    assert box is not None
    judged.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert abs(step(judged) - finished.steps / 2) <= 1


def test_the_moments_are_buttons_that_jump_there(judged: Visitor, finished: Finished) -> None:
    moments = analysis_of(judged, finished)["moments"]
    assert isinstance(moments, list)
    buttons = judged.page.get_by_role("button", name="→")
    assert buttons.count() == len(moments) > 0
    for at, moment in enumerate(moments):
        assert buttons.nth(at).inner_text().startswith(f"{at + 1}. Step {moment['step']}: ")
        buttons.nth(at).click()
        assert step(judged) == moment["step"]
    assert judged.page.locator(".curve .moment").count() == len(moments)


def test_at_my_decision_every_choice_stands_with_its_estimates_and_the_better_one_first(judged: Visitor, finished: Finished) -> None:
    decisions = analysis_of(judged, finished)["decisions"]
    assert isinstance(decisions, list)
    decision = next(one for one in decisions if one["step"] == step(judged))
    choices = judged.page.locator(".decision li")
    assert choices.count() == len(decision["choices"])
    assert judged.page.locator(".decision li.played").count() == 1
    assert "✓" in judged.page.inner_text(".decision li.played")
    most = max(decision["choices"], key=lambda choice: choice["visits"])
    first = choices.first.inner_text()
    assert f"{round(most['win'] * 100)}% · " in first
    assert f"tried {most['visits']} ×" in first
    said = judged.page.inner_text(".decision p")
    assert said.startswith("You played the best" if decision["best"] == decision["played"] else "Better: ")


def test_who_comes_back_finds_the_analysis_done(judged: Visitor) -> None:
    judged.page.reload()
    judged.page.wait_for_selector(".curve")
    assert judged.page.get_by_role("button", name="Analyse my game").count() == 0


def test_from_the_step_that_is_shown_one_goes_on_against_bots(judged: Visitor, finished: Finished) -> None:
    page = judged.page
    judged.go(f"/#/table/{finished.table}/replay?step=30&as=me")
    page.wait_for_selector(".count:has-text('Step 30')")
    page.get_by_role("button", name="Try from here against bots").click()
    page.wait_for_selector("#choices button")
    assert judged.table != finished.table
    judged.pick()


def test_after_the_last_step_nothing_can_be_tried(judged: Visitor) -> None:
    judged.page.keyboard.press("End")
    judged.page.wait_for_selector(".scrubber")
    assert judged.page.get_by_role("button", name="Try from here against bots").count() == 0


@pytest.mark.parametrize("locale", ["de-DE", "ja-JP"])
def test_in_el_paso_and_in_every_language_the_analysis_speaks_in_words(
    visit: Callable[..., Visitor], ridden: Finished, locale: str
) -> None:
    me = visit(f"/#/table/{ridden.table}/replay?step=0", storage_state=ridden.guest, locale=locale)
    page = me.page
    page.wait_for_selector(".scrubber")
    if page.locator(".curve").count() == 0:
        page.locator(".scrubber button", has_text={"de-DE": "analysieren", "ja-JP": "分析"}[locale]).click()
    page.wait_for_selector(".curve", timeout=180_000)
    while page.locator(".decision").count() == 0:
        page.keyboard.press("ArrowRight")
    text = page.inner_text(".decision")
    assert ("Gewinnchance" in text or "Besser" in text) if locale == "de-DE" else "選択" in text
