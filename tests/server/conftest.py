"""A server for tests that do not harm it, and a factory for those that do."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ratskeller.server.database_location import Address

from .places import ON_POSTGRES, cluster, exists, fresh, programs
from .receiving import ACCEPTED, Mailbox, mailbox, notifying
from .serving import Guest, Server, served


@pytest.fixture
def server(shared_server: Server) -> Iterator[Server]:
    """The server that all tests of a session share."""
    yield shared_server
    shared_server.farewell()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server once for all tests. A file that makes many links, which an address may not, has one of its own by this name."""
    yield from served(tmp_path_factory.mktemp("server"))


@pytest.fixture
def guest(server: Server) -> Guest:
    """A new guest of the shared server."""
    return server.guest()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Start servers that end with the test; all of them on the same database unless told otherwise."""
    running: list[Server] = []

    def begin(database: str = "tables.sqlite3", **options: Any) -> Server:
        path = tmp_path / database
        if not exists(path):
            fresh(path)
        running.append(Server(path, **options).start())
        return running[-1]

    yield begin
    for one in running:
        one.stop()


@pytest.fixture(scope="module")
def box() -> Iterator[tuple[Mailbox, str]]:
    """A mail server, and its address."""
    with mailbox() as running:
        yield running


@pytest.fixture(scope="module")
def mailing_server(tmp_path_factory: pytest.TempPathFactory, box: Any) -> Iterator[Server]:
    """A server that sends notifications without delay, to the mail server of the file."""
    server = notifying(fresh(tmp_path_factory.mktemp("post") / "tables.sqlite3"), box[1]).start()
    yield server
    server.stop()


@pytest.fixture
def mails(box: Any) -> Mailbox:
    found: Mailbox = box[0]
    found.mails.clear()
    found.says, found.tried = ACCEPTED, 0
    return found


@pytest.fixture
def postgres() -> None:
    """Skip where there is no PostgreSQL, or fail where everything is required."""
    if programs() is None:
        missing = pytest.fail if os.environ.get("RATSKELLER_REQUIRE_ALL") == "1" else pytest.skip
        missing("no PostgreSQL: install it, or name the folder of its programs in RATSKELLER_TEST_POSTGRES")


@pytest.fixture
def address(postgres: None, tmp_path: Path) -> Address:
    """An empty database of PostgreSQL that was prepared."""
    name = f"own_{abs(hash(tmp_path))}"
    cluster().make(name)
    return cluster().address(name)


OF_FILES = ("test_database", "test_backup", "test_storage")
"""Tests of what only a file can do or suffer."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out what is about files where the database is a server."""
    mark = pytest.mark.skip(reason="it is about files of SQLite")
    for item in items:
        if ON_POSTGRES and item.path.stem in OF_FILES:
            item.add_marker(mark)
