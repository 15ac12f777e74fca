"""Whether the owner of an account is there, and not only somebody with its session."""

from typing import Any

from litestar import Request

from ratskeller.server.accounts.guests import Guest
from ratskeller.server.accounts.sessions import known_session
from ratskeller.server.http.rate_limits import address
from ratskeller.server.http.services import services

AnyRequest = Request[Any, Any, Any]


async def owner_of(request: AnyRequest, password: str | None) -> Guest:
    """Return the guest who asks; whoever has an account has given its password once more. Raises `Problem`."""
    session, here = await known_session(request), services(request)
    if session.guest.account:
        async with here.guessing.own_password(address(request), session.guest.name, session.token):
            await here.people.confirm(session.guest, password)
    return session.guest
