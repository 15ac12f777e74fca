"""Whose pages may act here: one comparison of origins, for requests and for sockets, with and without a proxy in front."""

from typing import Any

import pytest

from .places import fresh
from .raw import cookies_of, everything, handshake, head, line_to
from .serving import Server

HOTSEAT = [{"kind": "me"}, {"kind": "hotseat"}]
SITE = "https://play.example.org:8443"
SAME = [
    ("http://localhost:8000", "localhost:8000", "http"),
    ("https://localhost", "localhost:443", "https"),
    ("https://localhost:443", "localhost", "https"),
    ("http://localhost", "localhost:80", "http"),
    ("https://localhost", "LOCALHOST", "https"),
    ("https://LocalHost", "localhost.", "https"),
    ("http://[::1]:8000", "[0:0:0:0:0:0:0:1]:8000", "http"),
    ("http://[::1]", "[::1]:80", "http"),
    # A proxy that ends TLS and does not say so
    ("https://localhost", "localhost", "http"),
    ("https://localhost", "localhost:443", "http"),
    # A proxy that drops the port: the site counts
    (SITE, "play.example.org", "https"),
    (SITE.upper().replace("HTTPS", "https"), "play.example.org", "http"),
]
OTHERS = [
    ("null", "localhost", "http"),
    ("", "localhost", "http"),
    ("http://[", "localhost", "http"),
    ("https://elsewhere.example", "localhost", "https"),
    ("https://localhost:8443", "localhost", "https"),
    ("http://localhost:443", "localhost", "http"),
    ("https://localhost", "localhost:80", "https"),
    # Somebody in between can change an unencrypted page
    ("http://localhost", "localhost", "https"),
    ("http://play.example.org:8443", "play.example.org:8443", "https"),
    ("https://play.example.org:8444", "play.example.org", "https"),
    ("https://localhost@elsewhere.example", "localhost", "https"),
    ("https://elsewhere.example@localhost", "localhost", "https"),
    ("file://localhost", "localhost", "http"),
]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Any:
    server = Server(
        fresh(tmp_path_factory.mktemp("site") / "tables.sqlite3"), site=SITE, allow_host="play.example.org"
    ).start()
    yield server
    server.stop()


@pytest.mark.parametrize(
    ("origin", "host", "scheme", "is_same"), [(*it, True) for it in SAME] + [(*it, False) for it in OTHERS]
)
def test_requests_and_sockets_are_accepted_from_the_same_origin_only(
    site: Server, origin: str, host: str, scheme: str, is_same: bool
) -> None:
    guest = site.guest()
    table = guest.open(HOTSEAT)
    headers = {"Host": host, "Origin": origin, "X_Forwarded_Proto": scheme, "Connection": "close"}
    with line_to(site) as line:
        wanted = {"Cookie": cookies_of(guest), "Content_Type": "application/json", "Content_Length": "2"}
        line.sendall(head(site, "POST", "/api/me/link", **headers, **wanted) + b"{}")
        assert everything(line).startswith(b"HTTP/1.1 201 " if is_same else b"HTTP/1.1 403 ")
    with line_to(site) as line:
        line.sendall(handshake(site, guest, table, **(headers | {"Connection": "Upgrade"})))
        assert line.recv(13) == (b"HTTP/1.1 101 " if is_same else b"HTTP/1.1 403 ")


def test_a_refusal_logs_what_was_compared(start: Any) -> None:
    server: Server = start()
    guest = server.guest()
    origin, host = "https://play.example.org:8443", f"localhost:{server.port}"
    refused = guest.http.post("/api/me/link", json={}, headers={"Origin": origin, "Host": host})
    assert refused.json()["detail"] == {"origin": origin, "host": host}
    server.stop()
    [line] = [it for it in server.logged("ratskeller.requests") if "another site" in it.get("message", "")]
    assert (line["origin"], line["host"]) == (origin, host)
