"""Tokens: by them programs act for a guest, as far as their scopes go. Only their hashes are stored."""

import secrets
from collections.abc import Callable, Iterable
from typing import cast

import msgspec

from ratskeller.server.accounts.guests import Guest
from ratskeller.server.accounts.hashing import token_hash
from ratskeller.server.accounts.queries import note_changes
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.store import Unchanged
from ratskeller.server.db.timestamps import days_ago, now
from ratskeller.server.programs.schemas import Scope

PREFIX = "rk_"
"""By it people, and programs that look for lost secrets, see what a token is."""
MOST_TOKENS = 20
"""Of one guest."""
NOTED_DAYS = 1 / 24
"""So often it is noted that a token is used."""

FIND = (
    "SELECT tokens.id, tokens.scopes, tokens.used, guests.id, guests.name,"
    " EXISTS (SELECT 1 FROM accounts WHERE accounts.guest_id = guests.id)"
    " FROM tokens JOIN guests ON guests.id = tokens.guest_id WHERE token_hash = ?"
    " AND NOT EXISTS (SELECT 1 FROM standings WHERE standings.guest_id = guests.id AND standings.kind = 'locked')"
)
LIST = "SELECT id, name, scopes, created, used FROM tokens WHERE guest_id = ? ORDER BY created DESC, id"


class TooMany(Unchanged):
    """The guest has as many tokens as one may have."""


class Token(msgspec.Struct, frozen=True):
    """A token without its secret."""

    id: str
    name: str
    scopes: list[Scope]
    created: str
    used: str | None


class Program(msgspec.Struct, frozen=True):
    """Who acts by a token: for whom, and for what it may be used."""

    token: str
    guest: Guest
    scopes: list[Scope]
    used: str | None

    @property
    def is_noted(self) -> bool:
        """Whether it has been noted lately that the token is used."""
        return self.used is not None and self.used >= days_ago(NOTED_DAYS)


def make(guest: str, name: str, scopes: Iterable[Scope]) -> Callable[[Connection], tuple[str, Token]]:
    """Return a write: store a new token and return its secret and what is known of it. The write raises `TooMany`."""
    secret = PREFIX + secrets.token_urlsafe(32)
    made = Token(secrets.token_hex(8), name, sorted(set(scopes)), now(), None)
    row = (made.id, guest, token_hash(secret), name, " ".join(made.scopes), made.created)

    def write(connection: Connection) -> tuple[str, Token]:
        count = connection.execute("SELECT COUNT(*) FROM tokens WHERE guest_id = ?", (guest,)).fetchone()[0]
        if count >= MOST_TOKENS:
            raise TooMany(f"guest {guest} has {count} tokens")
        connection.execute(
            "INSERT INTO tokens (id, guest_id, token_hash, name, scopes, created) VALUES (?, ?, ?, ?, ?, ?)", row
        )
        return secret, made

    return write


def of(guest: str) -> Callable[[Connection], list[Token]]:
    """Return a read: the tokens of a guest, newest first."""
    return lambda connection: [
        Token(token, name, _scopes(scopes), created, used)
        for token, name, scopes, created, used in connection.execute(LIST, (guest,))
    ]


def revoke(guest: str, token: str) -> Callable[[Connection], bool]:
    """Return a write: take a guest's token back, and return whether there was one; who listens by it hears of that."""

    def write(connection: Connection) -> bool:
        taken = connection.execute("DELETE FROM tokens WHERE guest_id = ? AND id = ?", (guest, token)).rowcount == 1
        if taken:
            note_changes(connection, (guest,), now())
        return taken

    return write


def known(secret: str) -> Callable[[Connection], Program | None]:
    """Return a read: who acts by a secret, None for one that nobody has."""

    def read(connection: Connection) -> Program | None:
        row = connection.execute(FIND, (token_hash(secret),)).fetchone()
        if row is None:
            return None
        token, scopes, used, guest, name, account = row
        return Program(token, Guest(guest, name, bool(account)), _scopes(scopes), used)

    return read


def note(token: str) -> Callable[[Connection], None]:
    """Return a write: a token is used now."""
    row = (now(), token)

    def write(connection: Connection) -> None:
        connection.execute("UPDATE tokens SET used = ? WHERE id = ?", row)

    return write


def _scopes(text: str) -> list[Scope]:
    return cast(list[Scope], text.split())
