"""Resignation, coming back to a seat, votes, vacation and premoves."""

from litestar import post
from litestar.params import FromPath, JSONBody

from ratskeller.server.accounts.sessions import PLAYS, guest_of
from ratskeller.server.clocks import service as clocks
from ratskeller.server.clocks.schemas import Ballot, ForSeat, NewOrder, Vacation
from ratskeller.server.http.error_responses import errors
from ratskeller.server.http.rate_limits import Limit, enforce
from ratskeller.server.http.requests import AnyRequest, service
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.tables.schemas import Table
from ratskeller.server.tables.session import TableSession

WISHES = Limit(name="wishes", message="You have asked for too much besides the game", guest=300, address=0)

WRITE = errors(400, 401, 403, 404, 409, 413, 415, 422)

TableId = FromPath[str]


async def _visit(request: AnyRequest, table_id: str) -> tuple[TableSession, str]:
    """Return the table, and the id of the guest."""
    guest = await guest_of(request)
    enforce(request, WISHES, guest.id)
    return await service(request, TableManager).visited(table_id, guest.id), guest.id


@post("/tables/{table_id:str}/resign", operation_id="resign", opt=PLAYS, status_code=200, responses=WRITE)
async def resign(request: AnyRequest, table_id: TableId, data: JSONBody[ForSeat]) -> Table:
    """Resign: the weakest bot plays the seat to the end, and the seat counts as last."""
    return await clocks.resign(*await _visit(request, table_id), data.seat)


@post("/tables/{table_id:str}/back", operation_id="comeBackToSeat", opt=PLAYS, status_code=200, responses=WRITE)
async def come_back(request: AnyRequest, table_id: TableId, data: JSONBody[ForSeat]) -> Table:
    """Take a seat back from the bot that plays it after a time-out or a vote."""
    return await clocks.come_back(*await _visit(request, table_id), data.seat)


@post("/tables/{table_id:str}/votes", operation_id="vote", opt=PLAYS, status_code=200, responses=WRITE)
async def vote(request: AnyRequest, table_id: TableId, data: JSONBody[Ballot]) -> Table:
    """Vote to end the game, which takes everybody, or to let a bot play for an absent player, which takes most of the others."""
    return await clocks.vote(*await _visit(request, table_id), data.about, agreed=data.agreed)


@post("/tables/{table_id:str}/vacation", operation_id="goAway", opt=PLAYS, status_code=200, responses=WRITE)
async def go_away(request: AnyRequest, table_id: TableId, data: JSONBody[Vacation]) -> Table:
    """Take a vacation of some days at a table with a clock of days: the time of the seat stands still. Unused days can be used later."""
    return await clocks.go_away(*await _visit(request, table_id), data)


@post("/tables/{table_id:str}/orders", operation_id="order", opt=PLAYS, status_code=200, responses=WRITE)
async def order(request: AnyRequest, table_id: TableId, data: JSONBody[NewOrder]) -> Table:
    """Set a premove for a question out of turn, or for every turn that begins with only one answer; or remove it."""
    return await clocks.order(*await _visit(request, table_id), data)


ROUTES = [resign, come_back, vote, go_away, order]
