"""Alembic's entry: run the migrations on the connection that `db.migrate` opened.

Columns of PostgreSQL get the range and the sort order of SQLite's.
"""

from alembic import context
from sqlalchemy import Column, Integer, Text
from sqlalchemy.ext.compiler import compiles

from ratskeller.server.db.metadata import metadata


@compiles(Integer, "postgresql")
def _wide(_type: Integer, _compiler: object, type_expression: object = None, **_more: object) -> str:
    """Use 64 bits, for milliseconds."""
    return "BIGINT" if isinstance(type_expression, Column) else "INTEGER"


@compiles(Text, "postgresql")
def _plain(_type: Text, _compiler: object, type_expression: object = None, **_more: object) -> str:
    """Compare timestamps and ids byte by byte, independent of the server's locale."""
    return 'TEXT COLLATE "C"' if isinstance(type_expression, Column) else "TEXT"


context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
context.run_migrations()
