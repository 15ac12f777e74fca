"""Routes for admins: the state of the server, people, tables, and the log of actions."""

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from ratskeller.server import security_log
from ratskeller.server.accounts.guests import Guest
from ratskeller.server.accounts.names import parse_placeholder
from ratskeller.server.accounts.second_factors import SecondFactors
from ratskeller.server.accounts.service import AccountService
from ratskeller.server.accounts.sessions import guest_of
from ratskeller.server.admin.queries import ActionRow
from ratskeller.server.admin.schemas import (
    Closing,
    DoneDeed,
    DoneDeeds,
    House,
    NewDeed,
    Overseen,
    OverseenPeople,
    OverseenTables,
)
from ratskeller.server.admin.service import AdminService
from ratskeller.server.db.schema.accounts import Status
from ratskeller.server.errors import Problem
from ratskeller.server.http.error_responses import errors
from ratskeller.server.http.rate_limits import address
from ratskeller.server.http.requests import AnyRequest, Site, service
from ratskeller.server.mail.smtp import Mailer
from ratskeller.server.tables.health import health_of
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.transport.connections import Shutdown

Search = Annotated[str, QueryParameter(max_length=40)]
After = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Moment = Annotated[str | None, QueryParameter(max_length=30)]

READ = errors(400, 401, 403)
WRITE = errors(400, 401, 403, 404, 409, 413, 415)


@get("/admin/house", operation_id="getHouse", responses=READ)
async def get_house(request: AnyRequest) -> House:
    """Return the health of the server, and numbers of people and tables."""
    await require_admin(request)
    manager, counts = service(request, TableManager), await service(request, AdminService).counts()
    return House(
        await health_of(manager, is_ending=service(request, Shutdown).begun),
        loaded=manager.loaded,
        mails=service(request, Mailer).is_available,
        **msgspec.structs.asdict(counts),
    )


@get("/admin/people", operation_id="listPeople", responses=READ)
async def list_people(
    request: AnyRequest, sought: Search = "", only: FromQuery[Status | None] = None, after: After = 0
) -> OverseenPeople:
    """Return a page of accounts, or with `sought` of all people whose name contains it."""
    admin = await require_admin(request)
    security_log.note("people-listed", address(request), admin.id)
    page = await service(request, AdminService).people(sought.strip(), only, after)
    people = [Overseen(unnamed=parse_placeholder(it.name), **msgspec.structs.asdict(it)) for it in page.rows]
    return OverseenPeople(people, page.more)


@post("/admin/people/{person:str}", operation_id="judge", status_code=204, responses=WRITE)
async def act_on_person(request: AnyRequest, person: FromPath[str], data: JSONBody[NewDeed]) -> None:
    """Lock an account, mute a guest, take back what they said, or undo that. Admins can't do this to other admins."""
    await service(request, AdminService).act_on_guest(await require_admin(request), person, data.deed)


@get("/admin/tables", operation_id="listAllTables", responses=READ)
async def list_all_tables(
    request: AnyRequest, begins: Search = "", over: FromQuery[bool] = False, after: After = 0
) -> OverseenTables:
    """Return a page of tables, by the beginning of their ids; with `over` also finished ones."""
    await require_admin(request)
    page = await service(request, AdminService).tables(begins.strip(), after, running=not over)
    return OverseenTables(page.rows, page.more)


@post("/admin/tables/{handle:str}/close", operation_id="closeAnyTable", status_code=204, responses=WRITE)
async def close_any_table(request: AnyRequest, handle: FromPath[str], data: JSONBody[Closing]) -> None:  # noqa: ARG001
    """Remove a table with its game, whether it is over or not; people at it get a message."""
    await service(request, AdminService).close_table(await require_admin(request), handle)


@get("/admin/deeds", operation_id="listDeeds", responses=READ)
async def list_actions(request: AnyRequest, before: Moment = None) -> DoneDeeds:
    """Return a page of the actions by admins and at the command line before a moment, newest first."""
    await require_admin(request)
    page = await service(request, AdminService).actions(before)
    return DoneDeeds([_action(it) for it in page.rows], page.more)


async def require_admin(request: AnyRequest) -> Guest:
    """Return the admin who makes a request. Raises `Problem` for everybody else."""
    guest = await guest_of(request)
    if not await service(request, AccountService).is_admin(guest):
        raise Problem(403, "not-admin", "Only admins of this site can do that.")
    if service(request, Site).admins_need_factor and await service(request, SecondFactors).of(guest) is None:
        message = "On this site admins need a second factor: turn it on at /me first."
        raise Problem(403, "factor-needed", message)
    return guest


def _action(row: ActionRow) -> DoneDeed:
    who = None if row.who is None else row.who_name or ""
    name = None if row.guest is None else row.name or ""
    return DoneDeed(row.id, row.at, row.action, who, name, row.handle)


ROUTES = [get_house, list_people, act_on_person, list_all_tables, close_any_table, list_actions]
