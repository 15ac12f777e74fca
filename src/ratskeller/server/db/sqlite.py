"""A file of SQLite."""

import asyncio
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

from ratskeller.server.db import files
from ratskeller.server.db.connection import Connection, Row
from ratskeller.server.db.engine import BUSY_SECONDS, Read
from ratskeller.server.db.errors import StorageError, StorageReason
from ratskeller.server.db.rows import scalar

T = TypeVar("T")

FULL_DISK_BYTES = 1024 * 1024
"""A disk with fewer free bytes counts as full, even if the error says something else."""
POLL_SECONDS = 0.5
"""Seconds between two checks whether another process has written."""
RETRY_SECONDS = 0.01
"""Seconds between two tries to change a new file to a write-ahead log."""
REASONS_BY_CODE: dict[int, StorageReason] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_IOERR: "failed",
    sqlite3.SQLITE_CANTOPEN: "failed",
}


def connect(path: Path, busy: float = BUSY_SECONDS) -> sqlite3.Connection:
    """Open a file for a server: write-ahead log, every commit on disk, foreign keys checked.

    A statement waits `busy` seconds for a lock.
    """
    connection = sqlite3.connect(path, timeout=busy, isolation_level=None, check_same_thread=False)
    try:
        _use_write_ahead_log(connection, busy)
    except sqlite3.OperationalError as error:
        # A read-only copy can still be read
        if reason_of(error) != "read-only":
            raise
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def _use_write_ahead_log(connection: sqlite3.Connection, busy: float) -> None:
    deadline = time.monotonic() + busy
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            # SQLite doesn't wait for this lock itself: two connections that change a new file at once would wait for each other
            if reason_of(error) != "locked" or time.monotonic() > deadline:
                raise
            time.sleep(RETRY_SECONDS)
        else:
            return


def reason_of(error: BaseException) -> StorageReason | None:
    """Return the storage error that an error of SQLite means, None for a bug of ours."""
    # The higher bytes of a code only say where the error happened
    code = getattr(error, "sqlite_errorcode", None)
    return None if code is None else REASONS_BY_CODE.get(code & 0xFF)


class SQLite:
    """A file as the database of a store. Writes wait `busy` seconds for a lock."""

    errors: tuple[type[Exception], ...] = (sqlite3.Error,)
    opens_early = True

    def __init__(self, path: Path, busy: float) -> None:
        self._path, self._busy = path, busy
        self._files = files.FilesInUse(path)

    def connect(self) -> Connection:
        """Open a connection. Raises `sqlite3.Error`, and `StorageError` if SQLite would open other files than before, or make new ones."""
        self.check_files()
        return connect(self._path, self._busy)

    def begin(self, connection: Connection) -> None:
        """Begin a write transaction, which locks the file at once."""
        connection.execute("BEGIN IMMEDIATE")

    def commit(self, connection: Connection) -> None:
        connection.execute("COMMIT")

    def roll_back(self, connection: Connection) -> None:
        assert isinstance(connection, sqlite3.Connection)
        if connection.in_transaction:
            connection.execute("ROLLBACK")

    def disable_timeouts(self, _connection: Connection) -> None:
        """Do nothing: transactions of a file have no timeouts."""

    def with_long_timeout(self, work: Callable[[Connection], T]) -> Callable[[Connection], T]:
        """Return the work: statements of a file have no timeouts."""
        return work

    def batches(self, connection: Connection, statement: str, most: int) -> Iterator[list[Row]]:
        """Yield the rows of a statement, at most `most` at a time; SQLite finds them one by one."""
        cursor = connection.execute(statement)
        while rows := cursor.fetchmany(most):
            yield rows

    def is_lost(self, _connection: Connection) -> bool:
        """Return False: a file has no connection that could break."""
        return False

    def timed_out(self, _error: BaseException) -> bool:
        """Return False: writes to a file are not retried."""
        return False

    def must_reopen_after(self, trouble: StorageError) -> bool:
        """Return whether the file was opened read-only: it stays so when its mode changes."""
        return trouble.reason == "read-only"

    def prepare_reopening(self) -> None:
        """Give the files beside the database its permissions. SQLite may have made them anew."""
        files.share_mode(self._path)
        self._files.forget()

    def check_files(self) -> None:
        """Raise `StorageError` if a file of the database was removed, moved or replaced."""
        if (since := self._files.missing_since()) is not None:
            raise StorageError("removed", since)

    def storage_error(self, error: BaseException) -> StorageError | None:
        """Return the storage error that an exception means, None for a bug of ours."""
        reason = reason_of(error)
        if reason == "failed" and _is_full(self._path):
            # SQLite reports this while it extends the index of its log
            reason = "full"
        return None if reason is None else StorageError(reason)

    def change_listener(self, read: Read) -> "SQLitePoller":
        """Return a poller: a file sends no notifications."""
        return SQLitePoller(read)


class SQLitePoller:
    """Polls the file for changes by other connections."""

    def __init__(self, read: Read) -> None:
        self._read = read
        self._version = -1

    async def wait(self) -> None:
        """Wait until another process may have written."""
        last = self._version
        while self._version == last:
            await asyncio.sleep(POLL_SECONDS)
            self._version = await self._read(_data_version)

    def close(self) -> None:
        """Do nothing."""


def _data_version(connection: Connection) -> int:
    version: int = scalar(connection, "PRAGMA data_version")
    return version


def _is_full(path: Path) -> bool:
    try:
        return shutil.disk_usage(path.parent).free < FULL_DISK_BYTES
    except OSError:
        return False
