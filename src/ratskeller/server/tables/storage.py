"""How a table is opened, how it is read from the database, and how new entries are stored.

Its position is made from a saved one and the entries after it, else from its beginning. A table has at most one saved position: the last
one from which nothing could be taken back. It is only a cache: if it is damaged or was saved by other rules, the entries are played again.
"""

import logging
import secrets
from collections.abc import Callable, Iterable, Sequence

import msgspec

from ratskeller import bots, games
from ratskeller.core.errors import BadSave, RatskellerError, UnknownGame
from ratskeller.core.fairness import Contribution, Seed
from ratskeller.core.position import Position
from ratskeller.core.snapshot import restore, rules_mark, save
from ratskeller.server.accounts.errors import as_problems
from ratskeller.server.accounts.guests import Guest
from ratskeller.server.accounts.names import clean_name
from ratskeller.server.accounts.queries import check_not_taken
from ratskeller.server.cluster import queries as node_queries
from ratskeller.server.cluster.queries import Claim
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.errors import StorageError, Unchanged
from ratskeller.server.db.rows import Rows, add
from ratskeller.server.db.schema.tables import SavedRow, Seeds, TableRow
from ratskeller.server.db.store import Store
from ratskeller.server.db.timestamps import now
from ratskeller.server.errors import Problem
from ratskeller.server.logs import short
from ratskeller.server.slices import Slices, Work
from ratskeller.server.tables import clocks, entry_log, permissions, results, schemas, table_status
from ratskeller.server.tables import queries as table_queries
from ratskeller.server.tables.clocks import Clock
from ratskeller.server.tables.entry_log import EntryRow
from ratskeller.server.tables.hooks import StatusHook, TableWrite, WriteHook
from ratskeller.server.tables.new_tables import NewGame, branched, opened
from ratskeller.server.tables.open_table import OpenTable, played_to, row_after, with_public_state
from ratskeller.server.tables.queries import AccessPolicy, SeatRow
from ratskeller.server.tables.results import finish_of
from ratskeller.server.tables.schemas import NewBranch
from ratskeller.server.tables.table_status import TableStatus, is_settled
from ratskeller.server.tables.views import display_of

SAVED = Rows(SavedRow, "saved_positions")
# Somebody may have removed the table, or saved a later position
SAVE_POSITION = (
    "INSERT INTO saved_positions (table_id, ply, rules, position) SELECT id, ?, ?, ? FROM tables WHERE id = ?"
    " ON CONFLICT (table_id) DO UPDATE SET ply = excluded.ply, rules = excluded.rules, position = excluded.position"
    " WHERE saved_positions.rules <> excluded.rules OR saved_positions.ply < excluded.ply"
)

FAR = 8
"""After so many answers a position is saved anew: to play so many again takes about twice as long as to read the saved one."""

BROKEN = (msgspec.DecodeError, TypeError, ValueError, LookupError, AttributeError)
"""What reading a row raises that somebody has changed by hand."""

SEED_BYTES, SALT_BYTES = 32, 16

log = logging.getLogger(__name__)


Change = Callable[[Connection, str], None]
"""A write of something that belongs to a table, at a moment."""


def read_saved(connection: Connection, table_id: str) -> SavedRow | None:
    return SAVED.one(connection, "WHERE table_id = ?", (table_id,))


def save_position(connection: Connection, table_id: str, row: SavedRow) -> None:
    connection.execute(SAVE_POSITION, (row.ply, row.rules, row.position, table_id))


def save_positions(connection: Connection, rows: Iterable[tuple[str, SavedRow]]) -> None:
    for table_id, row in rows:
        save_position(connection, table_id, row)


class Stored(msgspec.Struct, frozen=True):
    """What the database holds of a table: of entries those after the saved position, or all of them where there is none to start from.

    Events are there only of entries after the last one that everybody knows. `server_time` is that of the clocks.
    """

    row: TableRow
    seats: list[SeatRow]
    access: AccessPolicy
    status: TableStatus
    server_time: int
    seed: Seed | None
    saved: SavedRow | None
    entries: list[EntryRow]


class Loaded(msgspec.Struct, frozen=True):
    """A table as it was read, at a time of its clocks. `saved`: how many answers the saved position has; 0: there is none."""

    table: OpenTable
    server_time: int
    saved: int


async def load(store: Store, slices: Slices, table_id: str, sender: str) -> Loaded | None:
    """Return a table, loaded on behalf of `sender`; None: there is none. Raises `Problem` if its game can't go on, or a row is broken."""
    try:
        return await _load(store, slices, table_id, sender)
    except BROKEN as error:
        # What the error says may be secret
        log.error("table %s: what is stored of it can't be read: %s", short(table_id), type(error).__name__)
        trouble = StorageError("damaged")
        store.note_damage(trouble)
        raise trouble from error


async def _load(store: Store, slices: Slices, table_id: str, sender: str) -> Loaded | None:
    stored = await store.read(_read, table_id, is_whole=False)
    if stored is None:
        return None
    if stored.saved is not None:
        try:
            return await _made(stored, _restored(stored, stored.saved), slices, sender)
        except RatskellerError as error:
            # What other errors say may be secret
            reason = error if isinstance(error, BadSave) else "it doesn't match the entries after it"
            log.warning(
                "table %s: its game is replayed, not taken from its saved position: %s", short(table_id), reason
            )
            stored = await store.read(_read, table_id, is_whole=True)
            if stored is None:
                return None
    try:
        return await _made(stored, None, slices, sender)
    except RatskellerError as error:
        message = "This game was begun under older rules and can't be continued; its log can still be read."
        raise Problem(409, "old-rules", message, version=stored.row.version) from error


def to_save(table: OpenTable, saved: int, far: int = FAR) -> SavedRow | None:
    """Return what is to be saved of a table whose saved position has so many answers; None: nothing.

    A position is saved when that one is `far` answers behind, or the game is over, and only one from which nothing can be taken back.
    """
    row, position, length = table.row, table.public.position, table.row.public_length
    is_due = length - saved >= far or (row.over and length > saved)
    if not is_due or not length == len(position.answers) == position.undo_floor:
        return None
    return saved_now(position, row.public_ply)


def saved_now(position: Position, ply: int) -> SavedRow:
    return SavedRow(ply, rules_mark(position.game), save(position))


def _read(connection: Connection, table_id: str, *, is_whole: bool) -> Stored | None:
    row, seats = table_queries.read(connection, table_id)
    if row is None:
        return None
    others = (
        *(
            permissions.read(connection, table_id),
            table_status.read(connection, table_id),
            clocks.server_time(connection),
        ),
        seed_of(connection, table_id),
    )
    saved = None if is_whole else read_saved(connection, table_id)
    if saved is not None and saved.rules != _mark(row.game):
        log.info("table %s: its position was saved by other rules; its game is replayed", short(table_id))
        saved = None
    entries = entry_log.since(
        connection, table_id, 0 if saved is None else min(saved.ply, row.public_ply), row.public_ply
    )
    return Stored(row, seats, *others, saved, entries)


def _mark(game: str) -> str | None:
    try:
        return rules_mark(games.get(game))
    except UnknownGame:
        return None


def _restored(stored: Stored, saved: SavedRow) -> Position:
    """Return the saved position. Errors: BadSave when it does not fit to the entries."""
    position = restore(games.get(stored.row.game), saved.position)
    last = stored.entries[-1] if stored.entries else None
    ply, length = (stored.row.ply, stored.row.length) if last is None else (last.ply, last.length)
    if saved.ply > ply or len(_answers(stored, position)) != length:
        raise BadSave("it doesn't match the entries after it")
    return position


def _answers(stored: Stored, start: Position | None) -> list[str]:
    if start is None or stored.saved is None:
        return entry_log.answers(stored.entries)
    return entry_log.answers([it for it in stored.entries if it.ply > stored.saved.ply], start.answers)


async def _made(stored: Stored, start: Position | None, slices: Slices, sender: str) -> Loaded:
    row, entries = stored.row, stored.entries
    position, before = await slices.run(_replayed(row, _answers(stored, start), start), sender)
    if entries and entries[-1].ply > row.ply:
        # Another process may have written between two reads
        row = row_after(row, entries[-1], position, stored.status)
    row, public = with_public_state(row, position, before, [entry for entry in entries if entry.ply > row.public_ply])
    table = OpenTable(row, stored.seats, stored.access, stored.status, position, public, stored.seed)
    return Loaded(table, stored.server_time, 0 if start is None else len(start.answers))


def _replayed(row: TableRow, answers: Sequence[str], start: Position | None) -> Work[tuple[Position, Position | None]]:
    """Return the position after some answers and, if that is another one, the last one from which nothing can be taken back.

    Both are played on from `start` where that lies on the way, else from the beginning.
    """
    position = yield from played_to(row, answers, start)
    floor = position.undo_floor
    if floor == len(answers):
        return position, None
    before = yield from played_to(row, answers[:floor], start)
    before.events, before.undo_floor = [], floor
    return position, before


class TurnClaims(msgspec.Struct, frozen=True):
    """The claims of one process on turns of a table: on the one it answers, and on the one that follows, if no person has that."""

    node: str
    answered: Claim | None
    following: Claim | None


async def append(
    before: OpenTable,
    after: OpenTable,
    entries: Sequence[EntryRow],
    *,
    saved: SavedRow | None,
    turns: TurnClaims | None,
    hooks: Sequence[WriteHook],
) -> Callable[[Connection], Clock | None]:
    """Return the write of new entries, which led from one state of a table to another. It returns the clock after them.

    `saved` is the position to save with them, None: none is due.

    The write raises, and nothing is stored, where anything has changed in the meantime on which the entries rest: the stream (`PlyTaken`),
    the status (`Changed`), the seed (`SeedOvertaken`), a claim (`ClaimLost`).
    """
    row, expected, status, seed = after.row, before.row.ply, after.status, after.seed
    is_over = after.position.over and row.lesson is None
    finish = finish_of(row, after.seats, after.position, status) if is_over else None
    parts = [part for hook in hooks if (part := await hook(before.row, after)) is not None]
    display = display_of(before, after, entries)

    def write(connection: Connection) -> Clock | None:
        table_status.check_known(connection, row.id, status)
        if turns is not None and turns.answered is not None:
            node_queries.check_claim(connection, turns.answered, turns.node)
        if seed is not None:
            check_seed_known(connection, row.id, seed, expected)
        entry_log.append(connection, row, expected, entries)
        if finish is not None:
            results.note(connection, finish)
        for part in parts:
            part(connection)
        if turns is not None and turns.following is not None:
            node_queries.take_claim(connection, turns.following, turns.node)
        if saved is not None:
            save_position(connection, row.id, saved)
        if status.clock is None:
            return None
        clocks.follow(connection, row.id, row.updated, display)
        return clocks.read(connection, row.id)

    return write


def change_status(
    connection: Connection, before: OpenTable, change: Change, moment: str, hooks: Sequence[StatusHook]
) -> tuple[TableRow | None, TableStatus, int]:
    """Write a change of a table's status, and what follows from it: a game that is settled ends and counts.

    Returns the row and the status after it, and the time of the clocks. Raises `PlyTaken` or `Changed` where it rests on something else.
    """
    table_id = before.row.id
    table_status.check_known(connection, table_id, before.status)
    entry_log.check_ply(connection, table_id, before.row.ply)
    change(connection, moment)
    seats = table_queries.seats(connection, table_id)
    if is_settled(seats, table_status.read(connection, table_id)):
        table_status.end(connection, table_id, moment)
    table_queries.touch(connection, table_id, moment)
    clocks.follow(connection, table_id, moment)
    row, status = table_queries.table(connection, table_id), table_status.read(connection, table_id)
    if row is not None:
        if status.ended and (finish := results.finish_of(row, seats, before.position, status)) is not None:
            results.note(connection, finish)
        for hook in hooks:
            hook(connection, row, seats, before.status, status)
    return row, status, clocks.server_time(connection)


def insert(connection: Connection, new: NewGame, access: AccessPolicy, *, saved: SavedRow | None = None) -> None:
    """Store a new table with its first entries. Raises `SeedUsed` if another table has the seed.

    A guest with a reserved seat gets its name once they sit there.
    """
    row, seats, names, entries, _, clock, seed = new
    if seed is not None:
        check_seed_unused(connection, seed)
    own = [None if seat.reserved_for else name for seat, name in zip(seats, names, strict=True)]
    table_queries.insert_table(connection, row, seats, own)
    for seat, name in zip(seats, names, strict=True):
        if seat.reserved_for is not None:
            permissions.reserve(connection, row.id, seat, name)
    permissions.insert(connection, row.id, access)
    entry_log.insert(connection, row.id, entries)
    if seed is not None:
        use_seed(connection, seed, row.id)
    if saved is not None:
        save_position(connection, row.id, saved)
    if clock is not None:
        clocks.insert(connection, row.id, clock, row.created)


class SeedUsed(Unchanged):
    """A table was already opened with this seed."""


class SeedOvertaken(Unchanged):
    """Somebody has added a contribution in the meantime, which changes the answers of chance."""


def draw_seed() -> Seed:
    return Seed(secrets.token_hex(SEED_BYTES), secrets.token_hex(SALT_BYTES))


def store_seed(connection: Connection, seed: Seed, guest: str) -> None:
    row = Seeds(commitment=seed.commitment, guest_id=guest, seed=seed.seed, salt=seed.salt, created=now())
    add(connection, row)


def wanted_seed(connection: Connection, commitment: str, guest: str) -> Seed | None:
    statement = "SELECT seed, salt FROM seeds WHERE commitment = ? AND guest_id = ? AND table_id IS NULL"
    row = connection.execute(statement, (commitment, guest)).fetchone()
    return None if row is None else Seed(*row)


def check_seed_unused(connection: Connection, seed: Seed) -> None:
    """Check that no table was opened with a seed. Raises `SeedUsed`."""
    statement = "SELECT 1 FROM seeds WHERE commitment = ? AND table_id IS NULL"
    if connection.execute(statement, (seed.commitment,)).fetchone() is None:
        raise SeedUsed(seed.commitment)


def use_seed(connection: Connection, seed: Seed, table_id: str) -> None:
    statement = "UPDATE seeds SET table_id = ?, contributions = ? WHERE commitment = ?"
    connection.execute(statement, (table_id, _contributions(seed), seed.commitment))


def seed_of(connection: Connection, table_id: str) -> Seed | None:
    row = connection.execute("SELECT seed, salt, contributions FROM seeds WHERE table_id = ?", (table_id,)).fetchone()
    return None if row is None else Seed(row[0], row[1], msgspec.json.decode(row[2], type=list[Contribution]))


def add_contribution(connection: Connection, table_id: str, known: Seed, added: Contribution) -> None:
    """Add a contribution to the seed of a table. Call `check_seed_known` first."""
    more = msgspec.structs.replace(known, contributions=[*known.contributions, added])
    connection.execute("UPDATE seeds SET contributions = ? WHERE table_id = ?", (_contributions(more), table_id))


def check_seed_known(connection: Connection, table_id: str, known: Seed, ply: int) -> None:
    """Check that nobody has added a contribution or answered in the meantime. Raises `SeedOvertaken`."""
    now_at = connection.execute("SELECT ply FROM tables WHERE id = ?", (table_id,)).fetchone()
    if now_at != (ply,) or seed_of(connection, table_id) != known:
        raise SeedOvertaken(table_id)


def _contributions(seed: Seed) -> str:
    return msgspec.json.encode(seed.contributions).decode()


async def open_table(store: Store, guest: Guest, asked: schemas.NewTable, also: TableWrite | None = None) -> str:
    """Store a new table and return its id; `also` is written with it. Raises `Problem` naming what can't be."""
    mine = next((number for number, seat in enumerate(asked.seats) if seat.kind in ("me", "hotseat")), 0)
    seed = None if asked.fair is None else await committed_seed(store, guest, asked.fair, mine)
    new = opened(asked, guest, bots.names, seed)
    access = await permissions.new_access(guest, asked)

    def write(connection: Connection) -> None:
        check_names(connection, guest, asked.seats)
        insert(connection, new, access)
        if also is not None:
            also(connection, new.row.id)

    try:
        with as_problems():
            await store.write(write)
    except SeedUsed as error:
        raise unknown_commitment() from error
    return new.row.id


def check_names(connection: Connection, guest: Guest, asked: Sequence[schemas.NewSeat]) -> None:
    """Check the names of new players at a guest's screen. Raises `NameTaken` for one of somebody else's account."""
    for seat in asked:
        if seat.name is not None and (name := clean_name(seat.name)) is not None:
            check_not_taken(connection, guest.id, name)


async def committed_seed(store: Store, guest: Guest, asked: schemas.NewFair, seat: int) -> Seed:
    """Return the seed to which the server is committed, with the number that the creator contributes from a seat. Raises `Problem`."""
    seed = await store.read(wanted_seed, asked.commitment, guest.id)
    if seed is None:
        raise unknown_commitment()
    return msgspec.structs.replace(seed, contributions=[Contribution(seat, 0, asked.contribution)])


def unknown_commitment() -> Problem:
    """The server is not committed to such a seed for this guest (any more)."""
    return Problem(
        409, "unknown-commitment", "This commitment is not for you, or a table has already been opened with it."
    )


async def store_branch(
    store: Store, slices: Slices, guest: Guest, asked: NewBranch, origin: TableRow, whole: Position
) -> str:
    """Store the table of a branch, and return its id. Raises `Problem`."""
    new = await slices.run(branched(asked, origin, whole, guest, bots.names), guest.id)
    saved = saved_now(new.position, len(new.entries))

    def write(connection: Connection) -> None:
        check_names(connection, guest, asked.seats)
        insert(connection, new, AccessPolicy(host=guest.id), saved=saved)

    with as_problems():
        await store.write(write)
    return new.row.id
