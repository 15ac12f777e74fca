"""Connections below HTTP: bytes as no library would send them."""

import os
import socket
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection

from .serving import Guest, Server

PATIENCE = 30.0
"""Seconds after which what should have come will not come any more, on however slow a machine."""

EMPTY_TEXT = Frame(Opcode.TEXT, b"").serialize(mask=True)
EMPTY_BINARY = Frame(Opcode.BINARY, b"").serialize(mask=True)
EMPTY_CONTINUATION = Frame(Opcode.CONT, b"").serialize(mask=True)
EMPTY_PING = Frame(Opcode.PING, b"").serialize(mask=True)
BEGUN_TEXT = Frame(Opcode.TEXT, b"first", fin=False).serialize(mask=True)
BROKEN_TEXT = Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True)


UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec_WebSocket_Version": "13",
    "Sec_WebSocket_Key": "MDEyMzQ1Njc4OWFiY2RlZg==",
}
"""The headers of a handshake."""


def line_to(server: Server, takes: int | None = None) -> socket.socket:
    """Return a connection that has not said anything yet; it may take only so many bytes before they are read."""
    line = socket.socket()
    if takes is not None:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, takes)
    line.settimeout(PATIENCE)
    line.connect(("127.0.0.1", server.port))
    return line


def everything(line: socket.socket) -> bytes:
    """Return all that comes until the other side has ended the connection."""
    read = b""
    try:
        while data := line.recv(65536):
            read += data
    except ConnectionError:
        pass
    return read


def head(server: Server, method: str = "GET", path: str = "/api/health", **headers: str) -> bytes:
    """Return the head of a request."""
    lines = {"Host": f"127.0.0.1:{server.port}"} | {name.replace("_", "-"): text for name, text in headers.items()}
    written = "".join(f"{name}: {text}\r\n" for name, text in lines.items())
    return f"{method} {path} HTTP/1.1\r\n{written}\r\n".encode("latin-1")


def cookies_of(guest: Guest) -> str:
    """Return the header with which a guest is known."""
    return "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())


def handshake(server: Server, guest: Guest, table: Any, **headers: str) -> bytes:
    """Return the head with which a guest asks for the socket of a table; `headers` count before the usual ones."""
    wanted = {"path": f"/api/tables/{table['id']}/live", "Cookie": cookies_of(guest)}
    return head(server, **(UPGRADE | wanted | headers))


def ended(live: ClientConnection) -> tuple[int, str]:
    """Read a socket to its end and return the code and the reason with which the server has closed it."""
    while True:
        try:
            live.recv(PATIENCE)
        except ConnectionClosed as closed:
            frame = closed.rcvd
            break
    assert frame is not None, "the connection was just gone"
    return frame.code, frame.reason


def with_descriptors(most: int) -> list[str]:
    """Return what to write before a command, so that it may open no more descriptors than so many."""
    assert os.name == "posix"
    return ["sh", "-c", f'ulimit -n {most} && exec "$@"', "sh"]
