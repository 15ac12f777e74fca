"""Finished games from records: their positions, entries and seats. Nothing here does input or output."""

import msgspec

from ratskeller import games
from ratskeller.core.errors import BadRecord, RatskellerError
from ratskeller.core.position import Position
from ratskeller.core.records import RecordMetadata, parse_json, read_metadata
from ratskeller.server.accounts.names import clean_name
from ratskeller.server.db.timestamps import moment_in, now
from ratskeller.server.errors import Problem
from ratskeller.server.slices import Work
from ratskeller.server.tables import moves, schemas
from ratskeller.server.tables.entry_log import EntryRow
from ratskeller.server.tables.new_tables import NewGame, Opener, new_row, seated


class ImportedGame(msgspec.Struct, frozen=True):
    """A finished game from a record: its last position, its entries, the names of its seats, and when it ended (None: unknown)."""

    whole: Position
    entries: list[EntryRow]
    names: list[str | None]
    finished: str | None


def replay_record(text: str, *, may_go_on: bool = False) -> Work[ImportedGame]:
    """Replay a record answer by answer, and return its game, which is over unless it `may_go_on`.

    Raises `Problem` with the place of an error.
    """
    try:
        name = parse_json(text, BadRecord, "a record").get("game")
        if not isinstance(name, str):
            raise BadRecord("game: must be the name of a game; it is missing")
        steps = games.get(name).replay_steps(text, is_local=False)
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
        raise Problem(422, "record-from-middle", "record: it begins with a position; only whole games can be imported.")
    if not position.over and not may_go_on:
        raise Problem(422, "record-not-over", "record: the game isn't over; only finished games can be imported.")
    return ImportedGame(position, entries, _names(metadata, len(position.scores)), _finished(metadata))


def _names(metadata: RecordMetadata, seats: int) -> list[str | None]:
    names = metadata.names or [None] * seats
    if len(names) != seats:
        raise _bad_record(f"names: the game has {seats} seats, the record {len(names)} names")
    return [None if name is None else _name(number, name) for number, name in enumerate(names)]


def _name(number: int, written: str) -> str:
    name = clean_name(written)
    if name is None:
        raise _bad_record(f"names[{number}]: give 1 to 40 visible characters")
    return name


def _finished(metadata: RecordMetadata) -> str | None:
    if metadata.finished is None:
        return None
    moment = moment_in(metadata.finished)
    if moment is None or moment > now():
        raise _bad_record("finished: must be a moment that is past, as in 2026-11-24T20:15:00Z")
    return moment


def _bad_record(reason: str) -> Problem:
    return Problem(422, "bad-record", f"record: {reason}", reason=reason)


def imported_table(imported: ImportedGame, opener: Opener) -> NewGame:
    own = next((seat for seat, name in enumerate(imported.names) if name in (opener.name, None)), None)
    asked = [
        schemas.NewSeat("me") if seat == own else schemas.NewSeat("hotseat", name)
        for seat, name in enumerate(imported.names)
    ]
    whole, entries = imported.whole, imported.entries
    row = new_row(whole, len(entries), branched=len(whole.answers))
    return NewGame(row, *seated(asked, opener, whole, lambda _: []), entries, whole)
