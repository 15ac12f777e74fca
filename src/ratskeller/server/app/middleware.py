"""The middleware: host names, origins, rate limits, request logs, security headers, and the prefix of a site in a folder of another one."""

import asyncio
import logging
import re
import time
from collections.abc import Iterable, Sequence
from math import ceil
from typing import Literal

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from ratskeller.server import security_log as security
from ratskeller.server.accounts.crypto import token_hash
from ratskeller.server.accounts.sessions import request_tokens
from ratskeller.server.errors import Error, Problem
from ratskeller.server.http.origins import LONGEST_QUOTED, AllowedHosts, is_among, is_same_origin, parse_origin
from ratskeller.server.http.rate_limits import TokenBuckets
from ratskeller.server.http.requests import request_state
from ratskeller.server.metrics import Metrics
from ratskeller.server.settings import OFFLINE
from ratskeller.server.transport.connections import client_network

# Svelte positions pieces by inline styles
# Modules of WebAssembly may be compiled, so that a device can search for itself; no text becomes a script
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:;"
    " worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
SAFETY_HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
# A frame holds its data, and loads nothing but the script and the fonts of the board
FRAME_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self';"
    " base-uri 'none'; form-action 'none'; frame-ancestors "
)
# What a request of a frame is read without: everybody gets the same
SESSION_HEADERS = (b"cookie", b"authorization")
# No browser shows an answer of the API as a page, nor keeps it unless a route says so
API_HEADERS = [(b"cache-control", b"no-store"), (b"content-disposition", b'attachment; filename="api.json"')]
ANY_SITE = (b"cross-origin-resource-policy", b"cross-origin")
FRAME_FOLDER, BOARD_FOLDER, OFFLINE_FOLDER = "/embed/", "/board/", f"{OFFLINE}/"
# For a year, without subdomains, which may be other sites
STRICT = (b"strict-transport-security", b"max-age=31536000")
READING = ("GET", "HEAD", "OPTIONS")
Header = tuple[bytes, bytes]
# A caller without a session becomes a new guest here
ENTRANCES = ("/api/me", "/api/start")
METHODS = (*READING, "POST", "PUT", "PATCH", "DELETE")
# A table's id lets anyone watch it, so logs contain only the beginning of what may be one
LONG_WORD = re.compile(r"([\w-]{4})[\w-]{16,}")
LONGEST_PATH = 200

SESSIONS_AN_ADDRESS = 8
REFUSALS = (400, 401, 403, 405, 413, 415, 421, 429)
"""The statuses that are noted in the security log."""
LOGGED_REFUSALS = 60.0
"""So many refusals at once from an address are logged, and then one a second."""

log = logging.getLogger("ratskeller.requests")


class SecurityMiddleware:
    """An ASGI application around the API and the web client."""

    def __init__(
        self,
        api: ASGIApp,
        client: ASGIApp,
        allowed_hosts: AllowedHosts,
        rate: float,
        metrics: Metrics | None = None,
        strict: bool = True,
        embed_hosts: Sequence[str] = (),
        site: str = "",
    ) -> None:
        """Pass requests under /api and /embed to `api`, and others to `client`, at most `rate` a second for each session.

        `metrics` count every answer and socket. With `strict`, browsers that use https must keep using it (HSTS). Pages on
        `embed_hosts` may show what is under /embed, and load the board's script. `site` is the origin of our own pages, if it is known.
        """
        self._site = parse_origin(site)
        self._strict = strict
        self._embed_hosts = embed_hosts
        self._metrics = Metrics() if metrics is None else metrics
        self._api = api
        self._client = client
        self._allowed_hosts = allowed_hosts
        self._sessions = TokenBuckets(rate)
        # A household shares an address, but new sessions must not lift the limit
        self._addresses = TokenBuckets(SESSIONS_AN_ADDRESS * rate)
        self._refusals = TokenBuckets(1.0, burst=LOGGED_REFUSALS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if scope["type"] == ScopeType.WEBSOCKET:
                await self._socket(scope, receive, send)
            elif scope["type"] == ScopeType.HTTP:
                await self._request(scope, receive, send)
            else:
                await self._api(scope, receive, send)
        except asyncio.CancelledError:
            # Requests are only cancelled when the server stops
            log.warning("a request was cancelled by the shutdown")

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 0
        if _is_frame(scope):
            scope = {**scope, "headers": [it for it in scope["headers"] if it[0] not in SESSION_HEADERS]}

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                answered = _missing(API_HEADERS, message["headers"]) if _for_api(scope) else []
                added = [*self._policy(scope), *SAFETY_HEADERS, *answered]
                strict = [STRICT] if self._strict and scope["scheme"] == "https" else []
                message["headers"] = [*message["headers"], *added, *strict]
            await send(message)

        try:
            self._check(scope)
        except Problem as problem:
            request_state(scope)["code"] = problem.code
            await _refuse(problem, "http", send_on)
        else:
            await (self._api if _for_api(scope) or _is_frame(scope) else self._client)(scope, receive, send_on)
        if status in REFUSALS:
            self._log_refusal(scope, status)
        seconds = time.perf_counter() - began
        self._metrics.count_request(
            _route(scope), scope["method"] if scope["method"] in METHODS else "other", status, seconds
        )
        log.info(
            "",
            extra={"method": scope["method"], "path": _path(scope), "status": status, "ms": round(1000 * seconds, 1)},
        )

    def _policy(self, scope: HTTPScope) -> list[tuple[bytes, bytes]]:
        """Return the headers that say which sites may show an answer or load it."""
        if not self._embed_hosts:
            return HEADERS
        if _is_frame(scope):
            policy = FRAME_POLICY + " ".join(self._embed_hosts)
            return [(b"content-security-policy", policy.encode()), ANY_SITE, (b"cache-control", b"no-cache")]
        if scope["path"].startswith(BOARD_FOLDER):
            origin = dict(scope["headers"]).get(b"origin", b"")
            may_embed = is_among(origin, self._embed_hosts)
            allowed = [(b"access-control-allow-origin", origin)] if may_embed else []
            return [HEADERS[0], ANY_SITE, *allowed, (b"vary", b"origin")]
        return HEADERS

    async def _socket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        try:
            headers = dict(scope["headers"])
            self._check_host(scope, headers)
            self._check_origin(scope, headers)
            self._check_rate(scope)
        except Problem as problem:
            log.warning("socket refused", extra={"path": _path(scope), "code": problem.code})
            await receive()
            await _refuse(problem, "websocket.http", send)
            return
        log.info("socket", extra={"path": _path(scope)})
        self._metrics.add_sockets(1)
        try:
            await self._api(scope, receive, send)
        finally:
            self._metrics.add_sockets(-1)

    def _check(self, scope: HTTPScope) -> None:
        headers = dict(scope["headers"])
        self._check_host(scope, headers)
        self._check_rate(scope)
        if not _for_api(scope):
            if scope["method"] not in READING:
                raise Problem(405, "method-not-allowed", "This address doesn't accept this method.")
            return
        if scope["method"] not in READING or scope["path"] in ENTRANCES:
            # Browsers say so in headers that programs don't send
            if headers.get(b"sec-fetch-site", b"none") not in (b"same-origin", b"none"):
                raise _cross_site(headers)
            self._check_origin(scope, headers)

    def _log_refusal(self, scope: HTTPScope, status: int) -> None:
        client = scope.get("client")
        place = client_network(client[0] if client else "")
        if self._refusals.wait(place) == 0:
            self._refusals.take(place)
            state = request_state(scope)
            security.note_refusal(place, state.get("guest"), _route(scope), status, state.get("code", ""))

    def _check_host(self, scope: HTTPScope | WebSocketScope, headers: dict[bytes, bytes]) -> None:
        if not scope["path"].startswith("/"):
            # The host in a whole address would count instead of the header (RFC 9112, 3.2.2): only proxies are asked like that
            raise Problem(400, "bad-request", "Ask for a path that begins with /, and name the host in its header.")
        server = scope.get("server")
        self._allowed_hosts.check(headers.get(b"host", b""), server[0] if server else "")

    def _check_origin(self, scope: HTTPScope | WebSocketScope, headers: dict[bytes, bytes]) -> None:
        """Raise `Problem` for a request that a page of another site makes a browser send. Programs send no `Origin`."""
        origin = headers.get(b"origin")
        if origin is not None and not is_same_origin(origin, headers[b"host"], scope["scheme"], self._site):
            raise _cross_site(headers)

    def _check_rate(self, scope: HTTPScope | WebSocketScope) -> None:
        client = scope.get("client")
        counted = [(self._addresses, client_network(client[0] if client else ""))]
        # A browser that keeps a site asks for all its files at once, which must not hold up the person who plays meanwhile
        if not scope["path"].startswith(OFFLINE_FOLDER):
            # A request with several tokens counts for each
            counted += [(self._sessions, token_hash(token)) for token in request_tokens(ASGIConnection(scope))]
        wait = max(buckets.wait(who) for buckets, who in counted)
        if wait:
            seconds = ceil(wait)
            raise Problem(429, "too-many", f"Too many requests: wait {seconds} s.", seconds=seconds)
        for buckets, who in counted:
            buckets.take(who)


def _for_api(scope: HTTPScope) -> bool:
    return scope["path"] == "/api" or scope["path"].startswith("/api/")


def _is_frame(scope: HTTPScope) -> bool:
    return scope["path"].startswith(FRAME_FOLDER)


def _missing(headers: Sequence[Header], present: Iterable[Header]) -> list[Header]:
    names = {name for name, _ in present}
    return [header for header in headers if header[0] not in names]


def _route(scope: HTTPScope) -> str:
    """Return the operation id, or one of two other names, so that metrics have a bounded number of labels."""
    if not _for_api(scope) and not _is_frame(scope):
        return "client"
    handler = scope.get("route_handler")
    return getattr(handler, "operation_id", None) or "unknown"


def _path(scope: HTTPScope | WebSocketScope) -> str:
    """Return the path without ids, for logs."""
    return LONG_WORD.sub(r"\1…", scope["path"])[:LONGEST_PATH]


def _cross_site(headers: dict[bytes, bytes]) -> Problem:
    """Return the refusal of a request from another site, and log what was compared: a proxy may have changed one of them."""
    origin, host = (headers.get(name, b"").decode("latin-1")[:LONGEST_QUOTED] for name in (b"origin", b"host"))
    log.warning("a request of another site was refused", extra={"origin": origin, "host": host})
    message = "This request came from another site, which may not act for you."
    return Problem(403, "cross-site", message, origin=origin, host=host)


async def _refuse(problem: Problem, kind: Literal["http", "websocket.http"], send: Send) -> None:
    body = msgspec.json.encode(Error(problem.code, problem.message, problem.detail))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if problem.status == 429:
        headers.append((b"retry-after", str(problem.detail["seconds"]).encode()))
    await send({"type": f"{kind}.response.start", "status": problem.status, "headers": headers})  # type: ignore[arg-type, misc]
    await send({"type": f"{kind}.response.body", "body": body, "more_body": False})  # type: ignore[arg-type, misc]


class PathPrefix:
    """An ASGI application that removes a prefix from paths."""

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        """Wrap `app`, which knows nothing of the `prefix`, such as `/games/ratskeller`."""
        self._app = app
        self._prefix = prefix
        self._raw = prefix.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and f"{scope['path']}/".startswith(f"{self._prefix}/"):
            inner = {**scope, "path": scope["path"][len(self._prefix) :] or "/"}
            if (raw := scope.get("raw_path")) and raw.startswith(self._raw):
                inner["raw_path"] = raw[len(self._raw) :] or b"/"
            await self._app(inner, receive, send)  # type: ignore[arg-type]
        else:
            await self._app(scope, receive, send)
