"""Who watches a table, and what each of them is sent: every message that leaves for a socket of the table is made here."""

import asyncio
import hashlib
from collections.abc import Callable, Sequence

import msgspec

from ratskeller.core.position import Position
from ratskeller.core.views import Views
from ratskeller.server.async_queue import UnboundedQueue
from ratskeller.server.cluster.presence import ClusterPresence
from ratskeller.server.db.store import Store
from ratskeller.server.errors import Problem
from ratskeller.server.tables import permissions, schemas, views
from ratskeller.server.tables.clocks import ServerClock
from ratskeller.server.tables.entry_log import EntryRow
from ratskeller.server.tables.open_table import OpenTable
from ratskeller.server.tables.queries import SeatRow, mine
from ratskeller.server.tables.schemas import MOST_NAMED, LivePresence, Onlooker

MOST_WAITING = 64

PRESENCE_SECONDS = 1.0
"""So long after a change it is sent, with everything that has changed meanwhile. A guest who reloads a page was never away."""


class TooSlow(Exception):
    """The listener did not take its messages in time. It has to connect again and resume."""


class Listener:
    """One socket: its guest, the seat they asked for, and the messages that wait for it."""

    def __init__(
        self,
        guest: str,
        wanted: int | None,
        name: str = "",
        wants_chat: bool = False,
        is_present: bool = True,
        wants_notes: bool = False,
        thinks: bool = False,
    ) -> None:
        """Make a listener for a guest who wants to see the table from the seat `wanted`.

        `wants_chat`: also send who is present and what they say. Where it is not `is_present`, its window is behind others: it gets
        everything, but counts as away. `wants_notes`: send when the guest's own notes change; never to programs.
        `thinks`: bots may think there, where the server allows it.
        """
        self.guest = guest
        self.wanted = wanted
        self.name = name
        self.wants_chat = wants_chat
        self.is_present = is_present
        self.wants_notes = wants_notes
        self.thinks = thinks
        self.sent_ply = -1
        """The last entry that was sent."""
        self.sent_presence = ""
        """The last message about who is present."""
        self._waiting: UnboundedQueue[str | Problem] = UnboundedQueue()
        self._lost = False

    def put(self, message: str | Problem) -> bool:
        """Queue a message and return True; False when the queue is full: this message and all that follow are lost.

        A problem is the last message: why the socket is closed.
        """
        if len(self._waiting) < MOST_WAITING:
            self._waiting.put_nowait(message)
        else:
            self._lost = True
        return not self._lost

    async def get(self) -> str:
        """Return the next message. Raises `TooSlow` once some are lost, and the `Problem` for which the socket is closed."""
        if self._lost:
            raise TooSlow
        message = await self._waiting.get()
        if isinstance(message, Problem):
            raise message
        return message


class Presence:
    """Who has one table open, in however many windows and through whichever process."""

    def __init__(
        self, table: Callable[[], OpenTable], listeners: set[Listener], cluster_presence: ClusterPresence
    ) -> None:
        self._table = table
        self._listeners = listeners
        self._cluster_presence = cluster_presence
        self._due: asyncio.TimerHandle | None = None

    def begin(self, listener: Listener) -> None:
        """Send a new listener at once who is present, and the others soon."""
        if listener.wants_chat:
            self._send(listener, self._message())
        self.changed()

    def changed(self) -> None:
        """Send soon who is present now, to those for whom it makes a difference."""
        if self._due is None and self._listeners:
            self._due = asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._send_all)

    def renamed(self, guest: str, name: str) -> None:
        for listener in self._listeners:
            if listener.guest == guest:
                listener.name = name
        self.changed()

    def guests(self) -> set[str]:
        return {*self._names()}

    def _send_all(self) -> None:
        self._due = None
        listeners = [it for it in self._listeners if it.wants_chat]
        message = self._message() if listeners else ""
        for listener in listeners:
            self._send(listener, message)

    def _send(self, listener: Listener, message: str) -> None:
        if listener.sent_presence == message:
            return
        listener.sent_presence = message
        if not listener.put(message):
            self._listeners.discard(listener)

    def _message(self) -> str:
        names, table = self._names(), self._table()
        seats = [seat.seat for seat in table.seats if seat.guest in names]
        onlookers = _onlookers(table.row.id, names, table.seats)
        return msgspec.json.encode(LivePresence(seats, onlookers[:MOST_NAMED], len(onlookers))).decode()

    def _names(self) -> dict[str, str]:
        own = {listener.guest: listener.name for listener in self._listeners if listener.is_present}
        return {**self._cluster_presence.guests_at(self._table().row.id), **own}


def _onlookers(table_id: str, names: dict[str, str], seats: Sequence[SeatRow]) -> list[Onlooker]:
    players = {seat.guest for seat in seats}
    found = [Onlooker(person(table_id, guest), name) for guest, name in names.items() if guest not in players]
    return sorted(found, key=lambda onlooker: (onlooker.name.casefold(), onlooker.person))


def person(table_id: str, guest: str) -> str:
    """Return what a guest is called in messages at one table. Nobody can recognise them by it at another one."""
    return hashlib.sha256(f"{table_id}/{guest}".encode()).hexdigest()[:16]


class Broadcaster:
    """The listeners of one table. It reads the table that a session changes, and sends each listener what it may see."""

    def __init__(
        self, table: Callable[[], OpenTable], server_clock: ServerClock, cluster_presence: ClusterPresence
    ) -> None:
        """Broadcast what `table` returns to nobody yet."""
        self.listeners: set[Listener] = set()
        self.presence = Presence(table, self.listeners, cluster_presence)
        self._table = table
        self._server_clock = server_clock
        # Of the public position, and of the one with a draft
        self._views: list[Views] = []

    def add(self, listener: Listener, entries: Sequence[EntryRow], storage: str | None) -> None:
        listener.put(self._message(listener.guest, listener.wanted, entries))
        table = self._table()
        listener.sent_ply = table.visible_to(mine(table.seats, listener.guest))[0].ply
        if storage is not None:
            listener.put(storage)
        self.listeners.add(listener)
        self.presence.begin(listener)

    def remove(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.presence.changed()

    def close(self, problem: Problem) -> None:
        for listener in self.listeners:
            listener.put(problem)
        self.listeners.clear()

    def send(self, message: str) -> None:
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
        table = self._table()
        # Those who see the same get the same bytes
        messages: dict[tuple[tuple[int, ...], int | None, bool, int], str] = {}
        for listener in list(self.listeners):
            if (problem := permissions.view_refusal(table.access, table.seats, listener.guest)) is not None:
                listener.put(problem)
                self.listeners.discard(listener)
                continue
            held = mine(table.seats, listener.guest)
            sent, listener.sent_ply = listener.sent_ply, table.visible_to(held)[0].ply
            if played and sent == listener.sent_ply:
                continue
            hosting = listener.guest == table.access.host
            key = (tuple(held), views.viewing_seat(held, table.position.actor, listener.wanted), hosting, sent)
            if key not in messages:
                fresh = [entry for entry in entries if entry.ply > sent]
                messages[key] = self._message(listener.guest, listener.wanted, fresh)
            self.send_to(listener, messages[key])

    def table_for(self, guest: str | None, wanted: int | None) -> schemas.Table:
        """Return the table as it is in memory for a guest, from the seat `wanted` if it is theirs."""
        return views.table_for(self._table(), guest, wanted, self._server_clock.now(), self._views_of)

    def update_for(self, guest: str, wanted: int | None, entries: Sequence[EntryRow]) -> schemas.Update:
        shown = self.table_for(guest, wanted)
        return schemas.Update(views.entries_for(self._table().row, shown.mine, shown.seat, entries), shown)

    def _message(self, guest: str, wanted: int | None, entries: Sequence[EntryRow]) -> str:
        update = self.update_for(guest, wanted, entries)
        return msgspec.json.encode(schemas.LiveEntries(update.entries, update.table)).decode()

    def _views_of(self, position: Position) -> Views:
        """Return how a position looks to each seat. It is found out once, until somebody answers."""
        current = (self._table().position, self._table().public.position)
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
