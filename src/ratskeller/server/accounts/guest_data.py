"""Everything that the database holds about a guest: moved into an account, deleted. `own_data` exports it."""

from collections.abc import Collection, Iterable

from ratskeller.server.accounts.guests import Deletion
from ratskeller.server.accounts.queries import mark_changed
from ratskeller.server.accounts.session_queries import end_all_sessions
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.rows import scalars
from ratskeller.server.db.schema import described
from ratskeller.server.db.schema.description import keys_of

MOVED = (
    ("seats", "guest_id"),
    ("daily_attempts", "guest_id"),
    ("seeds", "guest_id"),
    ("reservations", "guest_id"),
    ("admissions", "guest_id"),
    ("access", "host"),
    ("chat_lines", "guest_id"),
    ("chat_blocks", "guest_id"),
    ("chat_blocks", "other_id"),
    ("channels", "guest_id"),
    ("outbox", "guest_id"),
    ("results", "guest_id"),
    ("notes", "guest_id"),
    ("statuses", "guest_id"),
    ("admin_actions", "guest_id"),
    ("admin_actions", "admin_id"),
)
"""Columns (table, column) that name a guest and are changed to the account when a guest moves into it."""
NOT_MOVED = (
    ("ratings", "guest_id"),
    ("matches", "guest_id"),
    ("chat_mutes", "guest_id"),
    ("chat_mutes", "other_id"),
    ("presences", "guest_id"),
    ("leads", "guest_id"),
)
"""Columns (table, column) that name a guest and whose rows are deleted when a guest moves into an account."""
OWN_TABLES = (
    *("statuses", "ratings", "notes", "known_browsers", "recovery_codes", "second_factors"),
    *("notices", "days_off", "planned_days_off", "accounts"),
)
"""The database tables whose rows are deleted with their account."""


def move_guest(connection: Connection, guest: str, account: str, moment: str) -> None:
    """Move everything of a guest without an account into an account.

    If both sit at one table, both seats become the account's. If both played the same daily game, the account's attempt stays. The
    guest's sessions end in other browsers too: other people who use them must not get into the account.
    """
    for table, column in NOT_MOVED:
        connection.execute(f"DELETE FROM {table} WHERE {column} = ?", (guest,))  # noqa: S608
    for table, column in MOVED:
        if column in (keys := keys_of(described[table].struct)):
            # Of two rows that a guest can have only once, the account's stays
            same = " AND ".join(f"own.{key} = {table}.{key}" for key in keys if key != column)
            own = f"SELECT 1 FROM {table} AS own WHERE own.{column} = ? AND {same}"  # noqa: S608
            connection.execute(f"DELETE FROM {table} WHERE {column} = ? AND EXISTS ({own})", (guest, account))  # noqa: S608
        connection.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (account, guest))  # noqa: S608
    # Nobody needs to block themselves
    connection.execute("DELETE FROM chat_blocks WHERE guest_id = other_id")
    end_all_sessions(connection, guest, moment)
    mark_changed(connection, (account,), moment)


def delete_account(connection: Connection, guest: str, moment: str, deletions: Iterable[Deletion]) -> None:
    """Delete the account of a guest, after what features store about them (`deletions`). The guest stays, without a name."""
    for delete in deletions:
        delete(connection, guest)
    for table in OWN_TABLES:
        connection.execute(f"DELETE FROM {table} WHERE guest_id = ?", (guest,))  # noqa: S608
    connection.execute("UPDATE results SET points_before = NULL, points_after = NULL WHERE guest_id = ?", (guest,))
    connection.execute("UPDATE guests SET name = '' WHERE id = ?", (guest,))
    end_all_sessions(connection, guest, moment)


def deleted_accounts(connection: Connection) -> set[str]:
    """Return the ids of guests whose account was deleted; also those in a database of an earlier version."""
    return set(scalars(connection, "SELECT id FROM guests WHERE name = ''"))


def revived_accounts(connection: Connection, deleted: Collection[str]) -> dict[str, str]:
    """Return the guests, with their names, who have an account here and are among the `deleted` ones of another database."""
    accounts = "SELECT guests.id, guests.name FROM guests JOIN accounts ON guest_id = guests.id ORDER BY guests.name"
    return {guest: name for guest, name in connection.execute(accounts) if guest in deleted}
