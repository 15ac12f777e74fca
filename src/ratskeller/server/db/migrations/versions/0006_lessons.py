"""Which lesson is played at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """No table of the past is a lesson."""
    op.add_column("tables", sa.Column("lesson", sa.Text))
