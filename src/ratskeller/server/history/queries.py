"""Games that are over, listed for those who played them, and for others as far as everybody may look at them."""

from collections.abc import Callable, Sequence
from typing import Any, Literal

import msgspec

from ratskeller.server.accounts.names import ESCAPE, name_key, within
from ratskeller.server.db.connection import Connection
from ratskeller.server.tables.queries import SEATS, SeatRow
from ratskeller.server.tables.results import Line, lines_of
from ratskeller.server.tables.status import StandIn, stand_ins

MOST_LISTED = 30
"""Games on a page of a history."""
END_OF_TIME = "9999"
PLAYED = (
    "SELECT tables.id, tables.game, tables.options, COALESCE(finishes.finished, tables.updated) AS ended,"
    " COALESCE(finishes.rated, 0), tables.length, tables.day, tables.branched"
    " FROM tables LEFT JOIN finishes ON finishes.table_id = tables.id"
    " WHERE tables.over = 1 AND tables.lesson IS NULL AND {which}"
    " AND (COALESCE(finishes.finished, tables.updated), tables.id) < (:before, :last)"
    " ORDER BY ended DESC, tables.id DESC LIMIT :most"
)
MINE = "tables.id IN (SELECT table_id FROM seats WHERE guest_id = :guest)"
PUBLIC = "EXISTS (SELECT 1 FROM doors WHERE doors.table_id = tables.id AND doors.way = 'public' AND spectators = 1)"
OF_GAME = "tables.game = :game"
# Whoever shares somebody's screen is an opponent as well, under a name of his own
AGAINST = (
    "EXISTS (SELECT 1 FROM seats JOIN guests ON guests.id = seats.guest_id"  # noqa: S608
    " LEFT JOIN accounts ON accounts.guest_id = seats.guest_id AND seats.name IS NULL"
    " WHERE seats.table_id = tables.id AND (seats.guest_id <> :guest OR seats.name IS NOT NULL)"
    f" AND (LOWER(COALESCE(seats.name, guests.name)) LIKE :lower ESCAPE '{ESCAPE}' OR name_key LIKE :key ESCAPE '{ESCAPE}'))"
)
OTHERS = "SELECT 1 FROM results WHERE results.table_id = tables.id AND COALESCE(results.guest_id, '') <> :guest"
OWN_PLACE = "(SELECT MIN(place) FROM results WHERE results.table_id = tables.id AND results.guest_id = :guest)"
Result = Literal["won", "tied", "lost"]
"""How a game ended for somebody who played it against others: alone at the top, there with others, or below."""
ENDED: dict[Result, str] = {
    "won": f"{OWN_PLACE} = 1 AND EXISTS ({OTHERS}) AND NOT EXISTS ({OTHERS} AND place = 1)",
    "tied": f"{OWN_PLACE} = 1 AND EXISTS ({OTHERS} AND place = 1)",
    "lost": f"{OWN_PLACE} > 1",
}


class Sought(msgspec.Struct, frozen=True):
    """Which games are looked for: those of a game, against somebody whose name holds `opponent`, that ended so; None: any."""

    game: str | None = None
    opponent: str | None = None
    result: Result | None = None


class Played(msgspec.Struct, frozen=True):
    """A game that is over, in a list. `lines` is empty where nobody knows (any more) how it ended by the rules.

    `played`: the bots that finished it for people, by seat.
    """

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
    played: dict[int, StandIn]


class Page(msgspec.Struct, frozen=True):
    """Games, the last first, and from where the list goes on; None: there are no more."""

    games: list[Played]
    more: tuple[str, str] | None


def history_of(
    guest: str, sought: Sought, after: tuple[str, str] | None, *, public: bool = False
) -> Callable[[Connection], Page]:
    """Return a read: those games of a guest that are over and looked for, after a place in the list.

    `public`: only those that everybody may look at.
    """
    before, last = (END_OF_TIME, "") if after is None else after
    values: dict[str, Any] = {"guest": guest, "before": before, "last": last, "most": MOST_LISTED + 1}
    which = [MINE, PUBLIC] if public else [MINE]
    if sought.game is not None:
        which.append(OF_GAME)
        values["game"] = sought.game
    if sought.opponent is not None:
        which.append(AGAINST)
        values |= {"lower": within(sought.opponent.lower()), "key": within(name_key(sought.opponent))}
    if sought.result is not None:
        which.append(ENDED[sought.result])
    statement = PLAYED.format(which=" AND ".join(which))

    def read(connection: Connection) -> Page:
        rows = connection.execute(statement, values).fetchall()
        shown = [_played(connection, row) for row in rows[:MOST_LISTED]]
        more = (shown[-1].finished, shown[-1].table_id) if len(rows) > MOST_LISTED else None
        return Page(shown, more)

    return read


def _played(connection: Connection, row: Sequence[Any]) -> Played:
    table_id, game, options, finished, rated, length, day, branched = row
    rows = connection.execute(SEATS + "WHERE seats.table_id = ? ORDER BY seats.seat", (table_id,))
    seats = [SeatRow(*it) for it in rows]
    lines = [Line(seat, seats[seat].guest, place, score) for seat, place, score in lines_of(connection, table_id)]
    decoded = msgspec.json.decode(options, type=dict[str, Any])
    played = stand_ins(connection, table_id)
    return Played(table_id, game, decoded, finished, bool(rated), length, day, branched == length, seats, lines, played)
