"""Whether the strongest opponent has more time at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Until now it had its usual time everywhere."""
    op.add_column("tables", sa.Column("long_thoughts", sa.Integer, nullable=False, server_default="0"))
