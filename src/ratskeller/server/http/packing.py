"""Answers that travel packed, to whoever takes them so."""

import gzip
from typing import Any

import msgspec
from litestar import MediaType, Request, Response

WORTH_PACKING = 1024
QUICK, TIGHT = 4, 9


def takes(encoding: bytes, headers: dict[bytes, bytes]) -> bool:
    """Tell whether a request takes an encoding: `gzip` or `br`."""
    offered = headers.get(b"accept-encoding", b"").split(b",")
    found = [name.strip().partition(b";") for name in offered]
    return any(
        name.strip() == encoding and weight.replace(b" ", b"") not in (b"q=0", b"q=0.0") for name, _, weight in found
    )


def answer(request: Request[Any, Any, Any], body: bytes, packed: bytes | None = None) -> Response[Any]:
    """Return JSON, packed if it is large and the request takes it; `packed` is the same, packed already."""
    headers = {"vary": "accept-encoding"}
    if len(body) >= WORTH_PACKING and takes(b"gzip", dict(request.scope["headers"])):
        headers["content-encoding"] = "gzip"
        body = packed or pack(body, QUICK)
    return Response(body, media_type=MediaType.JSON, headers=headers)


def pack(body: bytes, level: int = TIGHT) -> bytes:
    """Pack bytes; the same bytes always become the same."""
    return gzip.compress(body, level, mtime=0)


def encoded(value: Any) -> bytes:
    """Return a value as JSON."""
    return msgspec.json.encode(value)
