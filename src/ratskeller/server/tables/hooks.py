"""How features attach to tables, which know none of them.

- A `Channel` is what a feature does at one table for the people connected there: chat, private notes, leads of a review.
- A `WriteHook` adds a write to the transaction of an answer: notifications, results of the Daily Plague.
- `TableRules` treat some tables differently from others: those of the Daily Plague.

The application collects them in `Extensions` and hands these to the `TableManager`, which hands them to every session.
"""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Generic, Self, TypeVar

import msgspec

from ratskeller.core.position import Chance, Position
from ratskeller.server.db.connection import Connection
from ratskeller.server.slices import Work
from ratskeller.server.tables.broadcaster import Listener
from ratskeller.server.tables.permissions import (
    AccessPolicy,
    view_refusal,
)
from ratskeller.server.tables.queries import SeatRow, TableRow
from ratskeller.server.tables.table_status import TableStatus

Session = TypeVar("Session")
"""`TableSession`, which this module can't name: it stands on this one."""

Write = Callable[[Connection], None]
"""A part of a transaction."""
TableWrite = Callable[[Connection, str], None]
"""A write of something that belongs to a table, given its id."""


class Channel(Generic[Session]):
    """What a feature does at one table. Every session has one channel of each class in `Extensions.channels`."""

    def __init__(self, session: Session) -> None:
        """Attach to a session, which may not be loaded yet."""
        self.session = session

    async def joined(self, listener: Listener) -> None:
        """Greet a listener that has just been added; the session is locked."""

    def left(self, listener: Listener) -> None:
        """Forget a listener that has gone."""

    async def refresh(self) -> None:
        """Send what this process or another one has stored since."""

    @classmethod
    def outdated(cls, channels: Iterable[Self]) -> Callable[[Connection], Iterable[str]]:
        """Return the tables of those channels that another process has changed."""
        del channels
        return lambda _: ()


class Advance(msgspec.Struct, frozen=True):
    """New entries of a table, about to be stored: its row before and after them, and the position after them."""

    before: TableRow
    after: TableRow
    seats: Sequence[SeatRow]
    position: Position


WriteHook = Callable[[Advance], Awaitable[Write | None]]
"""Returns what else to write in the transaction that stores new entries, or None."""


StatusHook = Callable[[Connection, TableRow, Sequence[SeatRow], TableStatus, TableStatus], None]
"""Writes what follows from a change of a table's status, in its transaction: the row after it, the seats, the status before and after."""


OpeningHook = Callable[[Connection, TableRow, Sequence[SeatRow]], None]
"""Writes what follows from the opening of a table with seats that are kept for people, in its transaction."""


class TableRules:
    """What differs between tables. These are the rules for ordinary ones; the Daily Plague has others for its own."""

    def check_visible(self, row: TableRow, seats: Sequence[SeatRow], guest: str | None) -> None:
        """Refuse a guest who may not look at a table. Raises `Problem`."""

    def dealer(self, row: TableRow, position: Position) -> Work[Chance] | None:
        """Return work that finds who answers for chance from this position on. None: chance is random."""
        del row, position
        return None

    def bot_seed(self, row: TableRow) -> int | None:
        """Return the seed by which bots answer the same at every table with the same position. None: they need not."""
        del row
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Extensions(Generic[Session]):
    """Everything that is attached to tables."""

    channels: Sequence[type[Channel[Session]]] = ()
    write_hooks: Sequence[WriteHook] = ()
    status_hooks: Sequence[StatusHook] = ()
    opening_hooks: Sequence[OpeningHook] = ()
    rules: TableRules = field(default_factory=TableRules)


def check_visible(rules: TableRules, row: TableRow, seats: Sequence[SeatRow], access: AccessPolicy, guest: str) -> None:
    """Refuse a guest who may not see a table. Raises `Problem`."""
    if (problem := view_refusal(access, seats, guest)) is not None:
        raise problem
    rules.check_visible(row, seats, guest)
