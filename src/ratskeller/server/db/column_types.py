"""How the columns of the schema are made by PostgreSQL: as wide, and in the same order, as those of SQLite."""

from typing import Any

from sqlalchemy import Column, Integer, Text
from sqlalchemy.ext.compiler import compiles


@compiles(Integer, "postgresql")
def _wide(_type: Integer, _compiler: Any, type_expression: Any = None, **_more: Any) -> str:
    """Milliseconds do not fit into 32 bits."""
    return "BIGINT" if isinstance(type_expression, Column) else "INTEGER"


@compiles(Text, "postgresql")
def _plain(_type: Text, _compiler: Any, type_expression: Any = None, **_more: Any) -> str:
    """Moments and ids are compared as they are written, whatever language a server sorts in."""
    return 'TEXT COLLATE "C"' if isinstance(type_expression, Column) else "TEXT"
