"""How games ended, seat by seat, and how well people play by that."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """What was over before is noted by the server, game by game, and counts for no rating."""
    op.create_table(
        "finishes",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("finished", sa.Text, nullable=False),
        sa.Column("rated", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.UniqueConstraint("number", name="finishes_number"),
        sa.Index("finishes_game", "game", "finished"),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id")),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Index("results_guest", "guest_id"),
    )
    op.create_table(
        "ratings",
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("skill", sa.Integer, nullable=False),
        sa.Column("doubt", sa.Integer, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
