"""The second factor of one's own account: set up, replaced and turned off."""

from typing import Any

import segno
from litestar import Request, get, post
from litestar.params import JSONBody

from ratskeller.server import security_log as security
from ratskeller.server.accounts import second_factor_schemas as wire
from ratskeller.server.accounts.login_limits import LoginLimiter
from ratskeller.server.accounts.reauthentication import owner_of
from ratskeller.server.accounts.second_factor_service import SecondFactors
from ratskeller.server.accounts.sessions import known_session
from ratskeller.server.accounts.user_agents import browser_of
from ratskeller.server.http.error_responses import documented
from ratskeller.server.http.rate_limits import address
from ratskeller.server.http.services import service

AnyRequest = Request[Any, Any, Any]

WRITE = documented(400, 401, 403, 409, 413, 415)
SCALE, QUIET_ZONE = 5, 4


@get("/me/second-factor", operation_id="getSecondFactor", responses=documented(401), tags=["people"])
async def get_factor(request: AnyRequest) -> wire.FactorState:
    """Return whether the account of this session has a second factor."""
    session = await known_session(request)
    found = await service(request, SecondFactors).of(session.guest)
    return wire.FactorState(None, 0) if found is None else wire.FactorState(found.since, found.codes)


@post("/me/second-factor/begin", operation_id="beginSecondFactor", status_code=200, responses=WRITE, tags=["people"])
async def begin_factor(request: AnyRequest, data: JSONBody[wire.BeginFactor]) -> wire.NewFactor:
    """Begin to set up a second factor; within ten minutes a first code has to turn it on."""
    guest = await owner_of(request, data.password)
    key, target = await service(request, SecondFactors).begin(guest)
    picture = segno.make(target, error="m", micro=False).svg_data_uri(
        scale=SCALE, border=QUIET_ZONE, dark="#000", light="#fff"
    )
    return wire.NewFactor(key, target, picture)


@post("/me/second-factor", operation_id="turnOnSecondFactor", status_code=200, responses=WRITE, tags=["people"])
async def turn_on_factor(request: AnyRequest, data: JSONBody[wire.TurnOnFactor]) -> wire.RecoveryCodes:
    """Turn the second factor on by a first code of the app, and return recovery codes."""
    session, browser = await known_session(request), browser_of(request)
    async with service(request, LoginLimiter).factor(address(request), session.guest.id, browser.code, data.factor):
        codes = await service(request, SecondFactors).turn_on(session.guest, data.factor)
    security.note("factor-on", address(request), session.guest.id)
    return wire.RecoveryCodes(codes)


@post(
    "/me/second-factor/recovery-codes",
    operation_id="renewRecoveryCodes",
    status_code=200,
    responses=WRITE,
    tags=["people"],
)
async def renew_recovery_codes(request: AnyRequest, data: JSONBody[wire.ConfirmedFactor]) -> wire.RecoveryCodes:
    """Return new recovery codes; the former ones are good no longer."""
    guest, browser = await owner_of(request, data.password), browser_of(request)
    async with service(request, LoginLimiter).factor(address(request), guest.id, browser.code, data.factor):
        codes = await service(request, SecondFactors).renew_recovery_codes(guest, data.factor)
    security.note("recovery-codes-made", address(request), guest.id)
    return wire.RecoveryCodes(codes)


@post("/me/second-factor/end", operation_id="turnOffSecondFactor", status_code=200, responses=WRITE, tags=["people"])
async def turn_off_factor(request: AnyRequest, data: JSONBody[wire.ConfirmedFactor]) -> wire.FactorState:
    """Turn the second factor off, by the password and a code."""
    guest, browser = await owner_of(request, data.password), browser_of(request)
    async with service(request, LoginLimiter).factor(address(request), guest.id, browser.code, data.factor):
        await service(request, SecondFactors).turn_off(guest, data.factor)
    security.note("factor-off", address(request), guest.id)
    return wire.FactorState(None, 0)


ROUTES = [get_factor, begin_factor, turn_on_factor, renew_recovery_codes, turn_off_factor]
