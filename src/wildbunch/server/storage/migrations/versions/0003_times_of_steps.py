"""When each step was made, so that it shows which tables nobody goes on with."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the column; of steps that are there the time is not known."""
    op.add_column("steps", sa.Column("at", sa.BigInteger()))


def downgrade() -> None:
    """Drop it."""
    with op.batch_alter_table("steps") as steps:
        steps.drop_column("at")
