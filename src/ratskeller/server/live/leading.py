"""A review that one leads: whoever looks at the same table is shown the moment at which he is, and may follow. Nothing of it is stored."""

from collections.abc import Callable, Iterable

import msgspec

from ratskeller.server.errors import Problem
from ratskeller.server.live.audience import Listener
from ratskeller.server.wire import leading as wire_leading


class Leading:
    """Who leads at a table. He does so as long as one of his windows is connected."""

    def __init__(self, listeners: Iterable[Listener], tell: Callable[[str], None]) -> None:
        """Lead those `listeners`, who are told by `tell`."""
        self._listeners = listeners
        self._tell = tell
        self._now: wire_leading.LiveLead | None = None
        self._guest: str | None = None

    @property
    def message(self) -> str | None:
        """What somebody who comes later is told; None while nobody leads."""
        return None if self._now is None else msgspec.json.encode(self._now).decode()

    def lead(self, guest: str, seat: int | None, name: str, shown: wire_leading.NewLead) -> wire_leading.LiveLead:
        """Show a moment to everybody who looks, as the first who does, or as the one who leads already.

        Whoever has a seat may take over from one who has none. Raises `Problem` while somebody else leads, and where none of the guest's
        windows is connected: his leaving would not be noticed.
        """
        if not any(listener.guest == guest for listener in self._listeners):
            raise Problem(409, "not-looking", "Only somebody who looks at the table can show it to the others.")
        now = self._now
        if now is not None and self._guest != guest and (seat is None or now.seat is not None):
            raise Problem(409, "led", f"{now.name} is showing this game already.", name=now.name)
        self._guest = guest
        self._now = wire_leading.LiveLead(shown.lead, name, seat, shown.at, shown.within, shown.eyes)
        self._tell(msgspec.json.encode(self._now).decode())
        return self._now

    def end(self, guest: str, lead: str) -> None:
        """End a lead. One that is another's, or over, is left alone."""
        if self._now is not None and self._guest == guest and self._now.lead == lead:
            self._end()

    def left(self, guest: str) -> None:
        """Note that one of a guest's windows has gone: with his last one ends his lead."""
        if self._guest == guest and not any(listener.guest == guest for listener in self._listeners):
            self._end()

    def _end(self) -> None:
        now, self._now, self._guest = self._now, None, None
        if now is not None:
            self._tell(msgspec.json.encode(wire_leading.LiveLeadOver(now.lead)).decode())
