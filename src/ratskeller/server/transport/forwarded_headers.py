"""What trusted proxies say about their clients: the address, and whether they came by TLS.

uvicorn's middleware takes only the exact words `http` and `https`, where some proxies send a list or capitals, and does not know the IPv4
address of a proxy in its IPv6 form.
"""

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from ratskeller.server.transport.connections import TrustedProxies

FOR, PROTO = b"x-forwarded-for", b"x-forwarded-proto"
SCHEMES = {"http": ("http", "ws"), "https": ("https", "wss"), "ws": ("http", "ws"), "wss": ("https", "wss")}
"""The schemes of a request and of a socket, by what a proxy says."""


class ForwardedHeaders:
    """An ASGI application that gets the client and the scheme of each request from the headers of a trusted proxy."""

    def __init__(self, app: ASGIApp, proxies: TrustedProxies) -> None:
        self._app = app
        self._proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and (client := scope["client"]) and client[0] in self._proxies:
            # Each proxy appends itself: the first one saw the scheme, the last ones can be trusted to know the address
            scheme = next(iter(_values(scope, PROTO)), "").lower()
            if scheme in SCHEMES:
                scope["scheme"] = SCHEMES[scheme][scope["type"] == ScopeType.WEBSOCKET]
            if addresses := [_address(value) for value in _values(scope, FOR)]:
                strangers = [address for address in addresses if address not in self._proxies]
                scope["client"] = (strangers[-1] if strangers else addresses[0], 0)
        await self._app(scope, receive, send)


def _values(scope: Scope, wanted: bytes) -> list[str]:
    written = b",".join(value for name, value in scope["headers"] if name == wanted).decode("latin-1")
    return [value for part in written.split(",") if (value := part.strip())]


def _address(value: str) -> str:
    """Return an address without its port: `192.0.2.1:80`, `[2001:db8::1]:80`."""
    if value.startswith("["):
        return value[1:].partition("]")[0]
    return value.partition(":")[0] if value.count(":") == 1 else value
