"""Who has a table open: players by their seats, and onlookers by name."""

import asyncio
import hashlib
from collections.abc import Sequence

import msgspec

from ratskeller.server.cluster.presence import ClusterPresence
from ratskeller.server.tables.listener import Listener
from ratskeller.server.tables.presence_schemas import MOST_NAMED, LivePresence, Onlooker
from ratskeller.server.tables.queries import SeatRow
from ratskeller.server.tables.state import TableState

SECONDS = 1.0
"""So long after a change it is sent, with everything that has changed meanwhile. A guest who reloads a page was never away."""


class Presence:
    """Who has one table open, in however many windows and through whichever process."""

    def __init__(self, state: TableState, listeners: set[Listener], cluster_presence: ClusterPresence) -> None:
        """Tell these listeners of a table who is present, also through other processes."""
        self._state = state
        self._listeners = listeners
        self._cluster_presence = cluster_presence
        self._due: asyncio.TimerHandle | None = None

    def begin(self, listener: Listener) -> None:
        """Send a new listener at once who is present, and the others soon."""
        self._send(listener, self._message())
        self.changed()

    def changed(self) -> None:
        """Send soon who is present now, to those for whom it makes a difference."""
        if self._due is None and self._listeners:
            self._due = asyncio.get_running_loop().call_later(SECONDS, self._send_all)

    def renamed(self, guest: str, name: str) -> None:
        """Take over the new name of a guest."""
        for listener in self._listeners:
            if listener.guest == guest:
                listener.name = name
        self.changed()

    def guests(self) -> set[str]:
        """Return who is present."""
        return {*self._names()}

    def _send_all(self) -> None:
        self._due = None
        message = self._message()
        for listener in list(self._listeners):
            self._send(listener, message)

    def _send(self, listener: Listener, message: str) -> None:
        if not listener.wants_chat or listener.sent_presence == message:
            return
        listener.sent_presence = message
        if not listener.put(message):
            self._listeners.discard(listener)

    def _message(self) -> str:
        names, table = self._names(), self._state
        seats = [seat.seat for seat in table.seats if seat.guest in names]
        onlookers = _onlookers(table.id, names, table.seats)
        return msgspec.json.encode(LivePresence(seats, onlookers[:MOST_NAMED], len(onlookers))).decode()

    def _names(self) -> dict[str, str]:
        """Return the names of all guests who are present, by id."""
        own = {listener.guest: listener.name for listener in self._listeners if listener.is_present}
        return {**self._cluster_presence.guests_at(self._state.id), **own}


def _onlookers(table_id: str, names: dict[str, str], seats: Sequence[SeatRow]) -> list[Onlooker]:
    players = {seat.guest for seat in seats}
    found = [Onlooker(person(table_id, guest), name) for guest, name in names.items() if guest not in players]
    return sorted(found, key=lambda onlooker: (onlooker.name.casefold(), onlooker.person))


def person(table_id: str, guest: str) -> str:
    """Return what a guest is called in messages at one table. Nobody can recognise them by it at another one."""
    return hashlib.sha256(f"{table_id}/{guest}".encode()).hexdigest()[:16]
