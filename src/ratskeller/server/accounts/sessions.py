"""Sessions: a random token in a cookie that scripts can't read; the database holds only its hash.

Cookies do not tell the ports of a machine apart. So each database has a name for its cookies, and two servers on one machine do not take
each other's guests away. A cookie from the time before is taken until its guest has got one with that name.

Programs have no cookies, but a token in a header; it says for whom they act, and the route says which scope it must have.
"""

import re
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from ratskeller.server.accounts import api_tokens as stored_tokens
from ratskeller.server.accounts.api_tokens import Program
from ratskeller.server.accounts.guests import Guest, Guests
from ratskeller.server.db.errors import StorageError
from ratskeller.server.errors import Problem
from ratskeller.server.http.requests import request_state
from ratskeller.server.http.services import Site, service
from ratskeller.server.tables.manager import TableManager

FORMER = "ratskeller_session"
# Browsers take a cookie of such a name only from this very host, by https and for all its pages; one of the other only by https
WHOLE_HOST, SAFE = "__Host-", "__Secure-"
OURS = re.compile(rf"({WHOLE_HOST}|{SAFE})?ratskeller_[0-9a-f]+|{FORMER}")
SECONDS = 400 * 24 * 3600
LONGEST_TOKEN = 100

SCHEME = "bearer"
READS, PLAYS, CHATS = {"scope": "read"}, {"scope": "play"}, {"scope": "chat"}
"""What a route says of the scope that a program's token needs for it; without it the route is for people alone."""

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
            guest = await service(connection, Guests).by_token(token)
            if guest is not None:
                request_state(connection.scope)["guest"] = guest.id
                return Session(guest, token, name)
    return None


async def known_session(connection: Connection) -> Session:
    """Return the session of a request, for a program's one of its token. Raises `Problem` for a request without one that will do."""
    secret = bearer(connection)
    if secret is not None:
        return Session((await _program(connection, secret)).guest, secret, "")
    session = await session_of(connection)
    if session is None:
        raise no_session()
    return session


async def guest_of(connection: Connection) -> Guest:
    """Return the guest who asks, or for whom a program asks. Raises `Problem` for a request without a session or a token that will do."""
    return (await known_session(connection)).guest


def no_session() -> Problem:
    """Nobody is known by what came with the request."""
    return Problem(401, "no-session", "The server does not know you yet: ask for /api/me first, and allow its cookie.")


def bearer(connection: Connection) -> str | None:
    """Return the secret by which a program says for whom it acts, None where the request is not a program's."""
    scheme, _, secret = connection.headers.get("authorization", "").partition(" ")
    return secret.strip()[:LONGEST_TOKEN] if scheme.lower() == SCHEME else None


async def _program(connection: Connection, secret: str) -> Program:
    store = service(connection, TableManager).store
    program = await store.read(stored_tokens.known(secret))
    if program is None:
        raise Problem(401, "unknown-token", "Nobody has this token: it is incomplete, or was taken back.")
    needed = connection.route_handler.opt.get("scope")
    if needed is None:
        raise Problem(403, "not-for-programs", "No program can do this, whatever its token is for.")
    if needed not in program.scopes:
        raise Problem(403, "scope-missing", f"This needs a token with the scope {needed!r}.", scope=needed)
    if not program.is_noted:
        with suppress(StorageError):
            await store.write(stored_tokens.note(program.token))
    return program


def cookies(request: Request[Any, Any, Any], token: str, former: str | None = None) -> list[Cookie]:
    """Return the cookie that carries a token, and one that takes away what it came in so far, if that is called otherwise."""
    name, *_ = _names(request)
    made = [_cookie(request, name, token, SECONDS)]
    if former not in (None, name):
        made.append(_cookie(request, str(former), "", 0))
    return made


def browser_code(connection: Connection) -> str | None:
    """Return the code by which a browser is known to accounts that were signed in to there, None where nobody has signed in."""
    code = connection.cookies.get(_browser_name(connection))
    return code if code and len(code) <= LONGEST_TOKEN else None


def browser_cookie(request: Request[Any, Any, Any], code: str) -> Cookie:
    """Return the cookie with the code by which a browser is known; it stays there when a session ends."""
    return _cookie(request, _browser_name(request), code, SECONDS)


def _browser_name(connection: Connection) -> str:
    return _names(connection)[0].replace("ratskeller_", "ratskeller_browser_")


def cleared(request: Request[Any, Any, Any], session: Session) -> list[Cookie]:
    """Return the cookie that takes away the one of a session that is over."""
    return [_cookie(request, session.cookie, "", 0)]


def tokens(connection: Connection) -> list[str]:
    """Return all tokens that come with a request, this database's and those of others on the same machine, and a program's."""
    found = [value for name, value in connection.cookies.items() if OURS.fullmatch(name)]
    secret = bearer(connection)
    return found if secret is None else [*found, secret]


def _names(connection: Connection) -> list[str]:
    """Return what the cookie may be called, first what it is called from now on."""
    own = f"ratskeller_{service(connection, Site).cookie_name}"
    names = [own, FORMER]
    if not _is_safe(connection):
        return names
    # What is only a folder must not send its guests' cookies to the rest of the host
    return [(SAFE if service(connection, Site).prefix else WHOLE_HOST) + own, *names]


def _is_safe(connection: Connection) -> bool:
    return connection.scope["scheme"] in ("https", "wss")


def _cookie(request: Request[Any, Any, Any], name: str, value: str, seconds: int) -> Cookie:
    path = f"{service(request, Site).prefix}/"
    return Cookie(
        name, value=value, max_age=seconds, httponly=True, secure=_is_safe(request), samesite="lax", path=path
    )
