"""Error responses: a code, a sentence and details. None reveals what happened inside."""

import logging

from litestar import Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from ratskeller.server.errors import Error, Problem
from ratskeller.server.http.requests import AnyRequest, request_state

CODES = {400: "bad-request", 404: "not-found", 405: "method-not-allowed", 413: "too-large", 415: "not-json"}
ANYWHERE = (400, 421, 429, 431, 503)
"""What any request may be answered before its route is known: by the transport if it is no request, or too long, and by the middleware."""
SENTENCES = {
    404: "There is nothing at this address.",
    405: "This address doesn't accept this method.",
    413: "The body is too large: at most 16 kB are allowed, and 128 kB for a review.",
}

log = logging.getLogger(__name__)


def on_problem(request: AnyRequest, error: Problem) -> Response[Error]:
    request_state(request.scope)["code"] = error.code
    body = Error(error.code, error.message, error.detail)
    return Response(body, status_code=error.status, headers=error.headers)


def on_http_error(request: AnyRequest, error: HTTPException) -> Response[Error]:
    """Respond to what Litestar refuses: unknown addresses, malformed or oversized bodies, wrong fields."""
    status = error.status_code
    if status >= 500:
        return _internal_error(error)
    message = SENTENCES.get(status, error.detail)
    detail: dict[str, object] = {}
    if isinstance(error, ValidationException):
        detail["fields"] = fields = _fields(error.extra)
        message = "; ".join(f"{field['field']}: {field['message']}" for field in fields) or error.detail
    code = CODES.get(status, "bad-request")
    request_state(request.scope)["code"] = code
    body = Error(code, message, detail)
    return Response(body, status_code=status, headers=error.headers or {})


def on_crash(_request: AnyRequest, error: Exception) -> Response[Error]:
    return _internal_error(error)


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """Return the error responses of a route for OpenAPI, with those that any request may get."""
    refused = ResponseSpec(Error, generate_examples=False, description="Refused")
    return dict.fromkeys(sorted({*statuses, *ANYWHERE}), refused)


def _internal_error(error: Exception) -> Response[Error]:
    log.error("unexpected error", exc_info=error)
    return Response(Error("internal", "Something went wrong on the server.", {}), status_code=500)


def _fields(extra: object) -> list[dict[str, str]]:
    items = extra if isinstance(extra, list) else []
    return [
        {"field": str(item.get("key") or item.get("source") or "body"), "message": str(item.get("message"))}
        for item in items
        if isinstance(item, dict)
    ]
