"""Whether a server process works, and whether what is stored of tables fits together and still is a game by the rules."""

from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from typing import Literal

from ratskeller import games
from ratskeller.core.errors import BadSave, RatskellerError, UnknownGame
from ratskeller.core.position import Position
from ratskeller.core.snapshot import restore, rules_mark
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.errors import StorageError
from ratskeller.server.db.rows import scalars
from ratskeller.server.db.schema.tables import SavedRow, TableRow
from ratskeller.server.http.schemas import Health
from ratskeller.server.tables import entry_log, storage, table_status
from ratskeller.server.tables import queries as table_queries
from ratskeller.server.tables.entry_log import EntryRow
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.tables.storage import BROKEN


async def health_of(manager: TableManager, *, is_ending: bool) -> Health:
    """Return the health of this process. It stores something to find out whether that works."""
    store = manager.store
    await store.check()
    # Only bots use compiled rules: the server plays one answer at a time, which plain Python does fast enough
    rules: Literal["compiled", "interpreted"] = "compiled" if manager.bot_pool.compiled else "interpreted"
    storage = store.trouble.reason if store.trouble else "damaged" if store.damaged else "ok"
    status: Literal["ok", "ending", "trouble"] = "ok" if storage == "ok" else "trouble"
    since = store.trouble.since if store.trouble else None
    return Health("ending" if is_ending else status, rules, storage, manager.bot_turns.stand_ins, _version(), since)


@cache
def _version() -> str:
    return version("ratskeller")


def faults(connection: Connection) -> Iterator[tuple[int, int, str | None]]:
    """Yield for every table its number, how many there are, and what is wrong with it; None: nothing.

    A table is named by the beginning of its address: the whole address would let readers watch it.
    """
    ids = scalars(connection, "SELECT id FROM tables ORDER BY created, id")
    for number, table_id in enumerate(ids, 1):
        try:
            fault = _fault_of(connection, table_id)
        except (StorageError, *BROKEN):
            fault = "a row of it can't be read: somebody has changed it by hand, or the file is damaged"
        yield number, len(ids), None if fault is None else f"table {table_id[:6]}…: {fault}"


def _fault_of(connection: Connection, table_id: str) -> str | None:
    row = table_queries.table(connection, table_id)
    if row is None:
        # It has been removed in the meantime
        return None
    has_ended = table_status.has_ended(connection, table_id)
    entries, saved = entry_log.since(connection, table_id, 0), storage.read_saved(connection, table_id)
    # Otherwise the fault is the unknown game
    with suppress(UnknownGame):
        for entry in entries:
            entry_log.events_of(entry, row.game)
    return _fault(row, entries, saved, has_ended=has_ended)


def _fault(row: TableRow, entries: list[EntryRow], saved: SavedRow | None, *, has_ended: bool) -> str | None:
    if [entry.ply for entry in entries] != list(range(1, row.ply + 1)):
        return f"{row.ply} entries are expected, and {len(entries)} are there"
    answers = entry_log.answers(entries)
    if len(answers) != row.length:
        return f"{row.length} answers are expected, and its entries have {len(answers)}"
    try:
        position, is_as_saved = _played(row, entries, answers, saved)
    except RatskellerError as error:
        return f"can't be played again (stored under version {row.version} of the rules): {error}"
    if not is_as_saved:
        return "its saved position is not the one that its entries lead to: delete its row of saved_positions"
    # A game that was ended by agreement asks nobody
    is_over = position.over or has_ended
    actor = position.actor if isinstance(position.actor, int) and not has_ended else None
    if (is_over, actor) != (bool(row.over), row.actor):
        return "by its answers it is somebody else's turn than is stored"
    return None


def _played(
    row: TableRow, entries: list[EntryRow], answers: list[str], saved: SavedRow | None
) -> tuple[Position, bool]:
    """Return the position of a game that is played again, and whether the saved one lies on the way there; other rules saved none."""
    game, start = games.get(row.game), []
    if saved is not None and saved.rules == rules_mark(game):
        start = entry_log.answers([entry for entry in entries if entry.ply <= saved.ply])
    position = game.resume(row.options, start)
    is_as_saved = saved is None or not start or _is_same(position, saved)
    for answer in answers[len(start) :]:
        position.play(answer)
    return position, is_as_saved and position.answers == answers


def _is_same(position: Position, saved: SavedRow) -> bool:
    try:
        found = restore(position.game, saved.position)
    except BadSave:
        return False
    return (found.state, found.options, found.answers, found.actors) == (
        *(position.state, position.options, position.answers, position.actors),
    )
