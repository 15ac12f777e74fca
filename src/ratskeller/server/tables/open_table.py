"""A table with its position, as it is in memory: on a server, and in a browser without one. Nothing here does input or output, or waits."""

from collections.abc import Collection, Sequence

import msgspec

from ratskeller import games
from ratskeller.core.fairness import Seed
from ratskeller.core.position import Position
from ratskeller.server.db.schema.tables import TableRow
from ratskeller.server.errors import Problem, not_begun, stale_ply, wrong_seat
from ratskeller.server.slices import Work
from ratskeller.server.tables.entry_log import EntryRow, last_public_entry
from ratskeller.server.tables.queries import AccessPolicy, SeatRow
from ratskeller.server.tables.table_status import TableStatus, check_played, is_paused, ordered_answer


class PublicState(msgspec.Struct, frozen=True):
    """The position of a table that everybody may see: nothing of it can be taken back. `draft` are the entries after it."""

    position: Position
    draft: list[EntryRow] = []


class OpenTable(msgspec.Struct, frozen=True):
    """A table: what is stored of it, its position with all that is secret in it, and what of that everybody may see.

    `seed` is what chance follows from at a table that is provably fair.
    """

    row: TableRow
    seats: list[SeatRow]
    access: AccessPolicy
    status: TableStatus
    position: Position
    public: PublicState
    seed: Seed | None = None

    def visible_to(self, held: Collection[int]) -> tuple[TableRow, Position]:
        """Return the row and the position as a guest with the seats `held` may see them."""
        row = self.row
        if not self.public.draft or self.position.actor in held:
            return row, self.position
        row = msgspec.structs.replace(row, ply=row.public_ply, length=row.public_length, updated=row.public_at)
        return row, self.public.position

    def check_turn(self, held: Collection[int], seat: int, ply: int) -> None:
        """Refuse an answer for a seat after entry `ply`, by a guest with the seats `held`. Raises `Problem`."""
        if seat not in held:
            raise wrong_seat(seat)
        row, _ = self.visible_to(held)
        if ply != row.ply:
            raise stale_ply(ply, row.ply)
        if row.waiting:
            raise not_begun()
        check_played(self.status, seat)
        actor = self.position.actor
        if actor is None:
            raise Problem(409, "game-over", "The game is over.")
        if actor != seat:
            raise Problem(409, "not-your-turn", f"It is seat {actor}'s turn, not seat {seat}'s.", actor=actor)

    def asked(self) -> SeatRow | None:
        """Return the seat that is asked and answers without a person, with the bot that plays it, with none if it has ordered its answer.

        None where a person is asked, no person is left who plays, or the game has not begun.
        """
        actor, status = self.position.actor, self.status
        if not isinstance(actor, int) or self.row.waiting or status.ended or is_paused(self.seats, status):
            return None
        seat, stand_in = self.seats[actor], status.stand_ins.get(actor)
        if stand_in is not None:
            return msgspec.structs.replace(seat, bot=stand_in.bot)
        return seat if seat.kind == "bot" or self.ordered() is not None else None

    def answers_itself(self, seat: int | None) -> bool:
        """Tell whether a seat may have its answer without a person."""
        stand_ins, orders = self.status.stand_ins, self.status.orders
        return seat is not None and (self.seats[seat].kind == "bot" or seat in stand_ins or seat in orders)

    def ordered(self) -> str | None:
        """Return the answer that the seat that is asked has ordered in advance; None: none."""
        return ordered_answer(self.position, self.status.orders)

    def settled(self) -> Position:
        """Return the public position as it stays when a change plays on in the position of the table."""
        return self.public.position.copy() if self.public.position is self.position else self.public.position

    def after(self, position: Position, settled: Position, entries: Sequence[EntryRow]) -> "OpenTable":
        """Return the table after new entries that led to a position; `settled` is what was public before them."""
        row = row_after(self.row, entries[-1], position, self.status)
        row, public = with_public_state(row, position, settled, [*self.public.draft, *entries])
        return msgspec.structs.replace(self, row=row, position=position, public=public)


class TableHolder:
    """What holds a table as it is now, so that its fields can be read from it."""

    _table: OpenTable | None = None

    @property
    def table(self) -> OpenTable:
        assert self._table is not None, "not loaded"
        return self._table

    @property
    def row(self) -> TableRow:
        return self.table.row

    @property
    def seats(self) -> list[SeatRow]:
        return self.table.seats

    @property
    def position(self) -> Position:
        return self.table.position

    @property
    def access(self) -> AccessPolicy:
        return self.table.access

    @property
    def status(self) -> TableStatus:
        return self.table.status

    @property
    def seed(self) -> Seed | None:
        return self.table.seed


def row_after(row: TableRow, last: EntryRow, position: Position, status: TableStatus) -> TableRow:
    actor = position.actor if isinstance(position.actor, int) and not status.ended else None
    over = position.over or status.ended
    return msgspec.structs.replace(row, ply=last.ply, length=last.length, over=over, actor=actor, updated=last.at)


def with_public_state(
    row: TableRow, position: Position, before: Position | None, entries: Sequence[EntryRow]
) -> tuple[TableRow, PublicState]:
    """Return a table with what everybody may see of it, after entries that follow its last public one.

    `before` is an earlier position, if one is at hand: it may be the public one.
    """
    floor, last = position.undo_floor, last_public_entry(entries, position.undo_floor)
    if last is not None:
        row = msgspec.structs.replace(row, public_ply=last.ply, public_length=last.length, public_at=last.at)
    draft = [entry for entry in entries if entry.ply > row.public_ply]
    if floor == len(position.answers):
        return row, PublicState(position, draft)
    if before is None or len(before.answers) != floor:
        before = position.back_to(floor)
        before.undo_floor = floor
    return row, PublicState(before, draft)


def played_to(row: TableRow, answers: Sequence[str], start: Position | None = None) -> Work[Position]:
    """Play the game of a table again up to some answers: from `start` where that lies on the way, else from the beginning."""
    if start is not None and start.answers == answers[: len(start.answers)]:
        position = start.copy()
    else:
        position = games.get(row.game).resume(row.options, [])
    for answer in answers[len(position.answers) :]:
        position.replay(answer)
        yield
    # What was another table's can't be taken back here
    position.undo_floor = max(position.undo_floor, row.branched or 0)
    return position
