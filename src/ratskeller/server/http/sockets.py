"""The socket of a table: everything after an entry, then what happens, until one of the two goes away."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ratskeller.server import wire
from ratskeller.server.errors import Problem
from ratskeller.server.http.services import services
from ratskeller.server.http.sessions import guest_of
from ratskeller.server.live.audience import Listener, TooSlow

PING_SECONDS = 20.0
# A client that takes nothing for so long is gone, or will come back and resume
SEND_SECONDS = 20.0
POLICY, TRY_AGAIN = 1008, 1013
PING = msgspec.json.encode(wire.LivePing()).decode()

AnySocket = WebSocket[Any, Any, Any]


@websocket("/tables/{table_id:str}/live")
async def live(socket: AnySocket, table_id: FromPath[str]) -> None:
    """Send the table's entries after number `since`, and all that follow, as seat `seat` may see them."""
    await socket.accept()
    try:
        since, seat = _number(socket, "since", 0), _number(socket, "seat", None)
        guest = await guest_of(socket)
        table = await services(socket).hall.table(table_id)
        listener = await table.listen(guest.id, seat, since or 0)
    except Problem as problem:
        await _refuse(socket, problem.code, problem.message, POLICY)
        return
    try:
        await _serve(socket, listener)
    finally:
        table.listeners.discard(listener)


async def _serve(socket: AnySocket, listener: Listener) -> None:
    """Send until the client leaves, or is too slow to be waited for."""
    sending = asyncio.create_task(_send_all(socket, listener))
    leaving = asyncio.create_task(_until_left(socket))
    try:
        await asyncio.wait((sending, leaving), return_when=asyncio.FIRST_COMPLETED)
        if sending.done() and isinstance(sending.exception(), TooSlow | TimeoutError):
            await _refuse(socket, "too-slow", "You fell behind: connect again with the last entry you have.", TRY_AGAIN)
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
    """Read and ignore whatever the client sends: answers come by HTTP."""
    with suppress(WebSocketDisconnect):
        while True:
            await socket.receive_data("text")


async def _refuse(socket: AnySocket, code: str, message: str, close_code: int) -> None:
    with suppress(WebSocketDisconnect, TimeoutError, RuntimeError):
        await asyncio.wait_for(socket.send_text(msgspec.json.encode(wire.LiveError(code, message)).decode()), 1)
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(close_code, code)


def _number(socket: AnySocket, name: str, default: int | None) -> int | None:
    text = socket.query_params.get(name)
    if text is None:
        return default
    if not text.isdecimal() or len(text) > 9:
        raise Problem(400, "bad-request", f"{name}: give a whole number, zero or more.")
    return int(text)
