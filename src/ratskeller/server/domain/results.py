"""How games ended, seat by seat: noted with the last answer, and listed for those who played."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ratskeller.core.records import write_record
from ratskeller.server.db.connection import Connection
from ratskeller.server.domain import history, ratings
from ratskeller.server.domain.tables import SEATS, SeatRow

MOST_LISTED = 30
"""Games on a page of a history."""
PLAYED = (
    "SELECT tables.id, tables.game, tables.options, COALESCE(finishes.finished, tables.updated) AS ended,"
    " COALESCE(finishes.rated, 0), tables.length, tables.day, tables.branched"
    " FROM tables LEFT JOIN finishes ON finishes.table_id = tables.id"
    " WHERE tables.over = 1 AND tables.lesson IS NULL AND {which}"
    " AND (COALESCE(finishes.finished, tables.updated), tables.id) < (:before, :last)"
    " ORDER BY ended DESC, tables.id DESC LIMIT :most"
)
MINE = "(:game = '' OR tables.game = :game) AND tables.id IN (SELECT table_id FROM seats WHERE guest_id = :guest)"
OPEN = "EXISTS (SELECT 1 FROM doors WHERE doors.table_id = tables.id AND doors.way = 'public' AND spectators = 1)"
PUBLIC = f"{MINE} AND {OPEN}"
LINES = "SELECT seat, place, score FROM results WHERE table_id = ? ORDER BY seat"
MISSED = (
    "SELECT id FROM tables WHERE over = 1 AND lesson IS NULL AND id > ? AND NOT EXISTS"
    " (SELECT 1 FROM finishes WHERE finishes.table_id = tables.id)"
    " AND NOT EXISTS (SELECT 1 FROM endings WHERE endings.table_id = tables.id) ORDER BY id LIMIT 1"
)
TOLD = (
    "SELECT tables.id, tables.options, tables.length, results.score FROM"
    " (SELECT finishes.table_id, number FROM finishes JOIN tables ON tables.id = finishes.table_id"
    " WHERE finishes.game = ? AND branched IS NULL AND day IS NULL ORDER BY number DESC LIMIT ?) AS last"
    " JOIN tables ON tables.id = last.table_id JOIN results ON results.table_id = last.table_id"
    " ORDER BY last.number, results.seat"
)
NOTE = (
    "INSERT INTO finishes (table_id, game, finished, rated, number)"
    " VALUES (?, ?, ?, ?, (SELECT COALESCE(MAX(number), 0) + 1 FROM finishes)) ON CONFLICT (table_id) DO NOTHING"
)
OWN = (
    "SELECT id, game, version, options FROM tables WHERE over = 1 AND lesson IS NULL"
    " AND id IN (SELECT table_id FROM seats WHERE guest_id = ?)"
    " AND NOT EXISTS (SELECT 1 FROM endings WHERE endings.table_id = tables.id) ORDER BY updated DESC, id LIMIT ?"
)
MOST_RECORDS = 1000
END_OF_TIME = "9999"


class Line(msgspec.Struct, frozen=True):
    """What one seat came to."""

    seat: int
    guest: str | None
    place: int
    score: int


class Finish(msgspec.Struct, frozen=True):
    """A game that is over by the rules. `rated`: it counts for the ratings of the people who played."""

    table_id: str
    game: str
    finished: str
    rated: bool
    lines: list[Line]


class Played(msgspec.Struct, frozen=True):
    """A game that is over, in a list. `lines` is empty where nobody knows (any more) how it ended by the rules."""

    table_id: str
    game: str
    options: dict[str, Any]
    finished: str
    rated: bool
    length: int
    day: str | None
    imported: bool
    seats: list[SeatRow]
    lines: list[Line]


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: with which options, after how many answers, and with which scores by seat."""

    options: dict[str, Any]
    length: int
    scores: list[int]


class Page(msgspec.Struct, frozen=True):
    """Games, the last first, and from where the list goes on; None: there are no more."""

    games: list[Played]
    more: tuple[str, str] | None


def note(finish: Finish) -> Callable[[Connection], None]:
    """Return a write: note how a game ended, unless that is noted already, and what comes of it for the ratings."""

    def write(connection: Connection) -> None:
        made = connection.execute(
            NOTE,
            (finish.table_id, finish.game, finish.finished, finish.rated),
        )
        if made.rowcount != 1:
            return
        connection.executemany(
            "INSERT INTO results (table_id, seat, guest_id, place, score) VALUES (?, ?, ?, ?, ?)",
            [(finish.table_id, it.seat, it.guest, it.place, it.score) for it in finish.lines],
        )
        if finish.rated:
            ratings.rate(connection, finish.game, {it.guest: it.place for it in finish.lines if it.guest is not None})

    return write


def history_of(
    guest: str, game: str | None, after: tuple[str, str] | None, *, public: bool = False
) -> Callable[[Connection], Page]:
    """Return a read: the games of a guest that are over, of one game or of all, after a place in the list.

    `public`: only those that everybody may look at.
    """
    before, last = (END_OF_TIME, "") if after is None else after
    sought = {"guest": guest, "game": game or "", "before": before, "last": last, "most": MOST_LISTED + 1}
    statement = PLAYED.format(which=PUBLIC if public else MINE)

    def read(connection: Connection) -> Page:
        rows = connection.execute(statement, sought).fetchall()
        shown = [_played(connection, row) for row in rows[:MOST_LISTED]]
        more = (shown[-1].finished, shown[-1].table_id) if len(rows) > MOST_LISTED else None
        return Page(shown, more)

    return read


def missed(after: str) -> Callable[[Connection], str | None]:
    """Return a read: the next table after one whose game is over without a note of how it ended."""

    def read(connection: Connection) -> str | None:
        row = connection.execute(MISSED, (after,)).fetchone()
        return None if row is None else str(row[0])

    return read


def lines_of(connection: Connection, table_id: str) -> list[tuple[int, int, int]]:
    """Return seat, place and score of a game that is over, by seat."""
    return [(seat, place, score) for seat, place, score in connection.execute(LINES, (table_id,))]


def records_of(guest: str) -> Callable[[Connection], str]:
    """Return a read: the records of the last games of a guest that are over, each in a line."""

    def read(connection: Connection) -> str:
        rows = connection.execute(OWN, (guest, MOST_RECORDS)).fetchall()
        return "".join(f"{_record(connection, *row)}\n" for row in rows)

    return read


def _record(connection: Connection, table_id: str, game: str, version: int, options: str) -> str:
    entries = history.since(connection, table_id, 0)
    beginning = {"options": msgspec.json.decode(options)}
    return " ".join(write_record(game, version, beginning, history.played(entries)).split("\n"))


def told(game: str, most: int) -> Callable[[Connection], list[Outcome]]:
    """Return a read: how the last games of a kind ended, at most so many; only those that were played here, from their beginning."""

    def read(connection: Connection) -> list[Outcome]:
        found: dict[str, Outcome] = {}
        for table_id, options, length, score in connection.execute(TOLD, (game, most)):
            if table_id not in found:
                found[table_id] = Outcome(msgspec.json.decode(options, type=dict[str, Any]), length, [])
            found[table_id].scores.append(score)
        return list(found.values())

    return read


def _played(connection: Connection, row: Sequence[Any]) -> Played:
    table_id, game, options, finished, rated, length, day, branched = row
    rows = connection.execute(SEATS + "WHERE seats.table_id = ? ORDER BY seats.seat", (table_id,))
    seats = [SeatRow(*it) for it in rows]
    lines = [Line(seat, seats[seat].guest, place, score) for seat, place, score in lines_of(connection, table_id)]
    decoded = msgspec.json.decode(options, type=dict[str, Any])
    return Played(table_id, game, decoded, finished, bool(rated), length, day, branched == length, seats, lines)
