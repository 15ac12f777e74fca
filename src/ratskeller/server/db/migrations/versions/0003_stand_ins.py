"""Which answers were given at random because a bot had none."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the mark; no answer of the past has it."""
    op.add_column("entries", sa.Column("stand_in", sa.Integer, nullable=False, server_default="0"))
