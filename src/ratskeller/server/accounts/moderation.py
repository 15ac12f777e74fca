"""What admins decided about somebody: who is an admin, whose account is locked, who is muted."""

from ratskeller.server.db.connection import Connection
from ratskeller.server.db.errors import Unchanged
from ratskeller.server.db.rows import add_missing, scalar, scalars
from ratskeller.server.db.schema.accounts import Status, Statuses


class Muted(Unchanged):
    """This guest is muted."""


def has_status(connection: Connection, guest: str, status: Status) -> bool:
    statement = "SELECT 1 FROM statuses WHERE guest_id = ? AND kind = ?"
    return scalar(connection, statement, (guest, status)) is not None


def statuses_of(connection: Connection, guest: str) -> list[Status]:
    return scalars(connection, "SELECT kind FROM statuses WHERE guest_id = ? ORDER BY kind", (guest,))


def check_not_muted(connection: Connection, guest: str) -> None:
    """Check that a guest may talk. Raises `Muted`."""
    if has_status(connection, guest, "muted"):
        raise Muted(guest)


def set_status(connection: Connection, guest: str, status: Status, moment: str, *, on: bool) -> bool:
    if on:
        return add_missing(connection, Statuses(guest_id=guest, kind=status, at=moment))
    statement = "DELETE FROM statuses WHERE guest_id = ? AND kind = ?"
    return connection.execute(statement, (guest, status)).rowcount == 1
