"""The status of a table beside the game: stand-ins, votes, premoves, whether it has ended by agreement, and which places count then."""

from collections.abc import Collection, Mapping, Sequence

import msgspec

from ratskeller.core.position import Position
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.errors import Unchanged
from ratskeller.server.db.rows import add_missing, put, scalars
from ratskeller.server.db.schema.tables import AgreedEndings, Ballots, Orders, StandInReason, StandIns, TableRow
from ratskeller.server.errors import Problem, not_begun
from ratskeller.server.tables import clocks
from ratskeller.server.tables import queries as table_queries
from ratskeller.server.tables.clocks import Clock
from ratskeller.server.tables.queries import SeatRow

FOR_GOOD = ("lost", "resigned")
"""Why a seat is no longer its owner's to play: it counts as last."""
END = -1
"""What is voted for: that the game ends. Any other vote is about a seat."""
# Somebody has gone for good, nothing happens any more, and no clock will change that
STALLED = (
    "SELECT DISTINCT tables.id FROM stand_ins JOIN tables ON tables.id = stand_ins.table_id"
    " WHERE stand_ins.reason IN ('lost', 'resigned') AND tables.over = 0 AND tables.public_at < :since"
    " AND NOT EXISTS (SELECT 1 FROM clocks WHERE clocks.table_id = tables.id AND deadline IS NOT NULL) ORDER BY tables.id LIMIT :most"
)
# One statement for two questions: every answer asks them
PLAYED = (
    "SELECT seat, bot, reason FROM stand_ins WHERE table_id = ?"
    " UNION ALL SELECT NULL, NULL, NULL FROM agreed_endings WHERE table_id = ?"
)

# Most tables have nothing of it, so that this is all that has to be read of them
HELD = (
    "SELECT EXISTS (SELECT 1 FROM clocks WHERE table_id = :table),"
    " EXISTS (SELECT 1 FROM stand_ins WHERE table_id = :table), EXISTS (SELECT 1 FROM ballots WHERE table_id = :table),"
    " EXISTS (SELECT 1 FROM orders WHERE table_id = :table), EXISTS (SELECT 1 FROM agreed_endings WHERE table_id = :table)"
)

ORDER = "order"
"""The name in `stand_in` of an entry that was a premove."""
ANYTHING = ""
"""As the question of a premove: any question at the beginning of a turn that has only one legal answer."""


class StandIn(msgspec.Struct, frozen=True):
    """A bot that plays for the owner of a seat, and why."""

    bot: str
    reason: StandInReason

    @property
    def for_good(self) -> bool:
        """Whether the owner can't take the seat back."""
        return self.reason in FOR_GOOD


class Ballot(msgspec.Struct, frozen=True):
    """A vote of a seat: that a bot plays for the seat `about`, or that the game ends (`END`); cast after so many entries."""

    seat: int
    about: int
    ply: int


class TableStatus(msgspec.Struct, frozen=True):
    """Everything of that kind at a table. `orders` are answers by question, by seat; the question "" is any that has one answer alone."""

    clock: Clock | None = None
    stand_ins: dict[int, StandIn] = {}
    ballots: list[Ballot] = []
    orders: dict[int, dict[str, str]] = {}
    ended: bool = False


class Changed(Unchanged):
    """Somebody else has changed meanwhile who plays at a table, or ended its game."""


def read(connection: Connection, table_id: str) -> TableStatus:
    has_clock, has_stand_ins, has_ballots, has_orders, ended = connection.execute(HELD, {"table": table_id}).fetchone()
    return TableStatus(
        clocks.read(connection, table_id) if has_clock else None,
        stand_ins(connection, table_id) if has_stand_ins else {},
        _ballots(connection, table_id) if has_ballots else [],
        _orders(connection, table_id) if has_orders else {},
        bool(ended),
    )


def _ballots(connection: Connection, table_id: str) -> list[Ballot]:
    statement = "SELECT seat, about, ply FROM ballots WHERE table_id = ? ORDER BY about, seat"
    return [Ballot(*row) for row in connection.execute(statement, (table_id,))]


def _orders(connection: Connection, table_id: str) -> dict[int, dict[str, str]]:
    found: dict[int, dict[str, str]] = {}
    statement = "SELECT seat, question, answer FROM orders WHERE table_id = ? ORDER BY seat, question"
    for seat, question, answer in connection.execute(statement, (table_id,)):
        found.setdefault(seat, {})[question] = answer
    return found


def stand_ins(connection: Connection, table_id: str) -> dict[int, StandIn]:
    rows = connection.execute("SELECT seat, bot, reason FROM stand_ins WHERE table_id = ?", (table_id,))
    return {seat: StandIn(bot, reason) for seat, bot, reason in rows}


def has_ended(connection: Connection, table_id: str) -> bool:
    return connection.execute("SELECT 1 FROM agreed_endings WHERE table_id = ?", (table_id,)).fetchone() is not None


def check_known(connection: Connection, table_id: str, known: TableStatus) -> None:
    """Make sure that the same people play as is known. Raises `Changed`."""
    rows = connection.execute(PLAYED, (table_id, table_id)).fetchall()
    found = {seat: StandIn(bot, reason) for seat, bot, reason in rows if seat is not None}
    if found != known.stand_ins or (len(rows) > len(found)) != known.ended:
        raise Changed(table_id)


def let_play(connection: Connection, table_id: str, seat: int, stand_in: StandIn, moment: str) -> None:
    put(connection, StandIns(table_id=table_id, seat=seat, bot=stand_in.bot, reason=stand_in.reason, at=moment))
    # Their premoves and votes no longer count, and votes about them are settled
    connection.execute("DELETE FROM orders WHERE table_id = ? AND seat = ?", (table_id, seat))
    connection.execute("DELETE FROM ballots WHERE table_id = ? AND (seat = ? OR about = ?)", (table_id, seat, seat))


def give_back(connection: Connection, table_id: str, seat: int) -> None:
    connection.execute("DELETE FROM stand_ins WHERE table_id = ? AND seat = ?", (table_id, seat))


def vote(connection: Connection, table_id: str, ballot: Ballot, *, is_for: bool) -> None:
    """Take a vote, or take it back."""
    if not is_for:
        statement = "DELETE FROM ballots WHERE table_id = ? AND seat = ? AND about = ?"
        connection.execute(statement, (table_id, ballot.seat, ballot.about))
        return
    put(connection, Ballots(table_id=table_id, seat=ballot.seat, about=ballot.about, ply=ballot.ply))


def voters(connection: Connection, table_id: str, about: int, ply: int = 0) -> list[int]:
    """Return the seats that have voted for something since the table had so many entries."""
    statement = "SELECT seat FROM ballots WHERE table_id = ? AND about = ? AND ply >= ? ORDER BY seat"
    return scalars(connection, statement, (table_id, about, ply))


def end(connection: Connection, table_id: str, moment: str) -> None:
    """End the game of a table before it is over by its rules: nobody is asked any more."""
    add_missing(connection, AgreedEndings(table_id=table_id, at=moment))
    table_queries.close(connection, table_id)


def stalled(connection: Connection, since: str, most: int) -> list[str]:
    """Return the tables that somebody has left for good and where nothing has happened since a moment."""
    return scalars(connection, STALLED, {"since": since, "most": most})


def order(connection: Connection, table_id: str, seat: int, question: str, answer: str | None) -> None:
    """Keep what a seat wants to be answered to a question, None: nothing any more."""
    if answer is None:
        statement = "DELETE FROM orders WHERE table_id = ? AND seat = ? AND question = ?"
        connection.execute(statement, (table_id, seat, question))
        return
    put(connection, Orders(table_id=table_id, seat=seat, question=question, answer=answer))


class NothingDue(Unchanged):
    """No time is up, or another process has dealt with it."""


def ordered_answer(position: Position, orders: Mapping[int, Mapping[str, str]]) -> str | None:
    """Return the premove of the seat that is asked, None if it has to answer itself.

    A premove is for questions that come up while its seat does nothing: a player who has just answered goes on. The premove itself does not
    count as such an answer, since the same question may come again at once.
    """
    actor = position.actor
    wanted = orders.get(actor) if isinstance(actor, int) else None
    if not wanted:
        return None
    answer = wanted.get(position.question or ANYTHING)
    before = zip(reversed(position.actors), reversed(position.answers), strict=True)
    if next((it for it, text in before if it != "chance" and (it, text) != (actor, answer)), None) == actor:
        return None
    legal = position.legal()
    if ANYTHING in wanted and len(legal) == 1:
        return legal[0]
    return answer if answer in legal else None


def check_played(status: TableStatus, seat: int) -> None:
    """Refuse an answer if the game has ended by agreement, or a bot plays for the seat. Raises `Problem`."""
    if status.ended:
        raise ended()
    if (stand_in := status.stand_ins.get(seat)) is not None:
        message = f"A bot plays for seat {seat}: take the seat back first."
        if stand_in.for_good:
            message = f"Seat {seat} has resigned or lost on time: a bot plays on for it."
        raise Problem(409, "played-for", message, seat=seat, reason=stand_in.reason)


def check_running(row: TableRow, position: Position, status: TableStatus) -> None:
    """Refuse a wish at a table where nobody else plays, or whose game is over. Raises `Problem`."""
    if status.ended:
        raise ended()
    if row.lesson is not None or row.day is not None:
        message = "Lessons and the Daily Plague are played alone, without a clock."
        raise Problem(409, "plays-alone", message)
    if row.waiting:
        raise not_begun()
    if position.over:
        raise Problem(409, "game-over", "The game is over.")


def check_premove(position: Position, question: str | None, answer: str | None) -> None:
    """Refuse a premove for a question that never comes out of turn, or with an impossible answer. Raises `Problem`."""
    offers = position.premoves()
    if question is None:
        if answer is not None:
            raise Problem(422, "bad-order", "answer: give none if there is only one anyway.")
    elif question not in offers:
        names = ", ".join(offers) or "none"
        message = f"question: {question!r} is never asked outside a player's own turn; these are: {names}."
        raise Problem(422, "bad-order", message)
    elif answer not in offers[question]:
        names = ", ".join(offers[question])
        raise Problem(422, "bad-order", f"answer: {answer!r} is no answer to {question!r}; give one of {names}.")


def has_resigned(status: TableStatus, seat: int) -> bool:
    """Return whether a seat has resigned, so that it need not do so again: the answer may have been lost."""
    stand_in = status.stand_ins.get(seat)
    return stand_in is not None and stand_in.reason == "resigned"


def check_not_lost(status: TableStatus, seat: int) -> None:
    """Refuse a wish for a seat that its player has lost for good. Raises `Problem`."""
    stand_in = status.stand_ins.get(seat)
    if stand_in is not None and stand_in.for_good:
        check_played(status, seat)


def ended() -> Problem:
    return Problem(409, "game-ended", "The game was ended by agreement.")


def time_out(connection: Connection, moment: str, *, table_id: str, game: str) -> None:
    """Let a bot play for the seat whose time is up. Raises `NothingDue`."""
    clock = clocks.claim(connection, table_id, clocks.tick(connection, moment))
    if clock is None or clock.asked is None:
        raise NothingDue(table_id)
    let_play(connection, table_id, clock.asked, after_time(clock, weakest_bot(game)), moment)


def after_time(clock: Clock, weakest: str) -> StandIn:
    """Return the bot that plays for a seat whose time is up: the one that was chosen, or without one the weakest, to the end."""
    return StandIn(weakest, "lost") if clock.bot is None else StandIn(clock.bot, "time")


def weakest_bot(game: str) -> str:
    """Return the bot that plays on for a seat that has given up, so that nobody else wins by it."""
    return _offered(game)[0]


def default_stand_in(game: str) -> str:
    """Return the bot that plays for an absent player: the middle one of the levels."""
    offered = _offered(game)
    return offered[len(offered) // 2]


def _offered(game: str) -> list[str]:
    # A site without a server has none of this code
    from ratskeller import bots

    return bots.levels(game) or bots.names(game)


def is_paused(seats: Sequence[SeatRow], status: TableStatus) -> bool:
    """Return whether a game is paused: a bot stands in for every person, so there is nobody to play on for."""
    played = {seat.seat in status.stand_ins for seat in seats if seat.kind == "human"}
    return played == {True}


def people(seats: Sequence[SeatRow], status: TableStatus) -> set[str]:
    """Return the guests who play at least one seat themselves. People who are away, have resigned or have lost have no vote."""
    return {seat.guest for seat in seats if seat.guest is not None and seat.seat not in status.stand_ins}


def needed(seats: Sequence[SeatRow], status: TableStatus, about: int) -> int:
    """Return how many votes are needed: all of them to end the game, a majority of the others to let a bot play for a seat."""
    if about == END:
        return len(people(seats, status))
    return len(people(seats, status) - {seats[about].guest}) // 2 + 1


def is_settled(seats: Sequence[SeatRow], status: TableStatus) -> bool:
    """Return whether a game ends before its rules end it: all who play want that, or one person is left where somebody has gone.

    An open seat may still bring somebody to play with, but nobody waits for them once all others have gone.
    """
    voters = {seats[it.seat].guest for it in status.ballots if it.about == END}
    if voters and people(seats, status) <= voters:
        return True
    gone = _gone(status)
    left = [seat for seat in seats if seat.kind != "bot" and seat.seat not in gone]
    is_alone = len(left) == 1 or all(seat.kind == "open" for seat in left)
    return bool(gone) and is_alone


def places(seats: Sequence[SeatRow], status: TableStatus, on_board: Sequence[int] | None) -> list[int] | None:
    """Return the places that count, from 1; None while a game goes on, or if it ended without any.

    `on_board` are those by the rules, if they ended the game: seats that bots have finished share the last place. If it ended earlier,
    those who have gone share the last place, the people who stayed the first, and bots are in between.
    """
    if on_board is not None:
        return _placed(on_board, status.stand_ins)
    if not status.ended or not _gone(status):
        return None
    return _placed([1 if seat.kind == "human" else 2 for seat in seats], _gone(status))


def _gone(status: TableStatus) -> set[int]:
    return {seat for seat, stand_in in status.stand_ins.items() if stand_in.for_good}


def _placed(found: Sequence[int], last: Collection[int]) -> list[int]:
    staying = sorted(place for seat, place in enumerate(found) if seat not in last)
    return [len(staying) + 1 if seat in last else staying.index(place) + 1 for seat, place in enumerate(found)]


def counts(ballot: Ballot, ply: int) -> bool:
    """Return whether a vote still counts after entry `ply`, the last public one: a player who has played since is not absent."""
    return ballot.about == END or ballot.ply == ply
