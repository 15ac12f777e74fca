"""What becomes of somebody's tables when their account is deleted."""

from ratskeller import bots
from ratskeller.server.db.connection import Connection
from ratskeller.server.tables import clock_queries, status_queries
from ratskeller.server.tables import queries as table_queries

RUNNING = (
    "SELECT id, game, EXISTS (SELECT 1 FROM seats AS others WHERE others.table_id = tables.id"
    " AND others.kind = 'human' AND others.guest_id <> :guest) FROM tables"
    " WHERE over = 0 AND id IN (SELECT table_id FROM seats WHERE guest_id = :guest)"
)
TO_BOT = "UPDATE seats SET kind = 'bot', bot = ?, guest_id = NULL, name = NULL WHERE table_id = ? AND guest_id = ?"


def leave_tables(connection: Connection, guest: str, moment: str) -> list[str]:
    """Take a guest from all tables, and return the ids of those that go on.

    At a running table that others play at, a bot takes the seats; one that nobody else plays at is removed. Finished tables stay, without
    the names of people who shared the guest's screen.
    """
    going_on = []
    connection.execute("DELETE FROM attempts WHERE guest_id = ? AND finished IS NULL", (guest,))
    for table_id, game, is_shared in connection.execute(RUNNING, {"guest": guest}).fetchall():
        if is_shared:
            connection.execute(TO_BOT, (_bot_of(game), table_id, guest))
            table_queries.touch(connection, table_id, moment)
            status_queries.end_if_left(connection, table_id, moment)
            clock_queries.follow(connection, table_id, moment)
            going_on.append(table_id)
        else:
            table_queries.remove_whole(connection, table_id)
    connection.execute("UPDATE seats SET name = NULL WHERE guest_id = ?", (guest,))
    connection.execute("DELETE FROM seeds WHERE guest_id = ? AND table_id IS NULL", (guest,))
    return going_on


def _bot_of(game: str) -> str:
    """Return the bot that replaces somebody: the one that people are offered first."""
    return bots.middle_level(game) or bots.names(game)[0]
