"""Who am I: guests are made at the first call, and come back in another browser by a link."""

from typing import Any

from litestar import Request, Response, get, patch, post
from litestar.params import JSONBody

from ratskeller.server import security_log as security
from ratskeller.server.accounts.guests import Guests
from ratskeller.server.accounts.hashing import new_token
from ratskeller.server.accounts.login_limits import LoginLimiter
from ratskeller.server.accounts.reauthentication import owner_of
from ratskeller.server.accounts.routes import known_as, me_of, name_of
from ratskeller.server.accounts.schemas import Link, Me, NewLink, Rename, Return
from ratskeller.server.accounts.service import AccountService
from ratskeller.server.accounts.sessions import READS, bearer, cookies, guest_of, session_of
from ratskeller.server.accounts.user_agents import browser_of
from ratskeller.server.http.error_responses import documented
from ratskeller.server.http.rate_limits import Limit, RateLimits, address, enforce
from ratskeller.server.http.services import service

LINKS = Limit(name="links", message="Too many links have been made or tried from your address", address=20)

AnyRequest = Request[Any, Any, Any]


@get("/me", operation_id="getMe", opt=READS, responses=documented(401, 403), tags=["guests"])
async def get_me(request: AnyRequest) -> Response[Me]:
    """Return the guest of this session; a caller without one becomes a new guest and gets the session's cookie.

    The cookie is renewed once a day, and when it still has the name of former versions. A program gets no cookie.
    """
    if bearer(request) is not None:
        guest = await guest_of(request)
        return Response(await me_of(request, guest))
    guests, session = service(request, Guests), await session_of(request)
    renewed = session is not None and await guests.renew(session.token)
    # It may turn out only now that the guest is known no longer
    if session is None or await guests.by_token(session.token) is None:
        service(request, RateLimits).new_guest(request)
        token = new_token()
        guest = await guests.create(token)
        return Response(await me_of(request, guest), cookies=cookies(request, token))
    made = cookies(request, session.token, session.cookie)
    is_new = renewed or session.cookie != made[0].key
    return Response(await me_of(request, session.guest), cookies=made if is_new else [])


@patch("/me", operation_id="renameMe", responses=documented(400, 401, 403, 409, 413, 415), tags=["guests"])
async def rename_me(request: AnyRequest, data: JSONBody[Rename]) -> Me:
    """Give the guest of this session another name, which must not be that of somebody's account."""
    guest = await service(request, AccountService).rename(await guest_of(request), name_of(data.name))
    return await me_of(request, guest)


@post("/me/link", operation_id="makeLink", responses=documented(400, 401, 403, 413, 415), tags=["guests"])
async def make_link(request: AnyRequest, data: JSONBody[NewLink]) -> Link:
    """Return a new code that leads back to the seats of this guest in any browser; it is told only now, and older ones hold no longer."""
    guest = await owner_of(request, data.password)
    # A request that is refused uses up none of what others at this address may make
    enforce(request, LINKS)
    security.note("link-made", address(request), guest.id)
    return Link(await service(request, Guests).make_link(guest))


@post(
    "/me/return",
    operation_id="comeBack",
    status_code=200,
    responses=documented(400, 403, 404, 413, 415),
    tags=["guests"],
)
async def come_back(request: AnyRequest, data: JSONBody[Return]) -> Response[Me]:
    """Make this browser's session one of the guest to whom a code leads; whoever it belonged to before is left."""
    enforce(request, LINKS)
    browser, former = browser_of(request), await session_of(request)
    folk = service(request, AccountService)
    owner = await folk.meant_by_link(data.code)
    async with service(request, LoginLimiter).factor(address(request), owner, browser.code, data.factor):
        guest = await folk.come_back(data.code, data.factor, browser)
    return await known_as(request, guest, browser, former)


ROUTES = [get_me, rename_me, make_link, come_back]
