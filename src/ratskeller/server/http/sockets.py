"""The socket of a table: everything after an entry, then what happens, until one of the two goes away."""

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from ratskeller.server import wire
from ratskeller.server.errors import Problem
from ratskeller.server.http.services import services
from ratskeller.server.http.sessions import guest_of
from ratskeller.server.live.audience import Listener, TooSlow

PING_SECONDS = 20.0
# A client that takes nothing for so long is gone, or will come back and resume
SEND_SECONDS = 20.0
POLICY, BROKEN, TRY_AGAIN = 1008, 1011, 1013
LATER = (429, 503)
# What sending to a client that has left raises
GONE = (WebSocketDisconnect, ClientDisconnected)
PING = msgspec.json.encode(wire.LivePing()).decode()

log = logging.getLogger(__name__)

AnySocket = WebSocket[Any, Any, Any]


@websocket("/tables/{table_id:str}/live")
async def live(socket: AnySocket, table_id: FromPath[str]) -> None:
    """Send the table's entries after number `since`, and all that follow, as seat `seat` may see them."""
    await socket.accept()
    try:
        await _watch(socket, table_id)
    except GONE:
        pass
    except Problem as problem:
        await _refuse(socket, problem.code, problem.message, TRY_AGAIN if problem.status in LATER else POLICY)
    except Exception:
        log.exception("a socket failed")
        await _refuse(socket, "internal", "Something went wrong on the server.", BROKEN)


async def _watch(socket: AnySocket, table_id: str) -> None:
    since, seat = _number(socket, "since", 0), _number(socket, "seat", None)
    guest, client = await guest_of(socket), socket.client
    with services(socket).watching.place(guest.id, client.host if client else ""):
        table = await services(socket).hall.table(table_id)
        listener = await table.listen(guest.id, seat, since or 0)
        try:
            await _serve(socket, listener)
        finally:
            table.leave(listener)


async def _serve(socket: AnySocket, listener: Listener) -> None:
    """Send until the client leaves, or is too slow to be waited for."""
    sending = asyncio.create_task(_send_all(socket, listener))
    leaving = asyncio.create_task(_until_left(socket))
    try:
        await asyncio.wait((sending, leaving), return_when=asyncio.FIRST_COMPLETED)
        if sending.done():
            await sending
    except (TooSlow, TimeoutError):
        await _refuse(
            socket, "too-slow", "You fell behind: connect again with the last entry that you have.", TRY_AGAIN
        )
    finally:
        for task in (sending, leaving):
            task.cancel()
        await asyncio.gather(sending, leaving, return_exceptions=True)


async def _send_all(socket: AnySocket, listener: Listener) -> None:
    while True:
        try:
            message = await asyncio.wait_for(listener.get(), PING_SECONDS)
        except TimeoutError:
            message = PING
        await asyncio.wait_for(socket.send_text(message), SEND_SECONDS)


async def _until_left(socket: AnySocket) -> None:
    """Wait for the end: a client sends nothing here, `net/messages.py` sees to that."""
    with suppress(WebSocketDisconnect):
        while True:
            await socket.receive_data("text")


async def _refuse(socket: AnySocket, code: str, message: str, close_code: int) -> None:
    with suppress(*GONE, TimeoutError):
        await asyncio.wait_for(socket.send_text(msgspec.json.encode(wire.LiveError(code, message)).decode()), 1)
    with suppress(*GONE):
        await socket.close(close_code, code)


def _number(socket: AnySocket, name: str, default: int | None) -> int | None:
    text = socket.query_params.get(name)
    if text is None:
        return default
    if not text.isdecimal() or len(text) > 9:
        raise Problem(400, "bad-request", f"{name}: give a whole number, zero or more.")
    return int(text)
