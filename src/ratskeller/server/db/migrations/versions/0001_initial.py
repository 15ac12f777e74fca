"""The first schema: until it is released, what `db.schema` describes, so that a column is written down once."""

import secrets

from alembic import op

from ratskeller.server.db.metadata import metadata

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all tables, and the rows that every database has."""
    metadata.create_all(op.get_bind(), checkfirst=False)
    op.bulk_insert(metadata.tables["server"], [{"id": secrets.token_hex(4), "probed": ""}])
    op.bulk_insert(metadata.tables["daily_secret"], [{"secret": secrets.token_hex(32)}])
    op.bulk_insert(metadata.tables["server_time"], [{"id": 1, "served": 0, "at": "2026-01-01T00:00:00.000Z"}])
