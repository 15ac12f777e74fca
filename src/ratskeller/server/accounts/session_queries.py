"""Stored sessions: how they begin, end and expire, and the browsers that an account was signed in from.

A known browser has a code in a cookie that outlives its sessions. The code signs nobody in.
"""

from collections.abc import Callable

import msgspec

from ratskeller.server.accounts import second_factors
from ratskeller.server.accounts.crypto import token_hash
from ratskeller.server.accounts.errors import Locked
from ratskeller.server.accounts.guests import GUEST_DAYS, SessionLifetimes
from ratskeller.server.accounts.moderation import has_status
from ratskeller.server.accounts.names import name_key
from ratskeller.server.accounts.queries import is_account, mark_changed
from ratskeller.server.accounts.second_factors import Proof
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.rows import Rows, add, put, scalar
from ratskeller.server.db.schema.accounts import Devices, KnownBrowsers, Sessions
from ratskeller.server.db.timestamps import days_ago, now

HANDLE = 16
"""How many digits of a token's hash name a session to its own guest."""
MOST_SESSIONS = 20
"""Of one guest; a new one replaces the one that was unused for longest."""
MOST_BROWSERS = 20
"""Of one account; a new one replaces the one that was unused for longest."""

FEWER_SESSIONS = (
    "DELETE FROM sessions WHERE guest_id = ? AND token_hash NOT IN"
    " (SELECT token_hash FROM sessions WHERE guest_id = ? ORDER BY seen DESC, token_hash LIMIT ?)"
)
OLD_SESSIONS = (
    "SELECT sessions.token_hash, sessions.guest_id, sessions.seen, devices.since,"
    " EXISTS (SELECT 1 FROM accounts WHERE accounts.guest_id = sessions.guest_id) FROM sessions"
    " LEFT JOIN devices ON devices.token_hash = sessions.token_hash"
    " WHERE sessions.seen < :seen OR devices.since < :since"
)
"""Those that may have ended: whether they have depends on the account."""
TOKENS = "SELECT id, guest_id, COALESCE(used, created) FROM tokens"
KNOWN_BY_NAME = (
    "SELECT 1 FROM known_browsers JOIN accounts ON accounts.guest_id = known_browsers.guest_id"
    " WHERE code_hash = ? AND name_key = ?"
)
FEWER_BROWSERS = (
    "DELETE FROM known_browsers WHERE guest_id = ? AND code_hash NOT IN"
    " (SELECT code_hash FROM known_browsers WHERE guest_id = ? ORDER BY used DESC, code_hash LIMIT ?)"
)


class Browser(msgspec.Struct, frozen=True):
    """The browser that a session begins in: the token of the new session, the browser's name, and the code that identifies it."""

    token: str
    name: str
    code: str


class StoredSession(msgspec.Struct, frozen=True):
    """A session as its guest sees it: its handle, the browser, since when (None: unknown), and when it was last used."""

    id: str
    name: str
    since: str | None
    seen: str


SESSIONS = Rows(
    StoredSession,
    "sessions LEFT JOIN devices ON devices.token_hash = sessions.token_hash",
    id=f"SUBSTR(sessions.token_hash, 1, {HANDLE})",
    name="COALESCE(devices.name, '')",
)


def begin_session(
    connection: Connection,
    guest: str,
    browser: Browser,
    moment: str,
    proof: Proof | None = None,
    *,
    is_continuation: bool = False,
    before: Callable[[], None] | None = None,
) -> None:
    """Store a session of a guest in a browser, which the account knows from then on.

    Every way to sign in ends here. `is_continuation`: the session replaces one that has passed the second factor. `before` runs once
    nothing speaks against the session. Raises `Locked`, `FactorAsked`, `WrongFactor` or `UsedFactor`.
    """
    if has_status(connection, guest, "locked"):
        raise Locked(guest)
    if not is_continuation:
        second_factors.check(connection, guest, proof, moment)
    if before is not None:
        before()
    hashed = token_hash(browser.token)
    add(connection, Sessions(token_hash=hashed, guest_id=guest, seen=moment))
    add(connection, Devices(token_hash=hashed, name=browser.name, since=moment))
    connection.execute(FEWER_SESSIONS, (guest, guest, MOST_SESSIONS))
    if is_account(connection, guest):
        remember_browser(connection, guest, browser.code, moment)


def sessions_of(connection: Connection, guest: str) -> list[StoredSession]:
    return SESSIONS.all(connection, "WHERE guest_id = ? ORDER BY seen DESC, sessions.token_hash", (guest,))


def session_handle(token: str) -> str:
    return token_hash(token)[:HANDLE]


def end_session(connection: Connection, guest: str, handle: str, moment: str) -> bool:
    statement = "DELETE FROM sessions WHERE guest_id = ? AND SUBSTR(token_hash, 1, ?) = ?"
    ended = connection.execute(statement, (guest, HANDLE, handle)).rowcount
    mark_changed(connection, (guest,), moment)
    return ended > 0


def end_all_sessions(connection: Connection, guest: str, moment: str) -> None:
    """End all sessions of a guest, and delete everything that could begin another: login links and API tokens."""
    for table in ("sessions", "seat_links", "mail_links", "tokens"):
        connection.execute(f"DELETE FROM {table} WHERE guest_id = ?", (guest,))  # noqa: S608
    mark_changed(connection, (guest,), moment)


def end_expired(connection: Connection, lifetimes: SessionLifetimes) -> set[str]:
    limits = {"seen": days_ago(min(GUEST_DAYS, lifetimes.idle)), "since": days_ago(lifetimes.most)}
    sessions = [
        (hashed, guest)
        for hashed, guest, seen, since, account in connection.execute(OLD_SESSIONS, limits).fetchall()
        if lifetimes.has_session_ended(seen, since, account=bool(account))
    ]
    tokens = [
        (token, guest)
        for token, guest, used in connection.execute(TOKENS).fetchall()
        if lifetimes.has_token_ended(used)
    ]
    connection.executemany("DELETE FROM sessions WHERE token_hash = ?", [(hashed,) for hashed, _ in sessions])
    connection.executemany("DELETE FROM tokens WHERE id = ?", [(token,) for token, _ in tokens])
    guests = {guest for _, guest in (*sessions, *tokens)}
    mark_changed(connection, sorted(guests), now())
    return guests


def is_known_to_name(connection: Connection, code: str, name: str) -> bool:
    values = (token_hash(code), name_key(name))
    return scalar(connection, KNOWN_BY_NAME, values) is not None


def is_known_browser(connection: Connection, guest: str, code: str) -> bool:
    statement = "SELECT 1 FROM known_browsers WHERE code_hash = ? AND guest_id = ?"
    return scalar(connection, statement, (token_hash(code), guest)) is not None


def remember_browser(connection: Connection, guest: str, code: str, moment: str) -> None:
    put(connection, KnownBrowsers(code_hash=token_hash(code), guest_id=guest, used=moment))
    connection.execute(FEWER_BROWSERS, (guest, guest, MOST_BROWSERS))


def forget_browsers(connection: Connection, guest: str) -> None:
    connection.execute("DELETE FROM known_browsers WHERE guest_id = ?", (guest,))
