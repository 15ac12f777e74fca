"""One writer thread that commits many writes at once, and one reader.

A write is a function of the connection. All writes that wait are run in one transaction, and their callers hear of it only after
COMMIT: with `synchronous = FULL` what was acknowledged is on disk. A write that finds nothing to change raises `Unchanged` before
it has changed anything; any other error undoes the whole transaction, and its writes are then run one by one.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]

MOST_AT_ONCE = 256
BUSY_SECONDS = 10


class Unchanged(Exception):
    """A write found that it must not happen; it has changed nothing."""


def connect(path: Path) -> sqlite3.Connection:
    """Open the database for this server: write-ahead log, every commit on disk, foreign keys checked."""
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


class _Job:
    """A write that waits, and who waits for it."""

    __slots__ = ("error", "future", "result", "work")

    def __init__(self, work: Work, future: asyncio.Future[Any]) -> None:
        self.work = work
        self.future = future
        self.result: Any = None
        self.error: BaseException | None = None

    def run(self, connection: sqlite3.Connection) -> None:
        self.error = None
        try:
            self.result = self.work(connection)
        except Unchanged as error:
            self.error = error

    def settle(self) -> None:
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class Store:
    """The database of one server process. Open and close it in the event loop that uses it."""

    def __init__(self, path: Path) -> None:
        """Open the (already prepared) database and start the writer."""
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer = connect(path)
        self._reader = connect(path)
        self._reading = ThreadPoolExecutor(1, "ratskeller-reader")
        self._thread = threading.Thread(target=self._write_all, name="ratskeller-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run `work` in a transaction and return its result once that is on disk."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(_Job(work, future))
        # A caller that is cancelled does not stop a write that is under way
        return await asyncio.shield(future)

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run `work` on the reading connection; it sees everything that was acknowledged before."""
        return await self._loop.run_in_executor(self._reading, work, self._reader)

    async def close(self) -> None:
        """Finish what waits and close the database."""
        self._jobs.put(None)
        await self._loop.run_in_executor(None, self._thread.join)
        self._reading.shutdown()
        self._reader.close()
        self._writer.close()

    def _write_all(self) -> None:
        while (job := self._jobs.get()) is not None:
            jobs = [job]
            while len(jobs) < MOST_AT_ONCE and not self._jobs.empty():
                if (following := self._jobs.get()) is None:
                    self._jobs.put(None)
                    break
                jobs.append(following)
            self._commit(jobs)
            self._loop.call_soon_threadsafe(_settle, jobs)

    def _commit(self, jobs: list[_Job]) -> None:
        try:
            self._transaction(jobs)
        except Exception as error:
            if len(jobs) == 1:
                jobs[0].error = error
                return
            for job in jobs:
                self._commit([job])

    def _transaction(self, jobs: list[_Job]) -> None:
        self._writer.execute("BEGIN IMMEDIATE")
        try:
            for job in jobs:
                job.run(self._writer)
            self._writer.execute("COMMIT")
        except BaseException:
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
            raise


def _settle(jobs: list[_Job]) -> None:
    for job in jobs:
        job.settle()
