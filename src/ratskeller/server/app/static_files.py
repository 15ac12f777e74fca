"""The built web client: hashed files for ever, the page itself always asked anew, one page for all addresses of the client."""

import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path

from litestar.types import Receive, Scope, Send

from ratskeller.server.app.preload import Preloader
from ratskeller.server.http.compression import WORTH_PACKING, pack, takes

MISSING = """The web client is not built.

Install Ratskeller again (uv sync, or pip install .), which builds it; or build it by hand with Node 20 or newer:
cd web && npm ci && npm run build
"""
INDEX = "index.html"
HASHED = "assets/"
FOR_EVER = b"public, max-age=31536000, immutable"
ASK_AGAIN = b"no-cache"
# Lies beside what its name tells, packed when the client was built
PACKED = ".br"
PACKED_TYPES = ("text/", "application/json", "application/javascript", "image/svg+xml", "application/manifest+json")
# What some systems' own tables get wrong or do not know
TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
    ".webmanifest": "application/manifest+json",
}

# What the page names: all of it lies on this server
PICTURE = b'content="/preview.png"'
NAMED = re.compile(rb"""(\b(?:href|src)=")/""")

Header = tuple[bytes, bytes]


@dataclass(frozen=True, slots=True)
class Asset:
    """A file in memory, and as it travels by each encoding, the tightest first. `stamp` tells whether the file has changed since."""

    stamp: tuple[int, int]
    body: bytes
    packed: dict[bytes, bytes]
    tag: bytes
    type: bytes


class StaticFiles:
    """The files of one folder."""

    def __init__(
        self,
        root: Path,
        preloader: Preloader | None = None,
        prefix: str = "",
        address: str = "",
        legal_pages: tuple[str, ...] = (),
    ) -> None:
        """Serve the files under `root`, which may appear and change while the server runs. `preloader` knows what pages will need.

        `prefix` is the path that all addresses of the site begin with, and `address` the site's full address, if known. The page links
        to the `legal_pages`.
        """
        self._root = root.resolve()
        self._prefix, self._address, self._legal_pages = prefix, address, legal_pages
        self._preloader = preloader
        self._assets: dict[Path, Asset] = {}

    async def __call__(self, scope: Scope, _receive: Receive, send: Send) -> None:
        """Answer a GET or HEAD request that is not for the API."""
        headers = dict(scope["headers"])
        status, answer, body = self._answer(scope["path"], headers)
        links = None if self._preloader is None else await self._preloader.links(scope)
        if links is not None:
            answer += [(b"link", links), (b"vary", b"accept-language, cookie")]
        await send({"type": "http.response.start", "status": status, "headers": answer})
        head = scope.get("method") == "HEAD" or status == 304
        await send({"type": "http.response.body", "body": b"" if head else body, "more_body": False})

    def _answer(self, path: str, headers: dict[bytes, bytes]) -> tuple[int, list[Header], bytes]:
        file = self._file(path)
        if file is None:
            built = (self._root / INDEX).is_file()
            return _text(404, "There is no such file.\n") if built else _text(503, MISSING)
        asset = self._asset(file)
        answer = [
            (b"content-type", asset.type),
            (b"etag", asset.tag),
            (b"cache-control", FOR_EVER if self._is_hashed(file) else ASK_AGAIN),
            (b"vary", b"accept-encoding"),
        ]
        if headers.get(b"if-none-match") == asset.tag:
            return 304, answer, b""
        body = asset.body
        encoding = next((it for it in asset.packed if takes(it, headers)), None)
        if encoding is not None:
            body = asset.packed[encoding]
            answer.append((b"content-encoding", encoding))
        return 200, [*answer, (b"content-length", str(len(body)).encode())], body

    def _file(self, path: str) -> Path | None:
        """Return the file for an address; addresses without a dot belong to the client and get its page."""
        name = path.lstrip("/")
        try:
            wanted = (self._root / name).resolve()
            if wanted.is_relative_to(self._root) and wanted.is_file():
                return wanted
        except (OSError, ValueError):
            # No file can have such a name: too long, or with a null character
            return None
        page = self._root / INDEX
        return page if "." not in name and page.is_file() else None

    def _is_hashed(self, file: Path) -> bool:
        return file.relative_to(self._root).as_posix().startswith(HASHED)

    def _asset(self, file: Path) -> Asset:
        status = file.stat()
        stamp = (status.st_mtime_ns, status.st_size)
        asset = self._assets.get(file)
        if asset is None or asset.stamp != stamp:
            body = file.read_bytes()
            if file.name == INDEX:
                body = placed(body, self._prefix, self._address, self._legal_pages)
            asset = self._assets[file] = _asset(file, body, stamp, self._is_hashed(file))
        return asset


def placed(page: bytes, prefix: str, address: str, pages: tuple[str, ...] = ()) -> bytes:
    """Return the page as it is on its site.

    Where that is a folder of another one, the code reads in the page where it lies, and the page names its files so. Other sites, which
    show a picture beside a link, take it from a whole address only. `pages` are those of the host.
    """
    shown = page.replace(PICTURE, b'content="%b/' % (address or prefix).encode() + PICTURE[len(b'content="/') :])
    if pages:
        shown = shown.replace(b"<html", b'<html data-pages="%b"' % " ".join(pages).encode(), 1)
    if not prefix:
        return shown
    told = shown.replace(b"<html", b'<html data-root="%b"' % prefix.encode(), 1)
    return NAMED.sub(rb"\1%b/" % prefix.encode(), told)


def _asset(file: Path, body: bytes, stamp: tuple[int, int], hashed: bool) -> Asset:
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    packed = _packed(file, body, hashed) if kind.startswith(PACKED_TYPES) and len(body) >= WORTH_PACKING else {}
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    return Asset(stamp, body, packed, f'"{hashlib.sha256(body).hexdigest()[:32]}"'.encode(), kind.encode())


def _packed(file: Path, body: bytes, hashed: bool) -> dict[bytes, bytes]:
    """Only of a name that changes with what it holds the packed file beside it is surely the same."""
    beside = file.with_name(file.name + PACKED)
    tight = {b"br": beside.read_bytes()} if hashed and beside.is_file() else {}
    return {**tight, b"gzip": pack(body)}


def _text(status: int, text: str) -> tuple[int, list[Header], bytes]:
    body = text.encode()
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"cache-control", b"no-store")]
    return status, [*headers, (b"content-length", str(len(body)).encode())], body
