"""The schedule of the Daily Plague: the deal of each day, when days begin and close, and how chance and bots answer.

Deals are derived from the date and the secret of the database: nobody can predict them, and every process on the database deals the same.
"""

from collections.abc import Callable
from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path
from typing import Annotated

import msgspec

from ratskeller import games
from ratskeller.core.fairness import Dealer, Key
from ratskeller.core.options import Options
from ratskeller.core.position import Position
from ratskeller.core.validation import read_toml
from ratskeller.server.errors import Problem

PAST = 30
"""Days that can be practised."""
AHEAD = 7
"""Days whose game is announced, today included."""
GRACE = timedelta(hours=6)
"""How long after midnight (UTC) an attempt may be finished."""
MOST_SEED = 2**62
PLAYER = 0
"""The seat of the player."""


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played on a day: the game, its options, and the bots on all seats but the first."""

    game: str
    bots: Annotated[list[str], msgspec.Meta(min_length=1, max_length=15)]
    options: Options = {}


class _Calendar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    day: Annotated[list[Deal], msgspec.Meta(min_length=1, max_length=366)]


def read_deals(path: Path) -> list[Deal]:
    """Return the deals of a file. Raises `BadFile` or `msgspec.ValidationError`."""
    return msgspec.convert(read_toml(path), _Calendar).day


def game_options(deal: Deal) -> Options:
    return deal.options | {"players": len(deal.bots) + 1}


def utc_now() -> datetime:
    return datetime.now(UTC)


class DailySchedule:
    """The days of one database."""

    def __init__(self, secret: bytes, deals: list[Deal], clock: Callable[[], datetime] = utc_now) -> None:
        """Deal what the calendar says, with the secret of the database. `clock` returns the current time."""
        self._key = Key(secret)
        self._deals = deals
        self._clock = clock

    def today(self) -> date:
        return self._clock().date()

    def seconds_left(self) -> int:
        return int((_midnight(self.today() + timedelta(days=1)) - self._clock()).total_seconds())

    def past(self) -> list[date]:
        return [self.today() - timedelta(days=days) for days in range(1, PAST + 1)]

    def ahead(self) -> list[date]:
        return [self.today() + timedelta(days=days) for days in range(AHEAD)]

    def last_closed(self) -> date:
        return next(day for day in self.past() if self.is_closed(day))

    def is_closed(self, day: date) -> bool:
        """Return whether the day is closed: nothing counts any more, and its deal is public."""
        return self._clock() >= self.closes(day)

    def closes(self, day: date) -> datetime:
        """Return the moment from which on nothing counts for a day."""
        return _midnight(day + timedelta(days=1)) + GRACE

    def check_known(self, day: date) -> None:
        """Refuse days that are in the future or too long ago. Raises `Problem`."""
        if day != self.today() and day not in self.past():
            first, last = self.past()[-1], self.today()
            message = f"day: there are the days from {first} to {last}, not {day}."
            raise Problem(404, "unknown-day", message, first=first.isoformat(), last=last.isoformat())

    def deal(self, day: date) -> Deal:
        return self._deals[(day.toordinal() - date(2024, 1, 1).toordinal()) % len(self._deals)]

    def begin(self, day: date) -> Position:
        deal = self.deal(day)
        return games.get(deal.game).new(**game_options(deal))

    def dealer(self, day: date, game: str) -> Dealer:
        return games.get(game).dealer(self._of(day).under("deal"))

    def seed(self, day: date) -> int:
        return self._of(day).below("bots", MOST_SEED)

    def _of(self, day: date) -> Key:
        return self._key.under(f"daily {day.isoformat()}")


def parse_day(text: str) -> date:
    """Return the day of a text such as 2026-11-22. Raises `Problem`."""
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise Problem(400, "bad-request", f"day: {text!r} is not a date such as 2026-11-22.", field="day") from error


def _midnight(day: date) -> datetime:
    return datetime.combine(day, time(), UTC)
