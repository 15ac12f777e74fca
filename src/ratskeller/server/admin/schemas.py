"""JSON of the admin pages."""

from typing import Annotated, Literal

import msgspec

from ratskeller.server.accounts.names import Unnamed
from ratskeller.server.admin.queries import Action
from ratskeller.server.db.schema.accounts import Status
from ratskeller.server.http.schemas import Health, Request

BrowserAction = Literal["lock", "unlock", "mute", "unmute", "unsay"]
"""What admins can do about somebody in the browser; `unsay`: take back everything they said. Other actions need the command line."""
Handle = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{8}$")]


class NewDeed(Request, frozen=True):
    """An action on somebody."""

    deed: BrowserAction


class Closing(Request, frozen=True):
    """Removes the table in the address, with its game."""


class House(msgspec.Struct, frozen=True):
    """The health of the server, and numbers of people and tables. `loaded`: tables in memory of the process that answers.

    `waiting` and `failed`: notifications. `mails`: whether the server sends emails.
    """

    health: Health
    guests: int
    accounts: int
    sessions: int
    tables: int
    running: int
    loaded: int
    waiting: int
    failed: int
    mails: bool


class Overseen(msgspec.Struct, frozen=True):
    """A guest as admins see them. `seen`: when they were last here, give or take a day; `tables`: running games."""

    id: str
    name: str
    unnamed: Unnamed | None
    account: bool
    created: str
    seen: str | None
    sessions: int
    tables: int
    standings: list[Status]


class OverseenPeople(msgspec.Struct, frozen=True):
    """A page of people, by name."""

    people: list[Overseen]
    more: bool


class OverseenTable(msgspec.Struct, frozen=True):
    """A table as admins see it. `handle`: the beginning of its id, too short to open it; `way`: who may join, "" if that was never set."""

    handle: str
    game: str
    way: Literal["", "public", "link", "password"]
    over: bool
    ply: int
    created: str
    updated: str
    people: int
    bots: int
    open: int


class OverseenTables(msgspec.Struct, frozen=True):
    """A page of tables, the last changed first."""

    tables: list[OverseenTable]
    more: bool


class DoneDeed(msgspec.Struct, frozen=True):
    """An action: when, what, by whom (`who`, null: at the command line), on whom (`name`, null: nobody). "" is a deleted account."""

    id: str
    at: str
    deed: Action
    who: str | None
    name: str | None
    handle: str | None


class DoneDeeds(msgspec.Struct, frozen=True):
    """A page of the log of actions, newest first."""

    deeds: list[DoneDeed]
    more: bool
