"""Import of records: a finished game from elsewhere becomes a table."""

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


class ImportedGame(msgspec.Struct, frozen=True):
    """A finished game from a record: its last position, its entries, the names of its seats, and when it ended (None: unknown)."""

    whole: Position
    entries: list[EntryRow]
    names: list[str | None]
    finished: str | None


def replay_record(text: str) -> Work[ImportedGame]:
    """Replay a record answer by answer, and return its game. Raises `Problem` with the place of an error."""
    try:
        name = parse_json(text, BadRecord, "a record").get("game")
        if not isinstance(name, str):
            raise BadRecord("game: must be the name of a game; it is missing")
        steps = games.get(name).replay_steps(text)
        position = next(steps)
        entries: list[EntryRow] = []
        # Every step advances the same position
        for _ in steps:
            moves.append_answer(position, entries)
            yield
        metadata = read_metadata(text)
    except RatskellerError as error:
        raise Problem(422, "bad-record", f"record: {error}", reason=str(error)) from error
    if position.beginning is not None:
        raise Problem(
            422, "record-from-middle", "record: it begins with a position; only whole games can be kept here."
        )
    if not position.over:
        raise Problem(422, "record-not-over", "record: the game is not over; only those that are can be kept here.")
    return ImportedGame(position, entries, _names(metadata, len(position.scores)), _finished(metadata))


def _names(metadata: RecordMetadata, seats: int) -> list[str | None]:
    names = metadata.names or [None] * seats
    if len(names) != seats:
        raise _bad_record(f"names: the game has {seats} seats, the record {len(names)} names")
    for number, name in enumerate(names):
        if name is not None and clean_name(name) is None:
            raise _bad_record(f"names[{number}]: give 1 to 40 visible characters")
    return names


def _finished(metadata: RecordMetadata) -> str | None:
    if metadata.finished is None:
        return None
    moment = moment_in(metadata.finished)
    if moment is None or moment > now():
        raise _bad_record("finished: must be a moment that is past, as in 2026-11-24T20:15:00Z")
    return moment


def _bad_record(reason: str) -> Problem:
    return Problem(422, "bad-record", f"record: {reason}", reason=reason)


async def open_record(manager: TableManager, guest: Guest, text: str) -> TableSession:
    """Open a table from a record. Raises `Problem` with the place of an error."""
    return await manager.table(await _store_record(manager.store, manager.slices, guest, text), guest.id)


async def _store_record(store: Store, slices: Slices, guest: Guest, text: str) -> str:
    """Store the table of a record, whose seats all belong to the guest, and return its id. It is not rated.

    If the guest already has the same game, the id of its table is returned. Raises `Problem` with the place of an error.
    """
    imported = await slices.run(replay_record(text), guest.id)
    whole = imported.whole
    own = next((seat for seat, name in enumerate(imported.names) if name in (guest.name, None)), None)
    asked = [
        wire.NewSeat("me") if seat == own else wire.NewSeat("hotseat", name) for seat, name in enumerate(imported.names)
    ]
    seats, names = seated(asked, guest, whole)
    entries, saved = imported.entries, saved_now(whole, len(imported.entries))
    row = new_row(whole, len(entries), analysis=False, odds="always")
    row = msgspec.structs.replace(row, branched=len(whole.answers))
    finish = finish_of(row, seats, whole, TableStatus())
    finish = msgspec.structs.replace(finish, finished=imported.finished or finish.finished)
    fields, note = entry_log.fields_of(row.id, entries), results.note(finish)
    find_same = results.same_game(guest.id, row, whole.answers)

    def write(connection: Connection) -> str:
        if (same := find_same(connection)) is not None:
            return same
        table_queries.insert_table(connection, row, seats, names)
        access_queries.insert(connection, row.id, AccessPolicy(host=guest.id))
        entry_log.insert(connection, fields)
        saved_positions.save(connection, row.id, saved)
        note(connection)
        return row.id

    return await store.write(write)
