"""A finished game in the format of records."""

from __future__ import annotations

from collections.abc import Sequence

from wildbunch.server import messages
from wildbunch.server.frames import Step, events


def record_lines(steps: Sequence[Step]) -> bytes:
    """The record of a finished game as JSON lines: a header, a line a step, the result."""
    game = steps[-1].game
    assert game.outcome is not None
    header = {
        "format": "wildbunch-record",
        "version": 1,
        "rules": game.rules,
        "game": game.name,
        "options": dict(game.options),
        "seats": list(game.roles),
        "commitment": game.commitment,
        "secret": game.secret.hex(),
    }
    played = [{"seat": s.seat, "action": s.action, "events": events(s.game.events)} for s in steps[1:]]
    return b"".join(messages.encode(line) + b"\n" for line in (header, *played, game.outcome.to_json()))
