"""What every seat began with at a clock, so that the next game of the same people has the same."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """At older tables the time given follows from the seat that used least of it."""
    for column in ("reserve", "vacation"):
        op.add_column("clocks", sa.Column(column, sa.Integer, nullable=False, server_default="0"))
        op.execute(
            f"UPDATE clocks SET {column} ="  # noqa: S608
            f" COALESCE((SELECT MAX({column}) FROM clock_seats WHERE clock_seats.table_id = clocks.table_id), 0)"
        )
