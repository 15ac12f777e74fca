"""Requests: strict bodies, notes for the logs, languages, and the services that routes ask for.

Litestar would take the text "1" for the number 1, and fail on bodies that are nested too deeply.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, TypedDict, TypeVar, cast

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import InternalServerException
from litestar.types import Scope

from ratskeller.server.errors import Problem

Service = TypeVar("Service")

AnyConnection = ASGIConnection[Any, Any, Any, Any]
"""A request or a socket of this application."""
AnyRequest = Request[None, None, State]


@dataclass(frozen=True, slots=True, kw_only=True)
class Site:
    """What distinguishes this site from others."""

    cookie_name: str
    """The name of the database, which is part of the names of its cookies."""
    admins_need_factor: bool
    """Whether admins need a second factor to use the admin pages."""
    prefix: str
    """The path before every address, for example `/games/ratskeller`, or "" for none."""


class Services:
    """The services of a running server."""

    def __init__(self, *services: object) -> None:
        self._services = {type(service): service for service in services}

    def add(self, service: object) -> None:
        self._services[type(service)] = service

    def get(self, kind: type[Service]) -> Service:
        """Return the service of a class. Raises `KeyError` for a class that the server does not have."""
        return cast(Service, self._services[kind])


def service(connection: AnyConnection, kind: type[Service]) -> Service:
    services: Services = connection.app.state.services
    return services.get(kind)


class RequestState(TypedDict, total=False):
    """What the handlers of a request note for the logs."""

    guest: str
    """The id of the guest whose request it is."""
    code: str
    """The code of the error that the request was refused with."""


def request_state(scope: Scope) -> RequestState:
    return cast(RequestState, scope.setdefault("state", {}))


class StrictRequest(AnyRequest):
    """A request whose body must be exactly what its route declares."""

    async def body(self) -> bytes:
        """Return the body. Raises `Problem` if it is not declared as JSON, or if the client has disconnected."""
        # A page of another site can make a browser send other types without a preflight request
        if self.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise Problem(415, "not-json", "The body must be JSON: send it with content type application/json.")
        try:
            return await super().body()
        except InternalServerException as error:
            raise Problem(400, "left", "The client disconnected before the body was complete.") from error

    async def json(self) -> object:
        """Return the body as the struct that the route declares. Raises `Problem`, which names the field."""
        field = self.route_handler.parsed_data_field
        wanted = Any if field is None else field.annotation
        try:
            return msgspec.json.decode(await self.body(), type=wanted)
        except msgspec.ValidationError as error:
            raise _wrong_field(str(error)) from error
        except (msgspec.DecodeError, UnicodeError) as error:
            raise Problem(400, "bad-request", f"The body is not JSON: {error}.") from error
        except RecursionError as error:
            raise Problem(400, "bad-request", "The body is nested too deeply.") from error


async def refuse_repeated(request: AnyRequest) -> None:
    """Raise `Problem` for a repeated query parameter: Litestar would take one of the values."""
    for name in request.route_handler.parsed_fn_signature.parameters:
        if len(request.query_params.getall(name, [])) > 1:
            raise Problem(400, "bad-request", f"{name}: give it only once.", field=name)


def _wrong_field(text: str) -> Problem:
    """Turn msgspec's ``Expected `int`, got `str` - at `$.ply` `` into a sentence that begins with the field."""
    what, _, place = text.partition(" - at `$")
    field = place.strip("`.") or "body"
    return Problem(400, "bad-request", f"{field}: {what}.", field=field)


FALLBACK = "en"
# The header may be of any length
MOST_LANGUAGES = 10


def preferred(preferences: str, have: Iterable[str]) -> str:
    """Return the first available language of a list such as `nl-BE, de;q=0.5`, else English. The client chooses in the same way."""
    offered = set(have)
    for preference in preferences.split(",", MOST_LANGUAGES)[:MOST_LANGUAGES]:
        short = re.split(r"[-;]", preference.strip().lower(), maxsplit=1)[0]
        if short in offered:
            return short
    return FALLBACK
