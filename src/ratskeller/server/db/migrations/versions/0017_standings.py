"""What the host of a site has decided about people, and what admins did."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Nobody has been made an admin, locked out or silenced yet."""
    op.create_table(
        "standings",
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column(
            "kind",
            sa.Text,
            sa.CheckConstraint("kind IN ('admin', 'locked', 'muted')", name="standings_kind"),
            primary_key=True,
        ),
        sa.Column("at", sa.Text, nullable=False),
    )
    op.create_table(
        "deeds",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.Text, nullable=False),
        sa.Column("who_id", sa.Text),
        sa.Column("deed", sa.Text, nullable=False),
        sa.Column("guest_id", sa.Text),
        sa.Column("handle", sa.Text),
        sa.Index("deeds_at", "at"),
    )
