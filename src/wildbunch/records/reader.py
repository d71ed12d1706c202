"""Reads records strictly: the first line that is not as documented is named, with everything wrong in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NoReturn

from wildbunch.core.document import Document, shown
from wildbunch.core.errors import BadRecord
from wildbunch.core.strictjson import BadJson, parse_json
from wildbunch.records.record import FORMAT, VERSION, Record, Step

HEADER = ("format", "version", "game", "rules", "options", "seats", "drawn", "commitment", "secret", "events")
HEX_DIGITS = frozenset("0123456789abcdef")
HASH_DIGITS = 64


def read_record(text: str) -> Record:
    """The record that a text holds. Raises BadRecord with the number of the line and what is wrong there.

    >>> read_record('{"format": "wildbunch-record"')
    Traceback (most recent call last):
    wildbunch.core.errors.BadRecord: Line 1, column 30: this is not JSON: Expecting ',' delimiter.
    """
    lines = text.split("\n")
    if lines[-1] == "":
        lines.pop()
    if not lines:
        raise BadRecord("Line 1: a record begins with a header, but there is nothing.", line=1)
    record = _read_header(lines[0])
    steps: list[Step] = []
    result: Mapping[str, Any] | None = None
    for number, line in enumerate(lines[1:], start=2):
        value = _parse(line, number)
        if result is not None:
            _refuse(number, "the result is the last line, but another one follows")
        if isinstance(value, Mapping) and "result" in value:
            result = _read_result(value, number)
        else:
            steps.append(_read_step(value, number, len(record.seats), record.viewer))
    return Record(
        game=record.game,
        rules=record.rules,
        options=record.options,
        seats=record.seats,
        drawn=record.drawn,
        commitment=record.commitment,
        secret=record.secret,
        viewer=record.viewer,
        position=record.position,
        events=record.events,
        steps=tuple(steps),
        result=result,
    )


def _refuse(line: int, sentence: str) -> NoReturn:
    raise BadRecord(f"Line {line}: {sentence}.", line=line)


def _refuse_faults(d: Document, line: int) -> None:
    if d.faults:
        sentences = "; ".join(f"{path} {sentence}" for path, sentence in d.faults)
        raise BadRecord(f"Line {line}: {sentences}.", line=line, faults=[list(fault) for fault in d.faults])


def _parse(line: str, number: int) -> Any:
    """The JSON value of a line."""
    try:
        return parse_json(line)
    except BadJson as error:
        if error.column is None:
            _refuse(number, str(error))
        raise BadRecord(f"Line {number}, column {error.column}: {error}.", line=number, column=error.column) from None


def _read_header(line: str) -> Record:
    value = _parse(line, 1)
    d = Document()
    header = d.object(value, "$", HEADER, ("viewer", "position"))
    d.name(header, "$", "format", (FORMAT,))
    d.number(header, "$", "version", VERSION, VERSION)
    seats = _texts(d, header, "seats")
    last = max(len(seats) - 1, 0)
    drawn = [d.whole(seat, f"$.drawn[{at}]", 0, last) for at, seat in enumerate(d.items(header, "$", "drawn"))]
    for at, seat in enumerate(drawn):
        if seat in drawn[:at]:
            d.fault(f"$.drawn[{at}]", f"is {seat} a second time")
    viewer = d.number(header, "$", "viewer", 0, last) if "viewer" in header else None
    position = d.object(header["position"], "$.position", (), header["position"]) if _is_object(header, "position") else None
    if "position" in header and position is None:
        d.fault("$.position", f"is {shown(header['position'])}; an object is needed")
    if "options" in header and not _is_object(header, "options"):
        d.fault("$.options", f"is {shown(header['options'])}; an object is needed")
    secret = None if header.get("secret") is None else _hex(d, header, "secret")
    record = Record(
        game=_text(d, header, "game"),
        rules=_text(d, header, "rules"),
        options=header["options"] if _is_object(header, "options") else {},
        seats=tuple(seats),
        drawn=tuple(drawn),
        commitment=_hex(d, header, "commitment"),
        secret=secret,
        viewer=viewer,
        position=position,
        events=_events(d, header),
        steps=(),
        result=None,
    )
    _refuse_faults(d, 1)
    return record


def _is_object(holder: Mapping[str, Any], key: str) -> bool:
    return isinstance(holder.get(key), Mapping)


def _text(d: Document, holder: Mapping[str, Any], key: str) -> str:
    value = holder.get(key, "")
    if not isinstance(value, str):
        d.fault(f"$.{key}", f"is {shown(value)}; a text is needed")
        return ""
    return value


def _texts(d: Document, holder: Mapping[str, Any], key: str) -> list[str]:
    texts = []
    for at, value in enumerate(d.items(holder, "$", key)):
        if isinstance(value, str):
            texts.append(value)
        else:
            d.fault(f"$.{key}[{at}]", f"is {shown(value)}; a text is needed")
    return texts


def _hex(d: Document, holder: Mapping[str, Any], key: str) -> str:
    """32 bytes as 64 lower-case hexadecimal digits."""
    text = _text(d, holder, key)
    if key in holder and (len(text) != HASH_DIGITS or not set(text) <= HEX_DIGITS):
        d.fault(f"$.{key}", f"is {shown(text)}; {HASH_DIGITS} hexadecimal digits in lower case are needed")
    return text


def _events(d: Document, holder: Mapping[str, Any]) -> tuple[Mapping[str, Any], ...]:
    events = d.items(holder, "$", "events")
    for at, event in enumerate(events):
        if not isinstance(event, Mapping) or not isinstance(event.get("kind"), str):
            d.fault(f"$.events[{at}]", "is no event: an object with its kind is needed")
    return tuple(event for event in events if isinstance(event, Mapping))


def _read_step(value: Any, line: int, seats: int, viewer: int | None) -> Step:
    d = Document()
    step = d.object(value, "$", ("seat", "action", "events"), ("entropy",))
    hidden = viewer is not None and step.get("action", "") is None
    read = Step(
        seat=d.number(step, "$", "seat", 0, max(seats - 1, 0)),
        action=None if hidden else _text(d, step, "action"),
        events=_events(d, step),
        entropy=_hex(d, step, "entropy") if "entropy" in step else None,
    )
    _refuse_faults(d, line)
    return read


def _read_result(value: Mapping[str, Any], line: int) -> Mapping[str, Any]:
    d = Document()
    d.object(value, "$", ("result",))
    result = d.object(value["result"], "$.result", ("scores", "ranking", "winners", "decided_by"))
    _refuse_faults(d, line)
    return result
