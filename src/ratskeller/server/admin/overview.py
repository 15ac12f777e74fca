"""Lists and counts of people and tables for admins. They contain nothing of games, chats and addresses."""

import msgspec

from ratskeller.server.accounts.moderation import statuses_of
from ratskeller.server.accounts.names import like_pattern, name_key
from ratskeller.server.admin.queries import HANDLE
from ratskeller.server.admin.schemas import OverseenTable
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.rows import Rows, scalar
from ratskeller.server.db.schema.accounts import Status

PEOPLE = (
    "SELECT guests.id, guests.name, guests.created, CASE WHEN accounts.guest_id IS NULL THEN 0 ELSE 1 END,"
    " (SELECT MAX(seen) FROM sessions WHERE guest_id = guests.id),"
    " (SELECT COUNT(*) FROM sessions WHERE guest_id = guests.id),"
    " (SELECT COUNT(DISTINCT tables.id) FROM seats JOIN tables ON tables.id = seats.table_id"
    " WHERE seats.guest_id = guests.id AND tables.over = 0)"
    " FROM guests LEFT JOIN accounts ON accounts.guest_id = guests.id WHERE guests.name <> ''"
)
WITH_STATUS = " AND EXISTS (SELECT 1 FROM statuses WHERE statuses.guest_id = guests.id AND statuses.kind = :status)"
NAMED = " AND (accounts.name_key LIKE :key ESCAPE '!' OR LOWER(guests.name) LIKE :lower ESCAPE '!')"
WITH_ACCOUNT = " AND accounts.guest_id IS NOT NULL"
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
    """A guest as admins see them. `seen`: the last day they were here, None for never; `tables`: running games."""

    id: str
    name: str
    created: str
    account: bool
    seen: str | None
    sessions: int
    tables: int
    standings: list[Status]


TABLES = Rows(
    OverseenTable,
    "tables LEFT JOIN access ON access.table_id = tables.id",
    handle=f"SUBSTR(tables.id, 1, {HANDLE})",
    way="COALESCE(access.mode, '')",
    people="(SELECT COUNT(*) FROM seats WHERE table_id = tables.id AND kind = 'human')",
    bots="(SELECT COUNT(*) FROM seats WHERE table_id = tables.id AND kind = 'bot')",
    open="(SELECT COUNT(*) FROM seats WHERE table_id = tables.id AND kind = 'open')",
)


class Counts(msgspec.Struct, frozen=True):
    """Numbers of rows. `waiting` and `failed` are notifications."""

    guests: int
    accounts: int
    sessions: int
    tables: int
    running: int
    waiting: int
    failed: int


def counts(connection: Connection) -> Counts:
    return Counts(**{name: scalar(connection, statement) for name, statement in COUNTS.items()})


def people(
    connection: Connection, search: str = "", status: Status | None = None, after: int = 0, most: int = 50
) -> list[PersonRow]:
    """Return up to `most` people by name, after the first `after`.

    With `search`, guests and accounts whose name contains it; without, only accounts. `status`: only those who have it.
    """
    values: dict[str, object] = {"most": most, "after": after}
    statement = PEOPLE
    if search:
        statement += NAMED
        values |= {"key": like_pattern(name_key(search)), "lower": like_pattern(search.lower())}
    elif status is None:
        statement += WITH_ACCOUNT
    if status is not None:
        statement += WITH_STATUS
        values["status"] = status
    statement += " ORDER BY LOWER(guests.name), guests.id LIMIT :most OFFSET :after"
    rows = connection.execute(statement, values).fetchall()
    return [
        PersonRow(guest, name, created, bool(account), seen, browsers, running, statuses_of(connection, guest))
        for guest, name, created, account, seen, browsers, running in rows
    ]


def tables(
    connection: Connection, begins: str = "", after: int = 0, most: int = 50, *, running: bool = True
) -> list[OverseenTable]:
    """Return tables, the last changed first; only those whose ids begin like this, and with `running` only running ones."""
    values: dict[str, object] = {"most": most, "after": after}
    rest = "WHERE 0 = 0"
    if begins:
        rest += BEGINS
        values |= {"begins": begins[:HANDLE], "length": len(begins[:HANDLE])}
    if running:
        rest += RUNNING
    return TABLES.all(connection, f"{rest} ORDER BY tables.updated DESC, tables.id LIMIT :most OFFSET :after", values)
