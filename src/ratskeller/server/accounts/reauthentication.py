"""Whether the owner of an account is there, and not only somebody with its session."""

from typing import Any

from litestar import Request

from ratskeller.server.accounts.guests import Guest
from ratskeller.server.accounts.login_limits import LoginLimiter
from ratskeller.server.accounts.service import AccountService
from ratskeller.server.accounts.sessions import known_session
from ratskeller.server.http.rate_limits import address
from ratskeller.server.http.services import service

AnyRequest = Request[Any, Any, Any]


async def owner_of(request: AnyRequest, password: str | None) -> Guest:
    """Return the guest who asks; whoever has an account has given its password once more. Raises `Problem`."""
    session = await known_session(request)
    if session.guest.account:
        async with service(request, LoginLimiter).own_password(address(request), session.guest.name, session.token):
            await service(request, AccountService).confirm(session.guest, password)
    return session.guest
