"""A finished game in the format of records."""

from __future__ import annotations

from collections.abc import Sequence

from wildbunch.records import Recorder, write_record
from wildbunch.server.frames import Step


def record_lines(steps: Sequence[Step]) -> bytes:
    """The record of a finished game as JSON lines: a header, a line a step, the result. `steps` begins with the deal."""
    recorder = Recorder(steps[0].game)
    for step in steps[1:]:
        assert step.seat is not None
        assert step.action is not None
        recorder.add(step.seat, step.action, step.game)
    return write_record(recorder.record()).encode()
