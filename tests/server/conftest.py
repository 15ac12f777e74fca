"""A server for tests that do not harm it, and a factory for those that do."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ratskeller.server.db.migrate import prepare

from .serving import Guest, Server


@pytest.fixture
def server(shared_server: Server) -> Iterator[Server]:
    """The server that all tests of a session share."""
    yield shared_server
    shared_server.farewell()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server once for all tests."""
    running = Server(tmp_path_factory.mktemp("server") / "tables.sqlite3").start()
    yield running
    running.stop()


@pytest.fixture
def guest(server: Server) -> Guest:
    """A new guest of the shared server."""
    return server.guest()


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a database without any table, to be copied: making one takes longer than starting a server."""
    path = tmp_path_factory.mktemp("empty") / "tables.sqlite3"
    prepare(path)
    return path


@pytest.fixture
def start(tmp_path: Path, empty_database: Path) -> Iterator[Callable[..., Server]]:
    """Start servers that end with the test; all of them on the same database unless told otherwise."""
    running: list[Server] = []

    def begin(database: str = "tables.sqlite3", **options: Any) -> Server:
        path = tmp_path / database
        if not path.exists():
            shutil.copy(empty_database, path)
        running.append(Server(path, **options).start())
        return running[-1]

    yield begin
    for one in running:
        one.stop()
