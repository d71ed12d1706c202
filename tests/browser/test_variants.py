"""The expert game and the game of teams at the table: whole games, what is chosen to be kept, piles, and what nobody else may see."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.test_pages import PHONE, SMALL_PHONE, TOO_SMALL, WIDE, faults, fits
from tests.browser.test_playing import ON_THE_THINGS
from tests.browser.visitor import Visitor

EXPERT = {"Expert game": "Expert game"}


def kind(me: Visitor) -> str:
    """What is decided now."""
    decision = me.state["view"]["decision"]
    return str(decision["kind"]) if decision is not None else "over"


def until(me: Visitor, wanted: str) -> None:
    """Plays, anything but drawing where it can, until something of this kind is asked of me."""
    turn = 0
    while kind(me) != wanted or 0 not in me.state["awaiting"]:
        assert not me.over
        me.pick(turn % max(1, len(me.state["legal"]) - 1))
        turn += 1


def until_much_to_keep(me: Visitor) -> None:
    """Plays to a choice of what to keep with three cards or more."""
    until(me, "keep")
    while sum(me.state["view"]["seats"][0]["hand"].values()) < 3:
        while kind(me) == "keep":
            me.pick()
        until(me, "keep")


def play_on_the_things(me: Visitor) -> tuple[int, int]:
    """A whole game by clicks on cards, cars and bandits where they offer a choice; how many clicks those were, and all."""
    on_things = turn = 0
    while not me.over:
        before = me.seq
        if kind(me) == "keep":
            me.page.locator("#hand .slot[aria-pressed]").first.click()
            me.page.locator("#hand .act:not([aria-pressed])").click()
            on_things += 1
        elif (count := (things := me.page.locator(ON_THE_THINGS)).count()) > 0:
            things.nth(turn % count).click()
            on_things += 1
        else:
            me.page.locator("#choices button").first.click()
        # Others may still be choosing what they keep.
        me.settle(before, alone=False)
        turn += 1
    return on_things, turn


def test_a_whole_expert_game_of_four_is_played_with_the_mouse_on_the_things_themselves(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.deal(4, options=EXPERT)
    assert me.state["view"]["options"]["expert"] is True
    on_things, turns = play_on_the_things(me)
    assert on_things > turns / 2
    expect(me.page.locator("dialog[open] tbody tr")).to_have_count(4)


def test_a_whole_game_of_teams_is_played_with_the_mouse_and_ends_with_a_line_for_each_team(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.deal(2, "belle", "ghost")
    assert me.state["view"]["seats"][0]["bandits"] == ["belle", "ghost"]
    assert kind(me) == "place"
    expect(me.page.locator("#train .target")).to_have_count(2)
    on_things, turns = play_on_the_things(me)
    assert on_things > turns / 2
    ending = me.page.locator("dialog[open]")
    expect(ending.locator("tbody tr")).to_have_count(2)
    expect(ending.locator("table")).to_contain_text("Belle + Ghost")
    expect(ending).not_to_contain_text("Gunslinger")
    me.page.click("dialog[open] a[href*=replay]")
    me.page.wait_for_selector(".scrubber")
    me.page.keyboard.press("End")
    me.page.wait_for_selector("#log li:has-text('Team Belle & Ghost')")


def test_a_whole_game_of_teams_is_played_by_keys_alone(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.deal(2)
    page = me.page
    turn = 0
    while not me.over:
        before = me.seq
        if kind(me) == "keep" and len(me.state["legal"]) > 1:
            page.keyboard.press("2")
            page.wait_for_selector("#hand .slot.going, #hand .slot[aria-pressed=mixed]")
            page.keyboard.press("1")
        elif kind(me) == "plan" and turn % 2 == 0:
            page.keyboard.press("h")
            me.tab_to(".slot:not(.off)")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("1")
        me.settle(before)
        turn += 1
    expect(me.page.locator("dialog[open] tbody tr")).to_have_count(2)


def test_what_leaves_is_marked_on_the_cards_told_and_changed_freely_until_the_rest_is_kept(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.deal(4, "doc", options=EXPERT)
    until_much_to_keep(me)
    page = me.page
    hand = me.state["view"]["seats"][0]["hand"]
    seq = me.seq
    slots = page.locator("#hand .slot[aria-pressed]")
    kinds = {card: count for card, count in hand.items() if card != "bullet"}
    expect(slots).to_have_count(len(kinds))
    keep = page.locator("#hand .act:not([aria-pressed])")
    before = keep.inner_text()
    slots.first.click()
    expect(slots.first).to_have_attribute("aria-pressed", re.compile("true|mixed"))
    expect(keep).not_to_have_text(before)
    expect(page.locator("#status .last")).to_contain_text("On your discard pile goes:")
    # Each click marks one card more, and one more than there are takes all marks away.
    while slots.first.get_attribute("aria-pressed") == "mixed":
        label = str(slots.first.get_attribute("aria-label"))
        slots.first.click()
        expect(slots.first).not_to_have_attribute("aria-label", label)
    slots.first.click()
    expect(slots.first).to_have_attribute("aria-pressed", "false")
    expect(keep).to_have_text(before)
    slots.first.click()
    expect(keep).not_to_have_text(before)
    keep.click()
    me.settle(seq)
    # What was marked and unmarked before was never sent.
    assert [action.split()[0] for action in me.actions(seq)] == ["discard", "keep"]
    events = [event for frame in me.frames if frame.get("seq", 0) > seq for event in frame.get("events", [])]
    kept = [event["count"] for event in events if event["kind"] == "keeps"]
    assert kept[0] == sum(kinds.values()) - 1


def test_marks_do_not_stay_for_the_question_that_comes_next(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.deal(2)
    for _ in range(3):
        until(me, "keep")
        for number in range(1, len(me.state["legal"])):
            me.page.locator("#choices button").nth(number).click()
        me.pick()
        while not me.over and kind(me) == "keep":
            me.pick()
        if me.over:
            break
        me.pick()


def test_everybody_sees_who_has_chosen_what_to_keep_and_nothing_more(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.deal(4, options=EXPERT)
    until(me, "keep")
    page = me.page
    expect(page.locator(".plate .chosen")).to_have_count(3)
    assert me.state["view"]["decision"]["seats"] == [0]
    assert all(list(seat["discard"]) == ["unknown"] for seat in me.state["view"]["seats"][1:])
    assert all("leaving" not in seat for seat in me.state["view"]["seats"][1:])


def test_my_discard_pile_is_looked_through_at_any_time_and_nobody_elses(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.deal(4, options=EXPERT)
    page = me.page
    while not me.state["view"]["seats"][0]["discard"]:
        me.pick()
    discard = me.state["view"]["seats"][0]["discard"]
    expect(page.locator(".discard")).to_have_count(1)
    page.click(".discard")
    shown = page.locator("dialog[open]")
    expect(shown.locator(".browsed li")).to_have_count(len(discard))
    expect(shown).to_contain_text("CE-EXPERT-2")
    me.close()


def test_bullets_on_top_of_a_draw_pile_are_shown(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.deal(2)
    turn = 0
    while not any(seat["bullets_on_top"] for seat in me.state["view"]["seats"]):
        assert not me.over
        me.pick(turn % max(1, len(me.state["legal"]) - 1))
        turn += 1
    numbers = [seat["bullets_on_top"] for seat in me.state["view"]["seats"] if seat["bullets_on_top"]]
    told = [f"{number} bullets on top of the draw pile" if number > 1 else "One bullet on top of the draw pile" for number in numbers]
    shown = me.page.locator(".plates [title$='on top of the draw pile']")
    expect(shown).to_have_count(len(told))
    for plate, words in zip(shown.all(), told, strict=True):
        expect(plate).to_have_attribute("title", words)


@pytest.mark.parametrize("locale", ["en", "de", "ja"])
@pytest.mark.parametrize("size", [WIDE, PHONE, SMALL_PHONE], ids=["wide", "phone", "small phone"])
def test_a_game_of_teams_fits_the_screen_in_every_phase(visit: Callable[..., Visitor], size: dict[str, Any], locale: str) -> None:
    me = visit(locale=locale, **size)
    me.page.click("summary")
    me.page.locator("form select").first.select_option("2")
    me.page.locator("form select").nth(1).select_option("ghost")
    me.page.locator("form select").last.select_option("greedy")
    me.page.click("form button[type=submit]")
    me.page.wait_for_selector("#train .stage")
    me.settle()
    page = me.page
    for phase in ("place", "plan", "keep"):
        until(me, phase)
        fits(me, size, "#train", "#hand", "#status", "#choices")
        assert page.evaluate(TOO_SMALL, ["#hand button", 24 if size == WIDE else 44]) == [], phase
        ids = ("log-", "why-", "action-", "decision-", "bot-", "keep-", "hand-", "team-", "deck-", "discard-", "phase-", "round-card-")
        assert not [word for word in page.inner_text("body").split() if word.startswith(ids)]


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_axe_finds_nothing_in_a_game_of_teams(visit: Callable[..., Visitor], size: dict[str, Any]) -> None:
    me = visit(**size)
    found = {}
    me.page.click("summary")
    me.page.get_by_label("Players").select_option("2")
    found["form"] = faults(me.page)
    me.page.get_by_label("Bot of seat 2").select_option("greedy")
    me.page.click("form button[type=submit]")
    me.page.wait_for_selector("#train .stage")
    me.settle()
    for phase in ("place", "plan", "keep"):
        until(me, phase)
        found[phase] = faults(me.page)
    marked = me.page.locator("#hand .slot[aria-pressed]").first
    marked.click()
    expect(marked).to_have_attribute("aria-pressed", re.compile("true|mixed"))
    found["marked"] = faults(me.page)
    me.page.click(".discard")
    me.page.wait_for_selector("dialog[open]")
    found["discard pile"] = faults(me.page)
    me.close()
    me.finish()
    found["end"] = faults(me.page)
    assert found == {name: [] for name in found}
