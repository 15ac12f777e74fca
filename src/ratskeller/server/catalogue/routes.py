"""The games of this server, its health, and the description of its API."""

from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

import msgspec
from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from ratskeller import games, words
from ratskeller.core.errors import MissingPackage
from ratskeller.core.game import Game
from ratskeller.server.catalogue.game_list import all_games
from ratskeller.server.catalogue.schemas import Games, GameWords
from ratskeller.server.errors import Problem
from ratskeller.server.http import compression
from ratskeller.server.http.error_responses import errors
from ratskeller.server.http.requests import AnyRequest, service
from ratskeller.server.http.schemas import Health
from ratskeller.server.tables.health import health_of
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.transport.connections import Shutdown
from ratskeller.wasm.description import as_json, describe
from ratskeller.wasm.modules import Module, ready_module

CACHE_FOR_EVER = "public, max-age=31536000, immutable"
IN_TROUBLE = ResponseSpec(Health, generate_examples=False, description="Something is wrong")


@get("/games", operation_id="listGames", responses=errors(), sync_to_thread=False, tags=["games"])
def list_games() -> Games:
    """Return the games, each with its numbers of players, its bots and its options."""
    return all_games()


@get(
    "/games/{name:str}/catalogue",
    operation_id="getCatalogue",
    responses=errors(404),
    sync_to_thread=False,
    tags=["games"],
)
def get_catalogue(name: FromPath[str]) -> Response[dict[str, Any]]:
    """Return the components that can be chosen for a game, in a form of its own; empty for a game without a choice."""
    plain, packed = _catalogue(_game(name).name)
    return compression.CompressedResponse(plain, compressed=packed, media_type=MediaType.JSON)  # type: ignore[arg-type]


def _game(name: str) -> Game[object]:
    try:
        return games.get(name)
    except games.UnknownGame as error:
        raise Problem(404, "unknown-game", str(error), game=name) from error


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
    game = _game(name)
    known = words.choose([language], words.languages(words.package_of(game)))
    plain, packed = _words(game.name, known)
    return compression.CompressedResponse(plain, compressed=packed, media_type=MediaType.JSON)  # type: ignore[arg-type]


@cache
def _words(name: str, language: str) -> tuple[bytes, bytes]:
    folder = files(words.package_of(games.get(name)))
    messages = words.source(language, folder / "words", folder / "lessons" / "words")
    plain = msgspec.json.encode(GameWords(language, messages))
    return plain, compression.compress(plain)


@get(
    "/games/{name:str}/engine",
    operation_id="getEngine",
    responses=errors(404),
    sync_to_thread=True,
    tags=["games"],
)
def get_engine(name: FromPath[str]) -> Response[dict[str, Any]]:
    """Return how to call the rules and bots of a game as WebAssembly, with the name and the integrity of the module."""
    engine = _engine(name)
    return compression.CompressedResponse(
        engine.description,  # type: ignore[arg-type]
        compressed=engine.packed_description,
        media_type=MediaType.JSON,
    )


@get(
    "/games/{name:str}/engine/{file:str}",
    operation_id="getEngineModule",
    responses=errors(404),
    sync_to_thread=True,
    tags=["games"],
)
def get_engine_module(name: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    """Return the rules and bots of a game as a module of WebAssembly. Its name changes with its content."""
    engine = _engine(name)
    if file != engine.module.name:
        raise Problem(404, "no-engine", f"The module of {name} is {engine.module.name}.", game=name)
    return compression.CompressedResponse(
        engine.module.content,
        compressed=engine.packed_module,
        media_type="application/wasm",
        headers={"cache-control": CACHE_FOR_EVER},
    )


class _Engine(NamedTuple):
    """A module with its description, and both compressed."""

    module: Module
    description: bytes
    packed_module: bytes
    packed_description: bytes


_engines: dict[str, _Engine] = {}
"""Modules that were asked for, by game."""


def _engine(name: str) -> _Engine:
    game = _game(name).name
    if game not in _engines:
        try:
            module = ready_module(game)
        except MissingPackage:
            module = None
        if module is None:
            raise Problem(404, "no-engine", f"There is no module of {game} here, or not yet.", game=game)
        described = as_json(describe(module, game))
        packed = compression.compress(module.content), compression.compress(described)
        _engines[game] = _Engine(module, described, *packed)
    return _engines[game]


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


ROUTES = [list_games, get_catalogue, get_words, get_engine, get_engine_module, get_health, get_openapi]
