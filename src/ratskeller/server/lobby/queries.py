"""Public tables: those that the lobby shows, and the one to which somebody is led who wants to play with people."""

from collections.abc import Callable
from typing import Any

import msgspec

from ratskeller.server.db.connection import Connection
from ratskeller.server.db.store import Unchanged
from ratskeller.server.db.timestamps import days_ago
from ratskeller.server.tables.clock_rules import Clock, ClockKind, SeatTime
from ratskeller.server.tables.queries import SEATS, SITTERS, SeatRow

MOST_SHOWN = 50
SHOWN_DAYS = 7.0
"""What nobody has touched for so long is not shown."""
# Whoever waits longer has gone for a walk
WAITING_DAYS = 1.0 / 24.0
TRIED = 5
DOUBLE_DAYS = 10.0 / 86_400.0
"""A second wish within ten seconds is the same."""

FREE = (
    "EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.kind = 'open' AND NOT EXISTS (SELECT 1"
    " FROM reservations WHERE reservations.table_id = seats.table_id AND reservations.seat = seats.seat))"
)
FULL = (
    "doors.spectators = 1 AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.kind = 'open')"
)
PUBLIC = "tables JOIN doors ON doors.table_id = tables.id AND doors.way = 'public' AND tables.over = 0"
LISTED = (
    f"SELECT listed.*, {SEATS.columns} FROM (SELECT tables.id, game, options, told_length, tables.created, told_at, guests.name,"  # noqa: S608
    " tables.friendly, clocks.kind, clocks.turn, clocks.bot, clocks.reserve, clocks.vacation"
    f" FROM {PUBLIC} JOIN guests ON guests.id = doors.host LEFT JOIN clocks ON clocks.table_id = tables.id WHERE told_at >= :since AND {{}}"
    " ORDER BY told_at DESC, tables.id LIMIT :most) AS listed JOIN seats ON seats.table_id = listed.id"
    f"{SITTERS}ORDER BY listed.told_at DESC, listed.id, seats.seat"
)
COLUMNS, TIMED = 8, 13
UNTIMED = "clocks.table_id IS NULL"
TIMED_SO = (
    "clocks.kind = :kind AND clocks.turn = :turn AND clocks.reserve = :reserve AND clocks.vacation = :vacation"
    " AND COALESCE(clocks.bot, '') = :bot"
)
FITTING = (
    f"SELECT tables.id, (SELECT MIN(seat) FROM seats WHERE seats.table_id = tables.id AND seats.kind = 'open') FROM {PUBLIC}"  # noqa: S608
    " LEFT JOIN clocks ON clocks.table_id = tables.id"
    f" WHERE game = :game AND {{}} AND lesson IS NULL AND told_at >= :since AND {FREE}"
    " AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.guest_id = :guest)"
    " AND NOT EXISTS (SELECT 1 FROM admissions WHERE admissions.table_id = tables.id AND guest_id = :guest AND let_in = 0)"
    " ORDER BY tables.created, tables.id LIMIT :most"
)
# One waits where a seat is open, or has just been led there
WAITS = (
    "SELECT matches.table_id FROM matches JOIN tables ON tables.id = matches.table_id"
    " WHERE matches.guest_id = :guest AND tables.game = :game AND tables.over = 0"
    " AND EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.guest_id = :guest)"
    " AND (matches.made >= :just OR EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.kind = 'open'))"
)


class PublicTable(msgspec.Struct, frozen=True):
    """A public table with its seats. `host` is the name of its host; `friendly`: the game counts for no rating.

    `clock` is as it was at first, None where nobody's time runs.
    """

    id: str
    game: str
    options: dict[str, Any]
    length: int
    created: str
    updated: str
    host: str
    friendly: bool
    clock: Clock | None
    seats: list[SeatRow]


class Waiting(Unchanged):
    """The guest waits for people at a table already."""

    def __init__(self, table_id: str) -> None:
        """Tell at which table."""
        super().__init__("the guest is waiting already")
        self.table_id = table_id


class Match:
    """Somebody is led to a table because he wants to play a game with people: written together with his seat there."""

    def __init__(self, guest: str, game: str, moment: str) -> None:
        """Make it for a guest and a game."""
        self._guest, self._game, self._moment = guest, game, moment

    def write(self, connection: Connection, table_id: str) -> None:
        """Note to which table he was led. Raises `Waiting` if he waits at another one already."""
        if (waiting := waits(connection, self._guest, self._game)) is not None:
            raise Waiting(waiting)
        connection.execute(
            "INSERT INTO matches (guest_id, table_id, made) VALUES (?, ?, ?)"
            " ON CONFLICT (guest_id) DO UPDATE SET table_id = excluded.table_id, made = excluded.made",
            (self._guest, table_id, self._moment),
        )


def waits(connection: Connection, guest: str, game: str) -> str | None:
    """Return the table at which a guest waits for people to play a game with, None where he doesn't."""
    row = connection.execute(WAITS, {"guest": guest, "game": game, "just": days_ago(DOUBLE_DAYS)}).fetchone()
    return None if row is None else row[0]


def fitting(guest: str, game: str, clock: Clock | None) -> Callable[[Connection], list[tuple[str, int]]]:
    """Return a read: public tables of a game with such a clock where somebody waits, the oldest first, each with its open seat."""

    def read(connection: Connection) -> list[tuple[str, int]]:
        sought: dict[str, Any] = {"guest": guest, "game": game, "since": days_ago(WAITING_DAYS), "most": TRIED}
        if clock is None:
            return connection.execute(FITTING.format(UNTIMED), sought).fetchall()
        given = {"reserve": clock.given.reserve, "vacation": clock.given.vacation}
        sought |= {"kind": clock.kind, "turn": clock.turn, "bot": clock.bot or "", **given}
        return connection.execute(FITTING.format(TIMED_SO), sought).fetchall()

    return read


def listed(connection: Connection) -> tuple[list[PublicTable], list[PublicTable]]:
    """Return the public tables with an open seat, and the public games with spectators that go on, last changes first."""
    return _listed(connection, FREE), _listed(connection, FULL)


def _listed(connection: Connection, which: str) -> list[PublicTable]:
    found: dict[str, PublicTable] = {}
    for row in connection.execute(LISTED.format(which), {"since": days_ago(SHOWN_DAYS), "most": MOST_SHOWN}):
        table_id, game, options, length, created, updated, host, friendly = row[:COLUMNS]
        if table_id not in found:
            decoded = msgspec.json.decode(options, type=dict[str, Any])
            about = (table_id, game, decoded, length, created, updated, host, bool(friendly))
            found[table_id] = PublicTable(*about, _clock(*row[COLUMNS:TIMED]), [])
        found[table_id].seats.append(SEATS.read(row, TIMED))
    return list(found.values())


def _clock(kind: ClockKind | None, turn: int, bot: str | None, reserve: int, vacation: int) -> Clock | None:
    return None if kind is None else Clock(kind, turn, bot, (), SeatTime(reserve, vacation))
