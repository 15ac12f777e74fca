"""Sessions: cookies of several servers on one host and of former versions, and links to another browser."""

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from ratskeller.server.accounts.crypto import token_hash
from ratskeller.server.accounts.session_queries import MOST_SESSIONS

from .places import all_rows, connected, fresh
from .serving import Guest, Server, received, served

HTTPS = {"X-Forwarded-Proto": "https"}
TABLE = {"game": "rattus", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
LONG_AGO = "2026-01-01T00:00:00.000Z"


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for this file."""
    yield from served(tmp_path_factory.mktemp("sessions"))


@pytest.fixture
def window() -> Iterator[httpx.Client]:
    """A browser: its cookies go to every port of a machine."""
    with httpx.Client() as window:
        yield window


def me(window: httpx.Client, server: Server) -> Any:
    return window.get(f"{server.url}/api/me").json()


def change(server: Server, sql: str, *values: str) -> None:
    with closing(connected(server.database)) as database:
        assert database.execute(sql, values).rowcount == 1


@pytest.fixture
def two(start: Callable[..., Server], tmp_path: Path) -> tuple[Server, Server]:
    """Two servers on one machine, each with a database of its own."""
    with closing(connected(fresh(tmp_path / "other.sqlite3"))) as database:
        # Databases that are copies of one are called alike
        database.execute("UPDATE server SET id = '0123abcd'")
    return start(), start("other.sqlite3")


@pytest.mark.late
def test_two_servers_on_one_host_do_not_sign_out_each_other_s_guests(
    two: tuple[Server, Server], window: httpx.Client
) -> None:
    first, second = (me(window, server) for server in two)
    assert first["id"] != second["id"]
    assert [me(window, server) for server in two] == [first, second]
    assert len(window.cookies) == 2


@pytest.mark.late
def test_a_guest_of_a_former_version_gets_the_new_cookie(two: tuple[Server, Server], window: httpx.Client) -> None:
    server, other = two
    token = "a-token-of-those-days-that-is-long-enough"
    guest = server.guest()
    change(server, "UPDATE sessions SET token_hash = ? WHERE guest_id = ?", token_hash(token), guest.me["id"])
    window.cookies.set("ratskeller_session", token, domain="127.0.0.1")
    # It is no guest of the other server, which leaves it where it is
    assert me(window, other)["id"] != guest.me["id"]
    assert window.cookies["ratskeller_session"] == token
    # Every request takes it, and the next look at oneself changes its name
    assert window.get(f"{server.url}/api/tables").status_code == 200
    assert me(window, server) == guest.me
    assert "ratskeller_session" not in window.cookies
    assert token in window.cookies.values()
    assert me(window, server) == guest.me


def test_over_https_no_other_host_can_set_the_cookie(server: Server) -> None:
    with httpx.Client(base_url=server.url, headers=HTTPS) as client:
        set_cookie = client.get("/api/me").headers["set-cookie"]
    name = set_cookie.partition("=")[0]
    assert name.startswith("__Host-ratskeller_")
    assert "Secure" in set_cookie
    assert "Path=/" in set_cookie
    assert "Domain" not in set_cookie


def test_a_server_that_switches_to_https_keeps_its_guests(server: Server) -> None:
    guest = server.guest()
    (token,) = guest.http.cookies.values()
    answer = guest.http.get("/api/me", headers=HTTPS)
    assert answer.json() == guest.me
    new, old = answer.headers.get_list("set-cookie")
    assert new.startswith("__Host-ratskeller_")
    assert token in new
    assert "Max-Age=0" in old


@pytest.mark.parametrize("scheme", ["http", "https", "HTTPS, http", None])
def test_a_socket_finds_the_session_whatever_a_proxy_says_of_its_scheme(server: Server, scheme: str | None) -> None:
    with httpx.Client(base_url=server.url, headers=HTTPS) as client:
        cookie = client.get("/api/me").headers["set-cookie"].partition(";")[0]
        table = client.post("/api/tables", json=TABLE, headers={"Cookie": cookie}).json()
    headers = {"Cookie": cookie} | ({} if scheme is None else {"X-Forwarded-Proto": scheme})
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table['id']}/live"
    with connect(address, additional_headers=headers) as live:
        assert received(live)["type"] == "entries"
    # Nor does a request without the header end it, or take its protection
    answer = httpx.get(f"{server.url}/api/me", headers=headers)
    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers


def test_lists_and_capitals_of_a_proxy_make_cookies_secure(server: Server) -> None:
    for written in ("HTTPS", "https, http", "https,http"):
        answer = httpx.get(f"{server.url}/api/me", headers={"X-Forwarded-Proto": written})
        assert "Secure" in answer.headers["set-cookie"]
        assert "strict-transport-security" in answer.headers


@pytest.mark.late
def test_a_used_cookie_is_renewed_once_a_day(start: Callable[..., Server]) -> None:
    server = start()
    guest = server.guest()
    cookies = dict(guest.http.cookies)
    assert "set-cookie" not in guest.http.get("/api/me").headers
    server.stop()
    change(server, "UPDATE sessions SET seen = ?", LONG_AGO)
    server.start()
    guest = server.guest()
    guest.http.cookies.clear()
    guest.http.cookies.update(cookies)
    renewed = guest.http.get("/api/me").headers["set-cookie"]
    assert [renewed.partition("=")[0]] == list(cookies)
    assert "Max-Age=34560000" in renewed
    assert "set-cookie" not in guest.http.get("/api/me").headers
    with closing(connected(server.database)) as database:
        assert (LONG_AGO,) not in database.execute("SELECT seen FROM sessions").fetchall()


def link_of(guest: Guest) -> str:
    code: str = guest.post("/api/me/link")["code"]
    return code


def test_a_link_opens_the_seats_in_another_browser(server: Server) -> None:
    guest, other = server.guest(), server.guest()
    table = guest.open([{"kind": "me"}, {"kind": "hotseat"}])
    code = link_of(guest)
    assert other.table(table)["mine"] == []
    assert other.post("/api/me/return", code=code) == guest.me
    assert other.get("/api/me") == guest.me
    assert other.table(table)["mine"] == [0, 1]
    # Both browsers are the same guest from now on
    assert guest.get("/api/me") == guest.me
    assert guest.http.patch("/api/me", json={"name": "Anna"}).status_code == 200
    assert other.get("/api/me")["name"] == "Anna"
    # and the link leads there again, as long as there is no newer one
    assert server.guest().post("/api/me/return", code=code)["id"] == guest.me["id"]


def test_only_the_newest_link_is_valid_and_only_its_hash_is_stored(server: Server) -> None:
    guest, other = server.guest(), server.guest()
    old, new = link_of(guest), link_of(guest)
    assert other.refused("/api/me/return", 404, code=old)["code"] == "unknown-link"
    assert other.get("/api/me") == other.me
    dump = all_rows(server.database)
    assert new not in dump
    assert token_hash(new) in dump


def test_making_a_link_needs_a_guest_and_using_one_does_not(server: Server) -> None:
    with httpx.Client(base_url=server.url) as stranger:
        assert stranger.post("/api/me/link", json={}).json()["code"] == "no-session"
        guest = server.guest()
        assert stranger.post("/api/me/return", json={"code": link_of(guest)}).json() == guest.me
        assert stranger.get("/api/me").json() == guest.me


@pytest.mark.late
def test_a_guest_has_a_limited_number_of_sessions(start: Callable[..., Server]) -> None:
    server = start()
    guest = server.guest()
    code = link_of(guest)
    late = [server.guest() for _ in range(MOST_SESSIONS)]
    with closing(connected(server.database)) as database:
        for number in range(MOST_SESSIONS):
            row = (f"hash {number}", guest.me["id"], f"2026-01-02T00:00:{number:02}.000Z")
            database.execute("INSERT INTO sessions VALUES (?, ?, ?)", row)
    assert late[0].post("/api/me/return", code=code) == guest.me
    with closing(connected(server.database)) as database:
        sessions = "SELECT COUNT(*) FROM sessions WHERE guest_id = ?"
        assert database.execute(sessions, (guest.me["id"],)).fetchone() == (MOST_SESSIONS,)
    # The ones in use are not those that gave way
    assert guest.get("/api/me") == late[0].get("/api/me") == guest.me


def test_links_are_limited(start: Callable[..., Server]) -> None:
    guest = start().guest()
    answers = [guest.http.post("/api/me/return", json={"code": "x" * 43}) for _ in range(21)]
    assert [answer.status_code for answer in answers] == [404] * 20 + [429]
    assert answers[-1].json()["code"] == "too-many-links"
    assert guest.http.post("/api/me/link", json={}).status_code == 429
