"""The connections that reads and writes get from either database. Those of the `sqlite3` module fit as they are."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

Row = tuple[Any, ...]
"""A row of a result. The types of its columns depend on the statement."""
Values = Sequence[object] | Mapping[str, object]
"""The values for the `?` of a statement in order, or for its `:name`s."""


class Cursor(Protocol):
    """The result of a statement: rows as tuples, each of which can be fetched once."""

    @property
    def rowcount(self) -> int:
        """The number of changed rows."""

    def fetchone(self) -> Any:
        """Return the next row, None at the end."""

    def fetchall(self) -> list[Row]:
        """Return the remaining rows."""

    def fetchmany(self, size: int = ..., /) -> list[Row]:
        """Return at most `size` of the remaining rows."""

    def __iter__(self) -> Iterator[Row]:
        """Iterate over the remaining rows."""


class Connection(Protocol):
    """A connection to the database, used by one thread at a time."""

    def execute(self, statement: str, values: Values = ..., /) -> Cursor:
        """Run a statement."""

    def executemany(self, statement: str, rows: Iterable[Values], /) -> Cursor:
        """Run a statement once for each row of values."""

    def close(self) -> None:
        """Close the connection."""
