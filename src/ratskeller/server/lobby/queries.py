"""Public tables in the lobby, and tables for quick matches."""

from contextlib import suppress

import msgspec

from ratskeller.core.options import Options
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.errors import StorageError
from ratskeller.server.db.rows import Rows, put, scalars
from ratskeller.server.db.schema.tables import ClockKind, Matches, SeatTime
from ratskeller.server.db.timestamps import days_ago
from ratskeller.server.tables.clocks import Clock
from ratskeller.server.tables.queries import APART, SEATS, SITTERS, SeatRow

MOST_SHOWN = 50
MOST_ENDED = 6
SHOWN_DAYS = 7.0
"""Tables without changes for this long are not shown."""
# A host who has waited longer has probably left
WAITING_DAYS = 1.0 / 24.0
TRIED = 5
DOUBLE_DAYS = 10.0 / 86_400.0
"""A second request within ten seconds is a repetition of the first."""

FREE = (
    "EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.kind = 'open' AND NOT EXISTS (SELECT 1"
    " FROM reservations WHERE reservations.table_id = seats.table_id AND reservations.seat = seats.seat))"
)
FULL = (
    "access.spectators = 1 AND tables.over = 0 AND tables.waiting = 0"
    " AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.kind = 'open')"
)
# Ended by its rules
ENDED = (
    "access.spectators = 1 AND tables.over = 1 AND EXISTS (SELECT 1 FROM results WHERE results.table_id = tables.id)"
    " AND NOT EXISTS (SELECT 1 FROM agreed_endings WHERE agreed_endings.table_id = tables.id)"
)
PUBLIC = "tables JOIN access ON access.table_id = tables.id AND access.mode = 'public'"
WITHOUT_CLOCK = "clocks.table_id IS NULL"
WITH_CLOCK = (
    "clocks.kind = :kind AND clocks.turn = :turn AND clocks.reserve = :reserve AND clocks.vacation = :vacation"
    " AND COALESCE(clocks.bot, '') = :bot"
)
FITTING = (
    f"SELECT tables.id, (SELECT MIN(seat) FROM seats WHERE seats.table_id = tables.id AND seats.kind = 'open') FROM {PUBLIC}"  # noqa: S608
    " LEFT JOIN clocks ON clocks.table_id = tables.id"
    f" WHERE game = :game AND {{}} AND lesson IS NULL AND tables.waiting = 0 AND public_at >= :since AND tables.over = 0 AND {FREE}"
    " AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.guest_id = :guest)"
    " AND NOT EXISTS (SELECT 1 FROM admissions WHERE admissions.table_id = tables.id AND guest_id = :guest AND admitted = 0)"
    f" AND NOT {APART.format(table='tables.id')}"
    " ORDER BY tables.created, tables.id LIMIT :most"
)
# A guest waits where a seat is open, or where they have just been seated
WAITS = (
    "SELECT matches.table_id FROM matches JOIN tables ON tables.id = matches.table_id"
    " WHERE matches.guest_id = :guest AND tables.game = :game AND tables.over = 0"
    " AND EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.guest_id = :guest)"
    " AND (matches.made >= :just OR EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.kind = 'open'))"
)


BLOCKED = (
    "SELECT other_id AS person FROM chat_blocks WHERE guest_id = :guest"
    " UNION SELECT guest_id AS person FROM chat_blocks WHERE other_id = :guest"
)
APART_FROM = (
    f"SELECT tables.id FROM {PUBLIC} JOIN seats ON seats.table_id = tables.id"  # noqa: S608
    f" JOIN ({BLOCKED}) AS people ON people.person = seats.guest_id"
    " WHERE tables.over = 0 AND public_at >= :since"
)


class LobbyRow(msgspec.Struct, frozen=True):
    """A public table. `host` is the name of its host; `friendly`: the game is not rated. The columns of its clock are None without one."""

    id: str
    game: str
    options: Options
    length: int
    created: str
    updated: str
    host: str
    friendly: bool
    kind: ClockKind | None
    turn: int | None
    bot: str | None
    reserve: int | None
    vacation: int | None

    @property
    def clock(self) -> Clock | None:
        if self.kind is None:
            return None
        return Clock(self.kind, self.turn or 0, self.bot, (), SeatTime(self.reserve or 0, self.vacation or 0))


TABLES = Rows(
    LobbyRow,
    id="tables.id",
    length="public_length",
    created="tables.created",
    updated="public_at",
    host="guests.name",
    friendly="tables.friendly",
    kind="clocks.kind",
    turn="clocks.turn",
    bot="clocks.bot",
    reserve="clocks.reserve",
    vacation="clocks.vacation",
)
LISTED = (
    f"SELECT listed.*, {SEATS.columns} FROM (SELECT {TABLES.columns}"  # noqa: S608
    f" FROM {PUBLIC} JOIN guests ON guests.id = access.host LEFT JOIN clocks ON clocks.table_id = tables.id"
    " WHERE public_at >= :since AND {}"
    " ORDER BY public_at DESC, tables.id LIMIT :most) AS listed JOIN seats ON seats.table_id = listed.id"
    f"{SITTERS}ORDER BY listed.public_at DESC, listed.id, seats.seat"
)


class PublicTable(msgspec.Struct, frozen=True):
    """A public table with its seats."""

    row: LobbyRow
    seats: list[SeatRow]


class AlreadyWaiting(Exception):
    """The guest is already waiting at a table. The write that found out must be rolled back: it has opened or joined another one."""

    def __init__(self, table_id: str) -> None:
        super().__init__("the guest is waiting already")
        self.table_id = table_id


def blocked_by_or_blocking(connection: Connection, guest: str) -> set[str]:
    return set(scalars(connection, BLOCKED, {"guest": guest}))


def apart_from(connection: Connection, guest: str) -> set[str]:
    """Return the public tables with an open seat where somebody sits whom a guest has blocked, or who has blocked them."""
    values = {"guest": guest, "since": days_ago(SHOWN_DAYS)}
    return set(scalars(connection, APART_FROM, values))


def match(connection: Connection, table_id: str, guest: str, game: str, moment: str) -> None:
    """Store the table of a guest's quick match. Raises `AlreadyWaiting` if they wait at another one."""
    if (waiting := waiting_at(connection, guest, game)) is not None:
        raise AlreadyWaiting(waiting)
    put(connection, Matches(guest_id=guest, table_id=table_id, made=moment))


def waiting_at(connection: Connection, guest: str, game: str) -> str | None:
    row = connection.execute(WAITS, {"guest": guest, "game": game, "just": days_ago(DOUBLE_DAYS)}).fetchone()
    return None if row is None else row[0]


def matching_tables(connection: Connection, guest: str, game: str, clock: Clock | None) -> list[tuple[str, int]]:
    """Return public tables of a game with this clock that wait for players, the oldest first, each with an open seat."""
    values: dict[str, str | int] = {"guest": guest, "game": game, "since": days_ago(WAITING_DAYS), "most": TRIED}
    if clock is None:
        return connection.execute(FITTING.format(WITHOUT_CLOCK), values).fetchall()
    given = {"reserve": clock.given.reserve, "vacation": clock.given.vacation}
    values |= {"kind": clock.kind, "turn": clock.turn, "bot": clock.bot or "", **given}
    return connection.execute(FITTING.format(WITH_CLOCK), values).fetchall()


class Listed(msgspec.Struct, frozen=True):
    """The public tables with an open seat, the running public games with spectators, and those that ended last; the last change first."""

    open: list[PublicTable]
    running: list[PublicTable]
    ended: list[PublicTable]


def listed(connection: Connection) -> Listed:
    return Listed(
        _listed(connection, f"tables.over = 0 AND {FREE}", MOST_SHOWN),
        _listed(connection, FULL, MOST_SHOWN),
        _listed(connection, ENDED, MOST_ENDED),
    )


def _listed(connection: Connection, which: str, most: int) -> list[PublicTable]:
    found: dict[str, PublicTable] = {}
    for row in connection.execute(LISTED.format(which), {"since": days_ago(SHOWN_DAYS), "most": most}):
        # A broken table is left out
        with suppress(StorageError):
            table = TABLES.read(row)
            seats = found.setdefault(table.id, PublicTable(table, [])).seats
            seats.append(SEATS.read(row, len(LobbyRow.__struct_fields__)))
    return list(found.values())
