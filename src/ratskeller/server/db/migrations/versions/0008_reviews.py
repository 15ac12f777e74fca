"""What searches say of games that are over, and tables at which such a game goes on otherwise."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """No game has been reviewed yet, and no table of the past is a branch."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("made_by", sa.Text, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("branched", sa.Integer))
