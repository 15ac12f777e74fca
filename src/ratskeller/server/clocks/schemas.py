"""JSON of resignation, votes, vacation and premoves."""

from typing import Annotated

import msgspec

from ratskeller.server.http.schemas import Request, SeatNumber
from ratskeller.server.tables.schemas import MOST_VACATION

DAYS_A_YEAR = 30
"""How many days off an account has in a calendar year."""


class TakeDaysOff(Request, frozen=True):
    """So many days off from now on, at all tables with a clock of days; 0: back again."""

    days: Annotated[int, msgspec.Meta(ge=0, le=DAYS_A_YEAR)]


class PlannedDays(msgspec.Struct, frozen=True):
    """Days off that begin later: the first and the last one, by the calendar of UTC."""

    first: str
    last: str


class DaysOff(msgspec.Struct, frozen=True):
    """The days off of an account: how many are left this year, and until when it has some now; null: it has none.

    `planned` begin later. They count already, each in its own year.
    """

    left: int
    until: str | None
    planned: list[PlannedDays]


Day = Annotated[str, msgspec.Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


class PlanDaysOff(Request, frozen=True):
    """The first and the last of some days off, from tomorrow on and at most a year ahead."""

    first: Day
    last: Day


class ForSeat(Request, frozen=True):
    """The seat of the guest that resigns, or that is taken back from a bot."""

    seat: SeatNumber


class Ballot(Request, frozen=True):
    """A vote to let a bot play for seat `about`, or to end the game if that is null. `agreed` false takes the vote back."""

    about: SeatNumber | None = None
    agreed: bool = True


class Vacation(Request, frozen=True):
    """Days of vacation for a seat of the guest; 0: it is back."""

    seat: SeatNumber
    days: Annotated[int, msgspec.Meta(ge=0, le=MOST_VACATION)]


class NewOrder(Request, frozen=True):
    """A premove for a seat of the guest, as `Order` describes it; `kept` false removes it."""

    seat: SeatNumber
    question: Annotated[str, msgspec.Meta(min_length=1, max_length=40)] | None = None
    answer: Annotated[str, msgspec.Meta(min_length=1, max_length=200)] | None = None
    kept: bool = True
