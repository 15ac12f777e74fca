"""What a guest sees of a table: seats, clocks, stand-ins, votes, their own premoves, and for how long boards show what happens."""

from collections.abc import Callable, Collection, Sequence

from ratskeller import games
from ratskeller.core.position import Position
from ratskeller.core.records import RecordMetadata
from ratskeller.core.views import Views
from ratskeller.server.accounts.names import parse_placeholder
from ratskeller.server.db.schema.tables import TableRow
from ratskeller.server.tables import entry_log, moves, schemas
from ratskeller.server.tables.clocks import AT_ONCE, Clock, Display
from ratskeller.server.tables.entry_log import EntryRow
from ratskeller.server.tables.open_table import OpenTable
from ratskeller.server.tables.queries import SeatRow, mine
from ratskeller.server.tables.table_status import ANYTHING, END, TableStatus, counts, is_paused, needed, places


def viewing_seat(held: Sequence[int], actor: object, wanted: int | None) -> int | None:
    """Return the seat from which a guest with the seats `held` looks; None: a spectator.

    The wanted seat if it is theirs, else their seat that is asked, else their first.
    """
    for seat in (wanted, actor, *held):
        if isinstance(seat, int) and seat in held:
            return seat
    return None


def seat_for_all(seat: SeatRow) -> schemas.Seat:
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


def table_for(
    table: OpenTable,
    guest: str | None,
    wanted: int | None,
    now: int,
    views_of: Callable[[Position], Views] = Views,
) -> schemas.Table:
    """Return a table for a guest, from the seat `wanted` if it is theirs. `now` is the time of its clocks."""
    held = mine(table.seats, guest)
    row, position = table.visible_to(held)
    seat = viewing_seat(held, position.actor, wanted)
    floor, answers, seed, access = position.undo_floor, position.answers, table.seed, table.access
    return schemas.Table(
        id=row.id,
        game=row.game,
        ply=row.ply,
        length=len(answers),
        seats=[seat_for_all(other) for other in table.seats],
        mine=held,
        seat=seat,
        view=schemas.encoded_object(views_of(position).encoded(seat)),
        draft=[schemas.Draft(answers[length], length) for length in range(floor, len(answers))],
        undo_floor=floor,
        over=position.over,
        analysis=row.analysis,
        odds=row.odds,
        standing=row.standing,
        friendly=row.friendly,
        long_thoughts=row.long_thoughts,
        waiting=row.waiting,
        lesson=moves.lesson_step(row, position),
        day=row.day,
        fair=None if seed is None else schemas.Fair(seed.commitment, seed.contributions),
        way=access.mode,
        spectators=access.spectators,
        hosting=guest is not None and guest == access.host,
        origin=access.origin,
        rematch=access.rematch,
        conduct=status_for(row, table.seats, position, table.status, held, now),
    )


def entries_for(
    row: TableRow, held: Collection[int], seat: int | None, entries: Sequence[EntryRow]
) -> list[schemas.Entry]:
    visible = entry_log.visible_entries(held, entries, row.public_ply)
    return [entry_log.entry_for(entry, row.game, seat) for entry in visible]


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


def display_of(before: OpenTable, after: OpenTable, entries: Sequence[EntryRow]) -> Display:
    """Return for how long boards show new entries that led from one state of a table to another, once everybody may see them."""
    row, clock = after.row, after.status.clock
    if clock is None or clock.kind != "live" or row.public_ply < row.ply:
        return AT_ONCE
    times = games.get(row.game).display_times
    public = entry_log.visible_entries((), [*before.public.draft, *entries], row.public_ply)
    own, others = (
        [event for entry in some for event in entry_log.events_of(entry, row.game)] for some in (entries, public)
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
