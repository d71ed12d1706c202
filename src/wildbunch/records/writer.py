"""Writes records: JSON lines, the header first, then a line a step, then the result."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from wildbunch.records.record import FORMAT, VERSION, Record, Step

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wildbunch.core.action import Action
    from wildbunch.core.game import Game
    from wildbunch.core.log import Event


class Recorder:
    """Takes down a game while it is played."""

    def __init__(self, game: Game) -> None:
        """Begin with the game at its start."""
        self._start = game
        self._game = game
        self._steps: list[Step] = []

    def add(self, seat: int, action: Action | str, game: Game, *, entropy: bytes | None = None) -> None:
        """Take down one action and the game after it."""
        self._steps.append(Step(seat, str(action), _json(game.events), None if entropy is None else entropy.hex()))
        self._game = game

    def record(self) -> Record:
        """The whole record so far, with everything hidden; the secret is in it once the game is over."""
        start, outcome = self._start, self._game.outcome
        return Record(
            game=start.name,
            rules=start.rules,
            options=dict(start.options),
            seats=start.roles,
            drawn=start.drawn,
            commitment=start.commitment,
            secret=None if outcome is None else start.secret.hex(),
            viewer=None,
            position=start.start,
            events=_json(start.events),
            steps=tuple(self._steps),
            result=None if outcome is None else outcome.to_json(),
        )


def _json(events: Iterable[Event]) -> tuple[dict[str, Any], ...]:
    return tuple(event.to_json() for event in events)


def write_record(record: Record) -> str:
    """The record as text, ending with a line break."""
    lines = [header_line(record), *map(step_line, record.steps)]
    if record.result is not None:
        lines.append(result_line(record.result))
    return "".join(f"{line}\n" for line in lines)


def header_line(record: Record) -> str:
    """The first line of a record, without line break."""
    header: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "game": record.game,
        "rules": record.rules,
        "options": dict(record.options),
        "seats": list(record.seats),
        "drawn": list(record.drawn),
        "commitment": record.commitment,
        "secret": record.secret,
        "events": list(record.events),
    }
    if record.viewer is not None:
        header["viewer"] = record.viewer
    if record.position is not None:
        header["position"] = record.position
    return _line(header)


def step_line(step: Step) -> str:
    """The line of a step, without line break."""
    line: dict[str, Any] = {"seat": step.seat, "action": step.action, "events": list(step.events)}
    if step.entropy is not None:
        line["entropy"] = step.entropy
    return _line(line)


def result_line(result: Any) -> str:
    """The last line of the record of a finished game, without line break."""
    return _line({"result": result})


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
