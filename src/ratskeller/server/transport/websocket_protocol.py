"""WebSockets as uvicorn speaks them, to clients that have nothing to say.

A client of a table answers pings, sends some of its own, and leaves; answers to the game go by HTTP. uvicorn parses everything that came in
at once, which are up to 44,000 empty frames in 256 kB, and queues every message for the application. So this class reads in small pieces
and stops at the first frame that carries a message, or when there are too many of the others; nothing that a client sends is queued.
"""

from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from ratskeller.server.async_queue import UnboundedQueue
from ratskeller.server.transport.connections import Lines
from ratskeller.server.transport.deflate import SharedDeflateFactory

# A frame has at least six bytes, so a piece has at most 42
PIECE = 256
FRAMES_A_SECOND = 10
UNSUPPORTED, POLICY = 1003, 1008


class SocketProtocol(WebSocketsSansIOProtocol):
    """A connection that has become a socket."""

    def __init__(self, *, lines: Lines, **given: Any) -> None:
        """Make the protocol of one socket; `given` is what uvicorn gives."""
        super().__init__(**given)
        self.conn.available_extensions = [SharedDeflateFactory()]
        self.queue = UnboundedQueue()  # type: ignore[assignment]
        self._lines = lines
        self._second = 0.0
        self._frames = 0

    def connection_made(self, transport: Any) -> None:
        """Keep the line as long as both want."""
        super().connection_made(transport)
        self._line = self._lines.of(transport)
        self._lines.keep(self._line)

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave the lines."""
        super().connection_lost(exc)
        self._lines.leave(self._line)

    def data_received(self, data: bytes) -> None:
        """Read what has come, until it is too much."""
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    def handle_text(self, event: Frame) -> None:  # noqa: ARG002 - whatever it says
        """Close: there is nothing to be said here."""
        self._end(UNSUPPORTED, "no-messages")

    handle_bytes = handle_text
    handle_cont = handle_text

    def handle_ping(self) -> None:
        """Answer, unless there are too many."""
        if not self._end_if_too_many():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Note that the client is there."""
        if not self._end_if_too_many():
            super().handle_pong(event)

    def handle_parser_exception(self) -> None:
        """Close after frames that are none."""
        if self.conn.close_sent is None:
            self._vanish()
        else:
            super().handle_parser_exception()

    async def send(self, message: Any) -> None:
        """Send what the application has to say. Raises `ClientDisconnected` once there is nobody who would take it."""
        await self.writable.wait()
        if self.close_sent:
            raise ClientDisconnected
        began = self.handshake_complete
        await super().send(message)
        if self.handshake_complete and not began:
            # They would lie in memory as long as somebody looks
            self.request.headers.clear()
            self.response.headers.clear()

    def shutdown(self) -> None:
        """Close because the server stops."""
        if self.transport.is_closing():
            return
        if not self.handshake_complete:
            # The application finds nobody there, and does not go on with the handshake
            self.disconnected = True
        super().shutdown()

    def _end_if_too_many(self) -> bool:
        now = self.loop.time()
        if now - self._second >= 1:
            self._second, self._frames = now, 0
        self._frames += 1
        if self._frames <= FRAMES_A_SECOND:
            return False
        self._end(POLICY, "too-many-frames")
        return True

    def _end(self, code: int, reason: str) -> None:
        if self.transport.is_closing():
            return
        if self.close_sent or not self.handshake_complete:
            self._vanish()
            return
        self.stop_keepalive()
        self.conn.fail(code, reason)
        self.handle_parser_exception()

    def _vanish(self) -> None:
        """Leave without a word: the handshake is not over, or the last word was said."""
        self.disconnected = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1006})
        self.transport.abort()
