"""What keeps a database from being read or written, though nobody did anything wrong."""

import sqlite3

from ratskeller.server.errors import Problem
from ratskeller.server.wire import StorageReason

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
SENTENCES: dict[StorageReason, str] = {
    "full": "Nothing can be saved right now: the disk is full.",
    "read-only": "Nothing can be saved right now: the file of the tables may only be read.",
    "locked": "Nothing can be saved right now: another program is using the file of the tables.",
    "damaged": "This can't be read or saved: part of the file of the tables is damaged.",
    "failed": "Nothing can be saved right now: the disk is failing.",
}
TRY_AGAIN_SECONDS = 3


class StorageTrouble(Problem):
    """The disk or the file does not do its part: nothing was changed, and the same may work later."""

    def __init__(self, reason: StorageReason) -> None:
        """Make the answer to whoever wanted something stored or read."""
        super().__init__(503, f"storage-{reason}", SENTENCES[reason], seconds=TRY_AGAIN_SECONDS)
        self.reason = reason

    @property
    def is_everywhere(self) -> bool:
        """Whether every write meets it; a damaged page only harms what lies on it."""
        return self.reason != "damaged"


def reason_of(error: BaseException) -> StorageReason | None:
    """Return which trouble an error of SQLite tells of; None for an error of ours."""
    # The higher bytes of a code only say where it happened
    code = getattr(error, "sqlite_errorcode", None)
    return None if code is None else REASONS.get(code & 0xFF)
