"""Resignation, coming back to a seat, votes, vacation, days off and premoves."""

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from ratskeller.server.accounts.errors import no_account
from ratskeller.server.accounts.queries import account_of
from ratskeller.server.accounts.sessions import PLAYS, guest_of
from ratskeller.server.clocks import days_off
from ratskeller.server.clocks import service as clocks
from ratskeller.server.clocks.schemas import Ballot, DaysOff, ForSeat, NewOrder, PlanDaysOff, TakeDaysOff, Vacation
from ratskeller.server.db.store import Store
from ratskeller.server.http.error_responses import errors
from ratskeller.server.http.rate_limits import Limit, enforce
from ratskeller.server.http.requests import AnyRequest, service
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.tables.schemas import Table
from ratskeller.server.tables.session import TableSession

WISHES = Limit(name="wishes", message="Too many requests besides the game", guest=300, address=0)

WRITE = errors(400, 401, 403, 404, 409, 413, 415, 422)

TableId = FromPath[str]


async def _visit(request: AnyRequest, table_id: str) -> tuple[TableSession, str]:
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


@get("/me/days-off", operation_id="getDaysOff", responses=errors(401, 409))
async def get_days_off(request: AnyRequest) -> DaysOff:
    return await days_off.days_off(service(request, Store), await _account(request))


@post("/me/days-off", operation_id="takeDaysOff", status_code=200, responses=errors(400, 401, 403, 409, 413, 415))
async def take_days_off(request: AnyRequest, data: JSONBody[TakeDaysOff]) -> DaysOff:
    """Begin days off, or end them: the time of all seats of the account stands still at tables with a clock of days."""
    guest = await _account(request)
    enforce(request, WISHES, guest)
    found = await days_off.take(service(request, Store), guest, data.days)
    await service(request, TableManager).people_changed([guest])
    return found


@post(
    "/me/days-off/planned",
    operation_id="planDaysOff",
    status_code=200,
    responses=errors(400, 401, 403, 409, 413, 415, 422),
)
async def plan_days_off(request: AnyRequest, data: JSONBody[PlanDaysOff]) -> DaysOff:
    """Plan days off from one day to another. They begin by themselves, and count in the year in which they lie."""
    guest = await _account(request)
    enforce(request, WISHES, guest)
    return await days_off.plan(service(request, Store), guest, data.first, data.last)


@delete(
    "/me/days-off/planned/{first:str}",
    operation_id="cancelDaysOff",
    status_code=200,
    responses=errors(400, 401, 403, 409),
)
async def cancel_days_off(request: AnyRequest, first: FromPath[str]) -> DaysOff:
    """Cancel planned days off by their first day."""
    guest = await _account(request)
    enforce(request, WISHES, guest)
    return await days_off.cancel(service(request, Store), guest, first)


async def _account(request: AnyRequest) -> str:
    """Return the id of the guest, who has an account. Raises `Problem`."""
    guest = await guest_of(request)
    if await service(request, Store).read(account_of, guest.id) is None:
        raise no_account()
    return guest.id


ROUTES = [get_days_off, take_days_off, plan_days_off, cancel_days_off, resign, come_back, vote, go_away, order]
