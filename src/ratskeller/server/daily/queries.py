"""Attempts at daily games in the database: one per guest and day."""

from datetime import date

import msgspec

from ratskeller.server.accounts.queries import VISIBLE
from ratskeller.server.daily.days import Attempt
from ratskeller.server.daily.schemas import DayResult
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.errors import Unchanged
from ratskeller.server.db.rows import Rows, add, scalar
from ratskeller.server.db.schema.features import DailyAttempts
from ratskeller.server.db.schema.tables import TableRow
from ratskeller.server.tables.entry_log import EntryRow, insert
from ratskeller.server.tables.queries import SeatRow, insert_table

MOST_RANKED = 50
"""Lines of a ranking, besides that of the viewer."""
MOST_COUNTED = 1000
"""Attempts of a guest that are read for a streak."""

# By place at the table, then lead, then score; equal results share a rank
RANKED = (
    "SELECT RANK() OVER best AS rank, ROW_NUMBER() OVER in_line AS line, guest_id, name, place, margin, score"  # noqa: S608
    " FROM daily_attempts JOIN guests ON guests.id = guest_id WHERE day = :day AND finished IS NOT NULL"
    f" AND {VISIBLE.format(table='daily_attempts')}"
    " WINDOW best AS (ORDER BY place, margin DESC, score DESC),"
    " in_line AS (ORDER BY place, margin DESC, score DESC, finished, guest_id)"
)


class Ranked(msgspec.Struct, frozen=True):
    """A line of a ranking."""

    rank: int
    guest: str
    name: str
    place: int
    margin: int
    score: int


RESULTS = Rows(DayResult, "daily_attempts")
ATTEMPTS = f"SELECT day, table_id, finished, {RESULTS.columns} FROM daily_attempts WHERE guest_id = ? ORDER BY day DESC LIMIT ?"  # noqa: S608
RANKS = Rows(Ranked, "ranked", guest="guest_id")
RANKING = (
    f"SELECT {RANKS.columns}, (SELECT COUNT(*) FROM daily_attempts WHERE day = :day AND finished IS NOT NULL)"  # noqa: S608
    f" FROM ({RANKED}) AS ranked WHERE line <= :most OR guest_id = :guest ORDER BY line"
)


class AttemptTaken(Unchanged):
    """The guest has begun this day already."""

    def __init__(self, table_id: str) -> None:
        super().__init__("the day has been begun")
        self.table_id = table_id


def secret(connection: Connection) -> bytes:
    return bytes.fromhex(scalar(connection, "SELECT secret FROM daily_secret"))


def begin_attempt(
    connection: Connection, row: TableRow, seats: list[SeatRow], entries: list[EntryRow], guest: str | None
) -> None:
    """Store a daily table, as the attempt of a guest (None: practice). Raises `AttemptTaken`."""
    own = "SELECT table_id FROM daily_attempts WHERE day = ? AND guest_id = ?"
    if guest is not None and (taken := scalar(connection, own, (row.day, guest))) is not None:
        raise AttemptTaken(taken)
    insert_table(connection, row, seats, [None] * len(seats))
    insert(connection, row.id, entries)
    if guest is not None:
        assert row.day is not None
        add(connection, DailyAttempts(day=row.day, guest_id=guest, table_id=row.id))


def finish_attempt(connection: Connection, table_id: str, result: DayResult, moment: str) -> None:
    """Store the result of the attempt at a table; practice has none."""
    connection.execute(
        "UPDATE daily_attempts SET finished = ?, place = ?, margin = ?, score = ?, course = ? WHERE table_id = ? AND finished IS NULL",
        (moment, result.place, result.margin, result.score, result.course, table_id),
    )


def attempts_of(connection: Connection, guest: str) -> list[Attempt]:
    rows = connection.execute(ATTEMPTS, (guest, MOST_COUNTED))
    return [
        Attempt(day, table_id, None if finished is None else RESULTS.read(result))
        for day, table_id, finished, *result in rows
    ]


def ranking(connection: Connection, day: date, guest: str) -> tuple[list[Ranked], int]:
    """Return the ranking of a day as a guest may see it, with their own line, and how many have finished."""
    given = {"day": day.isoformat(), "most": MOST_RANKED, "guest": guest}
    rows = [(RANKS.read(rank), players) for *rank, players in connection.execute(RANKING, given)]
    return [rank for rank, _ in rows], max((players for _, players in rows), default=0)
