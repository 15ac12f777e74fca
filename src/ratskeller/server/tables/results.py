"""Results of games by seat, and which games are rated. Ratings and statistics follow from them.

Results are stored in the write that ends the game. Those of games that ended before this was recorded are added later.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress

import msgspec

from ratskeller import games
from ratskeller.core.errors import RatskellerError
from ratskeller.core.options import Options
from ratskeller.core.position import Position
from ratskeller.core.records import with_metadata, write_record
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.errors import StorageError
from ratskeller.server.db.rows import add, add_missing, scalar, unreadable
from ratskeller.server.db.schema.features import Choices, FinishedGames, Results
from ratskeller.server.db.schema.tables import TableRow
from ratskeller.server.db.store import Store
from ratskeller.server.ratings.model import Participant, Rating
from ratskeller.server.ratings.queries import rate_game, ratings_in
from ratskeller.server.tables import entry_log, table_status
from ratskeller.server.tables import queries as table_queries
from ratskeller.server.tables.queries import OWN_ANSWER, SeatRow
from ratskeller.server.tables.table_status import StandIn, TableStatus
from ratskeller.server.tables.table_status import places as places_that_count
from ratskeller.server.tables.views import metadata_of
from ratskeller.strength.mixture import is_mixture

LINES = "SELECT seat, place, score FROM results WHERE table_id = ? ORDER BY seat"
MISSED = (
    "SELECT id FROM tables WHERE over = 1 AND lesson IS NULL AND id > ? AND NOT EXISTS"
    " (SELECT 1 FROM finished_games WHERE finished_games.table_id = tables.id)"
    " AND NOT EXISTS (SELECT 1 FROM agreed_endings WHERE agreed_endings.table_id = tables.id) ORDER BY id LIMIT 1"
)
# Games that were played here from the beginning to the end
LAST = (
    "(SELECT finished_games.table_id, number FROM finished_games JOIN tables ON tables.id = finished_games.table_id"
    " WHERE finished_games.game = ? AND branched IS NULL AND day IS NULL"
    " AND NOT EXISTS (SELECT 1 FROM agreed_endings WHERE agreed_endings.table_id = finished_games.table_id)"
    " ORDER BY number DESC LIMIT ?) AS last"
)
WITH_OPTIONS = (
    f"SELECT tables.id, tables.options, tables.length, results.score FROM {LAST}"  # noqa: S608
    " JOIN tables ON tables.id = last.table_id JOIN results ON results.table_id = last.table_id"
    " ORDER BY last.number, results.seat"
)
CHOSEN = (
    # PostgreSQL gives the sum of integers another type
    "SELECT choice, COUNT(*), CAST(SUM(times) AS BIGINT), COUNT(CASE WHEN place = 1 THEN 1 END)"  # noqa: S608
    f" FROM {LAST} JOIN choices ON choices.table_id = last.table_id"
    " JOIN results ON results.table_id = choices.table_id AND results.seat = choices.seat"
    " GROUP BY choice ORDER BY COUNT(*) DESC, choice"
)
# People who have answered themselves at least once
PLAYERS = (
    "SELECT COUNT(DISTINCT seats.guest_id) FROM entries JOIN seats"  # noqa: S608
    " ON seats.table_id = entries.table_id AND seats.seat = entries.actor"
    f" WHERE entries.table_id = ? AND seats.kind = 'human' AND {OWN_ANSWER}"
)
OWN = (
    "SELECT id, game, version, options FROM tables WHERE over = 1 AND lesson IS NULL"
    " AND id IN (SELECT table_id FROM seats WHERE guest_id = ?)"
    " AND NOT EXISTS (SELECT 1 FROM agreed_endings WHERE agreed_endings.table_id = tables.id) ORDER BY updated DESC, id LIMIT ?"
)
MOST_RECORDS = 1000
FEWEST = 2
"""A game is rated only with at least so many people."""
SAME = (
    "SELECT id, options FROM tables WHERE over = 1 AND lesson IS NULL AND game = ? AND version = ? AND length = ?"
    " AND id IN (SELECT table_id FROM seats WHERE guest_id = ?)"
    " AND NOT EXISTS (SELECT 1 FROM agreed_endings WHERE agreed_endings.table_id = tables.id) ORDER BY id"
)
"""Games of a guest that may be equal to another one."""

# Others write and think in between
BREATH_SECONDS = 0.05

log = logging.getLogger(__name__)


class Line(msgspec.Struct, frozen=True):
    """The result of one seat: its guest or bot, and how often it made each choice that the game counts."""

    seat: int
    guest: str | None
    place: int
    score: int
    bot: str | None = None
    choices: Mapping[str, int] = {}


class Finish(msgspec.Struct, frozen=True):
    """A game that ended by the rules, or since people had left.

    `rated`: it counts for the ratings of its people, if enough of them have played it. `rates_bots`: it counts for those of its bots.
    """

    table_id: str
    game: str
    finished: str
    rated: bool
    lines: list[Line]
    rates_bots: bool = False


class Outcome(msgspec.Struct, frozen=True):
    """The options of a finished game, its number of answers, and its scores by seat."""

    options: Options
    length: int
    scores: list[int]


class Choice(msgspec.Struct, frozen=True):
    """A choice that seats made, named by a message of the game: how many seats made it, how often in all, and how many of them won."""

    choice: str
    seats: int
    times: int
    won: int


def note(connection: Connection, finish: Finish) -> None:
    """Store how a game ended, unless it is stored already, and update the ratings."""
    rated = finish.rated and connection.execute(PLAYERS, (finish.table_id,)).fetchone()[0] >= FEWEST
    table, lines = finish.table_id, finish.lines
    # Nobody else writes meanwhile
    number = scalar(connection, "SELECT COALESCE(MAX(number), 0) + 1 FROM finished_games")
    game = FinishedGames(
        table_id=table,
        game=finish.game,
        finished=finish.finished,
        rated=rated,
        rates_bots=finish.rates_bots,
        number=number,
    )
    if not add_missing(connection, game):
        return
    add(
        connection,
        *(Results(table_id=table, seat=it.seat, guest_id=it.guest, place=it.place, score=it.score) for it in lines),
    )
    counted = [(it.seat, *choice) for it in lines for choice in it.choices.items()]
    add(
        connection, *(Choices(table_id=table, seat=seat, choice=choice, times=times) for seat, choice, times in counted)
    )
    _rate(connection, msgspec.structs.replace(finish, rated=rated))


def _rate(connection: Connection, finish: Finish) -> None:
    places = {it.guest: it.place for it in finish.lines if it.guest is not None} if finish.rated else {}
    before = ratings_in(connection, finish.game, places)
    participants = [Participant(it.bot, it.place, before.get(it.guest or "", Rating())) for it in finish.lines]
    changes = rate_game(connection, finish.game, places, participants if finish.rates_bots else None)
    connection.executemany(
        "UPDATE results SET points_before = ?, points_after = ? WHERE table_id = ? AND guest_id = ?",
        [(*points, finish.table_id, guest) for guest, points in changes.items()],
    )


def missed(connection: Connection, after: str) -> str | None:
    row = connection.execute(MISSED, (after,)).fetchone()
    return None if row is None else str(row[0])


def lines_of(connection: Connection, table_id: str) -> list[tuple[int, int, int]]:
    return [(seat, place, score) for seat, place, score in connection.execute(LINES, (table_id,))]


def records_of(connection: Connection, guest: str) -> str:
    """Return the records of a guest's last finished games, one per line."""
    rows = connection.execute(OWN, (guest, MOST_RECORDS)).fetchall()
    records = []
    for row in rows:
        with suppress(StorageError):
            records.append(f"{_record(connection, *row)}\n")
    return "".join(records)


def _record(connection: Connection, table_id: str, game: str, version: int, options: str) -> str:
    entries = entry_log.without_events(connection, table_id)
    beginning = {"options": _options(options)}
    record = write_record(game, version, beginning, entry_log.played(entries))
    metadata = metadata_of(table_queries.seats(connection, table_id), finished_at(connection, table_id))
    return " ".join(with_metadata(record, metadata).split("\n"))


def finished_at(connection: Connection, table_id: str) -> str | None:
    row = connection.execute("SELECT finished FROM finished_games WHERE table_id = ?", (table_id,)).fetchone()
    return None if row is None else str(row[0])


def same_game(connection: Connection, guest: str, row: TableRow, answers: Sequence[str]) -> str | None:
    for table_id, options in connection.execute(SAME, (row.game, row.version, row.length, guest)).fetchall():
        with suppress(StorageError):
            if _options(options) != row.options:
                continue
            if entry_log.answers(entry_log.without_events(connection, table_id)) == list(answers):
                return str(table_id)
    return None


def outcomes(connection: Connection, game: str, most: int) -> list[Outcome]:
    """Return how the last games of a kind ended, at most `most`. Only games that were played here from the beginning count."""
    found: dict[str, Outcome] = {}
    for table_id, options, length, score in connection.execute(WITH_OPTIONS, (game, most)):
        with suppress(StorageError):
            if table_id not in found:
                found[table_id] = Outcome(_options(options), length, [])
            found[table_id].scores.append(score)
    return list(found.values())


def _options(text: str) -> Options:
    try:
        return msgspec.json.decode(text, type=Options)
    except msgspec.DecodeError as error:
        raise unreadable("options of a table") from error


def chosen(connection: Connection, game: str, most: int) -> list[Choice]:
    return [Choice(*row) for row in connection.execute(CHOSEN, (game, most))]


def finish_of(row: TableRow, seats: Sequence[SeatRow], position: Position, known: TableStatus) -> Finish | None:
    """Return how a game that is over has ended, None if without places. `row` is the table after it."""
    places = places_that_count(seats, known, position.places)
    if places is None:
        return None
    chosen = _chosen(position)
    lines = [
        Line(seat.seat, seat.guest if seat.kind == "human" else None, place, score, seat.bot, chosen[seat.seat])
        for seat, place, score in zip(seats, places, position.scores, strict=True)
    ]
    # A game that was left says nothing about bots
    for_bots = position.over and rates_bots(row, seats)
    return Finish(row.id, row.game, row.updated, counts(row, seats), lines, for_bots)


def _chosen(position: Position) -> list[Counter[str]]:
    found: list[Counter[str]] = [Counter() for _ in position.scores]
    choice_message = position.game.choice_message
    if choice_message is None:
        return found
    for actor, answer in zip(position.actors, position.answers, strict=True):
        if isinstance(actor, int) and (choice := choice_message(answer)) is not None:
            found[actor][choice] += 1
    return found


def counts(row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Return whether a game may be rated: at least two people sat there, each with an account and one seat.

    It is rated if two of them have answered themselves (`results.note`).
    """
    people = [seat for seat in seats if seat.kind == "human"]
    own = {seat.guest for seat in people if seat.account}
    return len(own) == len(people) >= FEWEST and _is_earnest(row)


def rates_bots(row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Return whether a game counts for the ratings of its bots: they have played against somebody else.

    Not if one of them had more time than usual, or is between two levels: that one is as strong as a person.
    """
    usual = not row.long_thoughts and not any(seat.bot and is_mixture(seat.bot, row.game) for seat in seats)
    return len({seat.bot for seat in seats}) >= FEWEST and _is_earnest(row) and usual


def _is_earnest(row: TableRow) -> bool:
    """Return whether a game may be rated at all: no branch, no Daily Plague, no friendly game.

    Nor one in which positions could be analysed.
    """
    return row.day is None and row.branched is None and not row.analysis and not row.friendly


async def record_missing(store: Store) -> None:
    """Record once how games ended whose end is not recorded. They are not rated."""
    after = ""
    while (table_id := await store.read(missed, after)) is not None:
        after = table_id
        await _record_missing(store, table_id)
        await asyncio.sleep(BREATH_SECONDS)


async def _record_missing(store: Store, table_id: str) -> None:
    def read(connection: Connection) -> tuple[TableRow | None, list[SeatRow], list[str], dict[int, StandIn]]:
        answers = entry_log.answers(entry_log.without_events(connection, table_id))
        return *table_queries.read(connection, table_id), answers, table_status.stand_ins(connection, table_id)

    try:
        row, seats, answers, stand_ins = await store.read(read)
        if row is None:
            return
        position = await asyncio.to_thread(games.get(row.game).resume, row.options, answers)
    except (RatskellerError, StorageError):
        # Of rules that are no longer known only the log can be read
        log.info("the result of an old game can't be determined")
        return
    finish = finish_of(row, seats, position, TableStatus(stand_ins=stand_ins))
    if finish is not None:
        await store.write(note, msgspec.structs.replace(finish, rated=False, rates_bots=False))
