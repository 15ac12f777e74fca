"""API tokens: programs act for a guest with them, as far as the token's scopes allow. Only their hashes are stored."""

import secrets
from collections.abc import Iterable
from typing import Literal, cast

import msgspec

from ratskeller.server.accounts.crypto import token_hash
from ratskeller.server.accounts.guests import GUESTS, Guest
from ratskeller.server.accounts.queries import mark_changed
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.errors import Unchanged
from ratskeller.server.db.rows import add, scalar
from ratskeller.server.db.schema.accounts import Tokens
from ratskeller.server.db.timestamps import days_ago, now

PREFIX = "rk_"
"""Shows people, and programs that scan for leaked secrets, what a token is."""
MOST_TOKENS = 20
"""Of one guest."""
USE_STORED_DAYS = 1 / 24
"""How often the use of a token is stored."""

PROGRAM = (
    f"SELECT tokens.id, tokens.scopes, tokens.used, tokens.created, {GUESTS.columns}"  # noqa: S608
    " FROM tokens JOIN guests ON guests.id = tokens.guest_id WHERE token_hash = ?"
    " AND NOT EXISTS (SELECT 1 FROM statuses WHERE statuses.guest_id = guests.id AND statuses.kind = 'locked')"
)
TOKENS = "SELECT id, name, scopes, created, used FROM tokens WHERE guest_id = ? ORDER BY created DESC, id"

Scope = Literal["chat", "play", "read"]
"""`read`: look at tables as its guest sees them; `play`: open and join tables and answer; `chat`: talk at them."""


class TooManyTokens(Unchanged):
    """The guest has the largest number of tokens."""


class Token(msgspec.Struct, frozen=True):
    """A token without its secret. `used`: when it was last used, give or take an hour."""

    id: str
    name: str
    scopes: list[Scope]
    created: str
    used: str | None


class NewToken(msgspec.Struct, frozen=True):
    """A token that was just made, with its secret."""

    token: Token
    secret: str


class Program(msgspec.Struct, frozen=True):
    """A program that makes a request: the id of its token, the guest it acts for, and what it may do."""

    token: str
    guest: Guest
    scopes: list[Scope]
    used: str | None
    created: str

    @property
    def last_use(self) -> str:
        return self.used or self.created

    @property
    def is_use_stored(self) -> bool:
        return self.used is not None and self.used >= days_ago(USE_STORED_DAYS)


def create_token(connection: Connection, guest: str, name: str, scopes: Iterable[Scope]) -> NewToken:
    """Store a new token and return it. Raises `TooManyTokens`."""
    secret = PREFIX + secrets.token_urlsafe(32)
    token = Token(secrets.token_hex(8), name, sorted(set(scopes)), now(), None)
    count = scalar(connection, "SELECT COUNT(*) FROM tokens WHERE guest_id = ?", (guest,))
    if count >= MOST_TOKENS:
        raise TooManyTokens(f"guest {guest} has {count} tokens")
    row = Tokens(
        id=token.id, guest_id=guest, token_hash=token_hash(secret), name=name, scopes=" ".join(token.scopes),
        created=token.created,
    )  # fmt: skip
    add(connection, row)
    return NewToken(token, secret)


def tokens_of(connection: Connection, guest: str) -> list[Token]:
    return [
        Token(token, name, _scopes(scopes), created, used)
        for token, name, scopes, created, used in connection.execute(TOKENS, (guest,))
    ]


def revoke_token(connection: Connection, guest: str, token: str) -> bool:
    """Revoke a guest's token, which ends the program's connections, and return whether there was one."""
    revoked = connection.execute("DELETE FROM tokens WHERE guest_id = ? AND id = ?", (guest, token)).rowcount == 1
    if revoked:
        mark_changed(connection, (guest,), now())
    return revoked


def program_by_secret(connection: Connection, secret: str) -> Program | None:
    row = connection.execute(PROGRAM, (token_hash(secret),)).fetchone()
    if row is None:
        return None
    token, scopes, used, created, *guest = row
    return Program(token, GUESTS.read(guest), _scopes(scopes), used, created)


def store_use(connection: Connection, token: str) -> None:
    row = (now(), token)
    connection.execute("UPDATE tokens SET used = ? WHERE id = ?", row)


def _scopes(text: str) -> list[Scope]:
    return cast(list[Scope], text.split())
