"""What somebody does at the table: by mouse, by finger or by keys. Whatever comes in its own time is waited for."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Page, WebSocket, expect

PATIENCE = 120_000
"""Milliseconds after which what has not come is taken for missing; only a failure ever lasts so long."""
LOOK = 20
"""Milliseconds between two looks whether the game has gone on."""
SLOWDOWN = float(os.environ.get("WILDBUNCH_BROWSER_SLOWDOWN", "1"))
"""How much slower than the machine the pages are, to hunt for tests that are in a hurry."""
STANDS = """({ seq, over, choices }) => {
  const buttons = [...document.querySelectorAll("#choices button")];
  const shown = document.querySelector("#spoken")?.dataset.seq;
  if (shown !== String(seq) || buttons.some((one) => one.ariaDisabled === "true")) return false;
  return over ? document.querySelector("dialog[open]") !== null : buttons.length === choices;
}"""
"""Whether the page shows the state of this number with its choices or its end, and nothing that was chosen is on its way."""
DRAWN = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}"""
SEEN = """(body) => ({
  seq: body.querySelector("#spoken")?.dataset.seq ?? null,
  status: body.querySelector("#status")?.innerText ?? null,
  choices: [...body.querySelectorAll("#choices button")].map((one) => one.innerText),
  dialog: body.querySelector("dialog[open]")?.innerText.slice(0, 300) ?? null,
  lost: body.querySelector(".lost")?.innerText ?? null,
  focus: document.querySelector(":focus")?.outerHTML.slice(0, 200) ?? null,
})"""


class Visitor:
    """A page, with words for what people do there. Keeps every frame its sockets were sent, and what went wrong."""

    def __init__(self, page: Page, base: str) -> None:
        self.page = page
        self.base = base
        self.frames: list[dict[str, Any]] = []
        self.faults: list[str] = []
        self.console: list[str] = []
        self._begin = 0
        page.set_default_timeout(PATIENCE)
        page.on("websocket", self._open)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda said: self._listen(said.type, said.text))
        if SLOWDOWN > 1:
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})

    def _open(self, socket: WebSocket) -> None:
        # A page that has seen nothing yet is told the whole state: what an earlier page was told counts no more.
        if "after=" not in socket.url:
            self._begin = len(self.frames)
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))

    def _listen(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.console.append(text)
        if "Content Security" in text:
            self.faults.append(text)

    def go(self, path: str) -> None:
        self.page.goto(self.base + path)

    def ready(self) -> None:
        """Waits until the front page knows all games, and their pictures have come."""
        expect(self.page.locator("article .play:enabled")).to_have_count(2)
        expect(self.page.locator("article .wanted")).to_have_count(2)
        expect(self.page.locator("article .picture svg")).not_to_have_count(0)

    def stop_the_clock(self) -> None:
        """Stops the clock of this page, and of the pages it leads to: what they do by themselves after some time is not done."""
        self.page.clock.install(time=0)
        self.page.clock.pause_at(1)

    def show_until(self, selector: str) -> None:
        """Lets the show at a table, of which the clock was stopped, go on until something is to be seen."""
        for _ in range(300):
            if self.page.locator(selector).count() > 0:
                return
            self.page.clock.run_for(100)
        raise AssertionError(f"{selector} was never shown")

    def start(self, bots: str | None = "greedy") -> None:
        """From the front page to a table that waits for a choice, against bots that think little; one click against the usual ones."""
        self._play("article:nth-of-type(1)", bots)
        self.page.wait_for_selector("#train .stage")
        self.settle()

    def ride(self, bots: str | None = "greedy", *, alone: bool = True) -> None:
        """The same in El Paso."""
        self._play("article:nth-of-type(2)", bots)
        self.page.wait_for_selector("#street .stage")
        self.settle(alone=alone)

    def _play(self, poster: str, bots: str | None) -> None:
        if bots is not None:
            self.page.select_option(f"{poster} .start select", bots)
        self.page.click(f"{poster} button.play")

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
        self.page.wait_for_selector("#train .stage")
        self.settle()

    def close(self) -> None:
        """Closes the dialog and waits until it is gone: the page learns of it a moment later, and would close the next one."""
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("dialog", state="detached")

    def reload(self) -> None:
        """Loads the page of a running game anew."""
        self.page.reload()
        self.settle()

    def tab(self) -> Visitor:
        """The same table in another tab."""
        other = Visitor(self.page.context.new_page(), self.base)
        other.go(f"/#/table/{self.table}")
        other.settle()
        return other

    @property
    def table(self) -> str:
        # Not `page.url`, which is told of a new address a moment later.
        address = str(self.page.evaluate("location.href"))
        return address.split("/table/")[1].split("/")[0].split("?")[0]

    @property
    def _told(self) -> list[dict[str, Any]]:
        """The states that came since the page or its table was opened."""
        return [frame for frame in self.frames[self._begin :] if frame["type"] in ("state", "update")]

    @property
    def seq(self) -> int:
        """The number of the last state that came."""
        return int(self.state["seq"])

    @property
    def state(self) -> dict[str, Any]:
        """The last state that came."""
        return next(frame for frame in reversed(self.frames) if frame["type"] in ("state", "update"))

    @property
    def over(self) -> bool:
        return self.state["outcome"] is not None

    def events(self) -> int:
        """How many events the log of the table has, as the server tells it."""
        steps = self.page.request.get(f"{self.base}/api/tables/{self.table}/log", timeout=PATIENCE).json()
        return sum(len(step["events"]) for step in steps)

    def actions(self, after: int) -> list[str]:
        """What this seat has played after a state."""
        return [frame["action"] for frame in self._told if frame["type"] == "update" and frame["seq"] > after and frame["seat"] == 0]

    def settle(self, after: int = -1, *, alone: bool = True) -> None:
        """Waits until this seat's choice made after `after` has come back, and something is asked again or the game is over; and until
        the page shows that.

        Unless somebody is in a hurry, until nobody else is asked: then nothing changes until this seat chooses.
        """

        def settled() -> bool:
            # A choice of this seat came back, or with a whole state all that has happened; what others do meanwhile is neither.
            if not any(frame.get("seat", 0) == 0 and frame["seq"] > after for frame in self._told):
                return False
            state, awaiting = self.state, self.state["awaiting"]
            if not (self.over or (awaiting == [0] if alone else 0 in awaiting)):
                return False
            shown = {"seq": state["seq"], "over": self.over, "choices": len(state["legal"])}
            return bool(self.page.evaluate(STANDS, shown))

        self._wait(settled, f"nothing was asked after {after}")

    def _wait(self, right: Callable[[], bool], otherwise: str) -> None:
        for _ in range(PATIENCE // LOOK):
            if right():
                return
            self.page.wait_for_timeout(LOOK)
        raise AssertionError(otherwise)

    def drawn(self) -> None:
        """Waits until the page has its typefaces, and everything its size."""
        self.page.evaluate(DRAWN)

    def tab_to(self, selector: str) -> None:
        """Goes on by Tab until something that fits has the focus."""
        for _ in range(60):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
                return
        raise AssertionError(f"Tab does not lead to {selector}")

    def pick(self, number: int = 0) -> None:
        """Clicks a choice in the list, and waits for what it leads to unless it is only collected."""
        before = self.seq
        button = self.page.locator("#choices button").nth(number)
        collected = button.get_attribute("aria-pressed") is not None
        button.click()
        if not collected:
            self.settle(before)

    def analysis(self) -> dict[str, Any]:
        """What the server tells of the analysis of this table's game."""
        told: dict[str, Any] = self.page.request.get(f"{self.base}/api/tables/{self.table}/analysis", timeout=PATIENCE).json()
        return told

    def judge(self, button: str = "Analyse my game") -> None:
        """Has the game of a replay analysed, and looks at the first decision."""
        # The page offers it until it knows of an analysis that there is already.
        if self.analysis()["state"] == "none":
            self.page.get_by_role("button", name=button).click()
        self.page.wait_for_selector(".curve")
        first = self.analysis()["analysis"]["decisions"][0]["step"]
        self.page.keyboard.press("Home")
        for _ in range(first):
            self.page.keyboard.press("ArrowRight")
        expect(self.page).to_have_url(re.compile(rf"step={first}&"))
        self.page.wait_for_selector(".decision")

    def finish(self) -> None:
        """Plays to the end, planning anything but drawing where it can."""
        turn = 0
        while not self.over:
            choices = len(self.state["legal"])
            self.pick(turn % max(1, choices - 1))
            turn += 1

    def report(self) -> str:
        """What was to be seen and what had come, for somebody who has only the log of a failure."""
        try:
            seen = json.dumps(self.page.locator("body").evaluate(SEEN, timeout=5_000), indent=1, ensure_ascii=False)
        except Error as error:
            seen = f"the page cannot be looked at: {error.message}"
        frames = [
            " ".join(f"{name}={frame[name]}" for name in ("type", "seq", "seat", "action", "awaiting", "code") if name in frame)
            + "".join(f" {event['kind']}" for event in frame.get("events", []))
            for frame in self.frames[-8:]
        ]
        return "\n".join([self.page.url, seen, "last frames:", *frames, "console:", *self.console[-10:], *self.faults])
