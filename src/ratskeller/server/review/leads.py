"""Leads of reviews: one person shows others at the same table the moment that they are looking at.

A lead ends when the last window of its leader closes, in whichever server process it was open. Several processes share a lead through
the database; a single process stores nothing. A stored lead that can't be read counts as none.
"""

import msgspec

from ratskeller.server.accounts.guests import Guest
from ratskeller.server.cluster import presence
from ratskeller.server.db.rows import unreadable
from ratskeller.server.db.schema.features import Lead
from ratskeller.server.errors import Problem
from ratskeller.server.review.schemas import LiveLead, LiveLeadOver, NewLead
from ratskeller.server.tables.broadcaster import Listener
from ratskeller.server.tables.moments import check_over, length_at
from ratskeller.server.tables.queries import mine
from ratskeller.server.tables.session import Channel, TableSession


class LeadChannel(Channel):
    """The lead at one table, if any. It lasts as long as a window of its leader is connected."""

    def __init__(self, session: TableSession) -> None:
        super().__init__(session)
        self._table = session.id
        self._store = session.store
        self._elsewhere = session.cluster_presence
        self._elsewhere.leads[session.id] = self
        self._lead: Lead | None = None
        # Whether the lead is stored, so that other processes know it
        self._is_stored = False

    @property
    def unstored(self) -> Lead | None:
        return None if self._is_stored else self._lead

    async def joined(self, listener: Listener) -> None:
        if self._lead is not None:
            listener.put(self._lead.shown)

    async def lead(self, guest: Guest, shown: NewLead) -> LiveLead:
        """Show a moment to everybody who watches the table. Raises `Problem` before the game is over, or while somebody else leads."""
        session = self.session
        async with session.locked_fresh():
            check_over(session.table, shown.eyes if isinstance(shown.eyes, int) else None)
            length_at(session.position, shown.at)
            seat = next(iter(mine(session.seats, guest.id)), None)
            name = guest.name if seat is None else session.seats[seat].name
            return await self._show(guest.id, seat, name, shown)

    async def _show(self, guest: str, seat: int | None, name: str, shown: NewLead) -> LiveLead:
        """Begin or continue a lead. A player may take over from a spectator.

        Raises `Problem` while somebody else leads, or if the guest has no connected window here, since nobody would notice when they leave.
        """
        message = LiveLead(shown.lead, name, seat, shown.at, shown.within, shown.eyes)
        lead = Lead(guest, msgspec.json.encode(message).decode())
        if self._elsewhere.node.is_alone:
            self._check(guest, seat)
            self._set(lead, is_stored=False)
        else:
            await self._store_lead(lead, seat)
            # It may have been sent already, by a process that has read it from the database
            self.take_over(lead)
        return message

    async def end(self, guest: str, key: str) -> None:
        lead = self._lead
        if not self._elsewhere.node.is_alone:
            lead = await self._store.read(presence.lead_at, self._table) or lead
        shown = None if lead is None or lead.guest_id != guest else _read(lead)
        if lead is None or shown is None or shown.lead != key:
            return
        if not self._elsewhere.node.is_alone:
            await self._store.write(presence.end_lead, self._elsewhere.node.id, self._table, lead)
        if self._lead is not None and self._lead.guest_id == guest:
            self._end()

    def left(self, listener: Listener) -> None:
        """End the lead of a guest whose last window has closed."""
        del listener
        # They may have a window in another process, which the database knows
        if self._elsewhere.node.is_alone or not self._is_stored:
            self.end_without_leader()

    def end_without_leader(self) -> None:
        if self._lead is not None and self._lead.guest_id not in self._here():
            self._end()

    def take_over(self, stored: Lead | None) -> None:
        """Follow the stored lead. None ends the current lead, unless it is not stored yet."""
        if stored is not None and stored == self._lead:
            self._is_stored = True
        elif stored is not None and _read(stored) is not None:
            self._set(stored, is_stored=True)
        elif self._is_stored:
            self._end()

    async def _store_lead(self, lead: Lead, seat: int | None) -> None:
        """Store a lead, so that all processes show the same one. Raises `Problem`."""
        node, here = self._elsewhere.node.id, self._here()
        try:
            await self._store.write(presence.begin_lead, node, self._table, lead, here, lambda it: _yields(it, seat))
        except presence.NotPresent as error:
            raise _not_looking() from error
        except presence.LedByAnother as error:
            self.take_over(error.lead)
            raise _led(error.lead) from error

    def _check(self, guest: str, seat: int | None) -> None:
        if guest not in self._here():
            raise _not_looking()
        if self._lead is not None and self._lead.guest_id != guest and not _yields(self._lead, seat):
            raise _led(self._lead)

    def _here(self) -> set[str]:
        return {listener.guest for listener in self.session.listeners}

    def _set(self, lead: Lead, *, is_stored: bool) -> None:
        self._lead, self._is_stored = lead, is_stored
        self.session.broadcaster.send(lead.shown)

    def _end(self) -> None:
        lead, self._lead, self._is_stored = self._lead, None, False
        if lead is not None and (shown := _read(lead)) is not None:
            self.session.broadcaster.send(msgspec.json.encode(LiveLeadOver(shown.lead)).decode())


def _read(lead: Lead) -> LiveLead | None:
    """Return what a lead shows, None if somebody has broken it by hand."""
    try:
        return msgspec.json.decode(lead.shown, type=LiveLead)
    except msgspec.DecodeError:
        unreadable("shown of a Lead")
        return None


def _yields(lead: Lead, seat: int | None) -> bool:
    shown = _read(lead)
    return shown is None or (seat is not None and shown.seat is None)


def _not_looking() -> Problem:
    return Problem(409, "not-looking", "Only someone who is watching the table can show it to the others.")


def _led(lead: Lead) -> Problem:
    shown = _read(lead)
    name = "" if shown is None else shown.name
    return Problem(409, "led", f"{name} is already showing this game.", name=name)
