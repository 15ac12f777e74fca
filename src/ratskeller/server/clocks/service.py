"""Resignation, coming back to a seat, votes, vacation and premoves."""

from ratskeller.server.clocks.schemas import NewOrder, Vacation
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.rows import scalar
from ratskeller.server.db.timestamps import between, now
from ratskeller.server.errors import Problem, wrong_seat
from ratskeller.server.tables import clocks, entry_log, table_status
from ratskeller.server.tables.clocks import DAY, SECOND, Clock
from ratskeller.server.tables.queries import mine
from ratskeller.server.tables.schemas import Table
from ratskeller.server.tables.session import TableSession
from ratskeller.server.tables.storage import Change
from ratskeller.server.tables.table_status import END, Ballot, Changed, StandIn, needed, people

ABSENT = 600 * SECOND
"""A player who has not answered for this long can be voted absent."""


async def resign(live: TableSession, guest: str, seat: int) -> Table:
    """Resign a seat, which is last then. With several people left the weakest bot plays on for it. Raises `Problem`."""

    def decide(table: TableSession) -> Change | None:
        _check_own(table, guest, seat)
        if table_status.has_resigned(table.status, seat):
            return None
        table_status.check_running(table.row, table.position, table.status)
        table_status.check_not_lost(table.status, seat)
        stand_in = StandIn(table_status.weakest_bot(table.row.game), "resigned")
        return lambda connection, moment: table_status.let_play(connection, table.id, seat, stand_in, moment)

    return await live.update_status(guest, decide)


async def come_back(live: TableSession, guest: str, seat: int) -> Table:
    """Give a seat that a bot plays back to its owner. Raises `Problem`."""

    def decide(table: TableSession) -> Change | None:
        _check_seat(table, guest, seat)
        if seat not in table.status.stand_ins:
            return None
        table_status.check_not_lost(table.status, seat)
        return lambda connection, _: table_status.give_back(connection, table.id, seat)

    return await live.update_status(guest, decide)


async def vote(live: TableSession, guest: str, about: int | None, *, agreed: bool) -> Table:
    """Count a vote, or take it back, and carry it out if it has a majority. Raises `Problem`."""
    last = await live.store.read(entry_log.last_at, live.id)
    idle = between(last or live.row.created, now())

    def decide(table: TableSession) -> Change | None:
        if about is None and agreed and table.status.ended and mine(table.seats, guest):
            return None
        seat = _voting_seat(table, guest)
        if about is None:
            ballot = Ballot(seat, END, table.row.public_ply)
            return lambda connection, _: table_status.vote(connection, table.id, ballot, is_for=agreed)
        if agreed:
            _check_absent(table, guest, about, idle)
        return _vote_to_replace(table, seat, about, agreed=agreed)

    return await live.update_status(guest, decide)


async def go_away(live: TableSession, guest: str, wanted: Vacation) -> Table:
    """Stop the time of a seat for some days, or start it again. Raises `Problem`."""

    def decide(table: TableSession) -> Change:
        _check_seat(table, guest, wanted.seat)
        clock, span = table.status.clock, wanted.days * DAY
        if clock is None or clock.kind != "days":
            raise Problem(409, "no-vacation", "You can be away only from tables with days per turn.")
        time = clock.seats[wanted.seat]
        if span and (span > time.vacation or time.away > table.server_clock.now()):
            message = f"days: seat {wanted.seat} has {time.vacation // DAY} days left, and can't be away twice at once."
            raise Problem(409, "no-vacation", message, days=time.vacation // DAY)

        def change(before: Clock, moment: int) -> Clock:
            try:
                return before.leaving(wanted.seat, span, moment) if span else before.back(wanted.seat, moment)
            except ValueError as error:
                raise Changed(table.id) from error

        def write(connection: Connection, moment: str) -> None:
            if not span and scalar(connection, clocks.DAYS_OFF, (table.id, wanted.seat)) == time.away > 0:
                raise Problem(409, "no-vacation", "This player has days off: end them in the account.")
            clocks.change(connection, table.id, moment, change)

        return write

    return await live.update_status(guest, decide)


async def order(live: TableSession, guest: str, wanted: NewOrder) -> Table:
    """Set a premove of a seat, or remove it. Raises `Problem`."""

    def decide(table: TableSession) -> Change:
        _check_seat(table, guest, wanted.seat)
        table_status.check_played(table.status, wanted.seat)
        question = table_status.ANYTHING if wanted.question is None else wanted.question
        answer = (wanted.answer or table_status.ANYTHING) if wanted.kept else None
        if wanted.kept:
            table_status.check_premove(table.position, wanted.question, wanted.answer)
        return lambda connection, _: table_status.order(connection, table.id, wanted.seat, question, answer)

    return await live.update_status(guest, decide)


def _check_own(table: TableSession, guest: str, seat: int) -> None:
    if seat not in mine(table.seats, guest):
        raise wrong_seat(seat)


def _check_seat(table: TableSession, guest: str, seat: int) -> None:
    _check_own(table, guest, seat)
    table_status.check_running(table.row, table.position, table.status)


def _voting_seat(table: TableSession, guest: str) -> int:
    """Return the seat by which a guest votes: one vote, however many seats they hold. Raises `Problem`."""
    seats = [seat for seat in mine(table.seats, guest) if seat not in table.status.stand_ins]
    if not seats:
        raise Problem(403, "no-voice", "Only players have a vote.")
    table_status.check_running(table.row, table.position, table.status)
    return seats[0]


def _check_absent(table: TableSession, guest: str, about: int, idle: int) -> None:
    seats, clock = table.seats, table.status.clock
    if about >= len(seats) or seats[about].kind != "human" or about in table.status.stand_ins:
        raise Problem(409, "not-absent", f"about: no person plays on seat {about}.", seat=about)
    owner = seats[about].guest
    if owner == guest:
        raise Problem(409, "not-absent", "about: this is your own seat; you can resign instead.", seat=about)
    wait = ABSENT if clock is None else max(ABSENT, clock.turn)
    left = max(0, wait - (idle if clock is None else table.server_clock.now() - clock.began))
    is_watching = clock is None and owner in table.broadcaster.presence.guests()
    if table.position.actor != about or left or is_watching:
        message = (
            f"Seat {about} is not asked, is here, or has not been waited for long enough ({wait // SECOND} seconds)."
        )
        raise Problem(409, "not-absent", message, seat=about, left=-(-left // SECOND))


def _vote_to_replace(table: TableSession, seat: int, about: int, *, agreed: bool) -> Change:
    ballot, bot = Ballot(seat, about, table.row.public_ply), table_status.default_stand_in(table.row.game)

    def write(connection: Connection, moment: str) -> None:
        table_status.vote(connection, table.id, ballot, is_for=agreed)
        voters = _voters(table, table_status.voters(connection, table.id, about, table.row.public_ply))
        if agreed and len(voters - {table.seats[about].guest}) >= needed(table.seats, table.status, about):
            table_status.let_play(connection, table.id, about, StandIn(bot, "absent"), moment)

    return write


def _voters(table: TableSession, seats: list[int]) -> set[str]:
    """Return the guests who voted by these seats and still play themselves."""
    return {guest for seat in seats if (guest := table.seats[seat].guest) in people(table.seats, table.status)}
