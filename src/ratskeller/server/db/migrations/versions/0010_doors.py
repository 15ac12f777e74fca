"""Who may come to a table and who is its host, who was let in or turned away, for whom seats are kept, and who looks for people."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Old tables have no access rules: everybody who knows their address may enter."""
    op.create_table(
        "doors",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column(
            "way",
            sa.Text,
            sa.CheckConstraint("way IN ('public', 'link', 'password')", name="doors_way"),
            nullable=False,
        ),
        sa.Column("password", sa.Text),
        sa.Column("spectators", sa.Integer, nullable=False),
        sa.Column("host", sa.Text, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("origin", sa.Text, sa.ForeignKey("tables.id")),
        sa.UniqueConstraint("origin", name="doors_origin"),
        sa.Index("doors_host", "host"),
        sa.Index("doors_way", "way"),
    )
    op.create_table(
        "admissions",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("let_in", sa.Integer, nullable=False),
        sa.Index("admissions_guest", "guest_id"),
    )
    op.create_table(
        "reservations",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("name", sa.Text),
        sa.Index("reservations_guest", "guest_id"),
    )
    op.create_table(
        "matches",
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("made", sa.Text, nullable=False),
        sa.Index("matches_table", "table_id"),
    )
