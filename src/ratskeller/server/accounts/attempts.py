"""How often something may still be tried: counted in the database, so that it holds at whichever server process somebody tries.

What is tried, and from where, is stored only as a hash with a secret of the server's own.
"""

import hashlib
import hmac
import secrets
from collections.abc import Callable, Iterable

import msgspec

from ratskeller.server.db import server_secrets as signatures
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.store import Unchanged
from ratskeller.server.db.timestamps import between

SECOND = 1000
PARTS = 1000
"""In so many parts of a try is counted."""
PUT = (
    "INSERT INTO tries (who, level, at) VALUES (?, ?, ?)"
    " ON CONFLICT (who) DO UPDATE SET level = excluded.level, at = excluded.at"
)


class Allowance(msgspec.Struct, frozen=True):
    """What one person or address may try of one kind: `most` at once, and `rate` more a second."""

    kind: str
    who: str
    rate: float
    most: float


class TooOften(Unchanged):
    """It was tried too often; in `seconds` it may be tried again."""

    def __init__(self, seconds: float) -> None:
        """Tell how long to wait."""
        super().__init__(seconds)
        self.seconds = seconds


def count(allowances: Iterable[Allowance], moment: str) -> Callable[[Connection], None]:
    """Return a write: count that something is tried, against all these allowances or none. It raises `TooOften`."""
    counted = list(allowances)

    def write(connection: Connection) -> None:
        key = signatures.secret("tries", secrets.token_hex(32))(connection)
        levels = [(it, _hash(key, it)) for it in counted]
        found = [(it, who, _level(connection, it, who, moment)) for it, who in levels]
        wait = max((1 - level) / it.rate for it, _, level in found)
        if wait > 0:
            raise TooOften(wait)
        connection.executemany(PUT, [(who, int(PARTS * (level - 1)), moment) for _, who, level in found])

    return write


def give_back(allowances: Iterable[Allowance], moment: str) -> Callable[[Connection], None]:
    """Return a write: what was counted against these allowances was none of what they bound."""
    counted = list(allowances)

    def write(connection: Connection) -> None:
        key = signatures.secret("tries", secrets.token_hex(32))(connection)
        found = [(it, who, _level(connection, it, who, moment)) for it in counted for who in [_hash(key, it)]]
        connection.executemany(PUT, [(who, int(PARTS * min(it.most, level + 1)), moment) for it, who, level in found])

    return write


def forget(moment: str) -> Callable[[Connection], None]:
    """Return a write: forget who has tried nothing since a moment."""

    def write(connection: Connection) -> None:
        connection.execute("DELETE FROM tries WHERE at < ?", (moment,))

    return write


def _level(connection: Connection, allowance: Allowance, who: str, moment: str) -> float:
    row = connection.execute("SELECT level, at FROM tries WHERE who = ?", (who,)).fetchone()
    if row is None:
        return allowance.most
    # A clock that was set back gives nobody more
    passed = max(0, between(row[1], moment)) / SECOND
    return min(allowance.most, float(row[0]) / PARTS + passed * allowance.rate)


def _hash(key: str, allowance: Allowance) -> str:
    return hmac.new(key.encode(), f"{allowance.kind} {allowance.who}".encode(), hashlib.sha256).hexdigest()[:32]
