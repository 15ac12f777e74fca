"""A bell for everybody who waits for his turn: it rings when something may have changed at one of his tables."""

import asyncio
from collections.abc import Iterable
from weakref import WeakValueDictionary


class TurnSignals:
    """The bells of those who wait, by guest; nobody has to give his back."""

    def __init__(self) -> None:
        self._bells: WeakValueDictionary[str, asyncio.Event] = WeakValueDictionary()

    def of(self, guest: str) -> asyncio.Event:
        """Return what is set at the next ringing: get it first, then look, then wait, and nothing is missed."""
        bell = self._bells.get(guest)
        if bell is None:
            bell = self._bells[guest] = asyncio.Event()
        return bell

    def ring(self, guests: Iterable[str | None]) -> None:
        """Let all look who wait for one of these guests."""
        for guest in guests:
            bell = None if guest is None else self._bells.pop(guest, None)
            if bell is not None:
                bell.set()
