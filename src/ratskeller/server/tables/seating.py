"""Coming to a table: the invitation, the password, a seat; and how the host makes one free or closes the table."""

import asyncio
from collections.abc import Callable

from ratskeller.core.fairness import Contribution
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.timestamps import now
from ratskeller.server.errors import Problem, table_closed, wrong_seat
from ratskeller.server.tables import access as doors
from ratskeller.server.tables import clock_queries as clocks
from ratskeller.server.tables import fair_seeds as fairness
from ratskeller.server.tables import permissions as porter
from ratskeller.server.tables import queries as tables
from ratskeller.server.tables import schemas as wire
from ratskeller.server.tables.creation import TableWrite
from ratskeller.server.tables.queries import SeatTaken
from ratskeller.server.tables.session import TableSession


async def join(
    table: TableSession, guest: str, seat: int, number: str | None = None, also: TableWrite | None = None
) -> wire.Table:
    """Give an open seat to a guest, who may add a number where the table is fair by proof; `also` is written with it.

    Raises `Problem` if the seat is not open, or kept for somebody else.
    """
    async with table.locked():
        try:
            await table.reload()
            await table.store.write(_claiming(table, guest, seat, number, also))
        except fairness.Overtaken as error:
            raise Problem(409, "stale-ply", "Somebody else sat down at the same moment: try again.") from error
        except SeatTaken as error:
            raise Problem(409, "seat-taken", f"Seat {seat} of this table is not open.", seat=seat) from error
        await table.reload()
        return table.table_for(guest, seat)


def _claiming(
    table: TableSession, guest: str, seat: int, number: str | None, also: TableWrite | None
) -> Callable[[Connection], None]:
    seed, after, ply = table.seed, table.position.actors.count("chance"), table.row.ply

    def sit(connection: Connection) -> None:
        moment = now()
        tables.claim(connection, table.id, seat, guest, moment)
        clocks.follow(connection, table.id, moment)
        if also is not None:
            also(connection, table.id)

    def sit_and_add(connection: Connection) -> None:
        assert seed is not None
        assert number is not None
        fairness.check_known(connection, table.id, seed, ply)
        sit(connection)
        fairness.add(connection, table.id, seed, Contribution(seat, after, number))

    return sit if seed is None or number is None else sit_and_add


async def clear(table: TableSession, guest: str, number: int) -> wire.Table:
    """Make a seat free, for the host or for whoever sits there: nobody may have answered there. Raises `Problem`.

    Whom the host removes from a seat does not come again.
    """
    async with table.locked_fresh():
        seat = table.seats[number] if 0 <= number < len(table.seats) else None
        hosting = guest == table.door.host
        if seat is None or not (hosting or guest in (seat.guest, seat.kept_for)):
            raise wrong_seat(number)
        clear = doors.clear(table.id, seat, sent_away=hosting and seat.guest != guest)

        def write(connection: Connection) -> None:
            clear(connection)
            # Nobody's time runs while a seat is open
            clocks.follow(connection, table.id, now())

        try:
            await table.store.write(write)
        except doors.SeatPlayed as error:
            raise Problem(
                409, "seat-played", "This seat can't be made free: nobody sits there, or he has answered."
            ) from error
        await table.reload()
        return table.table_for(guest, None)


async def close(table: TableSession, guest: str) -> None:
    """Close the table for good, for the host, before it has begun; whoever looks is told. Raises `Problem`."""
    async with table.locked_fresh():
        if guest != table.door.host:
            raise Problem(403, "not-host", "Only the host of a table can close it.")
        try:
            await table.store.write(doors.close(table.id, guest))
        except doors.TableBegun as error:
            raise Problem(409, "table-begun", "The game has begun: this table can't be closed.") from error
        table.broadcaster.close(table_closed())


async def sit_where_kept(table: TableSession, guest: str, number: str | None) -> None:
    """Give a guest all seats that are kept for him, with a number where the table is fair by proof. Raises `Problem`."""
    while (seat := porter.kept_for(table.seats, guest)) is not None:
        await join(table, guest, seat, number)
        number = None


async def enter(table: TableSession, guest: str, password: str) -> None:
    """Let a guest in who knows the password, and remember him. Raises `Problem`."""
    async with table.locked_fresh():
        stored = table.door.password
    if guest in table.door.sent_away:
        raise porter.sent_away()
    if stored is None:
        return
    if not await asyncio.to_thread(doors.opens, password, stored):
        raise Problem(403, "wrong-table-password", "This is not the password of this table.")
    await table.store.write(doors.let_in(table.id, guest))
    await table.refresh()
