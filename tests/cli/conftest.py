"""Terminals that are closed after a test, and a game's record."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.process import Terminal

from wildbunch.arena.match import play_out
from wildbunch.bots import make
from wildbunch.core.game import new_game
from wildbunch.records import Recorder, write_record


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    """Terminals put here are closed after the test."""
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


def recorded(seed: str, seats: int = 4, name: str = "colt-express") -> str:
    """The record of a whole game between greedy bots."""
    game = new_game(name, seats, seed=seed)
    recorder = Recorder(game)
    play_out(game, [make("greedy")] * seats, seed, recorder.add)
    return write_record(recorder.record())


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a game's record."""
    file = tmp_path_factory.mktemp("records") / "game.jsonl"
    file.write_text(recorded("cli"), encoding="utf-8")
    return file
