"""JSON as its standard has it: a key given twice, NaN and numbers without end are refused, each with a sentence that says where."""

from __future__ import annotations

import json
from typing import Any, NoReturn


class BadJson(ValueError):
    """The text is not JSON; the message says why. `line` and `column` count from 1, None where the fault has no one place."""

    def __init__(self, message: str, line: int | None = None, column: int | None = None) -> None:
        super().__init__(message)
        self.line = line
        self.column = column


def parse_json(text: str) -> Any:
    """The value of a JSON text. Raises BadJson.

    >>> parse_json('{"car": 1, "car": 2}')
    Traceback (most recent call last):
    wildbunch.core.strictjson.BadJson: the key 'car' is there twice
    """
    try:
        return json.loads(text, object_pairs_hook=_unique, parse_constant=_no_number, parse_int=_whole)
    except json.JSONDecodeError as error:
        raise BadJson(f"this is not JSON: {error.msg}", error.lineno, error.colno) from None
    except RecursionError:
        raise BadJson("this JSON is nested too deeply") from None


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise BadJson(f"the key {twice!r} is there twice")
    return found


def _no_number(word: str) -> NoReturn:
    raise BadJson(f"{word} is not a number of JSON")


def _whole(digits: str) -> int:
    try:
        return int(digits)
    except ValueError:
        # Reading a number takes time that grows with the square of its length, so Python draws a line.
        raise BadJson(f"a number of {len(digits)} digits is too long") from None
