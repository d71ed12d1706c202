"""A real server, a real Chromium, and people who look at pages."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.visitor import Visitor
from tests.server.table_harness import UNLIMITED, Server

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture(scope="package")
def table_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("browser"), "", analysis_iterations=20, **UNLIMITED) as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        yield chromium
        chromium.close()


def stored(speed: str, *, scenery: bool) -> str:
    """A script that makes these the settings of a browser that has none yet."""
    settings = json.dumps({"speed": speed, "scenery": scenery})
    return f"localStorage.getItem('wildbunch-settings') ?? localStorage.setItem('wildbunch-settings', '{settings}')"


@dataclass(frozen=True)
class Finished:
    """A game that was played to its end: where, and the cookies of the guest who played it."""

    table: str
    steps: int
    guest: Any


def _finish(browser: Browser, server: Server, begin: Callable[[Visitor], None]) -> Finished:
    """One whole game by a new guest, without the show: after one's last choice it may take longer than anything waits."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    context.add_init_script(stored("off", scenery=False))
    me = Visitor(context.new_page(), server.base)
    me.go("/")
    begin(me)
    me.finish()
    done = Finished(me.table, me.seq, context.storage_state())
    context.close()
    return done


@pytest.fixture(scope="package")
def finished(browser: Browser, table_server: Server) -> Finished:
    """One whole game of Colt Express for all tests that only look at a finished one."""
    return _finish(browser, table_server, Visitor.start)


@pytest.fixture(scope="package")
def ridden(browser: Browser, table_server: Server) -> Finished:
    """One whole game of El Paso."""
    return _finish(browser, table_server, Visitor.ride)


@pytest.fixture
def visit(browser: Browser, table_server: Server) -> Iterator[Callable[..., Visitor]]:
    """Opens pages, each by a new guest. The show and the drift are off unless asked for; no fault of a page goes unseen."""
    contexts = []
    faults: list[str] = []

    def open_page(
        path: str = "/",
        *,
        width: int = 1280,
        height: int = 720,
        speed: str = "off",
        scenery: bool = False,
        server: Server | None = None,
        **options: Any,
    ) -> Visitor:
        options.setdefault("locale", "en-GB")
        context = browser.new_context(viewport={"width": width, "height": height}, **options)
        context.set_default_timeout(60_000)
        context.add_init_script(stored(speed, scenery=scenery))
        contexts.append(context)
        page: Page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if "Content Security" in said.text else None)
        visitor = Visitor(page, (server or table_server).base)
        visitor.go(path)
        return visitor

    yield open_page
    for context in contexts:
        context.close()
    assert faults == []
