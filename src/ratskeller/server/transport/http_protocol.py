"""uvicorn's HTTP protocol with timeouts for each stage of a request.

uvicorn only limits the pause between two requests (`timeout_keep_alive`). It waits for ever for a head that comes byte by byte, a body that
never ends, or a client that does not read its answer. This class checks the state of the connection whenever it may have changed, and sets
its deadline in `Connections`. These attacks are in `tests/server/test_connections.py`; `benchmarks/attacks.py silent` opens many silent
connections.
"""

import asyncio
import sys
from enum import Enum, auto
from http import HTTPStatus
from typing import Any

import h11
import msgspec
from h11 import LocalProtocolError
from h11._receivebuffer import ReceiveBuffer
from litestar.types import Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from ratskeller.server.errors import Error
from ratskeller.server.transport.connections import Connections

LONGEST_HEAD = 16 * 1024
"""Bytes, as h11 itself allows while the end of a head has not come."""
END = b"\r\n\r\n"


class StrictBuffer(ReceiveBuffer):
    """What a connection has received, from which h11 takes the lines of heads and trailers."""

    def maybe_extract_lines(self) -> list[bytearray] | None:
        """Return the lines up to an empty one, None before it has come. h11 answers `LocalProtocolError` with a refusal."""
        received = bytes(self)
        if not received.startswith(b"\r\n"):
            head, _, _ = received.partition(END)
            if len(head) > LONGEST_HEAD:
                raise LocalProtocolError("the head is too long", error_status_hint=431)
            # The end of a line without CR (2.2), or a line that continues the one before (5.2)
            if head.count(b"\n") > head.count(b"\r\n") or b"\n " in head or b"\n\t" in head:
                raise LocalProtocolError("a line ends without CR, or continues the one before")
        lines = super().maybe_extract_lines()
        _check_length(lines or [])
        return lines


def _check_length(lines: list[bytearray]) -> None:
    """Refuse a head that has more than one way to tell where its body ends (6.1 to 6.3)."""
    fields = [(name.lower(), value) for name, _, value in (line.partition(b":") for line in lines)]
    lengths = [value for name, value in fields if name == b"content-length"]
    codings = [name for name, _ in fields if name == b"transfer-encoding"]
    if len(lengths) + len(codings) > 1 or any(b"," in value for value in lengths):
        raise LocalProtocolError("more than one length")
    if codings and lines[0].endswith(b"HTTP/1.0"):
        raise LocalProtocolError("HTTP/1.0 has no transfer codings")


RETRY_SECONDS = 5
TOO_LONG = 431
BAD_REQUEST = {
    400: "This is no request of HTTP/1.1 (RFC 9112).",
    TOO_LONG: f"The address and headers are too long: send at most {LONGEST_HEAD:,} bytes. A browser may have to delete cookies.",
    501: "Of transfer codings this server knows only chunked.",
}


class Stage(Enum):
    """The stage of a request: its head is awaited, or its body, or it is being answered."""

    HEAD = auto()
    BODY = auto()
    ANSWER = auto()


class RequestProtocol(H11Protocol):
    """A connection until it becomes a WebSocket or ends."""

    def __init__(self, *, connections: Connections, **given: Any) -> None:
        """Register the connection in `connections`; the other arguments come from uvicorn."""
        super().__init__(**given)
        self.conn._receive_buffer = StrictBuffer()
        self._connections = connections
        self._stage = Stage.HEAD

    def connection_made(self, transport: Any) -> None:
        """Register the connection. If there is no room, its first request is answered with 503."""
        super().connection_made(transport)
        self._connection = self._connections.add(transport, self.client[0] if self.client else "")
        if self._connection.refused:
            self.app = _no_room

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._connections.remove(self._connection)

    def handle_events(self) -> None:
        super().handle_events()
        self._update_stage()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._update_stage()

    def shutdown(self) -> None:
        # h11 refuses to close a connection twice
        if not self.transport.is_closing():
            super().shutdown()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over with the bytes behind the request, which uvicorn would lose."""
        super().handle_websocket_upgrade(event)
        early, _ = self.conn.trailing_data
        protocol = self.transport.get_protocol()
        if early and isinstance(protocol, asyncio.Protocol):
            protocol.data_received(early)

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - it never says more
        """Refuse what is no request, and close. uvicorn calls this while it handles the error of the parser."""
        if self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
            # The body of a request that is being answered, or was
            self.transport.close()
            return
        status = getattr(sys.exc_info()[1], "error_status_hint", 400)
        headers, body = refusal(Error("bad-request", BAD_REQUEST.get(status, BAD_REQUEST[400]), {}))
        reason = HTTPStatus(status).phrase.encode()
        for event in (
            h11.Response(status_code=status, headers=headers, reason=reason),
            h11.Data(data=body),
            h11.EndOfMessage(),
        ):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def _should_upgrade(self) -> bool:
        if self.scope["http_version"] != "1.1":
            # Older requests have no upgrades (RFC 9110, 7.8)
            return False
        if self._get_upgrade() == b"websocket" and not self._connection.refused and not self._connections.can_upgrade():
            self._connection.refused = True
            self.app = _no_room
        return not self._connection.refused and super()._should_upgrade()

    def _update_stage(self) -> None:
        stage = self._now()
        if self.transport.get_protocol() is not self or stage is self._stage:
            return
        self._stage = stage
        if stage is Stage.ANSWER:
            self._connections.start_answering(self._connection)
        else:
            timeouts = self._connections.timeouts
            self._connections.start_waiting(self._connection, timeouts.head if stage is Stage.HEAD else timeouts.body)

    def _now(self) -> Stage:
        if self.transport.is_closing() or self.transport.get_write_buffer_size():
            return Stage.ANSWER
        theirs = self.conn.their_state
        return Stage.HEAD if theirs is h11.IDLE else Stage.BODY if theirs is h11.SEND_BODY else Stage.ANSWER


def refusal(error: Error) -> tuple[list[tuple[bytes, bytes]], bytes]:
    """Return the headers and the body of an answer after which the connection is closed."""
    body = msgspec.json.encode(error)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    return headers, body


async def _no_room(_scope: Scope, _receive: Receive, send: Send) -> None:
    message = "There are too many connections to this server: try again in a moment."
    headers, body = refusal(Error("too-many-connections", message, {"seconds": RETRY_SECONDS}))
    headers.append((b"retry-after", str(RETRY_SECONDS).encode()))
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
