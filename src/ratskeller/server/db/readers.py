"""A pool of reading connections, so that a long read does not delay others.

Each connection is used by one thread at a time. Those to a database server are opened when they are first needed. Those to a file are
opened at once: a reader that comes after the file was removed would find no file, or another one. In both databases a statement sees
everything committed before it began, so every connection sees what has been acknowledged.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

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


class Job:
    """A read or write, and the future of its caller."""

    __slots__ = ("asked_at", "error", "future", "result", "work")

    def __init__(self, work: Callable[[Connection], object], future: asyncio.Future[Any]) -> None:
        self.work, self.future, self.asked_at = work, future, time.monotonic()
        self.result: object = None
        self.error: BaseException | None = None

    def settle(self) -> None:
        """Hand on the result, or the error, unless nobody waits any more."""
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class Readers:
    """Several connections, each with a thread. Make and use it in one event loop.

    A `ThreadPoolExecutor` takes twice the time of the loop for each read, and wakes it for each result.
    """

    def __init__(self, engine: Engine, count: int, name: str) -> None:
        """Open up to `count` connections of `engine`, in threads of this name."""
        self._engine, self._count = engine, count
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._done: list[Job] = []
        self._done_lock = threading.Lock()
        # Last in, first out: unless reads overlap, one connection is enough
        self._free: queue.LifoQueue[_Reader] = queue.LifoQueue()
        self._give_back([_Reader() for _ in range(count)])
        # When a connection last timed out, or could not be replaced
        self._failed_at = float("-inf")
        self._threads = [threading.Thread(target=self._run, name=f"{name}_{it}", daemon=True) for it in range(count)]
        for thread in self._threads:
            thread.start()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run `work` on a free connection. Raises the errors of the engine, and `StorageError` if there is no connection."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(Job(work, future))
        return await future

    def close_connections(self) -> Callable[[], None]:
        """Wait for all reads, close the connections, and block new reads until the returned function is called."""
        taken = [self._free.get() for _ in range(self._count)]
        for reader in taken:
            reader.close()

        return lambda: self._give_back(taken)

    def close(self) -> None:
        for _ in self._threads:
            self._jobs.put(None)
        for thread in self._threads:
            thread.join()
        self.close_connections()

    def _give_back(self, readers: list[_Reader]) -> None:
        for reader in readers:
            if self._engine.opens_early:
                # What is wrong is found again when the connection is needed, and told then
                with suppress(StorageError, *self._engine.errors):
                    reader.connection = self._engine.connect()
            self._free.put(reader)

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            # Nobody waits for a read that was cancelled
            if not job.future.done():
                self._read(job)
            with self._done_lock:
                self._done.append(job)
                wakes = len(self._done) == 1
            if wakes:
                # A loop that was closed needs no results
                with suppress(RuntimeError):
                    self._loop.call_soon_threadsafe(self._settle)

    def _settle(self) -> None:
        with self._done_lock:
            done, self._done = self._done, []
        for job in done:
            job.settle()

    def _read(self, job: Job) -> None:
        reader = self._free.get()
        try:
            job.result = self._read_by(reader, job.work, job.asked_at)
        except BaseException as error:
            job.error = error
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
