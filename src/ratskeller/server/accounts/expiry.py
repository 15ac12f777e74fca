"""Sessions and tokens end on the server as well: when nobody uses them, and those of accounts at last in any case."""

from collections.abc import Callable

import msgspec

from ratskeller.server.accounts.queries import note_changes
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.timestamps import days_ago, now

GUEST_DAYS = 400.0
"""A guest without an account has nothing but his session: it ends when browsers forget its cookie."""
OVER = (
    "SELECT sessions.token_hash, sessions.guest_id FROM sessions"
    " LEFT JOIN devices ON devices.token_hash = sessions.token_hash"
    " WHERE sessions.seen < :guests OR (EXISTS (SELECT 1 FROM accounts WHERE accounts.guest_id = sessions.guest_id)"
    " AND (sessions.seen < :idle OR devices.since < :most))"
)
UNUSED = "SELECT id, guest_id FROM tokens WHERE COALESCE(used, created) < :tokens"


class SessionLifetimes(msgspec.Struct, frozen=True):
    """Days for which a session of an account lasts unused (`idle`) and in any case (`most`), and a token unused (`tokens`)."""

    idle: float
    most: float
    tokens: float


def end_old(lasting: SessionLifetimes) -> Callable[[Connection], set[str]]:
    """Return a write: end the sessions and tokens whose time is over, and return the guests to whom they belonged."""
    sought = {"guests": days_ago(GUEST_DAYS), "idle": days_ago(lasting.idle), "most": days_ago(lasting.most)}

    def write(connection: Connection) -> set[str]:
        over = connection.execute(OVER, sought).fetchall()
        unused = connection.execute(UNUSED, {"tokens": days_ago(lasting.tokens)}).fetchall()
        connection.executemany("DELETE FROM sessions WHERE token_hash = ?", [(hashed,) for hashed, _ in over])
        connection.executemany("DELETE FROM tokens WHERE id = ?", [(token,) for token, _ in unused])
        guests = {guest for _, guest in (*over, *unused)}
        note_changes(connection, sorted(guests), now())
        return guests

    return write
