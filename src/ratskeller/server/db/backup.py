"""Backups of a SQLite database: made while it is in use, checked, and restored while it is not."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from ratskeller.core.errors import RatskellerError
from ratskeller.server.db import files
from ratskeller.server.db.migrate import HEAD, revision
from ratskeller.server.db.rows import scalars

PAGES = 1024
"""Pages that are copied at a time; servers that use the file go on in between."""
MOST_FAULTS = 20
Progress = Callable[[int, int], None]
"""Called with the number of pages that are done, and of all."""
Amend = Callable[[Path], None]
"""Called with a file that nobody uses yet."""


class BackupError(RatskellerError):
    """A backup can't be made or restored, or a database not be moved; the message says why."""


def no_progress(_done: int, _all: int) -> None:
    """Report nothing."""


def no_amendment(_file: Path) -> None:
    """Change nothing."""


def back_up(database: Path, copy: Path, progress: Progress = no_progress) -> None:
    """Copy a database as it is at one moment to a new file, while servers use it. Raises `BackupError`, and leaves no file then."""
    check_exists(database)
    if copy.exists():
        raise BackupError(f"{copy}: already exists; give the name of a new file")
    with _new_file(copy) as unfinished, closing(_open(database)) as source, closing(_open(unfinished)) as target:
        _copy(source, target, progress)


def restore(
    copy: Path, database: Path, moment: str, progress: Progress = no_progress, amend: Amend = no_amendment
) -> Path | None:
    """Replace a database that nobody uses by a backup, and return the new path of the old file, None if there was none.

    The database keeps the owner and mode of the old file; without one it gets the owner of the folder. `amend` changes the copied file
    before it takes the place of the old one. Raises `BackupError`, and changes nothing then.
    """
    _check_usable(copy)
    old = None
    if database.exists():
        check_unused(database)
        old = database.with_name(f"{database.name}.before-{moment}")
    with _new_file(database) as unfinished:
        with closing(_open(copy)) as source, closing(_open(unfinished)) as target:
            _copy(source, target, progress)
        amend(unfinished)
        if old is not None:
            files.copy_permissions(database, unfinished)
            _set_aside(database, old)
    return old


def faults_in(database: Path) -> list[str]:
    """Return the damage that SQLite finds in a file, and rows with missing parents. Raises `BackupError` without a file."""
    check_exists(database)
    with closing(_open(database)) as connection:
        try:
            found = scalars(connection, f"PRAGMA integrity_check({MOST_FAULTS})")
            lost = connection.execute("PRAGMA foreign_key_check").fetchmany(MOST_FAULTS)
        except sqlite3.DatabaseError as error:
            return [str(error)]
    faults = [line for line in found if line != "ok"]
    return faults + [
        f"{table}: row {row} belongs to a row of {parent} that is not there" for table, row, parent, _ in lost
    ]


def check_exists(database: Path) -> None:
    if not database.is_file():
        raise BackupError(f"{database}: there is no such file")


def _open(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(file, timeout=10, isolation_level=None)


def _copy(source: sqlite3.Connection, target: sqlite3.Connection, progress: Progress) -> None:
    source.backup(target, pages=PAGES, progress=lambda _status, left, every: progress(every - left, every))


@contextmanager
def _new_file(wanted: Path) -> Iterator[Path]:
    """Yield a temporary file that is renamed to `wanted` at the end, or deleted after an error."""
    unfinished = wanted.with_name(f"{wanted.name}.unfinished")
    try:
        _remove(unfinished)
        files.make(unfinished)
        yield unfinished
        unfinished.replace(wanted)
        files.sync_names(wanted.parent)
    except (OSError, sqlite3.Error) as error:
        raise BackupError(f"{wanted}: can't be written: {error}") from error
    finally:
        with suppress(OSError):
            _remove(unfinished)


def _remove(file: Path) -> None:
    for end in ("", *files.BESIDE):
        file.with_name(file.name + end).unlink(missing_ok=True)


def _check_usable(copy: Path) -> None:
    if faults := faults_in(copy):
        raise BackupError(f"{copy}: is damaged: {faults[0]}")
    try:
        schema = revision(copy)
    except sqlite3.DatabaseError as error:
        raise BackupError(f"{copy}: can't be read: {error}") from error
    if schema is None:
        raise BackupError(f"{copy}: is empty")
    if schema > HEAD:
        raise BackupError(f"{copy}: was written by a newer version (schema {schema}, this one knows {HEAD})")


def check_unused(database: Path) -> None:
    """Raise `BackupError` if a server has the database open: only then SQLite can't leave its write-ahead log."""
    try:
        with closing(sqlite3.connect(database, timeout=0.5, isolation_level=None)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as error:
        raise BackupError(f"{database}: is used by a server; stop it first ({error})") from error
    except sqlite3.DatabaseError:
        # Damage is a reason to restore a backup
        return


def _set_aside(database: Path, old: Path) -> None:
    """Give a database a second name, so that it exists until the new one replaces it, and rename the files beside it."""
    for end in files.BESIDE:
        with suppress(FileNotFoundError):
            database.with_name(database.name + end).rename(old.with_name(old.name + end))
    try:
        os.link(database, old)
    except OSError:
        # Not every file system has hard links
        database.rename(old)
