"""The first schema: tables, seats, steps."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the three tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.String(32), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("finished", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("who", sa.String(32), nullable=False),
        sa.Column("guest", sa.String(32)),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "steps",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("action", sa.String(64), nullable=False),
        sa.Column("events", sa.Text(), nullable=False),
        sa.Column("message", sa.String(64)),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_steps_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_steps"),
        sa.UniqueConstraint("table_id", "seat", "message", name="uq_steps_table_id_seat_message"),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("steps")
    op.drop_index("ix_seats_guest", "seats")
    op.drop_table("seats")
    op.drop_table("tables")
