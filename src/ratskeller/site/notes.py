"""Notes at a table without a server: they are part of its document."""

from ratskeller.server.notes import notebook
from ratskeller.server.notes.queries import MOST_NOTES
from ratskeller.server.notes.schemas import NewNote, Notes
from ratskeller.server.tables import entry_log
from ratskeller.site.tables import LocalTable


def read(table: LocalTable, at: int | None) -> Notes:
    """Return the notes at a table, where they are now, or were after `at` answers. Raises `Problem` where there are not so many."""
    row, position = table.visible()
    entries = entry_log.visible_entries(table.held, table.entries, row.public_ply)
    if at is None:
        return notebook.notes_now(table.notes, row, position, entries)
    return notebook.notes_then(table.notes, row, position, entries, at, table.at(at, "public")[1].note_targets())


def write(table: LocalTable, note: str, new: NewNote) -> None:
    """Write a note, or change one, whose time stays. Raises `Problem`."""
    row, position = table.visible()
    written = notebook.written(note, new, table.notes, row, position)
    others = [it for it in table.notes if it.id != note]
    if len(others) >= MOST_NOTES:
        raise notebook.too_many_notes()
    table.notes = sorted([*others, written], key=lambda it: (it.at, it.id))


def remove(table: LocalTable, note: str) -> None:
    table.notes = [it for it in table.notes if it.id != note]
