"""Private notes at a table. Programs have no access."""

from typing import Annotated

from litestar import delete, get, put
from litestar.params import FromPath, JSONBody, PathParameter

from ratskeller.server.accounts.sessions import guest_of
from ratskeller.server.http.error_responses import errors
from ratskeller.server.http.rate_limits import VIEWS, Limit, enforce
from ratskeller.server.http.requests import AnyRequest, service
from ratskeller.server.notes import service as notes
from ratskeller.server.notes.schemas import NOTE_ID, NewNote, Notes
from ratskeller.server.tables.inspection import EarlierViews
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.tables.routes import At

NOTES = Limit(name="notes", message="Too many notes have been written by you or from your address", guest=900)

WRITE = errors(400, 401, 403, 404, 409, 413, 415, 422)

TableId = FromPath[str]
NoteId = Annotated[str, PathParameter(pattern=NOTE_ID)]


@get("/tables/{table_id:str}/notes", operation_id="getNotes", responses=errors(400, 401, 403, 404, 409, 422))
async def get_notes(request: AnyRequest, table_id: TableId, at: At = None) -> Notes:
    """Return the guest's notes at a table, where they are now, or were after `at` answers."""
    guest = await guest_of(request)
    table = await service(request, TableManager).visited(table_id, guest.id)
    if at is None:
        return await notes.read_notes(table, guest.id)
    enforce(request, VIEWS, guest.id)
    return await notes.read_earlier_notes(service(request, EarlierViews), table, guest.id, at)


@put("/tables/{table_id:str}/notes/{note:str}", operation_id="putNote", responses=WRITE)
async def put_note(request: AnyRequest, table_id: TableId, note: NoteId, data: JSONBody[NewNote]) -> Notes:
    """Write or change a note on a thing of the game, which it follows, or on the table as a whole."""
    guest = await guest_of(request)
    enforce(request, NOTES, guest.id)
    table = await service(request, TableManager).visited(table_id, guest.id)
    return await notes.put_note(table, guest.id, note, data)


@delete("/tables/{table_id:str}/notes/{note:str}", operation_id="removeNote", status_code=200, responses=WRITE)
async def remove_note(request: AnyRequest, table_id: TableId, note: NoteId) -> Notes:
    """Delete a note; it is no error if there is none."""
    guest = await guest_of(request)
    enforce(request, NOTES, guest.id)
    table = await service(request, TableManager).visited(table_id, guest.id)
    return await notes.remove_note(table, guest.id, note)


ROUTES = [get_notes, put_note, remove_note]
