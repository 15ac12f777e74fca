"""Clocks as they are stored, and the server's own time, by which they go.

That time is one number, how long servers have run on this database, and the moment when that was so. Every write that has to do with
a clock counts what has passed since, and so does a running server every two seconds while somebody's time runs. A pause of more than
five was an interruption, and no more of it is counted. So clocks stand still while no server runs, no restart has to set anything
right, and a server that is killed takes no more than these seconds with it.
"""

from collections.abc import Callable

import msgspec

from ratskeller.server.db.connection import Connection
from ratskeller.server.db.timestamps import between
from ratskeller.server.tables.clock_rules import SECOND, TICK, Clock, SeatTime, counted

# The seats whose time can run: somebody sits there, and nobody plays for him; where a seat is open the game has not begun
RUNNING = (
    "SELECT tables.actor FROM tables JOIN seats ON seats.table_id = tables.id AND seats.seat = tables.actor"
    " WHERE tables.id = ? AND tables.over = 0 AND seats.kind = 'human'"
    " AND NOT EXISTS (SELECT 1 FROM seats AS others WHERE others.table_id = tables.id AND others.kind = 'open')"
    " AND NOT EXISTS (SELECT 1 FROM stand_ins WHERE stand_ins.table_id = tables.id AND stand_ins.seat = seats.seat)"
)


def server_time(connection: Connection) -> int:
    """Return the server's time as it was last counted."""
    found: int = connection.execute("SELECT served FROM ticks").fetchone()[0]
    return found


def tick(connection: Connection, moment: str, *, anew: bool = False) -> int:
    """Count what has passed up to a moment, and return the server's time. `anew`: nothing has, since none was running."""
    while True:
        before, at = connection.execute("SELECT served, at FROM ticks").fetchone()
        then: int = before if anew else counted(before, between(at, moment))
        statement = "UPDATE ticks SET served = ?, at = ? WHERE served = ? AND at = ?"
        if connection.execute(statement, (then, moment, before, at)).rowcount == 1:
            return then


def begin(connection: Connection, moment: str, others: bool) -> int:
    """Note that a server begins, and return the server's time. What has passed counts only if others were running meanwhile.

    `others`: it is said that there are some. One that was killed is said to run for a while; whoever runs notes it every `TICK`.
    """
    at: str = connection.execute("SELECT at FROM ticks").fetchone()[0]
    return tick(connection, moment, anew=not others or between(at, moment) > TICK + SECOND)


def insert(connection: Connection, table_id: str, clock: Clock, moment: str) -> None:
    """Store the clock of a new table, whose seats are stored, and let the time run of whoever is asked."""
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
    """Return the clock of a table, None where there is none."""
    statement = "SELECT kind, turn, bot, reserve, vacation, asked, began FROM clocks WHERE table_id = ?"
    row = connection.execute(statement, (table_id,)).fetchone()
    if row is None:
        return None
    statement = "SELECT reserve, vacation, away FROM clock_seats WHERE table_id = ? ORDER BY seat"
    seats = tuple(SeatTime(*it) for it in connection.execute(statement, (table_id,)))
    kind, turn, bot, reserve, vacation, asked, began = row
    return Clock(kind, turn, bot, seats, SeatTime(reserve, vacation), asked, began)


def follow(connection: Connection, table_id: str, moment: str) -> None:
    """Let the time of whoever is asked now run: after every change of a table, in the same write."""

    def asks(clock: Clock, now: int) -> Clock:
        row = connection.execute(RUNNING, (table_id,)).fetchone()
        return clock.asking(None if row is None else row[0], now)

    change(connection, table_id, moment, asks)


def change(connection: Connection, table_id: str, moment: str, how: Callable[[Clock, int], Clock]) -> None:
    """Change the clock of a table, if it has one, at a moment of the server's time."""
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
    """Return when the next time is up at any table; None where nobody's runs."""
    found: int | None = connection.execute("SELECT MIN(deadline) FROM clocks").fetchone()[0]
    return found


def due(connection: Connection, now: int, most: int) -> list[str]:
    """Return the ids of tables at which the time is up, longest first."""
    statement = "SELECT table_id FROM clocks WHERE deadline <= ? ORDER BY deadline LIMIT ?"
    return [row[0] for row in connection.execute(statement, (now, most))]


def claim(connection: Connection, table_id: str, now: int) -> Clock | None:
    """Return the clock of a table at which the time is up, for the one who acts on it: of several who ask only one gets it."""
    clock = read(connection, table_id)
    if clock is None or not clock.is_up(now):
        return None
    # Its reserve is gone; whoever asks next finds no time that is up
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
    """Let nobody's time run at a table any more."""
    connection.execute("UPDATE clocks SET asked = NULL, deadline = NULL WHERE table_id = ?", (table_id,))
