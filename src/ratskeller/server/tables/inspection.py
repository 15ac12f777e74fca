"""The record of a game, the whole game once it is over, and moments of it to look back at."""

import asyncio
from typing import Literal

from ratskeller.core.fairness import proof_of, with_proof
from ratskeller.core.position import Position
from ratskeller.core.records import with_metadata
from ratskeller.server.errors import Problem, wrong_seat
from ratskeller.server.tables import results
from ratskeller.server.tables.earlier_views import Moment
from ratskeller.server.tables.queries import TableRow, mine
from ratskeller.server.tables.session import TableSession


async def record(table: TableSession) -> str:
    """Return the record of the game. Raises `Problem` before the game is over, since it tells what seats know in secret."""
    async with table.locked_fresh():
        if not table.position.over:
            raise Problem(409, "not-over", "The record can be read once the game is over.")
        finished = await table.store.read(lambda connection: results.finished_at(connection, table.id))
        metadata, whole, seed = results.metadata_of(table.seats, finished), table.position.copy(), table.seed
    record = with_metadata(whole.record(), metadata)
    return record if seed is None else with_proof(record, await asyncio.to_thread(proof_of, whole, seed))


async def finished(table: TableSession, wanted: int | Literal["public"] | None = None) -> tuple[TableRow, Position]:
    """Return the table and the whole game once it is over, for somebody who wants to see it through a seat.

    Raises `Problem` before it is over, or where there is no such seat.
    """
    async with table.locked_fresh():
        check_over(table)
        if isinstance(wanted, int) and wanted >= len(table.seats):
            raise wrong_seat(wanted)
        return table.row, table.position.copy()


async def ended(table: TableSession) -> TableRow:
    """Return the table once nobody is asked there any more: its game is over, or all wanted its end. Raises `Problem` before."""
    async with table.locked_fresh():
        if not table.status.ended:
            check_over(table)
        return table.row


async def moment(table: TableSession, guest: str, at: int | None, wanted: int | Literal["public"] | None) -> Moment:
    """Return a moment of the game for somebody who wants to look at it: by default the last one.

    During the game the seat has to be one of the guest's, and is by default; once it is over it may be any, and nobody's is by
    default. Raises `Problem` where it is somebody else's, or where there is no such moment.
    """
    async with table.locked_fresh():
        held = mine(table.seats, guest)
        _, whole = table.visible_to(held)
        if table.position.over:
            held = list(range(len(table.seats)))
        if wanted == "public" or (wanted is None and table.position.over):
            held, wanted = [], None
        if wanted is not None and wanted not in held:
            raise wrong_seat(wanted)
        answers = whole.answers[: length_at(whole, at)]
        return Moment(table.id, table.row.game, table.row.options, answers, held, wanted)


def check_over(table: TableSession) -> None:
    """Refuse to look back on a game that is not over. Raises `Problem`."""
    if not table.position.over:
        raise Problem(409, "game-not-over", "One can look back on a game once it is over.")


def length_at(whole: Position, at: int | None) -> int:
    """Return how many answers are meant; None: all. Raises `Problem` where there are not so many."""
    length = len(whole.answers)
    if at is not None and at > length:
        raise Problem(422, "no-position", f"at: the game has {length} answers, not {at}.", length=length)
    return length if at is None else at
