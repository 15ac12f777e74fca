"""Connections that read side by side: whoever reads long keeps nobody else waiting.

Each is used by one thread at a time, and opened when it is first needed. SQLite reads in its write-ahead log, and PostgreSQL anyhow, what
was committed when a statement began, so that every connection sees all that was acknowledged before.
"""

import asyncio
import queue
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from ratskeller.server.db.connection import Connection
from ratskeller.server.db.engine import Engine
from ratskeller.server.db.errors import StorageTrouble

T = TypeVar("T")


class _Reader:
    """A connection, once it was needed."""

    __slots__ = ("connection",)

    def __init__(self) -> None:
        self.connection: Connection | None = None

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None


class Readers:
    """So many connections, each with a thread."""

    def __init__(self, engine: Engine, count: int, name: str) -> None:
        """Open up to `count` connections of `engine`; `name` is what their threads are called."""
        self._engine, self._count = engine, count
        self._threads = ThreadPoolExecutor(count, name)
        # The one that was used last is taken first: as long as nobody reads long, the others need not be opened
        self._free: queue.LifoQueue[_Reader] = queue.LifoQueue()
        for _ in range(count):
            self._free.put(_Reader())
        # When a connection was last silent, or lost and no other one could be had
        self._missed_at = float("-inf")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run `work` on a connection that is free. Raises what the engine raises, and `StorageTrouble` where none can be had."""
        asked_at = time.monotonic()
        return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: self._read(work, asked_at))

    def close_connections(self) -> Callable[[], None]:
        """Wait until nobody reads, and close all connections; nobody reads until what this returns was called."""
        taken = [self._free.get() for _ in range(self._count)]
        for reader in taken:
            reader.close()

        def go_on() -> None:
            for reader in taken:
                self._free.put(reader)

        return go_on

    def close(self) -> None:
        """Finish what waits, and close all connections for good."""
        self._threads.shutdown()
        self.close_connections()

    def _read(self, work: Callable[[Connection], T], asked_at: float) -> T:
        reader = self._free.get()
        try:
            return self._read_by(reader, work, asked_at)
        finally:
            self._free.put(reader)

    def _read_by(self, reader: _Reader, work: Callable[[Connection], T], asked_at: float) -> T:
        connection = reader.connection
        if connection is not None and not self._engine.is_lost(connection):
            try:
                return work(connection)
            except self._engine.errors as error:
                if self._engine.has_waited(error):
                    self._missed_at = time.monotonic()
                    raise
                if not self._engine.is_lost(connection):
                    raise
        if asked_at < self._missed_at:
            # It has waited for a connection once, as writes do
            raise StorageTrouble("unreachable")
        try:
            connection = reader.connection = self._engine.connect()
        except self._engine.errors:
            self._missed_at = time.monotonic()
            raise
        # What is read may be read again
        return work(connection)
