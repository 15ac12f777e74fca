"""uvicorn's server, with lines that are looked after, and an end that comes in time."""

import asyncio
import math
import socket
import time
from functools import partial
from types import FrameType
from typing import Any

import uvicorn
from litestar.types import ASGIApp

from ratskeller.server.transport.connections import Lines
from ratskeller.server.transport.http_protocol import RequestProtocol
from ratskeller.server.transport.shutdown import Shutdown
from ratskeller.server.transport.websocket_protocol import SocketProtocol

GRACE_SECONDS = 2
# Within the grace: clients that don't take their goodbye are left
GOODBYE_SECONDS = 1.0
TICKS_A_SECOND = 10
# So many are accepted in each turn of the loop. It takes four turns until whoever has to go for them is gone: `lines.KEPT` has to do
ACCEPTED_AT_ONCE = 16
QUEUE = 1024


class Server(uvicorn.Server):
    """Serves one application on one socket."""

    def __init__(self, app: ASGIApp, lines: Lines, ending: Shutdown, drain: float) -> None:
        """Serve `app` to whoever finds a place among `lines`. Told to end, it says so by `ending` and goes on for `drain` seconds."""
        protocols: dict[str, Any] = {
            "http": partial(RequestProtocol, lines=lines),
            "ws": partial(SocketProtocol, lines=lines),
        }
        config = uvicorn.Config(
            app,
            **protocols,
            # Our own packs for all sockets at once; this one would take three times the memory for each
            ws_per_message_deflate=False,
            ws_max_size=1024,
            log_config=None,
            access_log=False,
            server_header=False,
            forwarded_allow_ips=[str(network) for network in lines.proxies.networks],
            backlog=ACCEPTED_AT_ONCE,
            timeout_graceful_shutdown=GRACE_SECONDS,
        )
        super().__init__(config)
        self._lines = lines
        self._ending = ending
        self._drain = drain
        self._over = math.inf

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        for listener in sockets or []:
            listener.listen(QUEUE)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Hear that it is to end; whoever says it twice means at once."""
        if self._drain and not self._ending.begun:
            self._over = time.monotonic() + self._drain
        else:
            super().handle_exit(sig, frame)
        self._ending.begun = True

    async def on_tick(self, counter: int) -> bool:
        """Look after the lines once a second, and end when it is time."""
        if counter % TICKS_A_SECOND == 0:
            self._lines.sweep()
        return await super().on_tick(counter) or time.monotonic() > self._over

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye to everybody, and stop."""
        goodbye = asyncio.create_task(self._say_goodbye())
        try:
            await super().shutdown(sockets)
        finally:
            goodbye.cancel()

    async def _say_goodbye(self) -> None:
        """Close also what has become a socket since, and leave those who take nothing."""
        end = asyncio.get_running_loop().time() + GOODBYE_SECONDS
        while asyncio.get_running_loop().time() < end:
            await asyncio.sleep(1 / TICKS_A_SECOND)
            for connection in list(self.server_state.connections):
                if isinstance(connection, SocketProtocol):
                    connection.shutdown()
        self._lines.cut_all()
