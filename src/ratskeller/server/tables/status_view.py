"""What everybody at a table is told beside the game: of time, of bots that play for people, of votes; and each what he has ordered."""

from collections.abc import Sequence

from ratskeller.core.position import Position
from ratskeller.server.tables import clock_schemas
from ratskeller.server.tables.clock_rules import Clock
from ratskeller.server.tables.premoves import ANYTHING
from ratskeller.server.tables.queries import SeatRow, TableRow
from ratskeller.server.tables.status_queries import END, Ballot, TableStatus


def conduct_for(
    row: TableRow, seats: Sequence[SeatRow], position: Position, known: TableStatus, mine: Sequence[int], now: int
) -> clock_schemas.Conduct | None:
    """Return how a table is conducted as somebody is told who holds the seats `mine`, at a moment of the server's time."""
    if row.lesson is not None or row.day is not None:
        return None
    asides = position.premoves() if mine and not row.over else {}
    return clock_schemas.Conduct(
        clock=None if known.clock is None else _clock(known.clock, now),
        played=[clock_schemas.PlayedFor(seat, it.bot, it.reason) for seat, it in sorted(known.stand_ins.items())],
        votes=_votes(seats, known, row),
        ended=known.ended,
        paused=is_paused(seats, known) and not row.over,
        orders=[_order(seat, *it) for seat in mine for it in known.orders.get(seat, {}).items()],
        offers=[clock_schemas.OrderOffer(question, answers) for question, answers in asides.items()],
    )


def is_paused(seats: Sequence[SeatRow], known: TableStatus) -> bool:
    """Tell whether a game waits for its people: each of them is played for, so nobody is there for whom bots should play on."""
    played = {seat.seat in known.stand_ins for seat in seats if seat.kind == "human"}
    return played == {True}


def people(seats: Sequence[SeatRow], known: TableStatus) -> set[str]:
    """Return the guests who play here themselves at this moment, by at least one seat."""
    return {seat.guest for seat in seats if seat.guest is not None and seat.seat not in known.stand_ins}


def company(seats: Sequence[SeatRow], known: TableStatus) -> set[str]:
    """Return the guests whose game it is: who is away for a while may come back, who has resigned or lost on time may not."""
    gone = {seat for seat, stand_in in known.stand_ins.items() if stand_in.for_good}
    return {seat.guest for seat in seats if seat.guest is not None and seat.seat not in gone}


def needed(seats: Sequence[SeatRow], known: TableStatus, about: int) -> int:
    """Return how many people must want something: all of them that the game ends, most of the others that a bot plays for one."""
    if about == END:
        return len(company(seats, known))
    return len(people(seats, known) - {seats[about].guest}) // 2 + 1


def counts(ballot: Ballot, ply: int) -> bool:
    """Tell whether a vote holds still after entry `ply`, the last that everybody knows: who has played on since is not absent."""
    return ballot.about == END or ballot.ply == ply


def _votes(seats: Sequence[SeatRow], known: TableStatus, row: TableRow) -> list[clock_schemas.Vote]:
    wanted: dict[int, list[int]] = {}
    for ballot in known.ballots:
        if counts(ballot, row.public_ply) and not row.over:
            wanted.setdefault(ballot.about, []).append(ballot.seat)
    return [
        clock_schemas.Vote(None if about == END else about, voters, needed(seats, known, about))
        for about, voters in wanted.items()
    ]


def _clock(clock: Clock, now: int) -> clock_schemas.Clock:
    seats = [clock_schemas.SeatClock(seat, it.reserve, it.vacation, it.away) for seat, it in enumerate(clock.seats)]
    return clock_schemas.Clock(clock.kind, clock.turn, clock.bot, now, clock.asked, clock.began, clock.deadline, seats)


def _order(seat: int, question: str, answer: str) -> clock_schemas.Order:
    return (
        clock_schemas.Order(seat, None, None) if question == ANYTHING else clock_schemas.Order(seat, question, answer)
    )
