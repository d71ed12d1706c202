"""Errors a caller may show to a person: one base class, a stable code each, a sentence each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Self

from wildbunch.core.readonly import json_object

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wildbunch.core.action import Reason


class WildbunchError(Exception):
    """Anything this package refuses to do.

    `code` is stable and made for programs, `message` is an English sentence, `details` are the values it speaks of.

    >>> error = WildbunchError("unknown_game", "There is no game called chess.", game="chess")
    >>> error.code, str(error), error.details
    ('unknown_game', 'There is no game called chess.', {'game': 'chess'})
    """

    def __init__(self, code: str, message: str, **details: Any) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.details = details

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors travel between processes."""
        return _rebuilt, (type(self), self.code, self.message, self.details)


def _rebuilt(kind: type[WildbunchError], code: str, message: str, details: dict[str, Any]) -> WildbunchError:
    error = kind.__new__(kind)
    WildbunchError.__init__(error, code, message, **details)
    return error


class _CodedError(WildbunchError):
    """Base of the errors whose class decides the code."""

    CODE: ClassVar[str]

    def __init__(self, message: str, **details: Any) -> None:
        super().__init__(self.CODE, message, **details)


class UnknownGame(_CodedError):
    """`unknown_game`: The table of games has no game of this name. Details: game, allowed."""

    CODE = "unknown_game"


class BadSeats(_CodedError):
    """`bad_seats`: The number of seats or a bandit's name is not possible. Details: seats, allowed."""

    CODE = "bad_seats"


class BadOption(_CodedError):
    """`bad_option`: An option or its choice does not exist. Details: option, value, allowed."""

    CODE = "bad_option"


class BadSeed(_CodedError):
    """`bad_seed`: A seed or an entropy of a wrong kind or length."""

    CODE = "bad_seed"


class WrongSeat(_CodedError):
    """`wrong_seat`: This seat has nothing to decide now. Details: seat, awaiting."""

    CODE = "wrong_seat"


class GameOver(_CodedError):
    """`game_over`: The game has ended; nothing can be played any more."""

    CODE = "game_over"


class IllegalAction(_CodedError):
    """`illegal_action`: The action is not one of the seat's legal ones. Details: seat, text, rule, reason (its code), args, legal."""

    CODE = "illegal_action"

    @classmethod
    def because(cls, seat: int, text: str, reason: Reason, legal: Sequence[str]) -> Self:
        """The error for a refused action, with the rule that refuses it."""
        return cls(
            str(reason), seat=seat, text=text, rule=reason.rule, reason=reason.code, args=json_object(reason.args), legal=list(legal)
        )


class BadPosition(_CodedError):
    """`bad_position`: A position document with faults, all of them in `faults`: pairs of a JSON path and a sentence."""

    CODE = "bad_position"

    @classmethod
    def of(cls, faults: Sequence[tuple[str, str]]) -> Self:
        """The error for these faults; there must be one at least."""
        sentences = "; ".join(f"{path}: {sentence}" for path, sentence in faults)
        return cls(f"This position cannot be played: {sentences}.", faults=[list(fault) for fault in faults])

    @property
    def faults(self) -> list[tuple[str, str]]:
        """What is wrong: (JSON path, what is there and what is allowed)."""
        return [(path, sentence) for path, sentence in self.details["faults"]]


class BadRecord(_CodedError):
    """`bad_record`: A record that cannot be read or does not hold what it says. Details: line (1 is the header), column where known."""

    CODE = "bad_record"
