"""Storing new tables with their first entries: those that were asked for, and branches, which continue finished games."""

from collections.abc import Sequence

import msgspec

from ratskeller import bots
from ratskeller.core.fairness import Contribution, Seed
from ratskeller.core.position import Position
from ratskeller.server.accounts.errors import as_problems
from ratskeller.server.accounts.guests import Guest
from ratskeller.server.accounts.names import clean_name
from ratskeller.server.accounts.queries import check_not_taken
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.store import Store
from ratskeller.server.errors import Problem
from ratskeller.server.slices import Slices
from ratskeller.server.tables import permissions, schemas, storage
from ratskeller.server.tables.hooks import TableWrite
from ratskeller.server.tables.new_tables import branched, opened
from ratskeller.server.tables.queries import AccessPolicy, TableRow
from ratskeller.server.tables.schemas import NewBranch


async def open_table(store: Store, guest: Guest, asked: schemas.NewTable, also: TableWrite | None = None) -> str:
    """Store a new table and return its id; `also` is written with it. Raises `Problem` naming what can't be."""
    mine = next((number for number, seat in enumerate(asked.seats) if seat.kind in ("me", "hotseat")), 0)
    seed = None if asked.fair is None else await committed_seed(store, guest, asked.fair, mine)
    new = opened(asked, guest, bots.names, seed)
    access = await permissions.new_access(guest, asked)

    def write(connection: Connection) -> None:
        check_names(connection, guest, asked.seats)
        storage.insert(connection, new, access)
        if also is not None:
            also(connection, new.row.id)

    try:
        with as_problems():
            await store.write(write)
    except storage.SeedUsed as error:
        raise unknown_commitment() from error
    return new.row.id


def check_names(connection: Connection, guest: Guest, asked: Sequence[schemas.NewSeat]) -> None:
    """Check the names of new players at a guest's screen. Raises `NameTaken` for one of somebody else's account."""
    for seat in asked:
        if seat.name is not None and (name := clean_name(seat.name)) is not None:
            check_not_taken(connection, guest.id, name)


async def committed_seed(store: Store, guest: Guest, asked: schemas.NewFair, seat: int) -> Seed:
    """Return the seed to which the server is committed, with the number that the creator contributes from a seat. Raises `Problem`."""
    seed = await store.read(storage.wanted_seed, asked.commitment, guest.id)
    if seed is None:
        raise unknown_commitment()
    return msgspec.structs.replace(seed, contributions=[Contribution(seat, 0, asked.contribution)])


def unknown_commitment() -> Problem:
    """The server is not committed to such a seed for this guest (any more)."""
    return Problem(
        409, "unknown-commitment", "This commitment is not for you, or a table has already been opened with it."
    )


async def store_branch(
    store: Store, slices: Slices, guest: Guest, asked: NewBranch, origin: TableRow, whole: Position
) -> str:
    """Store the table of a branch, and return its id. Raises `Problem`."""
    new = await slices.run(branched(asked, origin, whole, guest, bots.names), guest.id)
    saved = storage.saved_now(new.position, len(new.entries))

    def write(connection: Connection) -> None:
        check_names(connection, guest, asked.seats)
        storage.insert(connection, new, AccessPolicy(host=guest.id), saved=saved)

    with as_problems():
        await store.write(write)
    return new.row.id
