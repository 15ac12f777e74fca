"""Routes for programs that act for somebody: their API tokens, and a socket with the tables at which they have the turn."""

import asyncio

import msgspec
from litestar import get, post, websocket
from litestar.params import FromPath, JSONBody

from ratskeller.server import security_log
from ratskeller.server.accounts import api_tokens
from ratskeller.server.accounts.guests import Guests
from ratskeller.server.accounts.routes import require_name, require_owner
from ratskeller.server.accounts.sessions import READS, guest_of
from ratskeller.server.db.store import Store
from ratskeller.server.errors import Problem
from ratskeller.server.http.error_responses import errors
from ratskeller.server.http.rate_limits import Limit, address, enforce
from ratskeller.server.http.requests import AnyRequest, service
from ratskeller.server.programs.schemas import LiveTurns, MadeToken, NewToken, Revoke, Tokens, Turn
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.tables.queries import turns_of
from ratskeller.server.tables.routes import PING, PING_SECONDS, SEND_SECONDS, AnySocket, place, run_socket, serve

TOKENS = Limit(name="tokens", message="Too many tokens have been created by you or from your address", guest=60)
# For changes by other processes on the same database, which don't set the bell here
POLL_SECONDS = 2.0


@get("/me/tokens", operation_id="listTokens", responses=errors(401, 403))
async def list_tokens(request: AnyRequest) -> Tokens:
    """Return the API tokens of the guest, newest first, without their secrets."""
    guest = await guest_of(request)
    return Tokens(await service(request, Store).read(api_tokens.tokens_of, guest.id))


@post("/me/tokens", operation_id="makeToken", responses=errors(400, 401, 403, 409, 413, 415))
async def make_token(request: AnyRequest, data: JSONBody[NewToken]) -> MadeToken:
    """Make an API token, with which a program may act for the guest as far as its scopes allow. Its secret is only in this answer."""
    guest, name = await require_owner(request, data.password), require_name(data.name)
    enforce(request, TOKENS, guest.id)
    try:
        made = await service(request, Store).write(api_tokens.create_token, guest.id, name, data.scopes)
    except api_tokens.TooManyTokens as error:
        most = api_tokens.MOST_TOKENS
        message = f"You have {most} tokens, more are not possible: take one of them back first."
        raise Problem(409, "tokens-full", message, most=most) from error
    security_log.note("token-made", address(request), guest.id)
    return MadeToken(made.token, made.secret)


@post(
    "/me/tokens/{token:str}/revoke",
    operation_id="revokeToken",
    status_code=204,
    responses=errors(400, 401, 403, 404, 413, 415),
)
async def revoke_token(request: AnyRequest, token: FromPath[str], data: JSONBody[Revoke]) -> None:  # noqa: ARG001
    """Revoke a token: from now on nobody can use it."""
    guest = await guest_of(request)
    if not await service(request, Store).write(api_tokens.revoke_token, guest.id, token):
        raise Problem(404, "unknown-token", "You have no such token.")
    await service(request, Guests).refresh({guest.id})


@websocket("/me/live", opt=READS)
async def live_turns(socket: AnySocket) -> None:
    """Send all tables at which it is the guest's turn, at the beginning and after every change."""
    await run_socket(socket, _serve_turns)


async def _serve_turns(socket: AnySocket) -> None:
    async with place(socket) as (guest, over):
        await serve(socket, _send_turns(socket, guest.id), over)


async def _send_turns(socket: AnySocket, guest: str) -> None:
    manager, sent, quiet = service(socket, TableManager), None, 0.0
    while True:
        bell = manager.turn_signals.event_of(guest)
        turns = await manager.store.read(turns_of, guest)
        if turns != sent:
            message = LiveTurns([Turn(*turn) for turn in turns])
            await asyncio.wait_for(socket.send_text(msgspec.json.encode(message).decode()), SEND_SECONDS)
            sent, quiet = turns, 0.0
        elif quiet >= PING_SECONDS:
            await asyncio.wait_for(socket.send_text(PING), SEND_SECONDS)
            quiet = 0.0
        try:
            await asyncio.wait_for(bell.wait(), POLL_SECONDS)
        except TimeoutError:
            quiet += POLL_SECONDS


ROUTES = [list_tokens, make_token, revoke_token, live_turns]
