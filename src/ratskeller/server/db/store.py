"""One writer thread that commits many writes at once, and a few readers beside it.

A write is a function of the connection. All writes that wait are run in one transaction, and their callers hear of it only after
COMMIT: with `synchronous = FULL` what was acknowledged is on disk. A write that finds nothing to change raises `Unchanged` before
it has changed anything; any other error undoes the whole transaction, and its writes are then run one by one.

When the disk is full or another program holds the database, all that waits fails at once with `StorageTrouble`, after one wait: nobody is
helped by hearing of it one after the other. What was written when a connection broke during COMMIT nobody knows: that is told as trouble,
and whoever wrote looks before he writes again.
"""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from typing import Any, TypeVar

from ratskeller.server.database_location import Place
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.engine import BUSY_SECONDS
from ratskeller.server.db.engines import engine_of
from ratskeller.server.db.errors import StorageTrouble
from ratskeller.server.db.readers import Readers
from ratskeller.server.metrics import Metrics

T = TypeVar("T")
Work = Callable[[Connection], Any]

MOST_AT_ONCE = 256
READERS = 3
TRUSTED_SECONDS = 1.0
"""For so long after something was stored nobody has to try whether anything can be."""

log = logging.getLogger(__name__)


class Unchanged(Exception):
    """A write found that it must not happen; it has changed nothing."""


class _Job:
    """A write that waits, and who waits for it."""

    __slots__ = ("error", "future", "result", "work")

    def __init__(self, work: Work, future: asyncio.Future[Any]) -> None:
        self.work = work
        self.future = future
        self.result: Any = None
        self.error: BaseException | None = None

    def run(self, connection: Connection) -> None:
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
    """The database of one server process. Open and close it in the event loop that uses it.

    `trouble` is what keeps everything from being stored, None while all is well; `damaged` tells whether a damaged part of the file was
    met since the start. `heard` is called whenever `trouble` begins, changes or ends, and `metrics` hear of commits.
    """

    def __init__(self, place: Place, busy: float = BUSY_SECONDS) -> None:
        """Open the (already prepared) database and start the writer; it waits `busy` seconds for a lock that somebody else holds."""
        self.trouble: StorageTrouble | None = None
        self.damaged = False
        self.heard: Callable[[], None] = lambda: None
        self.metrics = Metrics()
        self._engine = engine_of(place, busy)
        # True until all connections were opened anew
        self._reopens = False
        # True while nobody knows whether a transaction was stored
        self._in_doubt = False
        self._stored_at = time.monotonic()
        self._trying: asyncio.Task[None] | None = None
        self._usable = asyncio.Event()
        self._usable.set()
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer = self._engine.connect()
        self._readers = Readers(self._engine, READERS, "ratskeller-reader")
        # Who asks whether others have written has to ask the same connection each time
        self._watcher = Readers(self._engine, 1, "ratskeller-watcher")
        self._bell = self._engine.bell(partial(self._read_by, self._watcher))
        # All who read long have one connection between them
        self._long = asyncio.Lock()
        self._thread = threading.Thread(target=self._write_all, name="ratskeller-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction and return its result once that is on disk. Raises `StorageTrouble`, and nothing is stored."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(_Job(work, future))
        # A caller that is cancelled does not stop a write that is under way
        return await asyncio.shield(future)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run `work` on a reading connection; it sees everything that was acknowledged before. Raises `StorageTrouble`."""
        return await self._read_by(self._readers, work)

    async def read_long(self, work: Callable[[Connection], T]) -> T:
        """Run `work`, which looks at very much, as `read` does, but only one at a time: it delays no other read."""
        async with self._long:
            return await self.read(self._engine.patient(work))

    async def _read_by(self, readers: Readers, work: Callable[[Connection], T]) -> T:
        try:
            return await readers.read(work)
        except self._engine.errors as error:
            trouble = self._engine.trouble_of(error)
            if trouble is None:
                raise
            self._note_damage(trouble)
            raise trouble from error

    async def others_wrote(self) -> None:
        """Wait until another process may have written since this was last called. Raises `StorageTrouble`."""
        await self._bell.rung()

    async def usable(self) -> None:
        """Wait until things can be stored."""
        await self._usable.wait()

    async def check(self) -> None:
        """Try whether things can be stored, unless that is known from the last seconds: `trouble` tells."""
        if self.trouble is not None or time.monotonic() - self._stored_at < TRUSTED_SECONDS:
            return
        if self._trying is None or self._trying.done():
            self._trying = asyncio.create_task(self.probe())
        # All who ask at the same time wait for the same
        await asyncio.shield(self._trying)

    async def probe(self) -> None:
        """Store something of no use: `trouble` tells whether that went well."""
        try:
            await self.write(_note_the_time)
        except StorageTrouble:
            return

    async def close(self) -> None:
        """Finish what waits and close the database."""
        self._jobs.put(None)
        await self._loop.run_in_executor(None, self._thread.join)
        await self._loop.run_in_executor(None, self._bell.close)
        await self._loop.run_in_executor(None, self._close_connections)

    def _close_connections(self) -> None:
        self._readers.close()
        self._watcher.close()
        self._writer.close()

    def _write_all(self) -> None:
        while (job := self._jobs.get()) is not None:
            jobs = [job, *self._waiting(MOST_AT_ONCE - 1)]
            began = time.perf_counter()
            trouble = self._commit(jobs)
            self.metrics.committed(len(jobs), time.perf_counter() - began)
            if trouble is not None and trouble.is_everywhere:
                # What came in the meantime would wait for the same again
                late = list(self._waiting(self._jobs.qsize()))
                _fail(late, trouble)
                jobs += late
            self._loop.call_soon_threadsafe(self._settle, jobs, trouble)

    def _waiting(self, most: int) -> Iterator[_Job]:
        for _ in range(most):
            if self._jobs.empty():
                return
            if (job := self._jobs.get()) is None:
                self._jobs.put(None)
                return
            yield job

    def _commit(self, jobs: list[_Job]) -> StorageTrouble | None:
        """Store what can be stored, leave with every other job what went wrong, and return the trouble that was met."""
        try:
            self._transaction_again(jobs)
        except Exception as error:
            trouble = self._engine.trouble_of(error)
            if len(jobs) > 1 and (trouble is None or not trouble.is_everywhere):
                return self._one_by_one(jobs)
            _fail(jobs, trouble or error)
            # Until that has worked, whatever else is met on the way
            self._reopens = self._reopens or (trouble is not None and self._engine.reopens_after(trouble))
            return trouble
        return None

    def _one_by_one(self, jobs: list[_Job]) -> StorageTrouble | None:
        met = None
        for done, job in enumerate(jobs, 1):
            trouble = self._commit([job])
            if trouble is not None and trouble.is_everywhere:
                _fail(jobs[done:], trouble)
                return trouble
            met = trouble or met
        return met

    def _reopen(self) -> None:
        """Open the database anew, with the rights that it has now. Of a file, all connections share what lies beside it."""
        going_on = [readers.close_connections() for readers in (self._readers, self._watcher)]
        try:
            self._writer.close()
            self._engine.before_reopening()
            self._writer = self._engine.connect()
            self._reopens = False
        finally:
            for go_on in going_on:
                go_on()

    def _transaction_again(self, jobs: list[_Job]) -> None:
        """Run a transaction; once more on a new connection if the old one broke before it could be stored."""
        self._in_doubt = False
        was_lost = self._engine.is_lost(self._writer)
        try:
            self._transaction(jobs)
        except self._engine.errors as error:
            # Who has waited in vain does not wait for another connection
            has_waited = was_lost or self._engine.has_waited(error)
            if self._in_doubt or has_waited or not self._engine.is_lost(self._writer):
                raise
            self._transaction(jobs)

    def _transaction(self, jobs: list[_Job]) -> None:
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

    def _settle(self, jobs: list[_Job], trouble: StorageTrouble | None) -> None:
        if trouble is not None and not trouble.is_everywhere:
            self._note_damage(trouble)
        # To find nothing that has to be changed works on a full disk as well
        elif trouble is not None or any(job.error is None for job in jobs):
            self._note(trouble)
        for job in jobs:
            job.settle()

    def _note(self, trouble: StorageTrouble | None) -> None:
        before, self.trouble = self.trouble, trouble
        if trouble is None:
            self._stored_at = time.monotonic()
            self._usable.set()
        else:
            self._usable.clear()
        if (before and before.code) != (trouble and trouble.code):
            # Once, and not for every answer that can't be stored
            log.warning("storage: %s", "works again" if trouble is None else trouble.message)
            self.heard()

    def _note_damage(self, trouble: StorageTrouble) -> None:
        if trouble.reason == "damaged" and not self.damaged:
            self.damaged = True
            log.error("storage: %s", trouble.message)


def _fail(jobs: list[_Job], error: BaseException) -> None:
    """Leave the error with each job; every caller gets one of its own, to be raised."""
    for job in jobs:
        job.error = StorageTrouble(error.reason) if isinstance(error, StorageTrouble) else error


def _note_the_time(connection: Connection) -> None:
    connection.execute("UPDATE house SET tried = ?", (datetime.now(UTC).isoformat(timespec="milliseconds"),))
