"""Requests as RFC 9112 has them, and nothing that a proxy in front could read in another way."""

import pytest

from .raw import everything, handshake, head, line_to
from .serving import Guest, Server

BODY = b'{"name":"Anna"}'
HEAD = b"Host: HOST\r\nContent-Type: application/json\r\n"
POST = b"POST /api/nothing HTTP/1.1\r\n" + HEAD
CHUNKS = b"f\r\n" + BODY + b"\r\n0\r\n"
GET = b"GET /api/health HTTP/1.1\r\n"


@pytest.mark.parametrize(
    ("request_bytes", "status"),
    [
        pytest.param(POST + b"Content-Length: 15\r\n\r\n" + BODY, 404, id="one length"),
        pytest.param(POST + b"Transfer-Encoding: chunked\r\n\r\n" + CHUNKS + b"\r\n", 404, id="chunks"),
        pytest.param(
            POST + b"Content-Length: 15\r\nTransfer-Encoding: chunked\r\n\r\n" + CHUNKS + b"\r\n",
            400,
            id="a length and chunks (6.1)",
        ),
        pytest.param(
            POST.replace(b"1.1", b"1.0") + b"Transfer-Encoding: chunked\r\n\r\n" + CHUNKS + b"\r\n",
            400,
            id="chunks in HTTP/1.0 (6.1)",
        ),
        pytest.param(POST + b"Transfer-Encoding: gzip, chunked\r\n\r\n", 501, id="an unknown coding (6.1)"),
        pytest.param(POST + b"Content-Length: 15, 15\r\n\r\n" + BODY, 400, id="a list of lengths (6.3)"),
        pytest.param(POST + b"Content-Length: 15\r\n" * 2 + b"\r\n" + BODY, 400, id="two equal lengths (6.3)"),
        pytest.param(POST + b"Content-Length: 15\r\nContent-Length: 1\r\n\r\n" + BODY, 400, id="two lengths (6.3)"),
        pytest.param(POST + b"Content-Length: +15\r\n\r\n" + BODY, 400, id="a length with a sign (6.3)"),
        pytest.param(GET + b"Host: HOST\n\r\n", 400, id="a header that ends with LF (2.2)"),
        pytest.param(GET.replace(b"\r", b"") + b"Host: HOST\r\n\r\n", 400, id="a first line that ends with LF (2.2)"),
        pytest.param(GET + b"Host: HOST\r\n\n", 400, id="a head that ends with LF (2.2)"),
        pytest.param((GET + b"Host: HOST\r\n\r\n").replace(b"\r", b""), 400, id="no CR at all (2.2)"),
        pytest.param(GET + b"Host: HOST\r\nX-A: a\rb\r\n\r\n", 400, id="a bare CR (2.2)"),
        pytest.param(GET + b"Host: HOST\r\nX-A: a\r\n b\r\n\r\n", 400, id="a folded line (5.2)"),
        pytest.param(GET + b" X-A: a\r\nHost: HOST\r\n\r\n", 400, id="a first header after a space (2.2)"),
        pytest.param(GET + b"Host : HOST\r\n\r\n", 400, id="a space before the colon (5.1)"),
        pytest.param(GET + b"\r\n", 400, id="no host (3.2)"),
        pytest.param(GET + b"Host: HOST\r\nHost: HOST\r\n\r\n", 400, id="two hosts (3.2)"),
        pytest.param(GET + b"Host: HOST\r\nX-Long: " + b"x" * 17_000 + b"\r\n\r\n", 431, id="a head that is too long"),
        pytest.param(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\r\n\r\n", 400, id="a handshake of TLS"),
    ],
)
def test_a_request_is_answered_as_the_standard_says(server: Server, request_bytes: bytes, status: int) -> None:
    host = f"127.0.0.1:{server.port}".encode()
    with line_to(server) as line:
        line.sendall(request_bytes.replace(b"HOST", host))
        reply = line.recv(65536)
        assert reply.startswith(b"HTTP/1.1 %d " % status)
        # What may be misread ends the connection: nobody looks for a request in the rest
        assert (b"\r\nconnection: close\r\n" in reply) == (status != 404)


@pytest.mark.parametrize(
    "host",
    [
        "HOST@evil.example",
        "evil.example@HOST",
        "HOST/evil.example",
        "localhost:80:80",
        "localhost, evil.example",
        "[::1]evil.example",
        "[::1",
        "localhost:http",
        "local host",
        "\xe9",
    ],
)
def test_a_malformed_host_is_refused(server: Server, guest: Guest, host: str) -> None:
    table = guest.open([{"kind": "me"}, {"kind": "hotseat"}])
    written = host.replace("HOST", f"127.0.0.1:{server.port}")
    for sent in (head(server, Host=written), handshake(server, guest, table, Host=written)):
        with line_to(server) as line:
            line.sendall(sent)
            assert line.recv(65536).startswith(b"HTTP/1.1 400 ")


def test_what_follows_chunks_ends_its_lines_with_cr_too(server: Server) -> None:
    host = f"127.0.0.1:{server.port}".encode()
    sent = POST.replace(b"HOST", host) + b"Transfer-Encoding: chunked\r\n\r\n" + CHUNKS
    hidden = GET + b"Host: " + host + b"\r\n\r\n"
    with line_to(server) as line:
        # A proxy that takes the LF for a part of a header reads on
        line.sendall(sent + b"\n" + hidden)
        assert everything(line).startswith(b"HTTP/1.1 400 ")


@pytest.mark.parametrize(
    "target", ["http://HOST{}", "https://evil.example{}", "http://{}", "evil.example:80{}", "*", "api"]
)
def test_a_target_that_is_no_path_is_refused(server: Server, guest: Guest, target: str) -> None:
    """A whole address would name a host besides the one that is checked (3.2.2)."""
    table = guest.open([{"kind": "me"}, {"kind": "hotseat"}])
    target = target.replace("HOST", f"127.0.0.1:{server.port}")
    live = target.format(f"/api/tables/{table['id']}/live")
    for sent in (head(server, path=target.format("/api/health")), handshake(server, guest, table, path=live)):
        with line_to(server) as line:
            line.sendall(sent)
            assert line.recv(65536).startswith(b"HTTP/1.1 400 ")


def test_a_request_of_http_1_0_opens_no_socket(server: Server, guest: Guest) -> None:
    sent = handshake(server, guest, guest.open([{"kind": "me"}, {"kind": "hotseat"}]))
    with line_to(server) as line:
        line.sendall(sent.replace(b"HTTP/1.1", b"HTTP/1.0"))
        assert everything(line).startswith(b"HTTP/1.1 405 ")
