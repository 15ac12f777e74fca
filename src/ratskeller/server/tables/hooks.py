"""How features attach to tables, beside their channels (`session.Features`).

- A hook adds a write to a transaction: of an answer, of a change of status, of the opening of a table.
- `TableRules` treat some tables differently from others: those of the Daily Plague.
"""

from collections.abc import Awaitable, Callable, Sequence

from ratskeller.core.position import Chance, Position
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.schema.tables import TableRow
from ratskeller.server.slices import Work
from ratskeller.server.tables.open_table import OpenTable
from ratskeller.server.tables.permissions import view_refusal
from ratskeller.server.tables.queries import AccessPolicy, SeatRow
from ratskeller.server.tables.table_status import TableStatus

Write = Callable[[Connection], None]
"""A part of a transaction."""
TableWrite = Callable[[Connection, str], None]
"""A write of something that belongs to a table, given its id."""


WriteHook = Callable[[TableRow, OpenTable], Awaitable[Write | None]]
"""Returns what else to write in the transaction that stores new entries, or None: the row before them, and the table after them."""

StatusHook = Callable[[Connection, TableRow, Sequence[SeatRow], TableStatus, TableStatus], None]
"""Writes what follows from a change of a table's status, in its transaction: the row after it, the seats, the status before and after."""

OpeningHook = Callable[[Connection, TableRow, Sequence[SeatRow]], None]
"""Writes what follows from the opening of a table with seats that are kept for people, in its transaction."""


class TableRules:
    """What differs between tables. These are the rules for ordinary ones; the Daily Plague has others for its own."""

    def check_visible(self, row: TableRow, seats: Sequence[SeatRow], guest: str | None) -> None:
        """Refuse a guest who may not look at a table. Raises `Problem`."""

    def dealer(self, row: TableRow, position: Position) -> Work[Chance] | None:
        """Return work that finds who answers for chance from this position on. None: chance is random."""
        del row, position
        return None

    def bot_seed(self, row: TableRow) -> int | None:
        """Return the seed by which bots answer the same at every table with the same position. None: they need not."""
        del row
        return None


def check_visible(rules: TableRules, row: TableRow, seats: Sequence[SeatRow], access: AccessPolicy, guest: str) -> None:
    """Refuse a guest who may not see a table. Raises `Problem`."""
    if (problem := view_refusal(access, seats, guest)) is not None:
        raise problem
    rules.check_visible(row, seats, guest)
