"""PostgreSQL as the database: what only a server can do or suffer. All other tests of the server can run on both."""

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest

from ratskeller.server.db import carrying, keeping
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.engines import check_driver
from ratskeller.server.db.migrate import HEAD, alone_in, prepare, revision
from ratskeller.server.db.postgres import reason_of, translated
from ratskeller.server.db.schema import metadata
from ratskeller.server.db.store import Store
from ratskeller.server.db.trouble import StorageTrouble
from ratskeller.server.place import Address, Place
from ratskeller.server.settings import BadSetting, Settings, database_place

from .places import cluster, programs
from .serving import Server, until

BUSY = 2.0


@pytest.fixture
def address(tmp_path: Path) -> Address:
    """An empty database that was prepared."""
    name = f"own_{abs(hash(tmp_path))}"
    cluster().make(name)
    return cluster().address(name)


@pytest.fixture(autouse=True)
def installed() -> None:
    """Skip where there is no PostgreSQL, or fail where everything is required."""
    if programs() is None:
        missing("no PostgreSQL: install it, or name the folder of its programs in RATSKELLER_TEST_POSTGRES")


def missing(what: str) -> None:
    import os

    if os.environ.get("RATSKELLER_REQUIRE_ALL") == "1":
        pytest.fail(what)
    pytest.skip(what)


def insert(name: str) -> Callable[[Connection], Any]:
    return lambda connection: connection.execute("INSERT INTO guests VALUES (?, ?, '')", (name, name)).rowcount


def ids(connection: Connection) -> list[str]:
    return [row[0] for row in connection.execute("SELECT id FROM guests ORDER BY id")]


def ours(address: Address, what: str) -> int:
    """Ask something of the connections of stores to a database, as the server's administrator can."""
    asked = (
        f"SELECT {what} FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'ratskeller'"
    )
    with psycopg.connect(address.url, autocommit=True) as other:
        (count,) = other.execute(asked.encode()).fetchall()[0]
    return int(count)


def test_statements_keep_their_meaning_in_the_driver_s_own_words() -> None:
    assert translated("SELECT '?:x', 5 % 2 FROM t WHERE a = ? AND b = :b_c") == (
        "SELECT '?:x', 5 %% 2 FROM t WHERE a = %s AND b = %(b_c)s"
    )


def test_migrations_and_metadata_agree_but_for_the_width_of_numbers(address: Address) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    engine = alone_in(address)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": False})
        assert compare_metadata(context, metadata) == []
        types = connection.exec_driver_sql(
            "SELECT DISTINCT data_type, collation_name FROM information_schema.columns"
            " WHERE table_schema = 'public' AND table_name <> 'alembic_version'"
        )
        assert set(map(tuple, types)) == {("text", "C"), ("bigint", None)}
    engine.dispose()


def test_two_servers_may_prepare_one_database_at_once() -> None:
    import threading

    cluster().make("unprepared", "template0")
    place, errors = cluster().address("unprepared"), []

    def run() -> None:
        try:
            prepare(place)
        except BadSetting as error:
            errors.append(str(error))

    threads = [threading.Thread(target=run) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (errors, revision(place)) == ([], HEAD)


def test_what_can_t_be_used_is_told_without_a_password(address: Address) -> None:
    with psycopg.connect(address.url, autocommit=True) as other:
        other.execute(b"UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadSetting, match="newer version"):
        prepare(address)
    cluster().make("cookbook", "template0")
    with psycopg.connect(cluster().address("cookbook").url, autocommit=True) as other:
        other.execute(b"CREATE TABLE recipes (name TEXT)")
    with pytest.raises(BadSetting, match="something else"):
        prepare(cluster().address("cookbook"))
    nowhere = Address("postgresql://anna:s3cret@127.0.0.1:1/nothing?password=s3cret&connect_timeout=2")
    with pytest.raises(BadSetting, match="can't be used") as caught:
        prepare(nowhere)
    assert "s3cret" not in f"{caught.value} {nowhere} {nowhere!r} {Settings.checked(database=nowhere.url)!r}"
    with pytest.raises(BadSetting, match="one line") as caught:
        database_place("postgresql://anna:s3cret\n@host/tables")
    assert "s3cret" not in str(caught.value)


def test_without_its_driver_it_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(BadSetting, match=r"pip install 'ratskeller\[postgres\]'"):
        check_driver()


@pytest.mark.asyncio
async def test_broken_connections_are_opened_anew_and_nobody_notices(address: Address) -> None:
    store = Store(address, BUSY)
    for number in range(3):
        await store.write(insert(f"guest {number}"))
        assert await store.read(ids) == [f"guest {it}" for it in range(number + 1)]
        # Writer, reader, and whoever listens
        await asyncio.to_thread(until, lambda: ours(address, "COUNT(*)") == 3)
        ours(address, "COUNT(pg_terminate_backend(pid))")
    assert store.trouble is None
    await store.close()


@pytest.mark.asyncio
async def test_a_server_that_is_gone_is_told_as_trouble_and_nothing_is_half_done(address: Address) -> None:
    store, name = Store(address, BUSY), address.url.rpartition("/")[2]
    with psycopg.connect(cluster().address("postgres").url, autocommit=True) as other:
        other.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false".encode())
        await asyncio.to_thread(cut_from, other, name)
        with pytest.raises(StorageTrouble) as caught:
            await store.write(insert("lost"))
        assert (caught.value.status, caught.value.code) == (503, "storage-unreachable")
        with pytest.raises(StorageTrouble):
            await store.read(ids)
        other.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true".encode())
    await store.probe()
    assert store.trouble is None
    await store.write(insert("kept"))
    assert await store.read(ids) == ["kept"]
    await store.close()


def cut_from(other: psycopg.Connection[Any], name: str) -> None:
    """End every connection to a database and wait until they are gone."""
    sought = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s"
    until(lambda: not other.execute(sought.encode(), (name,)).fetchall())


@pytest.mark.asyncio
async def test_a_writer_waits_for_others_and_tells_when_it_takes_too_long(address: Address) -> None:
    store = Store(address, 0.2)
    with psycopg.connect(address.url) as other:
        from ratskeller.server.db.postgres import LOCK

        other.execute(f"SELECT pg_advisory_xact_lock({LOCK})".encode())
        with pytest.raises(StorageTrouble) as caught:
            await store.write(insert("late"))
        assert caught.value.code == "storage-locked"
        other.rollback()
    assert await store.write(insert("in time")) == 1
    await store.close()


@pytest.mark.asyncio
async def test_what_one_process_writes_rings_at_the_others_and_not_at_itself(address: Address) -> None:
    one, other = Store(address, BUSY), Store(address, BUSY)
    # Each has just begun to listen: it may have missed something
    await asyncio.gather(one.others_wrote(), other.others_wrote())
    await one.write(insert("anna"))
    await asyncio.wait_for(other.others_wrote(), 10)
    assert await other.read(ids) == ["anna"]
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(one.others_wrote(), 0.2)
    await other.write(insert("bert"))
    await asyncio.wait_for(one.others_wrote(), 10)
    for store in (one, other):
        await store.close()


@pytest.mark.asyncio
async def test_one_write_that_fails_harms_no_other_of_its_transaction(address: Address) -> None:
    store = Store(address, BUSY)
    works = [insert("a"), insert("a"), insert("b")]
    results = await asyncio.gather(*(store.write(work) for work in works), return_exceptions=True)
    assert [type(it) for it in results] == [int, psycopg.errors.UniqueViolation, int]
    assert (await store.read(ids), store.trouble) == (["a", "b"], None)
    await store.close()


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (psycopg.errors.DiskFull, "full"),
        (psycopg.errors.ReadOnlySqlTransaction, "read-only"),
        (psycopg.errors.LockNotAvailable, "locked"),
        (psycopg.errors.DataCorrupted, "damaged"),
        (psycopg.errors.IoError, "failed"),
        (psycopg.errors.AdminShutdown, "unreachable"),
        (psycopg.OperationalError, "unreachable"),
        (psycopg.errors.UniqueViolation, None),
        (ZeroDivisionError, None),
    ],
)
def test_each_error_of_the_server_is_told_as_what_it_means(error: type[Exception], reason: str | None) -> None:
    assert reason_of(error()) == reason


def test_everything_is_carried_to_a_server_and_back(start: Any, tmp_path: Path, address: Address) -> None:
    server: Server = start()
    guest = server.guest()
    table = guest.open()
    guest.answer(table, table["view"]["legal"][0])
    source = place_in(server)
    if isinstance(source, Path):
        with pytest.raises(keeping.CantKeep, match="used by a server"):
            carrying.carry(source, address)
    server.stop()
    told: list[tuple[int, int]] = []
    rows = carrying.carry(source, address, lambda done, every: told.append((done, every)))
    assert told[-1] == (rows, rows)
    with pytest.raises(keeping.CantKeep, match="has rows already"):
        carrying.carry(source, address)
    back = tmp_path / "back.sqlite3"
    assert carrying.carry(address, back) == rows
    assert keeping.faults_of(back) == []
    with pytest.raises(keeping.CantKeep, match="no such file"):
        carrying.carry(tmp_path / "nowhere", address)


def place_in(server: Server) -> Place:
    from .places import place_of

    return place_of(server.database)
