"""What a site has set for its PostgreSQL, and what must hold all the same."""

import asyncio
from contextlib import closing

import psycopg
import pytest

from ratskeller.server.database_location import Address
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.engines import engine_of
from ratskeller.server.db.postgres import LOCK
from ratskeller.server.db.store import Store

from .guests_of_a_store import BUSY
from .serving import until

WAITS = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"


def set_default(address: Address, what: str) -> None:
    """Set what holds for new connections to a database."""
    with psycopg.connect(address.url, autocommit=True) as other:
        other.execute(f"ALTER DATABASE {address.url.rpartition('/')[2]} SET {what}".encode())


def rename(connection: Connection) -> int:
    return connection.execute("UPDATE server SET probed = 'by us'").rowcount


@pytest.mark.asyncio
async def test_a_writer_sees_what_was_written_while_it_waited_whatever_isolation_is_the_default(
    address: Address,
) -> None:
    set_default(address, "default_transaction_isolation = 'repeatable read'")
    store = Store(address, BUSY)
    with psycopg.connect(address.url) as other:
        other.execute(f"SELECT pg_advisory_xact_lock({LOCK})".encode())
        writing = asyncio.create_task(store.write(rename))
        await asyncio.to_thread(until, lambda: other.execute(WAITS.encode()).fetchall())
        other.execute(b"UPDATE server SET probed = 'by others'")
        other.commit()
        assert await writing == 1
    await store.close()


@pytest.mark.parametrize(("default", "ours"), [("off", "on"), ("local", "local")])
def test_what_is_acknowledged_is_on_disk_whatever_the_default_is(address: Address, default: str, ours: str) -> None:
    set_default(address, f"synchronous_commit = {default}")
    with closing(engine_of(address).connect()) as connection:
        assert connection.execute("SHOW synchronous_commit").fetchone() == (ours,)
