"""What can be played here, and whether the server works."""

from functools import cache
from importlib.metadata import version
from typing import Any, Literal

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from ratskeller import bots, games
from ratskeller.core.game import Game as PlayableGame
from ratskeller.server.catalogue.schemas import Game, GameOption, Games
from ratskeller.server.errors import Problem
from ratskeller.server.http import compression as packing
from ratskeller.server.http.error_responses import documented
from ratskeller.server.http.schemas import Health
from ratskeller.server.http.services import service
from ratskeller.server.tables import lessons
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.transport.shutdown import Shutdown

IN_TROUBLE = ResponseSpec(Health, generate_examples=False, description="Something is wrong")


@get("/games", operation_id="listGames", responses=documented(), sync_to_thread=False, tags=["games"])
def list_games() -> Games:
    """Return the games with the numbers of players, the bots and the options of each."""
    return _offers()


@cache
def _offers() -> Games:
    return Games([_offer(games.get(name)) for name in games.names()])


def _offer(game: PlayableGame[Any]) -> Game:
    offered = [
        GameOption(it.name, it.kind, list(it.values), it.usual, it.group, it.when, it.demands, it.sets)
        for it in game.OPTIONS
        if it.is_shared
    ]
    return Game(
        name=game.name,
        players=list(game.players),
        bots=bots.names(game.name),
        levels=bots.levels(game.name),
        plugins=bots.plugin_names(game.name),
        odds=game.has_odds,
        options=offered,
        lessons=lessons.offered(game),
    )


@get(
    "/games/{name:str}/catalogue",
    operation_id="getCatalogue",
    responses=documented(404),
    sync_to_thread=False,
    tags=["games"],
)
def get_catalogue(name: FromPath[str]) -> Response[dict[str, Any]]:
    """Return what a table of this game can be made of; empty for a game without a choice. Each game says it in its own form."""
    try:
        plain, packed = _catalogue(games.get(name).name)
    except games.UnknownGame as error:
        raise Problem(404, "unknown-game", str(error), game=name) from error
    return packing.Packed(plain, packed=packed, media_type=MediaType.JSON)  # type: ignore[arg-type]


@cache
def _catalogue(name: str) -> tuple[bytes, bytes]:
    plain = packing.encoded(games.get(name).catalogue())
    return plain, packing.pack(plain)


@get("/health", operation_id="getHealth", responses={**documented(), 503: IN_TROUBLE}, tags=["server"])
async def get_health(request: Request[Any, Any, Any]) -> Response[Health]:
    """Return whether the server works, which it tries by storing something, and goes on; and whether its bots have compiled rules yet."""
    # Which version runs helps attackers more than visitors; admins see it on their page
    health = msgspec.structs.replace(await health_of(request), version=None)
    return Response(health, status_code=200 if health.status == "ok" else 503)


async def health_of(request: Request[Any, Any, Any]) -> Health:
    """Return how the server is."""
    manager = service(request, TableManager)
    store = manager.store
    await store.check()
    # The server itself always interprets them: one answer at a time is fast enough as plain Python
    rules: Literal["compiled", "interpreted"] = "compiled" if manager.bot_pool.compiled else "interpreted"
    storage = store.trouble.reason if store.trouble else "damaged" if store.damaged else "ok"
    status: Literal["ok", "ending", "trouble"] = "ok" if storage == "ok" else "trouble"
    if service(request, Shutdown).begun:
        status = "ending"
    return Health(status, rules, storage, manager.stand_ins, _version())


@cache
def _version() -> str:
    return version("ratskeller")


@get("/openapi.json", include_in_schema=False, media_type=MediaType.JSON, sync_to_thread=False)
def get_openapi(request: Request[Any, Any, Any]) -> bytes:
    """Return the description of this interface."""
    state = request.app.state
    if "openapi" not in state:
        state.openapi = msgspec.json.encode(request.app.openapi_schema.to_schema(), order="sorted")
    found: bytes = state.openapi
    return found


ROUTES = [list_games, get_catalogue, get_health, get_openapi]
