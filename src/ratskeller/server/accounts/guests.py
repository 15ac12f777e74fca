"""Guests: everybody who plays here, identified by a random token in a cookie. Only its hash is stored. Some guests have an account."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

import msgspec

from ratskeller.server.accounts.crypto import token_hash
from ratskeller.server.accounts.names import Unnamed, placeholder_name
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.errors import StorageError
from ratskeller.server.db.rows import Rows, add, scalar
from ratskeller.server.db.schema.accounts import GuestRow, Sessions
from ratskeller.server.db.store import Store
from ratskeller.server.db.timestamps import days_ago, now
from ratskeller.server.shared_calls import SharedCalls

CACHED_SESSIONS = 10_000
RENEWED_DAYS = 1.0
WATCH_SECONDS = 60.0
"""Seconds between two checks of the age of sessions whose sockets are open."""

# A deleted account keeps its id, without a name: a restored backup must not bring it back
UNUSED = (
    "guests.created < :moment AND guests.name <> '' AND NOT EXISTS (SELECT 1 FROM seats WHERE guest_id = guests.id)"
    " AND NOT EXISTS (SELECT 1 FROM access WHERE host = guests.id)"
    " AND NOT EXISTS (SELECT 1 FROM reservations WHERE guest_id = guests.id)"
    " AND NOT EXISTS (SELECT 1 FROM sessions WHERE guest_id = guests.id AND seen >= :moment)"
    " AND NOT EXISTS (SELECT 1 FROM tokens WHERE guest_id = guests.id AND COALESCE(used, created) >= :moment)"
    " AND NOT EXISTS (SELECT 1 FROM accounts WHERE guest_id = guests.id)"
)
OWN_TABLES = (
    *("seat_links", "mail_links", "sessions", "known_browsers", "tokens", "admissions", "matches"),
    *("recovery_codes", "second_factors", "notices"),
    *("statuses", "ratings", "presences", "leads", "notes"),
)
"""The database tables whose rows are deleted with their guest."""

Deletion = Callable[[Connection, str], None]
"""Deletes what a feature stores about a guest, within a write."""

GUEST_DAYS = 400.0
"""The lifetime of a guest's unused session, as long as browsers keep its cookie: without an account it is all that a guest has."""


class SessionLifetimes(msgspec.Struct, frozen=True, kw_only=True):
    """Days after which an account's session ends when unused (`idle`) and in any case (`most`), and an unused API token (`tokens`)."""

    idle: float = GUEST_DAYS
    most: float = GUEST_DAYS
    tokens: float = GUEST_DAYS

    def has_session_ended(self, seen: str, since: str | None, *, account: bool) -> bool:
        """Tell whether a session is over that began at `since` (None: unknown), was last used at `seen`, and may be an `account`'s."""
        if seen < days_ago(GUEST_DAYS):
            return True
        return account and (seen < days_ago(self.idle) or (since is not None and since < days_ago(self.most)))

    def has_token_ended(self, used: str) -> bool:
        """Tell whether an API token is over that was last used, or made, at a moment."""
        return used < days_ago(self.tokens)


class Guest(msgspec.Struct, frozen=True):
    """Somebody who plays here. `account`: they have an account, with a unique name and a password."""

    id: str
    name: str
    account: bool = False


GUESTS = Rows(
    Guest,
    "guests",
    id="guests.id",
    name="guests.name",
    account="EXISTS (SELECT 1 FROM accounts WHERE accounts.guest_id = guests.id)",
)
SESSION = (
    f"SELECT {GUESTS.columns}, sessions.seen, devices.since FROM sessions JOIN guests ON guests.id = sessions.guest_id"  # noqa: S608
    " LEFT JOIN devices ON devices.token_hash = sessions.token_hash WHERE sessions.token_hash = ?"
)


class _Session(msgspec.Struct, frozen=True):
    guest: Guest
    seen: str
    since: str | None


@dataclass(frozen=True, eq=False)
class _Watch:
    guest: str
    token_hash: str
    ended: asyncio.Event = field(default_factory=asyncio.Event)


class Guests:
    """The guests in the database. Recent sessions are cached, since every request asks for one."""

    def __init__(self, store: Store, lifetimes: SessionLifetimes = SessionLifetimes()) -> None:  # noqa: B008
        self._store = store
        self.lifetimes = lifetimes
        self._sessions: OrderedDict[str, _Session] = OrderedDict()
        # Many sockets of a guest may come back at once
        self._reading: SharedCalls[_Session | None] = SharedCalls()
        # How often sessions were dropped: what was read before may have ended
        self._drops = 0
        self._watches: set[_Watch] = set()

    async def by_token(self, token: str) -> Guest | None:
        """Return the guest of a session token, None for an unknown one or one that has ended."""
        session = await self._session(token_hash(token))
        return None if session is None else session.guest

    async def create(self, token: str) -> Guest:
        name = placeholder_name(Unnamed("guest", secrets.randbelow(9000) + 1000))
        guest, moment = Guest(secrets.token_hex(8), name), now()

        def write(connection: Connection) -> None:
            add(connection, GuestRow(id=guest.id, name=guest.name, created=moment))
            add(connection, Sessions(token_hash=token_hash(token), guest_id=guest.id, seen=moment))

        await self._store.write(write)
        self._cache(token_hash(token), _Session(guest, moment, None))
        return guest

    async def renew(self, token: str) -> bool:
        """Store once a day that a session is in use, and return whether that happened now. It never does while storage fails."""
        hashed = token_hash(token)
        session = await self._session(hashed)
        if session is None or session.seen >= days_ago(RENEWED_DAYS):
            return False
        moment = now()
        statement = "UPDATE sessions SET seen = ? WHERE token_hash = ?"
        try:
            stored = await self._store.write(
                lambda connection: connection.execute(statement, (moment, hashed)).rowcount
            )
        except StorageError:
            return False
        if stored:
            self._cache(hashed, msgspec.structs.replace(session, seen=moment))
        else:
            # Another process has ended the session
            self._sessions.pop(hashed, None)
        return bool(stored)

    def clear_cache(self) -> None:
        self._sessions.clear()
        self._forget_reads()

    async def refresh(self, ids: Collection[str]) -> None:
        """Drop cached sessions of guests that have changed, and signal those who watch a session or token of theirs that has ended."""
        self._drop(ids)
        await self._end(watch for watch in self._watches if watch.guest in ids)

    async def run(self) -> None:
        """Signal those who watch a session or token that has passed its age, until cancelled: nobody has to ask for it."""
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            await self._end(self._watches)

    @contextmanager
    def watch(self, guest: Guest, token: str) -> Iterator[asyncio.Event]:
        """Give an event that is set when a session ends or an API token is revoked: for connections that outlast a request."""
        watch = _Watch(guest.id, token_hash(token))
        self._watches.add(watch)
        try:
            yield watch.ended
        finally:
            self._watches.discard(watch)

    async def _end(self, watches: Iterable[_Watch]) -> None:
        for watch in list(watches):
            if not await self._store.read(_lasts, watch.token_hash, self.lifetimes):
                # Where another process has ended the session, its message may still be under way
                self._drop({watch.guest})
                watch.ended.set()

    def _drop(self, ids: Collection[str]) -> None:
        for hashed in [hashed for hashed, session in self._sessions.items() if session.guest.id in ids]:
            del self._sessions[hashed]
        self._forget_reads()

    async def _session(self, hashed: str) -> _Session | None:
        session = self._sessions.get(hashed)
        if session is not None and not self._has_ended(session):
            self._cache(hashed, session)
            return session
        # Another process may have renewed what has ended by what is known here
        session = await self._reading.result(hashed, lambda: self._read(hashed))
        return None if session is None or self._has_ended(session) else session

    def _has_ended(self, session: _Session) -> bool:
        return self.lifetimes.has_session_ended(session.seen, session.since, account=session.guest.account)

    async def _read(self, hashed: str) -> _Session | None:
        drops = self._drops
        session = await self._store.read(_find, hashed)
        if session is not None and drops == self._drops:
            self._cache(hashed, session)
        return session

    def _forget_reads(self) -> None:
        self._drops += 1
        self._reading.forget()

    def _cache(self, hashed: str, session: _Session) -> None:
        self._sessions[hashed] = session
        self._sessions.move_to_end(hashed)
        if len(self._sessions) > CACHED_SESSIONS:
            self._sessions.popitem(last=False)


def server_name(connection: Connection) -> str:
    """Return the name of the database, which distinguishes its cookies from those of other servers on the same host."""
    name: str = scalar(connection, "SELECT id FROM server")
    return name


def names_of(connection: Connection, ids: Collection[str]) -> dict[str, str]:
    statement = "SELECT name FROM guests WHERE id = ?"
    found = {guest: scalar(connection, statement, (guest,)) for guest in ids}
    return {guest: name for guest, name in found.items() if name is not None}


def unused_guests(connection: Connection, after: str, most: int, moment: str) -> list[tuple[str, bool]]:
    """Return up to `most` ids of guests after one, each with whether the guest is unused.

    An unused guest never had a seat, and has not been here since `moment`.
    """
    statement = f"SELECT id, {UNUSED} FROM guests WHERE id > :after ORDER BY id LIMIT :most"  # noqa: S608
    rows = connection.execute(statement, {"after": after, "most": most, "moment": moment})
    return [(guest, bool(is_unused)) for guest, is_unused in rows]


def remove_unused(connection: Connection, ids: Sequence[str], moment: str, deletions: Iterable[Deletion]) -> int:
    """Remove those of these guests that are still unused, and return how many. `deletions` are those of features."""
    deletions = list(deletions)
    removed = 0
    for guest in ids:
        values = {"id": guest, "moment": moment}
        is_unused = connection.execute(f"SELECT 1 FROM guests WHERE id = :id AND {UNUSED}", values)  # noqa: S608
        if is_unused.fetchone() is not None:
            for delete in deletions:
                delete(connection, guest)
            for table in OWN_TABLES:
                connection.execute(f"DELETE FROM {table} WHERE guest_id = ?", (guest,))  # noqa: S608
            connection.execute("DELETE FROM guests WHERE id = ?", (guest,))
            removed += 1
    return removed


def _lasts(connection: Connection, hashed: str, lifetimes: SessionLifetimes) -> bool:
    """Tell whether a session or an API token has this hash, and has not ended by its age."""
    if (session := _find(connection, hashed)) is not None:
        return not lifetimes.has_session_ended(session.seen, session.since, account=session.guest.account)
    used = scalar(connection, "SELECT COALESCE(used, created) FROM tokens WHERE token_hash = ?", (hashed,))
    return used is not None and not lifetimes.has_token_ended(used)


def _find(connection: Connection, hashed: str) -> _Session | None:
    row = connection.execute(SESSION, (hashed,)).fetchone()
    if row is None:
        return None
    *guest, seen, since = row
    return _Session(GUESTS.read(guest), seen, since)
