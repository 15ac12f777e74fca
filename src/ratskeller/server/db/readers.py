"""A pool of reading connections, so that a long read does not delay others.

Each connection is opened when it is first needed, and used by one thread at a time. In both databases a statement sees everything committed
before it began, so every connection sees what has been acknowledged.
"""

import asyncio
import queue
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from ratskeller.server.db.connection import Connection
from ratskeller.server.db.engine import Engine
from ratskeller.server.db.errors import StorageError

T = TypeVar("T")


class _Reader:
    """A connection, once it has been needed."""

    __slots__ = ("connection",)

    def __init__(self) -> None:
        self.connection: Connection | None = None

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None


class Readers:
    """Several connections, each with a thread."""

    def __init__(self, engine: Engine, count: int, name: str) -> None:
        """Open up to `count` connections of `engine`, in threads of this name."""
        self._engine, self._count = engine, count
        self._threads = ThreadPoolExecutor(count, name)
        # Last in, first out: unless reads overlap, one connection is enough
        self._free: queue.LifoQueue[_Reader] = queue.LifoQueue()
        for _ in range(count):
            self._free.put(_Reader())
        # When a connection last timed out, or could not be replaced
        self._failed_at = float("-inf")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run `work` on a free connection. Raises the errors of the engine, and `StorageError` if there is no connection."""
        asked_at = time.monotonic()
        return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: self._read(work, asked_at))

    def close_connections(self) -> Callable[[], None]:
        """Wait for all reads, close the connections, and block new reads until the returned function is called."""
        taken = [self._free.get() for _ in range(self._count)]
        for reader in taken:
            reader.close()

        def resume() -> None:
            for reader in taken:
                self._free.put(reader)

        return resume

    def close(self) -> None:
        """Finish pending reads and close all connections for good."""
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
                if self._engine.timed_out(error):
                    self._failed_at = time.monotonic()
                    raise
                if not self._engine.is_lost(connection):
                    raise
        if asked_at < self._failed_at:
            # Like a write, a read waits for a new connection only once
            raise StorageError("unreachable")
        try:
            connection = reader.connection = self._engine.connect()
        except self._engine.errors:
            self._failed_at = time.monotonic()
            raise
        # A read can be repeated safely
        return work(connection)
