"""Sessions: a random token in a cookie that scripts can't read; the database holds only its hash."""

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from ratskeller.server.domain.guests import Guest
from ratskeller.server.errors import Problem
from ratskeller.server.http.services import services

COOKIE = "ratskeller_session"
SECONDS = 400 * 24 * 3600
LONGEST_TOKEN = 100

Connection = ASGIConnection[Any, Any, Any, Any]


def token_of(connection: Connection) -> str | None:
    """Return the session token of a request."""
    token = connection.cookies.get(COOKIE)
    return token if token and len(token) <= LONGEST_TOKEN else None


async def guest_of(connection: Connection) -> Guest:
    """Return the guest who asks. Raises `Problem` for a request without a session."""
    token = token_of(connection)
    guest = None if token is None else await services(connection).guests.by_token(token)
    if guest is None:
        raise Problem(401, "no-session", "You are not known here yet: ask for /api/me first, and allow its cookie.")
    return guest


def cookie(request: Request[Any, Any, Any], token: str) -> Cookie:
    """Return the cookie that carries a token."""
    secure = request.scope["scheme"] == "https"
    return Cookie(COOKIE, value=token, max_age=SECONDS, httponly=True, secure=secure, samesite="lax", path="/")
