"""Bots that are programs of their own, in any language: `program:COMMAND`.

They are asked over their standard input and answer on their standard output, a JSON object a line; see
docs/reference/bot-protocol.md.
"""

from __future__ import annotations

import json
import random
import shlex
import shutil
from collections.abc import Mapping, Sequence
from typing import Any

from wildbunch.bots.base import Bot, UnknownBot
from wildbunch.bots.faults import BotFault, Fault, Kind, shown
from wildbunch.bots.naming import Number, read_parameters, split
from wildbunch.bots.process import Ended, Process, Silent, TooLong
from wildbunch.core.action import Action

PREFIX = "program"
VERSION = 1
SECONDS = 5.0
"""The usual time for an answer."""
START_SECONDS = 20.0
"""The time a program has to start and greet."""
PARAMETERS = {"seconds": Number(float, 0.05, 3600)}
SEED_BITS = 53
"""A number that every language reads exactly."""


def is_program(name: str) -> bool:
    """Whether a bot's name means a program.

    >>> is_program("program:node bot.js"), is_program("program?seconds=2:./bot"), is_program("programs:First")
    (True, True, False)
    """
    head, colon, _ = name.partition(":")
    return bool(colon) and head.partition("?")[0] == PREFIX


def program_of(name: str) -> Program:
    """The bot `program:COMMAND`, with its parameters before the colon; not started yet.

    The command is a list of words as in a shell, with quotes; no shell reads it. Raises UnknownBot.
    """
    head, _, text = name.partition(":")
    try:
        command = shlex.split(text)
    except ValueError as error:
        raise UnknownBot(f"The command of the bot {name} cannot be read: {error}.", bot=name, allowed=[]) from error
    if not command:
        raise UnknownBot(f"The bot {name} names no program; a bot is named {PREFIX}:COMMAND.", bot=name, allowed=[])
    if shutil.which(command[0]) is None:
        raise UnknownBot(f"There is no program {command[0]!r} that can be started.", bot=name, allowed=[])
    _, texts = split(head)
    return Program(name, command, **read_parameters(PREFIX, texts, PARAMETERS))


class Program(Bot):
    """A program that plays. It is started when it is first asked, and ended by `close`."""

    def __init__(self, name: str, command: Sequence[str], seconds: float = SECONDS) -> None:
        self.name = name
        self._command = tuple(command)
        self._seconds = seconds
        self._process: Process | None = None
        self._asked = 0

    def choose(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Action:
        """What the program answers. Raises BotFault for anything but a legal action within its time."""
        process = self._process or self._started()
        self._asked += 1
        document = view.to_json()
        question = {
            "type": "question",
            "number": self._asked,
            "game": document["game"],
            "seat": view.viewer,
            "seconds": self._seconds,
            "seed": rng.getrandbits(SEED_BITS),
            "legal": [action.to_json() for action in legal],
            "view": document,
        }
        answer = self._exchange(process, question, self._seconds)
        text = answer.get("action")
        if answer.get("type") != "answer" or not _is(answer.get("number"), self._asked) or not isinstance(text, str):
            raise self._fault("garbage", json.dumps(answer, ensure_ascii=False))
        for action in legal:
            if action.text == text:
                return action
        raise self._fault("illegal", text)

    def _started(self) -> Process:
        try:
            process = self._process = Process(self._command)
        except OSError as error:
            raise self._fault("unstarted", error.strerror or str(error)) from error
        hello = {"type": "hello", "protocol": "wildbunch-bot", "version": VERSION, "seconds": self._seconds}
        answer = self._exchange(process, hello, START_SECONDS)
        version = answer.get("version")
        if answer.get("type") == "hello" and type(version) is int and version != VERSION:
            raise self._fault("version", str(version))
        if answer.get("type") != "hello" or not _is(version, VERSION):
            raise self._fault("garbage", json.dumps(answer, ensure_ascii=False))
        return process

    def _exchange(self, process: Process, message: Mapping[str, Any], seconds: float) -> dict[str, Any]:
        """Send a message and return the object that is answered. Raises BotFault."""
        try:
            line = process.ask(_line(message), seconds)
        except Silent:
            raise self._fault("silent", f"{seconds:g}") from None
        except Ended as error:
            raise self._fault("ended", str(error)) from None
        except TooLong as error:
            raise self._fault("garbage", str(error)) from None
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise self._fault("garbage", line.decode(errors="replace"))
        return answer

    def _fault(self, kind: Kind, detail: str) -> BotFault:
        """The error to raise; the program is not asked again and ends at once."""
        if self._process is not None:
            self._process.kill()
            self._process = None
        return BotFault(Fault(self.name, kind, shown(detail)))

    def close(self) -> None:
        """Tell the program that it is over, and see that it ends."""
        if self._process is not None:
            self._process.end(_line({"type": "end"}))
            self._process = None


def _is(given: object, number: int) -> bool:
    """Whether a whole number is given and just this; Python takes true and 1.0 for 1."""
    return type(given) is int and given == number


def _line(message: Mapping[str, Any]) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode()
