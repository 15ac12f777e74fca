"""Carry all that a database holds into another one, of the same kind or not: from a file to PostgreSQL, and back."""

import hashlib
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from ratskeller.server.db import keeping
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.engines import engine_of
from ratskeller.server.db.keeping import CantKeep, quiet
from ratskeller.server.db.migrate import HEAD, prepare, revision
from ratskeller.server.place import Place

ROWS = 500
"""How many rows are carried at a time."""
MADE = ("house", "keys", "ticks")
"""What even a new database has rows of."""
OTHERS = (
    "SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'ratskeller'"
    " AND pid <> pg_backend_pid()"
)
Columns = dict[str, list[str]]


def carry(source: Place, target: Place, progress: Callable[[int, int], None] = quiet) -> int:
    """Carry everything from a database into a new one, compare the two, and return how many rows there are.

    Errors: CantKeep, and the target is as it was, but for tables without rows. The source is never changed. No server may use either.
    """
    if (schema := _schema_of(source)) != HEAD:
        raise CantKeep(
            f"{source}: has schema {schema}, this version {HEAD}: start the server with it once, and end it again"
        )
    prepare(target)
    engines = engine_of(source), engine_of(target)
    try:
        for place in (source, target):
            _check_unused(place)
        with closing(engines[0].connect()) as origin, closing(engines[1].connect()) as goal:
            # Nobody writes into either until all is done
            engines[0].begin(origin)
            engines[1].begin(goal)
            try:
                count = _carry(origin, goal, target, progress)
                engines[1].commit(goal)
            finally:
                engines[1].roll_back(goal)
                engines[0].roll_back(origin)
            return count
    except (*engines[0].errors, *engines[1].errors) as error:
        raise CantKeep(f"{source} can't be carried to {target}: {' '.join(str(error).split())}") from error


def _carry(origin: Connection, goal: Connection, target: Place, progress: Callable[[int, int], None]) -> int:
    tables = _tables()
    if full := [name for name in tables if name not in MADE and _count(goal, name)]:
        raise CantKeep(f"{target}: has rows already, in {full[0]}; give an empty database")
    every = sum(_count(origin, name) for name in tables)
    done = 0
    for name in MADE:
        goal.execute(f"DELETE FROM {name}")  # noqa: S608
    for name, columns in tables.items():
        places = ", ".join("?" * len(columns))
        for rows in _rows(origin, name, columns):
            goal.executemany(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({places})", rows)  # noqa: S608
            done += len(rows)
            progress(done, every)
        if _digest(origin, name, columns) != _digest(goal, name, columns):
            raise CantKeep(f"{target}: {name} is not as it was after it was carried")
    return done


def _schema_of(source: Place) -> str | None:
    if isinstance(source, Path):
        keeping.check_there(source)
    return revision(source)


def _check_unused(place: Place) -> None:
    if isinstance(place, Path):
        keeping.check_unused(place)
        return
    with closing(engine_of(place).connect()) as connection:
        if connection.execute(OTHERS).fetchone()[0]:
            raise CantKeep(f"{place}: is used by a server; stop it first")


def _tables() -> Columns:
    """Return all tables by name with their columns, those before others that belong to them."""
    from ratskeller.server.db.schema import metadata

    return {table.name: [column.name for column in table.columns] for table in metadata.sorted_tables}


def _count(connection: Connection, name: str) -> int:
    count: int = connection.execute(f"SELECT COUNT(*) FROM {name}").fetchone()[0]  # noqa: S608
    return count


def _rows(connection: Connection, name: str, columns: list[str]) -> Iterator[list[Any]]:
    named = ", ".join(columns)
    # Where two rows have the same in all columns, either may come first
    cursor = connection.execute(f"SELECT {named} FROM {name} ORDER BY {named}")  # noqa: S608
    while rows := cursor.fetchmany(ROWS):
        yield rows


def _digest(connection: Connection, name: str, columns: list[str]) -> str:
    found = hashlib.sha256()
    for rows in _rows(connection, name, columns):
        found.update(repr([tuple(row) for row in rows]).encode())
    return found.hexdigest()
