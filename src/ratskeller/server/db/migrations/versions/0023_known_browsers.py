"""Browsers in which somebody has signed in to an account: tries of strangers do not keep them out."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """None is known yet: each is from its next sign-in on."""
    op.create_table(
        "known_browsers",
        sa.Column("code_hash", sa.Text, primary_key=True),
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("used", sa.Text, nullable=False),
        sa.Index("known_browsers_guest", "guest_id"),
    )
