"""What is sent of a game: for one seat only, built from what that seat may know. The one place where a game becomes bytes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from wildbunch.server import messages

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wildbunch.core.game import Game
    from wildbunch.core.log import Event


@dataclass(frozen=True, slots=True)
class Step:
    """An action that was played, and the game after it. Number 0 is the deal: nobody's, and no action.

    `seq` is its number in the record; what a seat is sent before the end carries that seat's own numbers (see `Seen`).
    """

    seq: int
    seat: int | None
    action: str | None
    game: Game
    hidden: bool = False

    @classmethod
    def deal(cls, game: Game) -> Step:
        """The start of a game."""
        return cls(game.number, None, None, game)

    @classmethod
    def play(cls, before: Game, seat: int, action: str) -> Step:
        """The step an action makes. Raises as `Game.play` does."""
        after = before.play(seat, action)
        return cls(after.number, seat, action, after, before.hides(seat, action))

    def action_for(self, viewer: int) -> str | None:
        """The action as this seat saw it: None when it is hidden from it."""
        return None if self.hidden and viewer != self.seat else self.action


def situation(game: Game, seat: int) -> dict[str, Any]:
    """The fields that `state` and `update` share, but for the number."""
    outcome = game.outcome
    return {
        "view": game.view(seat).to_json(),
        "legal": [choice(game, seat, action) for action in game.legal_actions(seat)],
        "refusals": [
            messages.Refusal(text, reason.rule, reason.code, dict(reason.args), str(reason)) for text, reason in game.refusals(seat)
        ],
        "awaiting": list(game.awaiting),
        "outcome": None if outcome is None else outcome.to_json(),
        "secret": None if outcome is None else game.secret.hex(),
    }


def choice(game: Game, seat: int, action: Any) -> dict[str, Any]:
    """A legal action with its preview."""
    preview = game.preview(seat, action)
    return {
        **action.to_json(),
        "effects": events(preview.events),
        "would": list(preview.would),
        "figures": dict(preview.figures),
    }


def events(of: Sequence[Event]) -> list[dict[str, Any]]:
    """Events as JSON objects."""
    return [event.to_json() for event in of]


def state(game: Game, seat: int, seq: int) -> str:
    """The frame of the whole state, which has this number for the seat."""
    return messages.encode(messages.State(seq=seq, **situation(game, seat))).decode()


def update(step: Step, seat: int, seq: int) -> str:
    """The frame of one step, which has this number for the seat."""
    assert step.seat is not None
    message = messages.Update(
        seq=seq,
        seat=step.seat,
        action=step.action_for(seat),
        events=events(step.game.events_for(seat)),
        **situation(step.game, seat),
    )
    return messages.encode(message).decode()


def log_step(step: Step, seat: int, seq: int) -> messages.LogStep:
    """A step without its state, for the list of all that happened."""
    return messages.LogStep(seq, step.seat, step.action_for(seat), events(step.game.events_for(seat)))


def replay_step(step: Step, seat: int | None) -> messages.ReplayStep:
    """A step of a finished game, as a seat saw it or (None) with everything; it has the number of the record."""
    if seat is None:
        return messages.ReplayStep(step.seq, step.seat, step.action, events(step.game.events), step.game.position().to_json())
    seen = log_step(step, seat, step.seq)
    return messages.ReplayStep(seen.seq, seen.seat, seen.action, seen.events, step.game.view(seat).to_json())
