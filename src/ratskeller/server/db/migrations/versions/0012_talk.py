"""What people say at tables, and whose lines somebody doesn't want."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Nothing has been said yet."""
    op.create_table(
        "talk_lines",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column(
            "room",
            sa.Text,
            sa.CheckConstraint("room IN ('table', 'gallery')", name="talk_lines_room"),
            primary_key=True,
        ),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("text", sa.Text),
        sa.Column("phrase", sa.Text),
        sa.Column("at", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "guest_id", "key", name="talk_lines_key"),
    )
    op.create_index("talk_lines_edition", "talk_lines", ["table_id", "edition"])
    op.create_index("talk_lines_guest", "talk_lines", ["guest_id"])
    op.create_table(
        "talk_mutes",
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("other_id", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
    )
    op.create_index("talk_mutes_table", "talk_mutes", ["table_id"])
    op.create_index("talk_mutes_other", "talk_mutes", ["other_id"])
    op.create_table(
        "talk_blocks",
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("other_id", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
    )
    op.create_index("talk_blocks_other", "talk_blocks", ["other_id"])
