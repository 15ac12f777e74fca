"""What a guest has at hand when he signs in becomes his account's."""

from ratskeller.server.accounts.queries import note_changes
from ratskeller.server.accounts.session_queries import end_all
from ratskeller.server.db.connection import Connection

MOVED = (
    ("seats", "guest_id"),
    ("attempts", "guest_id"),
    ("seeds", "guest_id"),
    ("reservations", "guest_id"),
    ("admissions", "guest_id"),
    ("doors", "host"),
    ("talk_lines", "guest_id"),
    ("talk_blocks", "guest_id"),
    ("talk_blocks", "other_id"),
    ("channels", "guest_id"),
    ("outbox", "guest_id"),
    ("results", "guest_id"),
    ("notes", "guest_id"),
    ("standings", "guest_id"),
    ("deeds", "guest_id"),
    ("deeds", "who_id"),
)
"""What names a guest, table and column: its rows follow him into his account."""
ALIKE = (
    ("attempts", "guest_id", "day"),
    ("admissions", "guest_id", "table_id"),
    ("notes", "guest_id", "id"),
    ("talk_blocks", "guest_id", "other_id"),
    ("talk_blocks", "other_id", "guest_id"),
    ("standings", "guest_id", "kind"),
)
"""What there is of a guest but once, table, column and by what: of two the account's counts."""
LEFT = (
    ("ratings", "guest_id"),
    ("matches", "guest_id"),
    ("talk_mutes", "guest_id"),
    ("talk_mutes", "other_id"),
    ("presences", "guest_id"),
    ("leads", "guest_id"),
)
"""What is over with the guest, table and column: it was meant for an evening, or a moment."""


def take_along(connection: Connection, guest: str, account: str, moment: str) -> None:
    """Give all that a guest without an account has to an account.

    Where both sit at one table, both seats are the account's from then on. Of a day that both have played, the account's attempt
    counts. The guest's sessions end, in other browsers as well: whoever else may know this guest must not get into an account by that.
    """
    for table, column, by in ALIKE:
        both = f"DELETE FROM {table} WHERE {column} = ? AND {by} IN (SELECT {by} FROM {table} WHERE {column} = ?)"  # noqa: S608
        connection.execute(both, (guest, account))
    for table, column in LEFT:
        connection.execute(f"DELETE FROM {table} WHERE {column} = ?", (guest,))  # noqa: S608
    for table, column in MOVED:
        connection.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (account, guest))  # noqa: S608
    # Nobody needs to be blocked by himself
    connection.execute("DELETE FROM talk_blocks WHERE guest_id = other_id")
    end_all(connection, guest, moment)
    note_changes(connection, (account,), moment)
