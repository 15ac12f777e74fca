"""The frames at /embed. They read no session: everybody gets what a stranger may see.

A page is the script of the board with its data written into it, so that it asks the server for nothing else.
"""

from html import escape
from typing import Annotated

import msgspec
from litestar import MediaType, Response, get
from litestar.params import FromPath, QueryParameter

from ratskeller import games, words
from ratskeller.core.views import Replay
from ratskeller.server.errors import Problem
from ratskeller.server.frames.service import FrameService
from ratskeller.server.http.compression import CompressedResponse
from ratskeller.server.http.rate_limits import Limit, address, enforce
from ratskeller.server.http.requests import AnyRequest, Site, preferred, request_state, service
from ratskeller.server.tables.manager import TableManager

STYLE = (
    ":root{color-scheme:light dark;font:1rem/1.4 system-ui,sans-serif}html,body{margin:0;height:100%}"
    "body{display:grid;grid-template-rows:minmax(0,1fr) auto}p{margin:1rem}ratskeller-board{aspect-ratio:auto}"
    "footer,nav{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}footer{padding:.25rem .5rem}nav{flex:1}"
    "input{flex:1;min-width:6rem}button{font:inherit;min-height:2.75rem}"
)


def board_page(replay: Replay, language: str, prefix: str, table: str | None = None) -> str:
    """Return the page that shows a replay. It links to its `table`, if there is one."""
    said = words.load(language, words.package_of(games.get(replay.game)))
    # "</script>" in a name would end the data
    data = msgspec.json.encode(replay).decode().replace("<", "\\u003c")
    labels = {
        "back": said.text("replay-previous"),
        "next": said.text("replay-next"),
        "step": said.text("replay-step", number="{number}", count="{count}"),
    }
    if table is not None:
        labels["table"] = f"{prefix}/t/{table}"
    attributes = "".join(f' data-{name}="{escape(text)}"' for name, text in labels.items())
    script = f'<script type="module" src="{escape(prefix)}/board/page.js"></script>'
    body = f'<script type="application/json" id="replay"{attributes}>{data}</script><noscript><p>JavaScript is needed.</p></noscript>'
    return _page(language, said.text("game-title"), script, body)


def error_page(message: str) -> str:
    return _page("en", "Ratskeller", "", f"<p>{escape(message)}</p>")


def _page(language: str, title: str, head: str, body: str) -> str:
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style>{head}</head><body>{body}</body></html>\n"
    )


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
