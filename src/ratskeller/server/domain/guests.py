"""Guests: players without an account, known by a random token in their cookie of which only a hash is stored."""

import hashlib
import secrets
import sqlite3
from collections import OrderedDict

import msgspec

from ratskeller.server.db.store import Store
from ratskeller.server.domain.clock import now

REMEMBERED = 10_000


class Guest(msgspec.Struct, frozen=True):
    """Somebody who plays here."""

    id: str
    name: str


def new_token() -> str:
    """Return a session token of 256 random bits."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    """Return what is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Guests:
    """The guests of the database; those seen last are remembered, since every request asks."""

    def __init__(self, store: Store) -> None:
        """Look guests up in `store`."""
        self._store = store
        self._seen: OrderedDict[str, Guest] = OrderedDict()

    async def by_token(self, token: str) -> Guest | None:
        """Return the guest of a session token, None for a token that nobody has."""
        hashed = token_hash(token)
        guest = self._seen.get(hashed)
        if guest is None:
            guest = await self._store.read(lambda connection: _find(connection, hashed))
        if guest is not None:
            self._remember(hashed, guest)
        return guest

    async def create(self, token: str) -> Guest:
        """Store a new guest for a token just made."""
        guest = Guest(secrets.token_hex(8), f"Guest {secrets.randbelow(9000) + 1000}")
        row = (guest.id, guest.name, token_hash(token), now())
        await self._store.write(lambda connection: connection.execute("INSERT INTO guests VALUES (?, ?, ?, ?)", row))
        self._remember(row[2], guest)
        return guest

    async def rename(self, token: str, guest: Guest, name: str) -> Guest:
        """Give a guest another name."""
        statement = "UPDATE guests SET name = ? WHERE id = ?"
        await self._store.write(lambda connection: connection.execute(statement, (name, guest.id)))
        renamed = Guest(guest.id, name)
        self._remember(token_hash(token), renamed)
        return renamed

    def _remember(self, hashed: str, guest: Guest) -> None:
        self._seen[hashed] = guest
        self._seen.move_to_end(hashed)
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)


def _find(connection: sqlite3.Connection, hashed: str) -> Guest | None:
    row = connection.execute("SELECT id, name FROM guests WHERE token_hash = ?", (hashed,)).fetchone()
    return None if row is None else Guest(*row)
