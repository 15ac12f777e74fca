"""Seeds to which the server has bound itself, and what seats have added to them, as they are stored."""

import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from ratskeller.core.fairness import Contribution, Seed
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.store import Unchanged
from ratskeller.server.db.timestamps import now

SEED_BYTES, SALT_BYTES = 32, 16


class Used(Unchanged):
    """A table has been opened with this seed."""


class Overtaken(Unchanged):
    """Somebody has added a number meanwhile: chance answers otherwise now."""


def draw() -> Seed:
    """Return a new seed."""
    return Seed(secrets.token_hex(SEED_BYTES), secrets.token_hex(SALT_BYTES))


def store_seed(seed: Seed, guest: str) -> Callable[[Connection], None]:
    """Return a write: the server is bound to a seed, for a table that a guest will open."""
    row = (seed.commitment, guest, seed.seed, seed.salt, now())
    statement = "INSERT INTO seeds (commitment, guest_id, seed, salt, created) VALUES (?, ?, ?, ?, ?)"
    return lambda connection: _run(connection, statement, row)


def wanted(connection: Connection, commitment: str, guest: str) -> Seed | None:
    """Return the seed of a commitment with which a guest may still open a table."""
    statement = "SELECT seed, salt FROM seeds WHERE commitment = ? AND guest_id = ? AND table_id IS NULL"
    row = connection.execute(statement, (commitment, guest)).fetchone()
    return None if row is None else Seed(*row)


def check_unused(connection: Connection, seed: Seed) -> None:
    """Make sure that no table has been opened with a seed. Raises `Used`."""
    statement = "SELECT 1 FROM seeds WHERE commitment = ? AND table_id IS NULL"
    if connection.execute(statement, (seed.commitment,)).fetchone() is None:
        raise Used(seed.commitment)


def use(connection: Connection, seed: Seed, table_id: str) -> None:
    """Note the table that was opened with a seed."""
    statement = "UPDATE seeds SET table_id = ?, contributions = ? WHERE commitment = ?"
    connection.execute(statement, (table_id, _json(seed), seed.commitment))


def seed_of(connection: Connection, table_id: str) -> Seed | None:
    """Return what chance follows from at a table; None at one that is not fair by proof."""
    row = connection.execute("SELECT seed, salt, contributions FROM seeds WHERE table_id = ?", (table_id,)).fetchone()
    return None if row is None else Seed(row[0], row[1], msgspec.json.decode(row[2], type=list[Contribution]))


def add(connection: Connection, table_id: str, known: Seed, added: Contribution) -> None:
    """Add a number to what was known (`check_known`)."""
    more = msgspec.structs.replace(known, contributions=[*known.contributions, added])
    connection.execute("UPDATE seeds SET contributions = ? WHERE table_id = ?", (_json(more), table_id))


def check_known(connection: Connection, table_id: str, known: Seed, ply: int) -> None:
    """Make sure that nobody has added anything meanwhile, nor answered. Raises `Overtaken`."""
    now_at = connection.execute("SELECT ply FROM tables WHERE id = ?", (table_id,)).fetchone()
    if now_at != (ply,) or seed_of(connection, table_id) != known:
        raise Overtaken(table_id)


def _json(seed: Seed) -> str:
    return msgspec.json.encode(seed.contributions).decode()


def _run(connection: Connection, statement: str, row: tuple[Any, ...]) -> None:
    connection.execute(statement, row)
