"""All tables: making them, finding them again in storage, letting idle ones go."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from wildbunch import Game, game_info, game_names, new_game
from wildbunch.bots import OFFERED as BOTS
from wildbunch.core.errors import WildbunchError
from wildbunch.core.seats import draw_roles
from wildbunch.server import frames, messages
from wildbunch.server.bots.pool import BotPool
from wildbunch.server.errors import Refused, not_over, not_yours, storage_failed, unknown_table
from wildbunch.server.frames import Step
from wildbunch.server.house import read_house_rules, with_house_rules
from wildbunch.server.storage.store import Store, StoredSeat, StoredStep, StoredTable
from wildbunch.server.storage.writer import StorageError
from wildbunch.server.table import GUEST, Table

if TYPE_CHECKING:
    from wildbunch.core.rules import GameInfo, Option
    from wildbunch.server.settings import Settings

log = logging.getLogger("wildbunch.server")

ME = "me"
DAY = 24 * 60 * 60 * 1000
CLEARING_SECONDS = 60 * 60.0
AT_ONCE = 100
"""Tables that are deleted together."""
USUAL_BOT = "outlaw"
"""For people who choose none, and in the seat of another person."""


class Lobby:
    """The tables in memory, and the doors to those that are not. Everything may raise Refused."""

    def __init__(self, store: Store, bots: BotPool, settings: Settings) -> None:
        self.store = store
        self.bots = bots
        self._settings = settings
        self._house = read_house_rules(settings.house_rules)
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._deleting: set[str] = set()
        self._sweepers = [asyncio.create_task(self._sweep()), asyncio.create_task(self._clear())]

    def games(self) -> list[messages.GameInfo]:
        """What can be played. Who asks may soon want bots."""
        self.bots.prepare()
        infos = [game_info(name) for name in game_names()]
        return [
            messages.GameInfo(
                info.name,
                info.rules,
                info.seats_min,
                info.seats_max,
                list(info.roles),
                list(info.teams),
                [self._option(info, option) for option in info.options],
                list(BOTS),
                USUAL_BOT,
            )
            for info in infos
        ]

    def _option(self, info: GameInfo, option: Option) -> messages.OptionInfo:
        """An option, its usual choice being that of the house where it has one."""
        default = self._house.get(info.name, {}).get(option.name, option.default)
        shown = default if default in option.choices else option.default
        always = [messages.ForSeats(seats, choice) for seats, name, choice in info.always if name == option.name]
        needs = [messages.ForSeats(seats, choice) for name, choice, seats in info.needs if name == option.name]
        return messages.OptionInfo(option.name, list(option.choices), shown, always, needs, option.read is not None)

    async def make(self, guest: str, wanted: messages.NewTable) -> messages.Made:
        """Make a table and seat the guest and the bots."""
        mine = [seat for seat, wish in enumerate(wanted.seats) if wish.who == ME]
        if len(mine) != 1:
            raise Refused("bad_seats", f'Exactly one seat is "{ME}", not {len(mine)}.')
        for wish in wanted.seats:
            if wish.who != ME and wish.who not in BOTS:
                raise Refused("unknown_bot", f"There is no bot {wish.who}; there are {', '.join(BOTS)}.")
        seats = tuple(StoredSeat(GUEST, guest) if w.who == ME else StoredSeat(w.who, None) for w in wanted.seats)
        options = with_house_rules(self._house, wanted.game, wanted.options)
        roles = tuple(w.bandit for w in wanted.seats)
        start = new_game(wanted.game, roles, options, secrets.token_bytes(32))
        return messages.Made(await self._open(start, roles, seats), mine[0])

    async def again(self, guest: str, table_id: str) -> messages.Made:
        """A new table as this one was asked for."""
        old, seat = await self.stored(guest, table_id)
        start = dealt(replace(old, secret=secrets.token_bytes(32)))
        return messages.Made(await self._open(start, old.roles, old.seats), seat)

    async def try_from(self, guest: str, table_id: str, seq: int) -> messages.Made:
        """A new table that starts from a position of a finished one, everything hidden being as it was: the guest in the same seat,
        bots in all others.
        """
        old, seat, steps = await self.finished(guest, table_id)
        if seq >= len(steps) - 1:
            raise Refused("game_over", f"One can go on from the steps 0 to {len(steps) - 2}, not from {seq}.")
        start = Game.from_position(steps[seq].game.position().to_json(), seed=secrets.token_bytes(32))
        seats = tuple(
            StoredSeat(GUEST, guest) if number == seat else StoredSeat(USUAL_BOT, None) if sits.guest is not None else sits
            for number, sits in enumerate(old.seats)
        )
        return messages.Made(await self._open(start, start.roles, seats), seat)

    async def _open(self, start: Game, roles: tuple[str, ...], seats: tuple[StoredSeat, ...]) -> str:
        """Store a table and let its bots begin."""
        stored = StoredTable(
            id=secrets.token_urlsafe(12),
            game=start.name,
            rules=start.rules,
            roles=roles,
            options=dict(start.options),
            secret=start.secret,
            seats=seats,
            created=time.time_ns() // 1_000_000,
            finished=False,
            position=None if start.start is None else dict(start.start),
        )
        try:
            await self.store.create(stored)
        except StorageError as error:
            raise storage_failed() from error
        table = self._tables[stored.id] = Table(stored, start, self.store, self.bots, self._settings)
        table.drive()
        return stored.id

    async def tables_of(self, guest: str) -> list[messages.TableSummary]:
        """The guest's tables, newest first."""
        try:
            found = await self.store.tables_of(guest)
        except StorageError as error:
            raise storage_failed() from error
        return [summary(stored, seat) for stored in found if (seat := _seat_of(stored, guest)) is not None]

    async def stored(self, guest: str, table_id: str) -> tuple[StoredTable, int]:
        """A table of the guest's as it is stored, and the guest's seat."""
        try:
            stored = await self.store.table(table_id)
        except StorageError as error:
            raise storage_failed() from error
        if stored is None:
            raise unknown_table()
        seat = _seat_of(stored, guest)
        if seat is None:
            raise not_yours()
        return stored, seat

    async def summary(self, guest: str, table_id: str) -> messages.TableSummary:
        """A table of the guest's in short."""
        return summary(*await self.stored(guest, table_id))

    async def table(self, guest: str, table_id: str) -> tuple[Table, int]:
        """A table of the guest's, brought to memory, and the guest's seat."""
        if table_id in self._deleting:
            raise unknown_table()
        table = self._tables.get(table_id)
        if table is None:
            await self.stored(guest, table_id)
            table = await self._load(table_id)
        table.touch()
        seat = table.seat_of(guest)
        if seat is None:
            raise not_yours()
        return table, seat

    async def _load(self, table_id: str) -> Table:
        """The table from storage; several who ask at once get the same one."""
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = asyncio.create_task(self._read(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _read(self, table_id: str) -> Table:
        stored, steps = await self._stored_steps(table_id)
        table = Table(stored, dealt(stored), self.store, self.bots, self._settings)
        try:
            table.replay(steps)
        except WildbunchError as error:
            log.error("table %s cannot be played again: %s", table_id, error)
            raise Refused("storage", "This table was stored under other rules and cannot go on.", 503) from error
        self._tables[table_id] = table
        return table

    async def _stored_steps(self, table_id: str) -> tuple[StoredTable, list[StoredStep]]:
        try:
            stored = await self.store.table(table_id)
            steps = await self.store.steps(table_id)
        except StorageError as error:
            raise storage_failed() from error
        if stored is None:
            raise unknown_table()
        return stored, steps

    async def over(self, guest: str, table_id: str) -> tuple[StoredTable, int]:
        """A finished table of the guest's, and the guest's seat. Refused while the game goes on."""
        stored, seat = await self.stored(guest, table_id)
        if not stored.finished:
            raise not_over()
        return stored, seat

    async def finished(self, guest: str, table_id: str) -> tuple[StoredTable, int, list[Step]]:
        """A finished table of the guest's, the guest's seat, and every step. Refused while the game goes on."""
        _, seat = await self.over(guest, table_id)
        stored, steps = await self._stored_steps(table_id)
        return stored, seat, await asyncio.to_thread(_played, stored, steps)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(5.0, self._settings.idle_seconds))
            self._tables = {name: table for name, table in self._tables.items() if not table.idle}

    async def _clear(self) -> None:
        while self._settings.finished_days or self._settings.abandoned_days:
            try:
                await self.delete_old(time.time_ns() // 1_000_000)
            except StorageError:
                log.error("old tables could not be deleted; tried again later")
            await asyncio.sleep(CLEARING_SECONDS)

    async def delete_old(self, now: int) -> int:
        """Delete the tables that the settings keep no longer, but for those in memory; how many. `now` is in milliseconds since 1970.

        Raises StorageError.
        """
        kept = (self._settings.finished_days, self._settings.abandoned_days)
        finished_before, untouched_since = (int(now - days * DAY) if days else 0 for days in kept)
        deleted = 0
        while True:
            # Those that are looked at come again in each search.
            found = await self.store.old_tables(finished_before, untouched_since, AT_ONCE + len(self._tables) + len(self._loading))
            old = [table for table in found if table not in self._tables and table not in self._loading][:AT_ONCE]
            if not old:
                return deleted
            self._deleting.update(old)
            try:
                await self.store.delete(old)
            finally:
                self._deleting.difference_update(old)
            deleted += len(old)

    async def close(self) -> None:
        """Stop the bots of all tables; everything that counts is stored already."""
        for sweeper in self._sweepers:
            sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await sweeper
        await asyncio.gather(*(table.stop() for table in self._tables.values()))


def summary(stored: StoredTable, seat: int) -> messages.TableSummary:
    """A table in a list, with the bandits who play there: what is stored is how they were asked for."""
    roles = draw_roles(game_info(stored.game), stored.roles, stored.secret)
    players = [
        messages.Player(number, role, ME if number == seat else sits.who)
        for number, (role, sits) in enumerate(zip(roles, stored.seats, strict=True))
    ]
    return messages.TableSummary(stored.id, stored.game, seat, players, stored.options, stored.created, stored.finished)


def dealt(stored: StoredTable) -> Game:
    """The game as it was when the table was made."""
    if stored.position is not None:
        return Game.from_position(stored.position, seed=stored.secret)
    return new_game(stored.game, stored.roles, stored.options, stored.secret)


def _seat_of(stored: StoredTable, guest: str) -> int | None:
    return next((seat for seat, sits in enumerate(stored.seats) if sits.guest == guest), None)


def _played(stored: StoredTable, steps: list[StoredStep]) -> list[Step]:
    played = [Step.deal(dealt(stored))]
    for step in steps:
        played.append(Step.play(played[-1].game, step.seat, step.action))
    return played


def replay(stored: StoredTable, seat: int, steps: list[Step], viewer: int | None) -> messages.Replay:
    """A finished game for the wire, as the viewer saw it or (None) with everything."""
    end = steps[-1].game
    assert end.outcome is not None
    players = [messages.Player(number, end.roles[number], ME if number == seat else sits.who) for number, sits in enumerate(stored.seats)]
    shown = [frames.replay_step(step, viewer) for step in steps]
    return messages.Replay(stored.id, stored.game, seat, players, end.commitment, end.secret.hex(), shown, end.outcome.to_json())
