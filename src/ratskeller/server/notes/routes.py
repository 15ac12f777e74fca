"""What people note at a table for themselves alone: read, write, remove. Programs can't."""

from typing import Annotated

from litestar import delete, get, put
from litestar.params import FromPath, JSONBody, PathParameter

from ratskeller.server.accounts.sessions import guest_of
from ratskeller.server.http.error_responses import documented
from ratskeller.server.http.rate_limits import VIEWS, Limit, enforce
from ratskeller.server.http.requests import AnyRequest
from ratskeller.server.http.services import service
from ratskeller.server.notes import schemas as wire_notes
from ratskeller.server.notes import service as notes
from ratskeller.server.tables.earlier_views import EarlierViews
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.tables.routes import At

NOTES = Limit(name="notes", message="Too many notes have been written by you or from your address", guest=900)

WRITE = documented(400, 401, 403, 404, 409, 413, 415, 422)

TableId = FromPath[str]
NoteId = Annotated[str, PathParameter(pattern=wire_notes.NOTE_ID)]


@get(
    "/tables/{table_id:str}/notes",
    operation_id="getNotes",
    responses=documented(400, 401, 403, 404, 409, 422),
    tags=["notes"],
)
async def get_notes(request: AnyRequest, table_id: TableId, at: At = None) -> wire_notes.Notes:
    """Return what one has noted at a table, and where that is now, or was after `at` answers. Nobody else can read it."""
    guest = await guest_of(request)
    table, store = (
        await service(request, TableManager).visited(table_id, guest.id),
        service(request, TableManager).store,
    )
    if at is None:
        return await notes.read(store, table, guest.id)
    enforce(request, VIEWS, guest.id)
    return await notes.read_at(store, service(request, EarlierViews), table, guest.id, at)


@put("/tables/{table_id:str}/notes/{note:str}", operation_id="putNote", responses=WRITE, tags=["notes"])
async def put_note(
    request: AnyRequest, table_id: TableId, note: NoteId, data: JSONBody[wire_notes.NewNote]
) -> wire_notes.Notes:
    """Write a note on a thing of the game or on the table as a whole, or change one; it goes with the thing from then on."""
    guest = await guest_of(request)
    enforce(request, NOTES, guest.id)
    table = await service(request, TableManager).visited(table_id, guest.id)
    return await notes.write(service(request, TableManager).store, table, guest.id, note, data)


@delete(
    "/tables/{table_id:str}/notes/{note:str}",
    operation_id="removeNote",
    status_code=200,
    responses=WRITE,
    tags=["notes"],
)
async def remove_note(request: AnyRequest, table_id: TableId, note: NoteId) -> wire_notes.Notes:
    """Forget a note; it is no error if there is none."""
    guest = await guest_of(request)
    enforce(request, NOTES, guest.id)
    table = await service(request, TableManager).visited(table_id, guest.id)
    return await notes.remove(service(request, TableManager).store, table, guest.id, note)


ROUTES = [get_notes, put_note, remove_note]
