"""JSON of API tokens and of the socket for programs."""

from typing import Annotated

import msgspec

from ratskeller.server.accounts.api_tokens import Scope, Token
from ratskeller.server.accounts.schemas import Password
from ratskeller.server.http.schemas import Name, Request


class NewToken(Request, frozen=True):
    """A new API token: its name, and what it may do. `password`: of an account, given again."""

    name: Name
    scopes: Annotated[list[Scope], msgspec.Meta(min_length=1, max_length=3)]
    password: Password | None = None


class Revoke(Request, frozen=True):
    """Revokes the token in the address."""


class MadeToken(msgspec.Struct, frozen=True):
    """A new token. `secret` belongs into the header `Authorization: Bearer …`; it is only in this answer."""

    token: Token
    secret: str


class Tokens(msgspec.Struct, frozen=True):
    """The tokens of a guest, newest first."""

    tokens: list[Token]


class Turn(msgspec.Struct, frozen=True):
    """A table at which one of the guest's seats has the turn."""

    table: str
    game: str
    seat: int
    ply: int


class LiveTurns(msgspec.Struct, frozen=True, tag="turns", tag_field="type", forbid_unknown_fields=True):
    """On the socket of a guest: all tables at which it is the guest's turn. Sent at the beginning and after every change."""

    turns: list[Turn]
