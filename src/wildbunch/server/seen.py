"""What one seat has seen of its table: the steps that show it something, numbered for it alone."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from wildbunch.server import frames

if TYPE_CHECKING:
    from wildbunch.core.game import Game
    from wildbunch.server import messages
    from wildbunch.server.frames import Step


class Seen:
    """The steps of a table as one seat sees them.

    A step of another seat that shows this one nothing, as a secret answer that is changed, does not exist here: it takes no number, so
    that neither a gap nor a frame without content tells of it. The numbers follow from the steps alone and come out the same
    whenever the record is played again.
    """

    def __init__(self, seat: int, deal: Step, recent: int) -> None:
        self.seat = seat
        self.number = 0
        # Since which number the seat has been asked the same: others may answer a question of all meanwhile.
        self.since = 0
        self.log: list[messages.LogStep] = [frames.log_step(deal, seat, 0)]
        self._messages: dict[str, int] = {}
        self._recent: deque[tuple[int, Step]] = deque(maxlen=recent)

    def shows(self, before: Game, step: Step) -> bool:
        """Whether a step shows this seat something: it is its own, or its frame would tell more than that there was one."""
        after = step.game
        if step.seat == self.seat or after.events_for(self.seat):
            return True
        return frames.situation(before, self.seat) != frames.situation(after, self.seat)

    def take(self, before: Game, step: Step, message: str | None) -> bool:
        """Note a step, if it shows this seat something; whether it does. `message` is the id its client gave."""
        if not self.shows(before, step):
            return False
        own = step.seat == self.seat
        self.number += 1
        self.log.append(frames.log_step(step, self.seat, self.number))
        self._recent.append((self.number, step))
        if own and message is not None:
            self._messages[message] = self.number
        if own or not asked_the_same(self.seat, before, step.game):
            self.since = self.number
        return True

    def answered(self, message: str) -> int | None:
        """The number of the step this message of the seat has made."""
        return self._messages.get(message)

    def updates(self, after: int) -> list[str] | None:
        """The frames of all steps after this number; None when they are too many or there is no such number."""
        missed = [frames.update(step, self.seat, number) for number, step in self._recent if number > after]
        return missed if len(missed) == self.number - after else None


def asked_the_same(seat: int, before: Game, after: Game) -> bool:
    """Whether the seat may still choose, and between the same actions."""
    legal = before.legal_actions(seat)
    return bool(legal) and legal == after.legal_actions(seat)
