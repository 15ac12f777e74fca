"""Validation of the clock for a new table, and the settings of an existing clock."""

from ratskeller import bots
from ratskeller.server.errors import Problem
from ratskeller.server.tables import premoves
from ratskeller.server.tables.clock_rules import DAY, SECOND, Clock, SeatTime
from ratskeller.server.tables.clock_schemas import NewClock

LONGEST_LIVE = 3600
A_DAY = DAY // SECOND
QUICK_TURN, QUICK_RESERVE = 45, 300
"""Seconds of the quick clock on the start page."""


def clock_of(asked: NewClock, game: str, seats: int) -> Clock:
    """Return the clock of a new table. Raises `Problem` that names the invalid setting."""
    if asked.kind == "live":
        _check(asked.turn <= LONGEST_LIVE, f"clock.turn: at a live clock a turn has {LONGEST_LIVE} seconds at most.")
        _check(not asked.vacation, "clock.vacation: only at a clock of days one can be away.")
    else:
        _check(asked.turn % A_DAY == 0, f"clock.turn: give whole days, in seconds: {A_DAY} for one.")
        _check(not asked.reserve, "clock.reserve: only a live clock has one.")
    if asked.bot is not None and asked.bot not in bots.names(game):
        known = bots.names(game)
        message = f"clock.bot: unknown bot {asked.bot!r}; known are {', '.join(known)}."
        raise Problem(422, "unknown-bot", message, bots=known)
    given = SeatTime(asked.reserve * SECOND, asked.vacation * DAY)
    return Clock.new(asked.kind, asked.turn * SECOND, asked.bot, seats, given)


def given_by(clock: Clock | None) -> NewClock | None:
    """Return the settings of a clock, to open another table with it; None without a clock."""
    if clock is None:
        return None
    reserve, vacation = clock.given.reserve // SECOND, clock.given.vacation // DAY
    return NewClock(clock.kind, clock.turn // SECOND, reserve, vacation, clock.bot)


def quick(game: str) -> NewClock:
    """Return the default clock of a quick match."""
    return NewClock("live", QUICK_TURN, QUICK_RESERVE, bot=premoves.default_stand_in(game))


def _check(is_right: bool, message: str) -> None:
    if not is_right:
        raise Problem(422, "bad-clock", message)
