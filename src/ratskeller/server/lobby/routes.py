"""The lobby, quick matches, invitations, rematches, and what the host of a table may do."""

from functools import lru_cache
from io import BytesIO

import segno
from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from ratskeller.server.accounts.login_limits import LoginLimiter
from ratskeller.server.accounts.sessions import PLAYS, READS, guest_of
from ratskeller.server.http import compression
from ratskeller.server.http.error_responses import errors
from ratskeller.server.http.rate_limits import RateLimits
from ratskeller.server.http.requests import AnyRequest, Site, service
from ratskeller.server.lobby.schemas import (
    BeginGame,
    ClearSeat,
    Closed,
    CloseTable,
    Enter,
    Invitation,
    NewRematch,
    QuickMatch,
    SeatBot,
)
from ratskeller.server.lobby.schemas import Lobby as Listing
from ratskeller.server.lobby.service import Lobby, invitation, open_rematch
from ratskeller.server.tables import schemas as wire
from ratskeller.server.tables import seating
from ratskeller.server.tables.manager import TableManager

READ = errors(401, 403, 404, 409)
WRITE = errors(400, 401, 403, 404, 409, 413, 415)
OPEN = errors(400, 401, 403, 404, 409, 413, 415, 422)
# Black on white with a margin, as cameras need it
QUIET_ZONE, SCALE = 4, 8
UNCHANGED = {
    304: ResponseSpec(None, generate_examples=False, description="Nothing has changed since the tag that was given")
}

TableId = FromPath[str]


@get("/lobby", operation_id="getLobby", opt=READS, responses=errors(401) | UNCHANGED)
async def get_lobby(request: AnyRequest) -> Response[Listing]:
    """Return the public tables with an open seat, and games to watch, running or ended lately; 304 if they match `If-None-Match`."""
    guest = await guest_of(request)
    body, tag = await service(request, Lobby).listed(guest.id)
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=304, headers={"etag": tag})  # type: ignore[arg-type]
    return compression.CompressedResponse(body, media_type=MediaType.JSON, headers={"etag": tag})  # type: ignore[arg-type]


@post(
    "/lobby/quick",
    operation_id="quickMatch",
    opt=PLAYS,
    status_code=200,
    responses=errors(400, 401, 403, 413, 415, 422),
)
async def quick_match(request: AnyRequest, data: JSONBody[QuickMatch]) -> wire.Table:
    """Take a seat to play with people, at the oldest matching public table where somebody waits, or at a new one."""
    guest = await guest_of(request)
    service(request, RateLimits).new_table(request, guest.id)
    return await (await service(request, Lobby).quick_match(guest, data.game, data.clock)).look(guest.id, None)


@get("/tables/{table_id:str}/invitation", operation_id="getInvitation", opt=READS, responses=READ)
async def get_invitation(request: AnyRequest, table_id: TableId) -> Invitation:
    """Return what anybody with the address of a table may know before they are let in or sit down."""
    guest = await guest_of(request)
    return await invitation(await service(request, TableManager).table(table_id), guest.id)


@post("/tables/{table_id:str}/enter", operation_id="enterTable", opt=PLAYS, status_code=200, responses=WRITE)
async def enter_table(request: AnyRequest, table_id: TableId, data: JSONBody[Enter]) -> Invitation:
    """Enter the password of a table; afterwards the guest is let in."""
    guest = await guest_of(request)
    await service(request, LoginLimiter).table_password(request, guest.id)
    table = await service(request, TableManager).table(table_id)
    await seating.enter(table, guest.id, data.password)
    return await invitation(table, guest.id)


@get("/tables/{table_id:str}/qr", operation_id="getQr", opt=READS, responses=READ, media_type="image/svg+xml")
async def get_qr(request: AnyRequest, table_id: TableId) -> Response[bytes]:
    """Return the QR code of the address of a table."""
    guest = await guest_of(request)
    table = await service(request, TableManager).visited(table_id, guest.id)
    return Response(
        drawn(f"{str(request.base_url).rstrip('/')}{service(request, Site).prefix}/t/{table.id}"),
        media_type="image/svg+xml",
    )


@post(
    "/tables/{table_id:str}/seats/{seat:int}/clear",
    operation_id="clearSeat",
    opt=PLAYS,
    status_code=200,
    responses=WRITE,
)
async def clear_seat(
    request: AnyRequest,
    table_id: TableId,
    seat: FromPath[int],
    data: JSONBody[ClearSeat],  # noqa: ARG001
) -> wire.Table:
    """Free a seat that has not answered: the host removes a bot, or another player, who can't return; a player leaves their own."""
    guest = await guest_of(request)
    return await seating.clear(await service(request, TableManager).visited(table_id, guest.id), guest.id, seat)


@post(
    "/tables/{table_id:str}/seats/{seat:int}/bot",
    operation_id="seatBot",
    opt=PLAYS,
    status_code=200,
    responses=OPEN,
)
async def seat_bot(request: AnyRequest, table_id: TableId, seat: FromPath[int], data: JSONBody[SeatBot]) -> wire.Table:
    """Give an open seat to a bot, as the host. A person for whom the seat is reserved may still take it.

    Before the game begins, another bot may also take the place of one.
    """
    guest = await guest_of(request)
    table = await service(request, TableManager).visited(table_id, guest.id)
    return await seating.seat_bot(table, guest.id, seat, data.bot)


@post("/tables/{table_id:str}/begin", operation_id="beginGame", opt=PLAYS, status_code=200, responses=WRITE)
async def begin_game(request: AnyRequest, table_id: TableId, data: JSONBody[BeginGame]) -> wire.Table:  # noqa: ARG001
    """Begin the game of a table that was opened as waiting, as its host, once every seat is taken."""
    guest = await guest_of(request)
    return await seating.begin(await service(request, TableManager).visited(table_id, guest.id), guest.id)


@post("/tables/{table_id:str}/close", operation_id="closeTable", opt=PLAYS, status_code=200, responses=WRITE)
async def close_table(request: AnyRequest, table_id: TableId, data: JSONBody[CloseTable]) -> Closed:  # noqa: ARG001
    """Close a table for good, as its host, before its game has begun."""
    guest = await guest_of(request)
    await service(request, TableManager).close(table_id, guest.id)
    return Closed(table_id)


@post(
    "/tables/{table_id:str}/rematch",
    operation_id="rematch",
    opt=PLAYS,
    status_code=200,
    responses=errors(400, 401, 403, 404, 409, 413, 415, 422),
)
async def rematch(request: AnyRequest, table_id: TableId, data: JSONBody[NewRematch]) -> wire.Table:
    """Open or join the rematch of a game: a new table with seats reserved for the same people."""
    guest = await guest_of(request)
    origin = await service(request, TableManager).visited(table_id, guest.id)
    service(request, RateLimits).new_table(request, guest.id)
    table = await open_rematch(service(request, TableManager), guest, origin, data.fair)
    await seating.take_reserved_seats(table, guest.id, None if data.fair is None else data.fair.contribution)
    await table.check_visible(guest.id)
    return await table.look(guest.id, None)


@lru_cache(maxsize=256)
def drawn(address: str) -> bytes:
    file = BytesIO()
    segno.make(address, error="m", micro=False).save(
        file, kind="svg", scale=SCALE, border=QUIET_ZONE, dark="#000", light="#fff", xmldecl=False, nl=False
    )
    return file.getvalue()


ROUTES = [
    get_lobby,
    quick_match,
    get_invitation,
    enter_table,
    get_qr,
    clear_seat,
    seat_bot,
    begin_game,
    close_table,
    rematch,
]
