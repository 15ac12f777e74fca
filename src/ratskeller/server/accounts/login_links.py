"""Links that sign in: one that a guest makes to get back to their seats, and single-use links by email. Only hashes of codes are stored."""

import msgspec

from ratskeller.server.accounts.crypto import token_hash
from ratskeller.server.accounts.errors import UnknownLink, UsedLink
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.rows import Rows, add, put, scalar
from ratskeller.server.db.schema.accounts import MailLinks, SeatLinks
from ratskeller.server.db.timestamps import now, seconds_from_now

GOOD_SECONDS = 600.0
"""How long a link by email is valid."""
MOST_GUESTS = 5
"""How many guests of one address get a link; those with an account come first."""
# Only confirmed addresses: their owners read the email. A locked account could not be signed in to
CONFIRMED = (
    "WHERE guests.id IN (SELECT guest_id FROM channels"
    " WHERE kind = 'mail' AND target = ? AND confirmed = 1)"
    " AND NOT EXISTS (SELECT 1 FROM statuses WHERE statuses.guest_id = guests.id AND statuses.kind = 'locked')"
    " ORDER BY EXISTS (SELECT 1 FROM accounts WHERE accounts.guest_id = guests.id) DESC, guests.created DESC, guests.id LIMIT ?"
)


class Recipient(msgspec.Struct, frozen=True):
    """A guest who has confirmed an email address, and their name."""

    guest: str
    name: str


RECIPIENTS = Rows(Recipient, "guests", guest="id")


def replace_seat_link(connection: Connection, guest: str, code: str) -> None:
    """Store the code of a link to a guest's seats; the former one is no longer valid."""
    put(connection, SeatLinks(guest_id=guest, code_hash=token_hash(code), created=now()))


def guest_of_seat_link(connection: Connection, code: str) -> str:
    """Return the id of the guest that a link to seats belongs to. Raises `UnknownLink`."""
    guest: str | None = scalar(connection, "SELECT guest_id FROM seat_links WHERE code_hash = ?", (token_hash(code),))
    if guest is None:
        raise UnknownLink
    return guest


def recipients(connection: Connection, address: str) -> list[Recipient]:
    return RECIPIENTS.all(connection, CONFIRMED, (address, MOST_GUESTS))


def replace_mail_link(connection: Connection, guest: str, code: str, moment: str) -> None:
    """Store the code of a link by email; former ones are no longer valid. It reaches the owner, even if a stranger asked for it."""
    connection.execute("DELETE FROM mail_links WHERE sent < ?", (seconds_from_now(-GOOD_SECONDS),))
    delete_mail_links(connection, guest)
    add(connection, MailLinks(code_hash=token_hash(code), guest_id=guest, sent=moment))


def guest_of_mail_link(connection: Connection, code: str) -> str:
    """Return the id of the guest that a link by email signs in. Raises `UsedLink`."""
    sent = "SELECT guest_id FROM mail_links WHERE code_hash = ? AND sent >= ?"
    guest: str | None = scalar(connection, sent, (token_hash(code), seconds_from_now(-GOOD_SECONDS)))
    if guest is None:
        raise UsedLink
    return guest


def delete_mail_links(connection: Connection, guest: str) -> None:
    connection.execute("DELETE FROM mail_links WHERE guest_id = ?", (guest,))
