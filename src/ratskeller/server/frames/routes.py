"""The frames at /embed. They read no session: everybody gets what a stranger may see."""

from typing import Annotated

from litestar import MediaType, Response, get
from litestar.params import FromPath, QueryParameter

from ratskeller import words
from ratskeller.core.views import Replay
from ratskeller.server.errors import Problem
from ratskeller.server.frames.page import board_page, error_page
from ratskeller.server.frames.service import FrameService
from ratskeller.server.http.compression import CompressedResponse
from ratskeller.server.http.languages import preferred
from ratskeller.server.http.rate_limits import Limit, address, enforce
from ratskeller.server.http.requests import AnyRequest, Site, request_state, service
from ratskeller.server.tables.manager import TableManager

FRAMES = Limit(name="frames", message="Boards have been embedded too often for your address", address=3000)
LONGEST_RECORD = 30_000
"""Characters of a record in an address; servers in front of us allow about so much."""

RecordText = Annotated[str, QueryParameter(max_length=LONGEST_RECORD)]
Language = Annotated[str, QueryParameter(max_length=20)]


@get("/record", operation_id="embedRecord", media_type=MediaType.HTML)
async def embed_record(request: AnyRequest, record: RecordText, lang: Language = "") -> CompressedResponse[str]:
    """Return a page with the replay of a record, which the address holds."""
    _check(request)
    replay = await service(request, FrameService).of_record(service(request, TableManager), record, address(request))
    return _shown(request, replay, lang)


@get("/{table_id:str}", operation_id="embedTable", media_type=MediaType.HTML)
async def embed_table(request: AnyRequest, table_id: FromPath[str], lang: Language = "") -> CompressedResponse[str]:
    """Return a page with the board of a public table, or the replay of a finished one."""
    _check(request)
    replay = await service(request, FrameService).of_table(service(request, TableManager), table_id, address(request))
    return _shown(request, replay, lang, table_id)


def on_problem(request: AnyRequest, problem: Problem) -> Response[str]:
    """Say in a frame why there is no board."""
    request_state(request.scope)["code"] = problem.code
    return Response(
        error_page(problem.message), status_code=problem.status, headers=problem.headers, media_type=MediaType.HTML
    )


def _check(request: AnyRequest) -> None:
    service(request, FrameService).check_enabled()
    enforce(request, FRAMES)


def _shown(request: AnyRequest, replay: Replay, lang: str, table: str | None = None) -> CompressedResponse[str]:
    wishes = f"{lang},{request.headers.get('accept-language', '')}"
    language = preferred(wishes, words.languages(words.INTERFACE))
    page = board_page(replay, language, service(request, Site).prefix, table)
    return CompressedResponse(page, media_type=MediaType.HTML)


ROUTES = [embed_record, embed_table]
