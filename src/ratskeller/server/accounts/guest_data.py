"""Everything that the database holds about a guest: exported, moved into an account, deleted."""

from collections.abc import Iterable
from typing import Any

import msgspec

from ratskeller.core.options import Options
from ratskeller.server.accounts.api_tokens import Token, tokens_of
from ratskeller.server.accounts.guests import Deletion
from ratskeller.server.accounts.queries import Account, account_of, mark_changed
from ratskeller.server.accounts.second_factors import Factor, factor_of
from ratskeller.server.accounts.session_queries import StoredSession, end_all_sessions, sessions_of
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.rows import Rows

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
    *("notices", "days_off", "planned_days_off", "accounts"),
)
"""The database tables whose rows are deleted with their account."""


class OwnAccount(msgspec.Struct, frozen=True):
    """The account of a guest. `profile`: the settings on all devices."""

    created: str
    profile: dict[str, Any] | None
    listed: bool
    second_factor: Factor | None


class OwnChannel(msgspec.Struct, frozen=True):
    """A channel for notifications."""

    kind: str
    target: str
    language: str
    hour: int | None
    zone: str
    reminder: int | None
    created: str


class OwnStanding(msgspec.Struct, frozen=True):
    """What admins have decided about a guest, and since when it holds."""

    kind: str
    since: str


class OwnSeat(msgspec.Struct, frozen=True):
    """A seat of a guest at a table."""

    seat: int
    name: str | None


class OwnAnswer(msgspec.Struct, frozen=True):
    """An entry of a table's log by a guest."""

    entry: int
    kind: str
    seat: int
    answer: str | None
    at: str


class OwnTable(msgspec.Struct, frozen=True):
    """A table of a guest, with their own seats and answers."""

    id: str
    game: str
    options: Options
    created: str
    updated: str
    over: bool
    day: str | None
    seats: list[OwnSeat]
    answers: list[OwnAnswer]


class OwnRating(msgspec.Struct, frozen=True):
    """A rating of a guest, in millionths."""

    game: str
    skill: int
    doubt: int
    games: int


class OwnNote(msgspec.Struct, frozen=True):
    """A private note."""

    table: str
    text: str
    thing: str | None
    at: str


class OwnDaysOff(msgspec.Struct, frozen=True):
    """How many days off an account has used in a year."""

    year: int
    used: int


class OwnPlannedDaysOff(msgspec.Struct, frozen=True):
    """The first and the last of some days off that begin later."""

    first: str
    last: str


class OwnDay(msgspec.Struct, frozen=True):
    """An attempt at the Daily Plague."""

    day: str
    table: str
    finished: str | None
    place: int | None
    margin: int | None
    score: int | None
    course: str | None


class OwnData(msgspec.Struct, frozen=True):
    """Everything stored about a guest, without hashes of secrets and other people's answers."""

    id: str
    name: str
    created: str
    account: OwnAccount | None
    devices: list[StoredSession]
    programs: list[Token]
    channels: list[OwnChannel]
    standings: list[OwnStanding]
    tables: list[OwnTable]
    ratings: list[OwnRating]
    notes: list[OwnNote]
    days: list[OwnDay]
    days_off: OwnDaysOff | None
    planned_days_off: list[OwnPlannedDaysOff]


CHANNELS = Rows(OwnChannel, "channels")
STANDINGS = Rows(OwnStanding, "standings", since="at")
TABLES = Rows(OwnTable, "tables", updated="told_at", seats="'[]'", answers="'[]'")
SEATS = Rows(OwnSeat, "seats")
ANSWERS = Rows(OwnAnswer, "entries", entry="ply", seat="actor")
RATINGS = Rows(OwnRating, "ratings")
NOTES = Rows(OwnNote, "notes", table="table_id")
DAYS_OFF = Rows(OwnDaysOff, "days_off")
PLANNED_DAYS_OFF = Rows(OwnPlannedDaysOff, "planned_days_off")
DAYS = Rows(OwnDay, "attempts", table="table_id")


def own_data(connection: Connection, guest: str) -> OwnData:
    """Return everything stored about a guest."""
    name, created = connection.execute("SELECT name, created FROM guests WHERE id = ?", (guest,)).fetchone()
    account = account_of(connection, guest)
    at_tables = "WHERE id IN (SELECT table_id FROM seats WHERE guest_id = ?) ORDER BY created, id"
    return OwnData(
        id=guest,
        name=name,
        created=created,
        account=None if account is None else _account(account, factor_of(connection, guest)),
        devices=sessions_of(connection, guest),
        programs=tokens_of(connection, guest),
        channels=CHANNELS.all(connection, "WHERE guest_id = ? ORDER BY created, id", (guest,)),
        standings=STANDINGS.all(connection, "WHERE guest_id = ? ORDER BY kind", (guest,)),
        tables=[_with_own(connection, it, guest) for it in TABLES.all(connection, at_tables, (guest,))],
        ratings=RATINGS.all(connection, "WHERE guest_id = ? ORDER BY game", (guest,)),
        notes=NOTES.all(connection, "WHERE guest_id = ? ORDER BY at, id", (guest,)),
        days=DAYS.all(connection, "WHERE guest_id = ? ORDER BY day", (guest,)),
        days_off=DAYS_OFF.one(connection, "WHERE guest_id = ?", (guest,)),
        planned_days_off=PLANNED_DAYS_OFF.all(connection, "WHERE guest_id = ? ORDER BY first", (guest,)),
    )


def move_guest(connection: Connection, guest: str, account: str, moment: str) -> None:
    """Move everything of a guest without an account into an account.

    If both sit at one table, both seats become the account's. If both played the same daily game, the account's attempt stays. The
    guest's sessions end in other browsers too: other people who use them must not get into the account.
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
    connection.execute("UPDATE results SET points_before = NULL, points_after = NULL WHERE guest_id = ?", (guest,))
    connection.execute("UPDATE guests SET name = '' WHERE id = ?", (guest,))
    end_all_sessions(connection, guest, moment)


def _account(account: Account, factor: Factor | None) -> OwnAccount:
    profile = None if account.profile is None else msgspec.json.decode(account.profile, type=dict[str, Any])
    return OwnAccount(account.created, profile, account.listed, factor)


def _with_own(connection: Connection, table: OwnTable, guest: str) -> OwnTable:
    """Return a table with the seats and answers of a guest."""
    seats = SEATS.all(connection, "WHERE table_id = ? AND guest_id = ? ORDER BY seat", (table.id, guest))
    own = (
        "WHERE table_id = ? AND actor IN"
        " (SELECT seat FROM seats WHERE table_id = entries.table_id AND guest_id = ?) ORDER BY ply"
    )
    return msgspec.structs.replace(table, seats=seats, answers=ANSWERS.all(connection, own, (table.id, guest)))
