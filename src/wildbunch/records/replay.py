"""Plays records again: to look at them, to verify them, to cut them down to what one seat has seen."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace

from wildbunch.core.entropy import commitment
from wildbunch.core.errors import BadRecord, UnknownGame, WildbunchError
from wildbunch.core.game import Game, new_game
from wildbunch.core.rules import GameInfo, game_info
from wildbunch.core.seats import RANDOM, draw_roles
from wildbunch.records.record import Record, Step

HEADER_LINE = 1
FIRST_STEP_LINE = 2


@dataclass(frozen=True, slots=True)
class Verdict:
    """What verifying a record has shown.

    `replayed`: every step was played again and gave the same events and result. If not, `why_not_replayed` says why only the
    stored events can be shown; nothing is wrong with the record.

    The secret vouches for chance, unless whoever wrote the record has chosen it: `chosen_deal` when it starts from a position,
    `chosen_chance` lists the steps with their own entropy, counted from 1.
    """

    steps: int
    replayed: bool
    why_not_replayed: str | None
    chosen_deal: bool = False
    chosen_chance: tuple[int, ...] = ()


def _wrong(line: int, sentence: str, **details: object) -> BadRecord:
    return BadRecord(f"Line {line}: {sentence}", line=line, **details)


def _info(record: Record) -> GameInfo:
    try:
        return game_info(record.game)
    except UnknownGame as error:
        raise _wrong(HEADER_LINE, error.message) from error


def why_not_replayable(record: Record) -> str | None:
    """None if the record can be played again; else why not, as a sentence."""
    if record.viewer is not None:
        return f"This is what seat {record.viewer} has seen; only a whole record can be played again."
    if record.secret is None and record.result is None:
        return "The game in this record is not finished; only at its end the secret is told, by which its chance can be played again."
    if record.secret is None:
        return "The secret is not in the record, so its chance cannot be played again."
    rules = _info(record).rules
    if rules != record.rules:
        return f"It was played under {record.rules}, and this program plays {rules}; the stored events are what happened."
    return None


def replay(record: Record) -> Iterator[Game]:
    """The game at its start and after each step.

    Raises BadRecord with the line that cannot be played.
    """
    if reason := why_not_replayable(record):
        raise _wrong(HEADER_LINE, reason)
    game = _start(record)
    yield game
    for line, step in enumerate(record.steps, start=FIRST_STEP_LINE):
        game = _play(game, step, line)
        yield game


def _start(record: Record) -> Game:
    secret = bytes.fromhex(record.secret or "")
    try:
        if record.position is not None:
            return Game.from_position(record.position, seed=secret)
        return new_game(record.game, record.seats, record.options, seed=secret)
    except WildbunchError as error:
        raise _wrong(HEADER_LINE, error.message) from error


def _play(game: Game, step: Step, line: int) -> Game:
    entropy = None if step.entropy is None else bytes.fromhex(step.entropy)
    try:
        return game.play(step.seat, step.action or "", entropy=entropy)
    except WildbunchError as error:
        raise _wrong(line, f"seat {step.seat} cannot play {step.action!r}. {error.message}") from error


def verify(record: Record) -> Verdict:
    """Check that the record holds what it says: the commitment belongs to the secret, the roles were drawn by it, each step
    is legal and gives the stored events, the result is right.

    Raises BadRecord with the line where it does not.
    """
    if record.secret is not None and commitment(bytes.fromhex(record.secret)) != record.commitment:
        raise _wrong(HEADER_LINE, "the commitment is not the SHA-256 of the secret: this is not how the game was dealt.")
    if reason := why_not_replayable(record):
        return Verdict(len(record.steps), False, reason)
    _verify_drawn(record)
    game: Game | None = None
    for line, game in enumerate(replay(record), start=HEADER_LINE):
        stored = record.events if line == HEADER_LINE else record.steps[line - FIRST_STEP_LINE].events
        played = [event.to_json() for event in game.events]
        if not _same(stored, played):
            pairs = enumerate(zip(stored, played, strict=False))
            at = next((i for i, (a, b) in pairs if not _same(a, b)), min(len(stored), len(played)))
            raise _wrong(line, f"the events are not what happens when it is played, from $.events[{at}] on.", event=at)
    _verify_result(record, game)
    chosen = tuple(number for number, step in enumerate(record.steps, start=1) if step.entropy is not None)
    return Verdict(len(record.steps), True, None, record.position is not None, chosen)


def _same(stored: object, played: object) -> bool:
    """Whether two JSON values are the same: to Python 1, 1.0 and true are equal."""
    return json.dumps(stored, sort_keys=True) == json.dumps(played, sort_keys=True)


def _verify_drawn(record: Record) -> None:
    """The roles nobody chose must be those that the secret draws."""
    asked = [RANDOM if seat in record.drawn else role for seat, role in enumerate(record.seats)]
    if record.drawn and draw_roles(_info(record), asked, bytes.fromhex(record.secret or "")) != record.seats:
        raise _wrong(HEADER_LINE, "the roles in $.drawn are not those that the secret draws.")


def _verify_result(record: Record, game: Game | None) -> None:
    line = FIRST_STEP_LINE + len(record.steps)
    outcome = game.outcome if game is not None else None
    if outcome is None and record.result is not None:
        raise _wrong(line, "there is a result, but the game is not over.")
    if outcome is not None and not _same(record.result, outcome.to_json()):
        raise _wrong(
            line, "the result is not that of the game played." if record.result else "the game is over, but the result is missing."
        )


def seen_by(record: Record, seat: int) -> Record:
    """What one seat has seen of a whole record: its own choices, the open ones of others, events without what is hidden.

    The secret is left out. Raises BadRecord if the record cannot be played again, BadSeats.
    """
    games = list(replay(record))
    steps = []
    for before, after, step in zip(games, games[1:], record.steps, strict=False):
        hidden = step.seat != seat and before.hides(step.seat, step.action or "")
        seen = tuple(event.to_json() for event in after.events_for(seat))
        steps.append(Step(step.seat, None if hidden else step.action, seen))
    return replace(
        record,
        viewer=seat,
        secret=None,
        position=None,
        events=tuple(event.to_json() for event in games[0].events_for(seat)),
        steps=tuple(steps),
    )
