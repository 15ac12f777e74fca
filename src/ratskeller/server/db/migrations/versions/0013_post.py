"""Where people want notifications of their turns, and which are pending."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """No notifications yet."""
    op.create_table(
        "channels",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id")),
        sa.Column(
            "kind",
            sa.Text,
            sa.CheckConstraint("kind IN ('mail', 'push', 'webhook')", name="channels_kind"),
            nullable=False,
        ),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("secret", sa.Text),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("hour", sa.Integer),
        sa.Column("zone", sa.Text, nullable=False, server_default="UTC"),
        sa.Column("confirmed", sa.Integer, nullable=False),
        sa.Column("code_hash", sa.Text),
        sa.Column("code_sent", sa.Text),
        sa.Column("code_tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("created", sa.Text, nullable=False),
        sa.Column("failed", sa.Text),
    )
    op.create_index("channels_guest", "channels", ["guest_id"])
    op.create_index("channels_table", "channels", ["table_id"])
    op.create_table(
        "outbox",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("channel_id", sa.Text, sa.ForeignKey("channels.id"), nullable=False),
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("kind", sa.Text, sa.CheckConstraint("kind IN ('turn', 'over')", name="outbox_kind"), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("due", sa.Text, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("state", sa.Text, nullable=False, server_default="waiting"),
        sa.Column("taker", sa.Text),
        sa.Column("lease", sa.Text),
        sa.UniqueConstraint("channel_id", "table_id", "kind", "ply", name="outbox_once"),
    )
    op.create_index("outbox_due", "outbox", ["state", "due"])
    op.create_index("outbox_table", "outbox", ["table_id"])
    op.create_index("outbox_guest", "outbox", ["guest_id"])
    op.create_table(
        "signatures",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("secret", sa.Text, nullable=False),
    )
