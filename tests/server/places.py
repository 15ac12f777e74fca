"""The databases of tests: files of SQLite, or where RATSKELLER_TEST_DATABASE is `postgres`, databases of a PostgreSQL of our own.

Tests name a database by a path either way; for PostgreSQL it stands for a database of its own in a cluster that ends with the tests.
"""

import atexit
import hashlib
import os
import shutil
import tempfile
from contextlib import closing
from functools import cache
from pathlib import Path

from benchmarks.kills.postgres import Cluster, Installed, programs
from ratskeller.server.database_location import Place
from ratskeller.server.db.backup import faults_in
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.engines import engine_of
from ratskeller.server.db.metadata import metadata
from ratskeller.server.db.migrate import prepare
from ratskeller.server.db.store import Store

ON_POSTGRES = os.environ.get("RATSKELLER_TEST_DATABASE") == "postgres"
TEMPLATE = "ratskeller_empty"


def place_of(path: Path) -> Place:
    """Return where the database is that a test calls by a path."""
    return cluster().address(_name(path)) if ON_POSTGRES else path


def fresh(path: Path) -> Path:
    """Make a database without any table under a path, and return the path."""
    if ON_POSTGRES:
        cluster().make(_name(path))
    else:
        shutil.copy(_empty_file(), path)
    return path


def copied(source: Path, target: Path) -> Path:
    """Make a database as another one is, under another path, and return that path. Nobody may use the other one."""
    if ON_POSTGRES:
        cluster().make(_name(target), _name(source))
    else:
        shutil.copy(source, target)
    return target


def exists(path: Path) -> bool:
    """Tell whether a test has made a database under a path."""
    return _name(path) in cluster().made if ON_POSTGRES else path.exists()


def store_of(path: Path) -> Store:
    """Return a store on a database."""
    return Store(place_of(path))


def connected(path: Path) -> Connection:
    """Look into a database beside those who use it; every statement is stored at once."""
    return engine_of(place_of(path), 20).connect()


def all_rows(path: Path) -> str:
    """Return everything that a database holds."""
    with closing(connected(path)) as connection:
        return "\n".join(repr(row) for table in metadata.tables for row in connection.execute(f"SELECT * FROM {table}"))


def faults(path: Path) -> list[str]:
    """Return what is damaged in a database, and rows that belong to nothing; PostgreSQL sees to that itself."""
    return [] if ON_POSTGRES else faults_in(path)


@cache
def _empty_file() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="ratskeller-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    file = folder / "empty.sqlite3"
    prepare(file)
    return file


def _name(path: Path) -> str:
    return f"t{hashlib.sha256(str(path).encode()).hexdigest()[:24]}"


class Databases(Cluster):
    """A PostgreSQL of our own that keeps nothing, and the databases of tests in it."""

    def __init__(self, found: Path) -> None:
        """Make it and start it."""
        self.made: set[str] = set()
        installed = Installed(found)
        super().__init__(installed, settings=("max_connections=300",))
        atexit.register(installed.remove)
        atexit.register(self.stop)
        self.initialise()
        self.start()
        self.make(TEMPLATE, "template0")
        prepare(self.address(TEMPLATE))

    def make(self, name: str, like: str = TEMPLATE) -> None:
        """Make a database; one of this name is gone then."""
        self.ask(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        self.ask(f"CREATE DATABASE {name} TEMPLATE {like}")
        self.made.add(name)


@cache
def cluster() -> Databases:
    """Return the PostgreSQL of this process, started when it is first needed."""
    found = programs()
    assert found is not None, (
        "no PostgreSQL: install it, or name the folder of its programs in RATSKELLER_TEST_POSTGRES"
    )
    return Databases(found)
