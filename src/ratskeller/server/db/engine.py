"""What a store needs from its kind of database: connections, transactions, the meaning of errors, and notice of other writers."""

from collections.abc import Awaitable, Callable, Iterator
from typing import Protocol, TypeVar

from ratskeller.server.db.connection import Connection, Row
from ratskeller.server.db.errors import StorageError

T = TypeVar("T")

BUSY_SECONDS = 5.0
"""How long a transaction waits for a lock that another program holds."""
Read = Callable[[Callable[[Connection], int]], Awaitable[int]]
"""Runs a function of a connection, as `Store.read` does."""


class ChangeListener(Protocol):
    """Notices when another process has written."""

    async def wait(self) -> None:
        """Wait until another process may have written since the last call."""

    def close(self) -> None:
        """Stop listening."""


class Engine(Protocol):
    """A database of one kind."""

    errors: tuple[type[Exception], ...]
    """The errors that the database raises."""
    opens_early: bool
    """Whether readers open all their connections at once: later ones might find other files."""

    def connect(self) -> Connection:
        """Open a connection. Raises one of `errors`."""

    def begin(self, connection: Connection) -> None:
        """Begin a write transaction: nobody else writes until its end."""

    def commit(self, connection: Connection) -> None:
        """Commit a transaction to disk, and notify other processes if it wrote anything."""

    def roll_back(self, connection: Connection) -> None:
        """Roll back the transaction, if there is one."""

    def disable_timeouts(self, connection: Connection) -> None:
        """Let the transactions of a connection take any time."""

    def with_long_timeout(self, work: Callable[[Connection], T]) -> Callable[[Connection], T]:
        """Return a read whose statements may take longer than others."""

    def batches(self, connection: Connection, statement: str, most: int) -> Iterator[list[Row]]:
        """Yield the rows of a statement in a transaction, at most `most` at a time, without holding all in memory."""

    def is_lost(self, connection: Connection) -> bool:
        """Return whether a connection is broken."""

    def timed_out(self, error: BaseException) -> bool:
        """Return whether an error came only after a timeout, so that a retry might wait as long again."""

    def must_reopen_after(self, error: StorageError) -> bool:
        """Return whether all connections have to be reopened after an error."""

    def prepare_reopening(self) -> None:
        """Repair what can only be repaired while no connection is open."""

    def check_files(self) -> None:
        """Raise `StorageError` if what is written would be lost, since the database is no longer where it was."""

    def storage_error(self, error: BaseException) -> StorageError | None:
        """Return the storage error that an exception of the driver means, None for a bug of ours."""

    def change_listener(self, read: Read) -> ChangeListener:
        """Return what notices other writers, for the running loop. It may use `read`."""
