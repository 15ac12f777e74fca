"""PostgreSQL as the database: what only a server can do or suffer. All other tests of the server can run on both."""

import asyncio
import sys

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from benchmarks.kills.postgres import version_in
from ratskeller.server.database_location import Address
from ratskeller.server.db.engines import check_driver
from ratskeller.server.db.metadata import metadata
from ratskeller.server.db.migrate import HEAD, exclusive_engine, prepare, revision
from ratskeller.server.db.postgres import CHANNEL, reason_of, translated
from ratskeller.server.db.store import Store
from ratskeller.server.settings import BadSetting, Settings, database_place

from .guests_of_a_store import BUSY, ids, insert
from .places import cluster


def test_statements_keep_their_meaning_in_the_driver_s_own_words() -> None:
    assert translated("SELECT '?:x', 5 % 2 FROM t WHERE a = ? AND b = :b_c") == (
        "SELECT '?:x', 5 %% 2 FROM t WHERE a = %s AND b = %(b_c)s"
    )


def test_migrations_and_metadata_agree_but_for_the_width_of_numbers(address: Address) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    engine = exclusive_engine(address)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": False})
        assert compare_metadata(context, metadata) == []
        types = connection.exec_driver_sql(
            "SELECT DISTINCT data_type, collation_name FROM information_schema.columns"
            " WHERE table_schema = 'public' AND table_name <> 'alembic_version'"
        )
        assert set(map(tuple, types)) == {("text", "C"), ("bigint", None)}
    engine.dispose()


@pytest.mark.usefixtures("postgres")
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


def test_an_unusable_address_is_reported_without_its_password(address: Address) -> None:
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


def test_what_goes_to_another_machine_is_encrypted_unless_its_address_says_otherwise(
    address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PGSSLMODE", raising=False)
    # By its name the server is another machine; the address says where that is
    given = conninfo_to_dict(address.url)
    url = make_conninfo("", **given | {"host": "db.example.org", "hostaddr": "127.0.0.1"})
    with pytest.raises(BadSetting, match="SSL was required; turn on TLS there"):
        prepare(Address(url))
    prepare(Address(make_conninfo(url, sslmode="disable")))


def test_the_newest_version_is_the_one_of_the_highest_number() -> None:
    lines = [
        "initdb (PostgreSQL) 9.6.24",
        "initdb (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)",
        "initdb (PostgreSQL) 18beta1",
    ]
    assert [version_in(it) for it in lines] == sorted(map(version_in, lines)) == [(9, 6, 24), (15, 18), (18,)]


def test_without_its_driver_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(BadSetting, match=r"pip install 'ratskeller\[postgres\]'"):
        check_driver()


async def seen_at_first_ring(store: Store) -> list[str]:
    await store.others_wrote()
    return await store.read(ids)


@pytest.mark.asyncio
async def test_what_one_process_writes_rings_at_the_others_and_not_at_itself(address: Address) -> None:
    one, other = Store(address, BUSY), Store(address, BUSY)
    # Each has just begun to listen: it may have missed something
    await asyncio.gather(one.others_wrote(), other.others_wrote())
    seen = asyncio.create_task(seen_at_first_ring(one))
    await one.write(insert("anna"))
    await asyncio.wait_for(other.others_wrote(), 10)
    assert await other.read(ids) == ["anna"]
    await other.write(insert("bert"))
    assert await asyncio.wait_for(seen, 10) == ["anna", "bert"]
    for store in (one, other):
        await store.close()


@pytest.mark.asyncio
async def test_what_writes_nothing_rings_at_nobody(address: Address) -> None:
    store = Store(address, BUSY)
    with psycopg.connect(address.url, autocommit=True) as other:
        other.execute(f"LISTEN {CHANNEL}".encode())
        for work in (ids, insert("anna"), ids):
            await store.write(work)
        other.execute(f"NOTIFY {CHANNEL}, 'all is heard'".encode())
        heard = [next(other.notifies()).payload]
        while heard[-1] != "all is heard":
            heard += [note.payload for note in other.notifies(timeout=10, stop_after=1)]
    assert len(heard) == 2
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
        (psycopg.errors.QueryCanceled, "locked"),
        (psycopg.errors.DataCorrupted, "damaged"),
        (psycopg.errors.IoError, "failed"),
        (psycopg.errors.AdminShutdown, "unreachable"),
        (psycopg.errors.IdleInTransactionSessionTimeout, "unreachable"),
        (psycopg.OperationalError, "unreachable"),
        (psycopg.errors.UniqueViolation, None),
        (ZeroDivisionError, None),
    ],
)
def test_each_error_of_the_server_is_reported_as_what_it_means(error: type[Exception], reason: str | None) -> None:
    assert reason_of(error()) == reason
