"""`ratskeller admin`: restore a database without the accounts that were deleted since the backup."""

import sqlite3
from collections.abc import Collection
from contextlib import closing
from pathlib import Path

from ratskeller.core.errors import RatskellerError
from ratskeller.server.accounts.guest_data import delete_account, deleted_accounts, revived_accounts
from ratskeller.server.database_location import Place
from ratskeller.server.db import backup
from ratskeller.server.db.engines import engine_of
from ratskeller.server.db.migrate import prepare
from ratskeller.server.db.timestamps import now
from ratskeller.server.notifications.queries import delete_of_guest
from ratskeller.server.tables.seating import leave_tables

from .maintenance import file_of
from .moderation import changing
from .progress import progress

UNKNOWN = (
    "which accounts were deleted since the backup is not known, so they are back: delete them with admin delete-again"
)


def restore(copy: Path, database: Place) -> None:
    """Replace a database by a copy, and print where the old one is, and which accounts were deleted in it and again in the copy."""
    database = file_of(database, "put a copy back with pg_restore")
    moment = now().replace(":", "").replace(".", "-")
    deleted, again = _deleted_in_file(database), list[str]()

    def amend(file: Path) -> None:
        with closing(sqlite3.connect(file)) as connection:
            is_needed = bool(revived_accounts(connection, deleted or ()))
        if is_needed:
            prepare(file)
            again.extend(_delete(file, deleted or ()))

    with progress("copying", percent=True) as show:
        old = backup.restore(copy, database, moment, show, amend)
    print(f"{database}: restored from {copy}")
    if old is not None:
        print(f"{old}: what was there before")
    print(UNKNOWN if deleted is None else _report(again))


def delete_again(database: Place, source: Place) -> None:
    """Delete the accounts that were deleted in another database, and print their names. Errors: RatskellerError."""
    if isinstance(source, Path):
        backup.check_exists(source)
    engine = engine_of(source)
    try:
        with closing(engine.connect()) as connection:
            deleted = deleted_accounts(connection)
    except engine.errors as error:
        raise RatskellerError(f"{source}: {error}") from error
    print(_report(_delete(database, deleted)))


def _report(names: Collection[str]) -> str:
    if not names:
        return "no account was deleted since the backup"
    return f"deleted since the backup, and now again: {', '.join(names)}"


def _delete(database: Place, deleted: Collection[str]) -> list[str]:
    """Delete those of these accounts that a database has, as their owners did, and return their names."""
    moment = now()
    with changing(database) as connection:
        revived = revived_accounts(connection, deleted)
        for guest in revived:
            leave_tables(connection, guest, moment)
            delete_account(connection, guest, moment, [delete_of_guest])
    return list(revived.values())


def _deleted_in_file(database: Path) -> set[str] | None:
    """Return the accounts that were deleted in a database; None if there is none, or it can't be read."""
    if not database.is_file():
        return None
    try:
        with closing(sqlite3.connect(database, timeout=10)) as connection:
            return deleted_accounts(connection)
    except sqlite3.DatabaseError:
        return None
