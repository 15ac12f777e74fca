"""Clocks and how a table is conducted: who plays for whom, what was voted for and ordered, and games that ended by agreement."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def _of_seats(name: str, *more: sa.Column) -> None:  # type: ignore[type-arg]
    table = sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True)
    op.create_table(name, table, sa.Column("seat", sa.Integer, primary_key=True), *more)


def upgrade() -> None:
    """No table of the past has a clock, and the time of this server begins now."""
    ticks = op.create_table(
        "ticks",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("served", sa.Integer, nullable=False),
        sa.Column("at", sa.Text, nullable=False),
    )
    op.bulk_insert(ticks, [{"id": 1, "served": 0, "at": "2026-01-01T00:00:00.000Z"}])
    op.create_table(
        "clocks",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("kind", sa.Text, sa.CheckConstraint("kind IN ('live', 'days')", name="clocks_kind"), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("bot", sa.Text),
        sa.Column("asked", sa.Integer),
        sa.Column("began", sa.Integer, nullable=False),
        sa.Column("deadline", sa.Integer),
    )
    op.create_index("clocks_deadline", "clocks", ["deadline"])
    _of_seats(
        "clock_seats",
        sa.Column("reserve", sa.Integer, nullable=False),
        sa.Column("vacation", sa.Integer, nullable=False),
        sa.Column("away", sa.Integer, nullable=False),
    )
    _of_seats(
        "stand_ins",
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.Text, nullable=False),
    )
    _of_seats(
        "ballots",
        sa.Column("about", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("ply", sa.Integer, nullable=False),
    )
    _of_seats(
        "orders",
        sa.Column("question", sa.Text, primary_key=True),
        sa.Column("answer", sa.Text, nullable=False),
    )
    op.create_table(
        "endings",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("at", sa.Text, nullable=False),
    )
