"""What is refused: a status, a code, a sentence, and a stream that is as it was."""

import json
from collections.abc import Iterator
from contextlib import closing, contextmanager
from math import ceil
from pathlib import Path
from typing import Any

import httpx
import pytest

from .places import connected
from .raw import cookies_of, everything, handshake, head, line_to
from .serving import Guest, Server

HOTSEAT = [{"kind": "me"}, {"kind": "hotseat"}]


@contextmanager
def unchanged(guest: Guest, table: Any) -> Iterator[None]:
    """Nothing of the table changes."""
    before = (guest.table(table), guest.log(table))
    yield
    assert (guest.table(table), guest.log(table)) == before


def raw(guest: Guest, table: Any, content: bytes, **headers: str) -> httpx.Response:
    headers = {"Content-Type": "application/json"} | {name.replace("_", "-"): text for name, text in headers.items()}
    return guest.http.post(f"/api/tables/{table['id']}/answers", content=content, headers=headers)


def checked(response: httpx.Response, status: int, code: str) -> Any:
    body = response.json()
    assert (response.status_code, body["code"]) == (status, code), body
    assert set(body) == {"code", "message", "detail"}
    assert len(body["message"]) > 10
    return body


def test_the_log_of_a_game_that_the_server_no_longer_has_is_refused(server: Server) -> None:
    guest = server.guest()
    table = guest.open(HOTSEAT)
    guest.answer(table, table["view"]["legal"][0])
    with closing(connected(server.database)) as database:
        database.execute("UPDATE tables SET game = 'apples' WHERE id = ?", (table["id"],))
    checked(guest.http.get(f"/api/tables/{table['id']}/log"), 409, "unknown-game")


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"ply": 0}, 409, "stale-ply"),
        ({"ply": 99}, 409, "stale-ply"),
        ({"seat": 1}, 409, "not-your-turn"),
        ({"seat": 7}, 403, "wrong-seat"),
        ({"answer": "take crown"}, 422, "illegal-answer"),
        ({"answer": "gallia; polonia"}, 422, "illegal-answer"),
        ({"answer": " ; "}, 422, "illegal-answer"),
        ({"answer": "\u0000"}, 422, "illegal-answer"),
    ],
)
def test_an_answer_that_does_not_fit_is_refused(guest: Guest, body: dict[str, Any], status: int, code: str) -> None:
    table = guest.open(HOTSEAT)
    with unchanged(guest, table):
        content = {"ply": table["ply"], "seat": 0, "answer": "gallia"} | body
        checked(raw(guest, table, json.dumps(content).encode()), status, code)


@pytest.mark.parametrize(
    ("content", "named"),
    [
        (b"", ""),
        (b"{", ""),
        (b"\xff\xfe", ""),
        (b"[]", ""),
        (b"null", ""),
        (b'"text"', ""),
        (b"[" * 5000, ""),
        (b'{"ply": 1, "seat": 0}', "answer"),
        (b'{"ply": "1", "seat": 0, "answer": "gallia"}', "ply"),
        (b'{"ply": 1.5, "seat": 0, "answer": "gallia"}', "ply"),
        (b'{"ply": -1, "seat": 0, "answer": "gallia"}', "ply"),
        (b'{"ply": 1, "seat": true, "answer": "gallia"}', "seat"),
        (b'{"ply": 1, "seat": 0, "answer": ""}', "answer"),
        (b'{"ply": 1, "seat": 0, "answer": null}', "answer"),
        (b'{"ply": 1, "seat": 0, "answer": "gallia", "face": "3 A"}', "face"),
        (b'{"ply": 1, "seat": 0, "answer": "' + b"x" * 201 + b'"}', "answer"),
        (b'{"ply": 1' + b"0" * 400 + b', "seat": 0, "answer": "gallia"}', ""),
    ],
)
def test_a_malformed_body_is_refused_and_the_field_is_named(guest: Guest, content: bytes, named: str) -> None:
    table = guest.open(HOTSEAT)
    with unchanged(guest, table):
        body = checked(raw(guest, table, content), 400, "bad-request")
    assert named in body["message"]


def test_an_oversized_body_is_refused(guest: Guest) -> None:
    table = guest.open(HOTSEAT)
    with unchanged(guest, table):
        checked(raw(guest, table, b" " * 20_000), 413, "too-large")

        def drip() -> Iterator[bytes]:
            for _ in range(20):
                yield b" " * 1000

        path = f"/api/tables/{table['id']}/answers"
        streamed = guest.http.post(path, content=drip(), headers={"Content-Type": "application/json"})
        checked(streamed, 413, "too-large")


def test_whatever_changes_something_has_a_body_of_json() -> None:
    described = json.loads((Path(__file__).parents[2] / "web" / "openapi.json").read_text(encoding="utf-8"))
    # What is deleted stands in the address, and no form of another site can ask for that
    bodiless = ("get", "delete")
    every = [it for path in described["paths"].values() for method, it in path.items() if method not in bodiless]
    # An email program sends what RFC 8058 says, and no cookie with it
    writing = [it for it in every if it["operationId"] != "stopMails"]
    assert len(writing) >= 5
    assert all(list(it["requestBody"]["content"]) == ["application/json"] for it in writing)


def test_a_body_that_is_not_json_is_refused(guest: Guest) -> None:
    table = guest.open(HOTSEAT)
    with unchanged(guest, table):
        checked(raw(guest, table, b"ply=1&seat=0&answer=gallia", Content_Type="text/plain"), 415, "not-json")


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
        {"Origin": "http://["},
        {"Sec_Fetch_Site": "cross-site"},
        {"Sec_Fetch_Site": "same-site"},
    ],
)
def test_what_another_site_sends_is_refused(guest: Guest, headers: dict[str, str]) -> None:
    table = guest.open(HOTSEAT)
    content = json.dumps({"ply": table["ply"], "seat": 0, "answer": "gallia"}).encode()
    with unchanged(guest, table):
        checked(raw(guest, table, content, **headers), 403, "cross-site")
    assert raw(guest, table, content, Origin=guest.url, Sec_Fetch_Site="same-origin").status_code == 201


def test_without_a_session_nothing_is_answered(server: Server, guest: Guest) -> None:
    table = guest.open(HOTSEAT)
    for cookies in ({}, {"ratskeller_session": "x" * 43}, {"ratskeller_session": "x" * 5000}):
        with httpx.Client(base_url=server.url, cookies=cookies) as stranger:
            for path in ("", "/log", "/record"):
                checked(stranger.get(f"/api/tables/{table['id']}{path}"), 401, "no-session")
            checked(stranger.get("/api/tables"), 401, "no-session")
            checked(stranger.post("/api/tables", json={"game": "rattus", "seats": HOTSEAT}), 401, "no-session")
            checked(stranger.patch("/api/me", json={"name": "X"}), 401, "no-session")


def test_another_guest_can_not_answer(server: Server, guest: Guest) -> None:
    table, other = guest.open([{"kind": "me"}, {"kind": "open"}]), server.guest()
    body = {"ply": table["ply"], "seat": 0, "answer": "gallia"}
    with unchanged(guest, table):
        for seat in (0, 1):
            assert (
                other.refused(f"/api/tables/{table['id']}/answers", 403, **body | {"seat": seat})["code"]
                == "wrong-seat"
            )
        undo = {"ply": table["ply"], "seat": 0, "to": 0}
        assert other.refused(f"/api/tables/{table['id']}/undo", 403, **undo)["code"] == "wrong-seat"


def test_unknown_tables_and_addresses(guest: Guest) -> None:
    for table_id in ("nothing", "x" * 300, "%00", "'"):
        path = f"/api/tables/{table_id}"
        checked(guest.http.get(path), 404, "unknown-table")
        checked(guest.http.get(f"{path}/log"), 404, "unknown-table")
        checked(guest.http.post(f"{path}/answers", json={"ply": 0, "seat": 0, "answer": "x"}), 404, "unknown-table")
        checked(guest.http.post(f"{path}/join", json={"seat": 0}), 404, "unknown-table")
    checked(guest.http.get("/api/nothing"), 404, "not-found")
    checked(guest.http.get("/api"), 404, "not-found")
    for method, path in (("TRACE", "/api/me"), ("PUT", "/api/me"), ("DELETE", "/api/me"), ("POST", "/api/games")):
        checked(guest.http.request(method, path), 405, "method-not-allowed")
    checked(guest.http.post("/index.html", json={}), 405, "method-not-allowed")


@pytest.mark.parametrize(
    ("body", "code", "named"),
    [
        ({"game": "chess"}, "unknown-game", "chess"),
        ({"options": {"colour": "red"}}, "bad-option", "colour"),
        ({"options": {"board": "x.toml"}}, "bad-option", "board"),
        ({"options": {"tokens": "x.toml"}}, "bad-option", "tokens"),
        ({"options": {"cards": "none"}}, "bad-option", "cards"),
        ({"options": {"players": 3}}, "bad-seats", "3 players"),
        ({"options": {"players": 9}}, "bad-option", "players"),
        ({"seats": HOTSEAT[:1]}, "bad-option", "players"),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, "bad-seats", "hotseat"),
        ({"seats": [{"kind": "bot", "bot": "random"}] * 2}, "bad-seats", "person"),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, "bad-seats", "seats[1].bot"),
        ({"seats": [{"kind": "me", "bot": "random"}, {"kind": "open"}]}, "bad-seats", "seats[0].bot"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]}, "unknown-bot", "hal"),
        ({"seats": [{"kind": "me"}, {"kind": "hotseat", "name": "a\u0000b"}]}, "bad-seats", "seats[1].name"),
        ({"seats": [{"kind": "me"}, {"kind": "hotseat", "name": "\u202eB"}]}, "bad-seats", "seats[1].name"),
        ({"seats": [{"kind": "me"}, {"kind": "hotseat", "name": " \u2003 "}]}, "bad-seats", "seats[1].name"),
    ],
)
def test_a_table_that_can_not_be_is_not_opened(guest: Guest, body: dict[str, Any], code: str, named: str) -> None:
    content = {"game": "rattus", "seats": HOTSEAT} | body
    problem = checked(guest.http.post("/api/tables", json=content), 422, code)
    assert named in problem["message"]
    assert guest.get("/api/tables")["tables"] == []


def test_queries_are_checked(guest: Guest) -> None:
    table = guest.open(HOTSEAT)
    body = checked(guest.http.get(f"/api/tables/{table['id']}?seat=red"), 400, "bad-request")
    assert "seat" in body["message"]
    checked(guest.http.get(f"/api/tables/{table['id']}/log?since=9999999999999999999999"), 400, "bad-request")


def test_names_are_checked(guest: Guest) -> None:
    for name in ("", " ", "x" * 41, "a\u0000b", "\u202e", 5, None):
        checked(guest.http.patch("/api/me", json={"name": name}), 400, "bad-request")


def test_names_at_one_screen_are_written_as_those_of_guests(guest: Guest) -> None:
    table = guest.open([{"kind": "hotseat", "name": "  Änne \t O'Rat "}, {"kind": "hotseat"}])
    assert [seat["name"] for seat in table["seats"]] == ["Änne O'Rat", "Player 2"]


def test_some_requests_at_once_need_not_wait(start: Any) -> None:
    guest = start(rate=2).guest()
    answers = [guest.http.get("/api/me") for _ in range(10)]
    assert {answer.status_code for answer in answers} == {200}


SELDOM = 0.01
"""One request, and the next one much later than any test takes: for a session after 100 seconds, for an address after 12."""


def from_elsewhere(number: int) -> dict[str, str]:
    """The header of a proxy that asks for an address of its own, so that addresses limit nothing."""
    return {"X-Forwarded-For": f"192.0.2.{number}"}


def test_other_cookies_beside_the_own_do_not_help(start: Any) -> None:
    server = start(rate=SELDOM)
    ((name, token),) = server.guest().http.cookies.items()
    decoys = (
        "x{name}={i}; {name}={token}",
        "{name}={token}; ratskeller_session={i}",
        "ratskeller_{i:08x}={i}; {name}={token}",
    )
    cookies = [decoy.format(name=name, token=token, i=i) for i, decoy in enumerate(decoys * 2)]
    with httpx.Client(base_url=server.url) as one:
        codes = [
            one.get("/api/games", headers={"Cookie": text} | from_elsewhere(i)).status_code
            for i, text in enumerate(cookies)
        ]
    assert codes == [200, *[429] * (len(cookies) - 1)]


def test_inventing_sessions_does_not_help(start: Any) -> None:
    with httpx.Client(base_url=start(rate=SELDOM).url) as many:
        codes = [many.get("/api/games", headers={"Cookie": f"ratskeller_session={i}"}).status_code for i in range(3)]
    assert codes == [200, 429, 429]


def test_an_address_may_ask_for_a_whole_household(start: Any) -> None:
    with httpx.Client(base_url=start(rate=1).url) as many:
        codes = [many.get("/api/games", headers={"Cookie": f"ratskeller_session={i}"}).status_code for i in range(40)]
    assert set(codes) == {200}


@pytest.mark.parametrize("rate", [0.1, 0.5])
def test_everybody_learns_how_long_to_wait(start: Any, rate: float) -> None:
    guest = start(rate=rate).guest()
    while (refused := guest.http.get("/api/me")).status_code == 200:
        pass
    seconds = checked(refused, 429, "too-many")["detail"]["seconds"]
    assert refused.headers["retry-after"] == str(seconds)
    assert f"{seconds} s" in refused.json()["message"]
    assert 1 <= seconds <= ceil(1 / rate)


def test_files_count_as_well(start: Any) -> None:
    with httpx.Client(base_url=start(rate=SELDOM).url) as client:
        codes = [client.get("/").status_code for _ in range(2)]
    assert codes == [200, 429]


@pytest.mark.parametrize("written", ["x{0}={1}; {0}={2}", "{0}={2}; x{0}={1}", "{0}x={1}; {0}={2}"])
def test_a_cookie_of_a_like_name_is_another_one(start: Any, written: str) -> None:
    guest = start(rate=SELDOM).guest()
    [(name, token)] = guest.http.cookies.items()
    guest.http.cookies.clear()
    codes = []
    for other in range(3):
        cookie = written.format(name, f"{other}" * 43, token)
        headers = {"Cookie": cookie} | from_elsewhere(other)
        codes.append(guest.http.get("/api/tables", headers=headers).status_code)
    assert codes == [200, 429, 429]


def test_addresses_of_one_network_count_together(start: Any) -> None:
    addresses = ("2001:db8:7:1::1", "2001:db8:7:1::2", "2001:db8:7:2::1", "::ffff:192.0.2.1", "192.0.2.1")
    with httpx.Client(base_url=start(rate=SELDOM).url) as many:
        codes = [many.get("/api/games", headers={"X-Forwarded-For": address}).status_code for address in addresses]
    assert codes == [200, 429, 200, 200, 429]


@pytest.mark.parametrize("host", ["elsewhere.example", "localhost.elsewhere.example", "192.0.2.7", "[2001:db8::1]", ""])
def test_a_server_asked_by_a_name_that_is_not_its_own_refuses(server: Server, guest: Guest, host: str) -> None:
    table = guest.open(HOTSEAT)
    for path in ("/", "/api/games", f"/api/tables/{table['id']}"):
        problem = checked(guest.http.get(path, headers={"Host": host}), 421, "unknown-host")
        assert f"--allow-host {host.strip('[]')}" in problem["message"]
    content = json.dumps({"ply": table["ply"], "seat": 0, "answer": "gallia"}).encode()
    with unchanged(guest, table):
        # A page whose name points to this machine asks as if it came from here
        checked(raw(guest, table, content, Host=host, Origin=f"http://{host}"), 421, "unknown-host")
    with line_to(server) as line:
        line.sendall(handshake(server, guest, table, Host=host, Origin=f"http://{host}"))
        assert everything(line).startswith(b"HTTP/1.1 421 ")


def test_a_server_knows_its_names(start: Any) -> None:
    server = start(allow_host="Play.Example.org")
    known = ["localhost", "LOCALHOST:9", "127.0.0.1:80", "[::1]:8000", "play.example.org", "play.example.org.:443"]
    with httpx.Client(base_url=server.url) as client:
        assert [client.get("/api/games", headers={"Host": host}).status_code for host in known] == [200] * len(known)


def test_a_server_on_all_addresses_knows_them_all_but_no_names(start: Any) -> None:
    server = start(host="0.0.0.0")
    with httpx.Client(base_url=server.url) as client:
        for host in ("192.0.2.7", "192.0.2.7:8000", "[2001:db8::1]"):
            assert client.get("/api/games", headers={"Host": host}).status_code == 200
        checked(client.get("/api/games", headers={"Host": "elsewhere.example"}), 421, "unknown-host")


@pytest.mark.late
def test_somebody_who_leaves_in_the_middle_of_a_body_is_no_error(start: Any) -> None:
    server: Server = start()
    guest = server.guest()
    table = guest.open(HOTSEAT)
    sent = {"Content_Type": "application/json", "Content_Length": "100", "Cookie": cookies_of(guest)}
    with unchanged(guest, table), line_to(server) as line:
        line.sendall(head(server, "POST", f"/api/tables/{table['id']}/answers", **sent) + b'{"ply"')
    for content in (b'{"name": "\xff"}', b'\xff\xfe{"name": "x"}', b'{"name": "\xed\xa0\x80"}'):
        headers = {"Content-Type": "application/json"}
        checked(guest.http.patch("/api/me", content=content, headers=headers), 400, "bad-request")
    guest.http.get("/api/tables/%ff%fe?seat=%ff")
    guest.http.get("/%ff")
    server.stop()
    assert server.complaints() == []


def test_what_stands_twice_in_a_query_is_refused(guest: Guest) -> None:
    table = guest.open(HOTSEAT)
    twice = guest.http.get(f"/api/tables/{table['id']}/odds?seat=0&at=0&seat=1")
    assert checked(twice, 400, "bad-request")["detail"] == {"field": "seat"}


@pytest.mark.parametrize("seat", [-311645895, -1, 2, 10**9])
def test_a_seat_that_is_not_there_can_t_be_cleared(guest: Guest, seat: int) -> None:
    table = guest.open(HOTSEAT)
    checked(guest.http.post(f"/api/tables/{table['id']}/seats/{seat}/clear", json={}), 403, "wrong-seat")
