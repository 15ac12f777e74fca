"""Bring a database file to the present schema. SQLAlchemy and Alembic are imported only when there is something to do."""

import sqlite3
from contextlib import closing
from pathlib import Path

from ratskeller.server.db import files
from ratskeller.server.settings import BadSetting

HEAD = "0013"
MIGRATIONS = Path(__file__).parent / "migrations"


def prepare(path: Path) -> None:
    """Make or migrate the database, for this user's eyes only.

    Raises `BadSetting` when the file is no database of ours or of a newer version.
    """
    try:
        files.make(path)
        current = revision(path)
        if current != HEAD:
            _upgrade(path, current)
        files.close_to_others(path)
    except (sqlite3.DatabaseError, OSError) as error:
        raise BadSetting(f"database: {path} can't be used: {error}") from error


def revision(path: Path) -> str | None:
    """Return the schema's revision, None for a new file. Raises `BadSetting` for a database of something else."""
    with closing(sqlite3.connect(path, timeout=10)) as connection:
        names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if "alembic_version" in names:
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            return row[0] if row else None
    if names:
        raise BadSetting(f"database: {path} holds something else than tables of Ratskeller")
    return None


def _upgrade(path: Path, current: str | None) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory
    from sqlalchemy import URL, create_engine, event
    from sqlalchemy.exc import SQLAlchemyError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if current is not None and current not in known:
        raise BadSetting(f"database: {path} was written by a newer version (schema {current}, this one knows {HEAD})")
    engine = create_engine(URL.create("sqlite", database=str(path)), connect_args={"timeout": 30})

    # The driver's own transactions would not cover CREATE TABLE, and two servers may start at once
    @event.listens_for(engine, "connect")
    def _own_transactions(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None

    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except SQLAlchemyError as error:
        raise BadSetting(f"database: {path} can't be brought to this version: {error.__cause__ or error}") from error
    finally:
        engine.dispose()
