"""What a host sees of people and tables: how many there are, and lists of them. Nothing of a game, of talk or of an address is in it."""

from collections.abc import Callable
from typing import Any

import msgspec

from ratskeller.server.accounts.names import name_key, within
from ratskeller.server.accounts.roles import Standing
from ratskeller.server.admin.queries import HANDLE
from ratskeller.server.db.connection import Connection

PEOPLE = (
    "SELECT guests.id, guests.name, guests.created, CASE WHEN accounts.guest_id IS NULL THEN 0 ELSE 1 END,"
    " (SELECT MAX(seen) FROM sessions WHERE guest_id = guests.id),"
    " (SELECT COUNT(*) FROM sessions WHERE guest_id = guests.id),"
    " (SELECT COUNT(DISTINCT tables.id) FROM seats JOIN tables ON tables.id = seats.table_id"
    " WHERE seats.guest_id = guests.id AND tables.over = 0)"
    " FROM guests LEFT JOIN accounts ON accounts.guest_id = guests.id WHERE guests.name <> ''"
)
STANDING = " AND EXISTS (SELECT 1 FROM standings WHERE standings.guest_id = guests.id AND standings.kind = :standing)"
CALLED = " AND (accounts.name_key LIKE :key ESCAPE '!' OR LOWER(guests.name) LIKE :lower ESCAPE '!')"
WITH_ACCOUNT = " AND accounts.guest_id IS NOT NULL"
TABLES = (
    "SELECT SUBSTR(tables.id, 1, :handle), tables.game, COALESCE(doors.way, ''), tables.over, tables.ply, tables.created,"
    " tables.updated, (SELECT COUNT(*) FROM seats WHERE table_id = tables.id AND kind = 'human'),"
    " (SELECT COUNT(*) FROM seats WHERE table_id = tables.id AND kind = 'bot'),"
    " (SELECT COUNT(*) FROM seats WHERE table_id = tables.id AND kind = 'open')"
    " FROM tables LEFT JOIN doors ON doors.table_id = tables.id WHERE 0 = 0"
)
RUNNING = " AND tables.over = 0"
BEGINS = " AND SUBSTR(tables.id, 1, :length) = :begins"
COUNTS = {
    "guests": "SELECT COUNT(*) FROM guests",
    "accounts": "SELECT COUNT(*) FROM accounts",
    "sessions": "SELECT COUNT(*) FROM sessions",
    "tables": "SELECT COUNT(*) FROM tables",
    "running": "SELECT COUNT(*) FROM tables WHERE over = 0",
    "waiting": "SELECT COUNT(*) FROM outbox WHERE state IN ('waiting', 'taken', 'sending')",
    "failed": "SELECT COUNT(*) FROM outbox WHERE state = 'failed'",
}


class PersonRow(msgspec.Struct, frozen=True):
    """Somebody, as a host sees him. `seen`: the day on which he was here last, None for never; `tables`: games that are not over."""

    id: str
    name: str
    created: str
    account: bool
    seen: str | None
    sessions: int
    tables: int
    standings: list[Standing]


class TableHead(msgspec.Struct, frozen=True):
    """A table, as a host sees it. `handle`: how its id begins; `way`: who may come, "" where nobody has said."""

    handle: str
    game: str
    way: str
    over: bool
    ply: int
    created: str
    updated: str
    people: int
    bots: int
    open: int


class Counts(msgspec.Struct, frozen=True):
    """How much there is of everything. `waiting` and `failed`: what is to be told to people who are away."""

    guests: int
    accounts: int
    sessions: int
    tables: int
    running: int
    waiting: int
    failed: int


def counts(connection: Connection) -> Counts:
    """Return how much there is of everything."""
    return Counts(**{name: connection.execute(statement).fetchone()[0] for name, statement in COUNTS.items()})


def people(
    sought: str = "", standing: Standing | None = None, after: int = 0, most: int = 50
) -> Callable[[Connection], list[PersonRow]]:
    """Return a read: people by name, so many after the first `after`.

    Those whose name holds what is `sought`, guests too; without that accounts. `standing`: only those about whom this was decided.
    """
    values: dict[str, Any] = {"most": most, "after": after}
    statement = PEOPLE
    if sought:
        statement += CALLED
        values |= {"key": within(name_key(sought)), "lower": within(sought.lower())}
    elif standing is None:
        statement += WITH_ACCOUNT
    if standing is not None:
        statement += STANDING
        values["standing"] = standing
    statement += " ORDER BY LOWER(guests.name), guests.id LIMIT :most OFFSET :after"

    def read(connection: Connection) -> list[PersonRow]:
        rows = connection.execute(statement, values).fetchall()
        return [
            PersonRow(guest, name, created, bool(account), seen, browsers, running, _standings(connection, guest))
            for guest, name, created, account, seen, browsers, running in rows
        ]

    return read


def tables(
    begins: str = "", after: int = 0, most: int = 50, *, running: bool = True
) -> Callable[[Connection], list[TableHead]]:
    """Return a read: tables, those where something happened last first; only those whose ids begin so, and that are not over."""
    values: dict[str, Any] = {"handle": HANDLE, "most": most, "after": after}
    statement = TABLES
    if begins:
        statement += BEGINS
        values |= {"begins": begins[:HANDLE], "length": len(begins[:HANDLE])}
    if running:
        statement += RUNNING
    statement += " ORDER BY tables.updated DESC, tables.id LIMIT :most OFFSET :after"

    def read(connection: Connection) -> list[TableHead]:
        rows = connection.execute(statement, values)
        return [TableHead(handle, game, way, bool(over), *rest) for handle, game, way, over, *rest in rows]

    return read


def _standings(connection: Connection, guest: str) -> list[Standing]:
    rows = connection.execute("SELECT kind FROM standings WHERE guest_id = ? ORDER BY kind", (guest,))
    return [row[0] for row in rows]
