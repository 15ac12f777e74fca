"""Exact odds of positions, calculated in a thread one after the other."""

import asyncio
from typing import NamedTuple

import msgspec

from ratskeller.core.position import Position
from ratskeller.server.errors import Problem, wrong_seat
from ratskeller.server.review.analysis import position_after
from ratskeller.server.review.schemas import Odds
from ratskeller.server.review.serial_cache import SerialCache, TooManyWaiting
from ratskeller.server.tables.inspection import length_at
from ratskeller.server.tables.queries import mine
from ratskeller.server.tables.session import TableSession
from ratskeller.server.tables.views import viewing_seat

MOST_WAITING = 30
CACHED = 500


class OddsKey(NamedTuple):
    """What odds depend on: a table, its ply, the number of answers, and the seat (None: a spectator)."""

    table: str
    ply: int
    at: int
    seat: int | None


class OddsService:
    """Calculates odds, and caches them."""

    def __init__(self) -> None:
        """Begin with an empty cache."""
        self._cache: SerialCache[OddsKey, bytes] = SerialCache(CACHED, MOST_WAITING)

    async def odds(self, key: OddsKey, position: Position) -> Odds:
        """Return the odds of a position as the seat of the key knows it. Raises `Problem` if too many wait."""
        try:
            found = await self._cache.get(key, lambda: asyncio.to_thread(_encoded_odds, position, key.seat))
        except TooManyWaiting as error:
            message = "The server is too busy for the odds just now: try again soon."
            raise Problem(503, "busy", message, seconds=1) from error
        return Odds(key.at, key.seat, msgspec.json.decode(found))


def _encoded_odds(position: Position, seat: int | None) -> bytes:
    return msgspec.json.encode(position.odds(seat))


async def odds_position(
    table: TableSession, guest: str, at: int | None, wanted: int | None
) -> tuple[OddsKey, Position]:
    """Return a position for its odds, by default the last one.

    The seat is one of the guest's (none: they are a spectator), once the game is over any. Raises `Problem` if the table shows no odds, the
    seat belongs to somebody else, or there is no such position.
    """
    async with table.locked_fresh():
        _check_odds(table)
        row, whole = table.visible_to(mine(table.seats, guest))
        whole, at = whole.copy(), length_at(whole, at)
        seats = range(len(table.seats)) if table.position.over else mine(table.seats, guest)
    position = await position_after(table, whole, at, guest)
    seat = viewing_seat(seats, position.actor, wanted)
    if wanted is not None and seat != wanted:
        raise wrong_seat(wanted)
    return OddsKey(table.id, row.ply, at, seat), position


def _check_odds(table: TableSession) -> None:
    if table.position.game.odds is None:
        raise Problem(409, "no-odds", "The odds of this game can't be worked out here.")
    if table.row.odds == "off" or (table.row.odds == "after" and not table.position.over):
        raise Problem(409, "no-odds", "This table shows the odds after the game, or not at all.")
