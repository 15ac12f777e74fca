"""What becomes of reads and writes while PostgreSQL, or the way to it, does not do its part."""

import asyncio
import os
import socket
import threading
from collections import Counter
from contextlib import closing
from typing import Any

import psycopg
import pytest

from ratskeller.server.db.connection import Connection
from ratskeller.server.db.postgres import DEAF_SECONDS, LOCK, open_raw
from ratskeller.server.db.store import READERS, Store
from ratskeller.server.db.trouble import StorageTrouble
from ratskeller.server.place import Address

from .guests_of_a_store import BUSY, ids, insert
from .places import cluster
from .serving import until


@pytest.fixture
def attempts(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each thread has tried to connect, by what it does."""
    counted, connect = Counter[str](), psycopg.connect

    def counting(*given: Any, **named: Any) -> psycopg.Connection[Any]:
        counted[threading.current_thread().name.partition("_")[0]] += 1
        return connect(*given, **named)

    monkeypatch.setattr(psycopg, "connect", counting)
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
        # Writer, reader, and whoever listens
        await asyncio.to_thread(until, lambda: ours(address, "COUNT(*)") == 3)
        ours(address, "COUNT(pg_terminate_backend(pid))")
    assert store.trouble is None
    await store.close()


@pytest.mark.asyncio
async def test_a_server_that_is_gone_is_told_as_trouble_and_nothing_is_half_done(
    address: Address, attempts: Counter[str]
) -> None:
    store, name = Store(address, BUSY), address.url.rpartition("/")[2]
    with psycopg.connect(cluster().address("postgres").url, autocommit=True) as other:
        other.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false".encode())
        await asyncio.to_thread(cut_from, other, name)
        for tried in (1, 2):
            with pytest.raises(StorageTrouble) as caught:
                await store.write(insert("lost"))
            assert attempts["ratskeller-writer"] == tried
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
        other.execute(f"SELECT pg_advisory_xact_lock({LOCK})".encode())
        with pytest.raises(StorageTrouble) as caught:
            await store.write(insert("late"))
        assert caught.value.code == "storage-locked"
        other.rollback()
    assert await store.write(insert("in time")) == 1
    await store.close()


@pytest.mark.asyncio
async def test_a_transaction_that_stood_still_too_long_is_told_as_trouble_and_the_next_one_is_stored(
    address: Address,
) -> None:
    store = Store(address, BUSY)

    def stand_still(connection: Connection) -> None:
        insert("lost")(connection)
        (number,) = connection.execute("SELECT pg_backend_pid()").fetchone()
        connection.execute("SET LOCAL idle_in_transaction_session_timeout = 20")
        until(lambda: not running(address, number))

    with pytest.raises(StorageTrouble) as caught:
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
        told = await asyncio.gather(*asked, return_exceptions=True)
        # Readers wait side by side
        assert 1 <= attempts["ratskeller-reader"] <= READERS
        assert attempts["ratskeller-writer"] == 1
    assert [isinstance(it, StorageTrouble) and it.code for it in told] == ["storage-unreachable"] * 20
    assert await store.read(ids) == ["anna"]
    await store.close()


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="this system decides itself")
def test_a_connection_on_which_nothing_comes_through_is_given_up(address: Address) -> None:
    with closing(open_raw(address, BUSY)) as raw, socket.socket(fileno=os.dup(raw.fileno())) as way:
        assert way.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == DEAF_SECONDS * 1000
