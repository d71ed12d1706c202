"""What is said: the live region and the log."""

from collections.abc import Callable

from tests.browser.visitor import Visitor


def test_every_event_is_said_in_the_live_region_as_a_whole_sentence(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.start()
    for _ in range(12):
        if me.over:
            break
        before = me.seq
        me.pick()
        events = [event for frame in me.frames if frame["type"] == "update" and frame["seq"] > before for event in frame["events"]]
        said = me.page.locator("#spoken p").all_inner_texts()[-len(events) :]
        assert len(said) == min(len(events), len(said))
        assert all(sentence.endswith((".", "!", "?")) and not sentence.startswith("log-") for sentence in said)
        log = me.page.locator("#log li").all_inner_texts()
        assert log[-len(said) :] == said


def test_the_status_line_says_who_must_do_what_and_my_turn_is_said_aloud(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.start()
    assert me.page.inner_text("#status .now") == "Your turn: play a card or draw."
    assert "Your turn" in me.page.inner_text("#turn-spoken")


def test_the_log_can_be_filtered_by_bandit_and_by_kind(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.start()
    for _ in range(8):
        me.pick()
    everything = me.page.locator("#log li").count()
    me.page.get_by_label("What the log shows").select_option("rounds")
    rounds = me.page.locator("#log li").count()
    assert 0 < rounds < everything
    bandit = me.state["view"]["bandits"][1]["bandit"]
    me.page.get_by_label("What the log shows").select_option(bandit)
    assert 0 < me.page.locator("#log li").count() < everything


def test_each_spot_of_the_train_is_read_with_what_is_there(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.start()
    label = me.page.locator("[data-spot='0-inside']").get_attribute("aria-label")
    assert label == "Inside the locomotive: Marshal and one strongbox"
    assert me.page.locator("[data-spot='0-roof']").get_attribute("aria-label") == "Roof of the locomotive: empty"


def test_the_show_is_skipped_by_a_key_and_by_a_click_and_never_keeps_a_choice_waiting(visit: Callable[..., Visitor]) -> None:
    me = visit(speed="slow")
    me.start()
    me.pick(0)
    me.page.wait_for_selector(".caption")
    assert me.page.locator("#choices button").count() > 0
    me.page.keyboard.press("Escape")
    me.page.wait_for_selector(".caption", state="detached", timeout=1000)
    me.pick(0)
    me.page.wait_for_selector(".caption")
    me.page.locator("#train").click(position={"x": 5, "y": 40})
    me.page.wait_for_selector(".caption", state="detached", timeout=1000)
