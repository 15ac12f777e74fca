"""Who has which table open, at which server process; and who leads there, which lasts as long as he is there.

What is stored of a process counts as long as that process has a row (`cluster/queries.py`).
"""

from collections.abc import Callable, Collection, Iterable
from typing import Any

import msgspec

from ratskeller.server.cluster import queries as nodes
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.store import Unchanged

Present = tuple[str, str]
"""A table, and a guest who has it open."""
THERE = (
    " EXISTS (SELECT 1 FROM presences JOIN nodes ON nodes.id = presences.node_id"
    " WHERE presences.table_id = leads.table_id AND presences.guest_id = leads.guest_id) "
)
IS_THERE = (
    "SELECT 1 FROM presences JOIN nodes ON nodes.id = presences.node_id"
    " WHERE presences.table_id = ? AND presences.guest_id = ?"
)
PUT = (
    "INSERT INTO leads (table_id, guest_id, shown) VALUES (?, ?, ?)"
    " ON CONFLICT (table_id) DO UPDATE SET guest_id = excluded.guest_id, shown = excluded.shown"
)


class Lead(msgspec.Struct, frozen=True):
    """Who leads at a table, and the message with what he shows."""

    guest: str
    shown: str


class NotThere(Unchanged):
    """Somebody has the table open at no process."""


class Led(Unchanged):
    """Somebody else leads."""

    def __init__(self, lead: Lead) -> None:
        """Tell what he shows."""
        super().__init__("led")
        self.lead = lead


def note(
    node: str, come: Iterable[Present], gone: Iterable[Present], leads: Iterable[tuple[str, Lead]]
) -> Callable[[Connection], None]:
    """Return a write: who has come to and gone from tables at a process, and who leads there as long as nobody else was faster.

    Leads of those who are nowhere any more end with it.
    """

    def write(connection: Connection) -> None:
        connection.executemany(
            "DELETE FROM presences WHERE node_id = ? AND table_id = ? AND guest_id = ?", [(node, *it) for it in gone]
        )
        connection.executemany(
            "INSERT INTO presences (node_id, table_id, guest_id) VALUES (?, ?, ?)"
            " ON CONFLICT (node_id, table_id, guest_id) DO NOTHING",
            [(node, *it) for it in come],
        )
        connection.execute(f"DELETE FROM leads WHERE NOT {THERE}")  # noqa: S608
        for table_id, lead in leads:
            found = lead_at(connection, table_id)
            if found is None or found.guest == lead.guest:
                connection.execute(PUT, (table_id, lead.guest, lead.shown))
        nodes.tell(connection, node)

    return write


def elsewhere(connection: Connection, node: str) -> list[tuple[str, str, str]]:
    """Return who has which table open at other processes: table, guest and name."""
    statement = (
        "SELECT DISTINCT presences.table_id, guests.id, guests.name FROM presences"
        " JOIN nodes ON nodes.id = presences.node_id JOIN guests ON guests.id = presences.guest_id"
        " WHERE presences.node_id <> ?"
    )
    return connection.execute(statement, (node,)).fetchall()


def leads(connection: Connection) -> dict[str, Lead]:
    """Return who leads, by table."""
    rows: list[Any] = connection.execute(f"SELECT table_id, guest_id, shown FROM leads WHERE {THERE}").fetchall()  # noqa: S608
    return {table_id: Lead(guest, shown) for table_id, guest, shown in rows}


def lead_at(connection: Connection, table_id: str) -> Lead | None:
    """Return who leads at a table, None where nobody does."""
    statement = f"SELECT guest_id, shown FROM leads WHERE table_id = ? AND {THERE}"  # noqa: S608
    row = connection.execute(statement, (table_id,)).fetchone()
    return None if row is None else Lead(*row)


def begin_lead(
    node: str, table_id: str, lead: Lead, known: Collection[str], may_take_over: Callable[[Lead], bool]
) -> Callable[[Connection], None]:
    """Return a write: somebody shows something. `known` are the guests who have the table open at this process.

    It raises `NotThere` for somebody who has it open nowhere, and `Led` where another leads whom he may not take over from.
    """

    def write(connection: Connection) -> None:
        if lead.guest not in known and connection.execute(IS_THERE, (table_id, lead.guest)).fetchone() is None:
            raise NotThere(table_id)
        found = lead_at(connection, table_id)
        if found is not None and found.guest != lead.guest and not may_take_over(found):
            raise Led(found)
        connection.execute(PUT, (table_id, lead.guest, lead.shown))
        nodes.tell(connection, node)

    return write


def end_lead(node: str, table_id: str, lead: Lead) -> Callable[[Connection], None]:
    """Return a write: somebody shows this no more."""
    statement = "DELETE FROM leads WHERE table_id = ? AND guest_id = ? AND shown = ?"

    def write(connection: Connection) -> None:
        if connection.execute(statement, (table_id, lead.guest, lead.shown)).rowcount:
            nodes.tell(connection, node)

    return write
