"""JSON of resignation, votes, vacation and premoves."""

from typing import Annotated

import msgspec

from ratskeller.server.http.schemas import Request, SeatNumber
from ratskeller.server.tables.schemas import MOST_VACATION


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
