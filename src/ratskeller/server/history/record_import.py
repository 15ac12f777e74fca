"""A record of a game from elsewhere becomes a table at which it is over."""

import msgspec

from ratskeller import games
from ratskeller.core.errors import BadRecord, RatskellerError
from ratskeller.core.position import Position
from ratskeller.core.records import RecordMetadata, parse_json, read_metadata
from ratskeller.server.accounts.guests import Guest
from ratskeller.server.accounts.names import clean_name
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.store import Store
from ratskeller.server.db.timestamps import moment_in, now
from ratskeller.server.errors import Problem
from ratskeller.server.tables import access_queries, entry_log, moves, results, saved_positions
from ratskeller.server.tables import queries as table_queries
from ratskeller.server.tables import schemas as wire
from ratskeller.server.tables.access_queries import AccessPolicy
from ratskeller.server.tables.creation import new_row, seated
from ratskeller.server.tables.entry_log import EntryRow
from ratskeller.server.tables.loader import saved_now
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.tables.recorder import finish_of
from ratskeller.server.tables.session import TableSession
from ratskeller.server.tables.status_queries import TableStatus
from ratskeller.server.tables.time_slices import Slices, Work


class Brought(msgspec.Struct, frozen=True):
    """A game from elsewhere that is over: the position at its end, its entries, who played on which seat, and when it ended.

    `finished` is None where that is unknown.
    """

    whole: Position
    entries: list[EntryRow]
    names: list[str | None]
    finished: str | None


def replayed(text: str) -> Work[Brought]:
    """Play a record answer by answer, and return its game. Raises `Problem` that says what does not fit where."""
    try:
        name = parse_json(text, BadRecord, "a record").get("game")
        if not isinstance(name, str):
            raise BadRecord("game: must be the name of a game; it is missing")
        steps = games.get(name).replay_steps(text)
        position = next(steps)
        entries: list[EntryRow] = []
        # It is the same position at each step
        for _ in steps:
            moves.note(position, entries)
            yield
        told = read_metadata(text)
    except RatskellerError as error:
        raise Problem(422, "bad-record", f"record: {error}", reason=str(error)) from error
    if position.beginning is not None:
        raise Problem(
            422, "record-from-middle", "record: it begins with a position; only whole games can be kept here."
        )
    if not position.over:
        raise Problem(422, "record-not-over", "record: the game is not over; only those that are can be kept here.")
    return Brought(position, entries, _names(told, len(position.scores)), _finished(told))


def _names(told: RecordMetadata, seats: int) -> list[str | None]:
    names = told.names or [None] * seats
    if len(names) != seats:
        raise _unfit(f"names: the game has {seats} seats, the record {len(names)} names")
    for number, name in enumerate(names):
        if name is not None and clean_name(name) is None:
            raise _unfit(f"names[{number}]: give 1 to 40 visible characters")
    return names


def _finished(told: RecordMetadata) -> str | None:
    if told.finished is None:
        return None
    moment = moment_in(told.finished)
    if moment is None or moment > now():
        raise _unfit("finished: must be a moment that is past, as in 2026-11-24T20:15:00Z")
    return moment


def _unfit(reason: str) -> Problem:
    return Problem(422, "bad-record", f"record: {reason}", reason=reason)


async def open_record(manager: TableManager, guest: Guest, text: str) -> TableSession:
    """Open a table at which a game from elsewhere is over. Raises `Problem` that says what does not fit in its record."""
    return await manager.table(await _store_record(manager.store, manager.slices, guest, text), guest.id)


async def _store_record(store: Store, slices: Slices, guest: Guest, text: str) -> str:
    """Store a table at which a game is over, all of whose seats are the guest's, and return its id. It counts for nothing.

    A game that the guest has already is not stored again: it is its table that is returned. Raises `Problem` that says
    what does not fit in the record.
    """
    brought = await slices.run(replayed(text), guest.id)
    whole = brought.whole
    own = next((seat for seat, name in enumerate(brought.names) if name in (guest.name, None)), None)
    asked = [
        wire.NewSeat("me") if seat == own else wire.NewSeat("hotseat", name) for seat, name in enumerate(brought.names)
    ]
    seats, names = seated(asked, guest, whole)
    entries, saved = brought.entries, saved_now(whole, len(brought.entries))
    row = new_row(whole, len(entries), analysis=False, odds="always")
    row = msgspec.structs.replace(row, branched=len(whole.answers))
    finish = finish_of(row, seats, whole, TableStatus())
    finish = msgspec.structs.replace(finish, finished=brought.finished or finish.finished)
    fields, note = entry_log.fields_of(row.id, entries), results.note(finish)
    known = results.same_game(guest.id, row, whole.answers)

    def write(connection: Connection) -> str:
        if (same := known(connection)) is not None:
            return same
        table_queries.insert_table(connection, row, seats, names)
        access_queries.insert(connection, row.id, AccessPolicy(host=guest.id))
        entry_log.insert(connection, fields)
        saved_positions.save(connection, row.id, saved)
        note(connection)
        return row.id

    return await store.write(write)
