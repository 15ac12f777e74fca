"""Tables whose host begins the game once everybody has come."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    """All tables so far have begun."""
    op.add_column("tables", sa.Column("waiting", sa.Integer, nullable=False, server_default="0"))
