"""The site for play without the server, which the server itself offers at a path of its own."""

import gzip
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from ratskeller.server.app.assembly import make_app
from ratskeller.server.app.page import rendered_page
from ratskeller.server.settings import OFFLINE, BadSetting, Settings

from .serving import Server

SCRIPT = "export const rats = 3;\n" * 100
MODULE = b"\0asm" + bytes(5000)
WHOLE = 100
"""More files than a session may ask for at once."""


def built(folder: Path, prefix: str = "") -> Path:
    """Write what a site consists of, as far as a server looks at it."""
    version = folder / "site-0a1b2c"
    version.mkdir(parents=True)
    page = b'<!doctype html><html lang="en"><script src="/assets/app.js"></script>'
    (folder / "index.html").write_bytes(rendered_page(page, prefix + OFFLINE, "", site="site-0a1b2c"))
    (folder / "worker.js").write_text(SCRIPT)
    (version / "python.wasm").write_bytes(MODULE)
    (folder.parent / "secret.txt").write_text("secret")
    return folder


@pytest.fixture
def offering(start: Callable[..., Server], tmp_path: Path) -> Server:
    """A server with a site for play without it, which lets nobody ask for much."""
    return start(offline=str(built(tmp_path / "site")), rate=5)


def test_the_pages_of_the_server_and_of_the_site_name_each_other(offering: Server) -> None:
    assert '<html data-offline="/offline/"' in httpx.get(offering.url).text
    page = httpx.get(f"{offering.url}/offline/").text
    assert '<html data-server="/"' in page
    assert '"/offline/assets/app.js"' in page
    assert httpx.get(f"{offering.url}/offline/t/abc").text == page
    assert httpx.get(f"{offering.url}/offline").headers["location"] == "/offline/"
    assert httpx.get(f"{offering.url}/offline/gone.js").status_code == 404


def test_what_changes_with_a_version_stays_cached_and_all_comes_packed_and_protected(offering: Server) -> None:
    module = httpx.get(f"{offering.url}/offline/site-0a1b2c/python.wasm")
    assert module.content == MODULE
    assert module.headers["content-encoding"] == "gzip"
    assert int(module.headers["content-length"]) == len(gzip.compress(MODULE, 9, mtime=0))
    assert "immutable" in module.headers["cache-control"]
    assert module.headers["content-type"] == "application/wasm"
    worker = httpx.get(f"{offering.url}/offline/worker.js")
    assert worker.headers["cache-control"] == "no-cache"
    policy = worker.headers["content-security-policy"]
    assert policy == httpx.get(offering.url).headers["content-security-policy"]


def test_nothing_outside_of_the_site_is_served(offering: Server) -> None:
    for path in ("/offline/../secret.txt", "/offline/%2e%2e/secret.txt", "/offline//../secret.txt"):
        assert "secret" not in httpx.get(offering.url + path).text
    assert httpx.post(f"{offering.url}/offline/").status_code == 405


def test_a_browser_that_keeps_the_site_leaves_its_person_requests(offering: Server) -> None:
    guest = offering.guest()
    guest.http.get("/api/me").raise_for_status()
    for _ in range(WHOLE):
        assert guest.http.get("/offline/worker.js").status_code == 200
    assert guest.http.get("/api/me").status_code == 200


def test_the_site_of_a_server_in_a_folder_is_in_that_folder(start: Callable[..., Server], tmp_path: Path) -> None:
    server = start(offline=str(built(tmp_path / "site", "/games")), prefix="/games")
    assert 'data-offline="/games/offline/"' in httpx.get(f"{server.url}/games/").text
    page = httpx.get(f"{server.url}/games/offline", follow_redirects=True)
    assert page.url.path == "/games/offline/"
    assert '<html data-server="/games/"' in page.text


def test_a_server_without_such_a_site_offers_none(server: Server) -> None:
    assert "data-offline" not in httpx.get(server.url).text
    assert "data-server" not in httpx.get(f"{server.url}/offline/").text


def test_a_folder_without_a_site_for_this_path_is_refused(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    elsewhere = built(tmp_path / "site", "/games")
    for folder in (tmp_path / "empty", tmp_path / "missing", elsewhere):
        with pytest.raises(BadSetting, match="ratskeller site build FOLDER --prefix /offline writes one"):
            make_app(Settings.checked(database=str(tmp_path / "tables.sqlite3"), offline=str(folder)))
