"""A table in memory: its game, who looks at it, and the one order in which things happen to it."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING

from wildbunch.core.errors import WildbunchError
from wildbunch.server import frames, messages
from wildbunch.server.errors import Refused, storage_failed
from wildbunch.server.frames import Step
from wildbunch.server.seen import Seen, asked_the_same
from wildbunch.server.storage.store import Store, StoredStep, StoredTable
from wildbunch.server.storage.writer import StorageError, TakenError
from wildbunch.server.watchdog import TookTooLong, limited

if TYPE_CHECKING:
    from wildbunch.core.game import Game
    from wildbunch.server.bots.pool import BotPool
    from wildbunch.server.client import Client
    from wildbunch.server.settings import Settings

log = logging.getLogger("wildbunch.server")

GUEST = "guest"
RETRY_SECONDS = (0.1, 0.3, 1.0, 3.0)
MOST_RACES = 10
"""How often another process may be quicker with a step of this table before a move is given up."""


class Table:
    """The record is the truth: a step counts, and is told, once it is stored."""

    def __init__(self, stored: StoredTable, start: Game, store: Store, bots: BotPool, settings: Settings) -> None:
        self.stored = stored
        self._store = store
        self._bots = bots
        self._settings = settings
        self._lock = asyncio.Lock()
        self._clients: set[Client] = set()
        self._states: dict[int, str] = {}
        self._behind = False
        # Rules that did not come to an end are not asked again: for a step, or for the present state of these seats.
        self._broken = False
        self._endless: set[int] = set()
        self._driver: asyncio.Task[None] | None = None
        self._used = monotonic()
        self.game = start
        deal = Step.deal(start)
        self._seen = {seat: Seen(seat, deal, settings.resync_updates) for seat, sits in enumerate(stored.seats) if sits.guest is not None}

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
        """All steps that showed this seat something, as it saw them."""
        return self._seen[seat].log

    # Clients ----------------------------------------------------------------------------------------

    def join(self, client: Client, after: int | None) -> None:
        """Greet a client and tell it all it has missed."""
        seq = self._seen[client.seat].number
        welcome = messages.Welcome(
            table=self.stored.id,
            game=self.stored.game,
            seat=client.seat,
            seq=seq,
            commitment=self.game.commitment,
            players=self.players(client.seat),
        )
        client.send(messages.encode(welcome).decode())
        if after != seq:
            self.catch_up_client(client, after)
        self._clients.add(client)
        self.drive()

    def leave(self, client: Client) -> None:
        """Forget a client."""
        self._clients.discard(client)
        self.touch()

    def catch_up_client(self, client: Client, after: int | None) -> None:
        """Send the steps after `after` if they are few and known here, else the whole state. Raises Refused where the rules do not come
        to an end.
        """
        seen = self._seen[client.seat]
        missed = None if after is None else seen.updates(after)
        if missed and sum(map(len, missed)) <= client.room // 2:
            for frame in missed:
                client.send(frame)
            return
        if client.seat not in self._states:
            if client.seat in self._endless:
                raise _stopped()
            try:
                with limited():
                    self._states[client.seat] = frames.state(self.game, client.seat, seen.number)
            except TookTooLong as error:
                self._broken = True
                self._endless.add(client.seat)
                log.error("table %s: its state %s", self.stored.id, error)
                raise _stopped() from error
        client.send(self._states[client.seat])

    # Playing ----------------------------------------------------------------------------------------

    async def play(self, seat: int, message: messages.Play) -> messages.Ack:
        """Play for a person. Returns once it is stored and told. Raises WildbunchError with the code of the refusal."""
        async with self._lock:
            ack = await self._play(seat, message)
        self.drive()
        return ack

    async def _play(self, seat: int, message: messages.Play) -> messages.Ack:
        """Play for a person. Holds the lock.

        Where another process was quicker, what it did decides whether the move still holds: that it was quicker must not show.
        """
        seen = self._seen[seat]
        for _ in range(MOST_RACES):
            await self._refresh()
            made = seen.answered(message.id)
            if made is None:
                if not seen.since <= message.seq <= seen.number:
                    raise Refused("stale", f"The game has gone on: it is at {seen.number}, not at {message.seq}.")
                with suppress(TakenError):
                    await self._step(seat, message.action, message.id)
                    made = seen.number
            if made is not None:
                return messages.Ack(message.id, made)
        raise storage_failed()

    async def _step(self, seat: int, action: str, message: str | None) -> None:
        """Play, store, and only then count and tell it. Holds the lock. Raises TakenError when another process was quicker."""
        step, texts = self._thought_out(seat, action)
        stored = StoredStep(step.seq, seat, action, message)
        try:
            await self._store.append(self.stored.id, stored, frames.events(step.game.events), finishes=step.game.over)
        except (StorageError, TakenError) as error:
            # Whether it was stored, or another took its number, the database knows: it is asked before the next step.
            self._behind = True
            if isinstance(error, TakenError):
                raise
            raise storage_failed() from error
        self._tell(step, message, texts)

    def _thought_out(self, seat: int, action: str) -> tuple[Step, dict[int, str]]:
        """A step, and its frames for all seats of people that it shows something: a fault of the rules in either comes before anything is
        stored, whether somebody looks on or not.

        A table whose rules did not come to an end is asked nothing more.
        """
        if self._broken:
            raise _stopped()
        try:
            with limited():
                step = Step.play(self.game, seat, action)
                shown = [seen for seen in self._seen.values() if seen.shows(self.game, step)]
                return step, {seen.seat: frames.update(step, seen.seat, seen.number + 1) for seen in shown}
        except TookTooLong:
            self._broken = True
            raise

    def _tell(self, step: Step, message: str | None, texts: dict[int, str]) -> None:
        """Count a step and send its frames; those that are not in `texts` are made."""
        shown = self._note(step, message)
        for client in list(self._clients):
            if client.seat in shown:
                if client.seat not in texts:
                    texts[client.seat] = frames.update(step, client.seat, self._seen[client.seat].number)
                client.send(texts[client.seat])

    def _note(self, step: Step, message: str | None) -> set[int]:
        """The step counts; the seats of people that it shows something."""
        before, self.game = self.game, step.game
        self._states.clear()
        return {seat for seat, seen in self._seen.items() if seen.take(before, step, message)}

    async def _refresh(self) -> None:
        """Take over what is stored and not yet known here. Holds the lock."""
        if not self._behind:
            return
        try:
            steps = await self._store.steps(self.stored.id, self.game.number)
        except StorageError as error:
            raise storage_failed() from error
        for step in steps:
            with limited():
                self._tell(Step.play(self.game, step.seat, step.action), step.message, {})
        self._behind = False

    def replay(self, steps: list[StoredStep]) -> None:
        """Play stored steps on a table nobody looks at yet."""
        for step in steps:
            with limited():
                self._note(Step.play(self.game, step.seat, step.action), step.message)

    # Bots -------------------------------------------------------------------------------------------

    def drive(self) -> None:
        """Let the bots play as long as they are awaited."""
        if self._bot_seat() is not None and (self._driver is None or self._driver.done()):
            self._driver = asyncio.create_task(self._drive())

    def _bot_seat(self) -> int | None:
        """A bot that must decide; none where the table has been stopped."""
        awaited = () if self._broken else self.game.awaiting
        return next((seat for seat in awaited if self.stored.seats[seat].guest is None), None)

    async def _drive(self) -> None:
        failures = 0
        while (seat := self._bot_seat()) is not None:
            try:
                if all(self.game.hides(seat, action) for action in self.game.legal_actions(seat)):
                    await self._answer_in_secret()
                else:
                    game, action = await self._chosen(seat)
                    await self._answer(seat, game, action)
                failures = 0
            except WildbunchError as error:
                wait = RETRY_SECONDS[min(failures, len(RETRY_SECONDS) - 1)]
                log.error("table %s: a bot's move waits %s s: %s", self.stored.id, wait, error)
                failures += 1
                await asyncio.sleep(wait)
            except Exception:  # a fault of this game; the others must not notice
                log.exception("table %s: a bot's move failed", self.stored.id)
                return

    async def _chosen(self, seat: int) -> tuple[Game, str]:
        """What the bot of a seat chooses, and in which state."""
        game = self.game
        chosen = await self._bots.choose(self.stored.seats[seat].who, game.view(seat), game.legal_actions(seat))
        return game, chosen.text

    async def _answer(self, seat: int, game: Game, action: str) -> None:
        """Play for a bot what it chose in a state, if it is still asked the same."""
        async with self._lock:
            await self._refresh()
            # Not begun anew because others have answered meanwhile: how often they did must not show in its time.
            if asked_the_same(seat, game, self.game):
                with suppress(TakenError):
                    await self._step(seat, action, None)

    async def _answer_in_secret(self) -> None:
        """Answers of all bots to a secret question. What shows that one has chosen is held back until all have, and is told some time
        after the question that is the same whatever they chose: so no time tells how long a bot thought, or in how many steps it
        answered.
        """
        began = monotonic()
        held: list[tuple[int, Game, str]] = []
        for seat in [seat for seat in self.game.awaiting if self.stored.seats[seat].guest is None]:
            shown = False
            while not shown and seat in self.game.awaiting:
                game, action = await self._chosen(seat)
                with limited():
                    step = Step.play(game, seat, action)
                    shown = step.game.over or any(seen.shows(game, step) for seen in self._seen.values())
                if shown:
                    held.append((seat, game, action))
                else:
                    await self._answer(seat, game, action)
        pause = self._settings.secret_seconds
        await asyncio.sleep(pause and pause - (monotonic() - began) % pause)
        for seat, game, action in held:
            await self._answer(seat, game, action)

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


def _stopped() -> Refused:
    """Its rules did not come to an end."""
    return Refused("internal", "This table has been stopped; the fault is in the server's log.")
