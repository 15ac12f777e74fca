"""Bring a database to the present schema. SQLAlchemy and Alembic are imported only when there is something to do."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ratskeller.server.database_location import Place
from ratskeller.server.db import files
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.engine import BUSY_SECONDS
from ratskeller.server.db.engines import check_driver
from ratskeller.server.db.sqlite import connect
from ratskeller.server.settings import BadSetting

if TYPE_CHECKING:
    from sqlalchemy import Engine

HEAD = "0025"
MIGRATIONS = Path(__file__).parent / "migrations"
FILE_TABLES = "SELECT name FROM sqlite_master WHERE type = 'table'"
SERVER_TABLES = "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"


def prepare(place: Place) -> None:
    """Make or migrate the database; a file is made for this user's eyes only.

    Raises `BadSetting` when it is no database of ours or of a newer version, and when it can't be used.
    """
    if not isinstance(place, Path):
        _bring(place)
        return
    try:
        files.make(place)
        _bring(place)
        # On a full disk the write-ahead log can't begin
        connect(place).close()
        files.close_to_others(place)
    except (sqlite3.DatabaseError, OSError) as error:
        raise BadSetting(f"database: {place} can't be used: {error}") from error


def revision(place: Place) -> str | None:
    """Return the schema's revision, None for a new database. Raises `BadSetting` for a database of something else."""
    if isinstance(place, Path):
        with closing(sqlite3.connect(place, timeout=10)) as connection:
            return _revision(connection, place)
    check_driver()
    from psycopg import Error

    from ratskeller.server.db.postgres import PostgresConnection, open_raw

    try:
        with closing(PostgresConnection(open_raw(place, BUSY_SECONDS))) as connection:
            return _revision(connection, place)
    except Error as error:
        raise BadSetting(f"database: {place} can't be used: {' '.join(str(error).split())}{_remedy(error)}") from error


def _bring(place: Place) -> None:
    current = revision(place)
    if current != HEAD:
        _upgrade(place, current)


def _revision(connection: Connection, place: Place) -> str | None:
    names = {row[0] for row in connection.execute(FILE_TABLES if isinstance(place, Path) else SERVER_TABLES)}
    if "alembic_version" in names:
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return row[0] if row else None
    if names:
        raise BadSetting(f"database: {place} holds something else than tables of Ratskeller")
    return None


def _upgrade(place: Place, current: str | None) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory
    from sqlalchemy.exc import SQLAlchemyError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if current is not None and current not in known:
        raise BadSetting(f"database: {place} was written by a newer version (schema {current}, this one knows {HEAD})")
    engine = alone_in(place)
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except SQLAlchemyError as error:
        raise BadSetting(f"database: {place} can't be brought to this version: {error.__cause__ or error}") from error
    finally:
        engine.dispose()


def alone_in(place: Place) -> "Engine":
    """Return SQLAlchemy's engine for a database, in whose transactions nobody else writes: two servers may start at once."""
    from sqlalchemy import URL, create_engine, event

    if isinstance(place, Path):
        engine = create_engine(URL.create("sqlite", database=str(place)), connect_args={"timeout": 30})
        # The driver's own transactions would not cover CREATE TABLE
        event.listen(engine, "connect", _without_own_transactions)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
        return engine
    from ratskeller.server.db.postgres import LOCK, connected

    # Under a stricter level, the default of some sites, the tables would be seen as they were before the lock came
    # Only the driver understands all addresses, those of several hosts among them
    engine = create_engine("postgresql+psycopg://", creator=lambda: connected(place), isolation_level="READ COMMITTED")
    event.listen(engine, "begin", lambda it: it.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})"))
    return engine


def _without_own_transactions(connection: Any, _record: object) -> None:
    connection.isolation_level = None


def _remedy(error: Exception) -> str:
    """Return what to do about an error, where that is known."""
    if "SSL was required" not in str(error):
        return ""
    return "; turn on TLS there (ssl = on), or add ?sslmode=disable to the address if nobody else can read the network between"
