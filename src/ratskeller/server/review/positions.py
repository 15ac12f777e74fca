"""Positions of a table's game as somebody may have them analysed, or ask for their odds."""

from ratskeller.bots.played_turn import PlayedTurn, answers_played
from ratskeller.core.position import Position
from ratskeller.server.errors import Problem, wrong_seat
from ratskeller.server.review.odds import Key
from ratskeller.server.tables.inspection import length_at
from ratskeller.server.tables.loader import played_to
from ratskeller.server.tables.queries import mine
from ratskeller.server.tables.session import TableSession
from ratskeller.server.tables.views import seen_from


async def analysed_position(
    table: TableSession, guest: str, at: int | None, wanted: int | None
) -> tuple[int, int, Position, PlayedTurn]:
    """Return a position of the game as a seat knows it, to be analysed: after how many answers, the seat, the position, the turn taken.

    By default it is the last one, and the guest's seat, or once the game is over the seat that is asked. Raises `Problem` where
    the guest may have no analysis of that, or where there is no such position.
    """
    async with table.locked_fresh():
        whole = table.visible_to(mine(table.seats, guest))[1].copy()
        at = length_at(whole, at)
        held = range(len(table.seats)) if table.position.over else _may_analyse(table, guest)
    then = await _after(table, whole, at, guest)
    seat = seen_from(held, then.actor, wanted)
    if seat is None or (wanted is not None and seat != wanted):
        raise wrong_seat(0 if wanted is None else wanted)
    return at, seat, then.redeal(seat), _played_turn(table, whole, at, then.actor)


async def odds_position(table: TableSession, guest: str, at: int | None, wanted: int | None) -> tuple[Key, Position]:
    """Return a position of the game for its odds, and what names them, with the seat that is to be told: None for a spectator.

    By default it is the last one. The seat is one of the guest's, or once the game is over any. Raises `Problem` where the table
    does not tell odds, where the seat is somebody else's, or where there is no such position.
    """
    async with table.locked_fresh():
        _check_odds(table)
        row, whole = table.visible_to(mine(table.seats, guest))
        whole, at = whole.copy(), length_at(whole, at)
        held = range(len(table.seats)) if table.position.over else mine(table.seats, guest)
    then = await _after(table, whole, at, guest)
    seat = seen_from(held, then.actor, wanted)
    if wanted is not None and seat != wanted:
        raise wrong_seat(wanted)
    return (table.id, row.ply, at, seat), then


async def _after(table: TableSession, whole: Position, length: int, guest: str) -> Position:
    """Return the position after so many answers of a game, which is replayed for a guest; nobody at the table waits for that."""
    if length == len(whole.answers):
        return whole
    return await table.slices.run(played_to(table.row, whole.answers[:length]), guest)


def _played_turn(table: TableSession, whole: Position, at: int, actor: object) -> PlayedTurn:
    """Return the turn that was played after so many answers, and the bot that played it."""
    bot = table.seats[actor].bot if isinstance(actor, int) else None
    return PlayedTurn(answers_played(whole, at), bot or "")


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
