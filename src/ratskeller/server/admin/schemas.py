"""What travels between the server and those who look after the site."""

from typing import Annotated, Literal

import msgspec

from ratskeller.server.accounts.placeholder_names import Unnamed
from ratskeller.server.http.schemas import Health, Request

Deed = Literal["lock", "unlock", "mute", "unmute", "unsay"]
"""What an admin may do about somebody; `unsay`: all that he has said is taken back. Who is an admin is said at the command line alone."""
Done = Literal["make-admin", "unmake-admin", "lock", "unlock", "mute", "unmute", "unsay", "close-table", "reset-factor"]
Standing = Literal["admin", "locked", "muted"]
Handle = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{8}$")]


class Judgement(Request, frozen=True):
    """What is to be done about somebody."""

    deed: Deed


class Closing(Request, frozen=True):
    """A table is to be removed with its game: its address says which."""


class House(msgspec.Struct, frozen=True):
    """How the server is, and how much there is of everything. `loaded`: tables in memory of the process that answers.

    `waiting` and `failed`: what is to be told to people who are away. `mails`: whether mails are sent at all.
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
    """Somebody, as admins see him. `seen`: when he was last here, give or take a day; `tables`: games that are not over."""

    id: str
    name: str
    unnamed: Unnamed | None
    account: bool
    created: str
    seen: str | None
    sessions: int
    tables: int
    standings: list[Standing]


class OverseenPeople(msgspec.Struct, frozen=True):
    """A page of people, by name."""

    people: list[Overseen]
    more: bool


class OverseenTable(msgspec.Struct, frozen=True):
    """A table, as admins see it: `handle` is how its id begins, which does not lead there. `way`: "" where nobody has said who may come."""

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
    """A page of tables, those where something happened last first."""

    tables: list[OverseenTable]
    more: bool


class DoneDeed(msgspec.Struct, frozen=True):
    """What was done when, by whom (`who`, null: at the command line) and about whom (`name`, null: nobody); "" is somebody who has left."""

    id: str
    at: str
    deed: Done
    who: str | None
    name: str | None
    handle: str | None


class DoneDeeds(msgspec.Struct, frozen=True):
    """What was done in the name of the host, the newest first."""

    deeds: list[DoneDeed]
    more: bool
