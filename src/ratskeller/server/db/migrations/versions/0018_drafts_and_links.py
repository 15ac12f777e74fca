"""How far everybody knows a game, what comes after is a draft; and links by mail that sign somebody in."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """All earlier answers were published at once, and nobody was sent a link."""
    op.add_column("tables", sa.Column("told", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("told_length", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("told_at", sa.Text, nullable=False, server_default=""))
    op.execute("UPDATE tables SET told = ply, told_length = length, told_at = updated")
    op.create_table(
        "mail_links",
        sa.Column("code_hash", sa.Text, primary_key=True),
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("sent", sa.Text, nullable=False),
        sa.Index("mail_links_guest", "guest_id"),
    )
    op.create_index("channels_target", "channels", ["kind", "target"])
