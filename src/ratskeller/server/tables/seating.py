"""Coming to a table and leaving it: the password, seats, the host's rights, and what becomes of the tables of a deleted account."""

import asyncio

import msgspec

from ratskeller import bots
from ratskeller.core.fairness import Contribution
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.timestamps import now
from ratskeller.server.errors import Problem, table_closed, wrong_seat
from ratskeller.server.tables import clocks, permissions, schemas, storage, table_status
from ratskeller.server.tables import queries as table_queries
from ratskeller.server.tables.hooks import TableWrite, Write
from ratskeller.server.tables.queries import SeatsOpen, SeatTaken, mine
from ratskeller.server.tables.session import TableSession

RUNNING = (
    "SELECT id, game, EXISTS (SELECT 1 FROM seats AS others WHERE others.table_id = tables.id"
    " AND others.kind = 'human' AND others.guest_id <> :guest) FROM tables"
    " WHERE over = 0 AND id IN (SELECT table_id FROM seats WHERE guest_id = :guest)"
)
TO_BOT = "UPDATE seats SET kind = 'bot', bot = ?, guest_id = NULL, name = NULL WHERE table_id = ? AND guest_id = ?"


async def join(
    table: TableSession, guest: str, seat: int, number: str | None = None, also: TableWrite | None = None
) -> schemas.Table:
    """Give an open seat to a guest. At a provably fair table they may add a number. `also` is written in the same transaction.

    A guest who has the seat already gets the table. Raises `Problem` if the seat is not open, or reserved for another guest.
    """
    async with table.locked():
        await table.reload()
        if also is None and seat in mine(table.seats, guest):
            return table.table_for(guest, seat)
        seed, after, ply = table.seed, table.position.actors.count("chance"), table.row.ply

        def write(connection: Connection) -> None:
            moment = now()
            if seed is not None and number is not None:
                storage.check_seed_known(connection, table.id, seed, ply)
            table_queries.claim(connection, table.id, seat, guest, moment)
            clocks.follow(connection, table.id, moment)
            if also is not None:
                also(connection, table.id)
            if seed is not None and number is not None:
                storage.add_contribution(connection, table.id, seed, Contribution(seat, after, number))

        try:
            await table.store.write(write)
        except storage.SeedOvertaken as error:
            raise Problem(409, "stale-ply", "Somebody else sat down at the same moment: try again.") from error
        except SeatTaken as error:
            # The same request may have come through another process
            await table.reload()
            if also is None and seat in mine(table.seats, guest):
                return table.table_for(guest, seat)
            raise Problem(409, "seat-taken", f"Seat {seat} of this table is not open.", seat=seat) from error
        await table.reload()
        if table.row.waiting and table.access.origin is not None and all(it.kind != "open" for it in table.seats):
            # They have played together before: once all have come, nobody has to say so
            await _begin(table, guest)
        return table.table_for(guest, seat)


async def clear(table: TableSession, guest: str, number: int) -> schemas.Table:
    """Free a seat, for the host or the guest who has it. Nobody may have answered there yet. Raises `Problem`.

    A guest whom the host removes can't come back. The host may also free the seat of a bot. A seat that is free stays so.
    """
    async with table.locked_fresh():
        if _is_free(table, number):
            return table.table_for(guest, None)
        seat = table.seats[number] if 0 <= number < len(table.seats) else None
        hosting = guest == table.access.host
        if seat is None or not (hosting or guest in (seat.guest, seat.reserved_for)):
            raise wrong_seat(number)
        if seat.kind == "bot" and table.row.lesson is not None:
            raise Problem(409, "plays-alone", "In a lesson bots play all other seats.")

        def write(connection: Connection) -> None:
            permissions.clear(connection, table.id, seat, sent_away=hosting and seat.guest != guest)
            # No clock runs while a seat is open
            clocks.follow(connection, table.id, now())

        try:
            await table.store.write(write)
        except permissions.SeatPlayed as error:
            # The same request may have come through another process
            await table.reload()
            if _is_free(table, number):
                return table.table_for(guest, None)
            raise Problem(
                409, "seat-played", "This seat can't be cleared: nobody sits there, or its player has already answered."
            ) from error
        await table.reload()
        return table.table_for(guest, None)


def _is_free(table: TableSession, number: int) -> bool:
    return any(it.seat == number and it.kind == "open" and it.reserved_for is None for it in table.seats)


async def seat_bot(table: TableSession, guest: str, number: int, bot: str | None = None) -> schemas.Table:
    """Give an open seat to a bot, else to one of the middle level, for the host. Raises `Problem`.

    A person for whom the seat is reserved may take it from the bot whenever they come.
    """
    async with table.locked_fresh():
        if guest != table.access.host:
            raise Problem(403, "not-host", "Only the host of a table can give a seat to a bot.")
        if table.status.ended:
            raise table_status.ended()
        game, known = table.row.game, bots.names(table.row.game)
        if bot is not None and bot not in known:
            raise Problem(422, "unknown-bot", f"bot: unknown bot {bot!r}; known are {', '.join(known)}.", bots=known)

        def write(connection: Connection) -> None:
            moment = now()
            table_queries.seat_bot(connection, table.id, number, bot or _bot_of(game))
            table_queries.touch(connection, table.id, moment)
            clocks.follow(connection, table.id, moment)

        try:
            await table.store.write(write)
        except SeatTaken as error:
            raise Problem(409, "seat-taken", f"Seat {number} of this table is not open.", seat=number) from error
        await table.reload()
        # Nobody else can come any more
        await table.settle_locked()
        return table.table_for(guest, None)


async def begin(table: TableSession, guest: str) -> schemas.Table:
    """Begin the game of a waiting table, for the host; a game that has begun goes on. Raises `Problem`."""
    async with table.locked_fresh():
        if guest != table.access.host:
            raise Problem(403, "not-host", "Only the host of a table can begin the game.")
        if table.row.waiting:
            await _begin(table, guest)
        return table.table_for(guest, None)


async def _begin(table: TableSession, guest: str) -> None:
    """Begin the game for a guest; the caller holds the lock. Raises `Problem`."""
    also = await _news_of_first_turn(table, guest)

    def write(connection: Connection) -> None:
        moment = now()
        table_queries.begin(connection, table.id)
        table_queries.touch(connection, table.id, moment)
        clocks.follow(connection, table.id, moment)
        for hook in also:
            hook(connection)

    try:
        await table.store.write(write)
    except SeatsOpen as error:
        raise Problem(409, "seats-open", "A seat is still open: give it to a bot, or wait for somebody.") from error
    await table.reload()


async def _news_of_first_turn(table: TableSession, guest: str) -> list[Write]:
    """Return what features write when the first seat is asked, unless that is the guest who begins the game."""
    row = table.row
    asked = None if row.actor is None else table.seats[row.actor].guest
    if asked in (None, guest):
        return []
    after = msgspec.structs.replace(table.table, row=msgspec.structs.replace(row, updated=now()))
    before = msgspec.structs.replace(row, actor=None)
    written = [await hook(before, after) for hook in table.features.on_append]
    return [write for write in written if write is not None]


async def close(table: TableSession, guest: str) -> None:
    """Close the table for good, for the host, before the game has begun. Its sockets are closed. Raises `Problem`."""
    async with table.locked_fresh():
        if guest != table.access.host:
            raise Problem(403, "not-host", "Only the host of a table can close it.")
        try:
            await table.store.write(permissions.close, table.id, guest)
        except permissions.TableBegun as error:
            raise Problem(409, "table-begun", "The game has begun: this table can't be closed.") from error
        table.broadcaster.close(table_closed())


async def take_reserved_seats(table: TableSession, guest: str, number: str | None) -> None:
    """Give a guest all seats that are reserved for them. The first one adds `number` at a provably fair table. Raises `Problem`."""
    while (seat := permissions.reserved_seat(table.seats, guest)) is not None:
        await join(table, guest, seat, number)
        number = None


async def enter(table: TableSession, guest: str, password: str) -> None:
    """Let a guest in who gives the password, for good. Raises `Problem`."""
    async with table.locked_fresh():
        stored = table.access.password
    if guest in table.access.sent_away:
        raise permissions.sent_away()
    if stored is None:
        return
    if not await asyncio.to_thread(permissions.matches_password, password, stored):
        raise Problem(403, "wrong-table-password", "Wrong password for this table.")
    await table.store.write(permissions.admit, table.id, guest)
    await table.refresh()


def leave_tables(connection: Connection, guest: str, moment: str) -> list[str]:
    """Take a guest from all tables, and return the ids of those that go on.

    At a running table that others play at, a bot takes the seats; one that nobody else plays at is removed. Finished tables stay, without
    the names of people who shared the guest's screen.
    """
    going_on = []
    connection.execute("DELETE FROM daily_attempts WHERE guest_id = ? AND finished IS NULL", (guest,))
    for table_id, game, is_shared in connection.execute(RUNNING, {"guest": guest}).fetchall():
        if is_shared:
            connection.execute(TO_BOT, (_bot_of(game), table_id, guest))
            table_queries.touch(connection, table_id, moment)
            clocks.follow(connection, table_id, moment)
            going_on.append(table_id)
        else:
            table_queries.remove_whole(connection, table_id)
    connection.execute("UPDATE seats SET name = NULL WHERE guest_id = ?", (guest,))
    connection.execute("DELETE FROM seeds WHERE guest_id = ? AND table_id IS NULL", (guest,))
    return going_on


def _bot_of(game: str) -> str:
    return bots.middle_level(game) or bots.names(game)[0]
