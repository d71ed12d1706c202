"""The schema. A table is its row, its seats and its steps; everything else is played again from them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# `seats` is the JSON list of roles as they were asked for, `secret` hexadecimal, `position` the JSON of the position the table starts
# from instead of a deal, times are milliseconds since 1970.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", String(32), nullable=False),
    Column("seats", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("finished", BigInteger),
    Column("position", Text),
)

# A seat is a guest's or a bot's (`who` is then the bot's name).
seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("who", String(32), nullable=False),
    Column("guest", String(32)),
    PrimaryKeyConstraint("table_id", "seat"),
    Index(None, "guest"),
)

# `message` is the id the client gave: the same one is applied once. Two moves cannot take the same number.
steps = Table(
    "steps",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", String(64), nullable=False),
    Column("events", Text, nullable=False),
    Column("message", String(64)),
    Column("at", BigInteger),
    PrimaryKeyConstraint("table_id", "seq"),
    UniqueConstraint("table_id", "seat", "message"),
)
