"""Finds the engine for a database. The driver of PostgreSQL is only imported when it is needed."""

from pathlib import Path

from ratskeller.server.database_location import Place
from ratskeller.server.db.engine import BUSY_SECONDS, Engine
from ratskeller.server.db.sqlite import SQLite
from ratskeller.server.settings import BadSetting


def engine_of(place: Place, busy: float = BUSY_SECONDS) -> Engine:
    """Return the engine of a database that was prepared. Raises `BadSetting` if its driver is not installed."""
    if isinstance(place, Path):
        return SQLite(place, busy)
    check_driver()
    from ratskeller.server.db.postgres import Postgres

    return Postgres(place, busy)


def check_driver() -> None:
    """Raise `BadSetting` if the driver of PostgreSQL is not installed."""
    try:
        import psycopg  # noqa: F401
    except ImportError as error:
        raise BadSetting("database: PostgreSQL needs its driver: pip install 'ratskeller[postgres]'") from error
