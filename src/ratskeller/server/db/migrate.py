"""Creates databases and migrates them to the present schema. SQLAlchemy and Alembic are only imported for that."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from ratskeller.server.database_location import Place
from ratskeller.server.db import files
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.engine import BUSY_SECONDS
from ratskeller.server.db.engines import check_driver
from ratskeller.server.db.rows import scalar, scalars
from ratskeller.server.db.sqlite import connect
from ratskeller.server.settings import BadSetting

if TYPE_CHECKING:
    from sqlalchemy import Engine

HEAD = "0001"
MIGRATIONS = Path(__file__).parent / "migrations"
FILE_TABLES = "SELECT name FROM sqlite_master WHERE type = 'table'"
SERVER_TABLES = "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"


def prepare(place: Place) -> None:
    """Create or migrate a database. A new file is readable by this user only.

    Raises `BadSetting` if it can't be used, belongs to another program, or was written by a newer version.
    """
    if not isinstance(place, Path):
        _migrate(place)
        return
    try:
        files.make(place)
        _migrate(place)
        # Fails on a full disk, where there is no room for the write-ahead log
        connect(place).close()
        files.remove_access_of_others(place)
    except (sqlite3.DatabaseError, OSError) as error:
        raise BadSetting(f"database: {place} can't be used: {error}") from error


def revision(place: Place) -> str | None:
    """Return the revision of the schema, None for a new database. Raises `BadSetting` for a database of another program."""
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


def _migrate(place: Place) -> None:
    current = revision(place)
    if current != HEAD:
        _upgrade(place, current)


def _revision(connection: Connection, place: Place) -> str | None:
    names = scalars(connection, FILE_TABLES if isinstance(place, Path) else SERVER_TABLES)
    if "alembic_version" in names:
        version: str | None = scalar(connection, "SELECT version_num FROM alembic_version")
        return version
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
    engine = exclusive_engine(place)
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except SQLAlchemyError as error:
        raise BadSetting(f"database: {place} can't be brought to this version: {error.__cause__ or error}") from error
    finally:
        engine.dispose()


def exclusive_engine(place: Place) -> "Engine":
    """Return SQLAlchemy's engine for a database, with exclusive transactions: two servers may start at once."""
    from sqlalchemy import URL, create_engine, event

    if isinstance(place, Path):
        engine = create_engine(URL.create("sqlite", database=str(place)), connect_args={"timeout": 30})
        # The driver's own transactions would not cover CREATE TABLE
        event.listen(engine, "connect", _without_own_transactions)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
        return engine
    from ratskeller.server.db.postgres import LOCK, connected

    # A stricter isolation level, the default of some sites, would show the tables as they were before the lock
    # The driver understands all addresses, SQLAlchemy none with several hosts
    engine = create_engine("postgresql+psycopg://", creator=lambda: connected(place), isolation_level="READ COMMITTED")
    event.listen(engine, "begin", lambda it: it.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})"))
    return engine


def _without_own_transactions(connection: sqlite3.Connection, _record: object) -> None:
    connection.isolation_level = None


def _remedy(error: Exception) -> str:
    if "SSL was required" not in str(error):
        return ""
    return "; turn on TLS there (ssl = on), or add ?sslmode=disable to the address if nobody else can read the network between"
