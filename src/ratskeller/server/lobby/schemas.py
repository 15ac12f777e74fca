"""JSON of the lobby, invitations and rematches."""

from typing import Annotated

import msgspec

from ratskeller.core.options import Options
from ratskeller.server.db.schema.tables import OddsVisibility
from ratskeller.server.http.schemas import Name, Request
from ratskeller.server.tables.schemas import NewClock, NewFair, Password, Seat


class Enter(Request, frozen=True):
    """The password of a table."""

    password: Password


class ClearSeat(Request, frozen=True):
    """The body for freeing a seat: it has no fields."""


class SeatBot(Request, frozen=True):
    """A bot for a seat; null for the one of the middle level."""

    bot: Name | None = None


class BeginGame(Request, frozen=True):
    """The body for beginning the game of a table: it has no fields."""


class CloseTable(Request, frozen=True):
    """The body for closing a table: it has no fields."""


class Closed(msgspec.Struct, frozen=True):
    """The table that was closed."""

    id: str


class NewRematch(Request, frozen=True):
    """A rematch; at a table that is provably fair with a new commitment and number."""

    fair: NewFair | None = None


class QuickMatch(Request, frozen=True):
    """A quick match. `clock`: null for none, left out for the usual one."""

    game: Name
    clock: NewClock | msgspec.UnsetType | None = msgspec.UNSET


class Invitation(msgspec.Struct, frozen=True):
    """What a guest may know of a table before they are let in or sit down.

    `password`: they have to enter it first; until then only the name of the host is shown. `away`: the host has removed them. `looks`: they
    may watch without a seat. `kept` is the seat that is reserved for them. `friendly`: the game is not rated. `clock`: as for a new table;
    null for none.
    """

    id: str
    game: str
    options: Options
    host: str | None
    seats: list[Seat]
    mine: list[int]
    kept: int | None
    password: bool
    away: bool
    looks: bool
    over: bool
    length: int
    analysis: bool
    odds: OddsVisibility
    friendly: bool
    fair: str | None
    clock: NewClock | None


class LobbyTable(msgspec.Struct, frozen=True):
    """A public table. `updated` is when somebody last sat down or answered; `friendly`: the game is not rated; `clock`: null for none."""

    id: str
    game: str
    options: Options
    host: str
    seats: list[Seat]
    length: int
    created: str
    updated: str
    friendly: bool
    clock: NewClock | None


class PublicGame(msgspec.Struct, frozen=True):
    """A public game to watch, at least one answer long: `running`, or ended lately."""

    table: LobbyTable
    running: bool


class Lobby(msgspec.Struct, frozen=True):
    """Public tables with an open seat, running public games with spectators, and those that ended last; the last change first."""

    open: Annotated[list[LobbyTable], msgspec.Meta(max_length=100)]
    running: Annotated[list[LobbyTable], msgspec.Meta(max_length=100)]
    ended: Annotated[list[LobbyTable], msgspec.Meta(max_length=100)]
