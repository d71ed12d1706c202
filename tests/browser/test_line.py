"""The line to the server: reloads, tabs, and servers that die."""

import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from tests.server.table_harness import UNLIMITED, Server


def test_a_reload_shows_the_same_table_and_its_whole_log(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.start()
    for _ in range(4):
        me.pick()
    view = me.state["view"]
    lines = me.page.locator("#log li")
    expect(lines).to_have_count(me.events())
    log = lines.all_inner_texts()
    me.reload()
    assert me.state["view"] == view
    expect(lines).to_have_text(log)


def test_two_tabs_show_the_same_game_and_either_may_play(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.start()
    second = me.tab()
    for here, there in ((second, me), (me, second)):
        before = here.seq
        here.pick()
        there.settle(before)
        assert here.state["view"] == there.state["view"]


@pytest.mark.parametrize("back", ["by itself", "by the button"])
def test_a_killed_server_is_told_of_in_a_bar_and_the_game_goes_on_when_it_is_back(
    visit: Callable[..., Visitor], tmp_path: Path, back: str
) -> None:
    with Server(tmp_path, "", **UNLIMITED) as server:
        me = visit(server=server)
        if back == "by the button":
            # Then the page does not try again by itself, and the button stays to be clicked.
            me.stop_the_clock()
        me.start()
        me.pick()
        view = me.state["view"]
        port = server.base.rsplit(":", 1)[1]
        server.end(signal.SIGKILL)
        lost = me.page.locator(".lost")
        expect(lost).to_contain_text("connection is lost", ignore_case=True)
        with Server(tmp_path, "", **UNLIMITED, port=port):
            if back == "by the button":
                lost.get_by_role("button").click()
            expect(lost).to_have_count(0)
            assert me.state["view"] == view
            me.pick()


def test_nothing_that_i_may_not_know_is_in_the_frames(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.start()
    me.finish()
    running = [frame for frame in me.frames if frame["type"] in ("state", "update") and frame["outcome"] is None]
    assert len(running) > 50
    for frame in running:
        view = frame["view"]
        assert view["viewer"] == 0
        assert frame["secret"] is None
        for seat in view["seats"][1:]:
            assert set(seat["hand"]) <= {"unknown"}
        for bandit in view["bandits"][1:]:
            assert all(purse["value"] is None or purse["token"] <= 4 or 0 in known(me, purse["token"]) for purse in bandit["purses"])
        for card in view["pile"]:
            assert not (card["face_down"] and not card["resolved"] and card["bandit"] != view["seats"][0]["bandits"][0] and card["card"])


def known(me: Visitor, token: int) -> set[int]:
    """Seats that have owned a purse, as far as I saw it."""
    mine = me.state["view"]["seats"][0]["bandits"][0]
    events = [event for frame in me.frames if frame["type"] == "update" for event in frame["events"]]
    taken = {"robbed", "pickpockets", "snatched"}
    return {0} if any(e.get("token") == token and e["kind"] in taken and e["bandit"] == mine for e in events) else set()


def test_an_address_of_no_table_says_so_and_leads_back(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.go("/#/table/no-such-table")
    me.page.reload()
    me.page.get_by_role("heading", name="There is no such table.").wait_for()
    me.page.click("a[href='#/']")
    me.page.wait_for_selector("button.play")
