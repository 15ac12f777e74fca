"""Accounts, in which browsers their people are signed in, and about whom something has changed."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Everybody so far is a guest without an account."""
    op.create_table(
        "accounts",
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("name_key", sa.Text, nullable=False),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("created", sa.Text, nullable=False),
        sa.Column("profile", sa.Text),
        sa.UniqueConstraint("name_key", name="accounts_name_key"),
    )
    op.create_table(
        "devices",
        sa.Column("token_hash", sa.Text, sa.ForeignKey("sessions.token_hash", ondelete="CASCADE"), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("since", sa.Text, nullable=False),
    )
    op.create_table(
        "changes",
        sa.Column("guest_id", sa.Text, primary_key=True),
        sa.Column("at", sa.Text, nullable=False),
    )
    op.create_index("changes_at", "changes", ["at"])
