"""One running table: its order of answers, its open position, and who looks.

Everything that changes a table happens under its lock, one thing after another, and is told to anybody only once it is on disk.
The position in memory is a cache of options and answers: whenever it may differ from what is stored, it is made anew.
"""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import date
from typing import Literal

import msgspec

from ratskeller import games
from ratskeller.bots.taken import Taken, taken_after
from ratskeller.core.errors import RatskellerError
from ratskeller.core.fair import Contribution, Seed, proof_of, with_proof
from ratskeller.core.position import Chance, Position
from ratskeller.server import wire
from ratskeller.server.db.store import Store
from ratskeller.server.domain import clocks, conduct, doors, fairness, history, outbox, tables
from ratskeller.server.domain import daily as stored_days
from ratskeller.server.domain.clock import now
from ratskeller.server.domain.conduct import Conduct
from ratskeller.server.domain.doors import Door
from ratskeller.server.domain.guests import Guest
from ratskeller.server.domain.history import EntryRow, PlyTaken
from ratskeller.server.domain.lobby import Match
from ratskeller.server.domain.tables import SeatRow, SeatTaken, TableRow, mine
from ratskeller.server.domain.ticking import Clock, Served
from ratskeller.server.errors import Problem, stale_ply, table_closed, unknown_table, wrong_seat
from ratskeller.server.live import daily, lessons, ordering, play, porter
from ratskeller.server.live.almanac import Almanac
from ratskeller.server.live.audience import Listener
from ratskeller.server.live.conducted import conduct_for
from ratskeller.server.live.leading import Leading
from ratskeller.server.live.looking_back import Moment
from ratskeller.server.live.presence import Presence
from ratskeller.server.live.reckoning import Key
from ratskeller.server.live.seeing import invitation_for, seen_from, table_for
from ratskeller.server.live.talk import Talk
from ratskeller.server.live.thinking import Thought
from ratskeller.server.wire import leading as wire_leading
from ratskeller.server.wire.lobby import Invitation

Change = Callable[[sqlite3.Connection, str], None]
"""A write of something that belongs to a table, at a moment."""


class LiveTable:
    """A table in memory. `changed` is called with it after every change, so that bots get their turn."""

    def __init__(
        self,
        table_id: str,
        store: Store,
        changed: "Callable[[LiveTable], None]",
        almanac: Almanac | None = None,
        served: Served | None = None,
    ) -> None:
        """Make the table; `load` must follow. Where the deal of a day is played, chance answers as the almanac says.

        `served` is the server's time, by which clocks go.
        """
        self.id = table_id
        self._used = time.monotonic()
        self.listeners: set[Listener] = set()
        self.leading = Leading(self.listeners, self.tell)
        self.row: TableRow
        self.seats: list[SeatRow] = []
        self.door = Door()
        self.position: Position
        self.conduct = Conduct()
        self.served = Served() if served is None else served
        self._store = store
        self._changed = changed
        self._almanac = almanac
        self._dealer: Chance | None = None
        # What chance follows from at a table that is fair by proof
        self._seed: Seed | None = None
        self._lock = asyncio.Lock()
        self.presence = Presence(self)
        self.talk = Talk(self, store)
        # True while the position in memory may differ from what is stored
        self._doubtful = True

    @property
    def loaded(self) -> bool:
        """Whether the table has been read from the database."""
        return bool(self.seats)

    @property
    def day(self) -> date | None:
        """The day whose deal is played here, None at most tables."""
        return None if self.row.day is None else date.fromisoformat(self.row.day)

    @property
    def is_fair(self) -> bool:
        """Whether its chance can be proved."""
        return self._seed is not None

    @property
    def idle(self) -> float:
        """For how many seconds nobody has looked or answered (0 while somebody does)."""
        busy = self.listeners or self._lock.locked()
        return 0.0 if busy else time.monotonic() - self._used

    def touch(self) -> None:
        """Note that somebody uses the table."""
        self._used = time.monotonic()

    async def load(self) -> None:
        """Read the table from the database if it is not in memory yet. Raises `Problem` if there is none or it can't go on."""
        async with self._settled():
            pass

    async def look(self, guest: str | None, wanted: int | None) -> wire.Table:
        """Return the table as a guest sees it."""
        async with self._settled():
            await self._refresh()
            return self._table(guest, wanted)

    async def check_seen(self, guest: str) -> None:
        """Refuse a guest who may not look at this table. Raises `Problem`."""
        async with self._settled():
            if not porter.may_look(self.door, self.seats, guest):
                # Another process may have let him in
                await self._refresh()
            porter.check(self._almanac, self.row, self.seats, self.door, guest)

    async def check_entered(self, guest: str) -> None:
        """Refuse a guest who may not come in to sit down. Raises `Problem`."""
        async with self._settled():
            await self._refresh()
            if (problem := porter.entering(self.door, self.seats, guest)) is not None:
                raise problem
            daily.check_seen(self._almanac, self.row, self.seats, guest)

    async def record(self) -> str:
        """Return the record of the game. Raises `Problem` before the game is over, since it tells what seats know in secret."""
        async with self._settled():
            await self._refresh()
            if not self.position.over:
                raise Problem(409, "not-over", "The record can be read once the game is over.")
            record = self.position.record()
            return record if self._seed is None else with_proof(record, proof_of(self.position, self._seed))

    async def answer(self, guest: str, given: wire.Answer) -> wire.Update:
        """Take the answer of a seat and return what it did. Raises `Problem`, and nothing has changed then."""
        async with self._settled():
            return self._update(guest, None, await self._answer(guest, given))

    async def take(self, guest: str, given: wire.Answer) -> list[EntryRow]:
        """Take the answer of a seat, for a caller who does not look. Raises `Problem`, and nothing has changed then."""
        async with self._settled():
            return await self._answer(guest, given)

    async def _answer(self, guest: str, given: wire.Answer) -> list[EntryRow]:
        await self._check_turn(guest, given.seat, given.ply)
        lesson = lessons.going_on(self.row, self.position)
        return await self._advance(
            lambda: play.play_line(self.position, given.seat, given.answer, self.row.ply, lesson, self._dealer)
        )

    async def undo(self, guest: str, given: wire.Undo) -> wire.Update:
        """Take answers of the seat to move back. Raises `Problem`, and nothing has changed then."""
        async with self._settled():
            await self._check_turn(guest, given.seat, given.ply)
            entries = await self._advance(lambda: play.take_back(self.position, given.seat, given.to, self.row.ply))
            return self._update(guest, None, entries)

    async def join(self, guest: str, seat: int, number: str | None = None, match: Match | None = None) -> wire.Table:
        """Give an open seat to a guest, who may add a number where the table is fair by proof; `match` is written with it.

        Raises `Problem` if the seat is not open, or kept for somebody else.
        """
        async with self._settled():
            try:
                await self._refresh()
                await self._store.write(self._claiming(guest, seat, number, match))
            except fairness.Overtaken as error:
                raise Problem(409, "stale-ply", "Somebody else sat down at the same moment: try again.") from error
            except SeatTaken as error:
                raise Problem(409, "seat-taken", f"Seat {seat} of this table is not open.", seat=seat) from error
            await self._refresh()
            return self._table(guest, seat)

    def _claiming(
        self, guest: str, seat: int, number: str | None, match: Match | None
    ) -> Callable[[sqlite3.Connection], None]:
        seed, after, ply = self._seed, self.position.actors.count("chance"), self.row.ply

        def sit(connection: sqlite3.Connection) -> None:
            moment = now()
            if match is not None:
                match.check(connection)
            tables.claim(connection, self.id, seat, guest, moment)
            clocks.follow(connection, self.id, moment)
            if match is not None:
                match.write(connection, self.id)

        def sit_and_add(connection: sqlite3.Connection) -> None:
            assert seed is not None
            assert number is not None
            fairness.check_known(connection, self.id, seed, ply)
            sit(connection)
            fairness.add(connection, self.id, seed, Contribution(seat, after, number))

        return sit if seed is None or number is None else sit_and_add

    async def clear(self, guest: str, number: int) -> wire.Table:
        """Make a seat free, for the host or for whoever sits there: nobody may have answered there. Raises `Problem`.

        Whom the host removes from a seat does not come again.
        """
        async with self._settled():
            await self._refresh()
            seat = self.seats[number] if 0 <= number < len(self.seats) else None
            hosting = guest == self.door.host
            if seat is None or not (hosting or guest in (seat.guest, seat.kept_for)):
                raise wrong_seat(number)
            clear = doors.clear(self.id, seat, sent_away=hosting and seat.guest != guest)

            def write(connection: sqlite3.Connection) -> None:
                clear(connection)
                # Nobody's time runs while a seat is open
                clocks.follow(connection, self.id, now())

            try:
                await self._store.write(write)
            except doors.SeatPlayed as error:
                raise Problem(
                    409, "seat-played", "This seat can't be made free: nobody sits there, or he has answered."
                ) from error
            await self._refresh()
            return self._table(guest, None)

    async def close(self, guest: str) -> None:
        """Close the table for good, for the host, before it has begun; whoever looks is told. Raises `Problem`."""
        async with self._settled():
            await self._refresh()
            if guest != self.door.host:
                raise Problem(403, "not-host", "Only the host of a table can close it.")
            try:
                await self._store.write(doors.close(self.id, guest))
            except doors.TableBegun as error:
                raise Problem(409, "table-begun", "The game has begun: this table can't be closed.") from error
            self.dismiss(table_closed())

    async def sit_where_kept(self, guest: str, number: str | None) -> None:
        """Give a guest all seats that are kept for him, with a number where the table is fair by proof. Raises `Problem`."""
        while (seat := porter.kept_for(self.seats, guest)) is not None:
            await self.join(guest, seat, number)
            number = None

    async def invitation(self, guest: str) -> Invitation:
        """Return what a guest is told before he is let in or sits down. Raises `Problem` where a day forbids it."""
        async with self._settled():
            await self._refresh()
            daily.check_seen(self._almanac, self.row, self.seats, guest)
            return invitation_for(self.row, self.seats, self.door, self._seed, guest)

    async def enter(self, guest: str, password: str) -> None:
        """Let a guest in who knows the password, and remember him. Raises `Problem`."""
        async with self._settled():
            await self._refresh()
            stored = self.door.password
        if guest in self.door.sent_away:
            raise porter.sent_away()
        if stored is None:
            return
        if not await asyncio.to_thread(doors.opens, password, stored):
            raise Problem(403, "wrong-table-password", "This is not the password of this table.")
        await self._store.write(doors.let_in(self.id, guest))
        await self.refresh()

    def dismiss(self, problem: Problem) -> None:
        """Send everybody away who looks, and tell them why."""
        for listener in self.listeners:
            listener.put(problem)
        self.listeners.clear()

    def bot_asked(self) -> SeatRow | None:
        """Return the seat that is asked and answers without a person: a bot's, one that a bot plays, or one that has ordered its answer."""
        actor = self.position.actor
        if not isinstance(actor, int) or self.conduct.ended:
            return None
        seat, stand_in = self.seats[actor], self.conduct.stand_ins.get(actor)
        if stand_in is not None:
            return msgspec.structs.replace(seat, bot=stand_in.bot)
        return seat if seat.kind == "bot" or self._ordered() is not None else None

    def _ordered(self) -> str | None:
        return ordering.ordered(self.position, self.conduct.orders)

    def substitutes(self, seat: int | None) -> list[str]:
        """Return who may answer for a seat because its owner has wanted it so, or is not here."""
        stand_in = self.conduct.stand_ins.get(-1 if seat is None else seat)
        return [ordering.ORDER] if stand_in is None else [ordering.ORDER, stand_in.bot]

    async def let_bot(self, think: Callable[[SeatRow, Position], Awaitable[Thought]]) -> list[EntryRow] | None:
        """Let the bot that is asked answer, and return what it did; `think` is not waited for under the lock. None when no bot is asked."""
        async with self._settled():
            seat, ply = self.bot_asked(), self.row.ply
            if seat is None:
                return None
            ordered = None if seat.bot is not None else self._ordered()
            known = self.position.redeal(seat.seat)
        thought = Thought([ordered], ordering.ORDER) if ordered is not None else await think(seat, known)
        async with self._settled():
            # Meanwhile whoever sits there may be back
            if self.row.ply != ply or self.bot_asked() != seat:
                return []
            marked = thought.stand_in or (seat.bot if seat.seat in self.conduct.stand_ins else None)
            return await self._advance(
                lambda: (
                    self.position,
                    play.play_bot(
                        self.position,
                        seat.seat,
                        thought.answers,
                        ply,
                        marked,
                        self._dealer,
                        by_lot=self.day is None,
                    ),
                )
            )

    async def moved_at(self) -> str:
        """Return the moment of the last entry."""
        return await self._store.read(lambda connection: history.last_at(connection, self.id)) or self.row.created

    async def conducted(self, guest: str, deciding: "Callable[[LiveTable], Change]") -> wire.Table:
        """Change how the table is conducted, and return it as the guest sees it then.

        `deciding` returns what is to be stored, or raises `Problem`, and nothing has changed then.
        """
        async with self._settled():
            await self._refresh()
            await self._conduct(deciding(self))
            return self._table(guest, None)

    async def time_out(self) -> None:
        """Let the clock's choice play for whoever has let his time run out, unless another process has seen to it."""
        async with self._settled():
            await self._refresh()
            with suppress(ordering.NothingDue):
                await self._conduct(ordering.timed_out(self.id, self.row.game))

    async def _conduct(self, change: Change) -> None:
        known, ply, moment = self.conduct, self.row.ply, now()

        def write(connection: sqlite3.Connection) -> tuple[TableRow | None, Conduct, int]:
            conduct.check_known(connection, self.id, known)
            history.check_ply(connection, self.id, ply)
            change(connection, moment)
            tables.touch(connection, self.id, moment)
            clocks.follow(connection, self.id, moment)
            row = tables.table(connection, self.id)
            return row, conduct.read(connection, self.id), clocks.served(connection)

        try:
            row, self.conduct, served = await self._store.write(write)
        except (PlyTaken, conduct.Changed) as error:
            await self._take_over()
            raise stale_ply(ply, self.row.ply) from error
        assert row is not None
        self.row = row
        self.served.noted(served)
        self._publish([])
        self._changed(self)

    async def known(self, guest: str, at: int | None, wanted: int | None) -> tuple[int, int, Position, Taken]:
        """Return a position of the game as a seat knows it, to be analysed: after how many answers, the seat, the position, the turn taken.

        By default it is the last one, and the guest's seat, or once the game is over the seat that is asked. Raises `Problem` where
        the guest may have no analysis of that, or where there is no such position.
        """
        async with self._settled():
            await self._refresh()
            at, then = self._after(at)
            held = range(len(self.seats)) if self.position.over else self._may_analyse(guest)
            seat = seen_from(held, then.actor, wanted)
            if seat is None or (wanted is not None and seat != wanted):
                raise wrong_seat(0 if wanted is None else wanted)
            return at, seat, then.redeal(seat), self._taken(at, then.actor)

    async def reckoned(self, guest: str, at: int | None, wanted: int | None) -> tuple[Key, Position]:
        """Return a position of the game for its odds, and what names them, with the seat that is to be told: None for a spectator.

        By default it is the last one. The seat is one of the guest's, or once the game is over any. Raises `Problem` where the table
        does not tell odds, where the seat is somebody else's, or where there is no such position.
        """
        async with self._settled():
            await self._refresh()
            self._check_odds()
            at, then = self._after(at)
            held = range(len(self.seats)) if self.position.over else mine(self.seats, guest)
            seat = seen_from(held, then.actor, wanted)
            if wanted is not None and seat != wanted:
                raise wrong_seat(wanted)
            return (self.id, self.row.ply, at, seat), then

    async def finished(self, wanted: int | None = None) -> tuple[TableRow, Position]:
        """Return the table and the whole game once it is over, for somebody who wants to see it through a seat.

        Raises `Problem` before it is over, or where there is no such seat.
        """
        async with self._settled():
            await self._refresh()
            self._check_over()
            if wanted is not None and wanted >= len(self.seats):
                raise wrong_seat(wanted)
            return self.row, self.position.copy()

    async def moment(self, guest: str, at: int | None, wanted: int | Literal["public"] | None) -> Moment:
        """Return a moment of the game for somebody who wants to look at it: by default the last one.

        During the game the seat has to be one of the guest's, and is by default; once it is over it may be any, and nobody's is by
        default. Raises `Problem` where it is somebody else's, or where there is no such moment.
        """
        async with self._settled():
            await self._refresh()
            held = list(range(len(self.seats))) if self.position.over else mine(self.seats, guest)
            if wanted == "public" or (wanted is None and self.position.over):
                held, wanted = [], None
            if wanted is not None and wanted not in held:
                raise wrong_seat(wanted)
            answers = self.position.answers[: self._length(at)]
            return Moment(self.id, self.row.game, self.row.options, answers, held, wanted)

    def _check_over(self) -> None:
        if not self.position.over:
            raise Problem(409, "game-not-over", "One can look back on a game once it is over.")

    def _after(self, at: int | None) -> tuple[int, Position]:
        """Return how many answers are meant, and the position after them; None: all. Raises `Problem` where there are not so many."""
        length = self._length(at)
        if length == len(self.position.answers):
            return length, self.position.copy()
        return length, self.position.back_to(length)

    def _length(self, at: int | None) -> int:
        length = len(self.position.answers)
        if at is not None and at > length:
            raise Problem(422, "no-position", f"at: the game has {length} answers, not {at}.", length=length)
        return length if at is None else at

    def _taken(self, at: int, actor: object) -> Taken:
        """Return the turn that was taken after so many answers, and the bot that took it. What seats answer everybody knows."""
        bot = self.seats[actor].bot if isinstance(actor, int) else None
        return Taken(taken_after(self.position, at), bot or "")

    def _check_odds(self) -> None:
        if not self.position.game.tells_odds:
            raise Problem(409, "no-odds", "The odds of this game can't be worked out here.")
        if self.row.odds == "off" or (self.row.odds == "after" and not self.position.over):
            raise Problem(409, "no-odds", "This table shows the odds after the game, or not at all.")

    def _may_analyse(self, guest: str) -> list[int]:
        """Return the seats of a guest, for whose knowledge a running game may be analysed."""
        if not self.row.analysis:
            raise Problem(409, "no-analysis", "At this table, positions can only be analysed once the game is over.")
        return mine(self.seats, guest)

    async def listen(self, guest: str, wanted: int | None, since: int, name: str = "", talks: bool = False) -> Listener:
        """Add somebody who looks; what happened after entry `since` is the first thing that is queued.

        Whoever `talks` is told who is there under which `name`, and what is said.
        """
        async with self._settled():
            await self._refresh()
            listener = Listener(guest, wanted, name, talks)
            listener.put(self._message(guest, wanted, await self._since(since)))
            if self._store.trouble is not None:
                listener.put(storage_message(self._store))
            if (led := self.leading.message) is not None:
                listener.put(led)
            self.listeners.add(listener)
            self.presence.begin(listener)
            await self.talk.begin(listener)
            return listener

    def leave(self, listener: Listener) -> None:
        """Let somebody go who looked."""
        self.listeners.discard(listener)
        self.presence.changed()
        self.leading.left(listener.guest)

    async def lead(self, guest: Guest, shown: wire_leading.NewLead) -> wire_leading.LiveLead:
        """Show a moment of the game to everybody who looks. Raises `Problem` before it is over, and where somebody else leads."""
        async with self._settled():
            await self._refresh()
            self._check_over()
            self._length(shown.at)
            if isinstance(shown.eyes, int) and shown.eyes >= len(self.seats):
                raise wrong_seat(shown.eyes)
            seat = next(iter(mine(self.seats, guest.id)), None)
            return self.leading.lead(guest.id, seat, guest.name if seat is None else self.seats[seat].name, shown)

    def tell(self, message: str) -> None:
        """Send a message to everybody who looks."""
        for listener in list(self.listeners):
            if not listener.put(message):
                self.listeners.discard(listener)

    async def refresh(self) -> None:
        """Take over what another server process may have stored."""
        async with self._settled():
            await self._refresh()
        await self.talk.spread()

    @asynccontextmanager
    async def _settled(self) -> AsyncIterator[None]:
        async with self._lock:
            self.touch()
            if self._doubtful:
                await (self._take_over() if self.loaded else self._load())
            yield

    async def _conducted(self) -> Conduct:
        found, served = await self._store.read(
            lambda connection: (conduct.read(connection, self.id), clocks.served(connection))
        )
        self.served.noted(served)
        return found

    async def _stored(self) -> tuple[TableRow, list[SeatRow], Door]:
        def read(connection: sqlite3.Connection) -> tuple[TableRow | None, list[SeatRow], Door]:
            return *tables.read(connection, self.id), doors.read(connection, self.id)

        row, seats, door = await self._store.read(read)
        if row is None:
            # It was there when it was loaded
            self.dismiss(table_closed())
            raise unknown_table()
        return row, seats, door

    async def _load(self) -> None:
        self.row, self.seats, self.door = await self._stored()
        self.conduct = await self._conducted()
        entries = await self._store.read(lambda connection: history.since(connection, self.id, 0))
        self.position = _replay(self.row, history.answers(entries))
        # What was another table's can't be taken back here
        self.position.undo_floor = max(self.position.undo_floor, self.row.branched or 0)
        if entries and entries[-1].ply > self.row.ply:
            # another process may have written between the two reads
            self.row = self._extended(entries[-1], self.position)
        if self.day is not None:
            assert self._almanac is not None
            self._dealer = self._almanac.dealer(self.day, self.position)
        else:
            await self._load_seed()
        self._doubtful = False
        self._changed(self)

    async def _load_seed(self) -> None:
        self._seed = await self._store.read(lambda connection: fairness.seed_of(connection, self.id))
        self._dealer = self._seed

    async def _refresh(self) -> None:
        row, seats, door = await self._stored()
        if row.ply != self.row.ply:
            await self._take_over()
            return
        known, self.row = self.row, row
        conducted = self.conduct if row.updated == known.updated else await self._conducted()
        if (seats, door, conducted) != (self.seats, self.door, self.conduct):
            # Who sits there changes nothing of the game, but whoever came may have added a number
            self.seats, self.door, self.conduct = seats, door, conducted
            await self._load_seed()
            self._publish([])
            # A bot may sit now where somebody was asked
            self._changed(self)

    async def _take_over(self) -> None:
        before, others = self.row.ply, (self.seats, self.door, self.conduct)
        await self._load()
        if (self.row.ply, self.seats, self.door, self.conduct) != (before, *others):
            self._publish(await self._since(before))

    async def _since(self, ply: int) -> list[EntryRow]:
        entries = await self._store.read(lambda connection: history.since(connection, self.id, ply))
        # another process may have written more than what the position in memory holds
        return [entry for entry in entries if entry.ply <= self.row.ply]

    async def _check_turn(self, guest: str, seat: int, ply: int) -> None:
        if ply != self.row.ply:
            await self._refresh()
        if seat not in mine(self.seats, guest):
            raise wrong_seat(seat)
        if ply != self.row.ply:
            raise stale_ply(ply, self.row.ply)
        ordering.check_played(self.conduct, seat)
        actor = self.position.actor
        if actor is None:
            raise Problem(409, "game-over", "The game is over.")
        if actor != seat:
            raise Problem(409, "not-your-turn", f"It is seat {actor}'s turn, not seat {seat}'s.", actor=actor)

    async def _advance(self, change: Callable[[], tuple[Position, list[EntryRow]]]) -> list[EntryRow]:
        expected = self.row.ply
        self._doubtful = True
        try:
            position, entries = change()
        except Problem:
            self._doubtful = False
            raise
        row = self._extended(entries[-1], position)
        try:
            clock = await self._store.write(self._timed(row, await self._storing(row, expected, entries, position)))
        except (PlyTaken, fairness.Overtaken, conduct.Changed) as error:
            await self._take_over()
            raise stale_ply(expected, self.row.ply) from error
        self.row, self.position, self._doubtful = row, position, False
        self.conduct = msgspec.structs.replace(self.conduct, clock=clock)
        self._publish(entries)
        self._changed(self)
        return entries

    def _timed(
        self, row: TableRow, store: Callable[[sqlite3.Connection], None]
    ) -> Callable[[sqlite3.Connection], Clock | None]:
        """Return a write after which the time of whoever is asked then runs; it is refused if others play by now."""
        known = self.conduct

        def write(connection: sqlite3.Connection) -> Clock | None:
            conduct.check_known(connection, row.id, known)
            store(connection)
            if known.clock is None:
                return None
            clocks.follow(connection, row.id, row.updated)
            return clocks.read(connection, row.id)

        return write

    async def _storing(
        self, row: TableRow, expected: int, entries: list[EntryRow], position: Position
    ) -> Callable[[sqlite3.Connection], None]:
        """Return a write of new entries, and with the last one of a day of its result, as long as the day is not closed."""
        append = outbox.noting(history.append(row, expected, entries), self.row, row, self.seats)
        if (seed := self._seed) is not None:

            def checked(connection: sqlite3.Connection) -> None:
                fairness.check_known(connection, row.id, seed, expected)
                append(connection)

            return checked
        if not row.over or self.day is None or self._almanac is None or self._almanac.is_closed(self.day):
            return append
        result = await asyncio.to_thread(daily.result_of, position)

        def write(connection: sqlite3.Connection) -> None:
            append(connection)
            stored_days.finish(connection, row.id, result, row.updated)

        return write

    def _extended(self, last: EntryRow, position: Position) -> TableRow:
        actor = position.actor if isinstance(position.actor, int) and not self.conduct.ended else None
        over = position.over or self.conduct.ended
        return msgspec.structs.replace(
            self.row, ply=last.ply, length=last.length, over=over, actor=actor, updated=last.at
        )

    def _publish(self, entries: Sequence[EntryRow]) -> None:
        self.presence.changed()
        # Whoever sees the same gets the same bytes
        messages: dict[tuple[tuple[int, ...], int | None, bool], str] = {}
        for listener in list(self.listeners):
            if (problem := porter.looking(self.door, self.seats, listener.guest)) is not None:
                listener.put(problem)
                self.listeners.discard(listener)
                continue
            held = mine(self.seats, listener.guest)
            hosting = listener.guest == self.door.host
            key = (tuple(held), seen_from(held, self.position.actor, listener.wanted), hosting)
            if key not in messages:
                messages[key] = self._message(listener.guest, listener.wanted, entries)
            if not listener.put(messages[key]):
                self.listeners.discard(listener)

    def _message(self, guest: str, wanted: int | None, entries: Sequence[EntryRow]) -> str:
        update = self._update(guest, wanted, entries)
        return msgspec.json.encode(wire.LiveEntries(update.entries, update.table)).decode()

    def _update(self, guest: str, wanted: int | None, entries: Sequence[EntryRow]) -> wire.Update:
        table = self._table(guest, wanted)
        return wire.Update([history.visible(entry, self.row.game, table.seat) for entry in entries], table)

    def _table(self, guest: str | None, wanted: int | None) -> wire.Table:
        held, hosting = mine(self.seats, guest), guest is not None and guest == self.door.host
        seat = seen_from(held, self.position.actor, wanted)
        told = conduct_for(self.row, self.seats, self.position, self.conduct, held, self.served.now())
        return table_for(self.row, self.seats, self.position, held, seat, self._seed, self.door, told, hosting=hosting)


def storage_message(store: Store) -> str:
    """Return what everybody who looks at a table is told of the storage."""
    trouble = store.trouble
    told = wire.LiveStorage(None, "") if trouble is None else wire.LiveStorage(trouble.code, trouble.message)
    return msgspec.json.encode(told).decode()


def _replay(row: TableRow, answers: Sequence[str]) -> Position:
    try:
        return games.get(row.game).resume(row.options, answers)
    except RatskellerError as error:
        message = "This game was begun under older rules and can't be continued; its log can still be read."
        raise Problem(409, "old-rules", message, version=row.version) from error
