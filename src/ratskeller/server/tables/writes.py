"""What is stored with the entries of an answer: each function returns a write that does one thing more than the one it is given."""

from collections.abc import Callable, Sequence

from ratskeller.core.fairness import Seed
from ratskeller.core.position import Position
from ratskeller.server.db.connection import Connection
from ratskeller.server.tables import clock_queries as clocks
from ratskeller.server.tables import fair_seeds as fairness
from ratskeller.server.tables import results, saved_positions
from ratskeller.server.tables import status as conduct
from ratskeller.server.tables.clock_rules import Clock
from ratskeller.server.tables.extensions import Advance, Write, WriteHook
from ratskeller.server.tables.queries import SeatRow, TableRow
from ratskeller.server.tables.recorder import finish_of
from ratskeller.server.tables.saved_positions import SavedRow
from ratskeller.server.tables.status import Conduct


def with_ending(row: TableRow, seats: Sequence[SeatRow], position: Position, known: Conduct, store: Write) -> Write:
    """Return a write that notes with the last entry how the game ended."""
    if not position.over or row.lesson is not None:
        return store
    note = results.note(finish_of(row, seats, position, known))

    def write(connection: Connection) -> None:
        store(connection)
        note(connection)

    return write


def with_proof(row: TableRow, seed: Seed, expected: int, store: Write) -> Write:
    """Return a write that is refused if somebody has added a number meanwhile from which chance follows."""

    def write(connection: Connection) -> None:
        fairness.check_known(connection, row.id, seed, expected)
        store(connection)

    return write


def with_position(row: TableRow, saved: SavedRow, store: Write) -> Write:
    """Return a write that also saves a position of the game."""

    def write(connection: Connection) -> None:
        store(connection)
        saved_positions.save(connection, row.id, saved)

    return write


async def with_hooks(hooks: Sequence[WriteHook], advance: Advance, store: Write) -> Write:
    """Return a write that also does what these hooks want to be written with new entries."""
    more = [write for hook in hooks if (write := await hook(advance)) is not None]
    if not more:
        return store

    def write_all(connection: Connection) -> None:
        store(connection)
        for write in more:
            write(connection)

    return write_all


def with_time(row: TableRow, known: Conduct, store: Write) -> Callable[[Connection], Clock | None]:
    """Return a write after which the time of whoever is asked then runs; it is refused if others play by now."""

    def write(connection: Connection) -> Clock | None:
        conduct.check_known(connection, row.id, known)
        store(connection)
        if known.clock is None:
            return None
        clocks.follow(connection, row.id, row.updated)
        return clocks.read(connection, row.id)

    return write
