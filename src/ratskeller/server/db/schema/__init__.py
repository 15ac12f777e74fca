"""The tables of the database, as structs: the only place where a column, its type and its comment are written down."""

from ratskeller.server.db.schema import accounts, features, tables
from ratskeller.server.db.schema.description import described

__all__ = ["accounts", "described", "features", "tables"]
