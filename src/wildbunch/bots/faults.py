"""What a bot of somebody's own can do wrong.

>>> print(Fault("mine:Robber", "illegal", "fly"))
mine:Robber chose "fly", which is not legal
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Literal

from wildbunch.core.errors import WildbunchError

Kind = Literal["raised", "illegal", "unstarted", "version", "ended", "garbage", "silent"]

SENTENCES: dict[Kind, str] = {
    "raised": "{bot} raised {detail}",
    "illegal": '{bot} chose "{detail}", which is not legal',
    "unstarted": "{bot} could not be started: {detail}",
    "version": "{bot} speaks version {detail} of the protocol, and only version 1 is understood here",
    "ended": "{bot} ended before it had answered: {detail}",
    "garbage": '{bot} wrote "{detail}", which is no answer',
    "silent": "{bot} did not answer within {detail} s",
}
MOST_SHOWN = 120


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault of a bot: which bot, of what kind, and the detail its sentence speaks of (an action, an error, seconds)."""

    bot: str
    kind: Kind
    detail: str

    def __str__(self) -> str:
        return SENTENCES[self.kind].format(bot=self.bot, detail=self.detail)

    def to_json(self) -> dict[str, Any]:
        """A JSON object: bot, kind, detail and the sentence as message."""
        return {**asdict(self), "message": str(self)}


class BotFault(WildbunchError):
    """`bot_fault`: A bot has raised, chosen something illegal or given no answer. Details: bot, kind, detail."""

    def __init__(self, fault: Fault) -> None:
        super().__init__("bot_fault", f"{fault}.", bot=fault.bot, kind=fault.kind, detail=fault.detail)

    @property
    def fault(self) -> Fault:
        """What the bot did."""
        return Fault(self.details["bot"], self.details["kind"], self.details["detail"])


def shown(thing: object) -> str:
    """Whatever a bot has said, on one line and short enough to be read.

    >>> shown("two\\nlines"), len(shown("x" * 1000))
    ('two lines', 121)
    """
    text = " ".join(_text(thing).split())
    text = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…"


def _text(thing: object) -> str:
    """What a thing calls itself; other people's things may fail even at that."""
    try:
        return str(thing)
    except KeyboardInterrupt:
        raise
    except BaseException:  # an error may be of any class
        return f"what cannot be shown ({type(thing).__name__})"


def shown_error(error: BaseException) -> str:
    """An exception as its name and its message.

    >>> shown_error(ValueError("no brain."))
    'ValueError: no brain'
    """
    text = shown(error).rstrip(".")
    return f"{type(error).__name__}: {text}" if text else type(error).__name__
