"""What a store needs of the engine of its database: connections, transactions, what its errors mean, and word of what others wrote."""

from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Protocol, TypeVar

from ratskeller.server.db.connection import Connection
from ratskeller.server.db.errors import StorageTrouble

T = TypeVar("T")

BUSY_SECONDS = 5.0
"""How long a transaction waits for a lock that another program holds."""
Read = Callable[[Callable[[Connection], Any]], Awaitable[Any]]
"""Runs a function of a connection, as `Store.read` does."""


class Bell(Protocol):
    """Tells when another process has written."""

    async def rung(self) -> None:
        """Wait until another process may have written since this was last called."""

    def close(self) -> None:
        """Wait for nothing any more."""


class Engine(Protocol):
    """A kind of database, and where it is."""

    errors: tuple[type[Exception], ...]
    """What statements raise where the database itself refuses."""

    def connect(self) -> Connection:
        """Open a connection. Raises one of `errors`."""

    def begin(self, connection: Connection) -> None:
        """Begin a transaction that writes: from here to its end nobody else writes."""

    def commit(self, connection: Connection) -> None:
        """End a transaction: what it wrote is on disk, and other processes hear of it if there is anything to hear of."""

    def roll_back(self, connection: Connection) -> None:
        """End a transaction that has written nothing then, if there is one."""

    def take_time(self, connection: Connection) -> None:
        """Let the transactions of a connection last as long as they take."""

    def patient(self, work: Callable[[Connection], T]) -> Callable[[Connection], T]:
        """Return work that reads, and whose statements may take longer than those of others."""

    def batches(self, connection: Connection, statement: str, most: int) -> Iterator[list[Any]]:
        """Give the rows of a statement, at most `most` at a time: within a transaction, and never all of them in memory."""

    def is_lost(self, connection: Connection) -> bool:
        """Tell whether nothing can come over a connection any more."""

    def has_waited(self, error: BaseException) -> bool:
        """Tell whether an error came only after a wait: to try at once again would be another one."""

    def reopens_after(self, trouble: StorageTrouble) -> bool:
        """Tell whether all connections have to be opened anew after a trouble."""

    def before_reopening(self) -> None:
        """Put right what can be while no connection is open."""

    def trouble_of(self, error: BaseException) -> StorageTrouble | None:
        """Return which trouble an error tells of; None for an error of ours."""

    def bell(self, read: Read) -> Bell:
        """Return what tells of others, in the loop that runs; it may ask by `read`."""
