"""The golden games of one game: where their records lie, how they are played, what must be found in them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from wildbunch.records import Record, read_record, write_record


class Golden(Protocol):
    """What a golden game says of itself: the events a reader finds in this order, and in a sentence what happens."""

    told: tuple[str, ...]
    review: str

    def start(self) -> dict[str, Any]:
        """The position document it starts from."""
        ...


@dataclass(frozen=True)
class Shelf:
    """`play` plays the game of a name to its end; `line` tells an event in words."""

    folder: Path
    games: Mapping[str, Golden]
    play: Callable[[str], Record]
    line: Callable[[dict[str, Any]], str]

    def load(self, name: str) -> Record:
        """The record that is kept."""
        return read_record((self.folder / f"{name}.jsonl").read_text(encoding="utf-8"))

    def events(self, name: str) -> list[dict[str, Any]]:
        """All events of a record, from the start on."""
        record = self.load(name)
        return [dict(event) for events in (record.events, *(step.events for step in record.steps)) for event in events]

    def sizes(self) -> dict[str, int]:
        """The records that are kept, with their bytes."""
        return {path.stem: path.stat().st_size for path in self.folder.glob("*.jsonl")}

    def write(self, names: Sequence[str], say: Callable[[str], object]) -> None:
        """Write the records of these names anew."""
        for name in names:
            path = self.folder / f"{name}.jsonl"
            path.write_text(write_record(self.play(name)), encoding="utf-8")
            say(f"{path.name}: {path.stat().st_size} bytes\n")
