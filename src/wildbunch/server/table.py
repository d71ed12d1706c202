"""A table in memory: its game, who looks at it, and the one order in which things happen to it."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING

from wildbunch.core.errors import WildbunchError
from wildbunch.server import frames, messages
from wildbunch.server.errors import Refused, storage_failed
from wildbunch.server.frames import Step
from wildbunch.server.storage.store import Store, StoredStep, StoredTable
from wildbunch.server.storage.writer import StorageError, TakenError

if TYPE_CHECKING:
    from wildbunch.core.game import Game
    from wildbunch.server.bots.pool import BotPool
    from wildbunch.server.client import Client
    from wildbunch.server.settings import Settings

log = logging.getLogger("wildbunch.server")

GUEST = "guest"
RETRY_SECONDS = (0.1, 0.3, 1.0, 3.0)


class Table:
    """The record is the truth: a step counts, and is told, once it is stored."""

    def __init__(self, stored: StoredTable, start: Game, store: Store, bots: BotPool, settings: Settings) -> None:
        self.stored = stored
        self._store = store
        self._bots = bots
        self._settings = settings
        self._lock = asyncio.Lock()
        self._clients: set[Client] = set()
        self._messages: dict[tuple[int, str], int] = {}
        self._logs: dict[int, list[messages.LogStep]] = {seat: [] for seat, sits in enumerate(stored.seats) if sits.guest is not None}
        # Since which step a seat has been asked the same: others may answer a question of all meanwhile.
        self._since: dict[int, int] = dict.fromkeys(self._logs, 0)
        self._states: dict[int, str] = {}
        self._recent: deque[Step] = deque(maxlen=settings.resync_updates)
        self._behind = False
        self._driver: asyncio.Task[None] | None = None
        self._used = monotonic()
        self.game = start
        self._note(Step.deal(start))

    # Who is who -----------------------------------------------------------------------------------

    def seat_of(self, guest: str) -> int | None:
        """The seat of this guest."""
        return next((seat for seat, sits in enumerate(self.stored.seats) if sits.guest == guest), None)

    def players(self, viewer: int) -> list[messages.Player]:
        """Who sits where, as this seat is told."""
        return [
            messages.Player(seat, self.game.roles[seat], "me" if seat == viewer else sits.who)
            for seat, sits in enumerate(self.stored.seats)
        ]

    def log(self, seat: int) -> list[messages.LogStep]:
        """All steps as this seat saw them."""
        return self._logs[seat]

    # Clients ----------------------------------------------------------------------------------------

    def join(self, client: Client, after: int | None) -> None:
        """Greet a client and tell it all it has missed."""
        welcome = messages.Welcome(
            table=self.stored.id,
            game=self.stored.game,
            seat=client.seat,
            seq=self.game.number,
            commitment=self.game.commitment,
            players=self.players(client.seat),
        )
        client.send(messages.encode(welcome).decode())
        if after != self.game.number:
            self.catch_up_client(client, after)
        self._clients.add(client)
        self.drive()

    def leave(self, client: Client) -> None:
        """Forget a client."""
        self._clients.discard(client)
        self.touch()

    def catch_up_client(self, client: Client, after: int | None) -> None:
        """Send the steps after `after` if they are few and known here, else the whole state."""
        if after is not None:
            missed = [frames.update(step, client.seat) for step in self._recent if step.seq > after]
            if missed and len(missed) == self.game.number - after and sum(map(len, missed)) <= client.room // 2:
                for frame in missed:
                    client.send(frame)
                return
        if client.seat not in self._states:
            self._states[client.seat] = frames.state(self.game, client.seat)
        client.send(self._states[client.seat])

    # Playing ----------------------------------------------------------------------------------------

    async def play(self, seat: int, message: messages.Play) -> messages.Ack:
        """Play for a person. Returns once it is stored and told. Raises WildbunchError with the code of the refusal."""
        async with self._lock:
            await self._refresh()
            known = self._messages.get((seat, message.id))
            if known is not None:
                return messages.Ack(message.id, known)
            if not self._since[seat] <= message.seq <= self.game.number:
                raise Refused("stale", f"The game has gone on: it is at {self.game.number}, not at {message.seq}.")
            ack = messages.Ack(message.id, self.game.number + 1)
            await self._step(seat, message.action, message.id)
        self.drive()
        return ack

    async def _step(self, seat: int, action: str, message: str | None) -> None:
        """Play, store, and only then count and tell it. Holds the lock."""
        step = Step.play(self.game, seat, action)
        stored = StoredStep(step.seq, seat, action, message)
        try:
            await self._store.append(self.stored.id, stored, frames.events(step.game.events), finishes=step.game.over)
        except (StorageError, TakenError) as error:
            # Whether it was stored, or another took its number, the database knows: it is asked before the next step.
            self._behind = True
            if isinstance(error, TakenError):
                raise Refused("stale", "Another move came first.") from error
            raise storage_failed() from error
        self._tell(step, message)

    def _tell(self, step: Step, message: str | None) -> None:
        self._note(step, message)
        texts: dict[int, str] = {}
        for client in list(self._clients):
            if client.seat not in texts:
                texts[client.seat] = frames.update(step, client.seat)
            client.send(texts[client.seat])

    def _note(self, step: Step, message: str | None = None) -> None:
        before, self.game = self.game, step.game
        self._states.clear()
        if step.seat is not None:
            self._recent.append(step)
            if message is not None:
                self._messages[step.seat, message] = step.seq
        for seat, log in self._logs.items():
            log.append(frames.log_step(step, seat))
            if step.seat == seat or not _asked_the_same(seat, before, step.game):
                self._since[seat] = step.seq

    async def _refresh(self) -> None:
        """Take over what is stored and not yet known here. Holds the lock."""
        if not self._behind:
            return
        try:
            steps = await self._store.steps(self.stored.id, self.game.number)
        except StorageError as error:
            raise storage_failed() from error
        for step in steps:
            self._tell(Step.play(self.game, step.seat, step.action), step.message)
        self._behind = False

    def replay(self, steps: list[StoredStep]) -> None:
        """Play stored steps on a table nobody looks at yet."""
        for step in steps:
            self._note(Step.play(self.game, step.seat, step.action), step.message)

    # Bots -------------------------------------------------------------------------------------------

    def drive(self) -> None:
        """Let the bots play as long as they are awaited."""
        if self._bot_seat() is not None and (self._driver is None or self._driver.done()):
            self._driver = asyncio.create_task(self._drive())

    def _bot_seat(self) -> int | None:
        return next((seat for seat in self.game.awaiting if self.stored.seats[seat].guest is None), None)

    async def _drive(self) -> None:
        failures = 0
        while (seat := self._bot_seat()) is not None:
            game = self.game
            try:
                bot = self.stored.seats[seat].who
                chosen = await self._bots.choose(bot, game.view(seat), game.legal_actions(seat))
                async with self._lock:
                    await self._refresh()
                    if self.game is game:
                        await self._step(seat, chosen.text, None)
                failures = 0
            except WildbunchError as error:
                wait = RETRY_SECONDS[min(failures, len(RETRY_SECONDS) - 1)]
                log.error("table %s: a bot's move waits %s s: %s", self.stored.id, wait, error)
                failures += 1
                await asyncio.sleep(wait)
            except Exception:  # a fault of this game; the others must not notice
                log.exception("table %s: a bot's move failed", self.stored.id)
                return

    # Leaving memory -----------------------------------------------------------------------------------

    def touch(self) -> None:
        """Somebody is about to look: not idle for a while."""
        self._used = monotonic()

    @property
    def idle(self) -> bool:
        """Whether nobody looks at it and nothing happens."""
        busy = self._clients or self._lock.locked() or (self._driver is not None and not self._driver.done())
        return not busy and monotonic() - self._used > self._settings.idle_seconds

    async def stop(self) -> None:
        """End the bots' task, letting a write that has begun end."""
        if self._driver is not None:
            self._driver.cancel()
            with suppress(asyncio.CancelledError):
                await self._driver


def _asked_the_same(seat: int, before: Game, after: Game) -> bool:
    asked = seat in before.awaiting and seat in after.awaiting
    return asked and before.legal_actions(seat) == after.legal_actions(seat)
