"""The arithmetic of clocks: nothing is read or stored here, and nobody waits.

Moments and spans are milliseconds of the server's own time, which goes on only while a server runs (`tables/clock_queries.py`).
"""

import time
from collections.abc import Callable
from typing import Literal

import msgspec

SECOND = 1000
DAY = 24 * 3600 * SECOND
TICK = 2 * SECOND
"""How often a server notes that it runs, while somebody's time does."""
MOST_COUNTED = 5 * SECOND
"""If nobody has noted for longer that a server runs, none did: no more of it counts."""

ClockKind = Literal["live", "days"]


class SeatTime(msgspec.Struct, frozen=True):
    """What a seat has left: its reserve for turns that take longer, the time that it may be away, and until when it is away."""

    reserve: int
    vacation: int = 0
    away: int = 0


class Clock(msgspec.Struct, frozen=True):
    """The clock of a table. `turn` is the time that every turn has, `asked` the seat whose time runs, from `began` on.

    `bot` plays for whoever lets his time run out; None: he has lost. `given`: what every seat began with.
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
        """Return a clock at which nobody's time has run yet."""
        return cls(kind, turn, bot, (given,) * seats, given)

    def anew(self) -> "Clock":
        """Return the clock as it was at first, for another game of as many."""
        return Clock.new(self.kind, self.turn, self.bot, len(self.seats), self.given)

    @property
    def deadline(self) -> int | None:
        """When the time is up that runs; None where none does."""
        return None if self.asked is None else self.began + self.turn + self.seats[self.asked].reserve

    def is_up(self, now: int) -> bool:
        """Tell whether the time is up."""
        return self.deadline is not None and self.deadline <= now

    def asking(self, seat: int | None, now: int) -> "Clock":
        """Return the clock when a seat is asked, None: nobody whose time runs. Going on with the same one changes nothing.

        Whoever was asked pays from his reserve what he took beyond the time of a turn. The turn of who is away begins when he is back.
        """
        if seat == self.asked:
            return self
        began = now if seat is None else max(now, self.seats[seat].away)
        return msgspec.structs.replace(self._paid(now), asked=seat, began=began)

    def leaving(self, seat: int, span: int, now: int) -> "Clock":
        """Return the clock when a seat goes away for a while. Raises `ValueError` where it has not so much left, or is away."""
        had = self.seats[seat]
        if not 0 < span <= had.vacation or had.away > now:
            raise ValueError(f"seat {seat} can't be away for {span}")
        left = msgspec.structs.replace(had, vacation=had.vacation - span, away=now + span)
        return self._moved(seat, span, left)

    def back(self, seat: int, now: int) -> "Clock":
        """Return the clock when a seat comes back, maybe earlier than it wanted: what it has not used it keeps."""
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
    """Return the server's time after so much has passed by the clock on the wall, which may have been set back or stand for a pause."""
    return served + min(max(0, passed), MOST_COUNTED)


class ServerClock:
    """The server's time as this process knows it. It never runs backwards, nor further ahead of what is stored than would be counted."""

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        """Begin at 0; `synchronize` must follow."""
        self._monotonic = monotonic
        self._stored, self._at, self._floor = 0, monotonic(), 0

    def synchronize(self, served: int) -> None:
        """Take over what is stored; what was known already makes nothing later."""
        if served > self._stored:
            self._floor = self.now()
            self._stored, self._at = served, self._monotonic()

    def now(self) -> int:
        """Return the moment. As long as nothing is noted it goes on for no longer than what would be counted."""
        return max(self._floor, counted(self._stored, int((self._monotonic() - self._at) * SECOND)))
