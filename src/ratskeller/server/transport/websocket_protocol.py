"""uvicorn's WebSocket protocol for clients that send nothing but pings, pongs and closes. Answers to the game go by HTTP.

uvicorn parses all that arrives at once, up to 44,000 empty frames in 256 kB, and queues every message for the application. This class reads
in small pieces, and closes the connection at the first message or when there are too many control frames. It queues nothing.

The attack is `benchmarks/attacks.py frames`: one client that sends empty frames made the answers of another player 114 times slower with
uvicorn's class (median 1,017 instead of 9 ms), and no slower with this one.
"""

from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from ratskeller.server.async_queue import UnboundedQueue
from ratskeller.server.errors import Error
from ratskeller.server.transport.connections import Connections
from ratskeller.server.transport.deflate import SharedDeflateFactory
from ratskeller.server.transport.http_protocol import refusal

PIECE_BYTES = 256
"""A frame has at least six bytes, so at most 42 are parsed at a time."""
FRAMES_A_SECOND = 10
UNSUPPORTED, POLICY = 1003, 1008
BAD_HANDSHAKE = "This request can't open a WebSocket: it has a body, or a malformed header."


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket."""

    def __init__(self, *, connections: Connections, **given: Any) -> None:
        """Keep the connection in `connections`; the other arguments come from uvicorn."""
        super().__init__(**given)
        self.conn.available_extensions = [SharedDeflateFactory()]
        self.queue = UnboundedQueue()  # type: ignore[assignment]
        self._connections = connections
        self._is_requested = False
        self._second_began = 0.0
        self._frames = 0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._connection = self._connections.of(transport)
        self._connections.start_handshake(self._connection)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._connections.remove(self._connection)

    def data_received(self, data: bytes) -> None:
        """Read what has arrived in pieces, until the connection closes; but first the request, which uvicorn hands over."""
        if not self._is_requested:
            self._is_requested = True
            super().data_received(data)
            if not self.handshake_initiated:
                self._refuse_handshake()
            return
        for start in range(0, len(data), PIECE_BYTES):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE_BYTES])

    def handle_text(self, event: Frame) -> None:  # noqa: ARG002 - any content
        """Close: clients send no messages here."""
        self._end(UNSUPPORTED, "no-messages")

    handle_bytes = handle_text
    handle_cont = handle_text

    def handle_ping(self) -> None:
        """Answer, unless there are too many."""
        if not self._end_if_too_many():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Note that the client is alive, unless there are too many."""
        if not self._end_if_too_many():
            super().handle_pong(event)

    def handle_parser_exception(self) -> None:
        """Close after malformed frames."""
        if self.conn.close_sent is None:
            self._drop()
        else:
            super().handle_parser_exception()

    async def send(self, message: Any) -> None:
        """Send a message of the application. Raises `ClientDisconnected` after the close."""
        await self.writable.wait()
        if self.close_sent:
            raise ClientDisconnected
        began = self.handshake_complete
        await super().send(message)
        if self.handshake_complete and not began:
            self._connections.finish_handshake(self._connection)
            # They would stay in memory as long as the socket is open
            self.request.headers.clear()
            self.response.headers.clear()
        if self.close_sent:
            self._connections.start_closing(self._connection)

    def shutdown(self) -> None:
        """Close because the server stops."""
        if self.transport.is_closing():
            return
        if not self.handshake_complete:
            # The application sees a disconnect and stops the handshake
            self.disconnected = True
        super().shutdown()

    def _end_if_too_many(self) -> bool:
        now = self.loop.time()
        if now - self._second_began >= 1:
            self._second_began, self._frames = now, 0
        self._frames += 1
        if self._frames <= FRAMES_A_SECOND:
            return False
        self._end(POLICY, "too-many-frames")
        return True

    def _end(self, code: int, reason: str) -> None:
        if self.transport.is_closing():
            return
        if self.close_sent or not self.handshake_complete:
            self._drop()
            return
        self.stop_keepalive()
        self.conn.fail(code, reason)
        self.handle_parser_exception()

    def _refuse_handshake(self) -> None:
        """Answer a handshake that uvicorn's parser accepted and the one of `websockets` refused, which uvicorn doesn't look at."""
        headers, body = refusal(Error("bad-request", BAD_HANDSHAKE, {}))
        written = b"".join(b"%b: %b\r\n" % header for header in headers)
        answer = b"HTTP/1.1 400 Bad Request\r\n%b\r\n%b" % (written, body)
        # It has its own answer to a head that is too long
        self.transport.write(b"".join(self.conn.data_to_send()) or answer)
        self.transport.close()
        self._connections.start_closing(self._connection)

    def _drop(self) -> None:
        """Drop the connection without a close frame: before the end of the handshake, or after a close."""
        self.disconnected = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1006})
        self.transport.abort()
