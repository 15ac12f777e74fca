"""The status of a table as a guest sees it: its clocks, stand-ins, votes, and their own premoves."""

from collections.abc import Collection, Sequence

from ratskeller.core.position import Position
from ratskeller.server.tables import schemas
from ratskeller.server.tables.clocks import Clock
from ratskeller.server.tables.queries import SeatRow, TableRow
from ratskeller.server.tables.table_status import ANYTHING, END, Ballot, TableStatus


def status_for(
    row: TableRow, seats: Sequence[SeatRow], position: Position, status: TableStatus, mine: Sequence[int], now: int
) -> schemas.Conduct | None:
    """Return the status for a guest with the seats `mine`; `now` is the server's time."""
    if row.lesson is not None or row.day is not None:
        return None
    premoves = position.premoves() if mine and not row.over else {}
    return schemas.Conduct(
        clock=None if status.clock is None else _clock(status.clock, now),
        played=[schemas.PlayedFor(seat, it.bot, it.reason) for seat, it in sorted(status.stand_ins.items())],
        votes=_votes(seats, status, row),
        ended=status.ended,
        places=places(seats, status, position.places) if row.over else None,
        paused=is_paused(seats, status) and not row.over,
        orders=[_order(seat, *it) for seat in mine for it in status.orders.get(seat, {}).items()],
        offers=[schemas.OrderOffer(question, answers) for question, answers in premoves.items()],
    )


def is_paused(seats: Sequence[SeatRow], status: TableStatus) -> bool:
    """Return whether a game is paused: a bot stands in for every person, so there is nobody to play on for."""
    played = {seat.seat in status.stand_ins for seat in seats if seat.kind == "human"}
    return played == {True}


def people(seats: Sequence[SeatRow], status: TableStatus) -> set[str]:
    """Return the guests who play at least one seat themselves: who is away, has resigned or lost has no vote."""
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
    """Return the seats whose people have resigned or lost on time."""
    return {seat for seat, stand_in in status.stand_ins.items() if stand_in.for_good}


def _placed(found: Sequence[int], last: Collection[int]) -> list[int]:
    """Return the places of all seats if some of them share the last one."""
    staying = sorted(place for seat, place in enumerate(found) if seat not in last)
    return [len(staying) + 1 if seat in last else staying.index(place) + 1 for seat, place in enumerate(found)]


def counts(ballot: Ballot, ply: int) -> bool:
    """Return whether a vote still counts after entry `ply`, the last public one: a player who has played since is not absent."""
    return ballot.about == END or ballot.ply == ply


def _votes(seats: Sequence[SeatRow], status: TableStatus, row: TableRow) -> list[schemas.Vote]:
    wanted: dict[int, list[int]] = {}
    for ballot in status.ballots:
        if counts(ballot, row.public_ply) and not row.over:
            wanted.setdefault(ballot.about, []).append(ballot.seat)
    return [
        schemas.Vote(None if about == END else about, voters, needed(seats, status, about))
        for about, voters in wanted.items()
    ]


def _clock(clock: Clock, now: int) -> schemas.Clock:
    seats = [schemas.SeatClock(seat, it.reserve, it.vacation, it.away) for seat, it in enumerate(clock.seats)]
    return schemas.Clock(
        clock.kind, clock.turn, clock.bot, now, clock.asked, clock.began, clock.deadline, clock.shown, seats
    )


def _order(seat: int, question: str, answer: str) -> schemas.Order:
    return schemas.Order(seat, None, None) if question == ANYTHING else schemas.Order(seat, question, answer)
