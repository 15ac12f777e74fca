"""Who am I: guests are made at the first call, and come back in another browser by a link."""

from typing import Any

from litestar import Request, Response, get, patch, post
from litestar.params import JSONBody

from ratskeller.server import wire
from ratskeller.server.domain.guests import Guest, new_token, shown_name
from ratskeller.server.errors import Problem
from ratskeller.server.http.failures import documented
from ratskeller.server.http.services import services
from ratskeller.server.http.sessions import cookies, guest_of, session_of
from ratskeller.server.wire.unnamed import unnamed_by

AnyRequest = Request[Any, Any, Any]


@get("/me", operation_id="getMe", responses=documented(403), tags=["guests"])
async def get_me(request: AnyRequest) -> Response[wire.Me]:
    """Return the guest of this session; a caller without one becomes a new guest and gets the session's cookie.

    The cookie is renewed once a day, and when it still has the name of former versions.
    """
    guests, session = services(request).guests, await session_of(request)
    renewed = session is not None and await guests.renew(session.token)
    # It may turn out only now that the guest is known no longer
    if session is None or await guests.by_token(session.token) is None:
        services(request).limits.new_guest(request)
        token = new_token()
        guest = await guests.create(token)
        return Response(_me(guest), cookies=cookies(request, token))
    made = cookies(request, session.token, session.cookie)
    is_new = renewed or session.cookie != made[0].key
    return Response(_me(session.guest), cookies=made if is_new else [])


@patch("/me", operation_id="renameMe", responses=documented(400, 401, 403, 413, 415), tags=["guests"])
async def rename_me(request: AnyRequest, data: JSONBody[wire.Rename]) -> wire.Me:
    """Give the guest of this session another name."""
    guest, name = await guest_of(request), shown_name(data.name)
    if name is None:
        raise Problem(400, "bad-request", "name: give 1 to 40 visible characters.", field="name")
    guest = await services(request).guests.rename(guest, name)
    await services(request).hall.renamed(guest)
    return _me(guest)


@post("/me/link", operation_id="makeLink", responses=documented(400, 401, 403, 413, 415), tags=["guests"])
async def make_link(request: AnyRequest, data: JSONBody[wire.NewLink]) -> wire.Link:  # noqa: ARG001
    """Return a new code that leads back to the seats of this guest in any browser; it is told only now, and older ones hold no longer."""
    guest = await guest_of(request)
    services(request).limits.link(request)
    return wire.Link(await services(request).guests.make_link(guest))


@post(
    "/me/return",
    operation_id="comeBack",
    status_code=200,
    responses=documented(400, 403, 404, 413, 415),
    tags=["guests"],
)
async def come_back(request: AnyRequest, data: JSONBody[wire.Link]) -> Response[wire.Me]:
    """Make this browser's session one of the guest to whom a code leads; whoever it belonged to before is left."""
    services(request).limits.link(request)
    token, former = new_token(), await session_of(request)
    guest = await services(request).guests.come_back(data.code, token)
    if guest is None:
        message = "This link doesn't lead to any seats: either it is incomplete, or a newer one has replaced it."
        raise Problem(404, "unknown-link", message)
    made = cookies(request, token, former.cookie if former else None)
    return Response(_me(guest), cookies=made)


def _me(guest: Guest) -> wire.Me:
    return wire.Me(guest.id, guest.name, unnamed_by(guest.name))
