"""Storage: the schema and its migrations, a database that fails and recovers, writers that clash."""

from __future__ import annotations

import asyncio
import random
import resource
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import create_mock_engine, inspect
from sqlalchemy.schema import MetaData
from tests.server.table_harness import PATIENCE, Person, Seat, Server

from wildbunch.server.bots.pool import BotPool
from wildbunch.server.lobby import AT_ONCE, Lobby
from wildbunch.server.settings import Settings
from wildbunch.server.storage import database
from wildbunch.server.storage.database import HEAD, migrate, open_engine, prepared_engine
from wildbunch.server.storage.schema import metadata
from wildbunch.server.storage.store import Store, StoredSeat, StoredStep, StoredTable
from wildbunch.server.storage.writer import TakenError

pytestmark = pytest.mark.anyio

TABLE = StoredTable("t1", "colt-express", "colt-express/1", ("random",) * 3, {}, bytes(32), (StoredSeat("guest", "g"),), 1, False)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = Store(prepared_engine(Settings(data=tmp_path).database_url, 1.0), 256)
    await store.create(TABLE)
    yield store
    await store.close()


def test_the_migrations_make_exactly_the_schema_of_the_code(tmp_path: Path) -> None:
    engine = open_engine(Settings(data=tmp_path).database_url, 1.0)
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert context.get_current_revision() == HEAD
        assert compare_metadata(context, metadata) == []
        assert len(inspect(connection).get_unique_constraints("steps")) == 1
    engine.dispose()


async def test_a_database_of_the_first_version_is_brought_up_to_date_with_its_tables(tmp_path: Path) -> None:
    engine = open_engine(Settings(data=tmp_path).database_url, 1.0)
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(Path(database.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        values = "('t', 'el-paso', 'el-paso/1', '[\"doc\"]', '{}', '00', 5, 6)"
        connection.exec_driver_sql(f"INSERT INTO tables (id, game, rules, seats, options, secret, created, finished) VALUES {values}")
    engine.dispose()
    store = Store(prepared_engine(Settings(data=tmp_path).database_url, 1.0), 256)
    read = await store.table("t")
    await store.close()
    assert read == StoredTable("t", "el-paso", "el-paso/1", ("doc",), {}, bytes(1), (), 5, True, None)


def test_the_schema_can_be_made_on_postgresql() -> None:
    statements: list[str] = []
    engine = create_mock_engine(
        "postgresql+psycopg://", lambda statement, *_: statements.append(str(statement.compile(dialect=engine.dialect)))
    )
    MetaData.create_all(metadata, engine, checkfirst=False)
    assert sum("CREATE TABLE" in statement for statement in statements) == len(metadata.tables)


def test_sqlite_is_asked_to_survive_a_loss_of_power(tmp_path: Path) -> None:
    engine = open_engine(Settings(data=tmp_path).database_url, 1.0)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    engine.dispose()


async def test_a_table_is_read_as_it_was_written(store: Store) -> None:
    for seq in (1, 2, 3):
        await store.append("t1", StoredStep(seq, 0, f"move {seq}", None), [], finishes=seq == 3)
    assert await store.steps("t1", after=1) == [StoredStep(2, 0, "move 2", None), StoredStep(3, 0, "move 3", None)]
    read = await store.table("t1")
    assert read is not None
    assert read.finished
    assert (read.roles, read.seats, read.secret) == (TABLE.roles, TABLE.seats, TABLE.secret)
    assert [table.id for table in await store.tables_of("g")] == ["t1"]
    assert await store.tables_of("h") == []
    assert await store.table("t2") is None


async def test_of_writes_that_clash_one_is_stored_and_its_neighbours_too(store: Store) -> None:
    clashing = [StoredStep(1, 0, f"move {number}", f"m{number}") for number in range(20)]
    others = [StoredStep(seq, 1, "pass", None) for seq in range(2, 40)]
    writes = [store.append("t1", step, [], finishes=False) for step in clashing + others]
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert sum(result is None for result in results[:20]) == 1
    assert all(isinstance(result, TakenError) for result in results[:20] if result is not None)
    assert results[20:] == [None] * len(others)
    assert [step.seq for step in await store.steps("t1")] == list(range(1, 40))


async def test_a_message_is_stored_once(store: Store) -> None:
    await store.append("t1", StoredStep(1, 0, "move 1", "same"), [], finishes=False)
    with pytest.raises(TakenError):
        await store.append("t1", StoredStep(2, 0, "move 1", "same"), [], finishes=False)
    await store.append("t1", StoredStep(2, 1, "move 1", "same"), [], finishes=False)


async def test_old_tables_are_found_by_their_end_or_their_last_move_and_deleted_whole(store: Store) -> None:
    for name, created in (("t2", 2), ("t3", 3), ("t4", 4)):
        await store.create(replace(TABLE, id=name, created=created))
    before = time.time_ns() // 1_000_000
    await store.append("t2", StoredStep(1, 0, "draw", "m"), [], finishes=True)
    await store.append("t3", StoredStep(1, 0, "draw", "m"), [], finishes=False)
    after = time.time_ns() // 1_000_000 + 1
    assert await store.old_tables(0, 0, 10) == []
    assert await store.old_tables(before, 0, 10) == []
    assert await store.old_tables(after, 0, 10) == ["t2"]
    assert await store.old_tables(0, before, 10) == ["t1", "t4"]
    assert await store.old_tables(0, 4, 10) == ["t1"]
    assert await store.old_tables(after, after, 10) == ["t1", "t2", "t3", "t4"]
    assert await store.old_tables(after, after, 2) == ["t1", "t2"]
    await store.delete(["t1", "t2", "t3"])
    assert [table.id for table in await store.tables_of("g")] == ["t4"]
    for name in ("t1", "t2", "t3"):
        assert await store.table(name) is None
        assert await store.steps(name) == []


async def test_tables_that_were_finished_or_left_long_ago_are_deleted_where_the_settings_say_so(own_server: Callable[..., Server]) -> None:
    server = own_server(abandoned_days=1e-9)
    async with Person(server) as me:
        finished, left = await me.make(seats=3), await me.make(seats=3)
        async with me.sit(finished) as seat:
            await seat.play_on(random.Random(1))
        server.end()
        server.start()
        me.http.base_url = server.base
        async with asyncio.timeout(PATIENCE):
            while [table["table"] for table in (await me.http.get("/api/tables")).json()] != [finished]:
                await asyncio.sleep(0.01)
        assert (await me.http.get(f"/api/tables/{left}/log")).json()["code"] == "unknown_table"
        assert (await me.http.get(f"/api/tables/{finished}/record")).status_code == 200


async def test_a_table_that_somebody_looks_at_is_never_deleted(store: Store, tmp_path: Path) -> None:
    lobby = Lobby(store, BotPool(1, 1.0, 2**31), Settings(data=tmp_path, finished_days=1, abandoned_days=1))
    try:
        # Later than the lobby's own clock, so that it leaves them alone.
        for number in range(2 * AT_ONCE + 5):
            await store.create(replace(TABLE, id=f"new{number}", created=10**15 + number))
        await lobby.table("g", "new7")
        assert await lobby.delete_old(2 * 10**15) >= 2 * AT_ONCE + 4
        assert [table.id for table in await store.tables_of("g")] == ["new7"]
        assert await lobby.delete_old(2 * 10**15) == 0
    finally:
        await lobby.close()


async def refused_then_played(me: Person, seat: Seat, table: str, recover: Callable[[], None]) -> None:
    """While storage fails a move is refused and nothing happens; afterwards the same move is made, once."""
    before = seat.now
    message = seat.choice(seat.now["legal"][0]["text"])
    refused = await seat.ask(message)
    assert (refused["type"], refused["code"]) == ("error", "storage")
    assert (await seat.ask({"type": "resync"}))["view"] == before["view"]
    recover()
    answer = await seat.ask(message)
    assert (answer["type"], answer["seq"]) == ("ack", before["seq"] + 1)
    await seat.play_on(random.Random(1))
    assert seat.now["outcome"] is not None
    assert [step["seq"] for step in await me.get(f"{table}/log")] == list(range(seat.now["seq"] + 1))


async def test_a_locked_database_refuses_moves_and_recovers_by_itself(own_server: Callable[..., Server]) -> None:
    server = own_server(storage_seconds=0.1)
    async with Person(server) as me:
        table = await me.make(seats=3)
        async with me.sit(table) as seat:
            await seat.my_turn()
            lock = sqlite3.connect(server.data / "wildbunch.sqlite3", isolation_level=None)
            lock.execute("BEGIN IMMEDIATE")
            made = await me.http.post(f"/api/tables/{table}/again")
            assert (made.status_code, made.json()["code"]) == (503, "storage")
            await refused_then_played(me, seat, table, lambda: lock.execute("ROLLBACK") and None)
            lock.close()
    assert "Traceback" not in server.errors


async def test_a_full_disk_refuses_moves_and_recovers_by_itself(own_server: Callable[..., Server]) -> None:
    server = own_server(storage_seconds=0.1)
    assert server.process is not None
    process = server.process.pid
    async with Person(server) as me:
        table = await me.make(seats=3)
        async with me.sit(table) as seat:
            await seat.my_turn()
            unlimited = resource.prlimit(process, resource.RLIMIT_FSIZE, (1024, resource.RLIM_INFINITY))
            await refused_then_played(me, seat, table, lambda: resource.prlimit(process, resource.RLIMIT_FSIZE, unlimited) and None)


async def test_bots_wait_for_a_failing_database_and_then_go_on(own_server: Callable[..., Server]) -> None:
    server = own_server(storage_seconds=0.1)
    async with Person(server) as me:
        table = await me.make(seats=6, bot="greedy")
        async with me.sit(table) as seat:
            await seat.my_turn()
            await seat.play(random.Random(1))
            lock = sqlite3.connect(server.data / "wildbunch.sqlite3", isolation_level=None, timeout=PATIENCE)
            lock.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(0.3)
            lock.execute("ROLLBACK")
            lock.close()
            await seat.play_on(random.Random(2))
            assert seat.now["outcome"] is not None


async def test_two_servers_over_one_database_never_fork_a_table(own_server: Callable[..., Server]) -> None:
    one, two = own_server(), own_server()
    async with Person(one) as me, Person(two) as also_me:
        table = await me.make(seats=3)
        also_me.http.cookies = me.http.cookies
        async with me.sit(table) as here:
            await here.my_turn()
            async with also_me.sit(table) as there:
                await there.my_turn()
                rng = random.Random(1)
                while here.now["outcome"] is None:
                    for seat in (here, there):
                        if seat.mine and seat.now["outcome"] is None:
                            action = rng.choice(seat.now["legal"])["text"]
                            answer = await seat.ask(seat.choice(action))
                            assert answer["type"] == "ack" or answer["code"] in ("stale", "illegal_action", "wrong_seat"), answer
                        await seat.ask({"type": "resync"})
                    await asyncio.sleep(0.01)
        steps = (await me.http.get(f"/api/tables/{table}/record")).text.splitlines()
    assert len(steps) == here.now["seq"] + 2
