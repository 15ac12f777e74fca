"""The games of this server, its health, and the description of its API."""

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from ratskeller import bots, games, words
from ratskeller.core.game import Game as PlayableGame
from ratskeller.server.catalogue.schemas import Game, GameOption, Games, GameWords
from ratskeller.server.errors import Problem
from ratskeller.server.http import compression
from ratskeller.server.http.error_responses import errors
from ratskeller.server.http.requests import AnyRequest, service
from ratskeller.server.http.schemas import Health
from ratskeller.server.tables import moves
from ratskeller.server.tables.health import health_of
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.transport.connections import Shutdown

IN_TROUBLE = ResponseSpec(Health, generate_examples=False, description="Something is wrong")


@get("/games", operation_id="listGames", responses=errors(), sync_to_thread=False, tags=["games"])
def list_games() -> Games:
    """Return the games, each with its numbers of players, its bots and its options."""
    return _games()


@cache
def _games() -> Games:
    return Games([_game(games.get(name)) for name in games.names()])


def _game(game: PlayableGame[object]) -> Game:
    options = [
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
        odds=game.odds is not None,
        options=options,
        lessons=moves.lessons_of(game),
    )


@get(
    "/games/{name:str}/catalogue",
    operation_id="getCatalogue",
    responses=errors(404),
    sync_to_thread=False,
    tags=["games"],
)
def get_catalogue(name: FromPath[str]) -> Response[dict[str, Any]]:
    """Return the components that can be chosen for a game, in a form of its own; empty for a game without a choice."""
    try:
        plain, packed = _catalogue(games.get(name).name)
    except games.UnknownGame as error:
        raise Problem(404, "unknown-game", str(error), game=name) from error
    return compression.CompressedResponse(plain, compressed=packed, media_type=MediaType.JSON)  # type: ignore[arg-type]


@cache
def _catalogue(name: str) -> tuple[bytes, bytes]:
    plain = msgspec.json.encode(games.get(name).catalogue())
    return plain, compression.compress(plain)


@get(
    "/games/{name:str}/words/{language:str}",
    operation_id="getGameWords",
    responses=errors(404),
    sync_to_thread=False,
    tags=["games"],
)
def get_words(name: FromPath[str], language: FromPath[str]) -> Response[GameWords]:
    """Return the words of a game, for a client that was built without them; what a language lacks is there in English."""
    try:
        game = games.get(name)
    except games.UnknownGame as error:
        raise Problem(404, "unknown-game", str(error), game=name) from error
    known = words.choose([language], words.languages(words.package_of(game)))
    plain, packed = _words(game.name, known)
    return compression.CompressedResponse(plain, compressed=packed, media_type=MediaType.JSON)  # type: ignore[arg-type]


@cache
def _words(name: str, language: str) -> tuple[bytes, bytes]:
    folder = files(words.package_of(games.get(name)))
    messages = words.source(language, folder / "words", folder / "lessons" / "words")
    plain = msgspec.json.encode(GameWords(language, messages))
    return plain, compression.compress(plain)


@get("/health", operation_id="getHealth", responses={**errors(), 503: IN_TROUBLE}, tags=["server"])
async def get_health(request: AnyRequest) -> Response[Health]:
    """Return whether the server works, including its storage, and whether its bots have compiled rules yet."""
    found = await health_of(service(request, TableManager), is_ending=service(request, Shutdown).begun)
    # The version helps attackers more than visitors; admins see it on their page
    health = msgspec.structs.replace(found, version=None)
    return Response(health, status_code=200 if health.status == "ok" else 503)


@get("/openapi.json", include_in_schema=False, media_type=MediaType.JSON, sync_to_thread=False)
def get_openapi(request: AnyRequest) -> bytes:
    """Return the description of this API."""
    state = request.app.state
    if "openapi" not in state:
        state.openapi = msgspec.json.encode(request.app.openapi_schema.to_schema(), order="sorted")
    found: bytes = state.openapi
    return found


ROUTES = [list_games, get_catalogue, get_words, get_health, get_openapi]
