"""Programs that act for somebody: the tokens by which they may, and the socket on which they hear that it is their turn."""

import asyncio
import logging
from typing import Any

import msgspec
from litestar import Request, WebSocket, get, post, websocket
from litestar.params import FromPath, JSONBody

from ratskeller.server import security_log as security
from ratskeller.server.accounts import api_tokens as tokens
from ratskeller.server.accounts.guests import Guests
from ratskeller.server.accounts.reauthentication import owner_of
from ratskeller.server.accounts.routes import name_of
from ratskeller.server.accounts.sessions import READS, guest_of
from ratskeller.server.errors import Problem
from ratskeller.server.http.error_responses import documented
from ratskeller.server.http.rate_limits import Limit, address, enforce
from ratskeller.server.http.services import service
from ratskeller.server.programs import schemas as told
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.tables.queries import turns_of
from ratskeller.server.tables.websocket import PING, PING_SECONDS, SEND_SECONDS, conduct, place, serve

TOKENS = Limit(name="tokens", message="Too many tokens have been made by you or from your address", guest=60)

# Another process on the same database rings no bell here
LOOK_SECONDS = 2.0

log = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, Any]
AnySocket = WebSocket[Any, Any, Any]


@get("/me/tokens", operation_id="listTokens", responses=documented(401, 403), tags=["programs"])
async def list_tokens(request: AnyRequest) -> told.Tokens:
    """Return the tokens that the guest has made for programs, newest first, without their secrets."""
    guest = await guest_of(request)
    found = await service(request, TableManager).store.read(tokens.of(guest.id))
    return told.Tokens([_told(token) for token in found])


@post("/me/tokens", operation_id="makeToken", responses=documented(400, 401, 403, 409, 413, 415), tags=["programs"])
async def make_token(request: AnyRequest, data: JSONBody[told.NewToken]) -> told.MadeToken:
    """Make a token by which a program may act for the guest, as far as its scopes go. Its secret is told only now."""
    guest, name = await owner_of(request, data.password), name_of(data.name)
    enforce(request, TOKENS, guest.id)
    try:
        secret, made = await service(request, TableManager).store.write(tokens.make(guest.id, name, data.scopes))
    except tokens.TooMany as error:
        message = f"You have {tokens.MOST_TOKENS} tokens, more are not possible: take one of them back first."
        raise Problem(409, "tokens-full", message, most=tokens.MOST_TOKENS) from error
    security.note("token-made", address(request), guest.id)
    return told.MadeToken(_told(made), secret)


@post(
    "/me/tokens/{token:str}/revoke",
    operation_id="revokeToken",
    status_code=204,
    responses=documented(400, 401, 403, 404, 413, 415),
    tags=["programs"],
)
async def revoke_token(request: AnyRequest, token: FromPath[str], data: JSONBody[told.Revoke]) -> None:  # noqa: ARG001
    """Take a token back: from now on nobody can use it."""
    guest = await guest_of(request)
    if not await service(request, TableManager).store.write(tokens.revoke(guest.id, token)):
        raise Problem(404, "unknown-token", "You have no such token.")
    await service(request, Guests).ask_anew({guest.id})


@websocket("/me/live", opt=READS)
async def live_turns(socket: AnySocket) -> None:
    """Send all tables at which it is the guest's turn: at the beginning, and whenever that changes."""
    await conduct(socket, _tell_turns)


async def _tell_turns(socket: AnySocket) -> None:
    async with place(socket) as (guest, over):
        await serve(socket, _tell_all(socket, guest.id), over)


async def _tell_all(socket: AnySocket, guest: str) -> None:
    manager, sent, quiet = service(socket, TableManager), None, 0.0
    while True:
        bell = manager.bells.of(guest)
        turns = await manager.store.read(turns_of(guest))
        if turns != sent:
            message = told.LiveTurns([told.Turn(*turn) for turn in turns])
            await asyncio.wait_for(socket.send_text(msgspec.json.encode(message).decode()), SEND_SECONDS)
            sent, quiet = turns, 0.0
        elif quiet >= PING_SECONDS:
            await asyncio.wait_for(socket.send_text(PING), SEND_SECONDS)
            quiet = 0.0
        try:
            await asyncio.wait_for(bell.wait(), LOOK_SECONDS)
        except TimeoutError:
            quiet += LOOK_SECONDS


def _told(token: tokens.Token) -> told.Token:
    return told.Token(token.id, token.name, token.scopes, token.created, token.used)


ROUTES = [list_tokens, make_token, revoke_token, live_turns]
