"""The arithmetic of clocks, without input or output.

Moments and spans are milliseconds of server time, which passes only while a server runs (`tables/clock_queries.py`).
"""

import time
from collections.abc import Callable
from typing import Literal

import msgspec

SECOND = 1000
DAY = 24 * 3600 * SECOND
TICK = 2 * SECOND
"""How often a server updates server time while a clock runs."""
MOST_COUNTED = 5 * SECOND
"""If server time was not updated for longer, no server was running: no more than this is added."""

ClockKind = Literal["live", "days"]


class SeatTime(msgspec.Struct, frozen=True):
    """The time of a seat: its reserve for long turns, its remaining vacation, and the end of its current vacation."""

    reserve: int
    vacation: int = 0
    away: int = 0


class Clock(msgspec.Struct, frozen=True):
    """The clock of a table. `turn` is the time for each turn, `asked` the seat whose time has been running since `began`.

    `bot` plays for a seat whose time is up; None: the seat has lost. `given` is what each seat began with.
    """

    kind: ClockKind
    turn: int
    bot: str | None
    seats: tuple[SeatTime, ...]
    given: SeatTime
    asked: int | None = None
    began: int = 0

    @classmethod
    def new(cls, kind: ClockKind, turn: int, bot: str | None, seats: int, given: SeatTime) -> "Clock":
        """Return a clock that has not run yet."""
        return cls(kind, turn, bot, (given,) * seats, given)

    def anew(self) -> "Clock":
        """Return the clock as it was at first, for another game."""
        return Clock.new(self.kind, self.turn, self.bot, len(self.seats), self.given)

    @property
    def deadline(self) -> int | None:
        """When the time of the seat that is asked is up; None if no time runs."""
        return None if self.asked is None else self.began + self.turn + self.seats[self.asked].reserve

    def is_up(self, now: int) -> bool:
        """Return whether the time is up."""
        return self.deadline is not None and self.deadline <= now

    def asking(self, seat: int | None, now: int) -> "Clock":
        """Return the clock once `seat` is asked (None: no time runs). It is unchanged if the seat was asked already.

        The seat asked before pays from its reserve for time beyond its turn. The turn of a seat on vacation begins when the vacation ends.
        """
        if seat == self.asked:
            return self
        began = now if seat is None else max(now, self.seats[seat].away)
        return msgspec.structs.replace(self._paid(now), asked=seat, began=began)

    def leaving(self, seat: int, span: int, now: int) -> "Clock":
        """Return the clock with a seat on vacation for `span`. Raises `ValueError` if it has less left, or is on vacation already."""
        had = self.seats[seat]
        if not 0 < span <= had.vacation or had.away > now:
            raise ValueError(f"seat {seat} can't be away for {span}")
        left = msgspec.structs.replace(had, vacation=had.vacation - span, away=now + span)
        return self._moved(seat, span, left)

    def back(self, seat: int, now: int) -> "Clock":
        """Return the clock with a seat back from vacation. It keeps the vacation it did not use."""
        had = self.seats[seat]
        rest = max(0, had.away - now)
        return self._moved(seat, -rest, msgspec.structs.replace(had, vacation=had.vacation + rest, away=0))

    def _moved(self, seat: int, span: int, left: SeatTime) -> "Clock":
        began = self.began + span if seat == self.asked else self.began
        return msgspec.structs.replace(self._with(seat, left), began=began)

    def _paid(self, now: int) -> "Clock":
        if self.asked is None:
            return self
        had = self.seats[self.asked]
        beyond = max(0, now - self.began - self.turn)
        return self._with(self.asked, msgspec.structs.replace(had, reserve=max(0, had.reserve - beyond)))

    def _with(self, seat: int, left: SeatTime) -> "Clock":
        return msgspec.structs.replace(self, seats=(*self.seats[:seat], left, *self.seats[seat + 1 :]))


def counted(served: int, passed: int) -> int:
    """Return server time after `passed` by the wall clock, which may have been set back or may include a pause."""
    return served + min(max(0, passed), MOST_COUNTED)


class ServerClock:
    """Server time in this process. It never runs backwards, nor further ahead of the stored value than would be added."""

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        """Begin at 0; `synchronize` must follow."""
        self._monotonic = monotonic
        self._stored, self._at, self._floor = 0, monotonic(), 0

    def synchronize(self, served: int) -> None:
        """Take over a stored value, if it is newer."""
        if served > self._stored:
            self._floor = self.now()
            self._stored, self._at = served, self._monotonic()

    def now(self) -> int:
        """Return server time. Without a new stored value it stops after what would be added."""
        return max(self._floor, counted(self._stored, int((self._monotonic() - self._at) * SECOND)))
