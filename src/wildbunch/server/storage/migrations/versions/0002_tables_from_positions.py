"""Tables that start from a position instead of a deal."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the column; tables that are there were dealt."""
    op.add_column("tables", sa.Column("position", sa.Text()))


def downgrade() -> None:
    """Drop it."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("position")
