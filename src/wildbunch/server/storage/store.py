"""What is asked of storage, in the words of the server: make a table, append a step, read it all again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, and_, delete, exists, insert, or_, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from wildbunch.server.storage import schema
from wildbunch.server.storage.writer import Job, StorageError, Writer

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class StoredSeat:
    """Who sits there: `who` is "guest" or a bot's name, `guest` the guest's id."""

    who: str
    guest: str | None


@dataclass(frozen=True, slots=True)
class StoredTable:
    """What a table is made from: enough to deal its game again, or to start it from its position again."""

    id: str
    game: str
    rules: str
    roles: tuple[str, ...]
    options: dict[str, Any]
    secret: bytes
    seats: tuple[StoredSeat, ...]
    created: int
    finished: bool
    position: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class StoredStep:
    """One action that counts, in its order."""

    seq: int
    seat: int
    action: str
    message: str | None


class Store:
    """The database, seen from the event loop. Every method may raise StorageError."""

    def __init__(self, engine: Engine, batch: int) -> None:
        self._engine = engine
        self._writer = Writer(engine, batch)

    async def close(self) -> None:
        """Write what waits and let the database go."""
        await self._writer.close()
        self._engine.dispose()

    async def ready(self) -> bool:
        """Whether it answers and the writer runs."""
        try:
            return self._writer.alive and await self._read(lambda connection: connection.scalar(text("SELECT 1"))) == 1
        except StorageError:
            return False

    async def create(self, table: StoredTable) -> None:
        """Store a new table."""
        row = {
            "id": table.id,
            "game": table.game,
            "rules": table.rules,
            "seats": msgspec.json.encode(table.roles).decode(),
            "options": msgspec.json.encode(table.options).decode(),
            "secret": table.secret.hex(),
            "created": table.created,
            "position": None if table.position is None else msgspec.json.encode(table.position).decode(),
        }
        seats = [{"table_id": table.id, "seat": seat, "who": sits.who, "guest": sits.guest} for seat, sits in enumerate(table.seats)]
        await self._writer.write(Job(statements=[(insert(schema.tables), row), (insert(schema.seats), seats)]))

    async def append(self, table: str, step: StoredStep, events: Sequence[dict[str, Any]], *, finishes: bool) -> None:
        """Store a step; it is durable when this returns. Raises TakenError when its number or its message is stored already."""
        now = time.time_ns() // 1_000_000
        row = {
            "table_id": table,
            "seq": step.seq,
            "seat": step.seat,
            "action": step.action,
            "events": msgspec.json.encode(events).decode(),
            "message": step.message,
            "at": now,
        }
        finish = update(schema.tables).where(schema.tables.c.id == table).values(finished=now)
        await self._writer.write(Job(steps=[row], statements=[(finish, {})] if finishes else []))

    async def table(self, table: str) -> StoredTable | None:
        """The table of this id."""
        found = await self._read(lambda connection: _tables(connection, schema.tables.c.id == table))
        return found[0] if found else None

    async def tables_of(self, guest: str, limit: int = 100) -> list[StoredTable]:
        """The guest's tables, newest first."""
        mine = select(schema.seats.c.table_id).where(schema.seats.c.guest == guest)
        return await self._read(lambda connection: _tables(connection, schema.tables.c.id.in_(mine), limit))

    async def steps(self, table: str, after: int = 0) -> list[StoredStep]:
        """The steps numbered higher than `after`, in order."""
        column = schema.steps.c
        query = (
            select(column.seq, column.seat, column.action, column.message)
            .where(column.table_id == table, column.seq > after)
            .order_by(column.seq)
        )
        return await self._read(lambda connection: [StoredStep(*row) for row in connection.execute(query)])

    async def old_tables(self, finished_before: int, untouched_since: int, limit: int) -> list[str]:
        """Tables that were finished before a time, and unfinished ones where nothing has happened since a time; the oldest first."""
        tables, steps = schema.tables.c, schema.steps.c
        going_on = exists().where(steps.table_id == tables.id, steps.at >= untouched_since)
        abandoned = and_(tables.finished.is_(None), tables.created < untouched_since, ~going_on)
        query = select(tables.id).where(or_(tables.finished < finished_before, abandoned)).order_by(tables.created).limit(limit)
        return await self._read(lambda connection: list(connection.scalars(query)))

    async def delete(self, tables: Sequence[str]) -> None:
        """Delete tables with everything that belongs to them."""
        parts = ((schema.steps, schema.steps.c.table_id), (schema.seats, schema.seats.c.table_id), (schema.tables, schema.tables.c.id))
        await self._writer.write(Job(statements=[(delete(part).where(column.in_(tables)), {}) for part, column in parts]))

    async def _read(self, ask: Callable[[Connection], T]) -> T:
        def asked() -> T:
            try:
                with self._engine.connect() as connection:
                    return ask(connection)
            except SQLAlchemyError as error:
                raise StorageError from error

        return await asyncio.to_thread(asked)


def _tables(connection: Connection, which: Any, limit: int = 1) -> list[StoredTable]:
    order = (schema.tables.c.created.desc(), schema.tables.c.id)
    rows = connection.execute(select(schema.tables).where(which).order_by(*order).limit(limit)).all()
    found = schema.seats.c.table_id.in_([row.id for row in rows])
    seated: dict[str, list[StoredSeat]] = {row.id: [] for row in rows}
    for seat in connection.execute(select(schema.seats).where(found).order_by(schema.seats.c.seat)):
        seated[seat.table_id].append(StoredSeat(seat.who, seat.guest))
    return [
        StoredTable(
            id=row.id,
            game=row.game,
            rules=row.rules,
            roles=tuple(msgspec.json.decode(row.seats)),
            options=msgspec.json.decode(row.options),
            secret=bytes.fromhex(row.secret),
            seats=tuple(seated[row.id]),
            created=row.created,
            finished=row.finished is not None,
            position=None if row.position is None else msgspec.json.decode(row.position),
        )
        for row in rows
    ]
