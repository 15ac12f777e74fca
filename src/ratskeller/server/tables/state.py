"""A table as it is in memory, and what of it everybody may see.

What a seat has answered and may still take back is a draft, which only its own guest sees. Everybody else sees the table as it was before.
"""

from collections.abc import Collection, Sequence

import msgspec

from ratskeller.core.fairness import Seed
from ratskeller.core.position import Position
from ratskeller.server.tables import entry_log
from ratskeller.server.tables.access_queries import AccessPolicy
from ratskeller.server.tables.clock_rules import ServerClock
from ratskeller.server.tables.entry_log import EntryRow
from ratskeller.server.tables.queries import SeatRow, TableRow
from ratskeller.server.tables.status_queries import TableStatus


class PublicState(msgspec.Struct, frozen=True):
    """The position of a table that everybody may see: nothing of it can be taken back. `draft` are the entries after it."""

    position: Position
    draft: list[EntryRow] = []


class TableState:
    """Everything that a process knows of a table. Its session changes it under a lock, everybody else only reads it."""

    def __init__(self, table_id: str, server_clock: ServerClock) -> None:
        """Begin with a table that is not loaded: it has no row and no position yet."""
        self.id = table_id
        self.server_clock = server_clock
        self.row: TableRow
        self.seats: list[SeatRow] = []
        self.access = AccessPolicy()
        self.status = TableStatus()
        self.position: Position
        self.public: PublicState
        self.seed: Seed | None = None
        """What chance follows from at a table that is provably fair."""

    def visible_to(self, held: Collection[int]) -> tuple[TableRow, Position]:
        """Return the row and the position as a guest with the seats `held` may see them."""
        row = self.row
        if not self.public.draft or self.position.actor in held:
            return row, self.position
        row = msgspec.structs.replace(row, ply=row.public_ply, length=row.public_length, updated=row.public_at)
        return row, self.public.position


def with_public_state(
    row: TableRow, position: Position, before: Position | None, entries: Sequence[EntryRow]
) -> tuple[TableRow, PublicState]:
    """Return a table with what everybody may see of it, after entries that follow its last public one.

    `before` is an earlier position, if one is at hand: it may be the public one.
    """
    floor, last = position.undo_floor, entry_log.last_public_entry(entries, position.undo_floor)
    if last is not None:
        row = msgspec.structs.replace(row, public_ply=last.ply, public_length=last.length, public_at=last.at)
    draft = [entry for entry in entries if entry.ply > row.public_ply]
    if floor == len(position.answers):
        return row, PublicState(position, draft)
    if before is None or len(before.answers) != floor:
        before = position.back_to(floor)
        before.undo_floor = floor
    return row, PublicState(before, draft)
