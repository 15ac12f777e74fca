"""One server process, from binding the port to a clean exit."""

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
from ratskeller.server.transport.connections import Connections, Shutdown, TrustedProxies, raise_limit

if TYPE_CHECKING:
    from uvicorn import Server

SEND_BUFFER = 128 * 1024
SWITCH_SECONDS = 0.001
"""The switch interval of threads. With Python's default of 5 ms, a busy event loop and reading threads delay each other."""

GARBAGE = (50_000, 10, 10)
"""The thresholds of garbage collection. A view alone has more objects than Python's default of 700, and hardly any are part of a cycle.
What hundreds of tables bring that are loaded after a start stays: with 5,000, looking through it took almost a tenth of the time."""


def serve(settings: Settings) -> None:
    """Serve until SIGINT or SIGTERM. Raises `BadSetting` if the port or the database can't be used."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _exit)
    # What is loaded and made here stays: a search for garbage would find none of it
    gc.set_threshold(*GARBAGE)
    listener = _bind(settings)
    prepare(settings.database)
    configure(settings.log_level)

    # Imported only now, so that a wrong setting is reported at once
    from ratskeller.server.app.assembly import make_app
    from ratskeller.server.transport.uvicorn_server import Server

    connections = Connections(settings.connections, raise_limit(), proxies=TrustedProxies(settings.proxy))
    shutdown = Shutdown()
    server = Server(make_app(settings, shutdown), connections, shutdown, settings.drain)
    _reduce_latency()
    announced = _address(settings, listener), _openness(listener)
    threading.Thread(target=_announce, args=(server, *announced, settings.browser), daemon=True).start()
    server.run(sockets=[listener])


def _reduce_latency() -> None:
    """Switch threads quickly, and exempt everything loaded so far from searches for garbage."""
    sys.setswitchinterval(SWITCH_SECONDS)
    # A collection of all modules, routes and rules takes 80 ms
    gc.collect()
    gc.freeze()


def _exit(_number: int, _frame: FrameType | None) -> None:
    raise SystemExit(0)


def _bind(settings: Settings) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, protocol)
        if os.name != "nt":  # where it would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Accepted sockets inherit it, so that clients which read nothing don't fill the memory of the kernel
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
    """Return a sentence about who else can connect, nothing if only this machine can."""
    bound = ip_address(listener.getsockname()[0])
    if bound.is_loopback:
        return ""
    where = "all addresses of this machine" if bound.is_unspecified else str(bound)
    return f"It listens on {where}: everybody who can reach it can play here. Names need --allow-host, addresses don't."


def _announce(server: "Server", address: str, openness: str, opens_browser: bool) -> None:
    while not server.started:
        if server.should_exit:
            return
        time.sleep(0.01)
    print(f"Ratskeller is open at {address} (Ctrl+C ends it)", flush=True)
    if openness:
        print(openness, flush=True)
    if opens_browser:
        webbrowser.open(address)
