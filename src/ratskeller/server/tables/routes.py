"""Routes for tables: open, list, read, join, answer, undo; the WebSocket of a table, and what all WebSockets share."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from litestar import WebSocket, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, JSONBody, QueryParameter
from uvicorn.protocols.utils import ClientDisconnected

from ratskeller.games import UnknownGame
from ratskeller.server.accounts.guests import Guest, Guests
from ratskeller.server.accounts.sessions import PLAYS, READS, bearer_token, guest_of, no_session, require_session
from ratskeller.server.db.timestamps import now
from ratskeller.server.errors import Problem
from ratskeller.server.http.error_responses import errors
from ratskeller.server.http.rate_limits import VIEWS, RateLimits, SocketLimits, enforce
from ratskeller.server.http.requests import AnyRequest, service
from ratskeller.server.http.schemas import LAST_SEAT, MOST, SeatNumber
from ratskeller.server.tables import bot_turns, clocks, inspection, permissions, schemas, seating, storage
from ratskeller.server.tables.broadcaster import Listener, TooSlow
from ratskeller.server.tables.inspection import EarlierViews
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.tables.queries import mine, paused_of, tables_of
from ratskeller.server.tables.session import TableSession
from ratskeller.server.tables.views import summary

READ = errors(400, 401, 403, 404, 409)
WRITE = errors(400, 401, 403, 404, 409, 413, 415, 422)

TableId = FromPath[str]
Since = Annotated[int, QueryParameter(ge=0, le=MOST)]
At = Annotated[int | None, QueryParameter(ge=0, le=MOST)]
SeenFrom = Annotated[int | None, QueryParameter(ge=0, le=LAST_SEAT)]
ViewedFrom = Annotated[SeatNumber | Literal["public"] | None, QueryParameter()]

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


async def table_of(request: AnyRequest, table_id: str, guest: str) -> TableSession:
    """Return a table that a guest looks at. Raises `Problem` if there is none, or they may not."""
    return await service(request, TableManager).visited(table_id, guest)


@post("/tables", operation_id="openTable", opt=PLAYS, responses=WRITE)
async def open_table(request: AnyRequest, data: JSONBody[schemas.NewTable]) -> schemas.Table:
    """Open a table with one seat for each player."""
    guest = await guest_of(request)
    service(request, RateLimits).new_table(request, guest.id)
    live = await service(request, TableManager).open(guest, data)
    return await live.look(guest.id, None)


@post("/commitments", operation_id="commit", opt=PLAYS, responses=errors(400, 401, 403, 413, 415))
async def commit(request: AnyRequest, data: JSONBody[schemas.NewCommitment]) -> schemas.Commitment:  # noqa: ARG001
    """Commit the server to a seed, for a table that is provably fair. The guest then opens it with their own contribution."""
    guest = await guest_of(request)
    service(request, RateLimits).new_table(request, guest.id)
    seed = storage.draw_seed()
    await service(request, TableManager).store.write(storage.store_seed, seed, guest.id)
    return schemas.Commitment(seed.commitment)


@get("/tables", operation_id="listTables", opt=READS, responses=errors(401))
async def list_tables(request: AnyRequest) -> schemas.Tables:
    """Return the tables at which the guest has a seat, or one is kept for them, newest first."""
    return schemas.Tables(await tables_seated(request, (await guest_of(request)).id))


async def tables_seated(request: AnyRequest, guest: str) -> list[schemas.Summary]:
    store = service(request, TableManager).store
    found, deadlines, paused = await store.read(
        lambda it: (tables_of(it, guest), clocks.deadlines(it, guest, now()), paused_of(it, guest))
    )
    listed = []
    for row, seats in found:
        held = mine(seats, guest)
        reserved = None if held else permissions.reserved_seat(seats, guest)
        listed.append(summary(row, seats, held, deadlines.get(row.id), reserved=reserved, paused=row.id in paused))
    return listed


@get("/tables/{table_id:str}", operation_id="getTable", opt=READS, responses=READ)
async def get_table(request: AnyRequest, table_id: TableId, seat: SeenFrom = None) -> schemas.Table:
    """Return a table as one of the guest's seats sees it, or as a spectator."""
    guest = await guest_of(request)
    asked = time.monotonic()
    return await (await table_of(request, table_id, guest.id)).look(guest.id, seat, asked)


@post("/tables/{table_id:str}/join", operation_id="joinTable", opt=PLAYS, status_code=200, responses=WRITE)
async def join_table(request: AnyRequest, table_id: TableId, data: JSONBody[schemas.Join]) -> schemas.Table:
    """Claim an open seat."""
    guest = await guest_of(request)
    table = await service(request, TableManager).entered(table_id, guest.id)
    return await seating.join(table, guest.id, data.seat, data.contribution)


@post("/tables/{table_id:str}/answers", operation_id="answer", opt=PLAYS, responses=WRITE)
async def answer(request: AnyRequest, table_id: TableId, data: JSONBody[schemas.Answer]) -> schemas.Update:
    """Answer the open question. Several answers are played all or none. A confirmed answer is on disk."""
    guest = await guest_of(request)
    return await (await table_of(request, table_id, guest.id)).answer(guest.id, data)


@post("/tables/{table_id:str}/bot", operation_id="answerForBot", opt=PLAYS, status_code=204, responses=WRITE)
async def answer_for_bot(request: AnyRequest, table_id: TableId, data: JSONBody[bot_turns.BotTurn]) -> None:
    """Answer for a bot that the socket has asked to think on your own device. If the answer is late, the server's own bot has answered."""
    guest = await guest_of(request)
    bot_turns.give(await table_of(request, table_id, guest.id), guest.id, data)


@post("/tables/{table_id:str}/undo", operation_id="undo", opt=PLAYS, responses=WRITE)
async def undo(request: AnyRequest, table_id: TableId, data: JSONBody[schemas.Undo]) -> schemas.Update:
    """Undo your own answers, as long as no other seat was asked and nothing was revealed."""
    guest = await guest_of(request)
    return await (await table_of(request, table_id, guest.id)).undo(guest.id, data)


@get("/tables/{table_id:str}/log", operation_id="getLog", opt=READS, responses=READ)
async def get_log(request: AnyRequest, table_id: TableId, since: Since = 0, seat: SeenFrom = None) -> schemas.Entries:
    """Return the log after its first `since` entries, as one seat may see it."""
    guest = await guest_of(request)
    try:
        return await service(request, TableManager).log(table_id, guest.id, seat, since)
    except UnknownGame as error:
        # Only the game knows what each seat may see
        raise Problem(409, "unknown-game", "This server no longer has the game of this table.") from error


@get("/tables/{table_id:str}/snapshot", operation_id="getSnapshot", opt=READS, responses=READ)
async def get_snapshot(
    request: AnyRequest, table_id: TableId, since: Since = 0, seat: SeenFrom = None
) -> schemas.Snapshot:
    """Return a table and its log after the first `since` entries, both as of one moment, as one seat may see them."""
    guest = await guest_of(request)
    asked = time.monotonic()
    return await (await table_of(request, table_id, guest.id)).snapshot(guest.id, seat, since, asked)


@get("/tables/{table_id:str}/view", operation_id="getView", opt=READS, responses=errors(400, 401, 403, 404, 409, 422))
async def get_view(request: AnyRequest, table_id: TableId, at: At = None, seat: ViewedFrom = None) -> schemas.Past:
    """Return the view of one of the guest's seats, or of a spectator, after `at` answers of the game (by default all).

    Once the game is over any seat may be given; the default is a spectator (`public`). Answers that were undone don't count.
    """
    guest = await guest_of(request)
    enforce(request, VIEWS, guest.id)
    moment = await inspection.moment_for(await table_of(request, table_id, guest.id), guest.id, at, seat)
    return await service(request, EarlierViews).look(moment)


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


ROUTES = [
    commit,
    open_table,
    list_tables,
    get_table,
    join_table,
    answer,
    answer_for_bot,
    undo,
    get_log,
    get_snapshot,
    get_view,
    live,
]
