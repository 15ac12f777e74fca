"""The built web client: hashed files are cached for ever, the page is always revalidated, and all addresses of the client get it."""

import asyncio
import hashlib
import mimetypes
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from litestar.types import Receive, Scope, Send

from ratskeller.server.app.preload import Preloader
from ratskeller.server.http.compression import MIN_COMPRESSED, accepts, compress

NOT_BUILT = """The web client is not built.

Install Ratskeller again (uv sync, or pip install .), which builds it; or build it by hand with Node 20 or newer:
cd web && npm ci && npm run build
"""
INDEX = "index.html"
HASHED_FOLDERS = re.compile(r"(assets|site-[0-9a-f]+)/")
CACHE_FOR_EVER = b"public, max-age=31536000, immutable"
REVALIDATE = b"no-cache"
# Compressed files beside the originals, made when the client was built
BROTLI_SUFFIX = ".br"
COMPRESSIBLE_TYPES = (
    "text/",
    "application/json",
    "application/javascript",
    "application/wasm",
    "image/svg+xml",
    "application/manifest+json",
)
# Types that some systems' tables lack or get wrong
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
    ".webmanifest": "application/manifest+json",
}

Header = tuple[bytes, bytes]


@dataclass(frozen=True, slots=True)
class Asset:
    """A file in memory, also compressed by each encoding, the best first. `stamp` changes with the file."""

    stamp: tuple[int, int]
    body: bytes
    packed: dict[bytes, bytes]
    tag: bytes
    type: bytes


class StaticFiles:
    """An ASGI application that serves the files of a folder."""

    def __init__(
        self, root: Path, preloader: Preloader | None = None, page: Callable[[bytes], bytes] = lambda page: page
    ) -> None:
        """Serve the files under `root`, which may appear and change while the server runs. `preloader` knows what pages will need.

        `page` returns the page as this server sends it.
        """
        self._root = root.resolve()
        self._page = page
        self._preloader = preloader
        self._assets: dict[Path, Asset] = {}

    async def __call__(self, scope: Scope, _receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        file = self._file(scope["path"])
        if file is not None and file not in self._assets:
            # Some are so large that packing them would hold up everybody
            await asyncio.to_thread(self._asset, file)
        status, answer, body = self._answer(file, headers)
        links = None if self._preloader is None else await self._preloader.links(scope)
        if links is not None:
            answer += [(b"link", links), (b"vary", b"accept-language, cookie")]
        await send({"type": "http.response.start", "status": status, "headers": answer})
        head = scope.get("method") == "HEAD" or status == 304
        await send({"type": "http.response.body", "body": b"" if head else body, "more_body": False})

    def _answer(self, file: Path | None, headers: dict[bytes, bytes]) -> tuple[int, list[Header], bytes]:
        if file is None:
            built = (self._root / INDEX).is_file()
            return _text(404, "There is no such file.\n") if built else _text(503, NOT_BUILT)
        asset = self._asset(file)
        answer = [
            (b"content-type", asset.type),
            (b"etag", asset.tag),
            (b"cache-control", CACHE_FOR_EVER if self._is_hashed(file) else REVALIDATE),
            (b"vary", b"accept-encoding"),
        ]
        if headers.get(b"if-none-match") == asset.tag:
            return 304, answer, b""
        body = asset.body
        encoding = next((it for it in asset.packed if accepts(it, headers)), None)
        if encoding is not None:
            body = asset.packed[encoding]
            answer.append((b"content-encoding", encoding))
        return 200, [*answer, (b"content-length", str(len(body)).encode())], body

    def _file(self, path: str) -> Path | None:
        """Return the file for a path. Paths without a dot are addresses of the client and get its page."""
        name = path.lstrip("/")
        try:
            wanted = (self._root / name).resolve()
            if wanted.is_relative_to(self._root) and wanted.is_file():
                return wanted
        except (OSError, ValueError):
            # No file can have such a name: it is too long, or contains a null character
            return None
        page = self._root / INDEX
        return page if "." not in name and page.is_file() else None

    def _is_hashed(self, file: Path) -> bool:
        return HASHED_FOLDERS.match(file.relative_to(self._root).as_posix()) is not None

    def _asset(self, file: Path) -> Asset:
        status = file.stat()
        stamp = (status.st_mtime_ns, status.st_size)
        asset = self._assets.get(file)
        if asset is None or asset.stamp != stamp:
            body = file.read_bytes()
            if file.name == INDEX:
                body = self._page(body)
            asset = self._assets[file] = _asset(file, body, stamp, self._is_hashed(file))
        return asset


def _asset(file: Path, body: bytes, stamp: tuple[int, int], hashed: bool) -> Asset:
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    packed = _packed(file, body, hashed) if kind.startswith(COMPRESSIBLE_TYPES) and len(body) >= MIN_COMPRESSED else {}
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    return Asset(stamp, body, packed, f'"{hashlib.sha256(body).hexdigest()[:32]}"'.encode(), kind.encode())


def _packed(file: Path, body: bytes, hashed: bool) -> dict[bytes, bytes]:
    """Use the compressed file beside it only if the name contains a hash, which guarantees the same content."""
    beside = file.with_name(file.name + BROTLI_SUFFIX)
    tight = {b"br": beside.read_bytes()} if hashed and beside.is_file() else {}
    return {**tight, b"gzip": compress(body)}


def _text(status: int, text: str) -> tuple[int, list[Header], bytes]:
    body = text.encode()
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"cache-control", b"no-store")]
    return status, [*headers, (b"content-length", str(len(body)).encode())], body
