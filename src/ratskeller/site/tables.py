"""A table without a server: its document, which the browser keeps, and the game that it holds.

Everything that a document says of a table is what a server's database would say: the same rows, entries and events.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec

from ratskeller.core.errors import RatskellerError
from ratskeller.core.position import Chance, Position
from ratskeller.server.db.schema.features import NoteRow
from ratskeller.server.db.schema.tables import TableRow
from ratskeller.server.db.timestamps import between, now
from ratskeller.server.errors import Problem, stale_ply, wrong_seat
from ratskeller.server.slices import run_at_once
from ratskeller.server.tables import clocks, entry_log, moves, schemas, table_status, views
from ratskeller.server.tables.clocks import AT_ONCE, Display
from ratskeller.server.tables.entry_log import EntryRow
from ratskeller.server.tables.moments import Moment, Need, Wanted, moment, replayed
from ratskeller.server.tables.new_tables import NewGame
from ratskeller.server.tables.open_table import OpenTable, TableHolder, played_to, with_public_state
from ratskeller.server.tables.queries import AccessPolicy, SeatRow, mine
from ratskeller.server.tables.table_status import StandIn, TableStatus, is_paused, is_settled
from ratskeller.site import daily

OWNER = "owner"
"""The guest of all seats that no bot has: the person at this browser."""
ALONE = AccessPolicy(spectators=False)
"""Nobody else comes."""


class Tick(msgspec.Struct, frozen=True):
    """The time of a table at a moment. `wait`: after so many milliseconds time may be up; null: nobody's time runs."""

    time: int
    at: str
    wait: int | None = None


class Document(msgspec.Struct, frozen=True):
    """What the browser keeps of a table. `rematch` is the id of the next game; `notes` are those of the person, the oldest first.

    `time` is that of the table at its last change: the milliseconds for which somebody had it open while a clock ran.
    """

    row: TableRow
    seats: list[SeatRow]
    entries: list[EntryRow]
    rematch: str | None = None
    status: TableStatus = TableStatus()
    notes: list[NoteRow] = []
    time: int = 0


class LocalTable(TableHolder):
    """A table as it is in memory."""

    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        entries: list[EntryRow],
        position: Position,
        *,
        rematch: str | None = None,
        status: TableStatus | None = None,
        notes: Sequence[NoteRow] = (),
        time: int = 0,
    ) -> None:
        """Take over a table whose entries led to `position`. `rematch` is the id of the next game."""
        self.entries = entries
        self.notes = list(notes)
        self.time = time
        row, public = with_public_state(row, position, None, entries)
        self._table = OpenTable(row, seats, ALONE, status or TableStatus(), position, public)
        self._dealer: Chance | None = None
        if rematch is not None:
            self.go_on_at(rematch)
        self._follow_clock()

    @classmethod
    def begun(cls, new: NewGame) -> "LocalTable":
        seats = [
            seat if name is None else msgspec.structs.replace(seat, name=name)
            for seat, name in zip(new.seats, new.names, strict=True)
        ]
        return cls(new.row, seats, new.entries, new.position, status=TableStatus(new.clock))

    @classmethod
    def from_document(cls, text: str) -> "LocalTable":
        """Return the table of a document. Raises `Problem` if its game can't go on under these rules."""
        document = msgspec.json.decode(text, type=Document)
        try:
            position = run_at_once(played_to(document.row, entry_log.answers(document.entries)))
        except RatskellerError as error:
            message = "This game was begun under older rules and can't be continued; its log can still be read."
            raise Problem(409, "old-rules", message, version=document.row.version) from error
        return cls(
            document.row,
            document.seats,
            document.entries,
            position,
            rematch=document.rematch,
            status=document.status,
            notes=document.notes,
            time=document.time,
        )

    def document(self) -> str:
        next_one = self.table.access.rematch
        rematch = None if next_one is None else next_one.id
        document = Document(self.row, self.seats, self.entries, rematch, self.status, self.notes, self.time)
        return msgspec.json.encode(document).decode()

    @property
    def held(self) -> list[int]:
        return mine(self.seats, OWNER)

    def visible(self) -> tuple[TableRow, Position]:
        """Return the row and the position as people may see them: not what a bot may still take back."""
        return self.table.visible_to(self.held)

    def shown(self, wanted: int | None = None) -> schemas.Table:
        return views.table_for(self.table, OWNER, wanted, self.time)

    def go_on_at(self, table_id: str) -> None:
        rematch = schemas.Rematch(table_id, self.seats[self.held[0]].name)
        self._change(access=msgspec.structs.replace(ALONE, rematch=rematch))

    def _change(self, **changes: Any) -> None:
        self._table = msgspec.structs.replace(self.table, **changes)

    def _change_status(self, **changes: Any) -> None:
        self._change(status=msgspec.structs.replace(self.status, **changes))

    def since(self, ply: int, seat: int | None) -> list[schemas.Entry]:
        return views.entries_for(self.row, self.held, seat, self.entries[ply:])

    def update(self, ply: int, wanted: int | None = None) -> schemas.Update:
        shown = self.shown(wanted)
        return schemas.Update(self.since(ply, shown.seat), shown)

    def summary(self) -> schemas.Summary:
        paused = is_paused(self.seats, self.status) and not self.row.over
        return views.summary(self.row, self.seats, self.held, paused=paused)

    def answer(self, given: schemas.Answer) -> None:
        """Play the answer of a person. Raises `Problem`, and nothing has changed then."""
        self.table.check_turn(self.held, given.seat, given.ply)
        lesson = moves.current_lesson(self.row, self.position)
        self._advance(
            lambda: moves.play_line(self.position, given.seat, given.answer, self.row.ply, lesson, self._chance())
        )
        self._play_ordered()

    def undo(self, given: schemas.Undo) -> None:
        """Take answers of the seat to move back. Raises `Problem`, and nothing has changed then."""
        self.table.check_turn(self.held, given.seat, given.ply)
        settled = self.table.public.position
        self._advance(lambda: moves.take_back(self.position, settled, given.seat, given.to, self.row.ply))

    def resign(self, seat: int, bot: str) -> None:
        """Resign a seat: with several people left a bot plays on for it, else the game ends. Raises `Problem`."""
        if seat in self.held and table_status.has_resigned(self.status, seat):
            return
        self._check_running(seat)
        table_status.check_not_lost(self.status, seat)
        self._let_play(seat, StandIn(bot, "resigned"))

    def come_back(self, seat: int) -> None:
        """Give a seat that a bot plays back to its owner. Raises `Problem`."""
        self._check_running(seat)
        if seat not in self.status.stand_ins:
            return
        table_status.check_not_lost(self.status, seat)
        stand_ins = {other: it for other, it in self.status.stand_ins.items() if other != seat}
        self._change_status(stand_ins=stand_ins)
        self._follow_clock()
        self._play_ordered()

    def pass_time(self, last: Tick | None, *, watched: bool) -> None:
        """Let time pass since it was last updated. `watched`: the window that asks had the table open then."""
        if self.status.clock is None:
            return
        moment = now()
        before = last if last is not None and last.time >= self.time else Tick(self.time, moment)
        passed = between(before.at, moment)
        is_interrupted = not watched and passed > clocks.INTERRUPTED
        self.time = before.time if is_interrupted else clocks.counted(before.time, passed)

    def tick(self) -> Tick | None:
        """Return the time of the table, None where it has no clock or its game is over."""
        clock = self.status.clock
        if clock is None or self.row.over:
            return None
        return Tick(self.time, now(), None if clock.deadline is None else clocks.wait(clock.deadline, self.time))

    def time_out(self, weakest: str) -> bool:
        """Let a bot play for the seat whose time is up, `weakest` where the seat is lost; returns whether there is one."""
        clock = self.status.clock
        if clock is None or clock.asked is None or not clock.is_up(self.time):
            return False
        self._let_play(clock.asked, table_status.after_time(clock, weakest))
        return True

    def _let_play(self, seat: int, stand_in: StandIn) -> None:
        stand_ins = self.status.stand_ins | {seat: stand_in}
        orders = {other: it for other, it in self.status.orders.items() if other != seat}
        self._change_status(stand_ins=stand_ins, orders=orders)
        self._follow_clock()
        if is_settled(self.seats, self.status):
            self._end()

    def end(self) -> None:
        """End the game before it is over. Raises `Problem`."""
        self._check_running(self.held[0])
        self._end()

    def order(self, seat: int, question: str | None, answer: str | None, *, is_set: bool) -> None:
        """Set a premove of a seat, or remove it. Raises `Problem`."""
        self._check_running(seat)
        table_status.check_played(self.status, seat)
        asked = question or table_status.ANYTHING
        own = {it: given for it, given in self.status.orders.get(seat, {}).items() if it != asked}
        if is_set:
            table_status.check_premove(self.position, question, answer)
            own[asked] = answer or table_status.ANYTHING
        self._change_status(orders=self.status.orders | {seat: own})
        self._play_ordered()

    def play_bot(self, ply: int, seat: int, numbers: list[int]) -> None:
        """Play the turn that a bot found for the position after entry `ply`. Raises `Problem` if the table has moved on."""
        if ply != self.row.ply or self.position.actor != seat:
            raise stale_ply(ply, self.row.ply)
        stand_in = self.status.stand_ins.get(seat)
        self._play_for(seat, _texts(self.position, numbers), None if stand_in is None else stand_in.bot)
        self._play_ordered()

    def _play_for(self, seat: int, texts: Iterable[str], stand_in: str | None) -> None:
        dealer = self._chance()
        self._advance(
            lambda: (self.position, moves.play_bot(self.position, seat, texts, self.row.ply, stand_in, dealer))
        )

    def _chance(self) -> Chance | None:
        """Return what answers for chance: at a table of a day its dealer, which follows the game."""
        if self._dealer is None:
            self._dealer = daily.dealer(self.row, self.position)
        return self._dealer

    def _play_ordered(self) -> None:
        while (answer := self.table.ordered()) is not None:
            seat = self.position.actor
            assert isinstance(seat, int)
            self._play_for(seat, [answer], table_status.ORDER)

    def _end(self) -> None:
        self._change_status(ended=True)
        self._change(row=msgspec.structs.replace(self.row, over=True, actor=None))
        self._follow_clock()

    def _follow_clock(self, display: Display = AT_ONCE) -> None:
        """Start the time of the seat that is asked now. Boards show the change for `display`."""
        clock, actor = self.status.clock, self.row.actor
        if clock is None:
            return
        runs = actor in self.held and actor not in self.status.stand_ins
        clock = clock.going_on(actor if runs else None, display, self.time)
        self._change_status(clock=clock)

    def _check_running(self, seat: int) -> None:
        if seat not in self.held:
            raise wrong_seat(seat)
        table_status.check_running(self.row, self.position, self.status)

    def at(self, at: int | None, wanted: Wanted, need: Need = "look") -> tuple[Moment, Position]:
        """Return a moment and its position. Raises `Problem` as `moments.moment` does."""
        found = moment(self.table, self.held, at, wanted, need)
        return found, run_at_once(replayed(found))

    def _advance(self, change: Callable[[], tuple[Position, list[EntryRow]]]) -> None:
        before, settled = self.table, self.table.settled()
        position, entries = change()
        self._table = before.after(position, settled, entries)
        self.entries = [*self.entries, *entries]
        self._follow_clock(views.display_of(before, self.table, entries))


def _texts(position: Position, numbers: list[int]) -> Iterator[str]:
    """Yield the texts of answers by their numbers, each in the position that the one before led to."""
    for number in numbers:
        yield position.game.text(position.state, position.options, number)
