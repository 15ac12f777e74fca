"""The database: migrations, foreign files, and the writer that commits many writes at once."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine

from ratskeller.server.db.connection import Connection
from ratskeller.server.db.errors import Unchanged
from ratskeller.server.db.metadata import metadata
from ratskeller.server.db.migrate import HEAD, MIGRATIONS, prepare, revision
from ratskeller.server.db.sqlite import connect
from ratskeller.server.db.store import READERS, Store
from ratskeller.server.settings import BadSetting

from .guests_of_a_store import insert

Write = Callable[[sqlite3.Connection], Any]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A prepared database."""
    file = tmp_path / "sub" / "folder" / "tables.sqlite3"
    prepare(file)
    return file


def guests(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return [row[0] for row in connection.execute("SELECT id FROM guests ORDER BY rowid")]


def test_a_new_file_gets_the_whole_schema(path: Path) -> None:
    assert revision(path) == HEAD
    prepare(path)
    assert revision(path) == HEAD


def test_migrations_and_metadata_agree(path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_the_head_is_the_newest_migration() -> None:
    from alembic.script import ScriptDirectory

    assert ScriptDirectory(str(MIGRATIONS)).get_current_head() == HEAD


def test_every_database_has_a_name_and_a_secret_of_its_own(tmp_path: Path) -> None:
    names, secrets = set(), set()
    for name in ("one", "two"):
        prepare(tmp_path / name)
        with closing(connect(tmp_path / name)) as connection:
            names.add(connection.execute("SELECT id FROM server").fetchone()[0])
            secrets.add(connection.execute("SELECT secret FROM daily_secret").fetchone()[0])
    assert [len(name) for name in names] == [8, 8]
    assert [len(secret) for secret in secrets] == [64, 64]


def test_two_servers_may_prepare_one_file_at_once(tmp_path: Path) -> None:
    file, errors = tmp_path / "tables.sqlite3", []

    def run() -> None:
        try:
            prepare(file)
        except BadSetting as error:
            errors.append(error)

    threads = [threading.Thread(target=run) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (errors, revision(file)) == ([], HEAD)


def test_a_connection_to_a_new_file_waits_for_the_process_that_writes_to_it(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    with closing(sqlite3.connect(file, isolation_level=None)) as other, ThreadPoolExecutor() as pool:
        other.execute("CREATE TABLE t (i)")
        other.execute("BEGIN IMMEDIATE")
        opening = pool.submit(connect, file)
        assert not wait([opening], timeout=0.2).done
        other.execute("COMMIT")
        with closing(opening.result()) as connection:
            assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_a_connection_to_a_new_file_that_stays_locked_is_refused_in_time(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("CREATE TABLE t (i)")
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(sqlite3.OperationalError, match="database is locked"):
            connect(file, busy=0.1)


def test_foreign_and_newer_files_are_refused(path: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    with pytest.raises(BadSetting, match="newer version"):
        prepare(path)
    other = tmp_path / "cookbook.sqlite3"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(BadSetting, match="something else"):
        prepare(other)
    text = tmp_path / "letter.txt"
    text.write_text("Dear Anna, " * 100)
    with pytest.raises(BadSetting, match="can't be used"):
        prepare(text)


def test_every_commit_is_on_disk_and_keys_are_checked(path: Path) -> None:
    with closing(connect(path)) as connection:
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        with pytest.raises(sqlite3.IntegrityError):
            connection.execute("INSERT INTO seats VALUES ('none', 0, 'open', NULL, NULL, NULL)")


def test_many_writes_share_a_commit_and_one_that_fails_harms_no_other(path: Path) -> None:
    async def run() -> list[Any]:
        store = Store(path)

        def refuse(_connection: sqlite3.Connection) -> None:
            raise Unchanged("not now")

        def half(connection: sqlite3.Connection) -> None:
            insert("half")(connection)
            raise ZeroDivisionError

        works: list[Write] = [insert("a"), refuse, insert("b"), insert("a"), half, insert("c")]
        results = await asyncio.gather(*(store.write(work) for work in works), return_exceptions=True)
        await store.close()
        return results

    results = asyncio.run(run())
    failed = [type(result) for result in results if isinstance(result, Exception)]
    assert failed == [Unchanged, sqlite3.IntegrityError, ZeroDivisionError]
    assert guests(path) == ["a", "b", "c"]


def test_a_write_is_seen_by_the_next_read_and_closing_loses_nothing(path: Path) -> None:
    async def run() -> int:
        store = Store(path)
        await store.write(insert("first"))
        (count,) = await store.read(lambda connection: connection.execute("SELECT COUNT(*) FROM guests").fetchone())
        waiting = [asyncio.create_task(store.write(insert(f"guest {i}"))) for i in range(500)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        return int(count)

    assert asyncio.run(run()) == 1
    assert len(guests(path)) == 501


def test_a_long_read_does_not_block_other_reads(path: Path) -> None:
    """An export or a statistic used to hold the only reader, and with it every click."""

    async def run() -> list[Any]:
        store, begun, may_end = Store(path), threading.Event(), threading.Event()

        def long(_connection: Connection) -> str:
            begun.set()
            assert may_end.wait(30)
            return "long"

        waiting = [asyncio.create_task(store.read_long(long)) for _ in range(2 * READERS)]
        waiting.append(asyncio.create_task(store.read(long)))
        await asyncio.to_thread(begun.wait, 30)
        # All of them have come
        await store.write(insert("anna"))
        (count,) = await store.read(lambda connection: connection.execute("SELECT COUNT(*) FROM guests").fetchone())
        may_end.set()
        found = await asyncio.gather(*waiting)
        await store.close()
        return [count, *found]

    assert asyncio.run(asyncio.wait_for(run(), 60)) == [1, *["long"] * (2 * READERS + 1)]


def test_a_read_that_was_given_up_before_it_began_is_not_made(path: Path) -> None:
    async def run() -> list[str]:
        store, may_end, made = Store(path), threading.Event(), list[str]()

        def long(_connection: Connection) -> None:
            assert may_end.wait(30)
            made.append("long")

        waiting = [asyncio.create_task(store.read(long)) for _ in range(READERS)]
        given_up = asyncio.create_task(store.read(lambda _: made.append("given up")))
        await asyncio.sleep(0)
        given_up.cancel()
        may_end.set()
        await asyncio.gather(*waiting)
        await store.read(lambda _: made.append("last"))
        await store.close()
        return made

    assert asyncio.run(asyncio.wait_for(run(), 60)) == [*["long"] * READERS, "last"]
