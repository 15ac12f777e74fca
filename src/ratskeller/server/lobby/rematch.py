"""Rematches: a finished game is followed by another of the same people, whose seats are reserved for them."""

from typing import Any

import msgspec

from ratskeller import games
from ratskeller.core.fairness import Contribution, Seed
from ratskeller.core.game import Game
from ratskeller.server.accounts.guests import Guest
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.store import Store
from ratskeller.server.errors import Problem
from ratskeller.server.tables import access_queries, clock_queries, entry_log, fair_seeds, inspection, moves
from ratskeller.server.tables import queries as table_queries
from ratskeller.server.tables import schemas as wire
from ratskeller.server.tables.access_queries import OriginTaken
from ratskeller.server.tables.creation import new_row, unknown_commitment
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.tables.queries import SeatRow, TableRow, mine
from ratskeller.server.tables.session import TableSession


async def open_rematch(
    manager: TableManager, guest: Guest, origin: TableSession, fair: wire.NewFair | None
) -> TableSession:
    """Open the rematch of a game that is over, or return the one that another player has opened.

    Raises `Problem` naming what can't be.
    """
    opened = await manager.table(await _store_rematch(manager.store, guest, origin, fair))
    # Those who look at the game that is over see where it goes on
    await origin.refresh()
    return opened


async def _store_rematch(store: Store, guest: Guest, origin: TableSession, fair: wire.NewFair | None) -> str:
    """Store the rematch of a finished game, and return its id, or that of an existing rematch.

    Only its players may open it. It has the same access policy, clock and bots, and the next seat begins unless that is random.
    Raises `Problem`.
    """
    row = await inspection.ended(origin)
    if not mine(origin.seats, guest.id):
        raise Problem(403, "not-a-player", "Only those who have played can play once more.")
    if origin.access.rematch is not None:
        return origin.access.rematch.id
    seed = await _seed(store, guest, origin, fair)
    game = games.get(row.game)
    position = game.new(**_next(game, row.options))
    entries = moves.play_on(position, 0, None, seed)
    opened = new_row(position, len(entries), analysis=row.analysis, odds=row.odds)
    clock = origin.status.clock
    opened = msgspec.structs.replace(opened, friendly=row.friendly, long_thoughts=row.long_thoughts)
    door = msgspec.structs.replace(origin.access, host=guest.id, host_name=guest.name, origin=row.id)

    def write(connection: Connection) -> None:
        access_queries.check_no_rematch(connection, row.id)
        if seed is not None:
            fair_seeds.check_unused(connection, seed)
        _seat_all(connection, opened, origin, guest.id)
        access_queries.insert(connection, opened.id, door)
        entry_log.insert(connection, entry_log.fields_of(opened.id, entries))
        if clock is not None:
            clock_queries.insert(connection, opened.id, clock.anew(), opened.created)
        if seed is not None:
            fair_seeds.use(connection, seed, opened.id)
        # So that other processes notice the change
        access_queries.touch(connection, row.id)

    try:
        await store.write(write)
    except fair_seeds.Used as error:
        raise unknown_commitment() from error
    except OriginTaken as taken:
        return taken.rematch
    return opened.id


def _seat_all(connection: Connection, opened: TableRow, origin: TableSession, guest: str) -> None:
    """Store the new table with its seats: the same for this guest and for bots, reserved for the others."""
    names = access_queries.own_names(connection, origin.id)
    seats = [_seat(seat, guest) for seat in origin.seats]
    own = [None if seat.reserved_for else name for seat, name in zip(seats, names, strict=True)]
    table_queries.insert_table(connection, opened, seats, own)
    for seat, name in zip(seats, names, strict=True):
        if seat.reserved_for is not None:
            access_queries.reserve(connection, opened.id, seat, name)


async def _seed(store: Store, guest: Guest, origin: TableSession, fair: wire.NewFair | None) -> Seed | None:
    """Return the seed of the rematch if the game was fair by proof, None if not."""
    if origin.seed is None:
        return None
    if fair is None:
        raise Problem(422, "bad-fair", "fair: the game was fair by proof, and so is the next one: give a commitment.")
    seed = await store.read(lambda connection: fair_seeds.wanted(connection, fair.commitment, guest.id))
    if seed is None:
        raise unknown_commitment()
    own = mine(origin.seats, guest.id)[0]
    return msgspec.structs.replace(seed, contributions=[Contribution(own, 0, fair.contribution)])


def _next(game: Game[Any], options: dict[str, Any]) -> dict[str, Any]:
    """Return the options of the rematch: the next seat begins."""
    moved = {
        it.name: (options[it.name] + 1) % options["players"]
        for it in game.OPTIONS
        if it.kind == "seat" and isinstance(options.get(it.name), int)
    }
    return options | moved


def _seat(seat: SeatRow, guest: str) -> SeatRow:
    """Return a seat of the rematch."""
    if seat.kind != "human" or seat.guest == guest:
        return seat
    return SeatRow(seat.seat, "open", None, "", None, reserved_for=seat.guest)
