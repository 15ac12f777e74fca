"""Sessions: a random token in a cookie that scripts can't read; the database holds only its hash.

Cookies do not tell the ports of a machine apart. So each database has a name for its cookies, and two servers on one machine do not take
each other's guests away. A cookie from the time before is taken until its guest has got one with that name.
"""

import re
from dataclasses import dataclass
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from ratskeller.server.domain.guests import Guest
from ratskeller.server.errors import Problem
from ratskeller.server.http.services import services

FORMER = "ratskeller_session"
# Browsers take a cookie of such a name only from this very host, by https and for all its pages
PREFIX = "__Host-"
OURS = re.compile(rf"({PREFIX})?ratskeller_[0-9a-f]+|{FORMER}")
SECONDS = 400 * 24 * 3600
LONGEST_TOKEN = 100

Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Session:
    """Whose request it is, and the cookie that says so."""

    guest: Guest
    token: str
    cookie: str


async def session_of(connection: Connection) -> Session | None:
    """Return the session of a request, None for one without. Of several cookies the one with the newest form of name counts."""
    for name in _names(connection):
        token = connection.cookies.get(name)
        if token and len(token) <= LONGEST_TOKEN:
            guest = await services(connection).guests.by_token(token)
            if guest is not None:
                return Session(guest, token, name)
    return None


async def known_session(connection: Connection) -> Session:
    """Return the session of a request. Raises `Problem` for a request without one."""
    session = await session_of(connection)
    if session is None:
        raise no_session()
    return session


async def guest_of(connection: Connection) -> Guest:
    """Return the guest who asks. Raises `Problem` for a request without a session."""
    return (await known_session(connection)).guest


def no_session() -> Problem:
    """Nobody is known by what came with the request."""
    return Problem(401, "no-session", "The server does not know you yet: ask for /api/me first, and allow its cookie.")


def cookies(request: Request[Any, Any, Any], token: str, former: str | None = None) -> list[Cookie]:
    """Return the cookie that carries a token, and one that takes away what it came in so far, if that is called otherwise."""
    name, *_ = _names(request)
    made = [_cookie(request, name, token, SECONDS)]
    if former not in (None, name):
        made.append(_cookie(request, str(former), "", 0))
    return made


def cleared(request: Request[Any, Any, Any], session: Session) -> list[Cookie]:
    """Return the cookie that takes away the one of a session that is over."""
    return [_cookie(request, session.cookie, "", 0)]


def tokens(connection: Connection) -> list[str]:
    """Return all tokens that come with a request, this database's and those of others on the same machine."""
    return [value for name, value in connection.cookies.items() if OURS.fullmatch(name)]


def _names(connection: Connection) -> list[str]:
    """Return what the cookie may be called, first what it is called from now on."""
    own = f"ratskeller_{services(connection).house}"
    names = [own, FORMER]
    return [PREFIX + own, *names] if _is_safe(connection) else names


def _is_safe(connection: Connection) -> bool:
    return connection.scope["scheme"] in ("https", "wss")


def _cookie(request: Request[Any, Any, Any], name: str, value: str, seconds: int) -> Cookie:
    return Cookie(name, value=value, max_age=seconds, httponly=True, secure=_is_safe(request), samesite="lax", path="/")
