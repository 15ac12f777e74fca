"""The lobby: one list for everybody, refreshed at most once a second; quick matches, invitations, and rematches."""

import asyncio
import hashlib
import time
from collections.abc import Sequence
from functools import partial

import msgspec
from msgspec import UNSET, UnsetType

from ratskeller import bots
from ratskeller.core.fairness import Seed
from ratskeller.core.game import Game
from ratskeller.core.options import Options
from ratskeller.server.accounts.guests import Guest
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.store import Store
from ratskeller.server.db.timestamps import now
from ratskeller.server.errors import Problem
from ratskeller.server.lobby import queries
from ratskeller.server.lobby.queries import AlreadyWaiting, PublicTable
from ratskeller.server.lobby.schemas import Invitation, LobbyTable, PublicGame
from ratskeller.server.lobby.schemas import Lobby as Listing
from ratskeller.server.ratings.queries import following
from ratskeller.server.tables import inspection, permissions, seating, storage, table_status
from ratskeller.server.tables import queries as table_queries
from ratskeller.server.tables import schemas as wire
from ratskeller.server.tables.clocks import clock_of, given_by
from ratskeller.server.tables.hooks import TableWrite
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.tables.new_tables import known_game, rematch
from ratskeller.server.tables.permissions import OriginTaken
from ratskeller.server.tables.queries import SeatRow, mine
from ratskeller.server.tables.schemas import NewClock
from ratskeller.server.tables.session import TableSession
from ratskeller.server.tables.storage import committed_seed, unknown_commitment
from ratskeller.server.tables.views import seat_for_all

FRESH_SECONDS = 1.0
RANDOM = "random"
# Another player was faster, or the table was closed: try the next one
MISSED = ("seat-taken", "stale-ply", "unknown-table", "table-closed", "sent-away", "old-rules")
QUICK_TURN, QUICK_RESERVE = 45, 300
"""Seconds of the quick clock on the start page."""


class Lobby:
    """The public tables of a server."""

    def __init__(self, manager: TableManager) -> None:
        self._manager = manager
        self._listing = Listing([], [], [])
        self._body, self._tag, self._made = b"", "", -FRESH_SECONDS
        self._making = asyncio.Lock()
        # One at a time, so that two guests who come at once meet, and a repeated request finds the table of the first
        self._matching = asyncio.Lock()

    async def listed(self, guest: str) -> tuple[bytes, str]:
        """Return the public tables as JSON for a guest, and their entity tag: people who are blocked don't find each other's tables."""
        apart = await self._manager.store.read(queries.apart_from, guest)
        async with self._making:
            await self._refresh()
            if not any(table.id in apart for table in self._listing.open):
                return self._body, self._tag
            left = [table for table in self._listing.open if table.id not in apart]
            return _encoded(msgspec.structs.replace(self._listing, open=left))

    async def games_to_watch(self) -> list[PublicGame]:
        """Return one public game of each kind: one that is running if there is any, else the last one to end."""
        async with self._making:
            await self._refresh()
            listing = self._listing
        found: dict[str, PublicGame] = {}
        for tables, running in ((listing.running, True), (listing.ended, False)):
            for table in tables:
                if table.length > 0:
                    found.setdefault(table.game, PublicGame(table, running))
        return list(found.values())

    async def _refresh(self) -> None:
        if time.monotonic() - self._made < FRESH_SECONDS:
            return
        found = await self._manager.store.read(queries.listed)
        lists = (found.open, found.running, found.ended)
        self._listing = Listing(*([_lobby_table(row) for row in rows] for rows in lists))
        self._body, self._tag = _encoded(self._listing)
        self._made = time.monotonic()

    async def quick_match(self, guest: Guest, name: str, clock: NewClock | UnsetType | None = UNSET) -> TableSession:
        """Return a table where a guest is seated to play with people, with this clock or the usual one.

        It is the one where they are already waiting, else the oldest matching public one where somebody waits, else a new public one for
        two. Raises `Problem` for an unknown game or an impossible clock.
        """
        game = known_game(name)
        wanted = quick(game.name) if isinstance(clock, UnsetType) else clock
        async with self._matching:
            return await self._match(guest, game, wanted)

    async def _match(self, guest: Guest, game: Game[object], clock: NewClock | None) -> TableSession:
        store = self._manager.store
        match = partial(queries.match, guest=guest.id, game=game.name, moment=now())
        if (waiting := await store.read(queries.waiting_at, guest.id, game.name)) is not None:
            return await self._manager.table(waiting)
        try:
            own = None if clock is None else clock_of(clock, bots.names(game.name), seats=0)
            for table_id, seat in await store.read(queries.matching_tables, guest.id, game.name, own):
                if (joined := await self._join(guest, table_id, seat, match)) is not None:
                    return joined
            return await self._manager.open(guest, _for_two(game, clock), match)
        except AlreadyWaiting as there:
            return await self._manager.table(there.table_id)

    async def _join(self, guest: Guest, table_id: str, seat: int, match: TableWrite) -> TableSession | None:
        try:
            live = await self._manager.entered(table_id, guest.id)
            await seating.join(live, guest.id, seat, also=match)
        except Problem as problem:
            if problem.code not in MISSED:
                raise
            return None
        return live


def _encoded(listing: Listing) -> tuple[bytes, str]:
    body = msgspec.json.encode(listing)
    return body, f'"{hashlib.sha256(body).hexdigest()[:16]}"'


def _for_two(game: Game[object], clock: NewClock | None) -> wire.NewTable:
    number = min(count for count in game.players if count > 1)
    seats = [wire.NewSeat("me"), *(wire.NewSeat("open") for _ in range(number - 1))]
    # The first player is random if the game allows it
    options: Options = {
        it.name: RANDOM for it in game.OPTIONS if it.kind == "seat" and it.is_shared and RANDOM in it.values
    }
    return wire.NewTable(game.name, seats, options, way="public", clock=clock)


def _lobby_table(table: PublicTable) -> LobbyTable:
    row = table.row
    return LobbyTable(
        id=row.id,
        game=row.game,
        options=row.options,
        host=row.host,
        seats=[seat_for_all(seat) for seat in table.seats],
        length=row.length,
        created=row.created,
        updated=row.updated,
        friendly=row.friendly,
        clock=given_by(row.clock),
    )


async def invitation(table: TableSession, guest: str) -> Invitation:
    """Return the invitation of a guest to a table. Raises `Problem` where the table is hidden from them."""
    async with table.locked_fresh():
        row, seats, access = table.row, table.seats, table.access
        table.features.rules.check_visible(row, seats, guest)
        refused = permissions.entry_refusal(access, seats, guest)
        if refused is None:
            shown = [seat_for_all(seat) for seat in seats]
        else:
            shown = [wire.Seat(seat.seat, seat.kind, seat.bot or "", seat.bot) for seat in seats]
        return Invitation(
            id=row.id,
            game=row.game,
            options=row.options,
            host=access.host_name or None,
            seats=shown,
            mine=mine(seats, guest),
            kept=permissions.reserved_seat(seats, guest),
            password=refused is not None and refused.code == "password-needed",
            away=refused is not None and refused.code == "sent-away",
            looks=permissions.may_look(access, seats, guest),
            over=row.over,
            length=row.public_length,
            analysis=row.analysis,
            odds=row.odds,
            friendly=row.friendly,
            fair=None if table.seed is None else table.seed.commitment,
            clock=given_by(table.status.clock),
        )


async def open_rematch(
    manager: TableManager, guest: Guest, origin: TableSession, fair: wire.NewFair | None
) -> TableSession:
    """Open the rematch of a game that is over, or return the one that another player has opened. Raises `Problem` naming what can't be."""
    opened = await manager.table(await _store_rematch(manager.store, guest, origin, fair))
    # Those who look at the game that is over see where it goes on
    await origin.refresh()
    return opened


async def _store_rematch(store: Store, guest: Guest, origin: TableSession, fair: wire.NewFair | None) -> str:
    """Store the rematch of a finished game, and return its id, or that of an existing rematch.

    Only its players may open it. It has the same access policy, clock and bots, and the next seat begins unless that is random. The
    seats of the others are kept for them, they are notified, and the game waits until all have come. Raises `Problem`.
    """
    row, _ = await inspection.ended(origin)
    if not mine(origin.seats, guest.id):
        raise Problem(403, "not-a-player", "Only players of this game can play again.")
    if origin.access.rematch is not None:
        return origin.access.rematch.id
    seed = await _seed(store, guest, origin, fair)
    seats = await store.read(_seats, origin.seats, guest.id, row.game)
    new = rematch(origin.table, seats, seed)
    door = msgspec.structs.replace(origin.access, host=guest.id, host_name=guest.name, origin=row.id)

    def write(connection: Connection) -> None:
        permissions.check_no_rematch(connection, row.id)
        names = permissions.own_names(connection, row.id)
        storage.insert(connection, new._replace(names=names), door)
        for hook in origin.features.on_open:
            hook(connection, new.row, seats)
        # So that other processes notice the change
        table_queries.touch(connection, row.id, now())

    try:
        await store.write(write)
    except storage.SeedUsed as error:
        raise unknown_commitment() from error
    except OriginTaken as taken:
        return taken.rematch
    return new.row.id


async def _seed(store: Store, guest: Guest, origin: TableSession, fair: wire.NewFair | None) -> Seed | None:
    """Return the seed of the rematch if the game was provably fair, None if not."""
    if origin.seed is None:
        return None
    if fair is None:
        raise Problem(422, "bad-fair", "fair: the game was provably fair, and so is the next one: give a commitment.")
    return await committed_seed(store, guest, fair, mine(origin.seats, guest.id)[0])


def _seats(connection: Connection, seats: Sequence[SeatRow], guest: str, game: str) -> list[SeatRow]:
    """Return the seats of the rematch, none of them kept for people who are blocked. A bot as strong as the guest follows their results."""
    followed = [msgspec.structs.replace(it, bot=following(connection, it.bot, guest, game)) for it in seats]
    blocked = queries.blocked_by_or_blocking(connection, guest)
    return [_seat(seat, guest, blocked) for seat in followed]


def _seat(seat: SeatRow, guest: str, blocked: set[str]) -> SeatRow:
    if seat.kind != "human" or seat.guest == guest:
        return seat
    kept = None if seat.guest in blocked else seat.guest
    return SeatRow(seat.seat, "open", None, "", None, reserved_for=kept)


def quick(game: str) -> NewClock:
    return NewClock("live", QUICK_TURN, QUICK_RESERVE, bot=table_status.default_stand_in(game))
