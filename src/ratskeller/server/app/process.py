"""One server process, from a bound port to a clean end."""

import gc
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from ipaddress import ip_address
from types import FrameType
from typing import TYPE_CHECKING

from ratskeller.server.db.migrate import prepare
from ratskeller.server.logs import configure
from ratskeller.server.settings import BadSetting, Settings
from ratskeller.server.transport.addresses import TrustedProxies
from ratskeller.server.transport.connections import Connections
from ratskeller.server.transport.file_descriptors import raise_limit
from ratskeller.server.transport.shutdown import Shutdown

if TYPE_CHECKING:
    from uvicorn import Server

SEND_BUFFER = 128 * 1024
SWITCH_SECONDS = 0.001
"""After so long a thread lets another one run. With Python's own 5 ms a busy loop lets the threads that read wait, and they the loop."""


def serve(settings: Settings) -> None:
    """Serve until SIGINT or SIGTERM. Raises `BadSetting` when the port or the database can't be used."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _leave)
    listener = _bind(settings)
    prepare(settings.database)
    configure(settings.log_level)

    # Imported only now: a wrong setting is told at once
    from ratskeller.server.app.assembly import make_app
    from ratskeller.server.transport.uvicorn_server import Server

    connections = Connections(settings.connections, raise_limit(), proxies=TrustedProxies(settings.proxy))
    shutdown = Shutdown()
    server = Server(make_app(settings, shutdown), connections, shutdown, settings.drain)
    _let_nothing_hold_the_loop()
    told = _address(settings, listener), _openness(listener)
    threading.Thread(target=_announce, args=(server, *told, settings.browser), daemon=True).start()
    server.run(sockets=[listener])


def _let_nothing_hold_the_loop() -> None:
    """Let threads take turns quickly, and the garbage collector look at nothing that stays as long as the process does."""
    sys.setswitchinterval(SWITCH_SECONDS)
    # All modules, routes and rules: to look through them takes 80 ms each time
    gc.collect()
    gc.freeze()


def _leave(_number: int, _frame: FrameType | None) -> None:
    raise SystemExit(0)


def _bind(settings: Settings) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, protocol)
        if os.name != "nt":  # where it would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Accepted sockets inherit it: a client that takes nothing must not fill the kernel's memory either
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        listener.bind(address)
        return listener
    except OSError as error:
        raise BadSetting(f"host, port: can't listen on {settings.host} port {settings.port}: {error}") from error


def _address(settings: Settings, listener: socket.socket) -> str:
    bound, port = listener.getsockname()[:2]
    host = "127.0.0.1" if ip_address(bound).is_unspecified else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{settings.prefix}/"


def _openness(listener: socket.socket) -> str:
    """Return a sentence that tells who else can come in, nothing if only this machine can."""
    bound = ip_address(listener.getsockname()[0])
    if bound.is_loopback:
        return ""
    where = "all addresses of this machine" if bound.is_unspecified else str(bound)
    return f"It listens on {where}: whoever can reach it can play here. Names need --allow-host, addresses do not."


def _announce(server: "Server", address: str, openness: str, opens_browser: bool) -> None:
    """Print the address, and open the browser, as soon as the first page can be answered."""
    while not server.started:
        if server.should_exit:
            return
        time.sleep(0.01)
    print(f"Ratskeller is open at {address} (Ctrl+C ends it)", flush=True)
    if openness:
        print(openness, flush=True)
    if opens_browser:
        webbrowser.open(address)
