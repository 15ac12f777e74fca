"""The Daily Plague: a secret from which its deals follow, the day of a table, how everybody fared; and seeds of tables provably fair."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Draw the secret; no table of the past is one of a day."""
    keys = op.create_table("keys", sa.Column("secret", sa.Text, primary_key=True))
    op.bulk_insert(keys, [{"secret": secrets.token_hex(32)}])
    op.add_column("tables", sa.Column("day", sa.Text))
    op.create_table(
        "attempts",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("finished", sa.Text),
        sa.Column("place", sa.Integer),
        sa.Column("margin", sa.Integer),
        sa.Column("score", sa.Integer),
        sa.Column("course", sa.Text),
        sa.UniqueConstraint("table_id", name="attempts_table"),
    )
    op.create_index("attempts_guest", "attempts", ["guest_id"])
    op.create_table(
        "seeds",
        sa.Column("commitment", sa.Text, primary_key=True),
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("salt", sa.Text, nullable=False),
        sa.Column("created", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id")),
        sa.Column("contributions", sa.Text, nullable=False, server_default="[]"),
        sa.UniqueConstraint("table_id", name="seeds_table"),
    )
