"""Whole games at the table: by mouse on the things themselves, and by keys alone."""

from collections.abc import Callable

from tests.browser.visitor import Visitor

ON_THE_THINGS = "#train .target:visible, #hand .slot:not(.off)"


def test_one_click_on_the_front_page_starts_a_game_against_three_of_the_usual_bots(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.start()
    welcome = next(frame for frame in me.frames if frame["type"] == "welcome")
    assert [player["who"] for player in welcome["players"]] == ["me", "outlaw", "outlaw", "outlaw"]


def test_the_front_page_lets_one_choose_how_strong_the_opponents_are(visit: Callable[..., Visitor]) -> None:
    me = visit()
    level = me.page.get_by_label("Opponents").first
    assert level.input_value() == "outlaw"
    level.select_option("greenhorn")
    assert "Greenhorn" in me.page.locator("button.play small").first.inner_text()
    me.start()
    welcome = next(frame for frame in me.frames if frame["type"] == "welcome")
    assert [player["who"] for player in welcome["players"]] == ["me", "greenhorn", "greenhorn", "greenhorn"]


def test_a_wanted_poster_starts_a_game_as_its_bandit(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.page.click(".wanted button:has-text('Tuco')")
    me.page.wait_for_selector("#choices button")
    assert me.state["view"]["seats"][0]["bandits"] == ["tuco"]


def test_the_form_makes_a_table_with_the_players_bandits_bots_and_options_chosen(visit: Callable[..., Visitor]) -> None:
    me = visit()
    page = me.page
    page.click("summary")
    page.get_by_label("Players").select_option("5")
    page.get_by_label("Bandit of seat 1", exact=True).select_option("doc")
    page.get_by_label("Bot of seat 2").select_option("random")
    page.get_by_role("group", name="Django’s push").get_by_label("Always").check()
    page.click("form button[type=submit]")
    page.wait_for_selector("#choices button")
    welcome = next(frame for frame in me.frames if frame["type"] == "welcome")
    assert [player["who"] for player in welcome["players"]] == ["me", "random", "outlaw", "outlaw", "outlaw"]
    assert me.state["view"]["seats"][0]["bandits"] == ["doc"]
    assert me.state["view"]["options"]["django_push"] == "must"


def test_the_form_says_of_every_level_how_it_plays_and_that_bots_see_no_more_than_a_player(visit: Callable[..., Visitor]) -> None:
    me = visit()
    page = me.page
    page.click("summary")
    bot = page.get_by_label("Bot of seat 2")
    assert bot.input_value() == "outlaw"
    lines = set()
    for level in ("greenhorn", "outlaw", "gunslinger", "legend"):
        bot.select_option(level)
        lines.add(page.locator("form fieldset:has-text('Seat 2') small").inner_text())
    assert len(lines) == 4
    assert all(line.endswith(".") for line in lines)
    assert "Bots see only what a player in their seat sees" in page.inner_text("form")


def test_every_option_says_what_it_means_what_is_usual_and_where_each_choice_comes_from(visit: Callable[..., Visitor]) -> None:
    me = visit()
    page = me.page
    page.click("summary")
    page.wait_for_selector("form")
    groups = page.locator("form .options fieldset")
    assert groups.count() == 4
    for group in groups.all():
        assert group.locator("p").first.inner_text().endswith(".")
        assert group.locator("em").count() == 1
        assert all(small.inner_text().endswith(".") for small in group.locator("label small").all())
    page.get_by_label("Players").select_option("2")
    expert = page.get_by_role("group", name="Expert game")
    assert expert.get_by_label("Expert game").is_checked()
    assert expert.get_by_label("Standard game").is_disabled()


def test_the_help_at_the_table_says_by_which_rules_it_is_played(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.deal(3, options={"Marshal’s Revenge": "Above the Marshal"})
    me.page.keyboard.press("?")
    me.page.wait_for_selector("dialog[open] .house")
    rules = me.page.locator("dialog[open] .house dd").all_inner_texts()
    assert rules == ["Django chooses", "Above the Marshal", "Open to all", "Standard game"]


def test_a_whole_game_is_played_with_the_mouse_on_the_things_themselves(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.deal(4, "ghost")
    on_things = 0
    turn = 0
    while not me.over:
        before = me.seq
        things = me.page.locator(ON_THE_THINGS)
        if (count := things.count()) > 0:
            things.nth(turn % count).click()
            on_things += 1
        else:
            me.page.locator("#choices button").first.click()
        me.settle(before)
        turn += 1
    assert on_things > turn / 2
    assert me.page.locator("dialog[open] tbody tr").count() == 4


def test_every_choice_of_a_plan_is_on_a_card_or_the_deck_and_every_move_on_a_car(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.start()
    seen: set[str] = set()
    while not me.over and len(seen) < 3:
        kind = me.state["view"]["decision"]["kind"]
        legal = [action for action in me.state["legal"] if action["kind"] != "pass"]
        if kind == "plan":
            open_ones = [action for action in legal if not action.get("down")]
            assert me.page.locator("#hand .slot:not(.off)").count() == len(open_ones)
        if kind in ("move", "marshal", "shove", "fire", "punch"):
            assert me.page.locator("#train .target").count() == len(legal)
        seen.add(kind)
        me.pick(len(seen) % max(1, len(legal) - 1))
    assert len(seen) > 1


def walk_to_a_button(me: Visitor) -> bool:
    """Goes through the train by arrows to a cell that holds a choice."""
    page = me.page
    cells = page.evaluate(
        "[...document.querySelectorAll('[role=gridcell]')].filter((cell) => cell.querySelector('button')).map((cell) => cell.dataset.spot)"
    )
    if not cells:
        return False
    page.keyboard.press("t")
    car, level = cells[-1].split("-")
    page.keyboard.press("Home")
    for _ in range(int(car)):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowUp" if level == "roof" else "ArrowDown")
    assert page.evaluate("document.activeElement.dataset.spot") == cells[-1]
    return True


def test_a_whole_game_is_played_by_keys_alone(visit: Callable[..., Visitor]) -> None:
    me = visit()
    page = me.page
    page.wait_for_selector("button.play")
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('play')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("#choices button")
    walked = cards = 0
    turn = 0
    while not me.over:
        before = me.seq
        if me.state["view"]["decision"]["kind"] == "plan" and turn % 2 == 0:
            page.keyboard.press("h")
            for _ in range(20):
                page.keyboard.press("Tab")
                if page.evaluate("document.activeElement.matches('.slot:not(.off)')"):
                    break
            page.keyboard.press("Enter")
            cards += 1
        elif walk_to_a_button(me):
            page.keyboard.press("Enter")
            page.wait_for_timeout(30)
            if me.seq == before and page.evaluate("document.activeElement.matches('.target')"):
                page.keyboard.press("Enter")
            walked += 1
        else:
            page.keyboard.press("1")
        me.settle(before)
        turn += 1
    assert cards > 3
    assert walked > 0
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(".scrubber")


def test_looking_at_a_choice_says_what_it_would_do(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.start()
    me.page.focus("#hand .slot:not(.off) >> nth=0")
    me.page.wait_for_selector(".last.told")
    assert "The card goes on the pile as number" in me.page.inner_text("#status .last")


def test_a_card_that_cannot_be_played_says_why(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.start()
    while not me.over and me.page.locator("#hand .slot.off:not(.deck .slot)").count() == 0:
        me.pick(0)
    me.page.locator("#hand .slot.off:not(.deck .slot)").first.click(force=True)
    told = me.page.inner_text("#status .last")
    assert told.endswith(".")
    assert told == me.page.locator("#hand .slot.off").first.get_attribute("title")


def test_the_end_says_who_won_and_why_and_one_click_plays_again(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.start()
    first = me.table
    me.finish()
    words = me.page.inner_text("dialog[open]")
    assert "wins" in words or "share" in words
    assert "Gunslinger" in words
    me.page.click("dialog[open] button:has-text('Again')")
    me.page.wait_for_selector("#choices button")
    assert me.table != first


def test_the_title_and_the_icon_of_the_tab_say_that_it_is_my_turn(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.start()
    assert "Your turn" in me.page.title()
    assert me.page.locator("link[rel=icon]").get_attribute("href") == "/icon-turn.svg"
    me.page.click(".logo")
    me.page.wait_for_selector("button.play")
    assert me.page.locator("link[rel=icon]").get_attribute("href") == "/icon.svg"
    assert "Your turn" not in me.page.title()
