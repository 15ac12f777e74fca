"""Committed seeds of tables that are provably fair, and the contributions of their seats."""

import secrets

import msgspec

from ratskeller.core.fairness import Contribution, Seed
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.errors import Unchanged
from ratskeller.server.db.timestamps import now

SEED_BYTES, SALT_BYTES = 32, 16


class Used(Unchanged):
    """A table was already opened with this seed."""


class Overtaken(Unchanged):
    """Somebody has added a contribution in the meantime, which changes the answers of chance."""


def draw() -> Seed:
    """Return a new seed."""
    return Seed(secrets.token_hex(SEED_BYTES), secrets.token_hex(SALT_BYTES))


def store_seed(connection: Connection, seed: Seed, guest: str) -> None:
    """Commit the server to a seed, for a table that a guest will open."""
    row = (seed.commitment, guest, seed.seed, seed.salt, now())
    statement = "INSERT INTO seeds (commitment, guest_id, seed, salt, created) VALUES (?, ?, ?, ?, ?)"
    connection.execute(statement, row)


def wanted(connection: Connection, commitment: str, guest: str) -> Seed | None:
    """Return the seed of a commitment, if this guest may still open a table with it."""
    statement = "SELECT seed, salt FROM seeds WHERE commitment = ? AND guest_id = ? AND table_id IS NULL"
    row = connection.execute(statement, (commitment, guest)).fetchone()
    return None if row is None else Seed(*row)


def check_unused(connection: Connection, seed: Seed) -> None:
    """Check that no table was opened with a seed. Raises `Used`."""
    statement = "SELECT 1 FROM seeds WHERE commitment = ? AND table_id IS NULL"
    if connection.execute(statement, (seed.commitment,)).fetchone() is None:
        raise Used(seed.commitment)


def use(connection: Connection, seed: Seed, table_id: str) -> None:
    """Assign a seed to the table that was opened with it."""
    statement = "UPDATE seeds SET table_id = ?, contributions = ? WHERE commitment = ?"
    connection.execute(statement, (table_id, _json(seed), seed.commitment))


def seed_of(connection: Connection, table_id: str) -> Seed | None:
    """Return the seed of a table, None if the table is not provably fair."""
    row = connection.execute("SELECT seed, salt, contributions FROM seeds WHERE table_id = ?", (table_id,)).fetchone()
    return None if row is None else Seed(row[0], row[1], msgspec.json.decode(row[2], type=list[Contribution]))


def add(connection: Connection, table_id: str, known: Seed, added: Contribution) -> None:
    """Add a contribution to the seed of a table. Call `check_known` first."""
    more = msgspec.structs.replace(known, contributions=[*known.contributions, added])
    connection.execute("UPDATE seeds SET contributions = ? WHERE table_id = ?", (_json(more), table_id))


def check_known(connection: Connection, table_id: str, known: Seed, ply: int) -> None:
    """Check that nobody has added a contribution or answered in the meantime. Raises `Overtaken`."""
    now_at = connection.execute("SELECT ply FROM tables WHERE id = ?", (table_id,)).fetchone()
    if now_at != (ply,) or seed_of(connection, table_id) != known:
        raise Overtaken(table_id)


def _json(seed: Seed) -> str:
    return msgspec.json.encode(seed.contributions).decode()
