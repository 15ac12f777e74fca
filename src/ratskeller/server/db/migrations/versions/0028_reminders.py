"""Reminders before time runs out, and notifications that a bot has taken a seat."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"


def upgrade() -> None:
    """Every channel reminds in proportion to the time of a turn."""
    op.add_column("channels", sa.Column("reminder", sa.Integer))
    with op.batch_alter_table("outbox") as outbox:
        # SQLite, for which the table is made anew, does not take it over
        if op.get_bind().dialect.name == "postgresql":
            outbox.drop_constraint("outbox_kind", type_="check")
        outbox.create_check_constraint("outbox_kind", "kind IN ('turn', 'over', 'reminder', 'bot')")
