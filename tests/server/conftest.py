"""One server for the tests that do not break it, and one for each that does."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
from tests.server.deals import deals  # noqa: F401  # for every test here
from tests.server.table_harness import UNLIMITED, Person, Server


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), **UNLIMITED) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Makes servers that end with the test."""
    started: list[Server] = []

    def make(path: str = "", **settings: object) -> Server:
        started.append(Server(tmp_path / "data", path, **{**UNLIMITED, **settings}).start())
        return started[-1]

    yield make
    for running in started:
        running.__exit__()


@pytest.fixture
async def me(server: Server) -> AsyncIterator[Person]:
    async with Person(server) as person:
        yield person


FAULTY_BOTS = {
    "slow_bots": "import time; time.sleep(3600)",
    "endless_bots": "while True: pass",
    "failing_bots": "raise RuntimeError('bot fault')",
    "illegal_bots": "return 'a move that is not there'",
    "hungry_bots": "return [bytearray(2**20) for _ in range(2**30)]",
    "ending_bots": "import os; os._exit(3)",
    "printing_bots": "print('x' * 5000, flush=True); return legal[-1]",
    "recursive_bots": "return self.choose(view, legal, rng)",
}


def planted(folder: Path, body: str) -> str:
    """A folder which, in a server's path, makes every greedy bot a faulty one."""
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(
        "import wildbunch.bots\n"
        "class Faulty:\n"
        "    name = 'greedy'\n"
        "    def choose(self, view, legal, rng):\n"
        f"        {body}\n"
        "wildbunch.bots._MAKERS['greedy'] = wildbunch.bots.Maker(Faulty)\n"
    )
    return str(folder)


def faulty_rules(folder: Path, method: str, fault: str, since: int = 1) -> str:
    """A folder which, in a server's path, makes a method of the games of five fail since so many moves."""
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(
        "from wildbunch.core.game import Game\n"
        f"right = Game.{method}\n"
        "def wrong(self, *arguments, **more):\n"
        f"    if self.seats == 5 and self.number >= {since}:\n"
        f"        {fault}\n"
        "    return right(self, *arguments, **more)\n"
        f"Game.{method} = wrong\n"
    )
    return str(folder)


@pytest.fixture(params=["play", "preview"])
def broken_rules(tmp_path: Path, request: pytest.FixtureRequest) -> str:
    return faulty_rules(tmp_path / "broken", request.param, "raise AssertionError('secret ' + self.secret.hex())")


@pytest.fixture(params=["play", "preview"])
def endless_rules(tmp_path: Path, request: pytest.FixtureRequest) -> str:
    return faulty_rules(tmp_path / "endless", request.param, "while True: pass")


@pytest.fixture
def slow_bots(tmp_path: Path) -> str:
    return planted(tmp_path / "slow", FAULTY_BOTS["slow_bots"])


@pytest.fixture(params=FAULTY_BOTS)
def faulty_bots(tmp_path: Path, request: pytest.FixtureRequest) -> str:
    return planted(tmp_path / "faulty", FAULTY_BOTS[request.param])
