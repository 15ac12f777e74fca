"""What a guest sees of a table: seats, clocks, stand-ins, votes, their own premoves, and for how long boards show what happens."""

from collections.abc import Collection, Sequence

from ratskeller import games
from ratskeller.core.position import Position
from ratskeller.core.records import RecordMetadata
from ratskeller.server.accounts.names import parse_placeholder
from ratskeller.server.tables import entry_log, moves, schemas
from ratskeller.server.tables.clocks import AT_ONCE, Clock, Display
from ratskeller.server.tables.entry_log import EntryRow
from ratskeller.server.tables.queries import SeatRow, TableRow
from ratskeller.server.tables.table_status import ANYTHING, END, Ballot, TableStatus


def viewing_seat(held: Sequence[int], actor: object, wanted: int | None) -> int | None:
    """Return the seat from which a guest with the seats `held` looks; None: a spectator.

    The wanted seat if it is theirs, else their seat that is asked, else their first.
    """
    for seat in (wanted, actor, *held):
        if isinstance(seat, int) and seat in held:
            return seat
    return None


def seat_for_all(seat: SeatRow) -> schemas.Seat:
    """Return a seat as everybody may see it."""
    return schemas.Seat(
        seat.seat, seat.kind, seat.bot or seat.name, seat.bot, _person(seat), parse_placeholder(seat.name)
    )


def _person(seat: SeatRow) -> schemas.Person | None:
    if seat.kind != "human":
        return None
    if seat.account:
        return "account"
    # Nobody else has no name
    return "guest" if seat.name else "deleted"


def summary(
    row: TableRow,
    seats: Sequence[SeatRow],
    held: list[int],
    deadline: str | None = None,
    *,
    reserved: int | None = None,
    paused: bool = False,
) -> schemas.Summary:
    """Return a table for a list of tables; `deadline`, `reserved` and `paused` as there."""
    shown = [seat_for_all(seat) for seat in seats]
    lesson, taught = moves.unfinished_lesson(row), row.lesson is not None
    ply, updated = (row.ply, row.updated) if row.actor in held else (row.public_ply, row.public_at)
    return schemas.Summary(
        *(row.id, row.game, row.over, ply, shown, row.actor, held, updated, lesson, taught, deadline),
        waiting=row.waiting,
        reserved=reserved,
        paused=paused,
    )


def metadata_of(seats: Sequence[SeatRow], finished: str | None) -> RecordMetadata:
    """Return the metadata of a record: the names of its bots, and of people who have chosen a name."""
    names = [it.bot.capitalize() if it.bot is not None else it.name for it in seats]
    return RecordMetadata([name if name and parse_placeholder(name) is None else None for name in names], finished)


def display_of(clock: Clock | None, row: TableRow, entries: Sequence[EntryRow], recent: Sequence[EntryRow]) -> Display:
    """Return for how long boards show new entries, the last of all `recent` ones, once everybody may see them."""
    if clock is None or clock.kind != "live" or row.public_ply < row.ply:
        return AT_ONCE
    times = games.get(row.game).display_times
    own, others = (
        [event for entry in some for event in entry_log.events_of(entry, row.game)]
        for some in (entries, entry_log.visible_entries((), recent, row.public_ply))
    )
    return Display(times.total(own, own=True), times.total(others, own=False))


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
