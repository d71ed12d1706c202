"""What is said: the live region and the log."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.visitor import Visitor

SAID_AND_LOGGED = "['#spoken p', '#log li'].map((lines) => [...document.querySelectorAll(lines)].map((line) => line.textContent))"


def test_every_event_is_said_in_the_live_region_as_a_whole_sentence(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.start()
    for _ in range(12):
        if me.over:
            break
        before = me.seq
        me.pick()
        events = [event for frame in me.frames if frame["type"] == "update" and frame["seq"] > before for event in frame["events"]]
        spoken, log = me.page.evaluate(SAID_AND_LOGGED)
        said = spoken[-len(events) :]
        # Of very many at once the region keeps only the last.
        assert len(said) >= min(len(events), 40) > 0
        assert all(sentence.endswith((".", "!", "?")) and not sentence.startswith("log-") for sentence in said)
        assert log[-len(said) :] == said


def test_the_status_line_says_who_must_do_what_and_my_turn_is_said_aloud(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.start()
    expect(me.page.locator("#status .now")).to_have_text("Your turn: play a card or draw.")
    expect(me.page.locator("#turn-spoken")).to_contain_text("Your turn")


def test_the_log_can_be_filtered_by_bandit_and_by_kind(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.start()
    for _ in range(8):
        me.pick()
    lines = me.page.locator("#log li")
    shows = me.page.get_by_label("What the log shows")
    everything = me.events()
    expect(lines).to_have_count(everything)
    for what in ("rounds", me.state["view"]["bandits"][1]["bandit"]):
        shows.select_option(what)
        expect(lines).not_to_have_count(everything)
        assert 0 < lines.count() < everything
        shows.select_option("all")
        expect(lines).to_have_count(everything)


def test_each_spot_of_the_train_is_read_with_what_is_there(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.start()
    inside, roof = me.page.locator("[data-spot='0-inside']"), me.page.locator("[data-spot='0-roof']")
    expect(inside).to_have_attribute("aria-label", "Inside the locomotive: Marshal and one strongbox")
    expect(roof).to_have_attribute("aria-label", "Roof of the locomotive: empty")


def test_the_show_is_skipped_by_a_key_and_by_a_click_and_never_keeps_a_choice_waiting(visit: Callable[..., Visitor]) -> None:
    me = visit(speed="slow")
    # The show does not go on by itself from here: only what skips it ends it.
    me.stop_the_clock()
    me.start()
    caption = me.page.locator(".caption")
    for skip in (lambda: me.page.keyboard.press("Escape"), lambda: me.page.locator("#train").click(position={"x": 5, "y": 40})):
        me.pick(0)
        expect(caption).to_have_count(1)
        expect(me.page.locator("#choices button")).to_have_count(len(me.state["legal"]))
        skip()
        expect(caption).to_have_count(0)
