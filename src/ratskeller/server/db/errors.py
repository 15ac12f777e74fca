"""Errors of the storage: the database can't be read or written, though the request was right, or a write must not happen."""

from typing import Literal

from ratskeller.server.errors import Problem

StorageReason = Literal["full", "read-only", "locked", "damaged", "failed", "removed", "unreachable"]

SENTENCES: dict[StorageReason, str] = {
    "full": "Nothing can be saved right now: the disk is full.",
    "read-only": "Nothing can be saved right now: the file of the tables may only be read.",
    "locked": "Nothing can be saved right now: another program is using the file of the tables.",
    "damaged": "This can't be read or saved: part of the file of the tables is damaged.",
    "failed": "Nothing can be saved right now: the disk is failing.",
    "removed": "Nothing can be saved right now: a file of the tables was removed or replaced while the server used it.",
    "unreachable": "Nothing can be saved right now: the database can't be reached.",
}
TRY_AGAIN_SECONDS = 3


class Unchanged(Exception):
    """A write must not happen, and has changed nothing."""


class StorageError(Problem):
    """The disk, the file or the database server failed. Nothing was changed, and the same may work later."""

    def __init__(self, reason: StorageReason, since: str | None = None) -> None:
        message, detail = SENTENCES[reason], {} if since is None else {"since": since}
        if since is not None:
            message += f" What was saved since {since} may be missing."
        super().__init__(503, f"storage-{reason}", message, seconds=TRY_AGAIN_SECONDS, **detail)
        self.reason = reason
        self.since = since

    @property
    def is_everywhere(self) -> bool:
        """Whether every write fails; a damaged page only affects what is stored on it."""
        return self.reason != "damaged"
