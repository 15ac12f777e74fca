"""The log of a table: its entries, how they are stored, and the one place that filters them for a seat.

What a seat has answered and may still take back is a draft, which only its own guest sees. Everybody else sees the table as it was before.
"""

from collections.abc import Callable, Collection, Sequence
from functools import cache
from typing import Any, Literal, TypeVar, cast

import msgspec

from ratskeller import games
from ratskeller.core.events import Event, visible_to
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.errors import Unchanged
from ratskeller.server.db.rows import Rows, add, unreadable
from ratskeller.server.db.schema.tables import Entries, EntryKind, TableRow
from ratskeller.server.http.schemas import MOST
from ratskeller.server.tables import schemas

T = TypeVar("T")


class PlyTaken(Unchanged):
    """Another writer has already extended the log."""


class EntryRow(msgspec.Struct, frozen=True):
    """An entry as it is stored. `actor` None is chance; `answer` may hold several answers separated by `; ` (chance).

    `events` is a JSON list of all events. `secret`: some seat may have to see fewer of them (None: not known yet).
    `stand_in` names the bot that answered because the seat's own had no answer in time.
    """

    ply: int
    kind: EntryKind
    actor: int | None
    answer: str | None
    length: int
    events: msgspec.Raw
    at: str
    secret: bool | None = None
    stand_in: str | None = None


ENTRIES = Rows(
    EntryRow,
    "entries",
    events="CASE WHEN ply > :quiet THEN events ELSE '[]' END",
    secret="NULL",  # noqa: S106
    stand_in="answered_by",
)


def append(connection: Connection, row: TableRow, expected: int, entries: Sequence[EntryRow]) -> None:
    """Extend a log of `expected` entries; `row` is the table after it. Raises `PlyTaken` if the log has another length by now."""
    public = (row.public_ply, row.public_length, row.public_at)
    changed = connection.execute(
        "UPDATE tables SET ply = ?, length = ?, over = ?, actor = ?, updated = ?,"
        " public_ply = ?, public_length = ?, public_at = ? WHERE id = ? AND ply = ?",
        (row.ply, row.length, row.over, row.actor, row.updated, *public, row.id, expected),
    )
    if changed.rowcount != 1:
        raise PlyTaken(f"table {row.id} has no longer {expected} entries")
    insert(connection, row.id, entries)


def insert(connection: Connection, table_id: str, entries: Sequence[EntryRow]) -> None:
    rows = [
        Entries(
            table_id=table_id, ply=it.ply, kind=it.kind, actor=it.actor, answer=it.answer, length=it.length,
            events=it.events, at=it.at, answered_by=it.stand_in,
        )
        for it in entries
    ]  # fmt: skip
    add(connection, *rows)


def since(connection: Connection, table_id: str, ply: int, quiet: int = 0) -> list[EntryRow]:
    """Return the entries after the first `ply`. Those up to entry `quiet` come without their events, which are large."""
    sought = {"quiet": quiet, "table": table_id, "after": ply}
    return ENTRIES.all(connection, "WHERE table_id = :table AND ply > :after ORDER BY ply", sought)


def without_events(connection: Connection, table_id: str) -> list[EntryRow]:
    return since(connection, table_id, 0, MOST)


def last_at(connection: Connection, table_id: str) -> str | None:
    row = connection.execute(
        "SELECT at FROM entries WHERE table_id = ? ORDER BY ply DESC LIMIT 1", (table_id,)
    ).fetchone()
    return None if row is None else str(row[0])


def check_ply(connection: Connection, table_id: str, expected: int) -> None:
    """Check that a log still has `expected` entries. Raises `PlyTaken`."""
    if connection.execute("SELECT ply FROM tables WHERE id = ?", (table_id,)).fetchone() != (expected,):
        raise PlyTaken(f"table {table_id} has no longer {expected} entries")


def answers(entries: Sequence[EntryRow], before: Sequence[str] = ()) -> list[str]:
    """Return the answers of a game after these entries, without those that were undone. `before` are the answers before them."""
    return _played_on(before, entries, lambda _, answer: answer)


def played(entries: Sequence[EntryRow]) -> list[tuple[int | str, str]]:
    """Return the actor and text of every answer of a game, without those that were undone. The actor may be `chance`."""
    return _played_on([], entries, lambda actor, answer: ("chance" if actor is None else actor, answer))


def _played_on(before: Sequence[T], entries: Sequence[EntryRow], noted: Callable[[int | None, str], T]) -> list[T]:
    result = list(before)
    for entry in entries:
        if entry.kind == "undo":
            del result[entry.length :]
        elif entry.answer is not None:
            result.extend(noted(entry.actor, answer) for answer in entry.answer.split("; "))
    return result


def last_public_entry(entries: Sequence[EntryRow], floor: int) -> EntryRow | None:
    """Return the last entry that was not undone and ends within the first `floor` answers, which can't be undone; None if there is none."""
    standing: list[EntryRow] = []
    for entry in entries:
        if entry.kind == "undo":
            standing = [it for it in standing if it.length <= entry.length]
        else:
            standing.append(entry)
    return next((it for it in reversed(standing) if it.length <= floor), None)


def visible_entries(held: Collection[int], entries: Sequence[EntryRow], public_ply: int) -> list[EntryRow]:
    """Return the entries that a guest with the seats `held` may see: all of their own, and those of others up to `public_ply`.

    Answers that others undid before they became public are left out.
    """
    found: list[EntryRow] = []
    for entry in entries:
        if entry.actor in held:
            found.append(entry)
        elif entry.ply <= public_ply and entry.kind == "undo":
            found = [it for it in found if it.actor != entry.actor or it.length <= entry.length]
        elif entry.ply <= public_ply:
            found.append(entry)
    return found


def has_secret(events: Sequence[Event]) -> bool:
    """Return whether some seat may see only a part of these events."""
    return any(event.SECRET for event in events)


def entry_for(entry: EntryRow, game: str, seat: int | None) -> schemas.Entry:
    """Return an entry as a seat may see it (None: a spectator). Log, updates and sockets all use this."""
    events = entry.events if entry.secret is False else _filtered(entry, game, seat)
    actor: int | Literal["chance"] = "chance" if entry.actor is None else entry.actor
    answer = None if entry.actor is None else entry.answer
    # JSON already, which msgspec writes as it is: events are encoded only once
    shown = cast(list[dict[str, Any]], events)
    return schemas.Entry(entry.ply, entry.kind, actor, answer, entry.length, shown, entry.at, entry.stand_in)


def events_of(entry: EntryRow, game: str) -> list[Event]:
    """Return the events of an entry, with all secrets. Raises `StorageError` if they can't be read."""
    try:
        return _decoder(game).decode(entry.events)
    except msgspec.DecodeError as error:
        raise unreadable(f"events of an entry of {game}") from error


def _filtered(entry: EntryRow, game: str, seat: int | None) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode([visible_to(event, seat) for event in events_of(entry, game)]))


@cache
def _decoder(game: str) -> "msgspec.json.Decoder[list[Event]]":
    return msgspec.json.Decoder(list[games.get(game).EVENTS])  # type: ignore[misc]
