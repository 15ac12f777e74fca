"""What server processes on one database tell each other: that they run, what each has taken on, who is there, who leads, who tries."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """No process runs yet, as far as anybody knows."""
    op.create_table(
        "nodes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("beat", sa.Integer, nullable=False),
        sa.Column("news", sa.Integer, nullable=False),
    )
    op.create_table(
        "claims",
        sa.Column("job", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("node_id", sa.Text, nullable=False),
        sa.Index("claims_table", "table_id"),
    )
    op.create_table(
        "presences",
        sa.Column("node_id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("guest_id", sa.Text, primary_key=True),
        sa.Index("presences_table", "table_id"),
        sa.Index("presences_guest", "guest_id"),
    )
    op.create_table(
        "leads",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("shown", sa.Text, nullable=False),
        sa.Index("leads_guest", "guest_id"),
    )
    op.create_table(
        "tries",
        sa.Column("who", sa.Text, primary_key=True),
        sa.Column("level", sa.Integer, nullable=False),
        sa.Column("at", sa.Text, nullable=False),
        sa.Index("tries_at", "at"),
    )
