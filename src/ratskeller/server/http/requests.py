"""Strict requests: Litestar would take the text "1" for the number 1, and fail on bodies that are nested too deeply."""

from typing import Any, TypedDict, cast

import msgspec
from litestar import Request
from litestar.exceptions import InternalServerException
from litestar.types import Scope

from ratskeller.server.errors import Problem

AnyRequest = Request[Any, Any, Any]
"""A request of this application."""


class RequestState(TypedDict, total=False):
    """What the handlers of a request note for the logs."""

    guest: str
    """The id of the guest whose request it is."""
    code: str
    """The code of the error that the request was refused with."""


def request_state(scope: Scope) -> RequestState:
    """Return the notes about a request."""
    return cast(RequestState, scope.setdefault("state", {}))


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body must be exactly what its route declares."""

    async def body(self) -> bytes:
        """Return the body. Raises `Problem` if it is not declared as JSON, or if the client has disconnected."""
        # A page of another site can make a browser send other types without a preflight request
        if self.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise Problem(415, "not-json", "The body must be JSON: send it with content type application/json.")
        try:
            return await super().body()
        except InternalServerException as error:
            raise Problem(400, "left", "The client left before its body had come.") from error

    async def json(self) -> Any:
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


async def refuse_repeated(request: Request[Any, Any, Any]) -> None:
    """Raise `Problem` for a repeated parameter of a query, of which Litestar would take one."""
    for name in request.route_handler.parsed_fn_signature.parameters:
        if len(request.query_params.getall(name, [])) > 1:
            raise Problem(400, "bad-request", f"{name}: give it once.", field=name)


def _wrong_field(text: str) -> Problem:
    """Turn msgspec's ``Expected `int`, got `str` - at `$.ply` `` into a sentence that begins with the field."""
    what, _, place = text.partition(" - at `$")
    field = place.strip("`.") or "body"
    return Problem(400, "bad-request", f"{field}: {what}.", field=field)
