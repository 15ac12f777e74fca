"""A name for the database, sessions beside guests, and the links by which guests come back."""

import secrets
from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Give every guest a session of its own with the token that the guest had."""
    house = op.create_table(
        "house",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("tried", sa.Text, nullable=False),
    )
    op.bulk_insert(house, [{"id": secrets.token_hex(4), "tried": ""}])
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.Text, primary_key=True),
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("seen", sa.Text, nullable=False),
    )
    op.create_index("sessions_guest", "sessions", ["guest_id"])
    # Nobody knows when they were last here: they have all the time again before they are forgotten
    moment = datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    op.execute(f"INSERT INTO sessions SELECT token_hash, id, '{moment}' FROM guests")  # noqa: S608
    op.create_table(
        "recoveries",
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("code_hash", sa.Text, nullable=False),
        sa.Column("created", sa.Text, nullable=False),
        sa.UniqueConstraint("code_hash", name="recoveries_code_hash"),
    )
    with op.batch_alter_table("guests") as guests:
        guests.drop_constraint("guests_token_hash", type_="unique")
        guests.drop_column("token_hash")
