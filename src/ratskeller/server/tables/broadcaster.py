"""One running table: who answers there, by himself or not, and who looks."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar, cast

import msgspec

from ratskeller.core.position import Position
from ratskeller.core.views import Views
from ratskeller.server.bots.pool import BotReply
from ratskeller.server.cluster.claims import Claim
from ratskeller.server.cluster.node import ClusterNode
from ratskeller.server.cluster.presence import ClusterPresence
from ratskeller.server.db.store import Store
from ratskeller.server.errors import Problem, stale_ply, wrong_seat
from ratskeller.server.tables import lessons
from ratskeller.server.tables import log as history
from ratskeller.server.tables import moves as play
from ratskeller.server.tables import permissions as porter
from ratskeller.server.tables import premoves as ordering
from ratskeller.server.tables import schemas as wire
from ratskeller.server.tables.clock_rules import ServerClock
from ratskeller.server.tables.extensions import Channel, Extensions
from ratskeller.server.tables.listener import Listener
from ratskeller.server.tables.log import EntryRow
from ratskeller.server.tables.presence import Presence
from ratskeller.server.tables.queries import SeatRow, mine
from ratskeller.server.tables.session import Change, TableSession
from ratskeller.server.tables.status_view import conduct_for, is_paused
from ratskeller.server.tables.time_slices import Slices
from ratskeller.server.tables.views import seen_from, table_for

C = TypeVar("C", bound=Channel[Any])


class LiveTable(TableSession):
    """A table in memory at which people and bots answer, and at which others look on."""

    def __init__(
        self,
        table_id: str,
        store: Store,
        changed: "Callable[[LiveTable], None]",
        extensions: "Extensions[LiveTable] | None" = None,
        served: ServerClock | None = None,
        elsewhere: ClusterPresence | None = None,
        slices: Slices | None = None,
    ) -> None:
        """Make the table as `TableSession` does, with nobody who looks. `changed` is called with it after every change."""
        elsewhere = ClusterPresence(store, ClusterNode(store)) if elsewhere is None else elsewhere
        super().__init__(table_id, store, extensions, served, elsewhere.node, slices)
        self.elsewhere = elsewhere
        self._changed = changed
        # Of the table as everybody may know it, and as those who have a draft there do
        self._views: list[Views] = []
        self.presence = Presence(self, elsewhere)
        self._channels: dict[type[Channel[Any]], Channel[Any]] = {kind: kind(self) for kind in self.extensions.channels}

    def channel(self, kind: type[C]) -> C:
        """Return the channel of a class. Raises `KeyError` for one that is not attached to tables."""
        return cast(C, self._channels[kind])

    async def look(self, guest: str | None, wanted: int | None) -> wire.Table:
        """Return the table as a guest sees it."""
        async with self.current():
            return self.seen_by(guest, wanted)

    async def snapshot(self, guest: str, wanted: int | None, since: int) -> wire.Snapshot:
        """Return the table as a guest sees it, and what of its stream after entry `since` led to it."""
        async with self.current():
            update = self._update(guest, wanted, await self.since(since))
            return wire.Snapshot(update.entries, update.table)

    async def check_seen(self, guest: str) -> None:
        """Refuse a guest who may not look at this table. Raises `Problem`."""
        async with self.settled():
            if not porter.may_look(self.door, self.seats, guest):
                # Another process may have let him in
                await self.renew()
            porter.check(self.rules, self.row, self.seats, self.door, guest)

    async def check_entered(self, guest: str) -> None:
        """Refuse a guest who may not come in to sit down. Raises `Problem`."""
        async with self.current():
            if (problem := porter.entering(self.door, self.seats, guest)) is not None:
                raise problem
            self.rules.check_visible(self.row, self.seats, guest)

    async def answer(self, guest: str, given: wire.Answer) -> wire.Update:
        """Take the answer of a seat and return what it did. Raises `Problem`, and nothing has changed then."""
        async with self.settled():
            return self._update(guest, None, await self._answer(guest, given))

    async def take(self, guest: str, given: wire.Answer) -> list[EntryRow]:
        """Take the answer of a seat, for a caller who does not look. Raises `Problem`, and nothing has changed then."""
        async with self.settled():
            return await self._answer(guest, given)

    async def _answer(self, guest: str, given: wire.Answer) -> list[EntryRow]:
        await self._check_turn(guest, given.seat, given.ply)
        lesson = lessons.going_on(self.row, self.position)
        return await self.advance(
            lambda: play.play_line(self.position, given.seat, given.answer, self.row.ply, lesson, self.dealer)
        )

    async def undo(self, guest: str, given: wire.Undo) -> wire.Update:
        """Take answers of the seat to move back. Raises `Problem`, and nothing has changed then."""
        async with self.settled():
            await self._check_turn(guest, given.seat, given.ply)
            settled = self.common.position
            entries = await self.advance(
                lambda: play.take_back(self.position, settled, given.seat, given.to, self.row.ply)
            )
            return self._update(guest, None, entries)

    async def _check_turn(self, guest: str, seat: int, ply: int) -> None:
        if ply != self.row.ply:
            await self.renew()
        if seat not in mine(self.seats, guest):
            raise wrong_seat(seat)
        row, _ = self.known_to(mine(self.seats, guest))
        if ply != row.ply:
            raise stale_ply(ply, row.ply)
        ordering.check_played(self.conduct, seat)
        actor = self.position.actor
        if actor is None:
            raise Problem(409, "game-over", "The game is over.")
        if actor != seat:
            raise Problem(409, "not-your-turn", f"It is seat {actor}'s turn, not seat {seat}'s.", actor=actor)

    def bot_asked(self) -> SeatRow | None:
        """Return the seat that is asked and answers without a person: a bot's, one that a bot plays, or one that has ordered its answer.

        None while no person is left who plays.
        """
        actor = self.position.actor
        if not isinstance(actor, int) or self.conduct.ended or is_paused(self.seats, self.conduct):
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

    async def let_bot(self, think: Callable[[str, int, Position], Awaitable[BotReply]]) -> list[EntryRow] | None:
        """Let the bot that is asked answer, and return what it did; `think` is not waited for under the lock.

        None when no bot is asked, or another process lets it answer.
        """
        turn = await self._claim()
        if turn is None:
            return None
        async with self.settled():
            seat, ply = self.bot_asked(), self.row.ply
            if seat is None or ply != turn.step:
                return None if seat is None else []
            ordered = None if seat.bot is not None else self._ordered()
            known = self.position.redeal(seat.seat)
        async with self.node.hold(turn):
            thought = (
                BotReply([ordered], ordering.ORDER)
                if ordered is not None
                else await think(str(seat.bot), seat.seat, known)
            )
            return await self._let_answer(seat, turn, thought)

    async def _claim(self) -> Claim | None:
        """Claim the turn of the bot that is asked, and return it; None if none is asked, or another process has it."""
        async with self.settled():
            turn = Claim("turn", self.id, self.row.ply)
            if self.bot_asked() is None:
                return None
            if self._claimed == (turn, self.node.id):
                return turn
        # Those who were here before have claimed what they do
        await self.node.wait_until_known()
        return turn if await self.node.claim(turn) else None

    async def _let_answer(self, seat: SeatRow, turn: Claim, thought: BotReply) -> list[EntryRow]:
        ply = turn.step
        async with self.settled():
            # Meanwhile whoever sits there may be back
            if self.row.ply != ply or self.bot_asked() != seat:
                return []
            marked = thought.stand_in or (seat.bot if seat.seat in self.conduct.stand_ins else None)
            return await self.advance(
                lambda: (
                    self.position,
                    play.play_bot(
                        self.position,
                        seat.seat,
                        thought.answers,
                        ply,
                        marked,
                        self.dealer,
                        by_lot=self.row.day is None,
                    ),
                ),
                turn,
            )

    async def moved_at(self) -> str:
        """Return the moment of the last entry."""
        return await self.store.read(lambda connection: history.last_at(connection, self.id)) or self.row.created

    async def conducted(self, guest: str, deciding: "Callable[[LiveTable], Change]") -> wire.Table:
        """Change how the table is conducted, and return it as the guest sees it then.

        `deciding` returns what is to be stored, or raises `Problem`, and nothing has changed then.
        """
        async with self.current():
            await self.change_conduct(deciding(self))
            return self.seen_by(guest, None)

    async def time_out(self) -> None:
        """Let the clock's choice play for whoever has let his time run out, unless another process has seen to it."""
        async with self.current():
            with suppress(ordering.NothingDue):
                await self.change_conduct(ordering.timed_out(self.id, self.row.game))

    async def listen(
        self,
        guest: str,
        wanted: int | None,
        since: int,
        name: str = "",
        talks: bool = False,
        looks: bool = True,
        notes: bool = False,
    ) -> Listener:
        """Add somebody who looks; what happened after entry `since` is the first thing that is queued.

        Whoever `talks` is told who is there under which `name`, and what is said. Whoever does not `look` counts as away. Whoever
        `notes` is told of his notes.
        """
        async with self.current():
            listener = Listener(guest, wanted, name, talks, looks, notes)
            listener.put(self._message(guest, wanted, await self.since(since)))
            listener.told = self.known_to(mine(self.seats, guest))[0].ply
            if self.store.trouble is not None:
                listener.put(storage_message(self.store))
            self.listeners.add(listener)
            self.presence.begin(listener)
            for channel in self._channels.values():
                await channel.joined(listener)
        await self.elsewhere.publish_arrival()
        return listener

    def leave(self, listener: Listener) -> None:
        """Let somebody go who looked."""
        self.listeners.discard(listener)
        self.presence.changed()
        for channel in self._channels.values():
            channel.left(listener)
        self.elsewhere.changed()

    def dismiss(self, problem: Problem) -> None:
        """Send everybody away who looks, and tell them why."""
        for listener in self.listeners:
            listener.put(problem)
        self.listeners.clear()

    def tell(self, message: str) -> None:
        """Send a message to everybody who looks."""
        for listener in list(self.listeners):
            if not listener.put(message):
                self.listeners.discard(listener)

    async def refresh(self) -> None:
        """Take over what another server process may have stored."""
        async with self.current():
            pass
        for channel in self._channels.values():
            await channel.refresh()

    def changed(self) -> None:
        """Let bots have their turn."""
        self._changed(self)

    def publish(self, entries: Sequence[EntryRow], *, played: bool = False) -> None:
        """Tell everybody who looks of those of some entries that are new to him, and how the table is now.

        Where it was only `played`, whoever may know nothing of that hears nothing.
        """
        self.presence.changed()
        # Whoever sees the same gets the same bytes
        messages: dict[tuple[tuple[int, ...], int | None, bool, int], str] = {}
        for listener in list(self.listeners):
            if (problem := porter.looking(self.door, self.seats, listener.guest)) is not None:
                listener.put(problem)
                self.listeners.discard(listener)
                continue
            held = mine(self.seats, listener.guest)
            told, ply = listener.told, self.known_to(held)[0].ply
            if played and told == ply:
                continue
            listener.told = ply
            hosting = listener.guest == self.door.host
            key = (tuple(held), seen_from(held, self.position.actor, listener.wanted), hosting, told)
            if key not in messages:
                fresh = [entry for entry in entries if entry.ply > told]
                messages[key] = self._message(listener.guest, listener.wanted, fresh)
            if not listener.put(messages[key]):
                self.listeners.discard(listener)

    def _message(self, guest: str, wanted: int | None, entries: Sequence[EntryRow]) -> str:
        update = self._update(guest, wanted, entries)
        return msgspec.json.encode(wire.LiveEntries(update.entries, update.table)).decode()

    def _update(self, guest: str, wanted: int | None, entries: Sequence[EntryRow]) -> wire.Update:
        table = self.seen_by(guest, wanted)
        told = history.told_to(table.mine, entries, self.row.told)
        return wire.Update([history.visible(entry, self.row.game, table.seat) for entry in told], table)

    def _views_of(self, position: Position) -> Views:
        """Return how a position looks to each seat, worked out once as long as nothing is answered."""
        self._views = [it for it in self._views if it.is_current(self.position) or it.is_current(self.common.position)]
        found = next((it for it in self._views if it.is_current(position)), None)
        if found is None:
            found = Views(position)
            self._views.append(found)
        return found

    def seen_by(self, guest: str | None, wanted: int | None) -> wire.Table:
        """Return the table as it is in memory, as a guest sees it."""
        held, hosting = mine(self.seats, guest), guest is not None and guest == self.door.host
        row, position = self.known_to(held)
        seat = seen_from(held, position.actor, wanted)
        told = conduct_for(row, self.seats, position, self.conduct, held, self.served.now())
        return table_for(
            row,
            self.seats,
            position,
            self._views_of(position),
            held=held,
            seat=seat,
            seed=self.seed,
            door=self.door,
            conduct=told,
            hosting=hosting,
        )


def storage_message(store: Store) -> str:
    """Return what everybody who looks at a table is told of the storage."""
    trouble = store.trouble
    told = wire.LiveStorage(None, "") if trouble is None else wire.LiveStorage(trouble.code, trouble.message)
    return msgspec.json.encode(told).decode()
