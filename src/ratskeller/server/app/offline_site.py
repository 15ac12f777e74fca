"""The site on which people can play without this server: files that `ratskeller site build` wrote, served at a path of their own.

A browser keeps it as a whole, if somebody asks it to, and shows it when the server is out of reach.
"""

from functools import partial
from pathlib import Path

from litestar.types import ASGIApp, Receive, Scope, Send

from ratskeller.server.app.page import belonging_page
from ratskeller.server.app.static_files import INDEX, StaticFiles
from ratskeller.server.settings import OFFLINE, BadSetting, Settings


class OfflineSite:
    """An ASGI application that serves the site for play without the server, and passes everything else on to the client."""

    def __init__(self, folder: Path, prefix: str, client: ASGIApp) -> None:
        """Serve the site in `folder`. `prefix` is the path that all addresses of the server begin with.

        Raises `BadSetting` if there is no site in the folder, or one for another path.
        """
        _check(folder, prefix + OFFLINE)
        self._files = StaticFiles(folder, page=partial(belonging_page, server=f"{prefix}/"))
        self._client = client
        self._start = f"{prefix}{OFFLINE}/".encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"]
        if path == OFFLINE:
            headers = [(b"location", self._start), (b"content-length", b"0"), (b"cache-control", b"no-cache")]
            await send({"type": "http.response.start", "status": 307, "headers": headers})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        elif path.startswith(f"{OFFLINE}/"):
            await self._files({**scope, "path": path.removeprefix(OFFLINE)}, receive, send)  # type: ignore[arg-type]
        else:
            await self._client(scope, receive, send)


def with_offline_site(settings: Settings, client: ASGIApp) -> ASGIApp:
    """Return the client with the site that the settings name. Raises `BadSetting`."""
    folder = settings.offline_folder
    return client if folder is None else OfflineSite(folder, settings.prefix, client)


def _check(folder: Path, path: str) -> None:
    page = folder / INDEX
    text = page.read_text(encoding="utf-8", errors="replace") if page.is_file() else ""
    if "data-site=" not in text or f'data-root="{path}"' not in text:
        how = f"ratskeller site build FOLDER --prefix {path} writes one"
        raise BadSetting(f"offline: {folder} has no site for the path {path}; {how}")
