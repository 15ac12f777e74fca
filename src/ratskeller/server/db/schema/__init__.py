"""The tables of the database, as SQLAlchemy Core metadata. The migrations build them; a test compares the two."""

from ratskeller.server.db.schema import accounts, features, tables
from ratskeller.server.db.schema.metadata import metadata

__all__ = ["accounts", "features", "metadata", "tables"]
