"""Tables of the Daily Plague: the file with their deals, how they are opened, who may see them, their luck and bots, and their results."""

import asyncio
from collections.abc import Sequence
from datetime import date
from pathlib import Path

import msgspec

from ratskeller import bots, games
from ratskeller.core.errors import RatskellerError
from ratskeller.core.position import Chance, Position
from ratskeller.server.accounts.guests import Guest
from ratskeller.server.daily.days import begin_table, day_not_closed, result_of
from ratskeller.server.daily.queries import AttemptTaken, attempts_of, begin_attempt, finish_attempt
from ratskeller.server.daily.schedule import DailySchedule, Deal, game_options, read_deals
from ratskeller.server.db.schema.tables import TableRow
from ratskeller.server.db.store import Store
from ratskeller.server.errors import Problem
from ratskeller.server.settings import BadSetting
from ratskeller.server.slices import Work
from ratskeller.server.tables.hooks import TableRules, Write
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.tables.open_table import OpenTable
from ratskeller.server.tables.queries import SeatRow, mine
from ratskeller.server.tables.session import TableSession


class DailyService(TableRules):
    """The rules of daily tables, and the way to them."""

    def __init__(self, schedule: DailySchedule) -> None:
        self._schedule = schedule

    async def open(self, manager: TableManager, guest: Guest, day: date) -> TableSession:
        """Open the table where a guest plays a day, or return to it. Raises `Problem` for a day that can't be played."""
        return await manager.table(await _open_day(manager.store, self._schedule, guest, day))

    def check_visible(self, row: TableRow, seats: Sequence[SeatRow], guest: str | None) -> None:
        """Refuse others the view of a table before its day is closed, since they may not have played it. Raises `Problem`."""
        if row.day is None or mine(seats, guest) or self._schedule.is_closed(date.fromisoformat(row.day)):
            return
        message = (
            "This is somebody's Daily Plague of a day that is not over: it can be looked at once the day is closed."
        )
        raise Problem(403, "day-not-closed", message)

    def dealer(self, row: TableRow, position: Position) -> Work[Chance] | None:
        if row.day is None:
            return None
        return self._schedule.dealer(date.fromisoformat(row.day), row.game).catch_up_steps(position)

    def bot_seed(self, row: TableRow) -> int | None:
        return None if row.day is None else self._schedule.seed(date.fromisoformat(row.day))

    async def store_result(self, _: TableRow, after: OpenTable) -> Write | None:
        """Return a write: store the result with the last entry, unless the day is closed."""
        row = after.row
        if row.day is None or not row.over or self._schedule.is_closed(date.fromisoformat(row.day)):
            return None
        result = await asyncio.to_thread(result_of, after.position)
        return lambda connection: finish_attempt(connection, row.id, result, row.updated)


async def _open_day(store: Store, schedule: DailySchedule, guest: Guest, day: date) -> str:
    """Return the id of the table where a guest plays a day: today's attempt, or practice once the day is closed.

    In between, a guest who has begun the day can return to it. Raises `Problem` for a day that can't be played.
    """
    if day == schedule.today():
        return await _open(store, schedule, guest, day, counts=True)
    schedule.check_known(day)
    if schedule.is_closed(day):
        return await _open(store, schedule, guest, day, counts=False)
    for attempt in await store.read(attempts_of, guest.id):
        if attempt.day == day.isoformat():
            return attempt.table_id
    raise day_not_closed()


async def _open(store: Store, schedule: DailySchedule, guest: Guest, day: date, *, counts: bool) -> str:
    begun = begin_table(schedule, day, guest)
    try:
        await store.write(begin_attempt, begun.row, begun.seats, begun.entries, guest.id if counts else None)
    except AttemptTaken as taken:
        return taken.table_id
    return begun.row.id


def read_calendar(path: Path) -> list[Deal]:
    """Return the deals of a file, after a check that they can be played. Raises `BadSetting`."""
    try:
        deals = read_deals(path)
        for deal in deals:
            players = len(games.get(deal.game).new(**game_options(deal)).scores)
            unknown = [bot for bot in deal.bots if bot not in bots.names(deal.game)]
            if unknown or players != len(deal.bots) + 1:
                raise BadSetting(
                    f"{deal.game} has no bot {unknown[0]}" if unknown else f"{deal.game}: wrong number of bots"
                )
    except (RatskellerError, msgspec.ValidationError) as error:
        raise BadSetting(f"daily: {path}: {error}") from error
    return deals
