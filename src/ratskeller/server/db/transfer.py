"""Carry all that a database holds into another one, of the same kind or not: from a file to PostgreSQL, and back."""

import hashlib
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from ratskeller.server.database_location import Place
from ratskeller.server.db import backup as keeping
from ratskeller.server.db.backup import CantKeep, quiet
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.engine import Engine
from ratskeller.server.db.engines import engine_of
from ratskeller.server.db.migrate import HEAD, prepare, revision

ROWS = 500
"""How many rows are carried at a time."""
MADE = ("house", "keys", "ticks")
"""What even a new database has rows of."""
OTHERS = (
    "SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'ratskeller'"
    " AND pid <> pg_backend_pid()"
)
Columns = dict[str, list[str]]


class _Side(NamedTuple):
    """One of the two databases, while nobody else writes into it."""

    place: Place
    engine: Engine
    connection: Connection


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
        with _alone(source, engines[0]) as origin, _alone(target, engines[1]) as goal:
            count = _carry(origin, goal, progress)
            goal.engine.commit(goal.connection)
        return count
    except (*engines[0].errors, *engines[1].errors) as error:
        raise CantKeep(f"{source} can't be carried to {target}: {' '.join(str(error).split())}") from error


@contextmanager
def _alone(place: Place, engine: Engine) -> Iterator[_Side]:
    """Open a database for one transaction, which leaves nothing behind unless it is committed."""
    with closing(engine.connect()) as connection:
        # Either side stands still while the other one works
        engine.take_time(connection)
        engine.begin(connection)
        try:
            yield _Side(place, engine, connection)
        finally:
            engine.roll_back(connection)


def _carry(origin: _Side, goal: _Side, progress: Callable[[int, int], None]) -> int:
    tables = _tables()
    if full := [name for name in tables if name not in MADE and _count(goal, name)]:
        raise CantKeep(f"{goal.place}: has rows already, in {full[0]}; give an empty database")
    every = sum(_count(origin, name) for name in tables)
    done = 0
    for name in MADE:
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
            raise CantKeep(f"{goal.place}: {name} is not as it was after it was carried")
    return done


def _check_texts(source: Place, name: str, columns: list[str], rows: list[Any]) -> None:
    """Refuse what a text of SQLite may hold and none of PostgreSQL. Errors: CantKeep."""
    for row in rows:
        for column, value in zip(columns, row, strict=True):
            if isinstance(value, str) and "\0" in value:
                raise CantKeep(f"{source}: a text in {name}.{column} has a NUL character, which PostgreSQL can't hold")


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


def _count(side: _Side, name: str) -> int:
    count: int = side.connection.execute(f"SELECT COUNT(*) FROM {name}").fetchone()[0]  # noqa: S608
    return count


def _rows(side: _Side, name: str, columns: list[str]) -> Iterator[list[Any]]:
    named = ", ".join(columns)
    # Where two rows have the same in all columns, either may come first
    return side.engine.batches(side.connection, f"SELECT {named} FROM {name} ORDER BY {named}", ROWS)  # noqa: S608


def _digest(side: _Side, name: str, columns: list[str]) -> str:
    found = hashlib.sha256()
    for rows in _rows(side, name, columns):
        found.update(repr([tuple(row) for row in rows]).encode())
    return found.hexdigest()
