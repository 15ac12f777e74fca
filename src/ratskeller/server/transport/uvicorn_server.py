"""uvicorn's server with our protocols, the deadlines of connections, and a shutdown that ends in time."""

import asyncio
import math
import socket
import time
from functools import partial
from types import FrameType
from typing import Any

import uvicorn
from litestar.types import ASGIApp

from ratskeller.server.transport.connections import Connections, Shutdown
from ratskeller.server.transport.forwarded_headers import ForwardedHeaders
from ratskeller.server.transport.http_protocol import RequestProtocol
from ratskeller.server.transport.websocket_protocol import WebSocketProtocol

GRACE_SECONDS = 2
# Shorter than the grace period: clients that don't read the close are dropped
CLOSE_SECONDS = 1.0
TICKS_A_SECOND = 10
ACCEPTED_AT_ONCE = 16
"""Connections accepted in each turn of the loop. It takes four turns until the connections that make room are closed, which
`RESERVED_DESCRIPTORS` has to cover."""
QUEUE = 1024


class Server(uvicorn.Server):
    """Serves one application on one socket."""

    def __init__(self, app: ASGIApp, connections: Connections, shutdown: Shutdown, drain: float) -> None:
        """Serve `app` on `connections`. When it should stop, the server sets `shutdown` and goes on for `drain` seconds."""
        protocols: dict[str, Any] = {
            "http": partial(RequestProtocol, connections=connections),
            "ws": partial(WebSocketProtocol, connections=connections),
        }
        config = uvicorn.Config(
            ForwardedHeaders(app, connections.proxies),
            **protocols,
            # `SharedDeflate` compresses once for all sockets; this one takes three times the memory for each
            ws_per_message_deflate=False,
            ws_max_size=1024,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,
            backlog=ACCEPTED_AT_ONCE,
            timeout_graceful_shutdown=GRACE_SECONDS,
        )
        super().__init__(config)
        self._connections = connections
        self._shutdown = shutdown
        self._drain = drain
        self._drained_at = math.inf

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening, with a longer queue than the number accepted at once."""
        await super().startup(sockets)
        for listener in sockets or []:
            listener.listen(QUEUE)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Start draining; a second signal stops the server at once."""
        if self._drain and not self._shutdown.begun:
            self._drained_at = time.monotonic() + self._drain
        else:
            super().handle_exit(sig, frame)
        self._shutdown.begun = True

    async def on_tick(self, counter: int) -> bool:
        """Close expired connections once a second, and stop after draining."""
        if counter % TICKS_A_SECOND == 0:
            self._connections.abort_expired()
        return await super().on_tick(counter) or time.monotonic() > self._drained_at

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        closing = asyncio.create_task(self._close_websockets())
        try:
            await super().shutdown(sockets)
        finally:
            closing.cancel()

    async def _close_websockets(self) -> None:
        """Close WebSockets, also those that open meanwhile, and finally abort the connections of clients that read nothing."""
        end = asyncio.get_running_loop().time() + CLOSE_SECONDS
        while asyncio.get_running_loop().time() < end:
            await asyncio.sleep(1 / TICKS_A_SECOND)
            for connection in list(self.server_state.connections):
                if isinstance(connection, WebSocketProtocol):
                    connection.shutdown()
        self._connections.abort_all()
