"""The engine of a database, by where it is. The driver of PostgreSQL is imported only where it is needed."""

from pathlib import Path

from ratskeller.server.database_location import Place
from ratskeller.server.db.engine import BUSY_SECONDS, Engine
from ratskeller.server.db.sqlite import SQLite
from ratskeller.server.settings import BadSetting


def engine_of(place: Place, busy: float = BUSY_SECONDS) -> Engine:
    """Return the engine of a (prepared) database. Raises `BadSetting` where its driver is not installed."""
    if isinstance(place, Path):
        return SQLite(place, busy)
    check_driver()
    from ratskeller.server.db.postgres import Postgres

    return Postgres(place, busy)


def check_driver() -> None:
    """Refuse PostgreSQL where there is no driver for it. Raises `BadSetting`."""
    try:
        import psycopg  # noqa: F401
    except ImportError as error:
        raise BadSetting("database: PostgreSQL needs its driver: pip install 'ratskeller[postgres]'") from error
