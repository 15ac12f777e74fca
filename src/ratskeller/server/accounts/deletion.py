"""What becomes of the tables of somebody who deletes his account."""

from collections.abc import Callable

from ratskeller.server.accounts.session_queries import end_all
from ratskeller.server.db.connection import Connection
from ratskeller.server.notifications import queries as channels
from ratskeller.server.tables import clock_queries as clocks
from ratskeller.server.tables import queries as tables
from ratskeller.server.tables import status as conduct

RUNNING = (
    "SELECT id, game, EXISTS (SELECT 1 FROM seats AS others WHERE others.table_id = tables.id"
    " AND others.kind = 'human' AND others.guest_id <> :guest) FROM tables"
    " WHERE over = 0 AND id IN (SELECT table_id FROM seats WHERE guest_id = :guest)"
)
TO_BOT = "UPDATE seats SET kind = 'bot', bot = ?, guest_id = NULL, name = NULL WHERE table_id = ? AND guest_id = ?"


def delete_account(connection: Connection, guest: str, bot_of: Callable[[str], str], moment: str) -> list[str]:
    """Delete the account of a guest, and return the ids of tables that go on without him.

    What is over stays, under no name. What others play as well goes on with the bot of its game (`bot_of`) on his seats; what nobody else
    plays is removed.
    """
    going_on = []
    connection.execute("DELETE FROM attempts WHERE guest_id = ? AND finished IS NULL", (guest,))
    for table_id, game, is_shared in connection.execute(RUNNING, {"guest": guest}).fetchall():
        if is_shared:
            connection.execute(TO_BOT, (bot_of(game), table_id, guest))
            tables.touch(connection, table_id, moment)
            conduct.end_if_left(connection, table_id, moment)
            clocks.follow(connection, table_id, moment)
            going_on.append(table_id)
        else:
            tables.remove_whole(connection, table_id)
    # Names of others who shared his screen
    connection.execute("UPDATE seats SET name = NULL WHERE guest_id = ?", (guest,))
    connection.execute("DELETE FROM seeds WHERE guest_id = ? AND table_id IS NULL", (guest,))
    channels.forget(connection, guest)
    for table in (
        "standings",
        "ratings",
        "notes",
        "known_browsers",
        "recovery_codes",
        "second_factors",
        "notices",
        "accounts",
    ):
        connection.execute(f"DELETE FROM {table} WHERE guest_id = ?", (guest,))  # noqa: S608
    connection.execute("UPDATE guests SET name = '' WHERE id = ?", (guest,))
    end_all(connection, guest, moment)
    return going_on
