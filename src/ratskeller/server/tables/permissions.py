"""Who may see and enter a table: its access policy, its host, guests who were admitted or removed, and reserved seats."""

import asyncio
import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Sequence

from ratskeller.server.accounts.guests import Guest
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.errors import Unchanged
from ratskeller.server.db.rows import add, add_missing, put, scalars
from ratskeller.server.db.schema.tables import Access, Admissions, Reservations
from ratskeller.server.db.timestamps import now
from ratskeller.server.errors import Problem
from ratskeller.server.tables import queries as table_queries
from ratskeller.server.tables import schemas
from ratskeller.server.tables.queries import AccessPolicy, SeatRow, mine
from ratskeller.server.tables.schemas import Rematch

# 16 MB and some hundredths of a second for each attempt
SCRYPT = {"n": 2**14, "r": 8, "p": 1}
SALT_BYTES = 16
# The first answers of a branch were given at another table
ANSWERED = (
    "SELECT 1 FROM entries JOIN tables ON tables.id = entries.table_id WHERE entries.table_id = :table"
    " AND entries.length > COALESCE(tables.branched, 0) AND entries.actor"
)
STAND_UP = (
    "UPDATE seats SET kind = 'open', guest_id = NULL, name = NULL WHERE table_id = :table AND seat = :seat"  # noqa: S608
    f" AND kind = 'human' AND guest_id = :guest AND NOT EXISTS ({ANSWERED} = :seat)"
)
DISMISS = (
    "UPDATE seats SET kind = 'open', bot = NULL WHERE table_id = :table AND seat = :seat"  # noqa: S608
    f" AND kind = 'bot' AND NOT EXISTS ({ANSWERED} = :seat)"
)
PERSON = "SELECT 1 FROM seats WHERE seats.table_id = :table AND seats.kind = 'human' AND seats.seat = entries.actor"
OTHERS = "SELECT 1 FROM seats WHERE table_id = :table AND kind = 'human' AND guest_id <> :host"
WAITS = "SELECT 1 FROM seats WHERE table_id = :table AND kind = 'open'"
NOT_BEGUN = (
    f"SELECT 1 WHERE NOT EXISTS ({ANSWERED} IS NOT NULL AND EXISTS ({PERSON}))"
    f" OR (NOT EXISTS ({OTHERS}) AND EXISTS ({WAITS}))"
)
DOOR = (
    "SELECT mode, password, spectators, host, guests.name, origin"
    " FROM access JOIN guests ON guests.id = host WHERE table_id = :table"
)
REMATCH = "SELECT table_id, guests.name FROM access JOIN guests ON guests.id = host WHERE origin = :table"


class OriginTaken(Unchanged):
    """This table has a rematch already."""

    def __init__(self, rematch: str) -> None:
        super().__init__("there is a rematch already")
        self.rematch = rematch


class SeatPlayed(Unchanged):
    """The person at this seat can't be removed, or not any more."""


class TableBegun(Unchanged):
    """The table can't be closed, or not any more."""


def hash_password(password: str) -> str:
    """Return the hash of a password. It takes some hundredths of a second, so don't call it on the event loop."""
    salt = secrets.token_bytes(SALT_BYTES)
    return f"{salt.hex()}${_hashed(password, salt).hex()}"


def matches_password(password: str, stored: str) -> bool:
    """Return whether a password has this hash. It takes some hundredths of a second, so don't call it on the event loop."""
    salt, _, hashed = stored.partition("$")
    return hmac.compare_digest(_hashed(password, bytes.fromhex(salt)), bytes.fromhex(hashed))


def _hashed(password: str, salt: bytes) -> bytes:
    # The same letters have several encodings
    written = unicodedata.normalize("NFC", password)
    return hashlib.scrypt(written.encode(), salt=salt, **SCRYPT)


def read(connection: Connection, table_id: str) -> AccessPolicy:
    row = connection.execute(DOOR, {"table": table_id}).fetchone()
    found = connection.execute(REMATCH, {"table": table_id}).fetchone()
    rematch = None if found is None else Rematch(*found)
    if row is None:
        return AccessPolicy(rematch=rematch)
    way, password, spectators, host, host_name, origin = row
    known = connection.execute("SELECT guest_id, admitted FROM admissions WHERE table_id = ?", (table_id,)).fetchall()
    admitted = frozenset(guest for guest, is_in in known if is_in)
    sent_away = frozenset(guest for guest, is_in in known if not is_in)
    return AccessPolicy(way, password, bool(spectators), host, host_name, origin, rematch, admitted, sent_away)


def insert(connection: Connection, table_id: str, access: AccessPolicy) -> None:
    assert access.host is not None
    row = Access(
        table_id=table_id, mode=access.mode, password=access.password, spectators=access.spectators,
        host=access.host, origin=access.origin,
    )  # fmt: skip
    add(connection, row)


def check_no_rematch(connection: Connection, origin: str) -> None:
    """Check that a table has no rematch. Raises `OriginTaken`."""
    found = connection.execute(REMATCH, {"table": origin}).fetchone()
    if found is not None:
        raise OriginTaken(found[0])


def admit(connection: Connection, table_id: str, guest: str) -> None:
    """Admit a guest to a table, unless the host has removed them."""
    add_missing(connection, Admissions(table_id=table_id, guest_id=guest, admitted=True))


def reserve(connection: Connection, table_id: str, seat: SeatRow, name: str | None) -> None:
    """Reserve an open seat for a guest. They will be called `name` there; None: by their own name."""
    assert seat.reserved_for is not None
    add(connection, Reservations(table_id=table_id, seat=seat.seat, guest_id=seat.reserved_for, name=name))


def own_names(connection: Connection, table_id: str) -> list[str | None]:
    """Return the stored name of each seat, None where the guest's own name is shown."""
    return scalars(connection, "SELECT name FROM seats WHERE table_id = ? ORDER BY seat", (table_id,))


def clear(connection: Connection, table_id: str, seat: SeatRow, *, sent_away: bool) -> None:
    """Free a seat whose person or bot has not answered. A person who is `sent_away` can't come back.

    It also ends the reservation of an open seat. Raises `SeatPlayed` if the seat has another owner by now, or they have answered.
    """
    place = {"table": table_id, "seat": seat.seat, "guest": seat.guest}
    if seat.kind == "bot":
        gone = connection.execute(DISMISS, place)
    elif seat.reserved_for is not None:
        gone = connection.execute("DELETE FROM reservations WHERE table_id = :table AND seat = :seat", place)
    else:
        gone = connection.execute(STAND_UP, place)
    if gone.rowcount != 1:
        raise SeatPlayed(f"seat {seat.seat} of table {table_id}")
    if sent_away and seat.guest is not None:
        assert seat.guest is not None
        put(connection, Admissions(table_id=table_id, guest_id=seat.guest, admitted=False))
    table_queries.touch(connection, table_id, now())


def close(connection: Connection, table_id: str, host: str) -> None:
    """Delete a table that has not begun.

    A table has begun once a person has answered, unless only the host sits there and a seat is open. Raises `TableBegun`.
    """
    if connection.execute(NOT_BEGUN, {"table": table_id, "host": host}).fetchone() is None:
        raise TableBegun(table_id)
    table_queries.remove_whole(connection, table_id)


async def new_access(guest: Guest, asked: schemas.NewTable) -> AccessPolicy:
    """Return the access policy of a table that a guest opens. Raises `Problem` if the password is missing or superfluous."""
    if (asked.way == "password") != (asked.password is not None):
        raise Problem(422, "bad-door", "password: give one exactly if way is 'password'.")
    stored = None if asked.password is None else await asyncio.to_thread(hash_password, asked.password)
    return AccessPolicy(asked.way, stored, asked.spectators, guest.id, guest.name)


def may_look(access: AccessPolicy, seats: Sequence[SeatRow], guest: str) -> bool:
    return view_refusal(access, seats, guest) is None


def entry_refusal(access: AccessPolicy, seats: Sequence[SeatRow], guest: str) -> Problem | None:
    """Return why a guest may not come in to sit down, None if they may."""
    if _belongs(access, seats, guest):
        return None
    if guest in access.sent_away:
        return sent_away()
    if access.password is not None and guest not in access.admitted:
        return Problem(403, "password-needed", "This table has a password: give it first.")
    return None


def view_refusal(access: AccessPolicy, seats: Sequence[SeatRow], guest: str) -> Problem | None:
    """Return why a guest may not see a table, None if they may. The host, the players and those with a reserved seat always may."""
    if (problem := entry_refusal(access, seats, guest)) is not None:
        return problem
    if not access.spectators and not _belongs(access, seats, guest):
        return Problem(403, "no-spectators", "This table has no spectators: only the players see the game.")
    return None


def sent_away() -> Problem:
    return Problem(403, "sent-away", "The host of this table has removed you from it.")


def reserved_seat(seats: Sequence[SeatRow], guest: str) -> int | None:
    return next((seat.seat for seat in seats if seat.reserved_for == guest), None)


def _belongs(access: AccessPolicy, seats: Sequence[SeatRow], guest: str) -> bool:
    return bool(mine(seats, guest)) or guest == access.host or reserved_seat(seats, guest) is not None
