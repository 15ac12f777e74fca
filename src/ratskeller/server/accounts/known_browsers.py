"""Browsers in which somebody has signed in to an account: each has a code in a cookie that outlives sessions. It signs nobody in."""

from collections.abc import Callable

from ratskeller.server.accounts.hashing import token_hash
from ratskeller.server.accounts.names import name_key
from ratskeller.server.db.connection import Connection

MOST = 20
"""Of one account; the one that was used longest ago gives way to another."""
KNOWS = (
    "SELECT 1 FROM known_browsers JOIN accounts ON accounts.guest_id = known_browsers.guest_id"
    " WHERE code_hash = ? AND name_key = ?"
)
IS_KNOWN = "SELECT 1 FROM known_browsers WHERE code_hash = ? AND guest_id = ?"
FEWER = (
    "DELETE FROM known_browsers WHERE guest_id = ? AND code_hash NOT IN"
    " (SELECT code_hash FROM known_browsers WHERE guest_id = ? ORDER BY used DESC, code_hash LIMIT ?)"
)


def knows(code: str, name: str) -> Callable[[Connection], bool]:
    """Return a read: whether somebody has signed in to the account of a name in the browser with this code."""
    given = (token_hash(code), name_key(name))
    return lambda connection: connection.execute(KNOWS, given).fetchone() is not None


def is_known(connection: Connection, guest: str, code: str) -> bool:
    """Tell whether somebody has signed in to an account in the browser with this code."""
    return connection.execute(IS_KNOWN, (token_hash(code), guest)).fetchone() is not None


def remember(connection: Connection, guest: str, code: str, moment: str) -> None:
    """Note that an account was signed in to in a browser."""
    connection.execute(
        "INSERT INTO known_browsers (code_hash, guest_id, used) VALUES (?, ?, ?)"
        " ON CONFLICT (code_hash, guest_id) DO UPDATE SET used = excluded.used",
        (token_hash(code), guest, moment),
    )
    connection.execute(FEWER, (guest, guest, MOST))


def forget(connection: Connection, guest: str) -> None:
    """Know no browser of an account any more."""
    connection.execute("DELETE FROM known_browsers WHERE guest_id = ?", (guest,))
