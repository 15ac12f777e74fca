"""What the start page shows, in one answer: every request of a phone costs a tenth of a second or more."""

from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.params import QueryParameter

from ratskeller import games
from ratskeller.server.accounts.routes import entered
from ratskeller.server.accounts.schemas import Me
from ratskeller.server.accounts.sessions import READS
from ratskeller.server.catalogue.game_list import all_games
from ratskeller.server.catalogue.schemas import Game
from ratskeller.server.http.compression import CompressedResponse
from ratskeller.server.http.error_responses import errors
from ratskeller.server.http.requests import AnyRequest, service
from ratskeller.server.lobby.schemas import PublicGame
from ratskeller.server.lobby.service import Lobby
from ratskeller.server.tables.routes import tables_seated
from ratskeller.server.tables.schemas import Summary


class StartPage(msgspec.Struct, frozen=True):
    """The guest, the games, the guest's tables, newest first, and what can be chosen for the game that is shown.

    `catalogue` has a form of the game's own; it is None for a game that the server does not know. `public_games` has at most one of each
    kind: one that is running if there is any, else the last one to end.
    """

    me: Me
    games: list[Game]
    tables: list[Summary]
    catalogue: dict[str, Any] | None
    public_games: list[PublicGame]


@get("/start", operation_id="getStartPage", opt=READS, responses=errors(400, 401, 403), tags=["games"])
async def get_start_page(
    request: AnyRequest, game: Annotated[str, QueryParameter(max_length=64)]
) -> Response[StartPage]:
    """Return what the start page shows. A caller without a session becomes a new guest, as with `getMe`."""
    me, cookies = await entered(request)
    catalogue = msgspec.to_builtins(games.get(game).catalogue()) if game in games.names() else None
    public = await service(request, Lobby).games_to_watch()
    page = StartPage(me, all_games().games, await tables_seated(request, me.id), catalogue, public)
    return CompressedResponse(page, cookies=cookies)


ROUTES = [get_start_page]
