"""Moves a database to another, of either kind: from a file to PostgreSQL, and back."""

import hashlib
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from ratskeller.server.database_location import Place
from ratskeller.server.db import backup
from ratskeller.server.db.backup import BackupError, no_progress
from ratskeller.server.db.connection import Connection, Row
from ratskeller.server.db.engine import Engine
from ratskeller.server.db.engines import engine_of
from ratskeller.server.db.migrate import HEAD, prepare, revision
from ratskeller.server.db.rows import scalar

ROWS = 500
"""Rows that are copied at a time."""
PREFILLED = ("server", "daily_secret", "server_time")
"""Tables that have rows in a new database."""
OTHERS = (
    "SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'ratskeller'"
    " AND pid <> pg_backend_pid()"
)
Columns = dict[str, list[str]]


class _Side(NamedTuple):
    """One of the two databases, while nobody else writes to it."""

    place: Place
    engine: Engine
    connection: Connection


def transfer(source: Place, target: Place, progress: Callable[[int, int], None] = no_progress) -> int:
    """Copy everything to a new database, compare the two, and return the number of rows. No server may use either.

    Raises `BackupError`; the target is then as before, except for empty tables. The source never changes.
    """
    if (schema := _schema_of(source)) != HEAD:
        raise BackupError(
            f"{source}: has schema {schema}, this version {HEAD}: start the server with it once, and stop it again"
        )
    prepare(target)
    engines = engine_of(source), engine_of(target)
    try:
        for place in (source, target):
            _check_unused(place)
        with _exclusive(source, engines[0]) as origin, _exclusive(target, engines[1]) as goal:
            count = _copy(origin, goal, progress)
            goal.engine.commit(goal.connection)
        return count
    except (*engines[0].errors, *engines[1].errors) as error:
        raise BackupError(f"{source} can't be moved to {target}: {' '.join(str(error).split())}") from error


@contextmanager
def _exclusive(place: Place, engine: Engine) -> Iterator[_Side]:
    """Open a database for one transaction, which is rolled back unless it is committed."""
    with closing(engine.connect()) as connection:
        # Each side is idle while the other works
        engine.disable_timeouts(connection)
        engine.begin(connection)
        try:
            yield _Side(place, engine, connection)
        finally:
            engine.roll_back(connection)


def _copy(origin: _Side, goal: _Side, progress: Callable[[int, int], None]) -> int:
    tables = _tables()
    if full := [name for name in tables if name not in PREFILLED and _count(goal, name)]:
        raise BackupError(f"{goal.place}: already has rows, in {full[0]}; give an empty database")
    every = sum(_count(origin, name) for name in tables)
    done = 0
    for name in PREFILLED:
        goal.connection.execute(f"DELETE FROM {name}")  # noqa: S608
    for name, columns in tables.items():
        places = ", ".join("?" * len(columns))
        insert = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({places})"  # noqa: S608
        for rows in _rows(origin, name, columns):
            if not isinstance(goal.place, Path):
                _check_texts(origin.place, name, columns, rows)
            goal.connection.executemany(insert, rows)
            done += len(rows)
            progress(done, every)
        if _digest(origin, name, columns) != _digest(goal, name, columns):
            raise BackupError(f"{goal.place}: {name} differs from the source after the move")
    return done


def _check_texts(source: Place, name: str, columns: list[str], rows: list[Row]) -> None:
    for row in rows:
        for column, value in zip(columns, row, strict=True):
            if isinstance(value, str) and "\0" in value:
                raise BackupError(
                    f"{source}: a text in {name}.{column} has a NUL character, which PostgreSQL can't hold"
                )


def _schema_of(source: Place) -> str | None:
    if isinstance(source, Path):
        backup.check_exists(source)
    return revision(source)


def _check_unused(place: Place) -> None:
    if isinstance(place, Path):
        backup.check_unused(place)
        return
    with closing(engine_of(place).connect()) as connection:
        if scalar(connection, OTHERS):
            raise BackupError(f"{place}: is used by a server; stop it first")


def _tables() -> Columns:
    from ratskeller.server.db.metadata import metadata

    return {table.name: [column.name for column in table.columns] for table in metadata.sorted_tables}


def _count(side: _Side, name: str) -> int:
    count: int = scalar(side.connection, f"SELECT COUNT(*) FROM {name}")  # noqa: S608
    return count


def _rows(side: _Side, name: str, columns: list[str]) -> Iterator[list[Row]]:
    named = ", ".join(columns)
    # The order of rows that are equal in all columns does not matter
    return side.engine.batches(side.connection, f"SELECT {named} FROM {name} ORDER BY {named}", ROWS)  # noqa: S608


def _digest(side: _Side, name: str, columns: list[str]) -> str:
    found = hashlib.sha256()
    for rows in _rows(side, name, columns):
        found.update(repr([tuple(row) for row in rows]).encode())
    return found.hexdigest()
