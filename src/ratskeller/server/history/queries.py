"""Finished games: for those who played them, and for others if the table is public."""

from typing import Literal

import msgspec

from ratskeller.core.options import Options
from ratskeller.server.accounts.names import ESCAPE, like_pattern, name_key
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.rows import Rows
from ratskeller.server.tables.queries import SeatRow
from ratskeller.server.tables.queries import seats as seats_of
from ratskeller.server.tables.results import Line, lines_of
from ratskeller.server.tables.table_status import StandIn, stand_ins

MOST_LISTED = 30
"""Games on a page of a history."""
END_OF_TIME = "9999"
FINISHED = (
    "SELECT {columns} FROM tables LEFT JOIN finished_games ON finished_games.table_id = tables.id"
    " WHERE tables.over = 1 AND tables.lesson IS NULL AND {conditions}"
    " AND (COALESCE(finished_games.finished, tables.updated), tables.id) < (:before, :last)"
    " ORDER BY finished DESC, tables.id DESC LIMIT :most"
)
PLAYED_BY = "tables.id IN (SELECT table_id FROM seats WHERE guest_id = :guest)"
PUBLIC = "EXISTS (SELECT 1 FROM access WHERE access.table_id = tables.id AND access.mode = 'public' AND spectators = 1)"
OF_GAME = "tables.game = :game"
# A second person at the same screen is an opponent too, under the name of their seat
AGAINST = (
    "EXISTS (SELECT 1 FROM seats JOIN guests ON guests.id = seats.guest_id"  # noqa: S608
    " LEFT JOIN accounts ON accounts.guest_id = seats.guest_id AND seats.name IS NULL"
    " WHERE seats.table_id = tables.id AND (seats.guest_id <> :guest OR seats.name IS NOT NULL)"
    f" AND (LOWER(COALESCE(seats.name, guests.name)) LIKE :lower ESCAPE '{ESCAPE}' OR name_key LIKE :key ESCAPE '{ESCAPE}'))"
)
OTHERS = "SELECT 1 FROM results WHERE results.table_id = tables.id AND COALESCE(results.guest_id, '') <> :guest"
OWN_PLACE = "(SELECT MIN(place) FROM results WHERE results.table_id = tables.id AND results.guest_id = :guest)"
Result = Literal["won", "tied", "lost"]
"""How a game against others ended for a player: alone in first place, first with others, or below."""
ENDED: dict[Result, str] = {
    "won": f"{OWN_PLACE} = 1 AND EXISTS ({OTHERS}) AND NOT EXISTS ({OTHERS} AND place = 1)",
    "tied": f"{OWN_PLACE} = 1 AND EXISTS ({OTHERS} AND place = 1)",
    "lost": f"{OWN_PLACE} > 1",
}


class HistoryFilter(msgspec.Struct, frozen=True):
    """Which games to list: of a game, against somebody whose name contains `opponent`, with a result. None: any."""

    game: str | None = None
    opponent: str | None = None
    result: Result | None = None


class FinishedRow(msgspec.Struct, frozen=True):
    """A finished game. `day` is the day of a daily game; `branched` the number of answers that it began with.

    `early`: it ended before its rules ended it.
    """

    id: str
    game: str
    options: Options
    finished: str
    rated: bool
    length: int
    day: str | None
    branched: int | None
    early: bool


FINISHED_ROWS = Rows(
    FinishedRow,
    id="tables.id",
    game="tables.game",
    options="tables.options",
    finished="COALESCE(finished_games.finished, tables.updated) AS finished",
    rated="COALESCE(finished_games.rated, 0)",
    length="tables.length",
    day="tables.day",
    branched="tables.branched",
    early="EXISTS (SELECT 1 FROM agreed_endings WHERE agreed_endings.table_id = tables.id)",
)


class FinishedGame(msgspec.Struct, frozen=True):
    """A finished game with its seats, its results, and the bots that finished it for people, by seat.

    `results` is empty if the game ended by agreement, or the server no longer knows its rules.
    """

    row: FinishedRow
    seats: list[SeatRow]
    results: list[Line]
    stand_ins: dict[int, StandIn]

    @property
    def is_imported(self) -> bool:
        return self.row.branched == self.row.length


class HistoryPage(msgspec.Struct, frozen=True):
    """Finished games, the last one first, and the cursor of the next page; None if this is the last one."""

    games: list[FinishedGame]
    cursor: tuple[str, str] | None


def history_page(
    connection: Connection, guest: str, wanted: HistoryFilter, cursor: tuple[str, str] | None, *, public: bool = False
) -> HistoryPage:
    """Return a page of the finished games of a guest, after a cursor. `public`: only those at public tables."""
    before, last = (END_OF_TIME, "") if cursor is None else cursor
    values: dict[str, str | int] = {"guest": guest, "before": before, "last": last, "most": MOST_LISTED + 1}
    conditions = [PLAYED_BY, PUBLIC] if public else [PLAYED_BY]
    if wanted.game is not None:
        conditions.append(OF_GAME)
        values["game"] = wanted.game
    if wanted.opponent is not None:
        conditions.append(AGAINST)
        values |= {"lower": like_pattern(wanted.opponent.lower()), "key": like_pattern(name_key(wanted.opponent))}
    if wanted.result is not None:
        conditions.append(ENDED[wanted.result])
    statement = FINISHED.format(columns=FINISHED_ROWS.columns, conditions=" AND ".join(conditions))
    rows = [FINISHED_ROWS.read(row) for row in connection.execute(statement, values)]
    games = [_with_seats(connection, row) for row in rows[:MOST_LISTED]]
    return HistoryPage(games, (games[-1].row.finished, games[-1].row.id) if len(rows) > MOST_LISTED else None)


def _with_seats(connection: Connection, row: FinishedRow) -> FinishedGame:
    seats = seats_of(connection, row.id)
    results = [Line(seat, seats[seat].guest, place, score) for seat, place, score in lines_of(connection, row.id)]
    return FinishedGame(row, seats, results, stand_ins(connection, row.id))
