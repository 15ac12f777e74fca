"""A site that is a folder of another one, behind proxies that keep what its addresses begin with and such that take it off."""

import re
from collections.abc import Iterator

import httpx
import pytest

from ratskeller.server.app.page import rendered_page
from ratskeller.server.lobby.routes import drawn
from ratskeller.server.settings import BadSetting, Settings

from .places import fresh
from .proxying import Proxy
from .serving import Guest, Server, received

PREFIX = "/games/ratskeller"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows that it is a folder."""
    server = Server(fresh(tmp_path_factory.mktemp("folder") / "tables.sqlite3"), prefix=PREFIX).start()
    yield server
    server.stop()


@pytest.fixture(params=["kept", "stripped"])
def proxy(request: pytest.FixtureRequest, folder: Server) -> Iterator[Proxy]:
    """A proxy before it, of either kind."""
    opened = Proxy(folder.port, PREFIX, strips=request.param == "stripped")
    yield opened
    opened.close()
    folder.farewell()


def guest_at(folder: Server, proxy: Proxy) -> Guest:
    folder.guests.append(Guest(proxy.url))
    return folder.guests[-1]


def test_a_game_is_played_and_heard_in_a_folder(folder: Server, proxy: Proxy) -> None:
    guest = guest_at(folder, proxy)
    (cookie,) = guest.http.cookies.jar
    assert cookie.path == f"{PREFIX}/", "the rest of the host does not get it"
    table = guest.open([{"kind": "me"}, {"kind": "hotseat"}])
    with guest.live(table) as socket:
        assert received(socket)["type"] != "error"
        answered = guest.answer(table, table["view"]["legal"][0])
        assert received(socket)["table"]["ply"] == answered["table"]["ply"]
    picture = guest.http.get(f"/api/tables/{table['id']}/qr").content
    assert picture == drawn(f"{proxy.url}/t/{table['id']}"), "cameras are led to the folder"
    assert proxy.strayed == []


def test_the_page_and_what_it_names_lie_in_the_folder(folder: Server, proxy: Proxy) -> None:
    guest = guest_at(folder, proxy)
    table = guest.open()
    page = guest.http.get(f"/t/{table['id']}")
    assert f'<html data-root="{PREFIX}"' in page.text
    reply = [
        *re.findall(r'(?:href|src)="(/[^"]*)"', page.text),
        *re.findall(r"<(/[^>]*)>", page.headers.get("link", "")),
    ]
    assert reply
    for address in reply:
        assert guest.http.get(proxy.origin + address).status_code == 200, address
    assert proxy.strayed == []
    # Here, too, the page itself and what is not there are told apart
    assert guest.http.get("/none.js").status_code == 404


@pytest.mark.parametrize("prefix", ["games", "/games/", "/", "//games", "/a b", "/api", "/t/x", "/../x\n"])
def test_a_prefix_that_collides_with_other_addresses_is_refused(prefix: str) -> None:
    with pytest.raises(BadSetting, match=r"^prefix: "):
        Settings.checked(prefix=prefix)


def test_links_in_emails_lead_into_the_folder() -> None:
    assert Settings.checked(site="https://example.org", prefix=PREFIX).address == f"https://example.org{PREFIX}"
    assert Settings.checked(prefix=PREFIX).address == "", "a server that does not know its site notifies nobody"


def test_what_the_page_names_elsewhere_stays_there() -> None:
    page = b'<html lang="en"><a href="https://other.test/x"></a><img src="/a.svg" /><link href="/b.css">'
    placed_there = b'<html data-root="/x" lang="en"><a href="https://other.test/x"></a><img src="/x/a.svg" /><link href="/x/b.css">'
    assert rendered_page(page, "/x", "") == placed_there
    assert rendered_page(page, "", "https://play.example.org") == page


def test_a_link_to_the_site_is_shown_elsewhere_with_a_picture_from_its_whole_address() -> None:
    page = (
        b'<html><meta property="og:image" content="/preview.png" /><meta name="title" content="/preview.png or so" />'
    )
    for prefix, address, begins in (
        ("", "", b""),
        ("/x", "", b"/x"),
        ("", "https://play.example.org", b"https://play.example.org"),
        ("/x", "https://example.org/x", b"https://example.org/x"),
    ):
        assert b'"og:image" content="%b/preview.png"' % begins in rendered_page(page, prefix, address)
        assert b'content="/preview.png or so"' in rendered_page(page, prefix, address)


def test_only_whole_names_of_folders_count(folder: Server) -> None:
    with httpx.Client(base_url=folder.url) as http:
        assert http.get(f"{PREFIX}/api/health").json()["status"] == "ok"
        assert http.get(f"{PREFIX}").status_code == 200
        assert http.get(f"{PREFIX}-more/api/health.json").status_code == 404
