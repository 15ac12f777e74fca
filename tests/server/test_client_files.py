"""The web client's files and the headers of every answer."""

import gzip
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import anyio
import httpx
import pytest
from litestar.types import ASGIApp

from ratskeller.server.accounts.sessions import FORMER_COOKIE
from ratskeller.server.app.middleware import SecurityMiddleware
from ratskeller.server.app.preload import Preloader
from ratskeller.server.app.static_files import StaticFiles
from ratskeller.server.errors import Problem
from ratskeller.server.http.origins import AllowedHosts

from .serving import Guest, Server

SAFE = ("content-security-policy", "x-content-type-options", "referrer-policy", "cross-origin-opener-policy")


@pytest.fixture
def site(tmp_path: Path) -> Path:
    root = tmp_path / "static"
    (root / "assets").mkdir(parents=True)
    (root / "index.html").write_text("<!doctype html><title>Ratskeller</title>" + " " * 2000)
    (root / "assets" / "app-1a2b3c.js").write_text("export const rats = 3;\n" * 100)
    (root / "assets" / "font.woff2").write_bytes(b"\x00font")
    (root / "worker.js").write_text("self.addEventListener('fetch', () => undefined);\n")
    (tmp_path / "secret.txt").write_text("secret")
    return root


@pytest.fixture
def ask(site: Path) -> Callable[..., httpx.Response]:
    async def api(_scope: Any, _receive: Any, _send: Any) -> None:
        raise AssertionError("not for the API")

    gate: ASGIApp = SecurityMiddleware(api, StaticFiles(site), AllowedHosts("test", ()), rate=1000)

    def request(path: str, method: str = "GET", **headers: str) -> httpx.Response:
        async def run() -> httpx.Response:
            transport = httpx.ASGITransport(app=gate)  # type: ignore[arg-type]
            async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
                return await client.request(method, path, headers=headers)

        return anyio.run(run)

    return request


def test_the_page_is_requested_anew_and_hashed_files_stay_cached(ask: Callable[..., httpx.Response]) -> None:
    page = ask("/")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"
    script = ask("/assets/app-1a2b3c.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert ask("/assets/font.woff2").headers["content-type"] == "font/woff2"
    # A service worker for all of the site is asked for anew, and the policy lets a page have one of its own
    worker = ask("/worker.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"
    assert "worker-src 'self'" in worker.headers["content-security-policy"]
    again = ask("/", **{"If-None-Match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_addresses_of_the_client_get_its_page(ask: Callable[..., httpx.Response]) -> None:
    for path in ("/tables/abc", "/rules", "/a/b/c"):
        assert ask(path).text == ask("/").text
    assert ask("/missing.js").status_code == 404
    assert ask("/assets/gone-123.css").status_code == 404


def test_text_is_packed_for_those_who_ask(ask: Callable[..., httpx.Response], site: Path) -> None:
    packed = ask("/assets/app-1a2b3c.js", **{"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.content == (site / "assets" / "app-1a2b3c.js").read_bytes()
    assert int(packed.headers["content-length"]) == len(gzip.compress(packed.content, 9, mtime=0))
    plain = ask("/assets/app-1a2b3c.js", **{"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers


def test_what_was_packed_when_it_was_built_is_sent_as_it_is(ask: Callable[..., httpx.Response], site: Path) -> None:
    (site / "assets" / "app-1a2b3c.js.br").write_bytes(b"as tight as can be")
    (site / "index.html.br").write_bytes(b"of another day")
    head = ask("/assets/app-1a2b3c.js", "HEAD", **{"Accept-Encoding": "gzip, br"}).headers
    assert (head["content-encoding"], head["content-length"]) == ("br", str(len("as tight as can be")))
    assert ask("/assets/app-1a2b3c.js", **{"Accept-Encoding": "gzip, br;q=0"}).headers["content-encoding"] == "gzip"
    assert ask("/", **{"Accept-Encoding": "gzip, br"}).headers["content-encoding"] == "gzip"


def test_a_rebuilt_client_is_served_at_once(ask: Callable[..., httpx.Response], site: Path) -> None:
    ask("/")
    (site / "index.html").write_text("<title>New</title>")
    assert ask("/").text == "<title>New</title>"


def test_nothing_outside_is_served(ask: Callable[..., httpx.Response]) -> None:
    for path in (
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "//etc/passwd",
        "/%00.js",
        "/a" * 3000,
    ):
        answer = ask(path)
        assert "secret" not in answer.text
        assert "root:" not in answer.text


def test_only_reading_is_possible(ask: Callable[..., httpx.Response]) -> None:
    assert ask("/", "POST").status_code == 405
    head = ask("/", "HEAD")
    assert (head.status_code, head.content) == (200, b"")
    assert int(head.headers["content-length"]) > 0


def test_a_client_that_is_not_built_says_how(tmp_path: Path) -> None:
    async def run() -> httpx.Response:
        app = StaticFiles(tmp_path / "nothing")
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://test") as client:  # type: ignore[arg-type]
            return await client.get("/")

    answer = anyio.run(run)
    assert answer.status_code == 503
    assert "npm run build" in answer.text


def test_every_answer_carries_the_headers_that_protect(server: Server, guest: Guest) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/api/tables/nothing", "/nothing.js"):
        answer = guest.http.get(path)
        for name in SAFE:
            assert name in answer.headers, (path, name)
        if path.startswith("/api"):
            assert answer.headers["cache-control"] == "no-store"
            assert answer.headers["content-disposition"].startswith("attachment")
        assert "server" not in answer.headers
    policy = guest.http.get("/").headers["content-security-policy"]
    assert "default-src 'self'" in policy
    # Modules of WebAssembly may be compiled; no text becomes a script
    assert re.findall(r"script-src ([^;]*);", policy) == ["'self' 'wasm-unsafe-eval'"]


def test_the_session_s_cookie_can_not_be_read_or_sent_by_others(server: Server) -> None:
    with httpx.Client(base_url=server.url) as client:
        cookie = client.get("/api/me").headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "samesite=lax" in cookie.lower()
        assert "Path=/" in cookie
        assert "Secure" not in cookie
        assert "set-cookie" not in client.get("/api/me").headers
    with httpx.Client(base_url=server.url, headers={"X-Forwarded-Proto": "https"}) as behind_a_proxy:
        assert "Secure" in behind_a_proxy.get("/api/me").headers["set-cookie"]


def test_who_comes_by_https_is_asked_to_come_by_nothing_else(server: Server, start: Callable[..., Server]) -> None:
    by_https = {"X-Forwarded-Proto": "https"}
    for path in ("/", "/api/me", "/api/nothing", "/nothing.js"):
        assert "strict-transport-security" not in httpx.get(server.url + path).headers
        header = httpx.get(server.url + path, headers=by_https).headers["strict-transport-security"]
        assert header == "max-age=31536000", path
    # The host of a folder is another site's
    folder = start(prefix="/games/ratskeller")
    answer = httpx.get(f"{folder.url}/games/ratskeller/api/me", headers=by_https)
    assert "strict-transport-security" not in answer.headers


def metadata_of(*names: str) -> dict[str, object]:
    """What a build tells of itself, of a game of each name."""
    return {
        "first": ["assets/index-1.js"],
        "page": ["assets/index-1.js", "assets/lib-1.css", "assets/lib-1.js"],
        "tables": {name: [f"assets/{name}-1.js", f"assets/{name}-1.css"] for name in names},
        "words": {
            "en": {"": ["assets/en-1.js"], **{name: [f"assets/en-{name}.js"] for name in names}},
            "de": {"": ["assets/de-1.js"], **{name: [f"assets/de-{name}.js"] for name in names}},
        },
    }


@pytest.fixture
def foretell(site: Path) -> Callable[..., str | None]:
    """Ask for the page at a path; returns what it tells of what it will need."""

    async def game_of(table_id: str) -> str | None:
        if table_id == "damaged":
            raise Problem(503, "storage-damaged", "This can't be read.")
        return {"of-rats": "rats", "of-mice": "mice"}.get(table_id)

    (site / "preload.json").write_text(json.dumps(metadata_of("rats")))

    def ask(path: str, **headers: str) -> str | None:
        async def run() -> httpx.Response:
            transport = httpx.ASGITransport(app=StaticFiles(site, Preloader(site, game_of)))  # type: ignore[arg-type]
            async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
                return await client.get(path, headers=headers)

        answer = anyio.run(run)
        assert answer.status_code == 200
        return answer.headers.get("link")

    return ask


def test_the_page_of_a_table_shows_what_it_will_need(foretell: Callable[..., str | None]) -> None:
    header = foretell("/t/of-rats", **{"Accept-Language": "de-AT;q=0.9, en"}) or ""
    assert header.split(", ") == [
        "</assets/index-1.js>; rel=modulepreload",
        "</assets/lib-1.css>; rel=preload; as=style; crossorigin",
        "</assets/rats-1.js>; rel=modulepreload",
        "</assets/rats-1.css>; rel=preload; as=style; crossorigin",
        "</assets/de-1.js>; rel=modulepreload",
        "</assets/de-rats.js>; rel=modulepreload",
        "</api/games/rats/catalogue>; rel=preload; as=fetch; crossorigin",
    ]
    chosen = {"Accept-Language": "en", "Cookie": "ratskeller-language=de"}
    assert "de-rats.js" in (foretell("/t/of-rats", **chosen) or "")
    assert "en-rats.js" in (foretell("/t/of-rats", Cookie="ratskeller-language=../x") or "")
    assert "en-rats.js" in (foretell("/t/of-rats/review", **{"Accept-Language": "tlh, *;q=0.1"}) or "")


def test_returning_players_read_about_the_table_itself(foretell: Callable[..., str | None]) -> None:
    header = foretell("/t/of-rats", Cookie=f"{FORMER_COOKIE}={'a' * 43}") or ""
    assert "</api/tables/of-rats/snapshot>; rel=preload; as=fetch; crossorigin" in header
    assert "/api/tables" not in (foretell("/t/of-rats") or "")


def test_where_nothing_is_known_the_page_comes_as_it_is(foretell: Callable[..., str | None], site: Path) -> None:
    for path in ("/", "/t/of-rats/print", "/t/nothing", "/t/damaged", "/t/of-mice", "/rules/rats"):
        assert foretell(path) is None, path
    (site / "preload.json").write_text("half of a fi")
    assert foretell("/t/of-rats") is None
    (site / "preload.json").unlink()
    assert foretell("/t/of-rats") is None
