"""The WebSocket of a table, and what all WebSockets share."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from ratskeller.server.accounts.guests import Guest, Guests
from ratskeller.server.accounts.sessions import READS, bearer_token, no_session, require_session
from ratskeller.server.errors import Problem
from ratskeller.server.http.rate_limits import SocketLimits
from ratskeller.server.http.requests import service
from ratskeller.server.tables import schemas
from ratskeller.server.tables.broadcaster import Listener, TooSlow
from ratskeller.server.tables.manager import TableManager

PING_SECONDS = 20.0
# A client that reads nothing for so long is gone, or will connect again and resume
SEND_SECONDS = 20.0
POLICY, BROKEN, TRY_AGAIN = 1008, 1011, 1013
LATER = (429, 503)
# What sending to a client that has left raises
GONE = (WebSocketDisconnect, ClientDisconnected)
PING = msgspec.json.encode(schemas.LivePing()).decode()

log = logging.getLogger(__name__)

AnySocket = WebSocket[Any, Any, Any]


@websocket("/tables/{table_id:str}/live", opt=READS)
async def live(socket: AnySocket, table_id: FromPath[str]) -> None:
    """Send the table's entries after number `since`, and all that follow, as seat `seat` may see them; with `talk=1` chat and presence too.

    `away=1`: the window is in the background, so the guest doesn't count as present. `bots=1`: bots may think there.
    """
    await run_socket(socket, partial(_watch, table_id=table_id))


async def run_socket(socket: AnySocket, say: Callable[[AnySocket], Awaitable[None]]) -> None:
    """Accept a socket and run `say` until the client leaves. An error is sent before it closes the socket."""
    await socket.accept()
    try:
        await say(socket)
    except GONE:
        pass
    except Problem as problem:
        await _refuse(socket, problem.code, problem.message, TRY_AGAIN if problem.status in LATER else POLICY)
    except Exception:
        log.exception("a socket failed")
        await _refuse(socket, "internal", "Something went wrong on the server.", BROKEN)


async def _watch(socket: AnySocket, table_id: str) -> None:
    since, seat = _number(socket, "since", 0), _number(socket, "seat", None)
    talks, away = bool(_number(socket, "talk", 0)), bool(_number(socket, "away", 0))
    thinks = bool(_number(socket, "bots", 0))
    asked = time.monotonic()
    async with place(socket) as (guest, over):
        table = await service(socket, TableManager).visited(table_id, guest.id)
        notes = bearer_token(socket) is None
        listener = Listener(guest.id, seat, guest.name, talks, not away, notes, thinks)
        await table.listen(listener, since or 0, asked)
        try:
            await serve(socket, _send_all(socket, listener), over)
        finally:
            table.leave(listener)


@asynccontextmanager
async def place(socket: AnySocket) -> AsyncIterator[tuple[Guest, asyncio.Event]]:
    """Count a socket while it is open. Yields its guest, and an event that is set when their session or API token ends."""
    session, client = await require_session(socket), socket.client
    with (
        service(socket, SocketLimits).count(session.guest.id, client.host if client else ""),
        service(socket, Guests).watch(session.guest, session.token) as over,
    ):
        yield session.guest, over


async def serve(socket: AnySocket, sending: Coroutine[Any, Any, None], over: asyncio.Event) -> None:
    """Run `sending` until the client leaves, falls too far behind, or is signed out."""
    tasks = [asyncio.create_task(it) for it in (sending, _until_left(socket), over.wait())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if tasks[-1].done():
            raise no_session()
        if tasks[0].done():
            await tasks[0]
    except (TooSlow, TimeoutError):
        await _refuse(
            socket, "too-slow", "You fell behind: connect again with the last entry that you have.", TRY_AGAIN
        )
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _send_all(socket: AnySocket, listener: Listener) -> None:
    while True:
        try:
            async with asyncio.timeout(PING_SECONDS):
                message = await listener.get()
        except TimeoutError:
            message = PING
        async with asyncio.timeout(SEND_SECONDS):
            await socket.send_text(message)


async def _until_left(socket: AnySocket) -> None:
    """Wait until the client disconnects. It sends nothing: `transport/websocket_protocol.py` enforces that."""
    with suppress(WebSocketDisconnect):
        while True:
            await socket.receive_data("text")


async def _refuse(socket: AnySocket, code: str, message: str, close_code: int) -> None:
    with suppress(*GONE, TimeoutError):
        await asyncio.wait_for(socket.send_text(msgspec.json.encode(schemas.LiveError(code, message)).decode()), 1)
    with suppress(*GONE):
        await socket.close(close_code, code)


def _number(socket: AnySocket, name: str, default: int | None) -> int | None:
    text = socket.query_params.get(name)
    if text is None:
        return default
    if not text.isdecimal() or len(text) > 9:
        raise Problem(400, "bad-request", f"{name}: give a whole number, zero or more.")
    return int(text)


ROUTES = [live]
