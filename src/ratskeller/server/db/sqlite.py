"""A file of SQLite."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from ratskeller.server.db import files
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.engine import BUSY_SECONDS, Read
from ratskeller.server.db.errors import StorageReason, StorageTrouble

T = TypeVar("T")

LITTLE_ROOM = 1024 * 1024
"""A disk with fewer bytes left is full, whatever the error says."""
LOOK_SECONDS = 0.5
"""How often the file is asked whether another process has written."""
REASONS: dict[int, StorageReason] = {
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

    A statement waits `busy` seconds for a lock that somebody else holds.
    """
    connection = sqlite3.connect(path, timeout=busy, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
    except sqlite3.OperationalError as error:
        # A copy that may only be read can still be looked at
        if reason_of(error) != "read-only":
            raise
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def reason_of(error: BaseException) -> StorageReason | None:
    """Return which trouble an error of SQLite tells of; None for an error of ours."""
    # The higher bytes of a code only say where it happened
    code = getattr(error, "sqlite_errorcode", None)
    return None if code is None else REASONS.get(code & 0xFF)


class SQLite:
    """A file as the database of a store; it waits `busy` seconds for a lock that somebody else holds."""

    errors: tuple[type[Exception], ...] = (sqlite3.Error,)

    def __init__(self, path: Path, busy: float) -> None:
        """Take the path of a file that was prepared."""
        self._path, self._busy = path, busy

    def connect(self) -> Connection:
        """Open a connection. Raises `sqlite3.Error`."""
        return connect(self._path, self._busy)

    def begin(self, connection: Connection) -> None:
        """Begin a transaction that writes: it takes the lock of the file at once."""
        connection.execute("BEGIN IMMEDIATE")

    def commit(self, connection: Connection) -> None:
        """End a transaction: what it wrote is on disk."""
        connection.execute("COMMIT")

    def roll_back(self, connection: Connection) -> None:
        """End a transaction that has written nothing then, if there is one."""
        assert isinstance(connection, sqlite3.Connection)
        if connection.in_transaction:
            connection.execute("ROLLBACK")

    def take_time(self, _connection: Connection) -> None:
        """Nothing ends a transaction of a file."""

    def patient(self, work: Callable[[Connection], T]) -> Callable[[Connection], T]:
        """Return the work: nothing ends a statement of a file."""
        return work

    def batches(self, connection: Connection, statement: str, most: int) -> Iterator[list[Any]]:
        """Give the rows of a statement, at most `most` at a time; SQLite finds each when it is asked for."""
        cursor = connection.execute(statement)
        while rows := cursor.fetchmany(most):
            yield rows

    def is_lost(self, _connection: Connection) -> bool:
        """Tell that a file is always there: what becomes of it, its errors say."""
        return False

    def has_waited(self, _error: BaseException) -> bool:
        """Tell that nothing is tried again anyhow."""
        return False

    def reopens_after(self, trouble: StorageTrouble) -> bool:
        """Tell whether the file was opened for reading only: it stays so, whatever becomes of its mode."""
        return trouble.reason == "read-only"

    def before_reopening(self) -> None:
        """Give what SQLite keeps beside the file the rights of the file."""
        files.share_mode(self._path)

    def trouble_of(self, error: BaseException) -> StorageTrouble | None:
        """Return which trouble an error tells of; None for an error of ours."""
        reason = reason_of(error)
        if reason == "failed" and _is_full(self._path):
            # Where SQLite grows its index of the log it can't tell
            reason = "full"
        return None if reason is None else StorageTrouble(reason)

    def bell(self, read: Read) -> "Looking":
        """Return what tells of others: nobody rings, so the file is looked at."""
        return Looking(read)


class Looking:
    """Looks again and again whether a connection that is not ours has changed the file."""

    def __init__(self, read: Read) -> None:
        """Ask by `read`."""
        self._read = read
        self._version = -1

    async def rung(self) -> None:
        """Wait until another process may have written."""
        last = self._version
        while self._version == last:
            await asyncio.sleep(LOOK_SECONDS)
            self._version = await self._read(_data_version)

    def close(self) -> None:
        """Nothing is open."""


def _data_version(connection: Connection) -> int:
    version: int = connection.execute("PRAGMA data_version").fetchone()[0]
    return version


def _is_full(path: Path) -> bool:
    try:
        return shutil.disk_usage(path.parent).free < LITTLE_ROOM
    except OSError:
        return False
