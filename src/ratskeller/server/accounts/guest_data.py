"""Everything that the database holds about a guest: exported, moved into an account, deleted."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from ratskeller.server.accounts.api_tokens import tokens_of
from ratskeller.server.accounts.guests import Deletion
from ratskeller.server.accounts.queries import Account, account_of, mark_changed
from ratskeller.server.accounts.second_factors import Factor, factor_of
from ratskeller.server.accounts.session_queries import devices_of, end_all_sessions
from ratskeller.server.db.connection import Connection

TABLES = (
    "SELECT id, game, options, created, told_at, over, day FROM tables"
    " WHERE id IN (SELECT table_id FROM seats WHERE guest_id = ?) ORDER BY created, id"
)
SEATS = "SELECT seat, name FROM seats WHERE table_id = ? AND guest_id = ? ORDER BY seat"
ANSWERS = (
    "SELECT ply, kind, actor, answer, at FROM entries WHERE table_id = ?"
    " AND actor IN (SELECT seat FROM seats WHERE table_id = entries.table_id AND guest_id = ?) ORDER BY ply"
)
CHANNELS = "SELECT kind, target, language, hour, zone, created FROM channels WHERE guest_id = ? ORDER BY created, id"
RATINGS = "SELECT game, skill, doubt, games FROM ratings WHERE guest_id = ? ORDER BY game"
STATUSES = "SELECT kind, at FROM standings WHERE guest_id = ? ORDER BY kind"
ATTEMPTS = "SELECT day, table_id, finished, place, margin, score, course FROM attempts WHERE guest_id = ? ORDER BY day"
NOTES = "SELECT table_id, text, thing, at FROM notes WHERE guest_id = ? ORDER BY at, id"

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
"""Columns (table, column) that name a guest and are changed to the account when a guest moves into it."""
UNIQUE = (
    ("attempts", "guest_id", "day"),
    ("admissions", "guest_id", "table_id"),
    ("notes", "guest_id", "id"),
    ("talk_blocks", "guest_id", "other_id"),
    ("talk_blocks", "other_id", "guest_id"),
    ("standings", "guest_id", "kind"),
)
"""Rows that a guest can have only once (table, column, by which other column): of two, the account's stays."""
NOT_MOVED = (
    ("ratings", "guest_id"),
    ("matches", "guest_id"),
    ("talk_mutes", "guest_id"),
    ("talk_mutes", "other_id"),
    ("presences", "guest_id"),
    ("leads", "guest_id"),
)
"""Columns (table, column) that name a guest and whose rows are deleted when a guest moves into an account."""
OWN_TABLES = (
    *("standings", "ratings", "notes", "known_browsers", "recovery_codes", "second_factors"),
    *("notices", "accounts"),
)
"""The database tables whose rows are deleted with their account."""


def own_data(guest: str) -> Callable[[Connection], dict[str, Any]]:
    """Return a read: everything stored about a guest, as JSON, without hashes of secrets and other people's answers."""

    def read(connection: Connection) -> dict[str, Any]:
        name, created = connection.execute("SELECT name, created FROM guests WHERE id = ?", (guest,)).fetchone()
        account = account_of(connection, guest)
        return {
            "id": guest,
            "name": name,
            "created": created,
            "account": None if account is None else _account(account, factor_of(connection, guest)),
            "devices": [msgspec.structs.asdict(it) for it in devices_of(connection, guest)],
            "programs": [msgspec.structs.asdict(it) for it in tokens_of(guest)(connection)],
            "channels": _rows(connection, CHANNELS, (guest,), "kind target language hour zone created"),
            "standings": _rows(connection, STATUSES, (guest,), "kind since"),
            "tables": [_table(connection, row, guest) for row in connection.execute(TABLES, (guest,)).fetchall()],
            "ratings": _rows(connection, RATINGS, (guest,), "game skill doubt games"),
            "notes": _rows(connection, NOTES, (guest,), "table text thing at"),
            "days": _rows(connection, ATTEMPTS, (guest,), "day table finished place margin score course"),
        }

    return read


def move_guest(connection: Connection, guest: str, account: str, moment: str) -> None:
    """Move everything of a guest without an account into an account.

    If both sit at one table, both seats become the account's. If both played the same daily game, the account's attempt stays. The
    guest's sessions end in other browsers too: whoever else uses them must not get into the account.
    """
    for table, column, by in UNIQUE:
        both = f"DELETE FROM {table} WHERE {column} = ? AND {by} IN (SELECT {by} FROM {table} WHERE {column} = ?)"  # noqa: S608
        connection.execute(both, (guest, account))
    for table, column in NOT_MOVED:
        connection.execute(f"DELETE FROM {table} WHERE {column} = ?", (guest,))  # noqa: S608
    for table, column in MOVED:
        connection.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (account, guest))  # noqa: S608
    # Nobody needs to block themselves
    connection.execute("DELETE FROM talk_blocks WHERE guest_id = other_id")
    end_all_sessions(connection, guest, moment)
    mark_changed(connection, (account,), moment)


def delete_account(connection: Connection, guest: str, moment: str, deletions: Iterable[Deletion]) -> None:
    """Delete the account of a guest, after what features store about them (`deletions`). The guest stays, without a name."""
    for delete in deletions:
        delete(connection, guest)
    for table in OWN_TABLES:
        connection.execute(f"DELETE FROM {table} WHERE guest_id = ?", (guest,))  # noqa: S608
    connection.execute("UPDATE guests SET name = '' WHERE id = ?", (guest,))
    end_all_sessions(connection, guest, moment)


def _account(account: Account, factor: Factor | None) -> dict[str, Any]:
    return {
        "created": account.created,
        "profile": _json(account.profile),
        "listed": account.listed,
        "second_factor": None if factor is None else msgspec.structs.asdict(factor),
    }


def _table(connection: Connection, row: tuple[Any, ...], guest: str) -> dict[str, Any]:
    table_id, game, options, created, updated, over, day = row
    return {
        "id": table_id,
        "game": game,
        "options": _json(options),
        "created": created,
        "updated": updated,
        "over": bool(over),
        "day": day,
        "seats": _rows(connection, SEATS, (table_id, guest), "seat name"),
        "answers": _rows(connection, ANSWERS, (table_id, guest), "entry kind seat answer at"),
    }


def _rows(connection: Connection, statement: str, values: tuple[str, ...], names: str) -> list[dict[str, Any]]:
    keys = names.split()
    return [dict(zip(keys, row, strict=True)) for row in connection.execute(statement, values)]


def _json(text: str | None) -> Any:
    return None if text is None else msgspec.json.decode(text)
