"""The hand of cards: turned over for Ghost, and with names that stay whole however narrow the cards are."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.test_pages import PHONE, SMALL_PHONE, WIDE
from tests.browser.visitor import Visitor

# Every word of every name lies in one line, inside its card.
BROKEN = """() => [...document.querySelectorAll('#hand .name')].flatMap((name) => {
  const text = name.firstChild, box = name.getBoundingClientRect(), found = [];
  for (const word of name.textContent.matchAll(/\\S+/g)) {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    const lines = [...range.getClientRects()];
    if (lines.length !== 1 || lines[0].left < box.left - 0.5 || lines[0].right > box.right + 0.5) found.push(word[0]);
  }
  return found;
})"""


def until_ghost_may_hide(me: Visitor) -> None:
    """Plays to a turn in which Ghost chooses how his card lies."""
    while not any(action.get("down") for action in me.state["legal"]):
        me.pick()


@pytest.mark.parametrize("size", [WIDE, PHONE, SMALL_PHONE], ids=["wide", "phone", "small phone"])
def test_ghost_turns_his_cards_over_and_plays_one_face_down(visit: Callable[..., Visitor], size: dict[str, object]) -> None:
    me = visit(**size)
    me.deal(4, "ghost")
    until_ghost_may_hide(me)
    switch = me.page.get_by_role("button", name="Play face down", exact=True)
    expect(switch).to_have_attribute("aria-pressed", "false")
    me.drawn()
    box = switch.bounding_box()
    assert box is not None
    assert size == WIDE or (box["width"] >= 44 and box["height"] >= 44)
    cards = me.page.locator("#hand .slot:not(.off)")
    card = cards.first
    face_down = re.compile(r"face down \(\d+\)$")
    expect(card).not_to_have_attribute("aria-label", face_down)
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    expect(card).to_have_attribute("aria-label", face_down)
    expect(me.page.locator("#hand .card.turned")).to_have_count(cards.count() - 1)
    before = me.seq
    card.click()
    me.settle(before)
    played = next(e for f in me.frames if f["type"] == "update" and f["seq"] > before for e in f["events"] if e["kind"] == "played")
    assert played["bandit"] == "ghost"
    assert played["face_down"] is True


def test_ghost_hides_a_card_by_keys_alone(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.deal(4, "ghost")
    until_ghost_may_hide(me)
    page = me.page
    page.keyboard.press("h")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(page.locator(":focus")).to_have_attribute("aria-pressed", "true")
    me.tab_to(".slot:not(.off)")
    before = me.seq
    page.keyboard.press("Enter")
    me.settle(before)
    assert any(card["bandit"] == "ghost" and card["face_down"] for card in me.state["view"]["pile"])


def test_the_switch_says_why_when_ghost_may_not_hide_a_card(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.deal(4, "ghost")
    until_ghost_may_hide(me)
    me.pick()
    while me.state["view"]["phase"] != "schemin" or any(action.get("down") for action in me.state["legal"]):
        me.pick()
    switch = me.page.get_by_role("button", name="Play face down", exact=True)
    expect(switch).to_have_attribute("aria-disabled", "true")
    switch.click(force=True)
    expect(me.page.locator("#status .last")).to_have_text("May play the card of his first turn of a round face down.")


@pytest.mark.parametrize("locale", ["en", "de", "ja"])
@pytest.mark.parametrize("size", [WIDE, PHONE, SMALL_PHONE], ids=["wide", "phone", "small phone"])
def test_the_names_of_six_kinds_of_cards_stay_whole(visit: Callable[..., Visitor], locale: str, size: dict[str, object]) -> None:
    me = visit(locale=locale, **size)
    me.start()
    while len(me.state["view"]["seats"][0]["hand"]) < 6:
        draw = next(i for i, action in enumerate(me.state["legal"]) if action["kind"] == "draw")
        me.pick(draw)
    me.drawn()
    assert me.page.locator("#hand .name").count() >= 6
    assert me.page.evaluate(BROKEN) == []
