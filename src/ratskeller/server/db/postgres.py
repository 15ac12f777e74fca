"""A database of PostgreSQL, by the same statements as a file of SQLite.

A transaction that writes takes one lock of the whole database first: whoever writes is alone, as in SQLite, so that what a write reads
before it writes still holds when it does, and no two writes wait for each other. What makes up for it is that all writes of a process
that wait share one transaction; and COMMITs that notify others would stand in line anyhow.
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
from ratskeller.server.db.connection import Connection, Cursor, Values
from ratskeller.server.db.engine import Read
from ratskeller.server.db.errors import StorageReason, StorageTrouble

LOCK = 0x52617473
"""Names the lock that a transaction holds that writes."""
CHANNEL = "ratskeller_wrote"
LONGEST_SILENCE = 4
"""Seconds after which the server ends a transaction of a process that does nothing: it keeps all others from writing, who wait for five."""
GRACE_SECONDS = 0.5
"""For so much longer than a lock may take the server is waited for: it tells of the lock itself."""
DEAF_SECONDS = 20
"""After so long what was sent and not even acknowledged by the other machine is lost, and with it the connection."""
LONG_SECONDS = 60.0
"""For so long a statement is waited for that looks at very much."""
LIMITS = ("idle_in_transaction_session_timeout", "statement_timeout", "transaction_timeout")
"""What may end a transaction that takes long; the last one came with version 17."""
REASONS: dict[str, StorageReason] = {
    "53100": "full",
    "25006": "read-only",
    "55P03": "locked",
    "57014": "locked",
    "40P01": "locked",
    "XX001": "damaged",
    "XX002": "damaged",
    "58030": "failed",
}
GONE = ("08", "57P", "25P03", "25P04", "53300", "3D000", "28")
"""How codes begin that tell of a connection that is over, or of a server that lets nobody in: broken connections, shutting down,
transactions that stood still or took too long, too many connections, no such database."""
PLACES = re.compile(r"'(?:[^']|'')*'|\?|(?<!:):([a-z_]+)|%")
SHORTEST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
"""Seconds between two attempts to hear again."""
LISTENING = 0.1
"""Seconds after which it is looked whether to listen any longer."""
GATHERING = 0.02
"""Seconds for which what rings is gathered: whoever writes a thousand times a second is not heard a thousand times."""


T = TypeVar("T")


class Silent(psycopg.OperationalError):
    """The server has not answered in time; its connection is closed."""


class _Raw(psycopg.Connection[tuple[Any, ...]]):
    """A connection that is closed when the server is silent for longer than `patience` seconds; None waits as long as it takes."""

    patience: float | None = None

    def wait(self, gen: PQGen[T], *given: Any, **named: Any) -> T:
        """Wait for the server. Raises `Silent`."""
        if self.patience is None:
            return super().wait(gen, *given, **named)
        try:
            return super().wait(_limited(gen, time.monotonic() + self.patience), *given, **named)
        except Silent:
            # Nothing waits for what is sent to say goodbye
            self.pgconn.finish()
            raise


def _limited(gen: PQGen[T], end: float) -> PQGen[T]:
    """Go through the steps of the driver, which come ten times a second at least, until it is too late. Raises `Silent`."""
    try:
        wanted = next(gen)
        while True:
            ready = yield wanted
            if not ready and time.monotonic() > end:
                raise Silent("the server did not answer in time")
            wanted = gen.send(ready)
    except StopIteration as done:
        return cast(T, done.value)


class _Number(Dumper):
    """Truth as SQLite stores it: 1 or 0."""

    oid = psycopg.adapters.types["int8"].oid

    def dump(self, obj: bool) -> Buffer:
        return b"1" if obj else b"0"


class _Text(StrDumperUnknown):
    """Text whose kind the statement tells. PostgreSQL has no sign of the number 0: nothing is found by it, and nothing holds it."""

    def dump(self, obj: str) -> Buffer | None:
        return super().dump(obj.replace("\0", "\ufffd") if "\0" in obj else obj)


@lru_cache(maxsize=1024)
def translated(statement: str) -> str:
    """Return a statement with the driver's own places for values instead of `?` and `:name`."""

    def place(found: re.Match[str]) -> str:
        if found[0] == "?":
            return "%s"
        return f"%({found[1]})s" if found[1] else found[0].replace("%", "%%")

    return PLACES.sub(place, statement)


class PostgresConnection:
    """A connection to PostgreSQL that takes statements as SQLite's does."""

    def __init__(self, raw: psycopg.Connection[tuple[Any, ...]]) -> None:
        """Take over a connection in which every statement is a transaction unless one was begun."""
        self.raw = raw
        raw.adapters.register_dumper(bool, _Number)
        raw.adapters.register_dumper(str, _Text)

    def execute(self, statement: str, values: Values = (), /) -> Cursor:
        """Run a statement."""
        return cast(Cursor, self.raw.execute(translated(statement).encode(), values))

    def executemany(self, statement: str, rows: Iterable[Values], /) -> Cursor:
        """Run a statement once for each row of values, without waiting in between."""
        given = list(rows)
        # A pipeline takes longer to begin and to end than one row
        if len(given) == 1:
            return self.execute(statement, given[0])
        cursor = self.raw.cursor()
        cursor.executemany(translated(statement).encode(), given)
        return cast(Cursor, cursor)

    def close(self) -> None:
        """End the connection."""
        self.raw.close()


def open_raw(address: Address, busy: float) -> psycopg.Connection[tuple[Any, ...]]:
    """Connect to a server within `busy` seconds, and wait hardly longer for locks and for each answer. Raises `psycopg.Error`."""
    hosts, defaults = _defaults(address)
    raw = _Raw.connect(
        address.url,
        autocommit=True,
        application_name="ratskeller",
        client_encoding="utf8",
        # The driver waits so long for each host
        connect_timeout=max(2, round(busy / hosts)),
        keepalives_idle=10,
        keepalives_interval=5,
        keepalives_count=3,
        tcp_user_timeout=DEAF_SECONDS * 1000,
        **defaults,
    )
    raw.patience = busy + GRACE_SECONDS
    # What is acknowledged has to be on disk, also where a site is content with less: every value but `off` sees to that
    raw.execute(
        f"SET lock_timeout = {round(busy * 1000)}; SET idle_in_transaction_session_timeout = '{LONGEST_SILENCE}s';"
        " SELECT set_config('synchronous_commit', 'on', false)"
        " WHERE current_setting('synchronous_commit') = 'off'".encode()
    )
    return raw


def connected(address: Address) -> psycopg.Connection[tuple[Any, ...]]:
    """Connect to a server as its own tools do, with the limits of the site. Raises `psycopg.Error`."""
    return psycopg.connect(address.url, **_defaults(address)[1])


def _defaults(address: Address) -> tuple[int, dict[str, Any]]:
    """Return how many hosts an address names, and what holds unless the address says something else.

    Of several hosts the one that can write is taken. What goes to another machine is encrypted.
    """
    given = conninfo_to_dict(address.url)
    hosts = str(given.get("host") or given.get("hostaddr") or os.environ.get("PGHOST", "")).split(",")
    defaults = {"target_session_attrs": "read-write"} if len(hosts) > 1 else {}
    if not all(_is_here(host) for host in hosts) and "PGSSLMODE" not in os.environ:
        defaults["sslmode"] = "require"
    return len(hosts), {name: value for name, value in defaults.items() if name not in given}


def _is_here(host: str) -> bool:
    """Tell whether a host is this machine: a socket, or a loopback address."""
    return host in ("", "localhost", "::1") or host.startswith(("/", "@", "127."))


class Postgres:
    """A database of PostgreSQL as the database of a store; a write waits `busy` seconds for those of others."""

    errors: tuple[type[Exception], ...] = (psycopg.Error,)

    def __init__(self, address: Address, busy: float) -> None:
        """Take the address of a database that was prepared."""
        self._address, self._busy = address, busy
        # What this process writes itself it need not be told
        self._name = secrets.token_hex(8)

    def connect(self) -> Connection:
        """Open a connection. Raises `psycopg.Error`."""
        return PostgresConnection(open_raw(self._address, self._busy))

    def begin(self, connection: Connection) -> None:
        """Begin a transaction that writes, as soon as nobody else does."""
        # Whatever the default of a site is: under a stricter level all would be seen as it was before the lock came
        _raw(connection).execute(f"BEGIN ISOLATION LEVEL READ COMMITTED; SELECT pg_advisory_xact_lock({LOCK})".encode())

    def commit(self, connection: Connection) -> None:
        """End a transaction: what it wrote is on disk, and other processes hear of it; of one that wrote nothing, nobody does."""
        # Only what writes has a number; the name of the function is the one that version 12 knows
        _raw(connection).execute(
            f"SELECT pg_notify('{CHANNEL}', '{self._name}') WHERE txid_current_if_assigned() IS NOT NULL;"
            " COMMIT".encode()
        )

    def roll_back(self, connection: Connection) -> None:
        """End a transaction that has written nothing then, if there is one."""
        raw = _raw(connection)
        if not raw.closed and raw.info.transaction_status != pq.TransactionStatus.IDLE:
            with suppress(psycopg.Error):
                raw.execute(b"ROLLBACK")

    def take_time(self, connection: Connection) -> None:
        """Let the transactions of a connection last as long as they take, whatever the limits of a site and our own patience are."""
        cast(_Raw, _raw(connection)).patience = None
        names = ", ".join(f"'{name}'" for name in LIMITS)
        connection.execute(f"SELECT set_config(name, '0', false) FROM pg_settings WHERE name IN ({names})")  # noqa: S608

    def patient(self, work: Callable[[Connection], T]) -> Callable[[Connection], T]:
        """Return work for each of whose statements the server is waited for `LONG_SECONDS`."""

        def run(connection: Connection) -> T:
            raw = cast(_Raw, _raw(connection))
            usual, raw.patience = raw.patience, LONG_SECONDS
            try:
                return work(connection)
            finally:
                raw.patience = usual

        return run

    def batches(self, connection: Connection, statement: str, most: int) -> Iterator[list[Any]]:
        """Give the rows of a statement, at most `most` at a time: within a transaction, and never all of them in memory."""
        with _raw(connection).cursor(name="batches") as cursor:
            cursor.execute(translated(statement).encode(), ())
            while rows := cursor.fetchmany(most):
                yield rows

    def is_lost(self, connection: Connection) -> bool:
        """Tell whether nothing can come over a connection any more."""
        return _raw(connection).closed

    def has_waited(self, error: BaseException) -> bool:
        """Tell whether the server was silent: whoever met that has waited long enough."""
        return isinstance(error, Silent)

    def reopens_after(self, _trouble: StorageTrouble) -> bool:
        """Tell that only lost connections are opened anew."""
        return False

    def before_reopening(self) -> None:
        """Nothing has to be put right."""

    def trouble_of(self, error: BaseException) -> StorageTrouble | None:
        """Return which trouble an error tells of; None for an error of ours."""
        reason = reason_of(error)
        return None if reason is None else StorageTrouble(reason)

    def bell(self, _read: Read) -> "Listening":
        """Return what tells of others."""
        return Listening(self._address, self._busy, self._name)


def reason_of(error: BaseException) -> StorageReason | None:
    """Return which trouble an error of the driver tells of; None for an error of ours."""
    if not isinstance(error, psycopg.Error):
        return None
    code = error.sqlstate or ""
    if code in REASONS:
        return REASONS[code]
    # Without a code it was the connection that failed, or the name of the server
    is_gone = code.startswith(GONE) if code else isinstance(error, psycopg.OperationalError)
    return "unreachable" if is_gone else None


class Listening:
    """Hears in a thread of its own what other processes ring, and opens its connection anew as often as it breaks."""

    def __init__(self, address: Address, busy: float, name: str) -> None:
        """Listen in the loop that runs, but not to `name`, which is this process."""
        self._address, self._busy, self._name = address, busy, name
        self._loop, self._rung = asyncio.get_running_loop(), asyncio.Event()
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="ratskeller-listener", daemon=True)
        self._thread.start()

    async def rung(self) -> None:
        """Wait until another process may have written."""
        await self._rung.wait()
        await asyncio.sleep(GATHERING)
        self._rung.clear()

    def close(self) -> None:
        """Wait for nothing any more."""
        self._closing.set()
        self._thread.join()

    def _listen(self) -> None:
        pause = SHORTEST_PAUSE
        while not self._closing.is_set():
            try:
                with open_raw(self._address, self._busy) as raw:
                    raw.execute(f"LISTEN {CHANNEL}".encode())
                    # Nobody was heard meanwhile
                    self._ring()
                    pause = SHORTEST_PAUSE
                    self._hear(raw)
            except psycopg.Error:
                self._closing.wait(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    def _hear(self, raw: psycopg.Connection[tuple[Any, ...]]) -> None:
        while not self._closing.is_set():
            for note in raw.notifies(timeout=LISTENING):
                if note.payload != self._name:
                    self._ring()
                if self._closing.is_set():
                    return

    def _ring(self) -> None:
        # A loop that was closed has nobody left to hear
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._rung.set)


def _raw(connection: Connection) -> psycopg.Connection[tuple[Any, ...]]:
    assert isinstance(connection, PostgresConnection)
    return connection.raw
