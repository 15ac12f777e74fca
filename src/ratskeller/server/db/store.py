"""One writer thread that commits many writes at once, and one reader.

A write is a function of the connection. All writes that wait are run in one transaction, and their callers hear of it only after
COMMIT: with `synchronous = FULL` what was acknowledged is on disk. A write that finds nothing to change raises `Unchanged` before
it has changed anything; any other error undoes the whole transaction, and its writes are then run one by one.

When the disk is full or another program holds the file, all that waits fails at once with `StorageTrouble`, after one wait: nobody is
helped by hearing of it one after the other.
"""

import asyncio
import logging
import queue
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from ratskeller.server.db import files
from ratskeller.server.db.trouble import StorageTrouble, reason_of

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]

MOST_AT_ONCE = 256
BUSY_SECONDS = 5.0
"""How long a transaction waits for a lock that another program holds."""
TRUSTED_SECONDS = 10.0
"""For so long after something was stored nobody has to try whether anything can be."""
LITTLE_ROOM = 1024 * 1024
"""A disk with fewer bytes left is full, whatever the error says."""

log = logging.getLogger(__name__)


class Unchanged(Exception):
    """A write found that it must not happen; it has changed nothing."""


def connect(path: Path, busy: float = BUSY_SECONDS) -> sqlite3.Connection:
    """Open the database for this server: write-ahead log, every commit on disk, foreign keys checked.

    A statement waits `busy` seconds for a lock that somebody else holds.
    """
    connection = sqlite3.connect(path, timeout=busy, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
    except sqlite3.OperationalError as error:
        # A copy that may only be read can still be looked at
        if reason_of(error) != "read-only":
            raise
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
    """The database of one server process. Open and close it in the event loop that uses it.

    `trouble` is what keeps everything from being stored, None while all is well; `damaged` tells whether a damaged part of the file was
    met since the start. `heard` is called whenever `trouble` begins, changes or ends.
    """

    def __init__(self, path: Path, busy: float = BUSY_SECONDS) -> None:
        """Open the (already prepared) database and start the writer; it waits `busy` seconds for a lock that somebody else holds."""
        self.trouble: StorageTrouble | None = None
        self.damaged = False
        self.heard: Callable[[], None] = lambda: None
        self._path, self._busy = path, busy
        # A file that was opened for reading stays so, whatever becomes of its mode
        self._reopens = False
        self._stored_at = time.monotonic()
        self._trying: asyncio.Task[None] | None = None
        self._usable = asyncio.Event()
        self._usable.set()
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer = connect(path, busy)
        self._reader = connect(path, busy)
        self._reading = ThreadPoolExecutor(1, "ratskeller-reader")
        self._thread = threading.Thread(target=self._write_all, name="ratskeller-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run `work` in a transaction and return its result once that is on disk. Raises `StorageTrouble`, and nothing is stored."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(_Job(work, future))
        # A caller that is cancelled does not stop a write that is under way
        return await asyncio.shield(future)

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run `work` on the reading connection; it sees everything that was acknowledged before. Raises `StorageTrouble`."""
        try:
            return await self._loop.run_in_executor(self._reading, lambda: work(self._reader))
        except sqlite3.Error as error:
            trouble = self._trouble_of(error)
            if trouble is None:
                raise
            self._note_damage(trouble)
            raise trouble from error

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
        self._reading.shutdown()
        self._reader.close()
        self._writer.close()

    def _write_all(self) -> None:
        while (job := self._jobs.get()) is not None:
            jobs = [job, *self._waiting(MOST_AT_ONCE - 1)]
            trouble = self._commit(jobs)
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
            self._transaction(jobs)
        except Exception as error:
            trouble = self._trouble_of(error)
            if len(jobs) > 1 and (trouble is None or not trouble.is_everywhere):
                return self._one_by_one(jobs)
            _fail(jobs, trouble or error)
            # Until that has worked, whatever else is met on the way
            self._reopens = self._reopens or (trouble is not None and trouble.reason == "read-only")
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
        """Open the file anew, with the rights that it has now. Both connections share what SQLite keeps beside it."""
        self._writer.close()
        self._reader.close()
        files.share_mode(self._path)
        self._writer, self._reader = connect(self._path, self._busy), connect(self._path, self._busy)
        self._reopens = False

    def _transaction(self, jobs: list[_Job]) -> None:
        if self._reopens:
            self._reading.submit(self._reopen).result()
        self._writer.execute("BEGIN IMMEDIATE")
        try:
            for job in jobs:
                job.run(self._writer)
            self._writer.execute("COMMIT")
        except BaseException:
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
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

    def _trouble_of(self, error: BaseException) -> StorageTrouble | None:
        reason = reason_of(error)
        if reason == "failed" and _is_full(self._path):
            # Where SQLite grows its index of the log it can't tell
            reason = "full"
        return None if reason is None else StorageTrouble(reason)


def _fail(jobs: list[_Job], error: BaseException) -> None:
    """Leave the error with each job; every caller gets one of its own, to be raised."""
    for job in jobs:
        job.error = StorageTrouble(error.reason) if isinstance(error, StorageTrouble) else error


def _is_full(path: Path) -> bool:
    try:
        return shutil.disk_usage(path.parent).free < LITTLE_ROOM
    except OSError:
        return False


def _note_the_time(connection: sqlite3.Connection) -> None:
    connection.execute("UPDATE house SET tried = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')")
