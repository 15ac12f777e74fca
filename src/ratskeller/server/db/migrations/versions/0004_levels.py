"""Who answered in place of a bot, and whether a table lets its players have their positions analysed."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Name who stood in: so far it was always a random answer. No table of the past has analyses."""
    op.add_column("tables", sa.Column("analysis", sa.Integer, nullable=False, server_default="0"))
    op.add_column("entries", sa.Column("answered_by", sa.Text))
    op.execute("UPDATE entries SET answered_by = 'random' WHERE stand_in = 1")
    with op.batch_alter_table("entries") as entries:
        entries.drop_column("stand_in")
