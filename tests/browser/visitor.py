"""What somebody does at the table: by mouse, by finger or by keys."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

PATIENCE = 6_000
"""How often a visitor looks whether the game has gone on: two minutes."""
ANSWERED = "document.querySelector('#choices button[aria-disabled=true]') === null"
WAITING = "#choices button, dialog[open]"


class Visitor:
    """A page, with words for what people do there. Keeps every frame its sockets were sent."""

    def __init__(self, page: Page, base: str) -> None:
        self.page = page
        self.base = base
        self.frames: list[dict[str, Any]] = []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame))))

    def go(self, path: str) -> None:
        self.page.goto(self.base + path)

    def start(self) -> None:
        """One click from the front page to a table that waits for a choice."""
        self.page.click("button.play")
        self.page.wait_for_selector(".stage")
        self.page.wait_for_selector("#choices button")

    def ride(self) -> None:
        """One click from the front page to a table of El Paso that waits for a choice."""
        self.page.click("article:nth-of-type(2) button.play")
        self.page.wait_for_selector("#street .stage")
        self.page.wait_for_selector("#choices button")

    def deal(self, players: int, bandit: str = "random", mate: str = "random", options: dict[str, str] | None = None) -> None:
        """A table of one's own against greedy bots, by the form; `options` are choices by the names of the options, as it writes both."""
        self.page.click("summary")
        self.page.get_by_label("Players").select_option(str(players))
        if players > 2:
            self.page.get_by_label("Bandit of seat 1", exact=True).select_option(bandit)
        else:
            self.page.get_by_label("Bandit 1 of seat 1").select_option(bandit)
            self.page.get_by_label("Bandit 2 of seat 1").select_option(mate)
        for seat in range(2, players + 1):
            self.page.get_by_label(f"Bot of seat {seat}").select_option("greedy")
        for option, choice in (options or {}).items():
            self.page.get_by_role("group", name=option).get_by_label(choice).check()
        self.page.click("form button[type=submit]")
        self.page.wait_for_selector("#choices button")

    def close(self) -> None:
        """Closes the dialog and waits until it is gone: the page learns of it a moment later, and would close the next one."""
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("dialog", state="detached")

    @property
    def table(self) -> str:
        return self.page.url.split("/table/")[1].split("/")[0].split("?")[0]

    @property
    def seq(self) -> int:
        """The number of the last state that came."""
        return max((frame["seq"] for frame in self.frames if frame["type"] in ("state", "update")), default=-1)

    @property
    def state(self) -> dict[str, Any]:
        """The last state that came."""
        return max((frame for frame in self.frames if frame["type"] in ("state", "update")), key=lambda frame: frame["seq"])

    @property
    def over(self) -> bool:
        return self.state["outcome"] is not None

    def answered(self, after: int) -> bool:
        """Whether a choice of this seat came back, or with a whole state all that has happened. What others do meanwhile is none."""
        seat = 0
        later = [frame for frame in self.frames if frame["type"] in ("state", "update") and frame["seq"] > after]
        return any(frame.get("seat", seat) == seat for frame in later)

    def settle(self, after: int) -> None:
        """Waits until this seat's choice made after `after` has come back and something new is asked, or the game is over."""
        for _ in range(PATIENCE):
            if self.answered(after) and (0 in self.state["awaiting"] or self.over) and self.page.evaluate(ANSWERED):
                break
            self.page.wait_for_timeout(20)
        else:
            raise AssertionError(f"nothing was asked after {after}: {self.frames[-1]}")
        # What is heard on the line is not yet on the page.
        self.page.wait_for_function("seq => Number(document.querySelector('#spoken').dataset.seq) >= seq", arg=self.seq)
        self.page.wait_for_selector("dialog[open]" if self.over else "#choices button")

    def pick(self, number: int = 0) -> None:
        """Clicks a choice in the list, and waits for what it leads to unless it is only collected."""
        before = self.seq
        button = self.page.locator("#choices button").nth(number)
        collected = button.get_attribute("aria-pressed") is not None
        button.click()
        if not collected:
            self.settle(before)

    def judge(self) -> None:
        """Has the game of a replay analysed, and looks at the first decision."""
        if self.page.locator(".curve").count() == 0:
            self.page.get_by_role("button", name="Analyse my game").click()
        # It thinks with the lowest priority, while other tests keep the machine busy.
        self.page.wait_for_selector(".curve", timeout=240_000)
        self.page.keyboard.press("Home")
        while self.page.locator(".decision").count() == 0:
            self.page.keyboard.press("ArrowRight")

    def finish(self) -> None:
        """Plays to the end, planning anything but drawing where it can."""
        turn = 0
        while not self.over:
            choices = len(self.state["legal"])
            self.pick(turn % max(1, choices - 1))
            turn += 1
