"""A review that one leads: what he shows, and its end."""

from typing import Any

from litestar import Request, post
from litestar.params import FromPath, JSONBody

from ratskeller.server.accounts.sessions import guest_of
from ratskeller.server.http.error_responses import documented
from ratskeller.server.http.rate_limits import Limit, enforce
from ratskeller.server.http.services import service
from ratskeller.server.review import lead_schemas as wire_leading
from ratskeller.server.review.leads import Leads
from ratskeller.server.tables.manager import TableManager

# Twice a second while somebody drags through a game
LEADS = Limit(
    name="leads", message="Too many moments have been shown to others by you or from your address", guest=6000
)

WRITE = documented(400, 401, 403, 404, 409, 413, 415, 422)

AnyRequest = Request[Any, Any, Any]


@post("/tables/{table_id:str}/lead", operation_id="lead", status_code=200, responses=WRITE, tags=["tables"])
async def lead(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[wire_leading.NewLead]
) -> wire_leading.LiveLead:
    """Show a moment of a game that is over to everybody who looks at its table, over their sockets. Only one may lead."""
    guest = await guest_of(request)
    enforce(request, LEADS, guest.id)
    table = await service(request, TableManager).visited(table_id, guest.id)
    return await table.channel(Leads).lead(guest, data)


@post("/tables/{table_id:str}/lead/end", operation_id="endLead", status_code=200, responses=WRITE, tags=["tables"])
async def end_lead(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[wire_leading.LeadEnd]
) -> wire_leading.LiveLeadOver:
    """End one's own lead; it also ends when the guest's last window at the table goes."""
    guest = await guest_of(request)
    table = await service(request, TableManager).visited(table_id, guest.id)
    await table.channel(Leads).end(guest.id, data.lead)
    return wire_leading.LiveLeadOver(data.lead)


ROUTES = [lead, end_lead]
