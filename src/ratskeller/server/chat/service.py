"""What is said at a table: who may say and read what, and to whom it is told.

Those who play speak at the table, those who look on in the gallery. Everybody reads the table; the gallery may know better, so that
players read it once the game is over.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Self

import msgspec

from ratskeller.server.accounts.moderation import Muted, check_not_muted
from ratskeller.server.chat import queries as talk
from ratskeller.server.chat import schemas as wire_talk
from ratskeller.server.chat.queries import LineRow, NewLineRow
from ratskeller.server.chat.schemas import Room
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.timestamps import minutes_ago, now
from ratskeller.server.errors import Problem
from ratskeller.server.tables.extensions import Channel
from ratskeller.server.tables.listener import Listener
from ratskeller.server.tables.presence import person
from ratskeller.server.tables.queries import mine
from ratskeller.server.tables.session import TableSession

BACK_MINUTES = 5
"""For so long a line can be taken back."""


class Chat(Channel[TableSession]):
    """The chat at one table."""

    def __init__(self, session: TableSession) -> None:
        """Chat at this table."""
        super().__init__(session)
        self._store = session.store
        self._spreading = asyncio.Lock()
        self.edition: int | None = None
        """Up to here everything has been told to those who listen; None as long as nobody did."""

    async def page(self, guest: str, room: Room, before: int) -> wire_talk.Talk:
        """Return what a guest may read of a room before a line. Raises `Problem` where he may not."""
        await self.session.refresh()
        rooms, table_id = self._rooms(guest), self.session.id
        if room not in rooms:
            raise Problem(403, "closed-room", "Players read what onlookers say once the game is over.", room=room)
        lines, more = await self._store.read(lambda connection: talk.page(connection, table_id, guest, room, before))
        silenced = await self._store.read(lambda connection: talk.silenced(connection, table_id, guest))
        shown = [self._shown(line) for line in lines]
        return wire_talk.Talk(room, shown, more, rooms, self._own(guest), person(table_id, guest), silenced)

    async def say(self, guest: str, new: wire_talk.NewLine) -> wire_talk.Line:
        """Store a line, tell it to all who may read it, and return it. Raises `Problem` for one that says nothing."""
        text = None if new.text is None else talk.plain(new.text)
        if (text is None) == (new.phrase is None) or text == "":
            message = f"text: give 1 to {wire_talk.LONGEST_LINE} visible characters, or a phrase instead."
            raise Problem(400, "bad-request", message, field="text")
        await self.session.refresh()
        seats = mine(self.session.seats, guest)
        seat = seats[0] if seats else None
        row = NewLineRow(self._own(guest), guest, new.key, seat, text, new.phrase, self.session.row.public_ply, now())
        line = await self._stored(row)
        await self.refresh()
        return self._shown(line)

    async def _stored(self, row: NewLineRow) -> LineRow:
        say = talk.say(self.session.id, row)

        def write(connection: Connection) -> LineRow:
            check_not_muted(connection, row.guest)
            return say(connection)

        try:
            return await self._store.write(write)
        except Muted as error:
            raise Problem(403, "muted", "Whoever runs this site lets you say nothing any more.") from error

    async def take_back(self, guest: str, back: wire_talk.LineBack) -> wire_talk.Line:
        """Take back a line of a guest, and tell it to all who may have read it. Raises `Problem` where he can't."""
        table_id = self.session.id
        line = await self._line(back)
        # What he may not read he does not get to know of either
        if line is None or (line.guest != guest and line.room not in self._rooms(guest)):
            raise Problem(404, "unknown-line", "There is no such line.", number=back.number)
        if line.guest != guest:
            raise Problem(403, "not-your-line", "This line is somebody else's.", number=back.number)
        if line.text is None and line.phrase is None:
            return self._shown(line)
        if line.at < minutes_ago(BACK_MINUTES):
            message = f"A line can be taken back for {BACK_MINUTES} minutes."
            raise Problem(409, "line-too-old", message, number=back.number)
        await self._store.write(talk.take_back(table_id, back.room, back.number))
        await self.refresh()
        return self._shown(msgspec.structs.replace(line, text=None, phrase=None))

    async def silence(self, guest: str, wanted: wire_talk.NewSilence) -> list[wire_talk.Silenced]:
        """Set what a guest reads of somebody, and return whom he has silenced. Raises `Problem` where nobody is meant."""
        table_id = self.session.id
        known = await self._store.read(lambda connection: talk.meant(connection, table_id, guest))
        others = {*known, *self.session.broadcaster.presence.guests()} - {guest}
        other = next((it for it in others if person(table_id, it) == wanted.person), None)
        if other is None:
            raise Problem(404, "unknown-person", "There is nobody like that at this table.")
        await self._store.write(talk.silence(table_id, guest, other, wanted.silence))
        return await self._store.read(lambda connection: talk.silenced(connection, table_id, guest))

    async def joined(self, listener: Listener) -> None:
        """Tell somebody who has just come the last line of each room that he may read."""
        if not listener.talks:
            return
        table_id = self.session.id
        if self.edition is None:
            self.edition = await self._store.read(lambda connection: talk.edition(connection, table_id))
        last = await self._store.read(talk.last(table_id, listener.guest, self._rooms(listener.guest)))
        self._put(listener, last, news=False)

    async def refresh(self) -> None:
        """Tell what is new in any room to those who listen and may read it."""
        if self.edition is None:
            return
        async with self._spreading:
            table_id, edition = self.session.id, self.edition
            lines = await self._store.read(lambda connection: talk.since(connection, table_id, edition))
            if not lines:
                return
            unheard = await self._store.read(talk.unheard(table_id, sorted({line.guest for line in lines})))
            self.edition = lines[-1].edition
        for listener in list(self.session.listeners):
            rooms = self._rooms(listener.guest)
            heard = [line for line in lines if line.room in rooms and (line.guest, listener.guest) not in unheard]
            if heard and listener.talks:
                self._put(listener, heard, news=True)

    @classmethod
    def outdated(cls, channels: Iterable[Self]) -> Callable[[Connection], list[str]]:
        """Return a read that finds the tables where something was said or taken back through another process."""
        known = [(it.session.id, it.edition) for it in channels if it.edition is not None]
        return lambda connection: talk.changed(connection, known)

    async def _line(self, back: wire_talk.LineBack) -> LineRow | None:
        await self.session.refresh()
        return await self._store.read(lambda connection: talk.line(connection, self.session.id, back.room, back.number))

    def _put(self, listener: Listener, lines: Sequence[LineRow], news: bool) -> None:
        told = wire_talk.LiveTalk([self._shown(line) for line in lines], news)
        if not listener.put(msgspec.json.encode(told).decode()):
            self.session.listeners.discard(listener)

    def _own(self, guest: str) -> Room:
        return "table" if mine(self.session.seats, guest) else "gallery"

    def _rooms(self, guest: str) -> list[Room]:
        """Return what a guest may read."""
        is_open = self.session.row.over or self._own(guest) == "gallery"
        return ["table", "gallery"] if is_open else ["table"]

    def _shown(self, line: LineRow) -> wire_talk.Line:
        who = person(self.session.id, line.guest)
        return wire_talk.Line(
            line.room, line.number, who, line.name, line.seat, line.text, line.phrase, line.ply, line.at
        )
