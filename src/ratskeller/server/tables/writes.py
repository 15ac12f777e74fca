"""The transaction that stores new entries of a table, with everything that belongs to them."""

from collections.abc import Callable, Sequence

import msgspec

from ratskeller.core.fairness import Seed
from ratskeller.server.cluster import claims
from ratskeller.server.cluster.claims import Claim
from ratskeller.server.db.connection import Connection
from ratskeller.server.tables import clock_queries, entry_log, fair_seeds, results, saved_positions, status_queries
from ratskeller.server.tables.clock_rules import Clock
from ratskeller.server.tables.entry_log import EntryRow
from ratskeller.server.tables.extensions import Advance, Write, WriteHook
from ratskeller.server.tables.recorder import finish_of
from ratskeller.server.tables.saved_positions import SavedRow
from ratskeller.server.tables.status_queries import TableStatus


class TurnClaims(msgspec.Struct, frozen=True):
    """The claims of one process on turns of a table: on the one it answers, and on the one that follows, if no person has that."""

    node: str
    answered: Claim | None
    following: Claim | None

    def check(self, connection: Connection) -> None:
        """Make sure that the process has not lost its claim. Raises `ClaimLost`."""
        if self.answered is not None:
            claims.check(connection, self.answered, self.node)

    def take(self, connection: Connection) -> None:
        """Claim the turn after it."""
        if self.following is not None:
            claims.take(connection, self.following, self.node)


async def advance_write(
    advance: Advance,
    entries: Sequence[EntryRow],
    *,
    status: TableStatus,
    seed: Seed | None,
    saved: SavedRow | None,
    turns: TurnClaims | None,
    hooks: Sequence[WriteHook],
) -> Callable[[Connection], Clock | None]:
    """Return the write of new entries. It returns the clock of the table after them.

    `saved` is the position to save with them, None: none is due. The write raises, and nothing is stored, where anything has changed in
    the meantime on which the entries rest: the stream (`PlyTaken`), the status (`Changed`), the seed (`Overtaken`), a claim (`ClaimLost`).
    """
    row, expected = advance.after, advance.before.ply
    store: list[Write] = [entry_log.append(row, expected, entries)]
    if advance.position.over and row.lesson is None:
        store.append(results.note(finish_of(row, advance.seats, advance.position, status)))
    store += [part for hook in hooks if (part := await hook(advance)) is not None]

    def write(connection: Connection) -> Clock | None:
        status_queries.check_known(connection, row.id, status)
        if turns is not None:
            turns.check(connection)
        if seed is not None:
            fair_seeds.check_known(connection, row.id, seed, expected)
        for part in store:
            part(connection)
        if turns is not None:
            turns.take(connection)
        if saved is not None:
            saved_positions.save(connection, row.id, saved)
        if status.clock is None:
            return None
        clock_queries.follow(connection, row.id, row.updated)
        return clock_queries.read(connection, row.id)

    return write
