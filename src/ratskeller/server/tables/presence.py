"""Who has a table before his eyes: players by their seats, and who looks on."""

import asyncio
import hashlib
from collections.abc import Sequence
from typing import Protocol

import msgspec

from ratskeller.server.cluster.presence import ClusterPresence
from ratskeller.server.tables.listener import Listener
from ratskeller.server.tables.presence_schemas import MOST_NAMED, LivePresence, Onlooker
from ratskeller.server.tables.queries import SeatRow

SECONDS = 1.0
"""So long after a change it is told, with all that changed meanwhile: whoever loads a page anew was never away."""


class Place(Protocol):
    """A table, as far as it matters who is there."""

    id: str
    seats: list[SeatRow]
    listeners: set[Listener]


class Presence:
    """Who has one table open, however many windows and through whichever server process it is open in."""

    def __init__(self, place: Place, elsewhere: ClusterPresence) -> None:
        """Tell those who listen at `place`; others may be there through other processes."""
        self._place = place
        self._elsewhere = elsewhere
        self._due: asyncio.TimerHandle | None = None

    def begin(self, listener: Listener) -> None:
        """Tell somebody who has just come at once, and the others soon."""
        self._put(listener, self._message())
        self.changed()

    def changed(self) -> None:
        """Somebody came, left, sat down or was renamed: tell it soon, if it makes a difference."""
        if self._due is None and self._place.listeners:
            self._due = asyncio.get_running_loop().call_later(SECONDS, self._tell)

    def renamed(self, guest: str, name: str) -> None:
        """Take over the new name of a guest."""
        for listener in self._place.listeners:
            if listener.guest == guest:
                listener.name = name
        self.changed()

    def guests(self) -> set[str]:
        """Return who is here."""
        return {*self._here()}

    def _tell(self) -> None:
        self._due = None
        message = self._message()
        for listener in list(self._place.listeners):
            self._put(listener, message)

    def _put(self, listener: Listener, message: str) -> None:
        if not listener.talks or listener.company == message:
            return
        listener.company = message
        if not listener.put(message):
            self._place.listeners.discard(listener)

    def _message(self) -> str:
        here = self._here()
        seats = [seat.seat for seat in self._place.seats if seat.guest in here]
        onlookers = _onlookers(self._place.id, here, self._place.seats)
        told = LivePresence(seats, onlookers[:MOST_NAMED], len(onlookers))
        return msgspec.json.encode(told).decode()

    def _here(self) -> dict[str, str]:
        own = {listener.guest: listener.name for listener in self._place.listeners if listener.looks}
        return {**self._elsewhere.guests_at(self._place.id), **own}


def _onlookers(table_id: str, here: dict[str, str], seats: Sequence[SeatRow]) -> list[Onlooker]:
    players = {seat.guest for seat in seats}
    found = [Onlooker(person(table_id, guest), name) for guest, name in here.items() if guest not in players]
    return sorted(found, key=lambda onlooker: (onlooker.name.casefold(), onlooker.person))


def person(table_id: str, guest: str) -> str:
    """Return who a guest is at a table, for others: it leads to nobody at another table."""
    return hashlib.sha256(f"{table_id}/{guest}".encode()).hexdigest()[:16]
