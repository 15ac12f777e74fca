"""Routes for guests and accounts: who am I, rename, sign in and out, change, export, delete."""

import msgspec
from litestar import Response, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from ratskeller.server import security_log
from ratskeller.server.accounts.crypto import new_token
from ratskeller.server.accounts.guests import Guest, Guests
from ratskeller.server.accounts.login_limits import LoginLimiter
from ratskeller.server.accounts.names import clean_name, parse_placeholder
from ratskeller.server.accounts.own_data import OwnData
from ratskeller.server.accounts.queries import read_profile
from ratskeller.server.accounts.schemas import (
    ChangePassword,
    DeleteAccount,
    Device,
    Devices,
    Link,
    Listing,
    Me,
    NewAccount,
    NewLink,
    Profile,
    Rename,
    Return,
    SignedOut,
    SignIn,
    SignOut,
)
from ratskeller.server.accounts.second_factors import SecondFactors
from ratskeller.server.accounts.service import AccountService
from ratskeller.server.accounts.session_queries import Browser, session_handle
from ratskeller.server.accounts.sessions import (
    READS,
    Session,
    bearer_token,
    browser_cookie,
    browser_of,
    cleared_cookies,
    guest_of,
    require_session,
    session_cookies,
    session_of,
)
from ratskeller.server.errors import Problem
from ratskeller.server.http.error_responses import errors
from ratskeller.server.http.rate_limits import COPIES, Limit, RateLimits, address, enforce
from ratskeller.server.http.requests import AnyRequest, service

LINKS = Limit(name="links", message="Too many links have been made or tried from your address", address=20)

WRITE = errors(400, 401, 403, 409, 413, 415)


@get("/me", operation_id="getMe", opt=READS, responses=errors(401, 403), tags=["guests"])
async def get_me(request: AnyRequest) -> Response[Me]:
    """Return the guest of this session; a caller without one becomes a new guest and gets the session's cookie.

    The cookie is renewed once a day, and if it still has the name of former versions. Programs get no cookie.
    """
    me, cookies = await entered(request)
    return Response(me, cookies=cookies)


async def entered(request: AnyRequest) -> tuple[Me, list[Cookie]]:
    """Return the guest of a session, who may be new, and the cookies to set."""
    if bearer_token(request) is not None:
        guest = await guest_of(request)
        return await me_of(request, guest), []
    guests, session = service(request, Guests), await session_of(request)
    was_renewed = session is not None and await guests.renew(session.token)
    # Renewing may find that the session has ended
    if session is None or await guests.by_token(session.token) is None:
        service(request, RateLimits).new_guest(request)
        token = new_token()
        guest = await guests.create(token)
        return await me_of(request, guest), session_cookies(request, token)
    cookies = session_cookies(request, session.token, session.cookie)
    is_new = was_renewed or session.cookie != cookies[0].key
    return await me_of(request, session.guest), cookies if is_new else []


@patch("/me", operation_id="renameMe", responses=errors(400, 401, 403, 409, 413, 415), tags=["guests"])
async def rename_me(request: AnyRequest, data: JSONBody[Rename]) -> Me:
    """Rename the guest of this session. The name must not be that of somebody else's account."""
    guest = await service(request, AccountService).rename(await guest_of(request), require_name(data.name))
    return await me_of(request, guest)


@post("/me/link", operation_id="makeLink", responses=errors(400, 401, 403, 413, 415), tags=["guests"])
async def make_link(request: AnyRequest, data: JSONBody[NewLink]) -> Link:
    """Return a new code that signs in this guest in any browser; it is only in this answer, and replaces older ones."""
    guest = await require_owner(request, data.password)
    # After the password: a refused request must not count against others at this address
    enforce(request, LINKS)
    security_log.note("link-made", address(request), guest.id)
    return Link(await service(request, AccountService).make_seat_link(guest))


@post(
    "/me/return", operation_id="comeBack", status_code=200, responses=errors(400, 403, 404, 413, 415), tags=["guests"]
)
async def come_back(request: AnyRequest, data: JSONBody[Return]) -> Response[Me]:
    """Sign in the guest that a code belongs to, in this browser; its former guest is left behind."""
    enforce(request, LINKS)
    browser, former = browser_of(request), await session_of(request)
    accounts = service(request, AccountService)
    owner = await accounts.guest_of_seat_link(data.code)
    async with service(request, LoginLimiter).factor(address(request), owner, browser.code, data.factor):
        guest = await accounts.use_seat_link(data, browser)
    return await signed_in(request, guest, browser, former)


@post("/me/account", operation_id="openAccount", status_code=200, responses=WRITE, tags=["people"])
async def open_account(request: AnyRequest, data: JSONBody[NewAccount]) -> Response[Me]:
    """Make an account for the guest of this session, who keeps all seats; the session gets a new cookie."""
    session, name, browser = await require_session(request), require_name(data.name), browser_of(request)
    await service(request, LoginLimiter).new_password(address(request))
    guest = await service(request, AccountService).open_account(
        session.guest, name, data.password, former=session, browser=browser
    )
    security_log.note("account-made", address(request), guest.id)
    return await signed_in(request, guest, browser, session)


@post("/me/sign-in", operation_id="signIn", status_code=200, responses=errors(400, 403, 413, 415), tags=["people"])
async def sign_in(request: AnyRequest, data: JSONBody[SignIn]) -> Response[Me]:
    """Sign in to an account in this browser. With `take`, all seats of the browser's guest become the account's."""
    former, browser = await session_of(request), browser_of(request)
    limiter, accounts, place = service(request, LoginLimiter), service(request, AccountService), address(request)
    async with limiter.password(place, data.name, browser.code):
        account = await accounts.account_of_sign_in(data.name, data.password)
        # After the password: a count must not tell which names have accounts, nor strangers use up the codes of an owner
        async with limiter.factor(place, account.guest, browser.code, data.factor):
            guest = await accounts.sign_in(account, data, former, browser)
    return await signed_in(request, guest, browser, former)


@post(
    "/me/sign-out",
    operation_id="signOut",
    status_code=200,
    responses=errors(400, 401, 403, 404, 409, 413, 415),
    tags=["people"],
)
async def sign_out(request: AnyRequest, data: JSONBody[SignOut]) -> Response[SignedOut]:
    """Sign out of the account: here, in another browser, or everywhere, which also ends the link to its seats."""
    session = await require_session(request)
    own = session_handle(session.token)
    handle = None if data.everywhere else data.session or own
    await service(request, AccountService).sign_out(session.guest, handle)
    security_log.note("signed-out", address(request), session.guest.id)
    is_here = handle in (None, own)
    return Response(SignedOut(is_here), cookies=cleared_cookies(request, session) if is_here else [])


@get("/me/devices", operation_id="listDevices", responses=errors(401), tags=["people"])
async def list_devices(request: AnyRequest) -> Devices:
    """Return the sessions of the guest, with their browsers."""
    session = await require_session(request)
    sessions, own = await service(request, AccountService).sessions(session.guest), session_handle(session.token)
    return Devices([Device(it.id, it.name, it.since, it.seen, it.id == own) for it in sessions])


@post("/me/password", operation_id="changePassword", status_code=200, responses=WRITE, tags=["people"])
async def change_password(request: AnyRequest, data: JSONBody[ChangePassword]) -> Response[Me]:
    """Change the password of the account; all other sessions end, and so does the link to its seats."""
    session, browser = await require_session(request), browser_of(request)
    async with service(request, LoginLimiter).own_password(address(request), session.guest.name, session.token):
        await service(request, AccountService).change_password(session.guest, data.old, data.password, browser)
    security_log.note("password-changed", address(request), session.guest.id)
    return await signed_in(request, session.guest, browser, session)


@put("/me/profile", operation_id="setProfile", responses=WRITE, tags=["people"])
async def set_profile(request: AnyRequest, data: JSONBody[Profile]) -> Profile:
    """Store the settings on all devices of the account."""
    await service(request, AccountService).set_profile(await guest_of(request), msgspec.json.encode(data).decode())
    return data


@put("/me/listing", operation_id="setListing", responses=WRITE, tags=["people"])
async def set_listing(request: AnyRequest, data: JSONBody[Listing]) -> Listing:
    """Set whether the account appears in rankings, and others may see its ratings and past games."""
    await service(request, AccountService).set_listed(await guest_of(request), data.listed)
    return data


@get("/me/data", operation_id="getOwnData", responses=errors(401), tags=["people"])
async def get_own_data(request: AnyRequest) -> OwnData:
    """Return everything that is stored about the guest of this session."""
    guest = await guest_of(request)
    enforce(request, COPIES, guest.id)
    security_log.note("data-read", address(request), guest.id)
    return await service(request, AccountService).own_data(guest)


@post("/me/deletion", operation_id="deleteAccount", status_code=200, responses=WRITE, tags=["people"])
async def delete_account(request: AnyRequest, data: JSONBody[DeleteAccount]) -> Response[SignedOut]:
    """Delete the account. Finished games stay, without a name; games that others play go on with a bot on its seats."""
    session = await require_session(request)
    async with service(request, LoginLimiter).own_password(address(request), session.guest.name, session.token):
        await service(request, AccountService).delete(session.guest, data.password)
    security_log.note("account-deleted", address(request), session.guest.id)
    return Response(SignedOut(here=True), cookies=cleared_cookies(request, session))


async def me_of(request: AnyRequest, guest: Guest) -> Me:
    accounts = service(request, AccountService)
    account = await accounts.account(guest) if guest.account else None
    return Me(
        guest.id,
        guest.name,
        account=account is not None,
        profile=None if account is None else read_profile(account, Profile),
        unnamed=parse_placeholder(guest.name),
        admin=await accounts.is_admin(guest),
        listed=account is not None and account.listed,
        second_factor=await service(request, SecondFactors).of(guest) is not None,
    )


async def signed_in(request: AnyRequest, guest: Guest, browser: Browser, former: Session | None) -> Response[Me]:
    """Answer with the cookies of a new session and its browser."""
    cookies = session_cookies(request, browser.token, former.cookie if former else None)
    if guest.account:
        security_log.note("signed-in", address(request), guest.id)
        cookies.append(browser_cookie(request, browser.code))
    return Response(await me_of(request, guest), cookies=cookies)


async def require_owner(request: AnyRequest, password: str | None) -> Guest:
    """Return the guest of a request; with an account, only if the password is right. Raises `Problem`.

    For actions that a stolen session must not be able to do.
    """
    session = await require_session(request)
    if session.guest.account:
        async with service(request, LoginLimiter).own_password(address(request), session.guest.name, session.token):
            await service(request, AccountService).confirm(session.guest, password)
    return session.guest


def require_name(text: str) -> str:
    """Return a name as it is stored. Raises `Problem` if it is not allowed."""
    name = clean_name(text)
    if name is None:
        raise Problem(400, "bad-request", "name: give 1 to 40 visible characters.", field="name")
    return name


ROUTES = [
    get_me,
    rename_me,
    make_link,
    come_back,
    open_account,
    sign_in,
    sign_out,
    list_devices,
    change_password,
    set_profile,
    set_listing,
    get_own_data,
    delete_account,
]
