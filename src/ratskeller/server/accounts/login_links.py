"""Links by mail that sign somebody in: each once, for a short time. Of what stands in them only a hash is stored."""

from collections.abc import Callable

import msgspec

from ratskeller.server.accounts.hashing import token_hash
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.store import Unchanged
from ratskeller.server.db.timestamps import seconds_from_now

GOOD_SECONDS = 600.0
"""How long a link is good."""
MOST = 5
"""So many guests of one address get a link; those with an account come first."""
# Whoever has confirmed an address reads what comes there; a link would not let in somebody who is locked out
OWNERS = (
    "SELECT guests.id, guests.name FROM guests WHERE guests.id IN (SELECT guest_id FROM channels"
    " WHERE kind = 'mail' AND target = ? AND confirmed = 1)"
    " AND NOT EXISTS (SELECT 1 FROM standings WHERE standings.guest_id = guests.id AND standings.kind = 'locked')"
    " ORDER BY EXISTS (SELECT 1 FROM accounts WHERE accounts.guest_id = guests.id) DESC, guests.created DESC, guests.id LIMIT ?"
)


class Owner(msgspec.Struct, frozen=True):
    """A guest who has confirmed an address, and how he is called."""

    guest: str
    name: str


class UsedLink(Unchanged):
    """Nobody is signed in by such a code: it was never sent, was used, or is too old."""


def owners(address: str) -> Callable[[Connection], list[Owner]]:
    """Return a read: the guests who have confirmed an address, those with an account first."""
    return lambda connection: [Owner(*row) for row in connection.execute(OWNERS, (address, MOST))]


def keep(guest: str, code: str, moment: str) -> Callable[[Connection], None]:
    """Return a write: let a code sign a guest in once. One that was sent before is still good: anybody can ask for another one."""

    def write(connection: Connection) -> None:
        connection.execute("DELETE FROM mail_links WHERE sent < ?", (seconds_from_now(-GOOD_SECONDS),))
        row = (token_hash(code), guest, moment)
        connection.execute("INSERT INTO mail_links (code_hash, guest_id, sent) VALUES (?, ?, ?)", row)

    return write


def meant(connection: Connection, code: str) -> str:
    """Return the id of the guest whom a code signs in. Raises `UsedLink`."""
    row = connection.execute(
        "SELECT guest_id FROM mail_links WHERE code_hash = ? AND sent >= ?",
        (token_hash(code), seconds_from_now(-GOOD_SECONDS)),
    ).fetchone()
    if row is None:
        raise UsedLink("the code is nobody's")
    return str(row[0])


def spend(connection: Connection, guest: str) -> None:
    """Let no code that was sent to a guest sign him in any more."""
    connection.execute("DELETE FROM mail_links WHERE guest_id = ?", (guest,))
