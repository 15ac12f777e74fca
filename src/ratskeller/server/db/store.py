"""The database of a server: a writer thread that groups many writes into one commit, and a few readers.

A write is a function of a connection. All pending writes run in one transaction, and their callers continue after COMMIT: with
`synchronous = FULL` everything acknowledged is on disk. A write that must not happen raises `Unchanged` before it changes anything. Any
other error rolls the whole transaction back, and its writes are then run one by one.

If the disk is full or another program holds the database, all pending writes fail with `StorageError` after a single wait. If a connection
breaks during COMMIT, nobody knows whether the transaction was stored: callers get a `StorageError`, and read before they write again. The
same holds for files that were removed or replaced: the writer looks at them before and after each transaction, and every other second.
"""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from typing import Concatenate, ParamSpec, TypeVar

from ratskeller.server.database_location import Place
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.engine import BUSY_SECONDS
from ratskeller.server.db.engines import engine_of
from ratskeller.server.db.errors import StorageError, Unchanged
from ratskeller.server.db.readers import Job, Readers
from ratskeller.server.metrics import Metrics

P = ParamSpec("P")
T = TypeVar("T")
Work = Callable[[Connection], object]

MOST_AT_ONCE = 256
READERS = 3
TRUSTED_SECONDS = 1.0
"""For so long after a successful write, the health check trusts that the next one would succeed."""
CHECK_SECONDS = 2.0
"""Seconds between two looks at the files while nobody writes."""

log = logging.getLogger(__name__)


class _Write(Job):
    __slots__ = ()

    def run(self, connection: Connection) -> None:
        self.error = None
        try:
            self.result = self.work(connection)
        except Unchanged as error:
            self.error = error


class Store:
    """The database of one server process. Open and close it in the event loop that uses it.

    `trouble` is the error that prevents all writes, None while writes succeed. `damaged` tells whether a damaged part of the file was found
    since the start. `on_trouble` is called whenever `trouble` changes, and `metrics` count commits.
    """

    def __init__(self, place: Place, busy: float = BUSY_SECONDS) -> None:
        """Open a database that was prepared, and start the writer, which waits `busy` seconds for a lock."""
        self.trouble: StorageError | None = None
        self.damaged = False
        self.on_trouble: Callable[[], None] = lambda: None
        self.metrics = Metrics()
        self._engine = engine_of(place, busy)
        # True until all connections have been reopened
        self._reopens = False
        # True while it is unknown whether a transaction was stored
        self._in_doubt = False
        self._stored_at = time.monotonic()
        self._probe_task: asyncio.Task[None] | None = None
        self._usable = asyncio.Event()
        self._usable.set()
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._writer = self._engine.connect()
        self._engine.check_files()
        self._readers = Readers(self._engine, READERS, "ratskeller-reader")
        # SQLite counts the writes of others per connection, so the poller always uses the same one
        self._watcher = Readers(self._engine, 1, "ratskeller-watcher")
        self._change_listener = self._engine.change_listener(partial(self._read_by, self._watcher))
        # Long reads share one connection
        self._long = asyncio.Lock()
        self._thread = threading.Thread(target=self._write_all, name="ratskeller-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `work` in a transaction and return its result once it is on disk. Raises `StorageError` if nothing could be stored.

        It gets the connection, and then the other arguments.
        """
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(_Write(lambda connection: work(connection, *args, **kwargs), future))
        # Cancelling the caller does not stop the write
        return await asyncio.shield(future)

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `work` on a reading connection, which sees everything acknowledged before. Raises `StorageError`."""
        return await self._read_by(self._readers, lambda connection: work(connection, *args, **kwargs))

    async def read_long(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with self._long:
            return await self.read(self._engine.with_long_timeout(lambda connection: work(connection, *args, **kwargs)))

    async def _read_by(self, readers: Readers, work: Callable[[Connection], T]) -> T:
        try:
            return await readers.read(work)
        except StorageError as error:
            # A row that can't be read
            self.note_damage(error)
            raise
        except self._engine.errors as error:
            trouble = self._engine.storage_error(error)
            if trouble is None:
                raise
            self.note_damage(trouble)
            raise trouble from error

    async def others_wrote(self) -> None:
        """Wait until another process may have written since the last call. Raises `StorageError`."""
        await self._change_listener.wait()

    async def usable(self) -> None:
        await self._usable.wait()

    async def check(self) -> None:
        """Update `trouble` with a test write, unless the last write is recent enough."""
        if self.trouble is not None or time.monotonic() - self._stored_at < TRUSTED_SECONDS:
            return
        if self._probe_task is None or self._probe_task.done():
            self._probe_task = asyncio.create_task(self.probe())
        # Concurrent checks share one test write
        await asyncio.shield(self._probe_task)

    async def probe(self) -> None:
        try:
            await self.write(_write_test_row)
        except StorageError:
            return

    async def close(self) -> None:
        self._jobs.put(None)
        await self._loop.run_in_executor(None, self._thread.join)
        await self._loop.run_in_executor(None, self._change_listener.close)
        await self._loop.run_in_executor(None, self._close_connections)

    def _close_connections(self) -> None:
        self._readers.close()
        self._watcher.close()
        self._writer.close()

    def _write_all(self) -> None:
        while True:
            try:
                job = self._jobs.get(timeout=CHECK_SECONDS)
            except queue.Empty:
                self._check_files()
                continue
            if job is None:
                return
            jobs = [job, *self._pending(MOST_AT_ONCE - 1)]
            began = time.perf_counter()
            trouble = self._commit(jobs)
            self.metrics.observe_commit(len(jobs), time.perf_counter() - began)
            if trouble is not None and trouble.is_everywhere:
                # Writes that came meanwhile would only wait for the same error
                late = list(self._pending(self._jobs.qsize()))
                _fail(late, trouble)
                jobs += late
            self._loop.call_soon_threadsafe(self._settle, jobs, trouble)

    def _check_files(self) -> None:
        try:
            self._engine.check_files()
        except StorageError as trouble:
            self._loop.call_soon_threadsafe(self._set_trouble, trouble)

    def _pending(self, most: int) -> Iterator[_Write]:
        for _ in range(most):
            if self._jobs.empty():
                return
            if (job := self._jobs.get()) is None:
                self._jobs.put(None)
                return
            yield job

    def _commit(self, jobs: list[_Write]) -> StorageError | None:
        """Commit what can be committed, set the error of every other job, and return the storage error, if any."""
        try:
            self._engine.check_files()
            self._transaction_with_retry(jobs)
            self._engine.check_files()
        except Exception as error:
            trouble = error if isinstance(error, StorageError) else self._engine.storage_error(error)
            if len(jobs) > 1 and (trouble is None or not trouble.is_everywhere):
                return self._one_by_one(jobs)
            _fail(jobs, trouble or error)
            # It stays set until a reopening succeeds
            self._reopens = self._reopens or (trouble is not None and self._engine.must_reopen_after(trouble))
            return trouble
        return None

    def _one_by_one(self, jobs: list[_Write]) -> StorageError | None:
        met = None
        for done, job in enumerate(jobs, 1):
            trouble = self._commit([job])
            if trouble is not None and trouble.is_everywhere:
                _fail(jobs[done:], trouble)
                return trouble
            met = trouble or met
        return met

    def _reopen(self) -> None:
        """Reopen all connections, with the present permissions of the file: they share the files beside it."""
        resumes = [readers.close_connections() for readers in (self._readers, self._watcher)]
        try:
            self._writer.close()
            self._engine.prepare_reopening()
            self._writer = self._engine.connect()
            self._reopens = False
        finally:
            for resume in resumes:
                resume()

    def _transaction_with_retry(self, jobs: list[_Write]) -> None:
        """Run a transaction, once more on a new connection if the old one broke before the commit."""
        self._in_doubt = False
        was_lost = self._engine.is_lost(self._writer)
        try:
            self._transaction(jobs)
        except self._engine.errors as error:
            # After a timeout there is no second wait for another connection
            timed_out = was_lost or self._engine.timed_out(error)
            if self._in_doubt or timed_out or not self._engine.is_lost(self._writer):
                raise
            self._transaction(jobs)

    def _transaction(self, jobs: list[_Write]) -> None:
        if self._reopens:
            self._reopen()
        elif self._engine.is_lost(self._writer):
            self._writer = self._engine.connect()
        try:
            self._engine.begin(self._writer)
            for job in jobs:
                job.run(self._writer)
            self._in_doubt = True
            self._engine.commit(self._writer)
        except BaseException:
            self._engine.roll_back(self._writer)
            raise

    def _settle(self, jobs: list[_Write], trouble: StorageError | None) -> None:
        if trouble is not None and not trouble.is_everywhere:
            self.note_damage(trouble)
        # A write that raises `Unchanged` succeeds on a full disk as well
        elif trouble is not None or any(job.error is None for job in jobs):
            self._set_trouble(trouble)
        for job in jobs:
            job.settle()

    def _set_trouble(self, trouble: StorageError | None) -> None:
        before, self.trouble = self.trouble, trouble
        if trouble is None:
            self._stored_at = time.monotonic()
            self._usable.set()
        else:
            self._usable.clear()
        if (before and before.code) != (trouble and trouble.code):
            # Log it once, not for every write that fails
            log.warning("storage: %s", "works again" if trouble is None else trouble.message)
            self.on_trouble()

    def note_damage(self, trouble: StorageError) -> None:
        """Report from now on that a part of what is stored is damaged, if this error says so."""
        if trouble.reason == "damaged" and not self.damaged:
            self.damaged = True
            log.error("storage: %s", trouble.message)


def _fail(jobs: list[_Write], error: BaseException) -> None:
    """Set the error of each job. Every caller raises an exception of its own."""
    for job in jobs:
        job.error = StorageError(error.reason, error.since) if isinstance(error, StorageError) else error


def _write_test_row(connection: Connection) -> None:
    connection.execute("UPDATE server SET probed = ?", (datetime.now(UTC).isoformat(timespec="milliseconds"),))
