"""What a guest has at hand when he signs in becomes his account's."""

import sqlite3

from ratskeller.server.domain.accounts import note_changes
from ratskeller.server.domain.devices import end_all

MOVED = ("seats", "attempts", "seeds")
"""Tables that name a guest by `guest_id`, and whose rows follow him into his account."""


def take_along(connection: sqlite3.Connection, guest: str, account: str, moment: str) -> None:
    """Give all that a guest without an account has to an account.

    Where both sit at one table, both seats are the account's from then on. Of a day that both have played, the account's attempt
    counts. The guest's sessions end, in other browsers as well: whoever else may know this guest must not get into an account by that.
    """
    connection.execute(
        "DELETE FROM attempts WHERE guest_id = ? AND day IN (SELECT day FROM attempts WHERE guest_id = ?)",
        (guest, account),
    )
    for table in MOVED:
        connection.execute(f"UPDATE {table} SET guest_id = ? WHERE guest_id = ?", (account, guest))  # noqa: S608
    end_all(connection, guest, moment)
    note_changes(connection, (account,), moment)
