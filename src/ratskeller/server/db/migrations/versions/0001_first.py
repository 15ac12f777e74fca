"""Guests, tables, seats and the entries of every table's stream."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first schema."""
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.Column("created", sa.Text, nullable=False),
        sa.UniqueConstraint("token_hash", name="guests_token_hash"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("created", sa.Text, nullable=False),
        sa.Column("updated", sa.Text, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("over", sa.Integer, nullable=False),
        sa.Column("actor", sa.Integer),
    )
    _create_children()


def _create_children() -> None:
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column(
            "kind", sa.Text, sa.CheckConstraint("kind IN ('human', 'bot', 'open')", name="seats_kind"), nullable=False
        ),
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id")),
        sa.Column("name", sa.Text),
        sa.Column("bot", sa.Text),
    )
    op.create_index("seats_guest", "seats", ["guest_id"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column(
            "kind", sa.Text, sa.CheckConstraint("kind IN ('answer', 'undo')", name="entries_kind"), nullable=False
        ),
        sa.Column("actor", sa.Integer),
        sa.Column("answer", sa.Text),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("at", sa.Text, nullable=False),
    )
