"""What the page of a table will need is told with the page: code, styles and words are on their way before any code could ask for them."""

import re
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.types import Scope

from ratskeller.server.accounts.sessions import request_tokens
from ratskeller.server.errors import Problem

FILE = "foretold.json"
FALLBACK = "en"
# Where the client says which language was chosen in this browser
LANGUAGE = "ratskeller-language"
TABLE = re.compile(r"/t/([A-Za-z0-9_-]{1,64})(?:/review)?/?")
# Nobody wishes for more, and the header may be of any length
MOST_WISHES = 10

GameOf = Callable[[str], Awaitable[str | None]]
"""Tells of which game a table is; None where there is no such table. May raise `Problem`."""


class PreloadManifest(msgspec.Struct):
    """What a build of the client says of itself.

    Files: those that ask for a table, those that the page names, what tables need by game, words by language and game.
    Then what the pieces of code are made of, in bytes before they are packed.
    """

    first: list[str] = []
    page: list[str] = []
    tables: dict[str, list[str]] = {}
    words: dict[str, dict[str, list[str]]] = {}
    made_of: dict[str, dict[str, int]] = {}


class Preloader:
    """Knows the files of the client that lies under `root`."""

    def __init__(self, root: Path, game_of: GameOf, prefix: str = "") -> None:
        """Ask `game_of` for the games of tables. The client may be built anew while the server runs; addresses begin with `prefix`."""
        self._prefix = prefix
        self._file = root / FILE
        self._game_of = game_of
        self._stamp = 0
        self._foretold = PreloadManifest()

    async def links(self, scope: Scope) -> bytes | None:
        """Return the value of a Link header for the page that is asked for; None where nothing can be told."""
        found = TABLE.fullmatch(scope["path"])
        if found is None:
            return None
        try:
            game = await self._game_of(found[1])
        except Problem:
            # The page says what is wrong
            return None
        told = self._read()
        if game is None or game not in told.tables:
            return None
        asking: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        chosen, wishes = asking.cookies.get(LANGUAGE, ""), asking.headers.get("accept-language", "")
        spoken = told.words.get(language(f"{chosen},{wishes}", told.words), {})
        styles = [it for it in told.page if it.endswith(".css")]
        files = [*told.first, *styles, *told.tables[game], *spoken.get("", []), *spoken.get(game, [])]
        asked = [f"/api/games/{game}/catalogue"]
        # Whoever is new here has to come in first
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
                self._foretold = msgspec.json.decode(self._file.read_bytes(), type=PreloadManifest)
                self._stamp = stamp
        except (OSError, msgspec.MsgspecError):
            # Not built, or being built right now: the page finds out by itself what it needs
            return PreloadManifest()
        return self._foretold


def language(wishes: str, have: Iterable[str]) -> str:
    """Return the language for a wish list such as `nl-BE, de;q=0.5`, as the client chooses it: the first that there is, else English."""
    offered = set(have)
    for wish in wishes.split(",", MOST_WISHES)[:MOST_WISHES]:
        short = re.split(r"[-;]", wish.strip().lower(), maxsplit=1)[0]
        if short in offered:
            return short
    return FALLBACK


def link(file: str, prefix: str = "") -> str:
    """Return what a Link header says of a file."""
    kind = "preload; as=style; crossorigin" if file.endswith(".css") else "modulepreload"
    return f"<{prefix}/{file}>; rel={kind}"
