"""`ratskeller admin`: back up, restore, check and move the database of a server."""

import sqlite3
from collections.abc import Collection
from contextlib import closing
from pathlib import Path

from ratskeller.core.errors import RatskellerError
from ratskeller.server.accounts.guest_data import delete_account, deleted_accounts, revived_accounts
from ratskeller.server.database_location import Place
from ratskeller.server.db import backup, transfer
from ratskeller.server.db.engines import engine_of
from ratskeller.server.db.migrate import HEAD, prepare, revision
from ratskeller.server.db.timestamps import now
from ratskeller.server.notifications.queries import delete_of_guest
from ratskeller.server.ratings.queries import recalculated_ratings, replace_ratings, stored_ratings
from ratskeller.server.settings import BadSetting
from ratskeller.server.tables import health
from ratskeller.server.tables.seating import leave_tables

from .moderation import changing, check_schema
from .progress import progress

MOST_PRINTED = 20


def back_up(database: Place, copy: Path) -> None:
    database = file_of(database, "copy it with pg_dump")
    with progress("copying", percent=True) as show:
        backup.back_up(database, copy, show)
    if faults := backup.faults_in(copy):
        raise RatskellerError(f"{copy}: the copy is damaged, as is {database}: {faults[0]}")
    print(f"{copy}: a copy of {database}, {copy.stat().st_size / 1_000_000:.1f} MB, without a fault")


def check(database: Place) -> int:
    """Look for damage, replay every table if there is none, and print all faults; return 1 if there are any."""
    damage = backup.faults_in(database) if isinstance(database, Path) else []
    faults = damage or _faults_of_tables(database)
    for fault in faults[:MOST_PRINTED]:
        print(fault)
    if len(faults) > MOST_PRINTED:
        print(f"and {len(faults) - MOST_PRINTED} more")
    print(f"{database}: {f'{len(faults)} faults' if faults else 'without a fault'}")
    return int(bool(faults))


def check_ratings(database: Place, *, store: bool) -> int:
    """Recalculate all ratings, print how many differ from the stored ones, and maybe `store` them; return 1 if any is wrong now."""
    if schema := check_schema(database):
        raise BadSetting(
            f"database: {database} has schema {schema}, this version {HEAD}: start the server with it once"
        )
    engine = engine_of(database)
    with closing(engine.connect()) as connection:
        engine.begin(connection)
        try:
            right = recalculated_ratings(connection)
            wrong = right.differences(stored_ratings(connection))
            if store and wrong:
                replace_ratings(connection, right)
            engine.commit(connection)
        finally:
            engine.roll_back(connection)
    verdict = "stored correctly" if not wrong else "now corrected" if store else "wrong; --store corrects them"
    print(f"{database}: {wrong or len(right.people) + len(right.bots)} ratings are {verdict}")
    return int(bool(wrong) and not store)


def move(source: Place, target: Place) -> None:
    """Copy everything into a new database, and print what to do next."""
    with progress("rows", percent=True) as show:
        rows = transfer.transfer(source, target, show)
    print(f"{target}: all {rows} rows of {source}, compared one by one")
    print("Start the server with --database and the new place; the old one is as it was.")


def file_of(database: Place, instead: str) -> Path:
    """Return the file of an SQLite database. Errors: BadSetting for PostgreSQL, which says what to do `instead`."""
    if isinstance(database, Path):
        return database
    raise BadSetting(f"database: {database} is PostgreSQL's to look after: {instead}")


def _faults_of_tables(database: Place) -> list[str]:
    if (schema := revision(database)) != HEAD:
        return [f"it has schema {schema}, this version {HEAD}: start the server once, then its tables can be checked"]
    found = []
    with closing(engine_of(database).connect()) as connection, progress("tables", percent=True) as show:
        for number, every, fault in health.faults(connection):
            show(number, every)
            if fault is not None:
                found.append(fault)
    return found


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
