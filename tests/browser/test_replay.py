"""The replay of a finished game."""

from collections.abc import Callable

import pytest

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
    assert page.url.endswith("/replay?step=2&as=me")
    page.keyboard.press("End")
    assert f"step={finished.steps}" in page.url
    page.keyboard.press("Home")
    assert "step=0" in page.url


def test_an_address_with_a_step_opens_at_that_step(replay: Callable[..., Visitor], finished: Finished) -> None:
    page = replay(42).page
    assert page.inner_text(".scrubber .count").startswith(f"Step 42 of {finished.steps}")


def test_seen_as_me_other_hands_are_hidden_and_seen_as_everybody_they_are_open(replay: Callable[..., Visitor]) -> None:
    page = replay(3).page
    assert page.locator(".open-hand").count() == 0
    assert page.locator(".seats small").count() <= 1
    page.get_by_label("Seen by").select_option("all")
    page.wait_for_selector(".open-hand")
    assert "as=all" in page.url
    assert all(text != "" for text in page.locator(".open-hand").all_inner_texts())


def test_one_can_jump_to_a_round(replay: Callable[..., Visitor]) -> None:
    page = replay().page
    page.get_by_label("Go to round").select_option(label="Round 3")
    page.wait_for_selector(".broadside[aria-label='Round 3']")


def test_the_replay_runs_by_itself_to_the_end(replay: Callable[..., Visitor], finished: Finished) -> None:
    page = replay(finished.steps - 3).page
    page.click("button[aria-label='Run']")
    page.wait_for_url(f"**/replay?step={finished.steps}&as=me")
