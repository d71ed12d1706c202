"""Whole games at the table: by mouse on the things themselves, and by keys alone."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.visitor import Visitor

ON_THE_THINGS = "#train .target:visible, #hand .slot:not(.off)"


def test_one_click_on_the_front_page_starts_a_game_against_three_of_the_usual_bots(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.start(bots=None)
    welcome = next(frame for frame in me.frames if frame["type"] == "welcome")
    assert [player["who"] for player in welcome["players"]] == ["me", "outlaw", "outlaw", "outlaw"]


def test_the_front_page_names_the_bandits_who_play_at_my_tables(visit: Callable[..., Visitor]) -> None:
    me = visit()
    page, played = me.page, []
    for start in (me.start, me.ride):
        start()
        played.insert(0, [frame for frame in me.frames if frame["type"] == "welcome"][-1]["players"])
        page.click(".logo")
    rows = page.locator("section:has(h2:text-is('My tables')) li")
    expect(rows).to_have_count(2)
    for row, players in zip(rows.all(), played, strict=True):
        expect(row.locator(".emblem")).to_have_count(len(players))
        for number, player in enumerate(players):
            expect(row.locator(".emblem").nth(number)).to_have_class(re.compile(rf"\baccent-{player['bandit']}\b"))
            expect(row.locator(".emblem text").nth(number)).to_have_text(re.compile("^.{1,2}$"))
            expect(row.locator("span").last).to_contain_text(player["bandit"].capitalize())


def test_the_front_page_lets_one_choose_how_strong_the_opponents_are(visit: Callable[..., Visitor]) -> None:
    me = visit()
    level = me.page.get_by_label("Opponents").first
    expect(level).to_have_value("outlaw")
    level.select_option("greenhorn")
    expect(me.page.locator("button.play small").first).to_contain_text("Greenhorn")
    me.start(bots=None)
    welcome = next(frame for frame in me.frames if frame["type"] == "welcome")
    assert [player["who"] for player in welcome["players"]] == ["me", "greenhorn", "greenhorn", "greenhorn"]


def test_a_wanted_poster_starts_a_game_as_its_bandit(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.page.click(".wanted button:has-text('Tuco')")
    me.settle()
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
    me.settle()
    welcome = next(frame for frame in me.frames if frame["type"] == "welcome")
    assert [player["who"] for player in welcome["players"]] == ["me", "random", "outlaw", "outlaw", "outlaw"]
    assert me.state["view"]["seats"][0]["bandits"] == ["doc"]
    assert me.state["view"]["options"]["django_push"] == "must"


def test_the_form_says_of_every_level_how_it_plays_and_that_bots_see_no_more_than_a_player(visit: Callable[..., Visitor]) -> None:
    me = visit()
    page = me.page
    page.click("summary")
    bot = page.get_by_label("Bot of seat 2")
    expect(bot).to_have_value("outlaw")
    about = page.locator("form fieldset:has-text('Seat 2') small")
    lines = [about.inner_text()]
    for level in ("greenhorn", "gunslinger", "legend"):
        bot.select_option(level)
        expect(about).not_to_have_text(lines[-1])
        lines.append(about.inner_text())
    assert len(set(lines)) == 4
    assert all(line.endswith(".") for line in lines)
    expect(page.locator("form")).to_contain_text("Bots see only what a player in their seat sees")


def test_every_option_says_what_it_means_what_is_usual_and_where_each_choice_comes_from(visit: Callable[..., Visitor]) -> None:
    me = visit()
    page = me.page
    page.click("summary")
    page.wait_for_selector("form")
    groups = page.locator("form .options fieldset")
    expect(groups).to_have_count(4)
    for group in groups.all():
        expect(group.locator("p").first).to_have_text(re.compile(r"\.$"))
        expect(group.locator("em")).to_have_count(1)
        sources = group.locator("label small").all_inner_texts()
        assert sources != []
        assert all(source.endswith(".") for source in sources)
    page.get_by_label("Players").select_option("2")
    expert = page.get_by_role("group", name="Expert game")
    expect(expert.get_by_label("Expert game")).to_be_checked()
    expect(expert.get_by_label("Standard game")).to_be_disabled()


def test_the_help_at_the_table_says_by_which_rules_it_is_played(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.deal(3, options={"Marshal’s Revenge": "Above the Marshal"})
    me.page.keyboard.press("?")
    rules = ["Django chooses", "Above the Marshal", "Open to all", "Standard game"]
    expect(me.page.locator("dialog[open] .house dd")).to_have_text(rules)


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
    expect(me.page.locator("dialog[open] tbody tr")).to_have_count(4)


def test_every_choice_of_a_plan_is_on_a_card_or_the_deck_and_every_move_on_a_car(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.start()
    seen: set[str] = set()
    while not me.over and len(seen) < 3:
        kind = me.state["view"]["decision"]["kind"]
        legal = [action for action in me.state["legal"] if action["kind"] != "pass"]
        if kind == "plan":
            open_ones = [action for action in legal if not action.get("down")]
            expect(me.page.locator("#hand .slot:not(.off)")).to_have_count(len(open_ones))
        if kind in ("move", "marshal", "shove", "fire", "punch"):
            expect(me.page.locator("#train .target")).to_have_count(len(legal))
        seen.add(kind)
        me.pick(len(seen) % max(1, len(legal) - 1))
    assert len(seen) > 1


def choose_in_the_train(me: Visitor) -> bool:
    """Goes through the train by arrows to the last spot that offers a choice, and takes it; False where none does."""
    page = me.page
    spots = page.locator("[role=gridcell]").evaluate_all(
        "(all) => all.map((cell) => [cell.dataset.spot, cell.querySelectorAll('button').length]).filter(([, choices]) => choices > 0)"
    )
    if not spots:
        return False
    spot, choices = spots[-1]
    car, level = spot.split("-")
    page.keyboard.press("t")
    page.keyboard.press("Home")
    expect(page.locator(":focus")).to_have_attribute("data-spot", re.compile("^0-"))
    for number in range(1, int(car) + 1):
        page.keyboard.press("ArrowRight")
        expect(page.locator(":focus")).to_have_attribute("data-spot", re.compile(f"^{number}-"))
    page.keyboard.press("ArrowUp" if level == "roof" else "ArrowDown")
    expect(page.locator(f"[data-spot='{spot}']")).to_be_focused()
    page.keyboard.press("Enter")
    if choices > 1:
        # Of several the first is led to.
        expect(page.locator(f"[data-spot='{spot}'] .target").first).to_be_focused()
        page.keyboard.press("Enter")
    return True


def test_a_whole_game_is_played_by_keys_alone(visit: Callable[..., Visitor]) -> None:
    me = visit()
    page = me.page
    me.ready()
    me.tab_to(".play")
    page.keyboard.press("Enter")
    me.settle()
    walked = cards = 0
    turn = 0
    while not me.over:
        before = me.seq
        if me.state["view"]["decision"]["kind"] == "plan" and turn % 2 == 0:
            page.keyboard.press("h")
            me.tab_to(".slot:not(.off)")
            page.keyboard.press("Enter")
            cards += 1
        elif choose_in_the_train(me):
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
    expect(me.page.locator("#status .last.told")).to_contain_text("The card goes on the pile as number")


def test_a_card_that_cannot_be_played_says_why(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.start()
    cards = me.page.locator("#hand .slot.off:not(.deck .slot)")
    while not me.over and cards.count() == 0:
        me.pick(0)
    cards.first.click(force=True)
    reason = str(cards.first.get_attribute("title"))
    assert reason.endswith(".")
    expect(me.page.locator("#status .last.told")).to_have_text(reason)


def test_the_end_says_who_won_and_why_and_one_click_plays_again(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.start()
    first = me.table
    me.finish()
    ending = me.page.locator("dialog[open]")
    expect(ending).to_contain_text(re.compile("wins|share"))
    expect(ending).to_contain_text("Gunslinger")
    ending.get_by_role("button", name="Again").click()
    expect(me.page).not_to_have_url(re.compile(first))
    me.settle()


def test_the_title_and_the_icon_of_the_tab_say_that_it_is_my_turn(visit: Callable[..., Visitor]) -> None:
    me = visit()
    me.start()
    icon = me.page.locator("link[rel=icon]")
    expect(me.page).to_have_title(re.compile("Your turn"))
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    me.page.click(".logo")
    me.page.wait_for_selector("button.play")
    expect(icon).to_have_attribute("href", "/icon.svg")
    expect(me.page).not_to_have_title(re.compile("Your turn"))
