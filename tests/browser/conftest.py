"""A real server, a real Chromium, and people who look at pages."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.visitor import PATIENCE, Visitor
from tests.server.deals import deal, deals  # noqa: F401  # for every test here
from tests.server.table_harness import UNLIMITED, Person, Server

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
expect.set_options(timeout=PATIENCE)

looking: list[tuple[Visitor, Server]] = []
"""Who is looking at pages now, and whose."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """What was to be seen when a test failed goes with its report: the machine may be far away."""
    report = yield
    if report.failed:
        for visitor, server in looking:
            report.sections.append(("Page", visitor.report()))
            report.sections.append(("Log of its server", "\n".join(server.errors.splitlines()[-20:])))
    return report


@pytest.fixture(scope="package")
def table_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    # An analysis is not given up while a page on a slow machine takes its time to ask for it.
    with Server(tmp_path_factory.mktemp("browser"), "", analysis_iterations=60, analysis_patience=600, **UNLIMITED) as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS, timeout=PATIENCE)
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


async def _finish(server: Server, game: str) -> Finished:
    """One whole game by a new guest, over the socket alone."""
    deal(f"a finished game of {game}")
    async with Person(server) as me:
        table = await me.make(bot="greedy", game=game)
        async with me.sit(table) as seat:
            await seat.play_on(random.Random(1))
        place = {"domain": "localhost", "path": "/", "expires": -1, "httpOnly": True, "secure": False, "sameSite": "Lax"}
        cookies = [{"name": name, "value": value, **place} for name, value in me.http.cookies.items()]
        return Finished(table, seat.now["seq"], {"cookies": cookies, "origins": []})


def _finished(server: Server, game: str) -> Finished:
    # Playwright has the event loop of this thread.
    with ThreadPoolExecutor(1) as elsewhere:
        return elsewhere.submit(asyncio.run, _finish(server, game)).result()


@pytest.fixture(scope="package")
def finished(table_server: Server) -> Finished:
    """One whole game of Colt Express for all tests that only look at a finished one."""
    return _finished(table_server, "colt-express")


@pytest.fixture(scope="package")
def ridden(table_server: Server) -> Finished:
    """One whole game of El Paso."""
    return _finished(table_server, "el-paso")


@pytest.fixture
def visit(browser: Browser, table_server: Server) -> Iterator[Callable[..., Visitor]]:
    """Opens pages, each by a new guest. The show and the drift are off unless asked for; no fault of a page goes unseen."""
    visitors: list[Visitor] = []

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
        context.add_init_script(stored(speed, scenery=scenery))
        visitor = Visitor(context.new_page(), (server or table_server).base)
        visitors.append(visitor)
        looking.append((visitor, server or table_server))
        visitor.go(path)
        return visitor

    yield open_page
    looking.clear()
    for visitor in visitors:
        visitor.page.context.close()
    assert [fault for visitor in visitors for fault in visitor.faults] == []
