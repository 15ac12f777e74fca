"""The addresses of those who look after the site."""

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from ratskeller.server import security_log as security
from ratskeller.server.accounts.guests import Guest
from ratskeller.server.accounts.placeholder_names import unnamed_by
from ratskeller.server.accounts.second_factor_service import SecondFactors
from ratskeller.server.accounts.service import AccountService
from ratskeller.server.accounts.sessions import guest_of
from ratskeller.server.admin import schemas as told
from ratskeller.server.admin.queries import DeedRow
from ratskeller.server.admin.service import AdminService
from ratskeller.server.errors import Problem
from ratskeller.server.http.error_responses import documented
from ratskeller.server.http.rate_limits import address
from ratskeller.server.http.services import Site, service
from ratskeller.server.notifications.sender import NotificationSender
from ratskeller.server.tables.health import health_of
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.transport.shutdown import Shutdown

AnyRequest = Request[Any, Any, Any]
Sought = Annotated[str, QueryParameter(max_length=40)]
After = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Moment = Annotated[str | None, QueryParameter(max_length=30)]

READ = documented(400, 401, 403)
WRITE = documented(400, 401, 403, 404, 409, 413, 415)


async def admin_of(request: AnyRequest) -> Guest:
    """Return the admin who asks. Raises `Problem` for everybody else."""
    guest = await guest_of(request)
    if not await service(request, AccountService).is_admin(guest):
        raise Problem(403, "not-admin", "Only those who look after this site can do that.")
    if service(request, Site).admins_need_factor and await service(request, SecondFactors).of(guest) is None:
        message = "On this site admins need a second factor: turn it on at /me first."
        raise Problem(403, "factor-needed", message)
    return guest


@get("/admin/house", operation_id="getHouse", responses=READ, tags=["admin"])
async def get_house(request: AnyRequest) -> told.House:
    """Return how the server is, and how much there is of everything."""
    await admin_of(request)
    counts = msgspec.structs.asdict(await service(request, AdminService).counts())
    return told.House(
        await health_of(service(request, TableManager), is_ending=service(request, Shutdown).begun),
        loaded=service(request, TableManager).loaded,
        mails=service(request, NotificationSender).mailer is not None,
        **counts,
    )


@get("/admin/people", operation_id="listPeople", responses=READ, tags=["admin"])
async def list_people(
    request: AnyRequest, sought: Sought = "", only: FromQuery[told.Standing | None] = None, after: After = 0
) -> told.OverseenPeople:
    """Return accounts, or with a word all people whose name holds it, after so many of them."""
    admin = await admin_of(request)
    security.note("people-listed", address(request), admin.id)
    found, more = await service(request, AdminService).people(sought.strip(), only, after)
    people = [told.Overseen(unnamed=unnamed_by(it.name), **msgspec.structs.asdict(it)) for it in found]
    return told.OverseenPeople(people, more)


@post("/admin/people/{person:str}", operation_id="judge", status_code=204, responses=WRITE, tags=["admin"])
async def judge(request: AnyRequest, person: FromPath[str], data: JSONBody[told.Judgement]) -> None:
    """Lock an account, let somebody say nothing more, take back what he has said, or end that. No admin can do it to another."""
    await service(request, AdminService).judge(await admin_of(request), person, data.deed)


@get("/admin/tables", operation_id="listAllTables", responses=READ, tags=["admin"])
async def list_all_tables(
    request: AnyRequest, begins: Sought = "", over: FromQuery[bool] = False, after: After = 0
) -> told.OverseenTables:
    """Return tables by how their ids begin, after so many of them; `over`: also those whose games are over."""
    await admin_of(request)
    found, more = await service(request, AdminService).tables(begins.strip(), after, running=not over)
    tables = [msgspec.convert(msgspec.structs.asdict(it), told.OverseenTable) for it in found]
    return told.OverseenTables(tables, more)


@post(
    "/admin/tables/{handle:str}/close", operation_id="closeAnyTable", status_code=204, responses=WRITE, tags=["admin"]
)
async def close_any_table(request: AnyRequest, handle: FromPath[str], data: JSONBody[told.Closing]) -> None:  # noqa: ARG001
    """Remove a table with its game, however far that is; whoever looks at it is told."""
    await service(request, AdminService).close_table(await admin_of(request), handle)


@get("/admin/deeds", operation_id="listDeeds", responses=READ, tags=["admin"])
async def list_deeds(request: AnyRequest, before: Moment = None) -> told.DoneDeeds:
    """Return what was done by admins and at the command line, the newest first, before a moment."""
    await admin_of(request)
    found, more = await service(request, AdminService).deeds(before)
    return told.DoneDeeds([_told(it) for it in found], more)


def _told(row: DeedRow) -> told.DoneDeed:
    who = None if row.who is None else row.who_name or ""
    name = None if row.guest is None else row.name or ""
    return told.DoneDeed(row.id, row.at, row.deed, who, name, row.handle)


ROUTES = [get_house, list_people, judge, list_all_tables, close_any_table, list_deeds]
