"""Support for a site in a folder of another one, as in example.org/games/ratskeller.

Some proxies pass the whole path on, others remove the prefix. Both work.
"""

from litestar.types import ASGIApp, Receive, Scope, Send


class PathPrefix:
    """An ASGI application that removes a prefix from paths."""

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        """Wrap `app`, which knows nothing of the `prefix`, such as `/games/ratskeller`."""
        self._app = app
        self._prefix = prefix
        self._raw = prefix.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request or a socket on without the prefix."""
        if scope["type"] in ("http", "websocket") and f"{scope['path']}/".startswith(f"{self._prefix}/"):
            inner = {**scope, "path": scope["path"][len(self._prefix) :] or "/"}
            if (raw := scope.get("raw_path")) and raw.startswith(self._raw):
                inner["raw_path"] = raw[len(self._raw) :] or b"/"
            await self._app(inner, receive, send)  # type: ignore[arg-type]
        else:
            await self._app(scope, receive, send)
