"""What a search may spend, and what it tells about a decision."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from wildbunch.core.action import Action


@dataclass(frozen=True, slots=True)
class Budget:
    """What one decision may cost: seconds, iterations, or whichever of the two is used up first.

    At least one of them is given. With iterations alone a search is the same on every machine.
    """

    seconds: float | None = None
    iterations: int | None = 1000

    def __post_init__(self) -> None:
        if self.seconds is None and self.iterations is None:
            raise ValueError("a budget has seconds or iterations")
        if (self.seconds is not None and self.seconds <= 0) or (self.iterations is not None and self.iterations < 1):
            raise ValueError("a budget is more than nothing")

    def to_json(self) -> dict[str, Any]:
        """A JSON object: seconds and iterations."""
        return {"seconds": self.seconds, "iterations": self.iterations}


@dataclass(frozen=True, slots=True)
class Step:
    """A step the search expects: whose it is, and the action in notation; None for what others choose in secret."""

    seat: int
    action: str | None

    def to_json(self) -> dict[str, Any]:
        """A JSON object: seat and action."""
        return {"seat": self.seat, "action": self.action}


@dataclass(frozen=True, slots=True)
class Assessment:
    """What a search found out about one legal action.

    `win` is the estimated chance (0 to 1) that the seat wins after it, a shared win counting as its part; `money` what the seat is
    expected to own at the end (dollars or nuggets); both are None where it was never tried. `line` is the continuation tried most often,
    beginning with the action itself.
    """

    action: Action
    visits: int
    win: float | None
    money: float | None
    line: tuple[Step, ...]

    def to_json(self) -> dict[str, Any]:
        """A JSON object; the action as its text."""
        line = [step.to_json() for step in self.line]
        return {"action": self.action.text, "visits": self.visits, "win": self.win, "money": self.money, "line": line}


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why a search chose what it chose: an assessment of every legal action, in the order of `legal`."""

    iterations: int
    chosen: Action
    choices: tuple[Assessment, ...]

    def to_json(self) -> dict[str, Any]:
        """A JSON object: iterations, the text of the chosen action, the choices."""
        return {
            "iterations": self.iterations,
            "chosen": self.chosen.text,
            "choices": [choice.to_json() for choice in self.choices],
        }


@dataclass(frozen=True, slots=True)
class Chance:
    """What a position promises a seat, whoever decides in it: the estimated chance (0 to 1) that it wins, a shared win counting as
    its part, and the money it is expected to own at the end (dollars or nuggets).
    """

    win: float
    money: float

    def to_json(self) -> dict[str, float]:
        """A JSON object with the fields of this class."""
        return {"win": self.win, "money": self.money}
