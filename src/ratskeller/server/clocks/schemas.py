"""What people at a table want beside the game: to resign, to end, to be back."""

from typing import Annotated

import msgspec

from ratskeller.server.http.schemas import Request, SeatNumber
from ratskeller.server.tables.clock_schemas import MOST_VACATION


class ForSeat(Request, frozen=True):
    """One of the guest's seats: it resigns, or he takes it back from the bot that plays for him."""

    seat: SeatNumber


class Ballot(Request, frozen=True):
    """A vote: `about` is the seat for which a bot is to play, null: the game is to end. `agreed` false takes it back."""

    about: SeatNumber | None = None
    agreed: bool = True


class Vacation(Request, frozen=True):
    """Whole days for which one of the guest's seats is away, 0: it is back."""

    seat: SeatNumber
    days: Annotated[int, msgspec.Meta(ge=0, le=MOST_VACATION)]


class NewOrder(Request, frozen=True):
    """What is to be answered for one of the guest's seats, as `Order` says; `kept` false takes it back."""

    seat: SeatNumber
    question: Annotated[str, msgspec.Meta(min_length=1, max_length=40)] | None = None
    answer: Annotated[str, msgspec.Meta(min_length=1, max_length=200)] | None = None
    kept: bool = True
