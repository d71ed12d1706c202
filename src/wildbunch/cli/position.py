"""`wildbunch position`: check a position, play on it, show what is possible."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from rich.console import Console

from wildbunch.cli.common import BadArgument, console_here, read_text, say_line, words_for
from wildbunch.cli.ending import tell_end
from wildbunch.cli.explaining import choice_name, choice_text
from wildbunch.cli.faces import face_of
from wildbunch.core.errors import BadPosition, GameOver
from wildbunch.core.game import Game
from wildbunch.core.strictjson import BadJson, parse_json
from wildbunch.words import Words

ENTROPY_DIGITS = 64
FAULTY = 2

Played = tuple[Game, int, str, Game]
"""The game before an action, the seat, the action, the game after it."""


def show_position(file: str, do: Sequence[str], entropy: Sequence[str], lang: str | None, as_json: bool) -> int:
    """Print the position after the actions; returns the exit code. A position with faults gets all of them, a line each."""
    words_for(lang)
    chance = [_entropy(digits) for digits in entropy]
    if len(chance) > len(do):
        raise BadArgument(f"There are {len(chance)} --entropy for {len(do)} --do; give at most one for each.")
    try:
        game = Game.from_position(_document(file))
    except BadPosition as error:
        return _tell_faults(error, as_json)
    played = _play(game, do, [*chance, *[None] * (len(do) - len(chance))])
    end = played[-1][3] if played else game
    if as_json:
        print(json.dumps(_answer(end, played), ensure_ascii=False, indent=2))
    else:
        _tell(console_here(), words_for(lang, game.name), end, played)
    return 0


def _entropy(digits: str) -> bytes:
    try:
        value = bytes.fromhex(digits)
    except ValueError:
        value = b""
    if len(digits) != ENTROPY_DIGITS or len(value) * 2 != ENTROPY_DIGITS:
        raise BadArgument(f"--entropy takes {ENTROPY_DIGITS} hexadecimal digits, not {digits!r}.")
    return value


def _document(file: str) -> Any:
    try:
        return parse_json(read_text(file))
    except BadJson as error:
        where = "" if error.line is None else f"line {error.line}, column {error.column}: "
        raise BadArgument(f"{file} is not a position: {where}{error}.") from error


def _play(game: Game, texts: Sequence[str], chance: Sequence[bytes | None]) -> list[Played]:
    """The actions, each by the seat that is awaited then."""
    played = []
    for text, entropy in zip(texts, chance, strict=True):
        if not game.awaiting:
            raise GameOver(f"The game is over; {text!r} cannot be played.")
        able = (seat for seat in game.awaiting if any(action.text == text for action in game.legal_actions(seat)))
        seat = next(able, game.awaiting[0])
        later = game.play(seat, text, entropy=entropy)
        played.append((game, seat, text, later))
        game = later
    return played


def _tell_faults(error: BadPosition, as_json: bool) -> int:
    if as_json:
        print(json.dumps({"faults": [{"path": path, "message": message} for path, message in error.faults]}, ensure_ascii=False, indent=2))
    else:
        stderr = Console(stderr=True, highlight=False, markup=False, soft_wrap=True)
        stderr.print("wildbunch: This position cannot be played:")
        for path, message in error.faults:
            stderr.print(f"  {path}: {message}")
    return FAULTY


def _answer(game: Game, played: Sequence[Played]) -> dict[str, Any]:
    """What `--json` prints."""
    outcome = game.outcome
    return {
        "position": game.position().to_json(),
        "steps": [{"seat": seat, "action": text, "events": [event.to_json() for event in later.events]} for _, seat, text, later in played],
        "awaiting": list(game.awaiting),
        "legal": {str(seat): [action.to_json() for action in game.legal_actions(seat)] for seat in game.awaiting},
        "outcome": None if outcome is None else outcome.to_json(),
    }


def _tell(console: Console, words: Words, game: Game, played: Sequence[Played]) -> None:
    for before, seat, text, later in played:
        bandit = words.name("bandit", game.roles[seat])
        say_line(console, words.text("cli-chooses", bandit=bandit, action=choice_text(words, before, seat, text)))
        for event in later.events:
            say_line(console, f"  {words.event(event.to_json(), game.roles)}")
    face_of(game.name).draw(console, words, game.position(), None)
    view: Any = game.position()
    console.print()
    console.print(words.decision(None if view.decision is None else view.decision.to_json(), None))
    for seat in game.awaiting:
        for action in game.legal_actions(seat):
            say_line(console, f"  {choice_name(words, view, action)}  ({action.text})")
    tell_end(console, words, game, None)
