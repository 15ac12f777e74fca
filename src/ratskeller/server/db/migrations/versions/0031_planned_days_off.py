"""Days off that begin later."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"


def upgrade() -> None:
    """Nobody has planned any yet."""
    op.create_table(
        "planned_days_off",
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("first", sa.Text, primary_key=True),
        sa.Column("last", sa.Text, nullable=False),
    )
