"""A game that is over goes on otherwise from one of its moments, at a table of its own."""

import msgspec

from ratskeller import games
from ratskeller.core.position import Position
from ratskeller.server.accounts.guests import Guest
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.store import Store
from ratskeller.server.errors import Problem
from ratskeller.server.tables import access as doors
from ratskeller.server.tables import clock_queries as clocks
from ratskeller.server.tables import log as history
from ratskeller.server.tables import moves as play
from ratskeller.server.tables import queries as tables
from ratskeller.server.tables import saved_positions
from ratskeller.server.tables import schemas as wire
from ratskeller.server.tables.access import Door
from ratskeller.server.tables.clock_settings import clock_of
from ratskeller.server.tables.creation import new_row, seated
from ratskeller.server.tables.inspection import finished
from ratskeller.server.tables.loader import saved_now
from ratskeller.server.tables.log import EntryRow
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.tables.queries import TableRow
from ratskeller.server.tables.session import TableSession
from ratskeller.server.tables.time_slices import Slices, Work


async def open_branch(manager: TableManager, guest: Guest, asked: wire.NewBranch, origin: TableSession) -> TableSession:
    """Open a table at which a game that is over goes on otherwise. Raises `Problem` naming what can't be."""
    row, whole = await finished(origin)
    return await manager.table(await _store_branch(manager.store, manager.slices, guest, asked, row, whole))


async def _store_branch(
    store: Store, slices: Slices, guest: Guest, asked: wire.NewBranch, origin: TableRow, whole: Position
) -> str:
    """Store a new table that begins with the first answers of a game that is over, and return its id. Raises `Problem`."""
    if asked.at >= len(whole.answers):
        message = f"at: the game has {len(whole.answers)} answers, and can go on otherwise after fewer."
        raise Problem(422, "no-position", message, length=len(whole.answers))
    seats, names = seated(asked.seats, guest, whole)
    clock = None if asked.clock is None else clock_of(asked.clock, origin.game, len(seats))
    position = games.get(origin.game).resume(origin.options, [])
    entries = await slices.run(played_again(position, whole, asked.at), guest.id)
    # What comes after is drawn anew, whatever table it was
    entries += play.open_chance(position, len(entries))
    # What was another table's can't be taken back
    position.undo_floor = len(position.answers)
    saved = saved_now(position, len(entries))
    row = new_row(position, len(entries), analysis=origin.analysis, odds=origin.odds)
    row = msgspec.structs.replace(row, branched=asked.at, long_thoughts=origin.long_thoughts)
    fields = history.fields_of(row.id, entries)

    def write(connection: Connection) -> None:
        tables.insert_table(connection, row, seats, names)
        doors.insert(connection, row.id, Door(host=guest.id))
        history.insert(connection, fields)
        saved_positions.save(connection, row.id, saved)
        if clock is not None:
            clocks.insert(connection, row.id, clock, row.created)

    await store.write(write)
    return row.id


def played_again(position: Position, whole: Position, to: int) -> Work[list[EntryRow]]:
    """Play the first answers of a game again, and return the entries for them: one for each of a seat, one for each run of chance."""
    entries: list[EntryRow] = []
    for answer in whole.answers[:to]:
        position.play(answer)
        play.note(position, entries)
        yield
    return entries
