"""How a rated game changed the ratings of its people."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    """Games that ended before have none."""
    op.add_column("results", sa.Column("points_before", sa.Integer))
    op.add_column("results", sa.Column("points_after", sa.Integer))
