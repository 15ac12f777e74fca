"""HTTP as uvicorn speaks it, with an end to all waiting.

uvicorn bounds only the pause between two requests. A head that comes byte by byte, a body that never ends and an answer that nobody takes
would be waited for as long as the other side likes, and it offers no setting for that. So this class looks at the state of every
connection whenever that may have changed, and tells the lines.
"""

import asyncio
from enum import Enum, auto
from typing import Any

import h11
import msgspec
from litestar.types import Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from ratskeller.server.errors import Error
from ratskeller.server.transport.connections import Lines

RETRY_SECONDS = 5


class Stage(Enum):
    """What a connection is at: its client has to send a head, or a body, or is answered."""

    HEAD = auto()
    BODY = auto()
    ANSWER = auto()


class RequestProtocol(H11Protocol):
    """A connection that asks, until it becomes a socket or ends."""

    def __init__(self, *, lines: Lines, **given: Any) -> None:
        """Make the protocol of one connection; `given` is what uvicorn gives."""
        super().__init__(**given)
        self._lines = lines
        self._stage = Stage.HEAD

    def connection_made(self, transport: Any) -> None:
        """Enter the lines; somebody for whom there is no room is told so when he asks."""
        super().connection_made(transport)
        self._line = self._lines.enter(transport, self.client[0] if self.client else "")
        if self._line.refused:
            self.app = _no_room

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave the lines."""
        super().connection_lost(exc)
        self._lines.leave(self._line)

    def handle_events(self) -> None:
        """Take what has come."""
        super().handle_events()
        self._note()

    def on_response_complete(self) -> None:
        """Go on to the next request."""
        super().on_response_complete()
        self._note()

    def shutdown(self) -> None:
        """Close the connection, as soon as what is under way is answered."""
        # h11 refuses to close what is closed already
        if not self.transport.is_closing():
            super().shutdown()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over, with what has come behind the request."""
        super().handle_websocket_upgrade(event)
        too_early, _ = self.conn.trailing_data
        protocol = self.transport.get_protocol()
        if too_early and isinstance(protocol, asyncio.Protocol):
            protocol.data_received(too_early)

    def _should_upgrade(self) -> bool:
        if self._get_upgrade() == b"websocket" and not self._line.refused and not self._lines.has_room_for_a_socket():
            self._line.refused = True
            self.app = _no_room
        return not self._line.refused and super()._should_upgrade()

    def _note(self) -> None:
        stage = self._now()
        if self._line.is_socket or stage is self._stage:
            return
        self._stage = stage
        if stage is Stage.ANSWER:
            self._lines.serve(self._line)
        else:
            patience = self._lines.patience
            self._lines.wait(self._line, patience.head if stage is Stage.HEAD else patience.body)

    def _now(self) -> Stage:
        if self.transport.is_closing() or self.transport.get_write_buffer_size():
            return Stage.ANSWER
        theirs = self.conn.their_state
        return Stage.HEAD if theirs is h11.IDLE else Stage.BODY if theirs is h11.SEND_BODY else Stage.ANSWER


async def _no_room(_scope: Scope, _receive: Receive, send: Send) -> None:
    """Tell that there are too many connections."""
    message = "There are too many connections to this server: try again in a moment."
    body = msgspec.json.encode(Error("too-many-connections", message, {"seconds": RETRY_SECONDS}))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"retry-after", str(RETRY_SECONDS).encode()),
        (b"connection", b"close"),
    ]
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
