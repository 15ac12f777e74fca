"""What people want at a table beside the game: to resign, to end it, that a bot plays for somebody, to be back, to be away, to order."""

from ratskeller.server.clocks.schemas import NewOrder, Vacation
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.timestamps import between, now
from ratskeller.server.errors import Problem, wrong_seat
from ratskeller.server.tables import clock_queries as clocks
from ratskeller.server.tables import premoves as ordering
from ratskeller.server.tables import schemas as wire
from ratskeller.server.tables import status as conduct
from ratskeller.server.tables.clock_rules import DAY, SECOND, Clock
from ratskeller.server.tables.live_table import LiveTable
from ratskeller.server.tables.queries import mine
from ratskeller.server.tables.session import Change
from ratskeller.server.tables.status import END, Ballot, Changed, StandIn
from ratskeller.server.tables.status_view import company, needed, people

ABSENT = 600 * SECOND
"""Whoever has not answered for so long may be played for, if the others want it."""


async def resign(live: LiveTable, guest: str, seat: int) -> wire.Table:
    """Let the weakest bot play a seat to the end, which counts as last. Raises `Problem`."""

    def deciding(table: LiveTable) -> Change:
        _check_seat(table, guest, seat)
        ordering.check_not_lost(table.conduct, seat)
        stand_in = StandIn(ordering.weakest(table.row.game), "resigned")
        return lambda connection, moment: conduct.let_play(connection, table.id, seat, stand_in, moment)

    return await live.conducted(guest, deciding)


async def come_back(live: LiveTable, guest: str, seat: int) -> wire.Table:
    """Give a seat back to its owner, for whom a bot plays. Raises `Problem`."""

    def deciding(table: LiveTable) -> Change:
        _check_seat(table, guest, seat)
        ordering.check_not_lost(table.conduct, seat)
        if seat not in table.conduct.stand_ins:
            raise Problem(
                409, "not-played-for", f"Nobody plays for seat {seat}: there is nothing to take back.", seat=seat
            )
        return lambda connection, _: conduct.give_back(connection, table.id, seat)

    return await live.conducted(guest, deciding)


async def vote(live: LiveTable, guest: str, about: int | None, *, agreed: bool) -> wire.Table:
    """Take a vote of a guest, or take it back, and do what enough of them want. Raises `Problem`."""
    silent = between(await live.moved_at(), now())

    def deciding(table: LiveTable) -> Change:
        seat = _voice(table, guest)
        if about is None:
            return _ending(table, seat, agreed=agreed)
        if agreed:
            _check_absent(table, guest, about, silent)
        return _replacing(table, seat, about, agreed=agreed)

    return await live.conducted(guest, deciding)


async def go_away(live: LiveTable, guest: str, wanted: Vacation) -> wire.Table:
    """Let the time of a seat stand still for so many days, or go on again. Raises `Problem`."""

    def deciding(table: LiveTable) -> Change:
        _check_seat(table, guest, wanted.seat)
        clock, span = table.conduct.clock, wanted.days * DAY
        if clock is None or clock.kind != "days":
            raise Problem(409, "no-vacation", "Only at a table whose turns take days one can be away.")
        left = clock.seats[wanted.seat]
        if span and (span > left.vacation or left.away > table.served.now()):
            message = f"days: seat {wanted.seat} has {left.vacation // DAY} days left, and can't be away twice at once."
            raise Problem(409, "no-vacation", message, days=left.vacation // DAY)

        def change(known: Clock, moment: int) -> Clock:
            try:
                return known.leaving(wanted.seat, span, moment) if span else known.back(wanted.seat, moment)
            except ValueError as error:
                raise Changed(table.id) from error

        return lambda connection, moment: clocks.change(connection, table.id, moment, change)

    return await live.conducted(guest, deciding)


async def order(live: LiveTable, guest: str, wanted: NewOrder) -> wire.Table:
    """Keep what is to be answered for a seat while it does nothing itself, or forget it. Raises `Problem`."""

    def deciding(table: LiveTable) -> Change:
        _check_seat(table, guest, wanted.seat)
        ordering.check_played(table.conduct, wanted.seat)
        question = ordering.ANYTHING if wanted.question is None else wanted.question
        answer = (wanted.answer or ordering.ANYTHING) if wanted.kept else None
        if wanted.kept:
            _check_order(table, wanted)
        return lambda connection, _: conduct.order(connection, table.id, wanted.seat, question, answer)

    return await live.conducted(guest, deciding)


def _check_order(table: LiveTable, wanted: NewOrder) -> None:
    offered = table.position.premoves()
    if wanted.question is None:
        if wanted.answer is not None:
            raise Problem(422, "bad-order", "answer: what has one answer alone needs none named.")
    elif wanted.question not in offered:
        known = ", ".join(offered) or "none"
        raise Problem(
            422, "bad-order", f"question: {wanted.question!r} never comes out of turn; those that do: {known}."
        )
    elif wanted.answer not in offered[wanted.question]:
        known = ", ".join(offered[wanted.question])
        raise Problem(
            422, "bad-order", f"answer: {wanted.answer!r} is none to {wanted.question!r}; give one of {known}."
        )


def _check_going(table: LiveTable) -> None:
    if table.conduct.ended:
        raise ordering.ended()
    if table.row.lesson is not None or table.row.day is not None:
        message = "In a lesson and at the Daily Plague somebody plays alone, with all the time he wants."
        raise Problem(409, "plays-alone", message)
    if table.position.over:
        raise Problem(409, "game-over", "The game is over.")


def _check_seat(table: LiveTable, guest: str, seat: int) -> None:
    if seat not in mine(table.seats, guest):
        raise wrong_seat(seat)
    _check_going(table)


def _voice(table: LiveTable, guest: str) -> int:
    """Return the seat by which a guest votes: however many he holds, it is one voice."""
    held = [seat for seat in mine(table.seats, guest) if seat not in table.conduct.stand_ins]
    if not held:
        raise Problem(403, "no-voice", "Only those who play here themselves have a vote.")
    _check_going(table)
    return held[0]


def _check_absent(table: LiveTable, guest: str, about: int, silent: int) -> None:
    """Refuse a vote about somebody who is not asked, or has not been waited for long enough. Raises `Problem`."""
    seats, clock = table.seats, table.conduct.clock
    if about >= len(seats) or seats[about].kind != "human" or about in table.conduct.stand_ins:
        raise Problem(409, "not-absent", f"about: no person plays on seat {about}.", seat=about)
    owner = seats[about].guest
    if owner == guest:
        raise Problem(409, "not-absent", "about: for one's own seat one can resign.", seat=about)
    wait = ABSENT if clock is None else max(ABSENT, clock.turn)
    left = max(0, wait - (silent if clock is None else table.served.now() - clock.began))
    watches = clock is None and owner in table.presence.guests()
    if table.position.actor != about or left or watches:
        message = (
            f"Seat {about} is not asked, is here, or has not been waited for long enough ({wait // SECOND} seconds)."
        )
        raise Problem(409, "not-absent", message, seat=about, left=-(-left // SECOND))


def _ending(table: LiveTable, seat: int, *, agreed: bool) -> Change:
    ballot = Ballot(seat, END, table.row.told)

    def write(connection: Connection, moment: str) -> None:
        conduct.vote(connection, table.id, ballot, is_for=agreed)
        wanting = {table.seats[it].guest for it in conduct.voters(connection, table.id, END)}
        if company(table.seats, table.conduct) <= wanting:
            conduct.end(connection, table.id, moment)

    return write


def _replacing(table: LiveTable, seat: int, about: int, *, agreed: bool) -> Change:
    ballot, bot = Ballot(seat, about, table.row.told), ordering.usual(table.row.game)

    def write(connection: Connection, moment: str) -> None:
        conduct.vote(connection, table.id, ballot, is_for=agreed)
        wanting = _wanting(table, conduct.voters(connection, table.id, about, table.row.told))
        if agreed and len(wanting - {table.seats[about].guest}) >= needed(table.seats, table.conduct, about):
            conduct.let_play(connection, table.id, about, StandIn(bot, "absent"), moment)

    return write


def _wanting(table: LiveTable, seats: list[int]) -> set[str]:
    """Return the guests who have voted by these seats, as far as they play themselves."""
    return {guest for seat in seats if (guest := table.seats[seat].guest) in people(table.seats, table.conduct)}
