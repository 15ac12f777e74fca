"""Tables that count for nothing, accounts that are on no list, a ladder in order, ratings of bots, and what seats have chosen."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Everything counts and everybody is listed as before; bots are rated by the games that end from now on."""
    op.add_column("tables", sa.Column("friendly", sa.Integer, nullable=False, server_default="0"))
    op.add_column("accounts", sa.Column("listed", sa.Integer, nullable=False, server_default="1"))
    op.add_column("finishes", sa.Column("measures", sa.Integer, nullable=False, server_default="0"))
    op.add_column("ratings", sa.Column("sure", sa.Integer, nullable=False, server_default="0"))
    # As `ratings.SURE` was then
    op.execute("UPDATE ratings SET sure = skill - 3 * doubt")
    op.create_index("ratings_ladder", "ratings", ["game", "sure", "games", "guest_id"])
    op.create_table(
        "bot_ratings",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("bot", sa.Text, primary_key=True),
        sa.Column("skill", sa.Integer, nullable=False),
        sa.Column("doubt", sa.Integer, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "choices",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("choice", sa.Text, primary_key=True),
        sa.Column("times", sa.Integer, nullable=False),
    )
