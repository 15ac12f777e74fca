"""Accounts: made of a guest, signed in and out, changed, taken home as data and deleted."""

from typing import Any

import msgspec
from litestar import Request, Response, get, post, put
from litestar.params import JSONBody

from ratskeller.server import security_log as security
from ratskeller.server.accounts import schemas as wire_people
from ratskeller.server.accounts.guests import Browser, Guest
from ratskeller.server.accounts.hashing import token_hash
from ratskeller.server.accounts.login_limits import LoginLimiter
from ratskeller.server.accounts.names import shown_name
from ratskeller.server.accounts.placeholder_names import unnamed_by
from ratskeller.server.accounts.schemas import Me
from ratskeller.server.accounts.second_factor_service import SecondFactors
from ratskeller.server.accounts.service import AccountService
from ratskeller.server.accounts.session_queries import HANDLE
from ratskeller.server.accounts.sessions import (
    Session,
    browser_cookie,
    cleared,
    cookies,
    guest_of,
    known_session,
    session_of,
)
from ratskeller.server.accounts.user_agents import browser_of
from ratskeller.server.errors import Problem
from ratskeller.server.http.error_responses import documented
from ratskeller.server.http.rate_limits import COPIES, address, enforce
from ratskeller.server.http.services import service

AnyRequest = Request[Any, Any, Any]

WRITE = documented(400, 401, 403, 409, 413, 415)


async def me_of(request: AnyRequest, guest: Guest) -> Me:
    """Return what somebody is told of himself."""
    account = await service(request, AccountService).account(guest) if guest.account else None
    profile = None if account is None or account.profile is None else account.profile
    known = None if profile is None else msgspec.json.decode(profile, type=wire_people.Profile)
    admin = await service(request, AccountService).is_admin(guest)
    listed = account is not None and account.listed
    factor = await service(request, SecondFactors).of(guest) is not None
    return Me(guest.id, guest.name, account is not None, known, unnamed_by(guest.name), admin, listed, factor)


def name_of(text: str) -> str:
    """Return a name as it is stored. Raises `Problem` for one of which nothing could be seen."""
    name = shown_name(text)
    if name is None:
        raise Problem(400, "bad-request", "name: give 1 to 40 visible characters.", field="name")
    return name


@post("/me/account", operation_id="openAccount", status_code=200, responses=WRITE, tags=["people"])
async def open_account(request: AnyRequest, data: JSONBody[wire_people.NewAccount]) -> Response[Me]:
    """Make an account of the guest of this session, who keeps all seats; the session goes on with another cookie."""
    session, name, browser = await known_session(request), name_of(data.name), browser_of(request)
    await service(request, LoginLimiter).new_password(address(request))
    made = (name, data.password, session.token, browser)
    guest = await service(request, AccountService).open_account(session.guest, *made)
    security.note("account-made", address(request), guest.id)
    return await known_as(request, guest, browser, session)


@post("/me/sign-in", operation_id="signIn", status_code=200, responses=documented(400, 403, 413, 415), tags=["people"])
async def sign_in(request: AnyRequest, data: JSONBody[wire_people.SignIn]) -> Response[Me]:
    """Make this browser's session one of an account. A guest who was here goes along with all seats, if `take` is true."""
    session, browser = await session_of(request), browser_of(request)
    former = None if session is None else (session.guest, session.token)
    guessing, place = service(request, LoginLimiter), address(request)
    owner = await guessing.owner(data.name)
    async with (
        guessing.password(place, data.name, browser.code),
        guessing.factor(place, owner, browser.code, data.factor),
    ):
        given = (data.name, data.password, data.factor)
        guest = await service(request, AccountService).sign_in(given, former, data.take, browser)
    return await known_as(request, guest, browser, session)


@post(
    "/me/sign-out",
    operation_id="signOut",
    status_code=200,
    responses=documented(400, 401, 403, 404, 409, 413, 415),
    tags=["people"],
)
async def sign_out(request: AnyRequest, data: JSONBody[wire_people.SignOut]) -> Response[wire_people.SignedOut]:
    """Sign the account out: here, in another browser, or everywhere, which also ends the link to its seats."""
    session = await known_session(request)
    own = _handle(session)
    handle = None if data.everywhere else data.session or own
    await service(request, AccountService).sign_out(session.guest, handle)
    security.note("signed-out", address(request), session.guest.id)
    is_here = handle in (None, own)
    return Response(wire_people.SignedOut(is_here), cookies=cleared(request, session) if is_here else [])


@get("/me/devices", operation_id="listDevices", responses=documented(401), tags=["people"])
async def list_devices(request: AnyRequest) -> wire_people.Devices:
    """Return the browsers in which the guest is known."""
    session = await known_session(request)
    found, own = await service(request, AccountService).devices(session.guest), _handle(session)
    return wire_people.Devices([wire_people.Device(it.id, it.name, it.since, it.seen, it.id == own) for it in found])


@post("/me/password", operation_id="changePassword", status_code=200, responses=WRITE, tags=["people"])
async def change_password(request: AnyRequest, data: JSONBody[wire_people.ChangePassword]) -> Response[Me]:
    """Change the password of the account; it is signed out everywhere else, and the link to its seats ends."""
    session, browser = await known_session(request), browser_of(request)
    async with service(request, LoginLimiter).own_password(address(request), session.guest.name, session.token):
        await service(request, AccountService).change_password(session.guest, data.old, data.password, browser)
    security.note("password-changed", address(request), session.guest.id)
    return await known_as(request, session.guest, browser, session)


@put("/me/profile", operation_id="setProfile", responses=WRITE, tags=["people"])
async def set_profile(request: AnyRequest, data: JSONBody[wire_people.Profile]) -> wire_people.Profile:
    """Store what is set on every device of the account."""
    await service(request, AccountService).set_profile(await guest_of(request), msgspec.json.encode(data).decode())
    return data


@put("/me/listing", operation_id="setListing", responses=WRITE, tags=["people"])
async def set_listing(request: AnyRequest, data: JSONBody[wire_people.Listing]) -> wire_people.Listing:
    """Set whether the account stands in rankings, and others are told of its ratings and its past games."""
    await service(request, AccountService).set_listed(await guest_of(request), data.listed)
    return data


@get("/me/data", operation_id="getOwnData", responses=documented(401), tags=["people"])
async def get_own_data(request: AnyRequest) -> dict[str, Any]:
    """Return all that is stored about the guest of this session."""
    guest = await guest_of(request)
    enforce(request, COPIES, guest.id)
    security.note("data-read", address(request), guest.id)
    return await service(request, AccountService).own_data(guest)


@post("/me/deletion", operation_id="deleteAccount", status_code=200, responses=WRITE, tags=["people"])
async def delete_account(
    request: AnyRequest, data: JSONBody[wire_people.DeleteAccount]
) -> Response[wire_people.SignedOut]:
    """Delete the account. Games that are over stay, under no name; those that others play go on with a bot on its seats."""
    session = await known_session(request)
    async with service(request, LoginLimiter).own_password(address(request), session.guest.name, session.token):
        await service(request, AccountService).delete(session.guest, data.password)
    security.note("account-deleted", address(request), session.guest.id)
    return Response(wire_people.SignedOut(here=True), cookies=cleared(request, session))


def _handle(session: Session) -> str:
    return token_hash(session.token)[:HANDLE]


async def known_as(request: AnyRequest, guest: Guest, browser: Browser, former: Session | None) -> Response[Me]:
    """Answer with the cookies of a new session, and of the browser in which it begins."""
    made = cookies(request, browser.token, former.cookie if former else None)
    if guest.account:
        security.note("signed-in", address(request), guest.id)
        made.append(browser_cookie(request, browser.code))
    return Response(await me_of(request, guest), cookies=made)


ROUTES = [
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
