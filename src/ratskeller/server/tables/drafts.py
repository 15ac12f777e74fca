"""Drafts: what a seat has answered and may still take back is its own. Everybody else sees the table as it was before."""

from collections.abc import Collection, Sequence

import msgspec

from ratskeller.core.position import Position
from ratskeller.server.tables import log as history
from ratskeller.server.tables.log import EntryRow
from ratskeller.server.tables.queries import TableRow


class Common(msgspec.Struct, frozen=True):
    """What of a table is everybody's to know: a position from which nothing can be taken back. `draft` are the entries after it."""

    position: Position
    draft: list[EntryRow] = []


def settle(
    row: TableRow, position: Position, before: Position | None, entries: Sequence[EntryRow]
) -> tuple[TableRow, Common]:
    """Return a table and what of it is settled, after entries that follow what was settled until now, `row.told`.

    `before` is an earlier position, if one is known: it may be the settled one.
    """
    floor, last = position.undo_floor, history.barrier(entries, position.undo_floor)
    if last is not None:
        row = msgspec.structs.replace(row, told=last.ply, told_length=last.length, told_at=last.at)
    draft = [entry for entry in entries if entry.ply > row.told]
    if floor == len(position.answers):
        return row, Common(position, draft)
    if before is None or len(before.answers) != floor:
        before = position.back_to(floor)
        before.undo_floor = floor
    return row, Common(before, draft)


def seen_by(held: Collection[int], row: TableRow, position: Position, common: Common) -> tuple[TableRow, Position]:
    """Return a table and its position as somebody may know them who holds the seats `held`."""
    if not common.draft or position.actor in held:
        return row, position
    return msgspec.structs.replace(row, ply=row.told, length=row.told_length, updated=row.told_at), common.position
