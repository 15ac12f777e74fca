"""Boards in frames of other sites: who may show them, and what they show."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from ratskeller.server.http.origins import is_among
from ratskeller.server.settings import BadSetting, Settings

from .places import fresh
from .serving import Guest, Server
from .test_table_access import PASSWORD, SEATS, finished

BLOG = "blog.example.org"
RECORD = Path(__file__).parents[1] / "records" / "rattus-base-2-online.json"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server whose boards the blog may show."""
    running = Server(fresh(tmp_path_factory.mktemp("embed") / "tables.sqlite3"), embed_hosts=BLOG).start()
    yield running
    running.stop()


def ask(server: Server, path: str, **headers: str) -> httpx.Response:
    return httpx.get(server.url + path, headers=headers, timeout=30)


def shown(page: httpx.Response) -> Any:
    """The replay that a page holds."""
    assert page.status_code == 200, page.text
    found = re.search(r'<script type="application/json" id="replay"[^>]*>(.*?)</script>', page.text, re.DOTALL)
    assert found
    return json.loads(found[1])


def test_a_public_table_shows_what_a_spectator_sees(site: Server) -> None:
    host = site.guest()
    table = host.post("/api/tables", game="rattus", seats=SEATS, way="public")
    replay = shown(ask(site, f"/embed/{table['id']}"))
    assert replay["first"] == site.guest().table(table)["view"]
    assert replay["first"]["viewer"] is None
    assert replay["changes"] == []


def test_everybody_gets_what_a_stranger_gets_and_no_cookie(site: Server) -> None:
    host = site.guest()
    table = host.post("/api/tables", game="rattus", seats=SEATS, way="public")
    page = host.http.get(f"/embed/{table['id']}")
    assert shown(page)["first"]["viewer"] is None
    assert "set-cookie" not in page.headers
    assert page.text == ask(site, f"/embed/{table['id']}").text


def test_a_table_that_goes_on_is_shown_only_if_it_is_public(site: Server) -> None:
    host = site.guest()
    for door in ({}, {"way": "password", "password": PASSWORD}, {"way": "public", "spectators": False}):
        table = host.post("/api/tables", game="rattus", seats=SEATS, **door)
        refused = host.http.get(f"/embed/{table['id']}")
        assert refused.status_code == 403
        assert 'id="replay"' not in refused.text
    assert ask(site, "/embed/0123456789abcdef").status_code == 404


def test_a_finished_game_shows_every_moment_to_those_who_may_see_it(site: Server) -> None:
    host, player = site.guest(), site.guest()
    table = finished(host, player)
    replay = shown(ask(site, f"/embed/{table['id']}"))
    assert len(replay["changes"]) == table["view"]["length"]
    assert replay["names"][2] == "Carl"
    locked = finished(host, player, way="password", password=PASSWORD)
    assert ask(site, f"/embed/{locked['id']}").status_code == 403


def test_a_record_in_the_address_is_replayed(site: Server) -> None:
    text = RECORD.read_text(encoding="utf-8")
    record = json.loads(text) | {"names": ["</script><b>Ann", None]}
    page = httpx.get(f"{site.url}/embed/record", params={"record": json.dumps(record)}, timeout=30)
    replay = shown(page)
    assert replay["names"] == record["names"]
    assert len(replay["changes"]) == sum(line.count(";") + 1 for line in record["answers"])
    assert "<b>Ann" not in page.text
    options = record["options"] | {"board": __file__}
    for sent, reason in (({}, "must be the name of a game"), (record | {"options": options}, "a file of this machine")):
        wrong = httpx.get(f"{site.url}/embed/record", params={"record": json.dumps(sent)})
        assert wrong.status_code == 422
        assert reason in wrong.text


def test_only_the_hosts_in_the_settings_may_frame_boards_and_nobody_the_rest(site: Server) -> None:
    table = site.guest().post("/api/tables", game="rattus", seats=SEATS, way="public")
    for path in (f"/embed/{table['id']}", "/embed/unknown", "/embed/record"):
        policy = ask(site, path).headers["content-security-policy"]
        assert policy.endswith(f"frame-ancestors {BLOG}")
        assert policy.startswith("default-src 'none'; script-src 'self';")
    for path in ("/", f"/t/{table['id']}", "/api/me", "/embedded", "/board/page.js"):
        assert "frame-ancestors 'none'" in ask(site, path).headers["content-security-policy"]


def test_only_pages_on_those_hosts_may_load_the_script_of_the_board(site: Server) -> None:
    allowed = "access-control-allow-origin"
    assert ask(site, "/board/rattus.js", Origin=f"https://{BLOG}").headers[allowed] == f"https://{BLOG}"
    for origin in (f"https://{BLOG.upper()}", f"https://{BLOG}:443", f"http://{BLOG}:80"):
        assert ask(site, "/board/rattus.js", Origin=origin).headers[allowed] == origin
    for origin in ("https://example.org", f"https://{BLOG}.evil.example", f"https://{BLOG}:8443", "null"):
        assert allowed not in ask(site, "/board/rattus.js", Origin=origin).headers
    assert allowed not in ask(site, "/", Origin=f"https://{BLOG}").headers


def test_without_hosts_in_the_settings_nothing_is_embedded(server: Server, guest: Guest) -> None:
    table = guest.post("/api/tables", game="rattus", seats=SEATS, way="public")
    refused = ask(server, f"/embed/{table['id']}", Origin=f"https://{BLOG}")
    assert refused.status_code == 404
    assert "frame-ancestors 'none'" in refused.headers["content-security-policy"]
    script = ask(server, "/board/rattus.js", Origin=f"https://{BLOG}")
    assert "access-control-allow-origin" not in script.headers


def test_frames_ask_only_for_reading(site: Server) -> None:
    assert httpx.post(f"{site.url}/embed/record", json={}).status_code == 405


def test_an_asterisk_stands_for_hosts_below_a_host_and_not_for_similar_ones() -> None:
    origins = ("blog.example.org", "a.blog.example.org", "example.org", "evilexample.org", "example.org.evil.example")
    found = [is_among(f"https://{host}".encode(), ["*.example.org"]) for host in origins]
    assert found == [True, True, False, False, False]


@pytest.mark.parametrize("host", ["https://example.org", "example.org/blog", "example.org; script-src *", "*", "a b"])
def test_what_is_no_host_is_refused(host: str) -> None:
    with pytest.raises(BadSetting, match="embed_hosts"):
        Settings.checked(embed_hosts=(host,))


def test_hosts_may_have_a_port_or_stand_for_those_below_them() -> None:
    hosts = ("blog.example.org", "*.example.org", "127.0.0.1:8001")
    assert Settings.checked(embed_hosts=hosts).embed_hosts == hosts


def test_the_language_is_asked_for_or_the_browser_s(site: Server) -> None:
    table = site.guest().post("/api/tables", game="rattus", seats=SEATS, way="public")
    path = f"/embed/{table['id']}"
    assert '<html lang="de">' in ask(site, path, **{"Accept-Language": "de-AT, en"}).text
    assert '<html lang="nl">' in ask(site, f"{path}?lang=nl", **{"Accept-Language": "de-AT, en"}).text
