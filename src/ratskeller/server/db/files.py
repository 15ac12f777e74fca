"""The files of a SQLite database, which only one user of the machine may read."""

import os
import stat
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

# Sessions are stored as hashes, but who plays with whom is private
OWN_FOLDER, OWN_FILE = 0o700, 0o600
BESIDE = ("-wal", "-shm", "-journal")
IN_USE = ("", "-wal", "-shm")
"""The files that stay in place as long as anybody uses a database with a write-ahead log: SQLite only changes what is in them."""


def make(path: Path) -> None:
    """Create an empty file that no other user may read, and its folder, unless they exist. Raises `OSError`.

    A file created by root gets the owner of its folder: the server may run as another user.
    """
    _make_folder(path.parent)
    with suppress(FileExistsError):
        # SQLite gives the files beside it the same mode
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWN_FILE))
        _give_to_owner_of(path.parent, path)


def copy_permissions(old: Path, new: Path) -> None:
    """Copy the owner and mode of a file to another, on systems that have these. Raises `OSError` if the owner can't be set."""
    if os.name != "posix":
        return
    wanted, given = old.stat(), new.stat()
    if given.st_uid != wanted.st_uid:
        os.chown(new, wanted.st_uid, wanted.st_gid)
    elif given.st_gid != wanted.st_gid:
        # Nobody can give a file to a group that they are not in; its owner can use it all the same
        with suppress(PermissionError):
            os.chown(new, -1, wanted.st_gid)
    new.chmod(stat.S_IMODE(wanted.st_mode))


def sync_names(folder: Path) -> None:
    """Sync the names of the files in a folder to disk, on systems that need it. Raises `OSError`."""
    if os.name != "posix":
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def remove_access_of_others(path: Path) -> None:
    """Remove the access of other users to the files, on systems that have permissions."""
    if os.name != "posix":
        return
    for file in (path, *_beside(path)):
        # It may be gone, belong to another user, or lie on a read-only disk
        with suppress(OSError):
            mode = file.stat().st_mode & 0o777
            if mode & ~OWN_FOLDER:
                file.chmod(mode & OWN_FOLDER)


def share_mode(path: Path) -> None:
    for file in _beside(path):
        with suppress(OSError):
            file.chmod(path.stat().st_mode & 0o777)


def _make_folder(folder: Path) -> None:
    if folder.exists():
        return
    _make_folder(folder.parent)
    with suppress(FileExistsError):
        folder.mkdir(mode=OWN_FOLDER)
        _give_to_owner_of(folder.parent, folder)


def _give_to_owner_of(folder: Path, made: Path) -> None:
    if os.name == "posix" and os.geteuid() == 0:
        owner = folder.stat()
        os.chown(made, owner.st_uid, owner.st_gid, follow_symlinks=False)


def _beside(path: Path) -> list[Path]:
    return [path.with_name(path.name + end) for end in BESIDE]


class FilesInUse:
    """Tells whether the files of a database are still those that this process has opened.

    A process goes on writing to a file that was removed or moved, and what it writes is gone when it ends.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known: dict[str, tuple[int, int]] = {}
        self._checkpoint = 0.0

    def forget(self) -> None:
        """Take the files for new: all connections were closed."""
        self._known.clear()

    def missing_since(self) -> str | None:
        """Return since when something may be missing (UTC), because a file was removed or replaced; None while all are in place.

        That is the latest checkpoint. What was stored later is only in the write-ahead log.
        """
        for end in IN_USE:
            try:
                found = self._path.with_name(self._path.name + end).stat()
            except FileNotFoundError:
                found = None
            except OSError:
                # It can't be looked at just now, which says nothing
                continue
            known = self._known.get(end)
            if known is not None and (found is None or known != (found.st_dev, found.st_ino)):
                return datetime.fromtimestamp(self._checkpoint, UTC).isoformat(timespec="seconds")
            if found is not None:
                self._known[end] = found.st_dev, found.st_ino
                if not end:
                    self._checkpoint = found.st_mtime
        return None
