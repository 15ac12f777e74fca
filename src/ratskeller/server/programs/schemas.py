"""What programs that act for somebody send and get."""

from typing import Annotated, Literal

import msgspec

from ratskeller.server.accounts.schemas import Password
from ratskeller.server.http.schemas import Name, Request

Scope = Literal["chat", "play", "read"]
"""`read`: look at tables as its guest sees them; `play`: open and join tables and answer; `chat`: talk at them."""


class NewToken(Request, frozen=True):
    """A token for a program is wanted: what to call it, and for what it may be used. `password`: of an account, given once more."""

    name: Name
    scopes: Annotated[list[Scope], msgspec.Meta(min_length=1, max_length=3)]
    password: Password | None = None


class Revoke(Request, frozen=True):
    """A token is to be taken back: its address says which."""


class Token(msgspec.Struct, frozen=True):
    """A token without its secret. `used`: when it was last used, give or take an hour."""

    id: str
    name: str
    scopes: list[Scope]
    created: str
    used: str | None


class MadeToken(msgspec.Struct, frozen=True):
    """A new token. `secret` belongs into the header `Authorization: Bearer …`; it is told only now."""

    token: Token
    secret: str


class Tokens(msgspec.Struct, frozen=True):
    """The tokens of a guest, newest first."""

    tokens: list[Token]


class Turn(msgspec.Struct, frozen=True):
    """A table at which one of the guest's seats is asked."""

    table: str
    game: str
    seat: int
    ply: int


class LiveTurns(msgspec.Struct, frozen=True, tag="turns", tag_field="type", forbid_unknown_fields=True):
    """Over the socket of a guest: all tables at which it is the guest's turn now; sent at the beginning and whenever that changes."""

    turns: list[Turn]
