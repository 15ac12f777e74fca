"""The gate before everything: who may ask, how often, what is logged, and which headers every answer carries."""

import asyncio
import logging
import re
import time
from math import ceil
from typing import Literal
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from ratskeller.server import security_log as security
from ratskeller.server.accounts.crypto import token_hash
from ratskeller.server.accounts.sessions import request_tokens
from ratskeller.server.errors import Error, Problem
from ratskeller.server.http.allowed_hosts import AllowedHosts
from ratskeller.server.http.requests import request_state
from ratskeller.server.http.token_bucket import TokenBuckets
from ratskeller.server.metrics import Metrics
from ratskeller.server.transport.addresses import client_network

# Inline styles: Svelte writes the places of pieces as style attributes
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; worker-src 'self'; object-src 'none';"
    " base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
# For a year browsers come by https alone. Nothing is said of other names of the domain, which may be other sites
# Of what the API answers no browser makes a page
API_HEADERS = [(b"cache-control", b"no-store"), (b"content-disposition", b'attachment; filename="api.json"')]
STRICT = (b"strict-transport-security", b"max-age=31536000")
READING = ("GET", "HEAD", "OPTIONS")
METHODS = (*READING, "POST", "PUT", "PATCH", "DELETE")
# Whoever knows a table's id may look at it, so logs keep only the beginning of what may be one
LONG_WORD = re.compile(r"([\w-]{4})[\w-]{16,}")
LONGEST_PATH = 200

SESSIONS_AN_ADDRESS = 8
REFUSALS = (400, 401, 403, 405, 413, 415, 421, 429)
"""Statuses that say: not you, not so often, not from there, or not like this."""
NOTED_REFUSALS = 60.0
"""So many at once from an address stand in the security log, and then one a second."""

log = logging.getLogger("ratskeller.requests")


class SecurityMiddleware:
    """An ASGI application around the API and the web client."""

    def __init__(
        self,
        api: ASGIApp,
        client: ASGIApp,
        hosts: AllowedHosts,
        rate: float,
        metrics: Metrics | None = None,
        strict: bool = True,
    ) -> None:
        """Let `api` answer under /api and `client` everything else, by the names of `hosts`; `rate` requests a second for every session.

        `metrics` hear of every answer and socket. `strict`: browsers that came by https are asked to come by nothing else.
        """
        self._strict = strict
        self._metrics = Metrics() if metrics is None else metrics
        self._api = api
        self._client = client
        self._hosts = hosts
        self._sessions = TokenBuckets(rate)
        # A household shares an address, but nobody escapes by inventing sessions
        self._addresses = TokenBuckets(SESSIONS_AN_ADDRESS * rate)
        self._noted = TokenBuckets(1.0, burst=NOTED_REFUSALS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request, or serve one socket."""
        try:
            if scope["type"] == ScopeType.WEBSOCKET:
                await self._socket(scope, receive, send)
            elif scope["type"] == ScopeType.HTTP:
                await self._request(scope, receive, send)
            else:
                await self._api(scope, receive, send)
        except asyncio.CancelledError:
            # This happens only to what is not over when the server has to end
            log.warning("what was asked last is left unanswered")

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 0

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                added = HEADERS if not _for_api(scope) else [*HEADERS, *API_HEADERS]
                strict = [STRICT] if self._strict and scope["scheme"] == "https" else []
                message["headers"] = [*message["headers"], *added, *strict]
            await send(message)

        try:
            self._check(scope)
        except Problem as problem:
            request_state(scope)["code"] = problem.code
            await _refuse(problem, "http", send_on)
        else:
            await (self._api if _for_api(scope) else self._client)(scope, receive, send_on)
        if status in REFUSALS:
            self._note_refusal(scope, status)
        seconds = time.perf_counter() - began
        self._metrics.answered(
            _route(scope), scope["method"] if scope["method"] in METHODS else "other", status, seconds
        )
        log.info(
            "",
            extra={"method": scope["method"], "path": _path(scope), "status": status, "ms": round(1000 * seconds, 1)},
        )

    async def _socket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        try:
            headers = dict(scope["headers"])
            self._check_host(scope, headers)
            if not _same_origin(headers):
                raise _cross_site()
            self._check_rate(scope)
        except Problem as problem:
            log.warning("socket refused", extra={"path": _path(scope), "code": problem.code})
            await receive()
            await _refuse(problem, "websocket.http", send)
            return
        log.info("socket", extra={"path": _path(scope)})
        self._metrics.opened(1)
        try:
            await self._api(scope, receive, send)
        finally:
            self._metrics.opened(-1)

    def _check(self, scope: HTTPScope) -> None:
        headers = dict(scope["headers"])
        self._check_host(scope, headers)
        self._check_rate(scope)
        if not _for_api(scope):
            if scope["method"] not in READING:
                raise Problem(405, "method-not-allowed", "This address does not accept this method.")
            return
        if scope["method"] not in READING or scope["path"] == "/api/me":
            _check_origin(headers)

    def _note_refusal(self, scope: HTTPScope, status: int) -> None:
        client = scope.get("client")
        place = client_network(client[0] if client else "")
        if self._noted.wait(place) == 0:
            self._noted.take(place)
            known = request_state(scope)
            security.note_refusal(place, known.get("guest"), _route(scope), status, known.get("code", ""))

    def _check_host(self, scope: HTTPScope | WebSocketScope, headers: dict[bytes, bytes]) -> None:
        server = scope.get("server")
        self._hosts.check(headers.get(b"host", b""), server[0] if server else "")

    def _check_rate(self, scope: HTTPScope | WebSocketScope) -> None:
        client = scope.get("client")
        counted = [(self._addresses, client_network(client[0] if client else ""))]
        # Whoever sends more than one token is counted by each
        counted += [(self._sessions, token_hash(token)) for token in request_tokens(ASGIConnection(scope))]
        wait = max(buckets.wait(who) for buckets, who in counted)
        if wait:
            seconds = ceil(wait)
            raise Problem(429, "too-many", f"Too many requests: wait {seconds} s.", seconds=seconds)
        for buckets, who in counted:
            buckets.take(who)


def _for_api(scope: HTTPScope) -> bool:
    return scope["path"] == "/api" or scope["path"].startswith("/api/")


def _route(scope: HTTPScope) -> str:
    """Return the name of what has answered: there are as many of them as the server has, whatever it is asked for."""
    if not _for_api(scope):
        return "client"
    handler = scope.get("route_handler")
    return getattr(handler, "operation_id", None) or "unknown"


def _path(scope: HTTPScope | WebSocketScope) -> str:
    """Return the path as logs may hold it."""
    return LONG_WORD.sub(r"\1…", scope["path"])[:LONGEST_PATH]


def _check_origin(headers: dict[bytes, bytes]) -> None:
    """Refuse what another site makes a browser send: browsers say so, and programs send neither header."""
    if headers.get(b"sec-fetch-site", b"none") not in (b"same-origin", b"none") or not _same_origin(headers):
        raise _cross_site()


def _same_origin(headers: dict[bytes, bytes]) -> bool:
    origin = headers.get(b"origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin.decode("latin-1")).netloc == headers.get(b"host", b"").decode("latin-1")
    except ValueError:
        # What is no address is no address of ours
        return False


def _cross_site() -> Problem:
    return Problem(403, "cross-site", "This request came from another site, which may not act for you.")


async def _refuse(problem: Problem, kind: Literal["http", "websocket.http"], send: Send) -> None:
    """Answer a request, or that of a socket before it is one."""
    body = msgspec.json.encode(Error(problem.code, problem.message, problem.detail))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if problem.status == 429:
        headers.append((b"retry-after", str(problem.detail["seconds"]).encode()))
    await send({"type": f"{kind}.response.start", "status": problem.status, "headers": headers})  # type: ignore[arg-type, misc]
    await send({"type": f"{kind}.response.body", "body": body, "more_body": False})  # type: ignore[arg-type, misc]
