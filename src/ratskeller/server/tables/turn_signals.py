"""Signals for guests who wait for their turn: something may have changed at one of their tables."""

import asyncio
from collections.abc import Iterable
from weakref import WeakValueDictionary


class TurnSignals:
    """An event for each guest who waits. It goes when nobody waits for it any more."""

    def __init__(self) -> None:
        self._events: WeakValueDictionary[str, asyncio.Event] = WeakValueDictionary()

    def event_of(self, guest: str) -> asyncio.Event:
        """Return the event that is set at the next change. Get it first, then look, then wait, and you miss nothing."""
        event = self._events.get(guest)
        if event is None:
            event = self._events[guest] = asyncio.Event()
        return event

    def notify(self, guests: Iterable[str | None]) -> None:
        """Set the events of these guests."""
        for guest in guests:
            event = None if guest is None else self._events.pop(guest, None)
            if event is not None:
                event.set()
