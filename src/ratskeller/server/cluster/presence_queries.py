"""Which guests have which tables open at which server process, and who leads the review of a game there.

Rows of a process count as long as that process has a row itself (`cluster/queries.py`).
"""

from collections.abc import Callable, Collection, Iterable

import msgspec

from ratskeller.server.cluster import queries as node_queries
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.rows import Rows
from ratskeller.server.db.store import Unchanged

PRESENT = (
    "SELECT 1 FROM presences JOIN nodes ON nodes.id = presences.node_id"
    " WHERE presences.table_id = {table} AND presences.guest_id = {guest}"
)
LEADER_PRESENT = f"EXISTS ({PRESENT.format(table='leads.table_id', guest='leads.guest_id')})"
GUEST_PRESENT = PRESENT.format(table="?", guest="?")
ADD = (
    "INSERT INTO presences (node_id, table_id, guest_id) VALUES (?, ?, ?)"
    " ON CONFLICT (node_id, table_id, guest_id) DO NOTHING"
)
REMOVE = "DELETE FROM presences WHERE node_id = ? AND table_id = ? AND guest_id = ?"
OTHERS = (
    "SELECT DISTINCT presences.table_id, guests.id, guests.name FROM presences"
    " JOIN nodes ON nodes.id = presences.node_id JOIN guests ON guests.id = presences.guest_id"
    " WHERE presences.node_id <> ?"
)
PUT_LEAD = (
    "INSERT INTO leads (table_id, guest_id, shown) VALUES (?, ?, ?)"
    " ON CONFLICT (table_id) DO UPDATE SET guest_id = excluded.guest_id, shown = excluded.shown"
)


class Present(msgspec.Struct, frozen=True):
    """A guest who has a table open."""

    table: str
    guest: str


class PresentElsewhere(msgspec.Struct, frozen=True):
    """A guest who has a table open through another process."""

    table: str
    guest: str
    name: str


class Lead(msgspec.Struct, frozen=True):
    """The guest who leads at a table, and the message (JSON) that tells the others what the guest shows."""

    guest: str
    shown: str


LEADS = Rows(Lead, "leads", guest="guest_id")


class NotPresent(Unchanged):
    """The guest has the table open at no process."""


class LedByAnother(Unchanged):
    """Another guest leads at the table."""

    def __init__(self, lead: Lead) -> None:
        """Carry the other lead."""
        super().__init__("led")
        self.lead = lead


def update(
    node: str, added: Iterable[Present], removed: Iterable[Present], leads: Iterable[tuple[str, Lead]]
) -> Callable[[Connection], None]:
    """Return a write that stores who has come to and gone from tables at a process, and its leads where nobody else was faster.

    It also ends the leads of guests who are no longer present anywhere.
    """

    def write(connection: Connection) -> None:
        connection.executemany(REMOVE, [(node, it.table, it.guest) for it in removed])
        connection.executemany(ADD, [(node, it.table, it.guest) for it in added])
        connection.execute(f"DELETE FROM leads WHERE NOT {LEADER_PRESENT}")  # noqa: S608
        for table_id, lead in leads:
            found = lead_at(connection, table_id)
            if found is None or found.guest == lead.guest:
                connection.execute(PUT_LEAD, (table_id, lead.guest, lead.shown))
        node_queries.announce(connection, node)

    return write


def present_elsewhere(connection: Connection, node: str) -> list[PresentElsewhere]:
    """Return who has which table open through other processes."""
    return [PresentElsewhere(*row) for row in connection.execute(OTHERS, (node,))]


def leads(connection: Connection) -> dict[str, Lead]:
    """Return the leads by table."""
    rows = connection.execute(f"SELECT table_id, {LEADS.columns} FROM leads WHERE {LEADER_PRESENT}")  # noqa: S608
    return {table_id: Lead(*lead) for table_id, *lead in rows}


def lead_at(connection: Connection, table_id: str) -> Lead | None:
    """Return the lead at a table, None if there is none."""
    return LEADS.one(connection, f"WHERE table_id = ? AND {LEADER_PRESENT}", (table_id,))


def begin_lead(
    node: str, table_id: str, lead: Lead, present: Collection[str], may_take_over: Callable[[Lead], bool]
) -> Callable[[Connection], None]:
    """Return a write that stores a lead. `present` are the guests who have the table open at this process.

    It raises `NotPresent` for a guest who has the table open nowhere, and `LedByAnother` if the guest may not take over from another.
    """

    def write(connection: Connection) -> None:
        if lead.guest not in present and connection.execute(GUEST_PRESENT, (table_id, lead.guest)).fetchone() is None:
            raise NotPresent(table_id)
        found = lead_at(connection, table_id)
        if found is not None and found.guest != lead.guest and not may_take_over(found):
            raise LedByAnother(found)
        connection.execute(PUT_LEAD, (table_id, lead.guest, lead.shown))
        node_queries.announce(connection, node)

    return write


def end_lead(node: str, table_id: str, lead: Lead) -> Callable[[Connection], None]:
    """Return a write that ends a lead, unless it has changed."""
    statement = "DELETE FROM leads WHERE table_id = ? AND guest_id = ? AND shown = ?"

    def write(connection: Connection) -> None:
        if connection.execute(statement, (table_id, lead.guest, lead.shown)).rowcount:
            node_queries.announce(connection, node)

    return write
