"""What becomes of reads and writes while PostgreSQL, or the way to it, does not do its part."""

import asyncio
import os
import socket
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from benchmarks.kills.links import Link
from ratskeller.server.database_location import Address
from ratskeller.server.db import postgres
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.errors import StorageError
from ratskeller.server.db.postgres import LOCK, UNACKNOWLEDGED_SECONDS, open_raw
from ratskeller.server.db.store import READERS, Store

from .guests_of_a_store import BUSY, ids, insert
from .places import cluster
from .serving import Server, until


@pytest.fixture
def attempts(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each thread has tried to connect, by what it does."""
    counted, connect = Counter[str](), postgres._Raw.connect

    def counting(*given: Any, **named: Any) -> psycopg.Connection[Any]:
        counted[threading.current_thread().name.partition("_")[0]] += 1
        return connect(*given, **named)

    monkeypatch.setattr(postgres._Raw, "connect", counting)
    return counted


def ours(address: Address, what: str) -> int:
    """Ask something of the connections of stores to a database, as the server's administrator can."""
    asked = (
        f"SELECT {what} FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'ratskeller'"
    )
    with psycopg.connect(address.url, autocommit=True) as other:
        (count,) = other.execute(asked.encode()).fetchall()[0]
    return int(count)


@pytest.mark.asyncio
async def test_broken_connections_are_opened_anew_and_nobody_notices(address: Address) -> None:
    store = Store(address, BUSY)
    for number in range(3):
        await store.write(insert(f"guest {number}"))
        assert await store.read(ids) == [f"guest {it}" for it in range(number + 1)]
        # Writer, reader and listeners
        await asyncio.to_thread(until, lambda: ours(address, "COUNT(*)") == 3)
        ours(address, "COUNT(pg_terminate_backend(pid))")
    assert store.trouble is None
    await store.close()


@pytest.mark.asyncio
async def test_a_lost_database_server_is_reported_and_nothing_is_half_done(
    address: Address, attempts: Counter[str]
) -> None:
    store, name = Store(address, BUSY), address.url.rpartition("/")[2]
    with psycopg.connect(cluster().address("postgres").url, autocommit=True) as other:
        other.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false".encode())
        await asyncio.to_thread(cut_from, other, name)
        for tried in (1, 2):
            with pytest.raises(StorageError) as caught:
                await store.write(insert("lost"))
            assert attempts["ratskeller-writer"] == tried
        assert (caught.value.status, caught.value.code) == (503, "storage-unreachable")
        with pytest.raises(StorageError):
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
async def test_a_writer_waits_for_others_and_reports_when_it_takes_too_long(address: Address) -> None:
    store = Store(address, 0.2)
    with psycopg.connect(address.url) as other:
        other.execute(f"SELECT pg_advisory_xact_lock({LOCK})".encode())
        with pytest.raises(StorageError) as caught:
            await store.write(insert("late"))
        assert caught.value.code == "storage-locked"
        other.rollback()
    assert await store.write(insert("in time")) == 1
    await store.close()


@pytest.mark.asyncio
async def test_a_stalled_transaction_is_reported_as_trouble_and_the_next_one_is_stored(
    address: Address,
) -> None:
    store = Store(address, BUSY)

    def stand_still(connection: Connection) -> None:
        insert("lost")(connection)
        (number,) = connection.execute("SELECT pg_backend_pid()").fetchone()
        connection.execute("SET LOCAL idle_in_transaction_session_timeout = 20")
        until(lambda: not running(address, number))

    with pytest.raises(StorageError) as caught:
        await store.write(stand_still)
    assert caught.value.code == "storage-unreachable"
    await store.write(insert("kept"))
    assert (await store.read(ids), store.trouble) == (["kept"], None)
    await store.close()


def running(address: Address, number: int) -> int:
    """Tell whether the server still has the process of a connection."""
    return ours(address, f"COUNT(*) FILTER (WHERE pid = {number})")


@pytest.mark.asyncio
@pytest.mark.skipif(os.name == "nt", reason="a process of Windows can't be stopped like that")
async def test_while_nothing_comes_through_all_who_wait_hear_of_it_after_one_wait(
    address: Address, attempts: Counter[str]
) -> None:
    store = Store(address, BUSY)
    await asyncio.gather(store.write(insert("anna")), store.others_wrote())
    with psycopg.connect(cluster().address("postgres").url, autocommit=True) as other, cluster().silent():
        await asyncio.to_thread(cut_from, other, address.url.rpartition("/")[2])
        asked = [*(store.read(ids) for _ in range(10)), *(store.write(insert(f"guest {it}")) for it in range(10))]
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
        # Readers wait side by side
        assert 1 <= attempts["ratskeller-reader"] <= READERS
        assert attempts["ratskeller-writer"] == 1
    assert [isinstance(it, StorageError) and it.code for it in outcomes] == ["storage-unreachable"] * 20
    assert await store.read(ids) == ["anna"]
    await store.close()


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="this system decides itself")
def test_a_connection_on_which_nothing_comes_through_is_given_up(address: Address) -> None:
    with closing(open_raw(address, BUSY)) as raw, socket.socket(fileno=os.dup(raw.fileno())) as way:
        assert way.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == UNACKNOWLEDGED_SECONDS * 1000


@pytest.fixture
def link(address: Address) -> Iterator[Link]:
    """A way to the database of a test that can fall silent."""
    link = Link(int(port_of(address)))
    yield link
    link.close()


def port_of(address: Address) -> str:
    """Return the port in an address."""
    return address.url.rpartition(":")[2].partition("/")[0]


def over(link: Link, address: Address) -> Address:
    """Return the address of a database over a link."""
    return Address(address.url.replace(f":{port_of(address)}/", f":{link.port}/"))


MOST_SECONDS = 20
"""A silent database is waited for five seconds and a half; a busy machine may take longer, and without a limit it would be a minute."""


@pytest.mark.asyncio
async def test_when_the_way_to_the_server_falls_silent_all_hear_of_it_after_one_wait(
    address: Address, link: Link, attempts: Counter[str]
) -> None:
    store = Store(over(link, address), BUSY)
    await asyncio.gather(store.write(insert("anna")), store.read(ids))
    attempts.clear()
    link.silent = True
    began = time.monotonic()
    asked = [*(store.read(ids) for _ in range(10)), *(store.write(insert(f"guest {it}")) for it in range(10))]
    outcomes = await asyncio.gather(*asked, return_exceptions=True)
    # A write that has waited does not wait for another connection, and each reader waits once
    assert attempts["ratskeller-reader"] < READERS
    assert attempts["ratskeller-writer"] == 0
    assert time.monotonic() - began < MOST_SECONDS
    assert [getattr(it, "code", it) for it in outcomes] == ["storage-unreachable"] * 20
    assert store.trouble is not None
    link.silent = False
    await store.probe()
    assert (store.trouble, await store.read(ids)) == (None, ["anna"])
    assert await store.write(insert("berta")) == 1
    await store.close()


@pytest.mark.asyncio
async def test_silence_while_a_transaction_is_stored_is_reported_as_trouble(address: Address, link: Link) -> None:
    store = Store(over(link, address), BUSY)

    def fall_silent(connection: Connection) -> None:
        insert("in doubt")(connection)
        link.silent = True

    with pytest.raises(StorageError) as caught:
        await store.write(fall_silent)
    assert caught.value.code == "storage-unreachable"
    # What the server never heard of holds its lock no longer than others wait for it
    with closing(psycopg.connect(address.url, autocommit=True)) as other:
        other.execute("SET lock_timeout = 5000")
        other.execute(f"SELECT pg_advisory_lock({LOCK})".encode())
    link.silent = False
    await store.probe()
    assert store.trouble is None
    await store.close()


@pytest.mark.asyncio
async def test_what_may_take_long_is_waited_for(address: Address) -> None:
    with closing(postgres.Postgres(address, 0.4).connect()) as connection:
        slow = "SELECT pg_sleep(1)"
        engine = postgres.Postgres(address, 0.4)
        engine.with_long_timeout(lambda it: it.execute(slow))(connection)
        engine.disable_timeouts(connection)
        connection.execute(slow)
    with closing(postgres.Postgres(address, 0.4).connect()) as connection:
        # A busy machine may look at the clock late
        with pytest.raises(postgres.ServerSilent):
            connection.execute("SELECT pg_sleep(10)")
        assert postgres.Postgres(address, 0.4).is_lost(connection)


@pytest.mark.late
def test_a_server_says_soon_that_its_database_is_silent(address: Address, link: Link, tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.sqlite3")
    server.place = over(link, address)
    server.start()
    guest = server.guest()
    table = guest.open([{"kind": "me"}, {"kind": "hotseat"}])
    answer = {"ply": table["ply"], "seat": table["view"]["actor"], "answer": table["view"]["legal"][0]}
    link.silent = True
    began = time.monotonic()
    answered = guest.http.post(f"/api/tables/{table['id']}/answers", json=answer, timeout=30)
    assert (answered.status_code, answered.json()["code"]) == (503, "storage-unreachable")
    health = guest.http.get("/api/health")
    assert (health.status_code, health.json()["storage"]) == (503, "unreachable")
    assert time.monotonic() - began < MOST_SECONDS
    assert guest.http.get("/api/tables", timeout=30).json()["code"] == "storage-unreachable"
    link.silent = False
    until(lambda: guest.http.get("/api/health").status_code == 200, 30)
    assert guest.http.post(f"/api/tables/{table['id']}/answers", json=answer).status_code == 201
    assert [line for line in server.complaints() if line["level"] == "error"] == []
    server.stop()
