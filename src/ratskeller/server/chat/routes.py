"""Chat at a table: read, write, take back, silence."""

from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from ratskeller.server.accounts.sessions import CHATS, READS, guest_of
from ratskeller.server.chat.schemas import Line, LineBack, NewLine, NewSilence, Silences, Talk
from ratskeller.server.chat.service import ChatChannel
from ratskeller.server.db.schema.features import Room
from ratskeller.server.http.error_responses import errors
from ratskeller.server.http.rate_limits import Limit, enforce
from ratskeller.server.http.requests import AnyRequest, service
from ratskeller.server.http.schemas import MOST
from ratskeller.server.tables.manager import TableManager

LINES = Limit(
    name="lines", message="That was much at once, by you or from your address", guest=900, at_once=10, pause=2
)

WRITE = errors(400, 401, 403, 404, 409, 413, 415)

TableId = FromPath[str]
InRoom = Annotated[Room, QueryParameter()]
Before = Annotated[int, QueryParameter(ge=1, le=MOST)]


async def _chat(request: AnyRequest, table_id: str, guest: str) -> ChatChannel:
    return (await service(request, TableManager).visited(table_id, guest)).channel(ChatChannel)


@get("/tables/{table_id:str}/talk", operation_id="getTalk", opt=READS, responses=errors(400, 401, 403, 404, 409))
async def get_talk(request: AnyRequest, table_id: TableId, room: InRoom = "table", before: Before = MOST) -> Talk:
    """Return the last lines of a room, or the last ones before line number `before`.

    Players may read the gallery once the game is over.
    """
    guest = await guest_of(request)
    return await (await _chat(request, table_id, guest.id)).page(guest.id, room, before)


@post("/tables/{table_id:str}/talk", operation_id="say", opt=CHATS, responses=WRITE)
async def say(request: AnyRequest, table_id: TableId, data: JSONBody[NewLine]) -> Line:
    """Write a line: players at the table, spectators in the gallery. The same key again stores no second line."""
    guest = await guest_of(request)
    chat = await _chat(request, table_id, guest.id)
    enforce(request, LINES, guest.id)
    return await chat.say(guest.id, data)


@post("/tables/{table_id:str}/talk/back", operation_id="takeLineBack", opt=CHATS, status_code=200, responses=WRITE)
async def take_back(request: AnyRequest, table_id: TableId, data: JSONBody[LineBack]) -> Line:
    """Take back an own line, for a few minutes after it was written; its text is deleted."""
    guest = await guest_of(request)
    chat = await _chat(request, table_id, guest.id)
    enforce(request, LINES, guest.id)
    return await chat.take_back(guest.id, data)


@post("/tables/{table_id:str}/talk/silence", operation_id="silence", status_code=200, responses=WRITE)
async def silence(request: AnyRequest, table_id: TableId, data: JSONBody[NewSilence]) -> Silences:
    """Set what to read of a person: everything, nothing at this table, or nothing anywhere in both directions."""
    guest = await guest_of(request)
    chat = await _chat(request, table_id, guest.id)
    enforce(request, LINES, guest.id)
    return Silences(await chat.silence(guest.id, data))


ROUTES = [get_talk, say, take_back, silence]
