"""Two servers of PostgreSQL behind one address: a primary, and the standby that takes over from it."""

import asyncio
import os
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from benchmarks.kills.postgres import Pair, programs
from ratskeller.server.database_location import Address, masked
from ratskeller.server.db.errors import StorageError
from ratskeller.server.db.migrate import HEAD, prepare, revision
from ratskeller.server.db.postgres import open_raw
from ratskeller.server.db.store import Store

from .guests_of_a_store import BUSY, ids, insert
from .serving import Server, until

pytestmark = [
    pytest.mark.late,
    pytest.mark.skipif(os.name == "nt", reason="the programs of a standby are tried on Linux and macOS"),
]


@pytest.fixture
def pair(postgres: None) -> Iterator[Pair]:
    """A primary and a standby that has everything that is acknowledged, with a database that the server has made."""
    found = programs()
    assert found is not None
    pair = Pair(found, "ratskeller")
    prepare(pair.address)
    yield pair
    pair.stop()


def test_whichever_host_is_named_first_the_one_that_can_write_is_found(pair: Pair) -> None:
    first, second = pair.primary.port, pair.standby.port
    backwards = Address(
        pair.address.url.replace(f"{first}", "x").replace(f"{second}", f"{first}").replace("x", f"{second}")
    )
    for address in (pair.address, backwards):
        assert revision(address) == HEAD
        with closing(open_raw(address, BUSY)) as raw:
            assert raw.info.port == first
    # Another wish has to be written
    with closing(open_raw(Address(f"{pair.address.url}?target_session_attrs=any"), BUSY)) as raw:
        assert raw.info.port == first
    with closing(open_raw(Address(f"{pair.address.url}?target_session_attrs=standby"), BUSY)) as raw:
        assert raw.info.port == second


def test_no_password_is_shown_of_an_address_with_several_hosts() -> None:
    shown = masked("postgresql://anna:secret@one:5432,two:5432/ratskeller?target_session_attrs=read-write")
    assert shown == "postgresql://anna:…@one:5432,two:5432/ratskeller?target_session_attrs=read-write"


@pytest.mark.asyncio
async def test_a_store_goes_on_at_the_standby_with_all_that_was_acknowledged(pair: Pair) -> None:
    store = Store(pair.address, BUSY)
    reply = []
    for number in range(20):
        await store.write(insert(f"guest {number:02}"))
        reply.append(f"guest {number:02}")
    await asyncio.to_thread(pair.primary.kill)
    with pytest.raises(StorageError):
        await store.write(insert("nobody can write now"))
    await asyncio.to_thread(pair.fail_over)
    await store.probe()
    assert store.trouble is None
    assert await store.read(ids) == reply
    await store.write(insert("later"))
    await asyncio.to_thread(pair.renew)
    await asyncio.to_thread(pair.fail_over)
    await store.probe()
    assert await store.read(ids) == [*reply, "later"]
    await store.close()


def test_play_goes_on_when_the_standby_takes_over(pair: Pair, tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.sqlite3")
    server.place = pair.address
    server.start()
    guest = server.guest()
    table = guest.open([{"kind": "me"}, {"kind": "hotseat"}])
    table = guest.answer(table, table["view"]["legal"][0])["table"]
    pair.fail_over()
    until(lambda: guest.http.get("/api/health").status_code == 200, 30)
    assert guest.table(table)["ply"] == table["ply"]
    answer = {"ply": table["ply"], "seat": table["view"]["actor"], "answer": table["view"]["legal"][0]}
    assert guest.http.post(f"/api/tables/{table['id']}/answers", json=answer).status_code == 201
    assert [line for line in server.complaints() if line["level"] == "error"] == []
    server.stop()
