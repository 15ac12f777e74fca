"""What travels about the lobby, doors and invitations."""

from typing import Annotated, Any

import msgspec

from ratskeller.server.http.schemas import Name, Request
from ratskeller.server.tables.clock_schemas import NewClock
from ratskeller.server.tables.schemas import NewFair, Password, Seat, Telling


class Enter(Request, frozen=True):
    """The password of a table."""

    password: Password


class ClearSeat(Request, frozen=True):
    """A seat is to be made free: there is nothing to choose."""


class CloseTable(Request, frozen=True):
    """A table is to be closed: there is nothing to choose."""


class Closed(msgspec.Struct, frozen=True):
    """The table that was closed."""

    id: str


class NewRematch(Request, frozen=True):
    """The same people are to play once more; at a table that is fair by proof with a commitment, and a number of one's own."""

    fair: NewFair | None = None


class QuickMatch(Request, frozen=True):
    """A game that is to be played with people, at once. `clock`: that of the table, null: nobody's time runs; left out: the usual one."""

    game: Name
    clock: NewClock | msgspec.UnsetType | None = msgspec.UNSET


class Invitation(msgspec.Struct, frozen=True):
    """What a guest is told of a table before he is let in or sits down. `host` is null where nobody is.

    `password`: he has to give it first; until then nobody's name is told but the host's. `away`: the host has sent him away. `looks`: he
    may look on without a seat. `kept` is the seat that is kept for him. `friendly`: the game counts for no rating. `clock`: what it gives
    to everybody; null where nobody's time runs.
    """

    id: str
    game: str
    options: dict[str, Any]
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
    odds: Telling
    friendly: bool
    fair: str | None
    clock: NewClock | None


class LobbyTable(msgspec.Struct, frozen=True):
    """A public table. `updated` is when somebody sat down or answered last; `friendly`: the game counts for no rating.

    `clock`: what it gives to everybody; null where nobody's time runs.
    """

    id: str
    game: str
    options: dict[str, Any]
    host: str
    seats: list[Seat]
    length: int
    created: str
    updated: str
    friendly: bool
    clock: NewClock | None


class Lobby(msgspec.Struct, frozen=True):
    """Public tables with an open seat, and public games that go on with spectators, those of the last change first."""

    open: Annotated[list[LobbyTable], msgspec.Meta(max_length=100)]
    running: Annotated[list[LobbyTable], msgspec.Meta(max_length=100)]
