"""Talk at a table: read, say, take back, silence."""

from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from ratskeller.server.accounts.sessions import CHATS, READS, guest_of
from ratskeller.server.chat import schemas as wire_talk
from ratskeller.server.chat.service import Chat
from ratskeller.server.http.error_responses import documented
from ratskeller.server.http.rate_limits import Limit, enforce
from ratskeller.server.http.requests import AnyRequest
from ratskeller.server.http.schemas import MOST
from ratskeller.server.http.services import service
from ratskeller.server.tables.manager import TableManager

LINES = Limit(
    name="lines", message="That was much at once, by you or from your address", guest=900, at_once=10, pause=2
)

WRITE = documented(400, 401, 403, 404, 409, 413, 415)

TableId = FromPath[str]
InRoom = Annotated[wire_talk.Room, QueryParameter()]
Before = Annotated[int, QueryParameter(ge=1, le=MOST)]


async def _talk(request: AnyRequest, table_id: str, guest: str) -> Chat:
    return (await service(request, TableManager).visited(table_id, guest)).channel(Chat)


@get(
    "/tables/{table_id:str}/talk",
    operation_id="getTalk",
    opt=READS,
    responses=documented(400, 401, 403, 404, 409),
    tags=["talk"],
)
async def get_talk(
    request: AnyRequest, table_id: TableId, room: InRoom = "table", before: Before = MOST
) -> wire_talk.Talk:
    """Return the last lines of a room, or the last ones before line number `before`.

    What onlookers say among themselves players may read once the game is over.
    """
    guest = await guest_of(request)
    return await (await _talk(request, table_id, guest.id)).page(guest.id, room, before)


@post("/tables/{table_id:str}/talk", operation_id="say", opt=CHATS, responses=WRITE, tags=["talk"])
async def say(request: AnyRequest, table_id: TableId, data: JSONBody[wire_talk.NewLine]) -> wire_talk.Line:
    """Say something: players at the table, others in the gallery. The same key again says nothing twice."""
    guest = await guest_of(request)
    talk = await _talk(request, table_id, guest.id)
    enforce(request, LINES, guest.id)
    return await talk.say(guest.id, data)


@post(
    "/tables/{table_id:str}/talk/back",
    operation_id="takeLineBack",
    opt=CHATS,
    status_code=200,
    responses=WRITE,
    tags=["talk"],
)
async def take_back(request: AnyRequest, table_id: TableId, data: JSONBody[wire_talk.LineBack]) -> wire_talk.Line:
    """Take back a line of one's own, for a few minutes after it was said; what it said is kept nowhere."""
    guest = await guest_of(request)
    talk = await _talk(request, table_id, guest.id)
    enforce(request, LINES, guest.id)
    return await talk.take_back(guest.id, data)


@post("/tables/{table_id:str}/talk/silence", operation_id="silence", status_code=200, responses=WRITE, tags=["talk"])
async def silence(request: AnyRequest, table_id: TableId, data: JSONBody[wire_talk.NewSilence]) -> wire_talk.Silences:
    """Set what is to be read of a person: everything, nothing at this table, or nothing anywhere, and he nothing either."""
    guest = await guest_of(request)
    talk = await _talk(request, table_id, guest.id)
    enforce(request, LINES, guest.id)
    return wire_talk.Silences(await talk.silence(guest.id, data))


ROUTES = [get_talk, say, take_back, silence]
