"""The Daily Plague of practice: a deal for each day without a server.

Deals follow from the date and a public key. They are the same on every site, and nobody compares results.
"""

from collections.abc import Sequence
from datetime import date, datetime
from functools import cache
from pathlib import Path

import msgspec

from ratskeller import games
from ratskeller.core.position import Chance, Position
from ratskeller.server.daily import days
from ratskeller.server.daily.days import Attempt, result_of
from ratskeller.server.daily.schedule import DailySchedule, parse_day, read_deals
from ratskeller.server.daily.schemas import Day, DayResult
from ratskeller.server.db.schema.tables import TableRow
from ratskeller.server.slices import run_at_once
from ratskeller.server.tables.new_tables import NewGame, Opener

KEY = b"ratskeller: the Daily Plague of practice"
MOST_SEED = 2**31


class OwnAttempt(msgspec.Struct, frozen=True):
    """What a table counts for: the day, when it was begun, and the result if it was finished in time."""

    day: str
    begun: str
    result: DayResult | None


@cache
def schedule() -> DailySchedule:
    return DailySchedule(KEY, read_deals(Path(games.__path__[0]) / "daily.toml"))


def describe_day(text: str | None, attempts: Sequence[Attempt]) -> Day:
    """Return a day, by default today, with the attempts in this browser. Raises `Problem`."""
    day = schedule().today() if text is None else parse_day(text)
    schedule().check_known(day)
    return days.describe_day(schedule(), day, attempts, [], 0, [])


def begin_table(text: str, opener: Opener) -> NewGame:
    """Return a new table with the deal of a day. Raises `Problem`."""
    day = parse_day(text)
    schedule().check_known(day)
    if day != schedule().today() and not schedule().is_closed(day):
        raise days.day_not_closed()
    return days.begin_table(schedule(), day, opener)


def dealer(row: TableRow, position: Position) -> Chance | None:
    """Return the dealer of a table's day, up to date with the game; None for other tables."""
    if row.day is None:
        return None
    return run_at_once(schedule().dealer(date.fromisoformat(row.day), row.game).catch_up_steps(position))


def bot_seed(row: TableRow) -> int | None:
    """Return the seed of the bot that is asked at a table of a day; None for other tables."""
    if row.day is None:
        return None
    return (schedule().seed(date.fromisoformat(row.day)) + row.ply) % MOST_SEED


def attempt_at(row: TableRow, position: Position) -> OwnAttempt | None:
    """Return what a table counts for; None if it isn't one that was begun on its day."""
    if row.day is None or datetime.fromisoformat(row.created).date().isoformat() != row.day:
        return None
    in_time = datetime.fromisoformat(row.updated) < schedule().closes(date.fromisoformat(row.day))
    return OwnAttempt(row.day, row.created, result_of(position) if position.over and in_time else None)
