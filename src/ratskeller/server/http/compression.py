"""Answers that travel packed, to whoever takes them so."""

import gzip
from typing import Any, TypeVar

import msgspec
from litestar import Litestar, Request, Response
from litestar.response.base import ASGIResponse

T = TypeVar("T")

WORTH_PACKING = 1024
QUICK, TIGHT = 4, 9


def takes(encoding: bytes, headers: dict[bytes, bytes]) -> bool:
    """Tell whether a request takes an encoding: `gzip` or `br`."""
    offered = headers.get(b"accept-encoding", b"").split(b",")
    found = [name.strip().partition(b";") for name in offered]
    return any(
        name.strip() == encoding and weight.replace(b" ", b"") not in (b"q=0", b"q=0.0") for name, _, weight in found
    )


class Packed(Response[T]):
    """A response that travels packed if it is large and the request takes it."""

    def __init__(self, content: T, *, packed: bytes | None = None, **more: Any) -> None:
        """Respond with content; `packed` is the same, encoded and packed already."""
        super().__init__(content, **more)
        self.packed = packed

    def to_asgi_response(self, app: Litestar | None, request: Request[Any, Any, Any], **more: Any) -> ASGIResponse:
        """Return what is sent."""
        sent = super().to_asgi_response(app, request, **more)
        if len(sent.body) < WORTH_PACKING:
            return sent
        sent.headers["vary"] = "accept-encoding"
        if takes(b"gzip", dict(request.scope["headers"])):
            sent.headers["content-encoding"] = "gzip"
            sent.body = self.packed or pack(sent.body, QUICK)
            sent.content_length = len(sent.body)
            sent.headers["content-length"] = str(sent.content_length)
        return sent


def pack(body: bytes, level: int = TIGHT) -> bytes:
    """Pack bytes; the same bytes always become the same."""
    return gzip.compress(body, level, mtime=0)


def encoded(value: Any) -> bytes:
    """Return a value as JSON."""
    return msgspec.json.encode(value)
