"""What travels as JSON of a review that one leads and others follow."""

from typing import Annotated, Literal

import msgspec

from ratskeller.server.http.schemas import MOST, Request, SeatNumber

LeadKey = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{16,64}$")]
"""What a client calls its lead: random, so that another window of the same guest knows that it is not its own."""
Eyes = Literal["all", "public"] | SeatNumber
"""Through whose knowledge a game is looked at: at each moment that of whoever decides, a spectator's, or a seat's."""


class NewLead(Request, frozen=True):
    """The moment to be shown to the others: after `at` answers and so many events `within` what came next, through whose eyes."""

    lead: LeadKey
    at: Annotated[int, msgspec.Meta(ge=0, le=MOST)]
    within: Annotated[int, msgspec.Meta(ge=0, le=MOST)]
    eyes: Eyes


class LeadEnd(Request, frozen=True):
    """The lead that is over."""

    lead: LeadKey


class LiveLead(msgspec.Struct, frozen=True, tag="lead", tag_field="type", forbid_unknown_fields=True):
    """Over the socket: somebody shows a moment of a game that is over, as `NewLead` has it. `seat`: his own, if he has one."""

    lead: str
    name: str
    seat: int | None
    at: int
    within: int
    eyes: Eyes


class LiveLeadOver(msgspec.Struct, frozen=True, tag="lead-over", tag_field="type", forbid_unknown_fields=True):
    """Over the socket: nobody shows anything any more."""

    lead: str
