"""Preload links for the page of a table: the browser requests code, styles and words before any code runs."""

import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
from litestar.connection import ASGIConnection
from litestar.types import Scope

from ratskeller.server.accounts.sessions import request_tokens
from ratskeller.server.errors import Problem
from ratskeller.server.http.requests import AnyConnection, preferred

FILE = "preload.json"
# The cookie in which the client stores the chosen language
LANGUAGE = "ratskeller-language"
TABLE = re.compile(r"/t/([A-Za-z0-9_-]{1,64})(?:/review)?/?")

GameOf = Callable[[str], Awaitable[str | None]]
"""Returns the game of a table, None if there is no such table. May raise `Problem`."""


class PreloadManifest(msgspec.Struct):
    """What the build of the client says about its files.

    `first` load a table, `page` are named by the page, `tables` are needed by game, and `words` by language and game. `made_of` are the
    sources of each piece of code, in bytes before compression.
    """

    first: list[str] = []
    page: list[str] = []
    tables: dict[str, list[str]] = {}
    words: dict[str, dict[str, list[str]]] = {}
    made_of: dict[str, dict[str, int]] = {}


class Preloader:
    """Makes the preload links for a build of the client."""

    def __init__(self, root: Path, game_of: GameOf, prefix: str = "") -> None:
        """Read the build under `root`, which may change while the server runs. `game_of` finds games, and addresses begin with `prefix`."""
        self._prefix = prefix
        self._file = root / FILE
        self._game_of = game_of
        self._stamp = 0
        self._manifest = PreloadManifest()

    async def links(self, scope: Scope) -> bytes | None:
        found = TABLE.fullmatch(scope["path"])
        if found is None:
            return None
        try:
            game = await self._game_of(found[1])
        except Problem:
            # The page itself shows the error
            return None
        manifest = self._read()
        if game is None or game not in manifest.tables:
            return None
        asking: AnyConnection = ASGIConnection(scope)
        chosen, wishes = asking.cookies.get(LANGUAGE, ""), asking.headers.get("accept-language", "")
        spoken = manifest.words.get(preferred(f"{chosen},{wishes}", manifest.words), {})
        styles = [it for it in manifest.page if it.endswith(".css")]
        files = [*manifest.first, *styles, *manifest.tables[game], *spoken.get("", []), *spoken.get(game, [])]
        asked = [f"/api/games/{game}/catalogue"]
        # Visitors without a session need one first
        if request_tokens(asking):
            asked = ["/api/me", f"/api/tables/{found[1]}/snapshot", *asked]
        links = [link(it, self._prefix) for it in files]
        return ", ".join(
            [*links, *(f"<{self._prefix}{it}>; rel=preload; as=fetch; crossorigin" for it in asked)]
        ).encode()

    def _read(self) -> PreloadManifest:
        try:
            stamp = self._file.stat().st_mtime_ns
            if stamp != self._stamp:
                self._manifest = msgspec.json.decode(self._file.read_bytes(), type=PreloadManifest)
                self._stamp = stamp
        except (OSError, msgspec.MsgspecError):
            # Not built, or being built right now: the page loads without preloading
            return PreloadManifest()
        return self._manifest


def link(file: str, prefix: str = "") -> str:
    kind = "preload; as=style; crossorigin" if file.endswith(".css") else "modulepreload"
    return f"<{prefix}/{file}>; rel={kind}"
