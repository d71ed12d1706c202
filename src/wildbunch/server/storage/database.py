"""Opening the database: connections that are durable, and the schema brought up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from wildbunch.server.storage.schema import metadata

HEAD = "0003"
"""The revision this program works with; a test compares it with the migrations."""


def open_engine(url: str, seconds: float) -> Engine:
    """An engine for this address; a statement gives up after about `seconds` when another process holds the database."""
    if not url.startswith("sqlite"):
        return create_engine(url, pool_pre_ping=True)
    engine = create_engine(url, connect_args={"timeout": seconds, "check_same_thread": False})

    @event.listens_for(engine, "connect")
    def _set_up(connection: Any, _record: Any) -> None:
        # The driver's own BEGIN comes too late for DDL; with isolation_level None we send it ourselves, below.
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


class UnusableDatabase(Exception):
    """The database cannot be used; the message is a sentence."""


def prepared_engine(url: str, seconds: float) -> Engine:
    """An engine whose database is there and up to date. Raises UnusableDatabase."""
    try:
        engine = open_engine(url, seconds)
        migrate(engine)
    except ImportError as error:
        raise UnusableDatabase(f"The driver for this database is not installed: {error.name}.") from error
    except DBAPIError as error:
        raise UnusableDatabase(f"The database cannot be used: {error.orig}.") from error
    except SQLAlchemyError as error:
        raise UnusableDatabase(f"The address of the database cannot be used: {error}.") from error
    return engine


def migrate(engine: Engine) -> None:
    """Bring the schema to HEAD in one transaction; does nothing, quickly, where it is there already."""
    with engine.begin() as connection:
        there = set(inspect(connection).get_table_names())
        if "alembic_version" in there:
            versions = connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all()
            if len(versions) != 1 or not there >= metadata.tables.keys():
                raise UnusableDatabase("The database is not one of wildbunch, or it is damaged.")
            if versions[0] == HEAD:
                return
            if versions[0] > HEAD:
                raise UnusableDatabase("The database was made by a newer version of wildbunch.")
        # Alembic takes a while to import and is needed only here.
        from alembic import command
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
