"""When a table tells the exact odds."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Tables of the past tell them at any time, as new ones do unless somebody wants it otherwise."""
    op.add_column("tables", sa.Column("odds", sa.Text, nullable=False, server_default="always"))
