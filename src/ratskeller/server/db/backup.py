"""Copies of a database: made while it is used, checked, and put back while it is not."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from ratskeller.core.errors import RatskellerError
from ratskeller.server.db import files
from ratskeller.server.db.migrate import HEAD, revision

PAGES = 1024
"""Pages that are copied at a time: a server that uses the file goes on in between."""
MOST_FAULTS = 20
Progress = Callable[[int, int], None]
"""Hears how many pages of how many are done."""


class CantKeep(RatskellerError):
    """A copy can't be made or put back; the message says why."""


def quiet(_done: int, _all: int) -> None:
    """Tell nobody."""


def back_up(database: Path, copy: Path, progress: Progress = quiet) -> None:
    """Copy a database into a new file, as it is at one moment, while servers use it. Errors: CantKeep, and no file is left."""
    check_there(database)
    if copy.exists():
        raise CantKeep(f"{copy}: is there already; give the name of a new file")
    with _new_file(copy) as unfinished, closing(_open(database)) as source, closing(_open(unfinished)) as target:
        _copy(source, target, progress)


def restore(copy: Path, database: Path, moment: str, progress: Progress = quiet) -> Path | None:
    """Put a copy in the place of a database that nobody uses, and return where the old one lies now; None where there was none.

    The database keeps the owner and the mode of the old file; without one it belongs to the owner of the folder.
    Errors: CantKeep, and everything is as before.
    """
    _check_usable(copy)
    old = None
    if database.exists():
        check_unused(database)
        old = database.with_name(f"{database.name}.before-{moment}")
    with _new_file(database) as unfinished, closing(_open(copy)) as source, closing(_open(unfinished)) as target:
        _copy(source, target, progress)
        if old is not None:
            files.copy_rights(database, unfinished)
            _keep(database, old)
    return old


def faults_of(database: Path) -> list[str]:
    """Return what SQLite finds damaged in a file, and rows that belong to nothing; nothing where all is well. Errors: CantKeep."""
    check_there(database)
    with closing(_open(database)) as connection:
        try:
            told = [row[0] for row in connection.execute(f"PRAGMA integrity_check({MOST_FAULTS})")]
            lost = connection.execute("PRAGMA foreign_key_check").fetchmany(MOST_FAULTS)
        except sqlite3.DatabaseError as error:
            return [str(error)]
    faults = [line for line in told if line != "ok"]
    return faults + [
        f"{table}: row {row} belongs to a row of {parent} that is not there" for table, row, parent, _ in lost
    ]


def check_there(database: Path) -> None:
    """Refuse what is no file. Errors: CantKeep."""
    if not database.is_file():
        raise CantKeep(f"{database}: there is no such file")


def _open(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(file, timeout=10, isolation_level=None)


def _copy(source: sqlite3.Connection, target: sqlite3.Connection, progress: Progress) -> None:
    source.backup(target, pages=PAGES, progress=lambda _status, left, every: progress(every - left, every))


@contextmanager
def _new_file(wanted: Path) -> Iterator[Path]:
    """Give a file beside the wanted one that takes its name when all went well, and is gone if not."""
    unfinished = wanted.with_name(f"{wanted.name}.unfinished")
    try:
        unfinished.unlink(missing_ok=True)
        files.make(unfinished)
        yield unfinished
        unfinished.replace(wanted)
        files.sync_names(wanted.parent)
    except (OSError, sqlite3.Error) as error:
        raise CantKeep(f"{wanted}: can't be written: {error}") from error
    finally:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)


def _check_usable(copy: Path) -> None:
    """Refuse a copy that a server of this version could not use. Errors: CantKeep."""
    if faults := faults_of(copy):
        raise CantKeep(f"{copy}: is damaged: {faults[0]}")
    try:
        schema = revision(copy)
    except sqlite3.DatabaseError as error:
        raise CantKeep(f"{copy}: can't be read: {error}") from error
    if schema is None:
        raise CantKeep(f"{copy}: is empty")
    if schema > HEAD:
        raise CantKeep(f"{copy}: was written by a newer version (schema {schema}, this one knows {HEAD})")


def check_unused(database: Path) -> None:
    """Refuse a database that a server has open: only then SQLite can't leave its write-ahead log. Errors: CantKeep."""
    try:
        with closing(sqlite3.connect(database, timeout=0.5, isolation_level=None)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as error:
        raise CantKeep(f"{database}: is used by a server; stop it first ({error})") from error
    except sqlite3.DatabaseError:
        # What is damaged is what a copy is for
        return


def _keep(database: Path, old: Path) -> None:
    """Give a database a second name, so that there is one until another takes its place; what SQLite keeps beside it is renamed."""
    for end in files.BESIDE:
        with suppress(FileNotFoundError):
            database.with_name(database.name + end).rename(old.with_name(old.name + end))
    try:
        os.link(database, old)
    except OSError:
        # Not every file system knows two names of one file
        database.rename(old)
