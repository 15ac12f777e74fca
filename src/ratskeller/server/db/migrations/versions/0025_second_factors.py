"""Second factors of accounts with their recovery codes, and notices by mail that wait until a mail server takes them."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    """No account has a second factor yet."""
    op.create_table(
        "second_factors",
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("begun", sa.Text, nullable=False),
        sa.Column("since", sa.Text),
        sa.Column("step", sa.Integer, nullable=False),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("code_hash", sa.Text, primary_key=True),
        sa.Column("salt", sa.Text, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("browser", sa.Text, nullable=False),
        sa.Column("due", sa.Text, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("taker", sa.Text),
        sa.Column("lease", sa.Text),
        sa.Index("notices_due", "due"),
        sa.Index("notices_guest", "guest_id"),
    )
