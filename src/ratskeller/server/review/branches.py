"""Branches: tables that continue a finished game from one of its positions."""

import msgspec

from ratskeller import games
from ratskeller.core.position import Position
from ratskeller.server.accounts.guests import Guest
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.store import Store
from ratskeller.server.errors import Problem
from ratskeller.server.tables import access_queries, clock_queries, entry_log, moves, saved_positions
from ratskeller.server.tables import queries as table_queries
from ratskeller.server.tables.access_queries import AccessPolicy
from ratskeller.server.tables.clock_settings import clock_of
from ratskeller.server.tables.creation import new_row, seated
from ratskeller.server.tables.entry_log import EntryRow
from ratskeller.server.tables.inspection import finished
from ratskeller.server.tables.loader import saved_now
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.tables.queries import TableRow
from ratskeller.server.tables.schemas import NewBranch
from ratskeller.server.tables.session import TableSession
from ratskeller.server.tables.time_slices import Slices, Work


async def open_branch(manager: TableManager, guest: Guest, asked: NewBranch, origin: TableSession) -> TableSession:
    """Open a branch of a finished game. Raises `Problem`."""
    row, whole = await finished(origin)
    return await manager.table(await _store_branch(manager.store, manager.slices, guest, asked, row, whole))


async def _store_branch(
    store: Store, slices: Slices, guest: Guest, asked: NewBranch, origin: TableRow, whole: Position
) -> str:
    """Store the table of a branch, and return its id. Raises `Problem`."""
    if asked.at >= len(whole.answers):
        message = f"at: the game has {len(whole.answers)} answers, and can go on otherwise after fewer."
        raise Problem(422, "no-position", message, length=len(whole.answers))
    seats, names = seated(asked.seats, guest, whole)
    clock = None if asked.clock is None else clock_of(asked.clock, origin.game, len(seats))
    position = games.get(origin.game).resume(origin.options, [])
    entries = await slices.run(replayed_entries(position, whole, asked.at), guest.id)
    # From here on there is new luck
    entries += moves.open_chance(position, len(entries))
    # Answers of the other table can't be undone
    position.undo_floor = len(position.answers)
    saved = saved_now(position, len(entries))
    row = new_row(position, len(entries), analysis=origin.analysis, odds=origin.odds)
    row = msgspec.structs.replace(row, branched=asked.at, long_thoughts=origin.long_thoughts)
    fields = entry_log.fields_of(row.id, entries)

    def write(connection: Connection) -> None:
        table_queries.insert_table(connection, row, seats, names)
        access_queries.insert(connection, row.id, AccessPolicy(host=guest.id))
        entry_log.insert(connection, fields)
        saved_positions.save(connection, row.id, saved)
        if clock is not None:
            clock_queries.insert(connection, row.id, clock, row.created)

    await store.write(write)
    return row.id


def replayed_entries(position: Position, whole: Position, to: int) -> Work[list[EntryRow]]:
    """Replay the first answers of a game, and return their entries: one for each answer of a seat, and one for each run of chance."""
    entries: list[EntryRow] = []
    for answer in whole.answers[:to]:
        position.play(answer)
        moves.append_answer(position, entries)
        yield
    return entries
