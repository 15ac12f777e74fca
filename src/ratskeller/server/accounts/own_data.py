"""What guests can download: everything that the database holds about them."""

from typing import Any, Literal

import msgspec

from ratskeller.core.options import Options
from ratskeller.server.accounts.api_tokens import Token, tokens_of
from ratskeller.server.accounts.queries import Account, account_of, read_profile
from ratskeller.server.accounts.second_factors import Factor, factor_of
from ratskeller.server.accounts.session_queries import StoredSession, sessions_of
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.rows import Rows, scalars

NOT_EXPORTED = {
    ("seat_links", "guest_id"): "only the hash of a link that its owner has",
    ("mail_links", "guest_id"): "only hashes of links that its owner has, for ten minutes",
    ("changes", "guest_id"): "only that other processes must read the guest again, for a day",
    ("seeds", "guest_id"): "the chance of a game, which nobody may know before it is over",
    ("matches", "guest_id"): "where a quick match led, for a moment; the table is among theirs",
    ("presences", "guest_id"): "which tables are open at this moment",
    ("leads", "guest_id"): "who leads a review at this moment",
    ("outbox", "guest_id"): "notifications on their way to the channels that are listed",
    ("notices", "guest_id"): "emails on their way to the addresses that are listed",
    ("chat_mutes", "other_id"): "what others have decided about their own view of the chat",
    ("chat_blocks", "other_id"): "what others have decided about whom they read",
}
"""Columns that name a guest and are not in the export, each with the reason."""


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


class OwnAction(msgspec.Struct, frozen=True):
    """What the host of the site or an admin did: `by` the guest, or about them. `table`: the beginning of the id of a table."""

    at: str
    action: str
    by: bool
    table: str | None


class OwnAdmission(msgspec.Struct, frozen=True):
    """A table that let the guest in after its password, or whose host sent them away."""

    table: str
    admitted: bool


class OwnReservation(msgspec.Struct, frozen=True):
    """A seat that is kept for the guest."""

    table: str
    seat: int
    name: str | None


class OwnResult(msgspec.Struct, frozen=True):
    """The result of a seat in a finished game, with the points of the guest before and after it, if it was rated."""

    table: str
    seat: int
    place: int
    score: int
    points_before: int | None
    points_after: int | None


class OwnLine(msgspec.Struct, frozen=True):
    """What the guest wrote in a chat, to the players or in the gallery: a text, or a ready phrase; neither once it was deleted."""

    table: str
    room: Literal["table", "gallery"]
    text: str | None
    phrase: str | None
    at: str


class Muted(msgspec.Struct, frozen=True):
    """Somebody whose lines at a table the guest has hidden."""

    table: str
    name: str


class Blocked(msgspec.Struct, frozen=True):
    """Somebody whom the guest has blocked everywhere."""

    name: str


class OwnData(msgspec.Struct, frozen=True):
    """Everything stored about a guest, without hashes of secrets and other people's answers."""

    id: str
    name: str
    created: str
    account: OwnAccount | None
    devices: list[StoredSession]
    known_browsers: list[str]
    programs: list[Token]
    channels: list[OwnChannel]
    standings: list[OwnStanding]
    actions: list[OwnAction]
    tables: list[OwnTable]
    hosted: list[str]
    admissions: list[OwnAdmission]
    reservations: list[OwnReservation]
    results: list[OwnResult]
    ratings: list[OwnRating]
    chat: list[OwnLine]
    muted: list[Muted]
    blocked: list[Blocked]
    notes: list[OwnNote]
    days: list[OwnDay]
    days_off: OwnDaysOff | None
    planned_days_off: list[OwnPlannedDaysOff]


LISTS: dict[str, tuple[Rows[Any], str]] = {
    "channels": (Rows(OwnChannel, "channels"), "created, id"),
    "standings": (Rows(OwnStanding, "statuses", since="at"), "kind"),
    "admissions": (Rows(OwnAdmission, "admissions", table="table_id"), "table_id"),
    "reservations": (Rows(OwnReservation, "reservations", table="table_id"), "table_id, seat"),
    "results": (Rows(OwnResult, "results", table="table_id"), "table_id, seat"),
    "ratings": (Rows(OwnRating, "ratings"), "game"),
    "chat": (Rows(OwnLine, "chat_lines", table="table_id"), "at, table_id, number"),
    "muted": (
        Rows(Muted, "chat_mutes JOIN guests ON guests.id = other_id", table="table_id", name="guests.name"),
        "table_id, other_id",
    ),
    "blocked": (Rows(Blocked, "chat_blocks JOIN guests ON guests.id = other_id", name="guests.name"), "other_id"),
    "notes": (Rows(OwnNote, "notes", table="table_id"), "at, id"),
    "days": (Rows(OwnDay, "daily_attempts", table="table_id"), "day"),
    "planned_days_off": (Rows(OwnPlannedDaysOff, "planned_days_off"), "first"),
}
"""Fields of `OwnData` that are all rows of a guest in a table: how the rows are read, and their order."""
EXPORTED = {(rows.table, "guest_id"): name for name, (rows, _) in LISTS.items()} | {
    ("guests", "id"): "id",
    ("accounts", "guest_id"): "account",
    ("second_factors", "guest_id"): "account",
    ("recovery_codes", "guest_id"): "account",
    ("sessions", "guest_id"): "devices",
    ("known_browsers", "guest_id"): "known_browsers",
    ("tokens", "guest_id"): "programs",
    ("admin_actions", "guest_id"): "actions",
    ("admin_actions", "admin_id"): "actions",
    ("seats", "guest_id"): "tables",
    ("access", "host"): "hosted",
    ("days_off", "guest_id"): "days_off",
}
"""Columns (table, column) that name a guest, each with the field of `OwnData` that has its rows."""

ACTIONS = Rows(OwnAction, "admin_actions", by="COALESCE(admin_id, '') = :guest", table="handle")
TABLES = Rows(OwnTable, "tables", updated="public_at", seats="'[]'", answers="'[]'")
SEATS = Rows(OwnSeat, "seats")
ANSWERS = Rows(OwnAnswer, "entries", entry="ply", seat="actor")
DAYS_OFF = Rows(OwnDaysOff, "days_off")


def own_data(connection: Connection, guest: str) -> OwnData:
    name, created = connection.execute("SELECT name, created FROM guests WHERE id = ?", (guest,)).fetchone()
    account = account_of(connection, guest)
    at_tables = "WHERE id IN (SELECT table_id FROM seats WHERE guest_id = ?) ORDER BY created, id"
    return OwnData(
        id=guest,
        name=name,
        created=created,
        account=None if account is None else _account(account, factor_of(connection, guest)),
        devices=sessions_of(connection, guest),
        known_browsers=scalars(
            connection, "SELECT used FROM known_browsers WHERE guest_id = ? ORDER BY used DESC", (guest,)
        ),
        programs=tokens_of(connection, guest),
        actions=ACTIONS.all(connection, "WHERE :guest IN (admin_id, guest_id) ORDER BY at, id", {"guest": guest}),
        tables=[_with_own(connection, it, guest) for it in TABLES.all_readable(connection, at_tables, (guest,))],
        hosted=scalars(connection, "SELECT table_id FROM access WHERE host = ? ORDER BY table_id", (guest,)),
        days_off=DAYS_OFF.one(connection, "WHERE guest_id = ?", (guest,)),
        **{
            name: rows.all(connection, f"WHERE guest_id = ? ORDER BY {order}", (guest,))
            for name, (rows, order) in LISTS.items()
        },
    )


def _account(account: Account, factor: Factor | None) -> OwnAccount:
    return OwnAccount(account.created, read_profile(account, dict[str, Any]), account.listed, factor)


def _with_own(connection: Connection, table: OwnTable, guest: str) -> OwnTable:
    seats = SEATS.all(connection, "WHERE table_id = ? AND guest_id = ? ORDER BY seat", (table.id, guest))
    own = (
        "WHERE table_id = ? AND actor IN"
        " (SELECT seat FROM seats WHERE table_id = entries.table_id AND guest_id = ?) ORDER BY ply"
    )
    return msgspec.structs.replace(table, seats=seats, answers=ANSWERS.all(connection, own, (table.id, guest)))
