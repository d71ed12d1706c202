"""Records of games: written, read, replayed and verified. The format is docs/reference/records.md.

>>> import wildbunch
>>> from wildbunch.records import Recorder, read_record, verify, write_record
>>> game = wildbunch.new_game("colt-express", ["belle", "doc", "tuco"], seed=1)
>>> recorder = Recorder(game)
>>> while not game.over:
...     seat = game.awaiting[0]
...     action = game.legal_actions(seat)[0]
...     game = game.play(seat, action)
...     recorder.add(seat, action, game)
>>> record = read_record(write_record(recorder.record()))
>>> verify(record).replayed
True
"""

from wildbunch.records.reader import read_record
from wildbunch.records.record import FORMAT, VERSION, Record, Step
from wildbunch.records.replay import Verdict, replay, seen_by, verify, why_not_replayable
from wildbunch.records.writer import Recorder, header_line, result_line, step_line, write_record

__all__ = [
    "FORMAT",
    "VERSION",
    "Record",
    "Recorder",
    "Step",
    "Verdict",
    "header_line",
    "read_record",
    "replay",
    "result_line",
    "seen_by",
    "step_line",
    "verify",
    "why_not_replayable",
    "write_record",
]
