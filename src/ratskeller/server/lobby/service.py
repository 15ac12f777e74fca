"""The lobby: one list for everybody, refreshed at most once a second, and quick matches."""

import asyncio
import hashlib
import time
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from ratskeller import games
from ratskeller.core.errors import RatskellerError
from ratskeller.core.game import Game
from ratskeller.server.accounts.guests import Guest
from ratskeller.server.db.timestamps import now
from ratskeller.server.errors import Problem
from ratskeller.server.lobby import queries
from ratskeller.server.lobby.queries import AlreadyWaiting, Match, PublicTable
from ratskeller.server.lobby.schemas import Lobby as Listing
from ratskeller.server.lobby.schemas import LobbyTable
from ratskeller.server.tables import schemas as wire
from ratskeller.server.tables import seating
from ratskeller.server.tables.clock_schemas import NewClock
from ratskeller.server.tables.clock_settings import clock_of, given_by, quick
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.tables.session import TableSession
from ratskeller.server.tables.views import seat_for_all

FRESH_SECONDS = 1.0
RANDOM = "random"
# Another player was faster, or the table was closed: try the next one
MISSED = ("seat-taken", "stale-ply", "unknown-table", "table-closed", "sent-away", "old-rules")


class Lobby:
    """The public tables of a server."""

    def __init__(self, manager: TableManager) -> None:
        """List the public tables in the database of `manager`."""
        self._manager = manager
        self._body, self._tag, self._made = b"", "", -FRESH_SECONDS
        self._making = asyncio.Lock()
        # One at a time, so that two guests who come at once meet, and a repeated request finds the table of the first
        self._matching = asyncio.Lock()

    async def listed(self) -> tuple[bytes, str]:
        """Return the public tables as JSON, and their entity tag."""
        async with self._making:
            if time.monotonic() - self._made >= FRESH_SECONDS:
                found = await self._manager.store.read(queries.listed)
                self._body = msgspec.json.encode(Listing(*([_lobby_table(row) for row in rows] for rows in found)))
                self._tag = f'"{hashlib.sha256(self._body).hexdigest()[:16]}"'
                self._made = time.monotonic()
            return self._body, self._tag

    async def quick_match(self, guest: Guest, name: str, clock: NewClock | UnsetType | None = UNSET) -> TableSession:
        """Return a table where a guest is seated to play with people, with this clock or the usual one.

        It is the one where they are already waiting, else the oldest matching public one where somebody waits, else a new public one for
        two. Raises `Problem` for an unknown game or an impossible clock.
        """
        game = _game(name)
        wanted = quick(game.name) if isinstance(clock, UnsetType) else clock
        async with self._matching:
            return await self._match(guest, game, wanted)

    async def _match(self, guest: Guest, game: Game[Any], clock: NewClock | None) -> TableSession:
        store, match = self._manager.store, Match(guest.id, game.name, now())
        if (
            waiting := await store.read(lambda connection: queries.waiting_at(connection, guest.id, game.name))
        ) is not None:
            return await self._manager.table(waiting)
        try:
            own = None if clock is None else clock_of(clock, game.name, seats=0)
            for table_id, seat in await store.read(queries.matching_tables(guest.id, game.name, own)):
                if (joined := await self._join(guest, table_id, seat, match)) is not None:
                    return joined
            return await self._manager.open(guest, _for_two(game, clock), match.write)
        except AlreadyWaiting as there:
            return await self._manager.table(there.table_id)

    async def _join(self, guest: Guest, table_id: str, seat: int, match: Match) -> TableSession | None:
        try:
            live = await self._manager.entered(table_id, guest.id)
            await seating.join(live, guest.id, seat, also=match.write)
        except Problem as problem:
            if problem.code not in MISSED:
                raise
            return None
        return live


def _for_two(game: Game[Any], clock: NewClock | None) -> wire.NewTable:
    """Return a new public table of a game for two people, or as few as it needs."""
    number = min(count for count in game.players if count > 1)
    seats = [wire.NewSeat("me"), *(wire.NewSeat("open") for _ in range(number - 1))]
    # The first player is random if the game allows it
    options: dict[str, Any] = {
        it.name: RANDOM for it in game.OPTIONS if it.kind == "seat" and it.is_shared and RANDOM in it.values
    }
    return wire.NewTable(game.name, seats, options, way="public", clock=clock)


def _game(name: str) -> Game[Any]:
    try:
        return games.get(name)
    except RatskellerError as error:
        raise Problem(422, "unknown-game", str(error), game=name) from error


def _lobby_table(row: PublicTable) -> LobbyTable:
    seats = [seat_for_all(seat) for seat in row.seats]
    moments = (row.created, row.updated)
    clock = given_by(row.clock)
    return LobbyTable(row.id, row.game, row.options, row.host, seats, row.length, *moments, row.friendly, clock)
