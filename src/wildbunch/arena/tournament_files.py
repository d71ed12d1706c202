"""The folder of a tournament: a line for each game as it is played, so that nothing is lost, and what all games tell."""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

from wildbunch.arena.locking import locked
from wildbunch.arena.plots import write_plots
from wildbunch.arena.tournament import FORMAT, VERSION, BadTournament, Played, Settings
from wildbunch.arena.tournament_lines import read_game, read_object

if TYPE_CHECKING:
    from wildbunch.arena.tournament_result import Result

LINES = "tournament.jsonl"


class Journal:
    """`tournament.jsonl` of a folder: the settings, then a line for each game, in the order they got ready.

    `known` are the games that were there when it was opened; a last line that was cut off by a crash is taken away.
    """

    def __init__(self, folder: Path, settings: Settings, resume: bool) -> None:
        """Raises BadTournament for a folder that holds another tournament, or one when none is to be resumed, or one that is being
        played, or that has lines which cannot be, and OSError."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / LINES
        if path.exists() and not resume:
            raise BadTournament(f"{folder} holds a tournament: --resume goes on with it, and another folder begins a new one.")
        self._file = path.open("a+b")
        try:
            self.known = self._begun(folder, settings)
        except BaseException:
            self._file.close()
            raise

    def _begun(self, folder: Path, settings: Settings) -> tuple[Played, ...]:
        """The games that are there; behind them the file is ready for more."""
        if not locked(self._file):
            raise BadTournament(f"The tournament in {folder} is being played just now by another process.")
        self._file.seek(0)
        data = self._file.read()
        whole = data[: data.rfind(b"\n") + 1]
        known = _read(folder / LINES, whole.decode("utf-8", "replace").split("\n")[:-1], settings) if whole else ()
        # What is not a whole line is taken away, or the next line would be written behind it.
        self._file.truncate(len(whole))
        if not whole:
            self._write(settings.to_json())
        return known

    def add(self, played: Played) -> None:
        """Write a game's line."""
        self._write(played.to_json())

    def _write(self, document: dict[str, Any]) -> None:
        self._file.write(json.dumps(document, separators=(",", ":")).encode() + b"\n")
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._file.close()


def _read(path: Path, lines: list[str], settings: Settings) -> tuple[Played, ...]:
    """The games of a tournament with these settings."""
    _compare(path.parent, _parsed(path, 1, lines[0]), settings.to_json())
    games: dict[int, Played] = {}
    for number, line in enumerate(lines[1:], start=2):
        document = _parsed(path, number, line)
        try:
            played = read_game(document, settings)
        except ValueError:
            raise BadTournament(f"{path}, line {number}, is no game of a tournament.", line=number) from None
        if played.game in games:
            raise BadTournament(f"{path}, line {number}, is no game of a tournament: game {played.game} is there already.", line=number)
        games[played.game] = played
    return tuple(games.values())


def _parsed(path: Path, number: int, line: str) -> dict[str, Any]:
    try:
        return read_object(line)
    except ValueError:
        raise BadTournament(f"{path}, line {number}, is no JSON object.", line=number) from None


def _compare(folder: Path, there: dict[str, Any], asked: dict[str, Any]) -> None:
    """Raises BadTournament unless the tournament in the folder is the one that is asked for."""
    if there.get("format") != FORMAT or _text(there.get("version")) != _text(VERSION):
        raise BadTournament(f"{folder / LINES} does not begin as a tournament of version {VERSION} does.")
    other = [name for name in asked if name not in there or _text(there[name]) != _text(asked[name])]
    if other:
        differences = "; ".join(f"{name} {_shown(there.get(name))} instead of {_shown(asked[name])}" for name in other)
        raise BadTournament(f"{folder} holds a tournament with other settings and cannot be gone on with: {differences}.", settings=other)


def _text(value: Any) -> str:
    """As JSON, in which 1, 1.0 and true are not the same."""
    return json.dumps(value, sort_keys=True)


def _shown(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def write_result(folder: Path, result: Result) -> list[Path]:
    """Write all that the games tell: `result.json`, `result.csv`, `crosstable.csv` and the plots. Raises MissingExtra and OSError."""
    texts = {"result.json": result.json(), "result.csv": result.csv(), "crosstable.csv": result.cross_csv()}
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    return [folder / name for name in texts] + write_plots(folder, result)
