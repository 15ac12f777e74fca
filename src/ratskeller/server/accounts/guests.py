"""Guests: all who play here, known by a random token in their cookie of which only a hash is stored. Some have an account.

A guest may be known in several browsers: each has a session with a token of its own. The way into another browser is a link with a
code, again stored only as a hash; the link that was made last is the only one that holds.
"""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager

import msgspec

from ratskeller.server.accounts import known_browsers, second_factors
from ratskeller.server.accounts import queries as accounts
from ratskeller.server.accounts import roles as standings
from ratskeller.server.accounts.hashing import new_token, token_hash
from ratskeller.server.accounts.placeholder_names import Unnamed, name_for
from ratskeller.server.accounts.second_factors import Proof
from ratskeller.server.chat import queries as talk
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.errors import StorageError
from ratskeller.server.db.store import Store, Unchanged
from ratskeller.server.db.timestamps import days_ago, now
from ratskeller.server.notifications import queries as channels

REMEMBERED = 10_000
RENEWED_DAYS = 1.0
MOST_SESSIONS = 20
"""Of one guest; the one that was used longest ago gives way to another."""

FIND = (
    "SELECT guests.id, guests.name, EXISTS (SELECT 1 FROM accounts WHERE accounts.guest_id = guests.id), sessions.seen"
    " FROM sessions JOIN guests ON guests.id = sessions.guest_id"
    " WHERE token_hash = ?"
)
FEWER = (
    "DELETE FROM sessions WHERE guest_id = ? AND token_hash NOT IN"
    " (SELECT token_hash FROM sessions WHERE guest_id = ? ORDER BY seen DESC, token_hash LIMIT ?)"
)
UNUSED = (
    "guests.created < :moment AND NOT EXISTS (SELECT 1 FROM seats WHERE guest_id = guests.id)"
    " AND NOT EXISTS (SELECT 1 FROM doors WHERE host = guests.id)"
    " AND NOT EXISTS (SELECT 1 FROM reservations WHERE guest_id = guests.id)"
    " AND NOT EXISTS (SELECT 1 FROM sessions WHERE guest_id = guests.id AND seen >= :moment)"
    " AND NOT EXISTS (SELECT 1 FROM tokens WHERE guest_id = guests.id AND COALESCE(used, created) >= :moment)"
    " AND NOT EXISTS (SELECT 1 FROM accounts WHERE guest_id = guests.id)"
)
PERSONAL = (
    *("recoveries", "mail_links", "sessions", "known_browsers", "tokens", "admissions", "matches"),
    *("recovery_codes", "second_factors", "notices"),
    *("standings", "ratings", "presences", "leads", "notes"),
)
"""What a guest has by himself, and goes with him."""


class Guest(msgspec.Struct, frozen=True):
    """Somebody who plays here; `account`: with a name of his own and a password."""

    id: str
    name: str
    account: bool = False


class Browser(msgspec.Struct, frozen=True):
    """Where somebody comes in: the token of the session that begins there, how the browser is called, and the code that it is known by."""

    token: str
    name: str
    code: str


class UnknownLink(Unchanged):
    """Nobody comes back by such a code: it was never made, or a newer one has replaced it."""


class _Session(msgspec.Struct, frozen=True):
    guest: Guest
    seen: str


class Guests:
    """The guests of the database; those seen last are remembered, since every request asks."""

    def __init__(self, store: Store) -> None:
        """Look guests up in `store`."""
        self._store = store
        self._known: OrderedDict[str, _Session] = OrderedDict()
        self._relying: set[tuple[str, str, asyncio.Event]] = set()

    async def by_token(self, token: str) -> Guest | None:
        """Return the guest of a session token, None for a token that nobody has."""
        session = await self._session(token_hash(token))
        return None if session is None else session.guest

    async def create(self, token: str) -> Guest:
        """Store a new guest with a session for a token just made."""
        guest, moment = Guest(secrets.token_hex(8), name_for(Unnamed("guest", secrets.randbelow(9000) + 1000))), now()

        def write(connection: Connection) -> None:
            connection.execute("INSERT INTO guests VALUES (?, ?, ?)", (guest.id, guest.name, moment))
            connection.execute("INSERT INTO sessions VALUES (?, ?, ?)", (token_hash(token), guest.id, moment))

        await self._store.write(write)
        self._remember(token_hash(token), _Session(guest, moment))
        return guest

    async def renew(self, token: str) -> bool:
        """Note that the session is used, once a day, and return whether it was noted now. Without storage it is not."""
        hashed = token_hash(token)
        session = await self._session(hashed)
        if session is None or session.seen >= days_ago(RENEWED_DAYS):
            return False
        moment = now()
        statement = "UPDATE sessions SET seen = ? WHERE token_hash = ?"
        try:
            noted = await self._store.write(lambda connection: connection.execute(statement, (moment, hashed)).rowcount)
        except StorageError:
            return False
        if noted:
            self._remember(hashed, _Session(session.guest, moment))
        else:
            # Another process has taken it out of the database
            self._known.pop(hashed, None)
        return bool(noted)

    async def make_link(self, guest: Guest) -> str:
        """Return the code of a new link to a guest; an older one holds no longer."""
        code = new_token()
        row = (guest.id, token_hash(code), now())
        statement = (
            "INSERT INTO recoveries (guest_id, code_hash, created) VALUES (?, ?, ?) ON CONFLICT (guest_id)"
            " DO UPDATE SET code_hash = excluded.code_hash, created = excluded.created"
        )
        await self._store.write(lambda connection: connection.execute(statement, row))
        return code

    def forget(self) -> None:
        """Forget whom we know: sessions were taken out of the database."""
        self._known.clear()

    async def ask_anew(self, ids: Collection[str]) -> None:
        """Take over what has changed about guests, and tell those who rely on a session or a token of theirs that is over."""
        for hashed in [hashed for hashed, session in self._known.items() if session.guest.id in ids]:
            del self._known[hashed]
        for guest, hashed, over in list(self._relying):
            if guest in ids and not await self._store.read(lambda connection, it=hashed: _holds(connection, it)):  # type: ignore[misc]
                over.set()

    @contextmanager
    def rely(self, guest: Guest, token: str) -> Iterator[asyncio.Event]:
        """Give something that is set when a session is over, or a program's token is taken back, for whoever goes on by it for long."""
        relying = (guest.id, token_hash(token), asyncio.Event())
        self._relying.add(relying)
        try:
            yield relying[-1]
        finally:
            self._relying.discard(relying)

    async def _session(self, hashed: str) -> _Session | None:
        session = self._known.get(hashed)
        if session is None:
            session = await self._store.read(lambda connection: _find(connection, hashed))
        if session is not None:
            self._remember(hashed, session)
        return session

    def _remember(self, hashed: str, session: _Session) -> None:
        self._known[hashed] = session
        self._known.move_to_end(hashed)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def linked(connection: Connection, code: str) -> str:
    """Return the id of the guest to whom the code of a link leads back. Raises `UnknownLink`."""
    row = connection.execute("SELECT guest_id FROM recoveries WHERE code_hash = ?", (token_hash(code),)).fetchone()
    if row is None:
        raise UnknownLink("the code is nobody's")
    return str(row[0])


def begin_session(
    connection: Connection,
    guest: str,
    browser: Browser,
    moment: str,
    proof: Proof | None = None,
    *,
    goes_on: bool = False,
    first: Callable[[], None] | None = None,
) -> None:
    """Store a session of a guest in a browser, which is known to his account from then on; of too many, the oldest one ends.

    Every way in comes by here. `goes_on`: it takes the place of a session for which the second factor was given already. `first` is done
    once nothing speaks against the session. Raises `Locked` for somebody who is locked out, and `FactorAsked`, `WrongFactor` or
    `UsedFactor`.
    """
    standings.check_open(connection, guest)
    if not goes_on:
        second_factors.check(connection, guest, proof, moment)
    if first is not None:
        first()
    hashed = token_hash(browser.token)
    connection.execute("INSERT INTO sessions (token_hash, guest_id, seen) VALUES (?, ?, ?)", (hashed, guest, moment))
    connection.execute("INSERT INTO devices (token_hash, name, since) VALUES (?, ?, ?)", (hashed, browser.name, moment))
    connection.execute(FEWER, (guest, guest, MOST_SESSIONS))
    if accounts.is_account(connection, guest):
        known_browsers.remember(connection, guest, browser.code, moment)


def house(connection: Connection) -> str:
    """Return the name of the database, by which its cookies are told from those of others."""
    name: str = connection.execute("SELECT id FROM house").fetchone()[0]
    return name


def called(ids: Collection[str]) -> Callable[[Connection], dict[str, str]]:
    """Return a read: how guests are called, by id."""
    statement = "SELECT name FROM guests WHERE id = ?"

    def read(connection: Connection) -> dict[str, str]:
        found = {guest: connection.execute(statement, (guest,)).fetchone() for guest in ids}
        return {guest: row[0] for guest, row in found.items() if row is not None}

    return read


def unused(after: str, most: int, moment: str) -> Callable[[Connection], list[tuple[str, bool]]]:
    """Return a read: up to `most` guests by id, beginning after one, each with whether nobody has been there since `moment` or ever sat."""
    statement = f"SELECT id, {UNUSED} FROM guests WHERE id > :after ORDER BY id LIMIT :most"  # noqa: S608

    def read(connection: Connection) -> list[tuple[str, bool]]:
        rows = connection.execute(statement, {"after": after, "most": most, "moment": moment})
        return [(row[0], bool(row[1])) for row in rows]

    return read


def remove(ids: Sequence[str], moment: str) -> Callable[[Connection], int]:
    """Return a write: remove those of these guests who are still unused, and return how many."""

    def write(connection: Connection) -> int:
        removed = 0
        for guest in ids:
            sought = {"id": guest, "moment": moment}
            still = connection.execute(f"SELECT 1 FROM guests WHERE id = :id AND {UNUSED}", sought)  # noqa: S608
            if still.fetchone() is not None:
                channels.forget(connection, guest)
                for table in PERSONAL:
                    connection.execute(f"DELETE FROM {table} WHERE guest_id = ?", (guest,))  # noqa: S608
                talk.forget(connection, guest)
                connection.execute("DELETE FROM guests WHERE id = ?", (guest,))
                removed += 1
        return removed

    return write


def _holds(connection: Connection, hashed: str) -> bool:
    """Tell whether somebody is known by a token: his browser or a program of his."""
    statement = "SELECT 1 FROM sessions WHERE token_hash = ? UNION ALL SELECT 1 FROM tokens WHERE token_hash = ?"
    return connection.execute(statement, (hashed, hashed)).fetchone() is not None


def _find(connection: Connection, hashed: str) -> _Session | None:
    row = connection.execute(FIND, (hashed,)).fetchone()
    return None if row is None else _Session(Guest(row[0], row[1], bool(row[2])), row[3])
