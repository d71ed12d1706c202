"""Every page: accessible, in three languages, without scrolling, still when asked to be."""

import gzip
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.browser.conftest import Finished
from tests.browser.visitor import Visitor

LOCALES = Path(__file__).resolve().parents[2] / "src" / "wildbunch" / "locales"
STATIC = Path(__file__).resolve().parents[2] / "src" / "wildbunch" / "server" / "static"
WIDE = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
SMALL_PHONE = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
TOO_SMALL = """([selector, least]) => [...document.querySelectorAll(selector)].map((e) => [e.className, e.getBoundingClientRect()])
  .filter(([, r]) => r.width < least || r.height < least).map(([name, r]) => `${name} ${r.width} ${r.height}`)"""
"""What is smaller than so many pixels."""
BOXES = "(parts) => parts.map((part) => document.querySelector(part).getBoundingClientRect().toJSON())"
RUNNING = "document.getAnimations().filter((one) => one.playState === 'running').length"
RUNNING_IN_TEN_FRAMES = f"""async () => {{
  const counts = [];
  while (counts.length < 10) {{
    await new Promise(requestAnimationFrame);
    counts.push({RUNNING});
  }}
  return counts;
}}"""


def message_names() -> set[str]:
    """The names of all messages."""
    lines = [line for file in LOCALES.glob("en/*.ftl") for line in file.read_text(encoding="utf-8").splitlines()]
    return {name for line in lines if "-" in (name := line.partition(" =")[0]) and line[:1].isalpha()}


def fits(me: Visitor, size: dict[str, Any], *parts: str) -> None:
    """The page is no wider than the screen, and these parts of it are seen without scrolling."""
    me.drawn()
    assert me.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    for part, box in zip(parts, me.page.evaluate(BOXES, list(parts)), strict=True):
        assert box["top"] >= 0, part
        assert box["bottom"] <= size["height"], part
        assert box["left"] >= 0, part
        assert box["right"] <= size["width"], part


def moving(me: Visitor) -> list[int]:
    """How much moves in some pictures that follow each other, where anything does."""
    return [count for count in me.page.evaluate(RUNNING_IN_TEN_FRAMES) if count > 0]


def faults(page: Page) -> list[str]:
    """What axe finds, of every kind."""
    found: dict[str, Any] = Axe().run(page, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]}).response
    return [f"{one['id']}: {node['html'][:120]}" for one in found["violations"] for node in one["nodes"]]


def every_page(me: Visitor, finished: Finished) -> Iterator[str]:
    """Leads through all pages and dialogs, by the name of each."""
    page = me.page
    me.ready()
    yield "front"
    page.click("summary")
    page.wait_for_selector("form")
    yield "form"
    page.click("header .tools button >> nth=0")
    page.wait_for_selector("#settings-panel")
    yield "settings"
    page.keyboard.press("Escape")
    page.wait_for_selector("#settings-panel", state="detached")
    me.start()
    yield "plan"
    page.click("header .tools button >> nth=-1")
    page.wait_for_selector("dialog[open]")
    yield "help"
    me.close()
    while not me.over and me.state["view"]["phase"] != "stealin":
        me.pick()
    yield "stealin"
    page.context.add_cookies(finished.guest["cookies"])
    me.go(f"/#/table/{finished.table}")
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
def test_axe_finds_nothing_on_any_page(visit: Callable[..., Visitor], finished: Finished, size: dict[str, Any]) -> None:
    me = visit(**size)
    assert {name: found for name in every_page(me, finished) if (found := faults(me.page))} == {}


@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize("size", [WIDE, PHONE, SMALL_PHONE], ids=["1280x720", "390x844", "360x740"])
def test_train_hand_and_status_are_seen_without_scrolling(visit: Callable[..., Visitor], size: dict[str, Any], players: int) -> None:
    me = visit(**size)
    me.deal(players)
    fits(me, size, "#train", "#hand", "#status", "#choices")


def test_on_a_phone_everything_to_touch_is_at_least_44_pixels(visit: Callable[..., Visitor]) -> None:
    me = visit(**PHONE)
    me.start()
    for _ in range(12):
        me.drawn()
        assert me.page.evaluate(TOO_SMALL, ["#choices button, #hand button, #train .target, header button", 44]) == []
        me.pick()


def test_nothing_moves_when_reduced_motion_is_asked_for(visit: Callable[..., Visitor], finished: Finished) -> None:
    me = visit(reduced_motion="reduce", speed="slow", scenery=True)
    assert {name: seen for name in every_page(me, finished) if (seen := moving(me))} == {}


def test_the_landscape_moves_otherwise_and_stops_when_switched_off(visit: Callable[..., Visitor]) -> None:
    me = visit(scenery=True)
    me.start()
    me.page.wait_for_function(f"() => {RUNNING} > 0")
    me.page.click("header .tools button >> nth=1")
    me.page.get_by_label("The landscape moves").uncheck()
    me.page.wait_for_function(f"() => {RUNNING} === 0")


@pytest.mark.parametrize(
    ("locale", "word"),
    [("en-US", "Rob the train"), ("de-AT", "Den Zug überfallen"), ("ja-JP", "列車を襲う"), ("fr-FR", "Rob the train")],
)
def test_the_language_is_the_browsers(visit: Callable[..., Visitor], locale: str, word: str) -> None:
    me = visit(locale=locale)
    expect(me.page.locator("button.play span").first).to_have_text(word)
    expect(me.page.locator("html")).to_have_attribute("lang", "en" if locale == "fr-FR" else locale[:2])


def test_the_language_can_be_changed_at_the_table_and_is_remembered(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.start()
    me.page.click("header .tools button >> nth=1")
    me.page.get_by_label("Language").select_option("de")
    me.page.wait_for_selector("html[lang=de]")
    expect(me.page.locator("#status .now")).to_contain_text("Du bist")
    me.reload()
    expect(me.page.locator("html")).to_have_attribute("lang", "de")


@pytest.mark.parametrize("locale", ["en", "de", "ja"])
def test_no_page_shows_the_name_of_a_message_instead_of_the_message(visit: Callable[..., Visitor], finished: Finished, locale: str) -> None:
    me = visit(locale=locale)
    names = message_names()
    for _ in every_page(me, finished):
        words = set(me.page.inner_text("body").split())
        assert words & names == set()
        assert not [word for word in words if word.startswith(("log-", "why-", "action-", "decision-", "bot-"))]


def test_all_javascript_together_is_at_most_150_kilobytes_compressed() -> None:
    scripts = list((STATIC / "assets").glob("*.js"))
    assert scripts != []
    assert sum(len(gzip.compress(file.read_bytes())) for file in scripts) <= 150_000
