"""Who may see and enter a table. Every route of a table asks here."""

import asyncio
from collections.abc import Sequence

from ratskeller.server.accounts.guests import Guest
from ratskeller.server.errors import Problem
from ratskeller.server.tables import access_queries, schemas
from ratskeller.server.tables.access_queries import AccessPolicy
from ratskeller.server.tables.extensions import TableRules
from ratskeller.server.tables.queries import SeatRow, TableRow, mine


async def new_access(guest: Guest, asked: schemas.NewTable) -> AccessPolicy:
    """Return the access policy of a table that a guest opens. Raises `Problem` if the password is missing or superfluous."""
    if (asked.way == "password") != (asked.password is not None):
        raise Problem(422, "bad-door", "password: one goes with way 'password', and only with it.")
    stored = None if asked.password is None else await asyncio.to_thread(access_queries.hash_password, asked.password)
    return AccessPolicy(asked.way, stored, asked.spectators, guest.id, guest.name)


def may_look(access: AccessPolicy, seats: Sequence[SeatRow], guest: str) -> bool:
    """Return whether the access policy alone lets a guest see the table."""
    return view_refusal(access, seats, guest) is None


def entry_refusal(access: AccessPolicy, seats: Sequence[SeatRow], guest: str) -> Problem | None:
    """Return why a guest may not come in to sit down, None if they may."""
    if _belongs(access, seats, guest):
        return None
    if guest in access.sent_away:
        return sent_away()
    if access.password is not None and guest not in access.let_in:
        return Problem(403, "password-needed", "This table has a password: give it first.")
    return None


def view_refusal(access: AccessPolicy, seats: Sequence[SeatRow], guest: str) -> Problem | None:
    """Return why a guest may not see a table, None if they may.

    The host, the players and those with a reserved seat always may.
    """
    if (problem := entry_refusal(access, seats, guest)) is not None:
        return problem
    if not access.spectators and not _belongs(access, seats, guest):
        return Problem(403, "no-spectators", "This table has no spectators: only those who sit there may look.")
    return None


def check_visible(rules: TableRules, row: TableRow, seats: Sequence[SeatRow], access: AccessPolicy, guest: str) -> None:
    """Refuse a guest who may not see a table. Raises `Problem`."""
    if (problem := view_refusal(access, seats, guest)) is not None:
        raise problem
    rules.check_visible(row, seats, guest)


def sent_away() -> Problem:
    """The host has removed the guest from the table."""
    return Problem(403, "sent-away", "The host of this table has sent you away.")


def reserved_seat(seats: Sequence[SeatRow], guest: str) -> int | None:
    """Return the first seat that is reserved for a guest."""
    return next((seat.seat for seat in seats if seat.reserved_for == guest), None)


def _belongs(access: AccessPolicy, seats: Sequence[SeatRow], guest: str) -> bool:
    return bool(mine(seats, guest)) or guest == access.host or reserved_seat(seats, guest) is not None
