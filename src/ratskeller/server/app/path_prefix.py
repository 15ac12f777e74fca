"""A site that is a folder of another one, as in example.org/games/ratskeller.

Some proxies pass the address as it was asked for, others take off what all addresses of the site begin with: here both are one.
"""

from litestar.types import ASGIApp, Receive, Scope, Send


class PathPrefix:
    """An ASGI application that answers for another under addresses that begin with something."""

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        """Let `app` answer, which knows nothing of the `prefix`, as in `/games/ratskeller`."""
        self._app = app
        self._prefix = prefix
        self._raw = prefix.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request or a socket on, asked for as if the site had its host for itself."""
        if scope["type"] in ("http", "websocket") and f"{scope['path']}/".startswith(f"{self._prefix}/"):
            inner = {**scope, "path": scope["path"][len(self._prefix) :] or "/"}
            if (raw := scope.get("raw_path")) and raw.startswith(self._raw):
                inner["raw_path"] = raw[len(self._raw) :] or b"/"
            await self._app(inner, receive, send)  # type: ignore[arg-type]
        else:
            await self._app(scope, receive, send)
