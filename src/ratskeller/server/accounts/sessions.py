"""The session of a request: a random token in a cookie that scripts can't read. The database holds only its hash.

Browsers send cookies to every port of a host. So the cookie has the database's name in its own, and two servers on one host don't sign
out each other's guests. A cookie of former versions, without that name, is accepted until its guest has a new one.

Programs send an API token in a header instead, and each route says which scope the token needs.
"""

import re
from contextlib import suppress
from dataclasses import dataclass

from litestar.datastructures import Cookie

from ratskeller.server.accounts.api_tokens import Program, program_by_secret, store_use
from ratskeller.server.accounts.crypto import new_token
from ratskeller.server.accounts.guests import Guest, Guests
from ratskeller.server.accounts.session_queries import Browser
from ratskeller.server.db.errors import StorageError
from ratskeller.server.db.store import Store
from ratskeller.server.errors import Problem
from ratskeller.server.http.requests import AnyConnection, AnyRequest, Site, request_state, service

FORMER_COOKIE = "ratskeller_session"
# With the first prefix browsers take a cookie only from this host, by HTTPS and for all its paths; with the second only by HTTPS
WHOLE_HOST, SECURE = "__Host-", "__Secure-"
SESSION_COOKIE = re.compile(rf"({WHOLE_HOST}|{SECURE})?ratskeller_[0-9a-f]+|{FORMER_COOKIE}")
SECONDS = 400 * 24 * 3600
LONGEST_TOKEN = 100

SCHEME = "bearer"
READS, PLAYS, CHATS = {"scope": "read"}, {"scope": "play"}, {"scope": "chat"}
"""Options of a route: the scope that an API token needs for it. Routes without one are not for programs."""

# The first match counts: browsers include the names of others
BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "Chrome/": "Chrome",
    "CriOS/": "Chrome",
    "Safari/": "Safari",
}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}


@dataclass(frozen=True, slots=True)
class Session:
    """The guest of a request, the session token, and the name of its cookie."""

    guest: Guest
    token: str
    cookie: str


async def session_of(connection: AnyConnection) -> Session | None:
    """Return the session of a request by cookie, None without one. Of several cookies the one with the newest form of name counts."""
    for name in _cookie_names(connection):
        token = connection.cookies.get(name)
        if token and len(token) <= LONGEST_TOKEN:
            guest = await service(connection, Guests).by_token(token)
            if guest is not None:
                request_state(connection.scope)["guest"] = guest.id
                return Session(guest, token, name)
    return None


async def require_session(connection: AnyConnection) -> Session:
    """Return the session of a request, by cookie or API token. Raises `Problem` without a valid one."""
    secret = bearer_token(connection)
    if secret is not None:
        return Session((await _program(connection, secret)).guest, secret, "")
    session = await session_of(connection)
    if session is None:
        raise no_session()
    return session


async def guest_of(connection: AnyConnection) -> Guest:
    """Return the guest who makes a request, or for whom a program makes it. Raises `Problem` without a valid session or token."""
    return (await require_session(connection)).guest


def no_session() -> Problem:
    return Problem(401, "no-session", "The server doesn't know you yet: call /api/me first, and allow its cookie.")


def bearer_token(connection: AnyConnection) -> str | None:
    """Return the API token of a program's request, None for other requests."""
    scheme, _, secret = connection.headers.get("authorization", "").partition(" ")
    return secret.strip()[:LONGEST_TOKEN] if scheme.lower() == SCHEME else None


def request_tokens(connection: AnyConnection) -> list[str]:
    """Return all tokens of a request: of sessions on this and other servers of the host, and of a program."""
    found = [value for name, value in connection.cookies.items() if SESSION_COOKIE.fullmatch(name)]
    secret = bearer_token(connection)
    return found if secret is None else [*found, secret]


def session_cookies(request: AnyRequest, token: str, former: str | None = None) -> list[Cookie]:
    """Return the cookie of a session, and one that deletes its former cookie if that had another name."""
    secure, plain, _ = _cookie_names(request)
    # What came by HTTPS stays so, whatever a proxy says of this request
    name = secure if _is_secure(request) or former == secure else plain
    cookies = [_cookie(request, name, token, SECONDS)]
    if former is not None and former != name:
        cookies.append(_cookie(request, former, "", 0))
    return cookies


def cleared_cookies(request: AnyRequest, session: Session) -> list[Cookie]:
    return [_cookie(request, session.cookie, "", 0)]


def browser_cookie(request: AnyRequest, code: str) -> Cookie:
    """Return the cookie with the code that identifies a browser; it outlives sessions."""
    return _cookie(request, _browser_cookie_name(request), code, SECONDS)


def browser_of(request: AnyRequest) -> Browser:
    code = request.cookies.get(_browser_cookie_name(request))
    if not code or len(code) > LONGEST_TOKEN:
        code = new_token()
    return Browser(new_token(), _browser_name(request), code)


async def _program(connection: AnyConnection, secret: str) -> Program:
    store, lifetimes = service(connection, Store), service(connection, Guests).lifetimes
    program = await store.read(program_by_secret, secret)
    if program is None or lifetimes.has_token_ended(program.last_use):
        raise Problem(401, "unknown-token", "There is no such token: it is incomplete, has expired or was revoked.")
    needed = connection.route_handler.opt.get("scope")
    if needed is None:
        raise Problem(403, "not-for-programs", "Programs can't do this: no token allows it.")
    if needed not in program.scopes:
        raise Problem(403, "scope-missing", f"This needs a token with the scope {needed!r}.", scope=needed)
    if not program.is_use_stored:
        with suppress(StorageError):
            await store.write(store_use, program.token)
    return program


def _browser_name(request: AnyRequest) -> str:
    """Return the browser and the system of a request, as in "Firefox, Linux"; "" if both are unknown."""
    agent = request.headers.get("user-agent", "")
    found = [next((name for sign, name in names.items() if sign in agent), None) for names in (BROWSERS, SYSTEMS)]
    return ", ".join(name for name in found if name is not None)


def _browser_cookie_name(connection: AnyConnection) -> str:
    secure, plain, _ = _cookie_names(connection)
    return (secure if _is_secure(connection) else plain).replace("ratskeller_", "ratskeller_browser_")


def _cookie_names(connection: AnyConnection) -> tuple[str, str, str]:
    """Return the possible names of the session cookie: for HTTPS, for HTTP, and of former versions.

    Browsers send the first by HTTPS only. A proxy that ends TLS may say so for requests and not for sockets.
    """
    site = service(connection, Site)
    own = f"ratskeller_{site.cookie_name}"
    # A site in a folder must not send its cookies to the rest of the host
    return (SECURE if site.prefix else WHOLE_HOST) + own, own, FORMER_COOKIE


def _is_secure(connection: AnyConnection) -> bool:
    return connection.scope["scheme"] in ("https", "wss")


def _cookie(request: AnyRequest, name: str, value: str, seconds: int) -> Cookie:
    path = f"{service(request, Site).prefix}/"
    # Browsers refuse these names without it
    secure = name.startswith((WHOLE_HOST, SECURE))
    return Cookie(name, value=value, max_age=seconds, httponly=True, secure=secure, samesite="lax", path=path)
