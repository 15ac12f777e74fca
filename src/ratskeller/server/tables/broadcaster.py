"""Who watches a table, and what each of them is sent: every message that leaves for a socket of the table is made here."""

from collections.abc import Sequence

import msgspec

from ratskeller.core.position import Position
from ratskeller.core.views import Views
from ratskeller.server.cluster.presence import ClusterPresence
from ratskeller.server.db.store import Store
from ratskeller.server.errors import Problem
from ratskeller.server.tables import entry_log, permissions, schemas
from ratskeller.server.tables.entry_log import EntryRow
from ratskeller.server.tables.listener import Listener
from ratskeller.server.tables.presence import Presence
from ratskeller.server.tables.queries import mine
from ratskeller.server.tables.state import TableState
from ratskeller.server.tables.status_view import status_for
from ratskeller.server.tables.views import table_for, viewing_seat


class Broadcaster:
    """The listeners of one table. It reads the state that a session changes, and sends each listener what it may see."""

    def __init__(self, state: TableState, cluster_presence: ClusterPresence) -> None:
        """Broadcast `state` to nobody yet."""
        self.listeners: set[Listener] = set()
        self.presence = Presence(state, self.listeners, cluster_presence)
        self._state = state
        # Of the public position, and of the one with a draft
        self._views: list[Views] = []

    def add(self, listener: Listener, entries: Sequence[EntryRow], storage: str | None) -> None:
        """Add a listener and send it the table, `entries`, what is wrong with the storage, and who is present."""
        listener.put(self._message(listener.guest, listener.wanted, entries))
        listener.sent_ply = self._state.visible_to(mine(self._state.seats, listener.guest))[0].ply
        if storage is not None:
            listener.put(storage)
        self.listeners.add(listener)
        self.presence.begin(listener)

    def remove(self, listener: Listener) -> None:
        """Remove a listener that has gone."""
        self.listeners.discard(listener)
        self.presence.changed()

    def close(self, problem: Problem) -> None:
        """Remove all listeners and send them why."""
        for listener in self.listeners:
            listener.put(problem)
        self.listeners.clear()

    def send(self, message: str) -> None:
        """Send a message to all listeners."""
        for listener in list(self.listeners):
            self.send_to(listener, message)

    def send_to(self, listener: Listener, message: str | Problem) -> None:
        """Send a message to one listener. One that can't take it is removed: its socket ends."""
        if not listener.put(message):
            self.listeners.discard(listener)

    def publish(self, entries: Sequence[EntryRow], *, played: bool = False) -> None:
        """Send all listeners the entries that are new to them, and the table as it is now.

        After a mere answer (`played`) nothing is sent to those who may not know of it.
        """
        self.presence.changed()
        state = self._state
        # Those who see the same get the same bytes
        messages: dict[tuple[tuple[int, ...], int | None, bool, int], str] = {}
        for listener in list(self.listeners):
            if (problem := permissions.view_refusal(state.access, state.seats, listener.guest)) is not None:
                listener.put(problem)
                self.listeners.discard(listener)
                continue
            held = mine(state.seats, listener.guest)
            sent, listener.sent_ply = listener.sent_ply, state.visible_to(held)[0].ply
            if played and sent == listener.sent_ply:
                continue
            hosting = listener.guest == state.access.host
            key = (tuple(held), viewing_seat(held, state.position.actor, listener.wanted), hosting, sent)
            if key not in messages:
                fresh = [entry for entry in entries if entry.ply > sent]
                messages[key] = self._message(listener.guest, listener.wanted, fresh)
            self.send_to(listener, messages[key])

    def table_for(self, guest: str | None, wanted: int | None) -> schemas.Table:
        """Return the table as it is in memory for a guest, from the seat `wanted` if it is theirs."""
        state = self._state
        held, hosting = mine(state.seats, guest), guest is not None and guest == state.access.host
        row, position = state.visible_to(held)
        seat = viewing_seat(held, position.actor, wanted)
        status = status_for(row, state.seats, position, state.status, held, state.server_clock.now())
        return table_for(
            row,
            state.seats,
            position,
            self._views_of(position),
            held=held,
            seat=seat,
            seed=state.seed,
            access=state.access,
            conduct=status,
            hosting=hosting,
        )

    def update_for(self, guest: str, wanted: int | None, entries: Sequence[EntryRow]) -> schemas.Update:
        """Return the table for a guest, with those of some entries that they may see."""
        table, row = self.table_for(guest, wanted), self._state.row
        visible = entry_log.visible_entries(table.mine, entries, row.public_ply)
        return schemas.Update([entry_log.entry_for(entry, row.game, table.seat) for entry in visible], table)

    def _message(self, guest: str, wanted: int | None, entries: Sequence[EntryRow]) -> str:
        update = self.update_for(guest, wanted, entries)
        return msgspec.json.encode(schemas.LiveEntries(update.entries, update.table)).decode()

    def _views_of(self, position: Position) -> Views:
        """Return how a position looks to each seat. It is found out once, until somebody answers."""
        current = (self._state.position, self._state.public.position)
        self._views = [it for it in self._views if any(it.is_current(one) for one in current)]
        found = next((it for it in self._views if it.is_current(position)), None)
        if found is None:
            found = Views(position)
            self._views.append(found)
        return found


def storage_message(store: Store) -> str:
    """Return what every listener is sent when the storage fails or works again."""
    trouble = store.trouble
    message = schemas.LiveStorage(None, "") if trouble is None else schemas.LiveStorage(trouble.code, trouble.message)
    return msgspec.json.encode(message).decode()
