"""A review that one leads: whoever looks at the same table is shown the moment at which he is, and may follow.

It is over with the last window of whoever leads, through whichever server process that looked. Where there are several, what they show
is what is stored; where there is one, nothing of it is.
"""

import msgspec

from ratskeller.server.accounts.guests import Guest
from ratskeller.server.cluster import presence_queries
from ratskeller.server.cluster.presence_queries import Lead
from ratskeller.server.errors import Problem, wrong_seat
from ratskeller.server.review.lead_schemas import LiveLead, LiveLeadOver, NewLead
from ratskeller.server.tables import inspection
from ratskeller.server.tables.extensions import Channel
from ratskeller.server.tables.listener import Listener
from ratskeller.server.tables.queries import mine
from ratskeller.server.tables.session import TableSession


class Leads(Channel[TableSession]):
    """Who leads at a table. He does so as long as one of his windows is connected."""

    def __init__(self, session: TableSession) -> None:
        """Lead those who look at this table through any process."""
        super().__init__(session)
        self._table = session.id
        self._store = session.store
        self._elsewhere = session.cluster_presence
        self._elsewhere.leads[session.id] = self
        self._now: Lead | None = None
        # Whether the other processes know of it
        self._is_told = False

    @property
    def untold(self) -> Lead | None:
        """What is shown here and not stored yet."""
        return None if self._is_told else self._now

    async def joined(self, listener: Listener) -> None:
        """Show a new listener what is shown."""
        if self._now is not None:
            listener.put(self._now.shown)

    async def lead(self, guest: Guest, shown: NewLead) -> LiveLead:
        """Show a moment of the game to everybody who looks. Raises `Problem` before it is over, and where somebody else leads."""
        session = self.session
        async with session.locked_fresh():
            inspection.check_over(session)
            inspection.length_at(session.position, shown.at)
            if isinstance(shown.eyes, int) and shown.eyes >= len(session.seats):
                raise wrong_seat(shown.eyes)
            seat = next(iter(mine(session.seats, guest.id)), None)
            name = guest.name if seat is None else session.seats[seat].name
            return await self._lead(guest.id, seat, name, shown)

    async def _lead(self, guest: str, seat: int | None, name: str, shown: NewLead) -> LiveLead:
        """Show a moment to everybody who looks, as the first who does, or as the one who leads already.

        Whoever has a seat may take over from one who has none. Raises `Problem` while somebody else leads, and where none of the guest's
        windows is connected: his leaving would not be noticed.
        """
        told = LiveLead(shown.lead, name, seat, shown.at, shown.within, shown.eyes)
        lead = Lead(guest, msgspec.json.encode(told).decode())
        if self._elsewhere.node.is_alone:
            self._check(guest, seat)
            self._show(lead, is_told=False)
        else:
            await self._agree(lead, seat)
            # It may have been shown since it was stored, by somebody who looked there
            self.take_over(lead)
        return told

    async def end(self, guest: str, key: str) -> None:
        """End a lead. One that is another's, or over, is left alone."""
        lead = self._now
        if not self._elsewhere.node.is_alone:
            lead = await self._store.read(lambda connection: presence_queries.lead_at(connection, self._table)) or lead
        if lead is None or lead.guest != guest or _read(lead).lead != key:
            return
        if not self._elsewhere.node.is_alone:
            await self._store.write(presence_queries.end_lead(self._elsewhere.node.id, self._table, lead))
        if self._now is not None and self._now.guest == guest:
            self._end()

    def left(self, listener: Listener) -> None:
        """End the lead of a guest whose last window has gone."""
        guest = listener.guest
        if self._now is None or self._now.guest != guest or guest in self._here():
            return
        # He may look through another process: then what is stored tells
        if self._elsewhere.node.is_alone or not self._is_told:
            self._end()

    def take_over(self, stored: Lead | None) -> None:
        """Show what is stored, None: nothing, if the other processes knew of what is shown here."""
        if stored is None:
            if self._is_told:
                self._end()
        elif stored != self._now:
            self._show(stored, is_told=True)
        else:
            self._is_told = True

    async def _agree(self, lead: Lead, seat: int | None) -> None:
        """Store what is shown, as all processes show it. Raises `Problem`."""
        node, here = self._elsewhere.node.id, self._here()
        try:
            await self._store.write(
                presence_queries.begin_lead(node, self._table, lead, here, lambda it: _yields(it, seat))
            )
        except presence_queries.NotPresent as error:
            raise _not_looking() from error
        except presence_queries.LedByAnother as error:
            self.take_over(error.lead)
            raise _led(error.lead) from error

    def _check(self, guest: str, seat: int | None) -> None:
        if guest not in self._here():
            raise _not_looking()
        if self._now is not None and self._now.guest != guest and not _yields(self._now, seat):
            raise _led(self._now)

    def _here(self) -> set[str]:
        return {listener.guest for listener in self.session.listeners}

    def _show(self, lead: Lead, *, is_told: bool) -> None:
        self._now, self._is_told = lead, is_told
        self.session.broadcaster.send(lead.shown)

    def _end(self) -> None:
        now, self._now, self._is_told = self._now, None, False
        if now is not None:
            self.session.broadcaster.send(msgspec.json.encode(LiveLeadOver(_read(now).lead)).decode())


def _read(lead: Lead) -> LiveLead:
    return msgspec.json.decode(lead.shown, type=LiveLead)


def _yields(lead: Lead, seat: int | None) -> bool:
    """Tell whether whoever has this seat may take over a lead."""
    return seat is not None and _read(lead).seat is None


def _not_looking() -> Problem:
    return Problem(409, "not-looking", "Only somebody who looks at the table can show it to the others.")


def _led(lead: Lead) -> Problem:
    name = _read(lead).name
    return Problem(409, "led", f"{name} is showing this game already.", name=name)
