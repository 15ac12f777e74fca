"""What the host of a site has decided about somebody: who is an admin, who is locked out, and who says nothing any more."""

from collections.abc import Callable
from typing import Literal

from ratskeller.server.db.connection import Connection
from ratskeller.server.db.store import Unchanged

Standing = Literal["admin", "locked", "muted"]
"""`admin`: looks after the site in the browser; `locked`: can't sign in; `muted`: says nothing at any table."""


class Locked(Unchanged):
    """This account is locked."""


class Muted(Unchanged):
    """This guest may say nothing."""


def has(guest: str, kind: Standing) -> Callable[[Connection], bool]:
    """Return a read: whether this was decided about a guest."""
    statement = "SELECT 1 FROM standings WHERE guest_id = ? AND kind = ?"
    return lambda connection: connection.execute(statement, (guest, kind)).fetchone() is not None


def check_open(connection: Connection, guest: str) -> None:
    """Make sure that an account may be signed in to. Raises `Locked`."""
    if has(guest, "locked")(connection):
        raise Locked(guest)


def check_heard(connection: Connection, guest: str) -> None:
    """Make sure that a guest may speak. Raises `Muted`."""
    if has(guest, "muted")(connection):
        raise Muted(guest)


def decide(connection: Connection, guest: str, kind: Standing, moment: str, *, holds: bool) -> bool:
    """Decide something about a guest, or take it back, and return whether that changes anything."""
    if holds:
        statement = (
            "INSERT INTO standings (guest_id, kind, at) VALUES (?, ?, ?) ON CONFLICT (guest_id, kind) DO NOTHING"
        )
        return connection.execute(statement, (guest, kind, moment)).rowcount == 1
    statement = "DELETE FROM standings WHERE guest_id = ? AND kind = ?"
    return connection.execute(statement, (guest, kind)).rowcount == 1
