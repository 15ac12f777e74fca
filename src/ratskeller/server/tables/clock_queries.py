"""Clocks in the database, and server time, which they use.

Server time is how long servers have run on this database. It is stored with the moment of its last update. Every write that affects a
clock adds the time since then, and a running server does so every two seconds while a clock runs. At most five seconds are added at once.
So clocks stand still while no server runs, a restart has nothing to repair, and a killed server costs at most these seconds.
"""

from collections.abc import Callable

import msgspec

from ratskeller.server.db.connection import Connection
from ratskeller.server.db.timestamps import between
from ratskeller.server.tables.clock_rules import SECOND, TICK, Clock, SeatTime, counted

# Seats whose time can run: a person sits there without a stand-in, and no seat is open
RUNNING = (
    "SELECT tables.actor FROM tables JOIN seats ON seats.table_id = tables.id AND seats.seat = tables.actor"
    " WHERE tables.id = ? AND tables.over = 0 AND seats.kind = 'human'"
    " AND NOT EXISTS (SELECT 1 FROM seats AS others WHERE others.table_id = tables.id AND others.kind = 'open')"
    " AND NOT EXISTS (SELECT 1 FROM stand_ins WHERE stand_ins.table_id = tables.id AND stand_ins.seat = seats.seat)"
)


def server_time(connection: Connection) -> int:
    """Return server time as of its last update."""
    found: int = connection.execute("SELECT served FROM ticks").fetchone()[0]
    return found


def tick(connection: Connection, moment: str, *, anew: bool = False) -> int:
    """Add the time up to a moment, and return server time. `anew`: add nothing, since no server was running."""
    while True:
        before, at = connection.execute("SELECT served, at FROM ticks").fetchone()
        then: int = before if anew else counted(before, between(at, moment))
        statement = "UPDATE ticks SET served = ?, at = ? WHERE served = ? AND at = ?"
        if connection.execute(statement, (then, moment, before, at)).rowcount == 1:
            return then


def begin(connection: Connection, moment: str, others: bool) -> int:
    """Update server time at the start of a server, and return it. Time has passed only if other servers were running.

    `others`: the database lists some. A killed server stays listed for a while, but a running one has updated server time within `TICK`.
    """
    at: str = connection.execute("SELECT at FROM ticks").fetchone()[0]
    return tick(connection, moment, anew=not others or between(at, moment) > TICK + SECOND)


def insert(connection: Connection, table_id: str, clock: Clock, moment: str) -> None:
    """Store the clock of a new table, and start the time of the seat that is asked. The seats must be stored already."""
    connection.execute(
        "INSERT INTO clocks (table_id, kind, turn, bot, reserve, vacation, began) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (table_id, clock.kind, clock.turn, clock.bot, clock.given.reserve, clock.given.vacation, clock.began),
    )
    connection.executemany(
        "INSERT INTO clock_seats (table_id, seat, reserve, vacation, away) VALUES (?, ?, ?, ?, ?)",
        [(table_id, seat, it.reserve, it.vacation, it.away) for seat, it in enumerate(clock.seats)],
    )
    follow(connection, table_id, moment)


def read(connection: Connection, table_id: str) -> Clock | None:
    """Return the clock of a table, None if it has none."""
    statement = "SELECT kind, turn, bot, reserve, vacation, asked, began FROM clocks WHERE table_id = ?"
    row = connection.execute(statement, (table_id,)).fetchone()
    if row is None:
        return None
    statement = "SELECT reserve, vacation, away FROM clock_seats WHERE table_id = ? ORDER BY seat"
    seats = tuple(SeatTime(*it) for it in connection.execute(statement, (table_id,)))
    kind, turn, bot, reserve, vacation, asked, began = row
    return Clock(kind, turn, bot, seats, SeatTime(reserve, vacation), asked, began)


def follow(connection: Connection, table_id: str, moment: str) -> None:
    """Start the time of the seat that is asked now. Call this after every change of a table, in the same transaction."""

    def asks(clock: Clock, now: int) -> Clock:
        row = connection.execute(RUNNING, (table_id,)).fetchone()
        return clock.asking(None if row is None else row[0], now)

    change(connection, table_id, moment, asks)


def change(connection: Connection, table_id: str, moment: str, how: Callable[[Clock, int], Clock]) -> None:
    """Change the clock of a table, if it has one."""
    clock = read(connection, table_id)
    if clock is None:
        return
    after = how(clock, tick(connection, moment))
    if after == clock:
        return
    connection.execute(
        "UPDATE clocks SET asked = ?, began = ?, deadline = ? WHERE table_id = ?",
        (after.asked, after.began, after.deadline, table_id),
    )
    connection.executemany(
        "UPDATE clock_seats SET reserve = ?, vacation = ?, away = ? WHERE table_id = ? AND seat = ?",
        [(it.reserve, it.vacation, it.away, table_id, seat) for seat, it in enumerate(after.seats)],
    )


def next_deadline(connection: Connection) -> int | None:
    """Return the earliest deadline of all tables, None if no clock runs."""
    found: int | None = connection.execute("SELECT MIN(deadline) FROM clocks").fetchone()[0]
    return found


def due(connection: Connection, now: int, most: int) -> list[str]:
    """Return the ids of tables whose deadline has passed, earliest first."""
    statement = "SELECT table_id FROM clocks WHERE deadline <= ? ORDER BY deadline LIMIT ?"
    return [row[0] for row in connection.execute(statement, (now, most))]


def claim(connection: Connection, table_id: str, now: int) -> Clock | None:
    """Return the clock of a table whose deadline has passed, and stop it. Of several processes only one gets it, the others None."""
    clock = read(connection, table_id)
    if clock is None or not clock.is_up(now):
        return None
    # The reserve is used up, and no deadline is left for others to find
    spent = clock.asking(None, now)
    statement = "UPDATE clocks SET asked = NULL, began = ?, deadline = NULL WHERE table_id = ? AND deadline = ?"
    if connection.execute(statement, (spent.began, table_id, clock.deadline)).rowcount != 1:
        return None
    seat = clock.asked
    assert seat is not None
    statement = "UPDATE clock_seats SET reserve = ? WHERE table_id = ? AND seat = ?"
    connection.execute(statement, (spent.seats[seat].reserve, table_id, seat))
    return msgspec.structs.replace(clock, seats=spent.seats)


def stop(connection: Connection, table_id: str) -> None:
    """Stop the clock of a table."""
    connection.execute("UPDATE clocks SET asked = NULL, deadline = NULL WHERE table_id = ?", (table_id,))
