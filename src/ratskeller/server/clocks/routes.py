"""What people want at a table beside the game: resign, come back, vote, be away, order an answer."""

from typing import Any

from litestar import Request, post
from litestar.params import FromPath, JSONBody

from ratskeller.server.accounts.sessions import PLAYS, guest_of
from ratskeller.server.clocks import schemas as wire_conduct
from ratskeller.server.clocks import service as conducting
from ratskeller.server.http.error_responses import documented
from ratskeller.server.http.rate_limits import Limit, enforce
from ratskeller.server.http.services import service
from ratskeller.server.tables import schemas as wire
from ratskeller.server.tables.live_table import LiveTable
from ratskeller.server.tables.manager import TableManager

WISHES = Limit(name="wishes", message="You have wanted something too often beside the game", guest=300, address=0)

WRITE = documented(400, 401, 403, 404, 409, 413, 415, 422)

AnyRequest = Request[Any, Any, Any]
TableId = FromPath[str]


async def _come(request: AnyRequest, table_id: str) -> tuple[LiveTable, str]:
    """Return a table and the guest who wants something there."""
    guest = await guest_of(request)
    enforce(request, WISHES, guest.id)
    return await service(request, TableManager).visited(table_id, guest.id), guest.id


@post(
    "/tables/{table_id:str}/resign",
    operation_id="resign",
    opt=PLAYS,
    status_code=200,
    responses=WRITE,
    tags=["conduct"],
)
async def resign(request: AnyRequest, table_id: TableId, data: JSONBody[wire_conduct.ForSeat]) -> wire.Table:
    """Give up with a seat: the weakest bot plays it to the end, and it counts as last."""
    return await conducting.resign(*await _come(request, table_id), data.seat)


@post(
    "/tables/{table_id:str}/back",
    operation_id="comeBackToSeat",
    opt=PLAYS,
    status_code=200,
    responses=WRITE,
    tags=["conduct"],
)
async def come_back(request: AnyRequest, table_id: TableId, data: JSONBody[wire_conduct.ForSeat]) -> wire.Table:
    """Take one's seat back from the bot that plays for one since one's time was up, or since the others wanted it."""
    return await conducting.come_back(*await _come(request, table_id), data.seat)


@post(
    "/tables/{table_id:str}/votes", operation_id="vote", opt=PLAYS, status_code=200, responses=WRITE, tags=["conduct"]
)
async def vote(request: AnyRequest, table_id: TableId, data: JSONBody[wire_conduct.Ballot]) -> wire.Table:
    """Vote that the game ends, which all have to want, or that a bot plays for somebody who is absent: most of the others have to."""
    return await conducting.vote(*await _come(request, table_id), data.about, agreed=data.agreed)


@post(
    "/tables/{table_id:str}/vacation",
    operation_id="goAway",
    opt=PLAYS,
    status_code=200,
    responses=WRITE,
    tags=["conduct"],
)
async def go_away(request: AnyRequest, table_id: TableId, data: JSONBody[wire_conduct.Vacation]) -> wire.Table:
    """Be away for some days at a table whose turns take days: one's time stands still. Days that are not used stay one's own."""
    return await conducting.go_away(*await _come(request, table_id), data)


@post(
    "/tables/{table_id:str}/orders", operation_id="order", opt=PLAYS, status_code=200, responses=WRITE, tags=["conduct"]
)
async def order(request: AnyRequest, table_id: TableId, data: JSONBody[wire_conduct.NewOrder]) -> wire.Table:
    """Order what is answered for a seat to a question that comes out of turn, or wherever there is one answer alone."""
    return await conducting.order(*await _come(request, table_id), data)


ROUTES = [resign, come_back, vote, go_away, order]
