"""One server for the tests that do not break it, and one for each that does."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
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
