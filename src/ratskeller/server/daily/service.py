"""Tables of the Daily Plague: how they are opened, who may see them, their luck and bots, and their results."""

import asyncio
import secrets
from collections.abc import Sequence
from datetime import date

from ratskeller.core.position import Chance, Position
from ratskeller.server.accounts.guests import Guest
from ratskeller.server.daily.queries import AttemptTaken, attempts_of, begin_attempt, finish_attempt
from ratskeller.server.daily.schedule import DailySchedule
from ratskeller.server.daily.schemas import DayResult
from ratskeller.server.db.store import Store
from ratskeller.server.db.timestamps import now
from ratskeller.server.errors import Problem
from ratskeller.server.tables.extensions import Advance, TableRules, Write
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.tables.moves import open_chance
from ratskeller.server.tables.queries import SeatRow, TableRow, mine
from ratskeller.server.tables.session import TableSession
from ratskeller.server.tables.time_slices import Work

PLAYER = 0
"""The seat of the player."""
LONGEST = 12
"""The most signs in the course of a game."""


class DailyService(TableRules):
    """The rules of daily tables, and the way to them."""

    def __init__(self, schedule: DailySchedule) -> None:
        """Use a schedule."""
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
        """Return work that brings the dealer of the day up to date with the game."""
        if row.day is None:
            return None
        return self._schedule.dealer(date.fromisoformat(row.day), row.game).catch_up_steps(position)

    def bot_seed(self, row: TableRow) -> int | None:
        """Return the seed of the bots of the day."""
        return None if row.day is None else self._schedule.seed(date.fromisoformat(row.day))

    async def store_result(self, advance: Advance) -> Write | None:
        """Return a write: store the result with the last entry, unless the day is closed."""
        row = advance.after
        if row.day is None or not row.over or self._schedule.is_closed(date.fromisoformat(row.day)):
            return None
        result = await asyncio.to_thread(result_of, advance.position)
        return lambda connection: finish_attempt(connection, row.id, result, row.updated)


async def _open_day(store: Store, schedule: DailySchedule, guest: Guest, day: date) -> str:
    """Return the id of the table where a guest plays a day: today's attempt, or practice once the day is closed.

    In between, a guest who has begun the day can return to it. Raises `Problem` for a day that can't be played.
    """
    if day == schedule.today():
        return await _open(store, schedule, guest, day, counts=True)
    check_known(schedule, day)
    if schedule.is_closed(day):
        return await _open(store, schedule, guest, day, counts=False)
    for attempt in await store.read(attempts_of, guest.id):
        if attempt.day == day.isoformat():
            return attempt.table_id
    message = (
        "You can no longer start this day. Players who have started may still finish; then it is open for practice."
    )
    raise Problem(409, "day-not-closed", message)


def check_known(schedule: DailySchedule, day: date) -> None:
    """Refuse days that are in the future or too long ago. Raises `Problem`."""
    if day != schedule.today() and day not in schedule.past():
        first, last = schedule.past()[-1], schedule.today()
        message = f"day: there are the days from {first} to {last}, not {day}."
        raise Problem(404, "unknown-day", message, first=first.isoformat(), last=last.isoformat())


async def _open(store: Store, schedule: DailySchedule, guest: Guest, day: date, *, counts: bool) -> str:
    position = schedule.begin(day)
    entries = open_chance(position, 0, schedule.dealer(day, position.game.name))
    actor = position.actor if isinstance(position.actor, int) else None
    moment, game = now(), position.game
    lengths = (len(entries), len(position.answers), False, actor)
    row = TableRow(
        *(secrets.token_urlsafe(16), game.name, game.version, position.options, moment, moment, *lengths),
        # The same for everybody: odds at any time, analysis only after the game
        analysis=False,
        odds="always",
        day=day.isoformat(),
    )
    bots = enumerate(schedule.deal(day).bots, PLAYER + 1)
    seats = [
        SeatRow(PLAYER, "human", guest.id, guest.name, None),
        *(SeatRow(seat, "bot", None, "", bot) for seat, bot in bots),
    ]
    try:
        await store.write(begin_attempt, row, seats, entries, guest.id if counts else None)
    except AttemptTaken as taken:
        return taken.table_id
    return row.id


def result_of(position: Position) -> DayResult:
    """Return the result of a finished game for the player."""
    assert position.places is not None
    scores = position.scores
    best = max(score for seat, score in enumerate(scores) if seat != PLAYER)
    return DayResult(position.places[PLAYER], scores[PLAYER] - best, scores[PLAYER], course(position))


def course(position: Position) -> str:
    """Return how the player stood after each twelfth of their turns, or after every turn if there are fewer."""
    again, signs = position.back_to(0), ""
    for who, text in zip(position.actors, position.answers, strict=True):
        again.play(text)
        if who == PLAYER and again.actor != PLAYER:
            signs += _sign(again.scores)
    signs = signs[:-1] + _sign(position.scores)
    count = min(LONGEST, len(signs))
    return "".join(signs[(part + 1) * len(signs) // count - 1] for part in range(count))


def _sign(scores: list[int]) -> str:
    best = max(score for seat, score in enumerate(scores) if seat != PLAYER)
    return "=" if scores[PLAYER] == best else "+" if scores[PLAYER] > best else "-"
