"""Until when boards show what has happened at a table with a live clock."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    """Everything has been shown by now."""
    op.add_column("clocks", sa.Column("shown", sa.Integer, nullable=False, server_default="0"))
