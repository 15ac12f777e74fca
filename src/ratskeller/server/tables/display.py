"""For how long boards show what has happened at a table with a live clock."""

from collections.abc import Sequence

from ratskeller import games
from ratskeller.server.tables import entry_log
from ratskeller.server.tables.clocks import AT_ONCE, Clock, Display
from ratskeller.server.tables.entry_log import EntryRow
from ratskeller.server.tables.queries import TableRow


def display_of(clock: Clock | None, row: TableRow, entries: Sequence[EntryRow], recent: Sequence[EntryRow]) -> Display:
    """Return for how long boards show new entries, the last of all `recent` ones, once everybody may see them."""
    if clock is None or clock.kind != "live" or row.public_ply < row.ply:
        return AT_ONCE
    times = games.get(row.game).display_times
    own, others = (
        [event for entry in some for event in entry_log.events_of(entry, row.game)]
        for some in (entries, entry_log.visible_entries((), recent, row.public_ply))
    )
    return Display(times.total(own, own=True), times.total(others, own=False))
