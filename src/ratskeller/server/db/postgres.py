"""PostgreSQL, with the same statements as SQLite.

A write transaction first takes an advisory lock of the whole database. As in SQLite, only one writes at a time: what a write has read still
holds when it writes, and deadlocks can't happen. This costs little, because all pending writes of a process share one transaction, and
commits that notify others wait for each other anyway.
"""

import asyncio
import os
import re
import secrets
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import lru_cache
from typing import Any, TypeVar, cast

import psycopg
from psycopg import pq
from psycopg.abc import Buffer, PQGen
from psycopg.adapt import Dumper
from psycopg.conninfo import conninfo_to_dict
from psycopg.types.string import StrDumperUnknown

from ratskeller.server.database_location import Address
from ratskeller.server.db.connection import Connection, Cursor, Row, Values
from ratskeller.server.db.engine import Read
from ratskeller.server.db.errors import StorageError, StorageReason

LOCK = 0x52617473
"""The advisory lock of write transactions."""
CHANNEL = "ratskeller_wrote"
IDLE_TRANSACTION_SECONDS = 4
"""Seconds after which the server ends an idle transaction, which keeps the others from writing: these wait for five."""
EXTRA_SECONDS = 0.5
"""How much longer than the lock timeout to wait for the server, which reports the timeout itself."""
UNACKNOWLEDGED_SECONDS = 20
"""Seconds after which a connection counts as lost if the other machine has not acknowledged what was sent."""
LONG_SECONDS = 60.0
LIMITS = ("idle_in_transaction_session_timeout", "statement_timeout", "transaction_timeout")
"""The settings that may end a long transaction; the last one came with version 17."""
REASONS_BY_CODE: dict[str, StorageReason] = {
    "53100": "full",
    "25006": "read-only",
    "55P03": "locked",
    "57014": "locked",
    "40P01": "locked",
    "XX001": "damaged",
    "XX002": "damaged",
    "58030": "failed",
}
CONNECTION_ERRORS = ("08", "57P", "25P03", "25P04", "53300", "3D000", "28")
"""The beginnings of codes that mean a lost connection or no access: broken connections, shutdown, transactions that were idle or took too
long, too many connections, no such database."""
PLACEHOLDERS = re.compile(r"'(?:[^']|'')*'|\?|(?<!:):([a-z_]+)|%")
SHORTEST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
"""Seconds between two attempts to listen again."""
NOTIFY_TIMEOUT = 0.1
"""Seconds between two checks whether to go on listening."""
DEBOUNCE_SECONDS = 0.02
"""Seconds for which notifications are collected, so that a thousand writes a second are not noticed one by one."""


T = TypeVar("T")


class ServerSilent(psycopg.OperationalError):
    """The server has not answered in time, and its connection was closed."""


class _Raw(psycopg.Connection[Row]):
    """A connection that is closed when the server is silent for `patience` seconds; None waits for ever."""

    patience: float | None = None

    def wait(self, gen: PQGen[T], *args: Any, **kwargs: Any) -> T:
        """Wait for the server. Raises `ServerSilent`."""
        if self.patience is None:
            return super().wait(gen, *args, **kwargs)
        try:
            return super().wait(_limited(gen, time.monotonic() + self.patience), *args, **kwargs)
        except ServerSilent:
            # A normal close would wait for the server
            self.pgconn.finish()
            raise


def _limited(gen: PQGen[T], end: float) -> PQGen[T]:
    """Run the steps of the driver, at least ten a second, until the deadline. Raises `ServerSilent`."""
    try:
        wanted = next(gen)
        while True:
            ready = yield wanted
            if not ready and time.monotonic() > end:
                raise ServerSilent("the server did not answer in time")
            wanted = gen.send(ready)
    except StopIteration as done:
        return cast(T, done.value)


class _Number(Dumper):
    """Stores booleans as SQLite does: 1 or 0."""

    oid = psycopg.adapters.types["int8"].oid

    def dump(self, obj: bool) -> Buffer:
        return b"1" if obj else b"0"


class _Text(StrDumperUnknown):
    """Text whose type the statement determines. PostgreSQL has no NUL character, so it is replaced: it is neither stored nor found."""

    def dump(self, obj: str) -> Buffer | None:
        return super().dump(obj.replace("\0", "\ufffd") if "\0" in obj else obj)


@lru_cache(maxsize=1024)
def translated(statement: str) -> str:
    """Return a statement with the driver's placeholders instead of `?` and `:name`."""

    def place(found: re.Match[str]) -> str:
        if found[0] == "?":
            return "%s"
        return f"%({found[1]})s" if found[1] else found[0].replace("%", "%%")

    return PLACEHOLDERS.sub(place, statement)


class PostgresConnection:
    """A connection to PostgreSQL that takes statements as SQLite's does."""

    def __init__(self, raw: psycopg.Connection[Row]) -> None:
        self.raw = raw
        raw.adapters.register_dumper(bool, _Number)
        raw.adapters.register_dumper(str, _Text)

    def execute(self, statement: str, values: Values = (), /) -> Cursor:
        return cast(Cursor, self.raw.execute(translated(statement).encode(), values))

    def executemany(self, statement: str, rows: Iterable[Values], /) -> Cursor:
        """Run a statement once for each row of values, in a pipeline."""
        given = list(rows)
        # For one row a pipeline takes longer
        if len(given) == 1:
            return self.execute(statement, given[0])
        cursor = self.raw.cursor()
        cursor.executemany(translated(statement).encode(), given)
        return cast(Cursor, cursor)

    def close(self) -> None:
        self.raw.close()


def open_raw(address: Address, busy: float) -> psycopg.Connection[Row]:
    """Connect within `busy` seconds, with the same timeout for locks and a little more for each answer. Raises `psycopg.Error`."""
    hosts, defaults = _defaults(address)
    raw = _Raw.connect(
        address.url,
        autocommit=True,
        application_name="ratskeller",
        client_encoding="utf8",
        # The timeout of the driver is for each host
        connect_timeout=max(2, round(busy / hosts)),
        keepalives_idle=10,
        keepalives_interval=5,
        keepalives_count=3,
        tcp_user_timeout=UNACKNOWLEDGED_SECONDS * 1000,
        **defaults,
    )
    raw.patience = busy + EXTRA_SECONDS
    # What is acknowledged must be on disk, and the site may have another default: every value but `off` ensures it
    raw.execute(
        f"SET lock_timeout = {round(busy * 1000)}; SET idle_in_transaction_session_timeout = '{IDLE_TRANSACTION_SECONDS}s';"
        " SELECT set_config('synchronous_commit', 'on', false)"
        " WHERE current_setting('synchronous_commit') = 'off'".encode()
    )
    return raw


def connected(address: Address) -> psycopg.Connection[Row]:
    """Connect as psql does, with the limits of the site. Raises `psycopg.Error`."""
    return psycopg.connect(address.url, **_defaults(address)[1])


def _defaults(address: Address) -> tuple[int, dict[str, Any]]:
    """Return the number of hosts of an address, and our defaults for what the address leaves open.

    Of several hosts we use the one that can write. Connections to other machines are encrypted.
    """
    given = conninfo_to_dict(address.url)
    hosts = str(given.get("host") or given.get("hostaddr") or os.environ.get("PGHOST", "")).split(",")
    defaults = {"target_session_attrs": "read-write"} if len(hosts) > 1 else {}
    if not all(_is_here(host) for host in hosts) and "PGSSLMODE" not in os.environ:
        defaults["sslmode"] = "require"
    return len(hosts), {name: value for name, value in defaults.items() if name not in given}


def _is_here(host: str) -> bool:
    """Return whether a host is this machine: a socket, or a loopback address."""
    return host in ("", "localhost", "::1") or host.startswith(("/", "@", "127."))


class Postgres:
    """PostgreSQL as the database of a store. A write waits `busy` seconds for those of others."""

    errors: tuple[type[Exception], ...] = (psycopg.Error,)
    opens_early = False

    def __init__(self, address: Address, busy: float) -> None:
        self._address, self._busy = address, busy
        # Marks our own notifications, which we ignore
        self._name = secrets.token_hex(8)

    def connect(self) -> Connection:
        """Open a connection. Raises `psycopg.Error`."""
        return PostgresConnection(open_raw(self._address, self._busy))

    def begin(self, connection: Connection) -> None:
        """Begin a write transaction, once nobody else writes."""
        # A stricter level, the default of some sites, would show everything as it was before the lock
        _raw(connection).execute(f"BEGIN ISOLATION LEVEL READ COMMITTED; SELECT pg_advisory_xact_lock({LOCK})".encode())

    def commit(self, connection: Connection) -> None:
        """Commit a transaction, and notify other processes if it wrote anything."""
        # Only transactions that write have a number. Version 12 has the function under this name
        _raw(connection).execute(
            f"SELECT pg_notify('{CHANNEL}', '{self._name}') WHERE txid_current_if_assigned() IS NOT NULL;"
            " COMMIT".encode()
        )

    def roll_back(self, connection: Connection) -> None:
        raw = _raw(connection)
        if not raw.closed and raw.info.transaction_status != pq.TransactionStatus.IDLE:
            with suppress(psycopg.Error):
                raw.execute(b"ROLLBACK")

    def disable_timeouts(self, connection: Connection) -> None:
        """Let the transactions of a connection take any time, despite our limits and those of the site."""
        cast(_Raw, _raw(connection)).patience = None
        names = ", ".join(f"'{name}'" for name in LIMITS)
        connection.execute(f"SELECT set_config(name, '0', false) FROM pg_settings WHERE name IN ({names})")  # noqa: S608

    def with_long_timeout(self, work: Callable[[Connection], T]) -> Callable[[Connection], T]:
        """Return the work with a timeout of `LONG_SECONDS` for each statement."""

        def run(connection: Connection) -> T:
            raw = cast(_Raw, _raw(connection))
            usual, raw.patience = raw.patience, LONG_SECONDS
            try:
                return work(connection)
            finally:
                raw.patience = usual

        return run

    def batches(self, connection: Connection, statement: str, most: int) -> Iterator[list[Row]]:
        """Yield the rows of a statement in a transaction, at most `most` at a time, without holding all in memory."""
        with _raw(connection).cursor(name="batches") as cursor:
            cursor.execute(translated(statement).encode(), ())
            while rows := cursor.fetchmany(most):
                yield rows

    def is_lost(self, connection: Connection) -> bool:
        return _raw(connection).closed

    def timed_out(self, error: BaseException) -> bool:
        return isinstance(error, ServerSilent)

    def must_reopen_after(self, _trouble: StorageError) -> bool:
        """Return False: only lost connections are reopened."""
        return False

    def prepare_reopening(self) -> None:
        """Do nothing: connections share no files."""

    def check_files(self) -> None:
        """Do nothing: the files are the business of the database server."""

    def storage_error(self, error: BaseException) -> StorageError | None:
        """Return the storage error that an exception means, None for a bug of ours."""
        reason = reason_of(error)
        return None if reason is None else StorageError(reason)

    def change_listener(self, _read: Read) -> "PostgresListener":
        return PostgresListener(self._address, self._busy, self._name)


def reason_of(error: BaseException) -> StorageReason | None:
    """Return the storage error that an error of the driver means, None for a bug of ours."""
    if not isinstance(error, psycopg.Error):
        return None
    code = error.sqlstate or ""
    if code in REASONS_BY_CODE:
        return REASONS_BY_CODE[code]
    # Errors without a code come from the connection or the host name
    is_gone = code.startswith(CONNECTION_ERRORS) if code else isinstance(error, psycopg.OperationalError)
    return "unreachable" if is_gone else None


class PostgresListener:
    """Listens for notifications in a thread, and reconnects whenever its connection breaks."""

    def __init__(self, address: Address, busy: float, name: str) -> None:
        """Listen for the running loop, ignoring notifications of `name`, which is this process."""
        self._address, self._busy, self._name = address, busy, name
        self._loop, self._notified = asyncio.get_running_loop(), asyncio.Event()
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="ratskeller-listener", daemon=True)
        self._thread.start()

    async def wait(self) -> None:
        """Wait until another process may have written."""
        await self._notified.wait()
        await asyncio.sleep(DEBOUNCE_SECONDS)
        self._notified.clear()

    def close(self) -> None:
        self._closing.set()
        self._thread.join()

    def _listen(self) -> None:
        pause = SHORTEST_PAUSE
        while not self._closing.is_set():
            try:
                with open_raw(self._address, self._busy) as raw:
                    raw.execute(f"LISTEN {CHANNEL}".encode())
                    # Notifications may have been missed meanwhile
                    self._notify()
                    pause = SHORTEST_PAUSE
                    self._receive(raw)
            except psycopg.Error:
                self._closing.wait(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    def _receive(self, raw: psycopg.Connection[Row]) -> None:
        while not self._closing.is_set():
            for note in raw.notifies(timeout=NOTIFY_TIMEOUT):
                if note.payload != self._name:
                    self._notify()
                if self._closing.is_set():
                    return

    def _notify(self) -> None:
        # The loop may be closed already
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._notified.set)


def _raw(connection: Connection) -> psycopg.Connection[Row]:
    assert isinstance(connection, PostgresConnection)
    return connection.raw
