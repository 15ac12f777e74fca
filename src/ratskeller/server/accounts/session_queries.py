"""In which browsers somebody is known, and how that ends."""

import msgspec

from ratskeller.server.accounts.queries import note_changes
from ratskeller.server.db.connection import Connection

HANDLE = 16
"""So many digits of what is stored of a token name a session to its own guest."""
LISTED = (
    "SELECT SUBSTR(sessions.token_hash, 1, ?), COALESCE(devices.name, ''), devices.since, sessions.seen"
    " FROM sessions LEFT JOIN devices ON devices.token_hash = sessions.token_hash"
    " WHERE guest_id = ? ORDER BY sessions.seen DESC, sessions.token_hash"
)


class Device(msgspec.Struct, frozen=True):
    """A session as its guest may see it: a handle, the browser, since when (None: it was not noted), and when it was used last."""

    id: str
    name: str
    since: str | None
    seen: str


def devices_of(connection: Connection, guest: str) -> list[Device]:
    """Return the sessions of a guest, the one that was used last first."""
    return [Device(*row) for row in connection.execute(LISTED, (HANDLE, guest))]


def end_session(connection: Connection, guest: str, handle: str, moment: str) -> bool:
    """End one session of a guest by its handle, and return whether there was one."""
    statement = "DELETE FROM sessions WHERE guest_id = ? AND SUBSTR(token_hash, 1, ?) = ?"
    ended = connection.execute(statement, (guest, HANDLE, handle)).rowcount
    note_changes(connection, (guest,), moment)
    return ended > 0


def end_all(connection: Connection, guest: str, moment: str) -> None:
    """End all sessions of a guest, the links by which another could begin, and what programs of his can do."""
    for table in ("sessions", "recoveries", "mail_links", "tokens"):
        connection.execute(f"DELETE FROM {table} WHERE guest_id = ?", (guest,))  # noqa: S608
    note_changes(connection, (guest,), moment)
