"""Responses that are compressed for clients that accept it."""

import gzip
from typing import Any, TypeVar

from litestar import Litestar, Response
from litestar.response.base import ASGIResponse

from ratskeller.server.http.requests import AnyRequest

T = TypeVar("T")

MIN_COMPRESSED = 1024
FAST_LEVEL, BEST_LEVEL = 4, 9


def accepts(encoding: bytes, headers: dict[bytes, bytes]) -> bool:
    offered = headers.get(b"accept-encoding", b"").split(b",")
    found = [name.strip().partition(b";") for name in offered]
    return any(
        name.strip() == encoding and weight.replace(b" ", b"") not in (b"q=0", b"q=0.0") for name, _, weight in found
    )


class CompressedResponse(Response[T]):
    """A response that is compressed if it is large and the request accepts gzip."""

    def __init__(self, content: T, *, compressed: bytes | None = None, **more: Any) -> None:
        super().__init__(content, **more)
        self.compressed = compressed

    def to_asgi_response(self, app: Litestar | None, request: AnyRequest, **more: Any) -> ASGIResponse:
        sent = super().to_asgi_response(app, request, **more)
        if len(sent.body) < MIN_COMPRESSED:
            return sent
        sent.headers["vary"] = "accept-encoding"
        if accepts(b"gzip", dict(request.scope["headers"])):
            sent.headers["content-encoding"] = "gzip"
            sent.body = self.compressed or compress(sent.body, FAST_LEVEL)
            sent.content_length = len(sent.body)
            sent.headers["content-length"] = str(sent.content_length)
        return sent


def compress(body: bytes, level: int = BEST_LEVEL) -> bytes:
    return gzip.compress(body, level, mtime=0)
