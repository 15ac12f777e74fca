"""Positions of a table's game for those who look at them by themselves: to analyse, to reckon the odds, to look back, to keep."""

import asyncio
from typing import Literal

from ratskeller.bots.played_turn import Taken, taken_after
from ratskeller.core.fairness import proof_of, with_proof
from ratskeller.core.position import Position
from ratskeller.core.records import with_metadata
from ratskeller.server.errors import Problem, wrong_seat
from ratskeller.server.review.odds import Key
from ratskeller.server.tables import results
from ratskeller.server.tables.earlier_views import Moment
from ratskeller.server.tables.loader import played_to
from ratskeller.server.tables.queries import TableRow, mine
from ratskeller.server.tables.session import TableSession
from ratskeller.server.tables.views import seen_from


async def record(table: TableSession) -> str:
    """Return the record of the game. Raises `Problem` before the game is over, since it tells what seats know in secret."""
    async with table.current():
        if not table.position.over:
            raise Problem(409, "not-over", "The record can be read once the game is over.")
        finished = await table.store.read(lambda connection: results.finished_at(connection, table.id))
        told, whole, seed = results.told_of(table.seats, finished), table.position.copy(), table.seed
    record = with_metadata(whole.record(), told)
    return record if seed is None else with_proof(record, await asyncio.to_thread(proof_of, whole, seed))


async def known(
    table: TableSession, guest: str, at: int | None, wanted: int | None
) -> tuple[int, int, Position, Taken]:
    """Return a position of the game as a seat knows it, to be analysed: after how many answers, the seat, the position, the turn taken.

    By default it is the last one, and the guest's seat, or once the game is over the seat that is asked. Raises `Problem` where
    the guest may have no analysis of that, or where there is no such position.
    """
    async with table.current():
        whole = table.known_to(mine(table.seats, guest))[1].copy()
        at = length_at(whole, at)
        held = range(len(table.seats)) if table.position.over else _may_analyse(table, guest)
    then = await _after(table, whole, at, guest)
    seat = seen_from(held, then.actor, wanted)
    if seat is None or (wanted is not None and seat != wanted):
        raise wrong_seat(0 if wanted is None else wanted)
    return at, seat, then.redeal(seat), _taken(table, whole, at, then.actor)


async def reckoned(table: TableSession, guest: str, at: int | None, wanted: int | None) -> tuple[Key, Position]:
    """Return a position of the game for its odds, and what names them, with the seat that is to be told: None for a spectator.

    By default it is the last one. The seat is one of the guest's, or once the game is over any. Raises `Problem` where the table
    does not tell odds, where the seat is somebody else's, or where there is no such position.
    """
    async with table.current():
        _check_odds(table)
        row, whole = table.known_to(mine(table.seats, guest))
        whole, at = whole.copy(), length_at(whole, at)
        held = range(len(table.seats)) if table.position.over else mine(table.seats, guest)
    then = await _after(table, whole, at, guest)
    seat = seen_from(held, then.actor, wanted)
    if wanted is not None and seat != wanted:
        raise wrong_seat(wanted)
    return (table.id, row.ply, at, seat), then


async def finished(table: TableSession, wanted: int | Literal["public"] | None = None) -> tuple[TableRow, Position]:
    """Return the table and the whole game once it is over, for somebody who wants to see it through a seat.

    Raises `Problem` before it is over, or where there is no such seat.
    """
    async with table.current():
        check_over(table)
        if isinstance(wanted, int) and wanted >= len(table.seats):
            raise wrong_seat(wanted)
        return table.row, table.position.copy()


async def ended(table: TableSession) -> TableRow:
    """Return the table once nobody is asked there any more: its game is over, or all wanted its end. Raises `Problem` before."""
    async with table.current():
        if not table.conduct.ended:
            check_over(table)
        return table.row


async def moment(table: TableSession, guest: str, at: int | None, wanted: int | Literal["public"] | None) -> Moment:
    """Return a moment of the game for somebody who wants to look at it: by default the last one.

    During the game the seat has to be one of the guest's, and is by default; once it is over it may be any, and nobody's is by
    default. Raises `Problem` where it is somebody else's, or where there is no such moment.
    """
    async with table.current():
        held = mine(table.seats, guest)
        _, whole = table.known_to(held)
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


async def _after(table: TableSession, whole: Position, length: int, guest: str) -> Position:
    """Return the position after so many answers of a game, which is replayed for a guest; nobody at the table waits for that."""
    if length == len(whole.answers):
        return whole
    return await table.slices.run(played_to(table.row, whole.answers[:length]), guest)


def length_at(whole: Position, at: int | None) -> int:
    """Return how many answers are meant; None: all. Raises `Problem` where there are not so many."""
    length = len(whole.answers)
    if at is not None and at > length:
        raise Problem(422, "no-position", f"at: the game has {length} answers, not {at}.", length=length)
    return length if at is None else at


def _taken(table: TableSession, whole: Position, at: int, actor: object) -> Taken:
    """Return the turn that was taken after so many answers, and the bot that took it."""
    bot = table.seats[actor].bot if isinstance(actor, int) else None
    return Taken(taken_after(whole, at), bot or "")


def _check_odds(table: TableSession) -> None:
    if not table.position.game.has_odds:
        raise Problem(409, "no-odds", "The odds of this game can't be worked out here.")
    if table.row.odds == "off" or (table.row.odds == "after" and not table.position.over):
        raise Problem(409, "no-odds", "This table shows the odds after the game, or not at all.")


def _may_analyse(table: TableSession, guest: str) -> list[int]:
    """Return the seats of a guest, for whose knowledge a running game may be analysed."""
    if not table.row.analysis:
        raise Problem(409, "no-analysis", "At this table, positions can only be analysed once the game is over.")
    return mine(table.seats, guest)
