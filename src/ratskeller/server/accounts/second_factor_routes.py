"""Routes for the second factor of one's own account: set it up, renew its recovery codes, turn it off."""

import segno
from litestar import get, post
from litestar.params import JSONBody

from ratskeller.server import security_log
from ratskeller.server.accounts.login_limits import LoginLimiter
from ratskeller.server.accounts.routes import require_owner
from ratskeller.server.accounts.schemas import (
    BeginFactor,
    ConfirmedFactor,
    FactorState,
    NewFactor,
    RecoveryCodes,
    TurnOnFactor,
)
from ratskeller.server.accounts.second_factors import SecondFactors
from ratskeller.server.accounts.sessions import browser_of, require_session
from ratskeller.server.http.error_responses import errors
from ratskeller.server.http.rate_limits import address
from ratskeller.server.http.requests import AnyRequest, service

WRITE = errors(400, 401, 403, 409, 413, 415)
SCALE, QUIET_ZONE = 5, 4


@get("/me/second-factor", operation_id="getSecondFactor", responses=errors(401))
async def get_factor(request: AnyRequest) -> FactorState:
    """Return whether the account of this session has a second factor."""
    session = await require_session(request)
    factor = await service(request, SecondFactors).of(session.guest)
    return FactorState(None, 0) if factor is None else FactorState(factor.since, factor.codes)


@post("/me/second-factor/begin", operation_id="beginSecondFactor", status_code=200, responses=WRITE)
async def begin_factor(request: AnyRequest, data: JSONBody[BeginFactor]) -> NewFactor:
    """Start the setup of a second factor; a first code has to turn it on within ten minutes."""
    guest = await require_owner(request, data.password)
    app_key = await service(request, SecondFactors).begin(guest)
    picture = segno.make(app_key.address, error="m", micro=False).svg_data_uri(
        scale=SCALE, border=QUIET_ZONE, dark="#000", light="#fff"
    )
    return NewFactor(app_key.key, app_key.address, picture)


@post("/me/second-factor", operation_id="turnOnSecondFactor", status_code=200, responses=WRITE)
async def turn_on_factor(request: AnyRequest, data: JSONBody[TurnOnFactor]) -> RecoveryCodes:
    """Turn the second factor on by a first code of the app, and return recovery codes."""
    session, browser = await require_session(request), browser_of(request)
    async with service(request, LoginLimiter).factor(address(request), session.guest.id, browser.code, data.factor):
        codes = await service(request, SecondFactors).turn_on(session.guest, data.factor)
    security_log.note("factor-on", address(request), session.guest.id)
    return RecoveryCodes(codes)


@post("/me/second-factor/recovery-codes", operation_id="renewRecoveryCodes", status_code=200, responses=WRITE)
async def renew_recovery_codes(request: AnyRequest, data: JSONBody[ConfirmedFactor]) -> RecoveryCodes:
    """Return new recovery codes; the former ones are no longer valid."""
    guest, browser = await require_owner(request, data.password), browser_of(request)
    async with service(request, LoginLimiter).factor(address(request), guest.id, browser.code, data.factor):
        codes = await service(request, SecondFactors).renew_recovery_codes(guest, data.factor)
    security_log.note("recovery-codes-made", address(request), guest.id)
    return RecoveryCodes(codes)


@post("/me/second-factor/end", operation_id="turnOffSecondFactor", status_code=200, responses=WRITE)
async def turn_off_factor(request: AnyRequest, data: JSONBody[ConfirmedFactor]) -> FactorState:
    """Turn the second factor off, by the password and a code."""
    guest, browser = await require_owner(request, data.password), browser_of(request)
    async with service(request, LoginLimiter).factor(address(request), guest.id, browser.code, data.factor):
        await service(request, SecondFactors).turn_off(guest, data.factor)
    security_log.note("factor-off", address(request), guest.id)
    return FactorState(None, 0)


ROUTES = [get_factor, begin_factor, turn_on_factor, renew_recovery_codes, turn_off_factor]
