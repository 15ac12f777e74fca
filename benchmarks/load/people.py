"""Somebody at a table, with as little work for this machine as possible: requests on a persistent connection, and a socket that listens."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

HOST = "127.0.0.1"
IDLE_SECONDS = 2.0
"""A line that was not used for longer is closed and opened anew: the server closes it soon, maybe while a request is on its way."""


class View(msgspec.Struct):
    """What a player has to know of a view; all else is skipped."""

    actor: int | str | None = None
    legal: list[str] = []


class Table(msgspec.Struct):
    """What a player has to know of a table."""

    id: str
    ply: int
    length: int
    undo_floor: int
    over: bool
    view: View

    @property
    def is_draft(self) -> bool:
        """Whether the last answer can still be undone: nobody else has received it yet."""
        return self.undo_floor < self.length


class Reply(msgspec.Struct):
    """What is read of a response or of a message on a socket."""

    table: Table | None = None


class Refused(Exception):
    """The server did not do what it was asked for."""


class Line:
    """A connection for requests, opened again when the server has closed it; one request at a time."""

    def __init__(self, port: int) -> None:
        """Go to the server at a port of this machine."""
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._used = 0.0
        self.bytes = 0
        """Bytes that answers had, with their headers."""

    async def ask(self, method: str, path: str, cookie: str = "", body: Any = None) -> tuple[bytes, str]:
        """Return what the server answers, and a cookie if it gives one. Raises `Refused`."""
        if time.monotonic() - self._used > IDLE_SECONDS:
            self.close()
        if self._streams is None or self._streams[0].at_eof():
            self._streams = await asyncio.open_connection(HOST, self._port, limit=2**20)
        reader, writer = self._streams
        sent = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{self._port}\r\nCookie: {cookie}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(sent)}\r\n\r\n"
        writer.write(head.encode() + sent)
        header = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        status, headers = int(header.split(" ", 2)[1]), dict(_headers(header))
        answer = await reader.readexactly(int(headers.get("content-length", "0")))
        self.bytes += len(header) + len(answer)
        self._used = time.monotonic()
        if status >= 400:
            raise Refused(f"{method} {path}: {status} {answer.decode()}")
        return answer, headers.get("set-cookie", "").partition(";")[0]

    def close(self) -> None:
        """Close the connection."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


def _headers(header: str) -> list[tuple[str, str]]:
    lines = (line.partition(":") for line in header.split("\r\n")[1:] if line)
    return [(name.lower(), value.strip()) for name, _, value in lines]


class _Counted(ClientConnection):
    """A socket that counts what comes in, as it travels."""

    received = 0

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        super().data_received(data)


class Person:
    """Somebody with a session who may look at a table; `heard` is called when a later state of it arrives."""

    def __init__(self, port: int, heard: Callable[[], None], is_packed: bool) -> None:
        """Make somebody who takes packed messages, or none."""
        self._port, self._heard, self._is_packed = port, heard, is_packed
        self._socket: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None
        self.cookie = ""
        self.table: Table | None = None
        self.ply, self.since = -1, 0.0
        """The last entry received, and when that was."""
        self.messages, self.unpacked, self.travelled = 0, 0, 0
        self.errors: list[str] = []

    async def come(self, line: Line) -> None:
        """Get a session."""
        _, self.cookie = await line.ask("GET", "/api/me")

    async def look(self, table_id: str, *, thinks: bool = False) -> None:
        """Open the socket of a table; `thinks`: its bots may think here."""
        self.ply = -1
        self._socket = await connect(
            f"ws://{HOST}:{self._port}/api/tables/{table_id}/live?since=0{'&bots=1' if thinks else ''}",
            additional_headers={"Cookie": self.cookie},
            compression="deflate" if self._is_packed else None,
            max_size=None,
            proxy=None,
            ping_interval=None,
            create_connection=_Counted,
        )
        self._listening = asyncio.create_task(self._listen(self._socket))

    async def _listen(self, socket: Any) -> None:
        before = 0
        with suppress(asyncio.CancelledError):
            try:
                async for message in socket:
                    now = time.perf_counter()
                    self.messages += 1
                    self.unpacked += len(message)
                    self.travelled += socket.received - before
                    before = socket.received
                    self._take(message, now)
            except ConnectionClosed as closed:
                self.errors.append(f"socket: {closed}")
            else:
                self.errors.append(f"socket: closed with {socket.close_code}")

    def _take(self, message: str, now: float) -> None:
        table = DECODER.decode(message).table
        if table is None:
            return
        self.table = table
        if table.ply > self.ply:
            self.ply, self.since = table.ply, now
            self._heard()

    async def leave(self) -> None:
        """Close the socket."""
        if self._listening is not None and self._socket is not None:
            self._listening.cancel()
            await self._listening
            await self._socket.close()


DECODER = msgspec.json.Decoder(Reply)
