"""Whether what is stored of tables fits together, and still is a game by the rules."""

from collections.abc import Iterator

from ratskeller import games
from ratskeller.core.errors import RatskellerError
from ratskeller.server.db.connection import Connection
from ratskeller.server.domain import conduct, history, tables


def faults(connection: Connection) -> Iterator[tuple[int, int, str | None]]:
    """Yield for every table its number, how many there are, and what is wrong with it; None: nothing.

    A table is named by the beginning of its address: whoever knows all of it may look on.
    """
    ids = [row[0] for row in connection.execute("SELECT id FROM tables ORDER BY created, id")]
    for number, table_id in enumerate(ids, 1):
        row = tables.table(connection, table_id)
        has_ended = conduct.has_ended(connection, table_id)
        # It may have been removed in the meantime
        fault = None if row is None else _fault(row, history.since(connection, table_id, 0), has_ended=has_ended)
        yield number, len(ids), None if fault is None else f"table {table_id[:6]}…: {fault}"


def _fault(row: tables.TableRow, entries: list[history.EntryRow], *, has_ended: bool) -> str | None:
    if [entry.ply for entry in entries] != list(range(1, row.ply + 1)):
        return f"{row.ply} entries are expected, and {len(entries)} are there"
    answers = history.answers(entries)
    if len(answers) != row.length:
        return f"{row.length} answers are expected, and its entries have {len(answers)}"
    try:
        position = games.get(row.game).resume(row.options, answers)
    except RatskellerError as error:
        return f"can't be played again (stored under version {row.version} of the rules): {error}"
    # A game that was ended by agreement asks nobody
    is_over = position.over or has_ended
    actor = position.actor if isinstance(position.actor, int) and not has_ended else None
    if (is_over, actor) != (bool(row.over), row.actor):
        return "by its answers it is somebody else's turn than is stored"
    return None
