"""Chat lines, and who has silenced whom, in the database."""

from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from ratskeller.server.accounts.moderation import check_not_muted
from ratskeller.server.chat.schemas import Phrase, Silence, Silenced
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.rows import Rows, add_missing, scalar, scalars
from ratskeller.server.db.schema.features import ChatBlocks, ChatLines, ChatMutes, Room
from ratskeller.server.http.schemas import MOST
from ratskeller.server.tables.broadcaster import person

PAGE = 50
# Lines that :me has not silenced
NOT_SILENCED = (
    " AND NOT EXISTS (SELECT 1 FROM chat_mutes WHERE chat_mutes.guest_id = :me"
    " AND chat_mutes.table_id = chat_lines.table_id AND chat_mutes.other_id = chat_lines.guest_id)"
    " AND NOT EXISTS (SELECT 1 FROM chat_blocks WHERE chat_blocks.guest_id = :me"
    " AND chat_blocks.other_id = chat_lines.guest_id)"
    " AND NOT EXISTS (SELECT 1 FROM chat_blocks WHERE chat_blocks.guest_id = chat_lines.guest_id"
    " AND chat_blocks.other_id = :me)"
)
NEXT_EDITION = "(SELECT COALESCE(MAX(edition), 0) + 1 FROM chat_lines WHERE table_id = :table)"
TAKE_BACK = (
    f"UPDATE chat_lines SET text = NULL, phrase = NULL, edition = {NEXT_EDITION}"  # noqa: S608
    " WHERE table_id = :table AND room = :room AND number = :number"
)
# Who can be silenced: players, authors, and people who are silenced already
SILENCEABLE = (
    "SELECT guest_id FROM seats WHERE table_id = :table AND guest_id IS NOT NULL"
    " UNION SELECT guest_id FROM chat_lines WHERE table_id = :table"
    " UNION SELECT other_id FROM chat_mutes WHERE table_id = :table AND guest_id = :me"
    " UNION SELECT other_id FROM chat_blocks WHERE guest_id = :me"
)
SILENCED = (
    "SELECT guests.id, guests.name, 'block' FROM chat_blocks JOIN guests ON guests.id = other_id WHERE guest_id = :me"
    " UNION ALL SELECT guests.id, guests.name, 'mute' FROM chat_mutes JOIN guests ON guests.id = other_id"
    " WHERE guest_id = :me AND table_id = :table ORDER BY 2, 1"
)


class LineRow(msgspec.Struct, frozen=True):
    """A line; `text` and `phrase` are None if it was taken back."""

    room: Room
    number: int
    edition: int
    guest: str
    name: str
    seat: int | None
    text: str | None
    phrase: Phrase | None
    ply: int
    at: str


LINES = Rows(LineRow, "chat_lines JOIN guests ON guests.id = guest_id", guest="guest_id")


def say(connection: Connection, line: ChatLines) -> LineRow:
    """Store a line with its number and edition, and return it.

    A line that its author has stored with the same key is returned as it is. Raises `Muted`.
    """
    check_not_muted(connection, line.guest_id)
    _lock_table(connection, line.table_id)
    room = "SELECT COALESCE(MAX(number), 0) + 1 FROM chat_lines WHERE table_id = ? AND room = ?"
    number = scalar(connection, room, (line.table_id, line.room))
    add_missing(connection, replace(line, number=number, edition=edition(connection, line.table_id) + 1))
    known = (line.table_id, line.guest_id, line.key)
    (stored,) = LINES.all(connection, "WHERE table_id = ? AND guest_id = ? AND key = ?", known)
    return stored


def take_back(connection: Connection, table_id: str, room: Room, number: int) -> None:
    _lock_table(connection, table_id)
    connection.execute(TAKE_BACK, {"table": table_id, "room": room, "number": number})


def line(connection: Connection, table_id: str, room: Room, number: int) -> LineRow | None:
    values = {"table": table_id, "room": room, "number": number}
    return LINES.one(connection, "WHERE table_id = :table AND room = :room AND number = :number", values)


def page(
    connection: Connection, table_id: str, guest: str, room: Room, before: int, most: int = PAGE
) -> tuple[list[LineRow], bool]:
    values = {"table": table_id, "me": guest, "room": room, "before": before, "most": most + 1}
    rest = (
        f"WHERE table_id = :table AND room = :room AND number < :before {NOT_SILENCED} ORDER BY number DESC LIMIT :most"
    )
    found = LINES.all(connection, rest, values)
    return found[:most][::-1], len(found) > most


def last_lines(connection: Connection, table_id: str, guest: str, rooms: Sequence[Room]) -> list[LineRow]:
    newest = MOST + 1
    return [row for room in rooms for row in page(connection, table_id, guest, room, newest, 1)[0]]


def since(connection: Connection, table_id: str, edition: int) -> list[LineRow]:
    values = {"table": table_id, "edition": edition}
    return LINES.all(connection, "WHERE table_id = :table AND edition > :edition ORDER BY edition", values)


def edition(connection: Connection, table_id: str) -> int:
    """Return the edition of the last change, 0 without lines."""
    found: int = scalar(connection, "SELECT COALESCE(MAX(edition), 0) FROM chat_lines WHERE table_id = ?", (table_id,))
    return found


def changed(connection: Connection, editions: Iterable[tuple[str, int]]) -> list[str]:
    return [table_id for table_id, last in editions if edition(connection, table_id) > last]


def silenced_pairs(connection: Connection, table_id: str, authors: Sequence[str]) -> set[tuple[str, str]]:
    """Return who does not read whom at a table, as (author, reader), for these authors."""
    found: set[tuple[str, str]] = set()
    for author in authors:
        readers = scalars(
            connection,
            "SELECT guest_id FROM chat_mutes WHERE table_id = :table AND other_id = :author"
            " UNION SELECT guest_id FROM chat_blocks WHERE other_id = :author"
            " UNION SELECT other_id FROM chat_blocks WHERE guest_id = :author",
            {"table": table_id, "author": author},
        )
        found.update((author, reader) for reader in readers)
    return found


def silenced(connection: Connection, table_id: str, guest: str) -> list[Silenced]:
    rows = connection.execute(SILENCED, {"table": table_id, "me": guest})
    return [Silenced(person(table_id, other), name, silence) for other, name, silence in rows]


def silenceable(connection: Connection, table_id: str, guest: str) -> list[str]:
    return scalars(connection, SILENCEABLE, {"table": table_id, "me": guest})


def silence(connection: Connection, table_id: str, guest: str, other: str, how: Silence) -> None:
    """Set what a guest reads of another."""
    values = {"table": table_id, "me": guest, "other": other}
    if how != "mute":
        connection.execute(
            "DELETE FROM chat_mutes WHERE guest_id = :me AND other_id = :other AND table_id = :table", values
        )
    if how != "block":
        connection.execute("DELETE FROM chat_blocks WHERE guest_id = :me AND other_id = :other", values)
    if how == "mute":
        add_missing(connection, ChatMutes(guest_id=guest, table_id=table_id, other_id=other))
    if how == "block":
        add_missing(connection, ChatBlocks(guest_id=guest, other_id=other))


def forget(connection: Connection, guest: str) -> None:
    """Remove the lines of a guest, and their silences in both directions."""
    connection.execute("DELETE FROM chat_lines WHERE guest_id = ?", (guest,))
    for table in ("chat_mutes", "chat_blocks"):
        connection.execute(f"DELETE FROM {table} WHERE guest_id = ? OR other_id = ?", (guest, guest))  # noqa: S608


def take_back_all(connection: Connection, guest: str) -> bool:
    lines = connection.execute(
        "SELECT table_id, room, number FROM chat_lines WHERE guest_id = ?"
        " AND (text IS NOT NULL OR phrase IS NOT NULL) ORDER BY table_id, room, number",
        (guest,),
    ).fetchall()
    for table_id, room, number in lines:
        take_back(connection, table_id, room, number)
    return bool(lines)


def _lock_table(connection: Connection, table_id: str) -> None:
    """Lock the row of the table, so that two writers do not use the same number."""
    connection.execute("UPDATE tables SET ply = ply WHERE id = ?", (table_id,))
