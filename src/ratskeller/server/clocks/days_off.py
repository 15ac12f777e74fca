"""Days off of an account: the time of its seats stands still at all tables with a clock of days, those that it comes to meanwhile too.

Every account has `DAYS_A_YEAR`, by the calendar of UTC. A player who comes back early keeps the days that have not begun. Days that are
planned begin on their first day; those across New Year are stored as two stretches, one for each year.
"""

from collections.abc import Callable
from datetime import date, timedelta
from functools import partial

from msgspec.structs import replace

from ratskeller.server.clocks.schemas import DAYS_A_YEAR, DaysOff, PlannedDays
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.rows import Rows, add, put
from ratskeller.server.db.schema.accounts import DaysOffRow, PlannedDaysOff
from ratskeller.server.db.store import Store
from ratskeller.server.db.timestamps import between, later, now
from ratskeller.server.errors import Problem
from ratskeller.server.tables import clocks
from ratskeller.server.tables import queries as table_queries
from ratskeller.server.tables.clocks import DAY, Clock

# Where a guest plays a game over days
SEATS = (
    "SELECT seats.table_id, seats.seat FROM seats JOIN tables ON tables.id = seats.table_id"
    " JOIN clocks ON clocks.table_id = seats.table_id WHERE seats.guest_id = ? AND tables.over = 0 AND clocks.kind = 'days'"
)
ROWS = Rows(DaysOffRow)
PLANNED = Rows(PlannedDays, "planned_days_off")
A_DAY = timedelta(days=1)
AHEAD = timedelta(days=365)
"""How far ahead days off can be planned."""


async def days_off(store: Store, guest: str) -> DaysOff:
    return await store.read(_shown, guest, now())


async def take(store: Store, guest: str, days: int) -> DaysOff:
    """Begin some days off, or end them (0 days). Raises `Problem`."""

    def write(connection: Connection) -> DaysOff:
        moment = now()
        if days:
            _begin(connection, guest, days, moment)
        else:
            _end(connection, guest, moment)
        return _shown(connection, guest, moment)

    return await store.write(write)


def _begin(connection: Connection, guest: str, days: int, moment: str) -> None:
    served, row = clocks.tick(connection, moment), _row(connection, guest, moment)
    left, until = _left(connection, guest, row.year, moment), served + days * DAY
    planned = _planned(connection, guest)
    meets_plan = bool(planned) and planned[0].first <= later(moment, days * DAY)[:10]
    if row.away > served or days > left or meets_plan:
        raise _no_days_off(left)
    _start(connection, replace(row, used=row.used + days, away=until), moment)


def _start(connection: Connection, row: DaysOffRow, moment: str) -> None:
    put(connection, row)
    for table_id, seat in connection.execute(SEATS, (row.guest_id,)).fetchall():
        _change(connection, table_id, moment, partial(_standing, seat, row.away))


def _no_days_off(left: int) -> Problem:
    message = f"days: you have {left} days off left in that year, and can't take the same day twice."
    return Problem(409, "no-days-off", message, days=left)


async def plan(store: Store, guest: str, first: str, last: str) -> DaysOff:
    """Plan days off. Raises `Problem`."""

    def write(connection: Connection) -> DaysOff:
        moment = now()
        for stretch in _by_year(*_days(first, last, moment)):
            _plan(connection, guest, stretch, moment)
        return _shown(connection, guest, moment)

    return await store.write(write)


async def cancel(store: Store, guest: str, first: str) -> DaysOff:
    """Cancel planned days off by their first day, if there are such."""

    def write(connection: Connection) -> DaysOff:
        _forget(connection, guest, first)
        return _shown(connection, guest, now())

    return await store.write(write)


def _days(first: str, last: str, moment: str) -> tuple[date, date]:
    """Return the days of a plan. Raises `Problem` if there are no such days, or they are not in the year ahead."""
    today = date.fromisoformat(moment[:10])
    try:
        days = date.fromisoformat(first), date.fromisoformat(last)
    except ValueError as error:
        raise Problem(422, "bad-days", f"first, last: {error}.") from error
    if not today < days[0] <= days[1] <= today + AHEAD:
        raise Problem(422, "bad-days", "first, last: days off begin tomorrow at the earliest, and end within a year.")
    return days


def _by_year(first: date, last: date) -> list[PlannedDays]:
    if first.year == last.year:
        return [PlannedDays(first.isoformat(), last.isoformat())]
    eve = date(first.year, 12, 31)
    return [*_by_year(first, eve), *_by_year(eve + A_DAY, last)]


def _count(days: PlannedDays) -> int:
    return (date.fromisoformat(days.last) - date.fromisoformat(days.first)).days + 1


def _plan(connection: Connection, guest: str, days: PlannedDays, moment: str) -> None:
    left = _left(connection, guest, int(days.first[:4]), moment)
    row, served = _row(connection, guest, moment), clocks.tick(connection, moment)
    until = later(moment, row.away - served)[:10] if row.away > served else ""
    is_taken = any(it.first <= days.last and days.first <= it.last for it in _planned(connection, guest))
    if _count(days) > left or is_taken or days.first <= until:
        raise _no_days_off(left)
    add(connection, PlannedDaysOff(guest_id=guest, first=days.first, last=days.last))


def _forget(connection: Connection, guest: str, first: str) -> bool:
    statement = "DELETE FROM planned_days_off WHERE guest_id = ? AND first = ?"
    return connection.execute(statement, (guest, first)).rowcount == 1


def are_due(connection: Connection, moment: str) -> bool:
    statement = "SELECT 1 FROM planned_days_off WHERE first <= ? LIMIT 1"
    return connection.execute(statement, (moment[:10],)).fetchone() is not None


def begin_planned(connection: Connection, moment: str) -> list[str]:
    statement = "SELECT guest_id, first, last FROM planned_days_off WHERE first <= ? ORDER BY first, guest_id"
    found = connection.execute(statement, (moment[:10],)).fetchall()
    for guest, first, last in found:
        end = f"{(date.fromisoformat(last) + A_DAY).isoformat()}T00:00:00.000+00:00"
        span = between(moment, end)
        # Another process may have begun them; whole days without a server are over
        if not _forget(connection, guest, first) or span <= 0:
            continue
        served, row = clocks.tick(connection, moment), _row(connection, guest, moment)
        used = row.used + _count(PlannedDays(first, last))
        _start(connection, replace(row, used=used, away=max(row.away, served + span)), moment)
    return [guest for guest, _, _ in found]


def _planned(connection: Connection, guest: str) -> list[PlannedDays]:
    return PLANNED.all(connection, "WHERE guest_id = ? ORDER BY first", (guest,))


def _left(connection: Connection, guest: str, year: int, moment: str) -> int:
    """Return how many days an account has left in a year, which has no row yet if it is a later one."""
    row = _row(connection, guest, moment)
    used = row.used if row.year == year else 0
    return DAYS_A_YEAR - used - sum(_count(it) for it in _planned(connection, guest) if it.first[:4] == str(year))


def _end(connection: Connection, guest: str, moment: str) -> None:
    served, row = clocks.tick(connection, moment), _row(connection, guest, moment)
    if row.away <= served:
        return
    kept = (row.away - served) // DAY
    put(connection, replace(row, used=max(0, row.used - kept), away=0))
    for table_id, seat in connection.execute(SEATS, (guest,)).fetchall():
        _change(connection, table_id, moment, partial(_resumed, seat, row.away))


def _change(connection: Connection, table_id: str, moment: str, how: Callable[[Clock, int], Clock]) -> None:
    clocks.change(connection, table_id, moment, how)
    table_queries.touch(connection, table_id, moment)


def _standing(seat: int, until: int, clock: Clock, now: int) -> Clock:
    return clock.standing(seat, until, now)


def _resumed(seat: int, until: int, clock: Clock, now: int) -> Clock:
    return clock.resumed(seat, until, now)


def _row(connection: Connection, guest: str, moment: str) -> DaysOffRow:
    year, found = int(moment[:4]), ROWS.one(connection, "WHERE guest_id = ?", (guest,))
    if found is None:
        return DaysOffRow(guest, year, 0, 0)
    return found if found.year == year else DaysOffRow(guest, year, 0, found.away)


def _shown(connection: Connection, guest: str, moment: str) -> DaysOff:
    # Read first: planned days that begin meanwhile are shown twice then, not left out
    planned = _planned(connection, guest)
    row, served = _row(connection, guest, moment), clocks.server_time(connection)
    until = later(moment, row.away - served) if row.away > served else None
    return DaysOff(_left(connection, guest, row.year, moment), until, planned)
