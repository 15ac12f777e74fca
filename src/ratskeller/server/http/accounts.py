"""Who am I: guests are made at the first call."""

from typing import Any

from litestar import Request, Response, get, patch
from litestar.params import JSONBody

from ratskeller.server import wire
from ratskeller.server.domain.guests import new_token
from ratskeller.server.errors import Problem
from ratskeller.server.http.failures import documented
from ratskeller.server.http.services import services
from ratskeller.server.http.sessions import cookie, guest_of, token_of


@get("/me", operation_id="getMe", responses=documented(403), tags=["guests"])
async def get_me(request: Request[Any, Any, Any]) -> Response[wire.Me]:
    """Return the guest of this session; a caller without one becomes a new guest and gets the session's cookie."""
    guests, token = services(request).guests, token_of(request)
    guest = None if token is None else await guests.by_token(token)
    if guest is not None:
        return Response(wire.Me(guest.id, guest.name))
    token = new_token()
    guest = await guests.create(token)
    return Response(wire.Me(guest.id, guest.name), cookies=[cookie(request, token)])


@patch("/me", operation_id="renameMe", responses=documented(400, 401, 403, 413, 415), tags=["guests"])
async def rename_me(request: Request[Any, Any, Any], data: JSONBody[wire.Rename]) -> wire.Me:
    """Give the guest of this session another name."""
    guest, token = await guest_of(request), token_of(request)
    name = " ".join(data.name.split())
    if token is None or not name or not name.isprintable():
        raise Problem(400, "bad-request", "name: give 1 to 40 characters that can be seen.")
    guest = await services(request).guests.rename(token, guest, name)
    await services(request).hall.renamed(guest)
    return wire.Me(guest.id, guest.name)
