"""Chat at a table: who may write and read where, and who gets which lines.

Players write in the room `table`, spectators in the `gallery`. Everybody reads `table`. Spectators could give hints, so players read the
gallery only after the game.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Self

import msgspec

from ratskeller.core.plain_text import plain_text
from ratskeller.server.accounts.moderation import Muted
from ratskeller.server.chat import queries
from ratskeller.server.chat.queries import LineRow
from ratskeller.server.chat.schemas import LONGEST_LINE, Line, LineBack, LiveTalk, NewLine, NewSilence, Silenced, Talk
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.schema.features import ChatLines, Room
from ratskeller.server.db.timestamps import minutes_ago, now
from ratskeller.server.errors import Problem
from ratskeller.server.tables.broadcaster import Listener, person
from ratskeller.server.tables.queries import mine
from ratskeller.server.tables.session import Channel, TableSession

BACK_MINUTES = 5
"""How long a line can be taken back."""


class ChatChannel(Channel):
    """The chat at one table."""

    def __init__(self, session: TableSession) -> None:
        super().__init__(session)
        self._lock = asyncio.Lock()
        self.edition: int | None = None
        """Everything up to this edition was sent to the listeners; None before there were any."""

    async def page(self, guest: str, room: Room, before: int) -> Talk:
        """Return the lines of a room before a number. Raises `Problem` if the guest may not read the room."""
        await self.session.refresh()
        rooms, table_id = self._rooms(guest), self.session.id
        if room not in rooms:
            raise Problem(403, "closed-room", "Players can read the spectators' chat once the game is over.", room=room)
        lines, more = await self.session.store.read(queries.page, table_id, guest, room, before)
        silenced = await self.session.store.read(queries.silenced, table_id, guest)
        return Talk(
            room, [self._line(line) for line in lines], more, rooms, self._own(guest), person(table_id, guest), silenced
        )

    async def say(self, guest: str, new: NewLine) -> Line:
        """Store a line, send it to everybody who may read it, and return it. Raises `Problem` for an empty line."""
        text = None if new.text is None else plain_text(new.text)
        if (text is None) == (new.phrase is None) or text == "":
            message = f"text: give 1 to {LONGEST_LINE} visible characters, or a phrase instead."
            raise Problem(400, "bad-request", message, field="text")
        await self.session.refresh()
        seats = mine(self.session.seats, guest)
        seat = seats[0] if seats else None
        row = ChatLines(
            table_id=self.session.id, room=self._own(guest), guest_id=guest, key=new.key, seat=seat, text=text,
            phrase=new.phrase, ply=self.session.row.public_ply, at=now(),
        )  # fmt: skip
        try:
            line = await self.session.store.write(queries.say, row)
        except Muted as error:
            raise Problem(403, "muted", "The operator of this site has muted you.") from error
        await self.refresh()
        return self._line(line)

    async def take_back(self, guest: str, back: LineBack) -> Line:
        """Take back a line of a guest, and tell everybody who may have read it. Raises `Problem`."""
        table_id = self.session.id
        line = await self._stored_line(back)
        # Nobody learns of lines that they may not read
        if line is None or (line.guest != guest and line.room not in self._rooms(guest)):
            raise Problem(404, "unknown-line", "There is no such message.", number=back.number)
        if line.guest != guest:
            raise Problem(403, "not-your-line", "This message isn't yours.", number=back.number)
        if line.text is None and line.phrase is None:
            return self._line(line)
        if line.at < minutes_ago(BACK_MINUTES):
            message = f"A line can be taken back for {BACK_MINUTES} minutes."
            raise Problem(409, "line-too-old", message, number=back.number)
        await self.session.store.write(queries.take_back, table_id, back.room, back.number)
        await self.refresh()
        return self._line(msgspec.structs.replace(line, text=None, phrase=None))

    async def silence(self, guest: str, wanted: NewSilence) -> list[Silenced]:
        """Set what a guest reads of a person, and return whom they have silenced. Raises `Problem` if there is no such person."""
        table_id = self.session.id
        people = await self.session.store.read(queries.silenceable, table_id, guest)
        others = {*people, *self.session.broadcaster.presence.guests()} - {guest}
        other = next((it for it in others if person(table_id, it) == wanted.person), None)
        if other is None:
            raise Problem(404, "unknown-person", "There is no such person at this table.")
        await self.session.store.write(queries.silence, table_id, guest, other, wanted.silence)
        return await self.session.store.read(queries.silenced, table_id, guest)

    async def joined(self, listener: Listener) -> None:
        if not listener.wants_chat:
            return
        table_id = self.session.id
        if self.edition is None:
            self.edition = await self.session.store.read(queries.edition, table_id)
        last = await self.session.store.read(queries.last_lines, table_id, listener.guest, self._rooms(listener.guest))
        self._put(listener, last, news=False)

    async def refresh(self) -> None:
        """Send new lines to the listeners who may read them."""
        if self.edition is None:
            return
        async with self._lock:
            table_id, edition = self.session.id, self.edition
            lines = await self.session.store.read(queries.since, table_id, edition)
            if not lines:
                return
            silenced = await self.session.store.read(
                queries.silenced_pairs, table_id, sorted({line.guest for line in lines})
            )
            self.edition = lines[-1].edition
        for listener in list(self.session.listeners):
            rooms = self._rooms(listener.guest)
            readable = [line for line in lines if line.room in rooms and (line.guest, listener.guest) not in silenced]
            if readable and listener.wants_chat:
                self._put(listener, readable, news=True)

    @classmethod
    def outdated(cls, channels: Iterable[Self]) -> Callable[[Connection], list[str]]:
        editions = [(it.session.id, it.edition) for it in channels if it.edition is not None]
        return lambda connection: queries.changed(connection, editions)

    async def _stored_line(self, back: LineBack) -> LineRow | None:
        await self.session.refresh()
        return await self.session.store.read(queries.line, self.session.id, back.room, back.number)

    def _put(self, listener: Listener, lines: Sequence[LineRow], news: bool) -> None:
        message = LiveTalk([self._line(line) for line in lines], news)
        if not listener.put(msgspec.json.encode(message).decode()):
            self.session.listeners.discard(listener)

    def _own(self, guest: str) -> Room:
        return "table" if mine(self.session.seats, guest) else "gallery"

    def _rooms(self, guest: str) -> list[Room]:
        is_open = self.session.row.over or self._own(guest) == "gallery"
        return ["table", "gallery"] if is_open else ["table"]

    def _line(self, line: LineRow) -> Line:
        who = person(self.session.id, line.guest)
        return Line(line.room, line.number, who, line.name, line.seat, line.text, line.phrase, line.ply, line.at)
