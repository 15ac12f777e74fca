"""Column types for PostgreSQL with the range and sort order of SQLite's."""

from typing import Any

from sqlalchemy import Column, Integer, Text
from sqlalchemy.ext.compiler import compiles


@compiles(Integer, "postgresql")
def _wide(_type: Integer, _compiler: Any, type_expression: Any = None, **_more: Any) -> str:
    """Use 64 bits, for milliseconds."""
    return "BIGINT" if isinstance(type_expression, Column) else "INTEGER"


@compiles(Text, "postgresql")
def _plain(_type: Text, _compiler: Any, type_expression: Any = None, **_more: Any) -> str:
    """Compare timestamps and ids byte by byte, whatever the locale of the server."""
    return 'TEXT COLLATE "C"' if isinstance(type_expression, Column) else "TEXT"
