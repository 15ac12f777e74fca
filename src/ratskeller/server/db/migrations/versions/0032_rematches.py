"""Notifications of a rematch."""

from alembic import op

revision = "0032"
down_revision = "0031"


def upgrade() -> None:
    """People hear that a seat is reserved for them."""
    with op.batch_alter_table("outbox") as outbox:
        # SQLite, for which the table is made anew, does not take it over
        if op.get_bind().dialect.name == "postgresql":
            outbox.drop_constraint("outbox_kind", type_="check")
        outbox.create_check_constraint("outbox_kind", "kind IN ('turn', 'over', 'reminder', 'bot', 'rematch')")
