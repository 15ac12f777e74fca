"""What reads and writes need of a database, whichever it is. The connections of SQLite's own library are such connections as they are."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

Values = Sequence[Any] | Mapping[str, Any]
"""What stands for the `?` of a statement, in their order, or for its `:name`s."""


class Cursor(Protocol):
    """What came of a statement: rows as tuples, each to be taken once."""

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""

    def fetchone(self) -> Any:
        """Return the next row, None if there is none."""

    def fetchall(self) -> list[Any]:
        """Return all rows that are left."""

    def fetchmany(self, size: int = ..., /) -> list[Any]:
        """Return the next rows, at most `size`; none if none is left."""

    def __iter__(self) -> Iterator[Any]:
        """Return the rows that are left, one after the other."""


class Connection(Protocol):
    """A connection to the database, used by one thread at a time."""

    def execute(self, statement: str, values: Values = ..., /) -> Cursor:
        """Run a statement."""

    def executemany(self, statement: str, rows: Iterable[Values], /) -> Cursor:
        """Run a statement once for each row of values."""

    def close(self) -> None:
        """End the connection."""
