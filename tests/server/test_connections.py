"""Many connections, and slow ones: those that only wait give up their place, and nobody waits for ever."""

import asyncio
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from typing import Any

import pytest
from litestar.types import ASGIApp
from websockets.exceptions import InvalidStatus

from ratskeller.server.transport.connections import (
    CONNECTIONS_AN_ADDRESS,
    RESERVED_DESCRIPTORS,
    Connections,
    Shutdown,
    Timeouts,
    TrustedProxies,
    client_network,
)
from ratskeller.server.transport.forwarded_headers import ForwardedHeaders
from ratskeller.server.transport.uvicorn_server import Server as Serving

from .raw import PATIENCE, UPGRADE, ended, everything, head, line_to, with_descriptors
from .serving import Guest, Server, received, until

# To be waited for is what they are about
pytestmark = pytest.mark.late
HOTSEAT = [{"kind": "me"}, {"kind": "hotseat"}]
SHORT = Timeouts(head=0.2, body=0.2, answer=0.5, close=0.2)
MUCH = 32 * 1024 * 1024
"""More bytes than the buffers of both sides hold."""


def test_the_one_who_waited_longest_gives_way_to_a_newcomer(start: Any) -> None:
    server: Server = start(connections=20)
    with ExitStack() as open_lines:
        silent = [open_lines.enter_context(line_to(server)) for _ in range(60)]
        guest = server.guest()
        assert guest.answer(guest.open(HOTSEAT), "gallia")["table"]["ply"] > 0
        for line in silent[:40]:
            assert everything(line) == b""
    server.stop()
    [reply] = server.logged("ratskeller.server.transport")
    assert "those that have waited longest" in reply["message"]


@pytest.mark.skipif(os.name != "posix", reason="only here the system limits descriptors")
def test_some_descriptors_are_kept_for_what_else_is_needed(start: Any) -> None:
    server: Server = start(before=with_descriptors(RESERVED_DESCRIPTORS + 32))
    with ExitStack() as open_lines:
        for _ in range(RESERVED_DESCRIPTORS + 100):
            open_lines.enter_context(line_to(server))
        guest = server.guest()
        table = guest.answer(guest.open(), "gallia")["table"]
        with guest.live(table) as live:
            # A worker is started for the bot
            until(lambda: received(live)["table"]["view"]["actor"] == 0, PATIENCE)
    server.stop()
    assert server.logged("asyncio") == []


@pytest.mark.skipif(os.name != "posix", reason="only here the system limits descriptors")
def test_the_limit_of_descriptors_is_raised_as_far_as_it_goes() -> None:
    program = "from ratskeller.server.transport.connections import raise_limit; print(raise_limit())"
    for limits, most in (("ulimit -Sn 200 && ulimit -Hn 300", 300), ("ulimit -n 250", 250)):
        command = ["sh", "-c", f'{limits} && exec "$@"', "sh", sys.executable, "-c", program]
        assert int(subprocess.run(command, capture_output=True, text=True, check=True).stdout) == most


def test_sockets_leave_room_for_requests(start: Any) -> None:
    server: Server = start(connections=8)
    guest = server.guest()
    table = guest.open(HOTSEAT)
    with ExitStack() as watching:
        for _ in range(6):
            received(watching.enter_context(guest.live(table)))
        with pytest.raises(InvalidStatus) as refusal:
            guest.live(table)
        assert refusal.value.response.status_code == 503
        assert guest.answer(table, "gallia")["table"]["ply"] > table["ply"]


def test_a_guest_watches_so_many_tables_and_no_more(start: Any) -> None:
    guest = start(sockets=2).guest()
    table = guest.open(HOTSEAT)
    with guest.live(table) as one:
        received(one)
        with guest.live(table) as two, guest.live(table) as three:
            received(two)
            assert received(three)["code"] == "too-many-sockets"
            assert ended(three) == (1013, "too-many-sockets")
        until(lambda: _gets_in(guest, table))


def test_an_address_watches_so_many_tables_and_no_more(start: Any) -> None:
    server: Server = start(sockets=1)
    guests = [server.guest() for _ in range(9)]
    tables = [guest.open(HOTSEAT) for guest in guests]
    with ExitStack() as watching:
        for guest, table in zip(guests[:8], tables, strict=False):
            assert received(watching.enter_context(guest.live(table)))["type"] == "entries"
        assert not _gets_in(guests[8], tables[8])


def _gets_in(guest: Guest, table: Any) -> bool:
    with guest.live(table) as live:
        return bool(received(live)["type"] == "entries")


class Here:
    """A server in this process, with an application and connections of its own."""

    def __init__(self, app: ASGIApp, connections: Connections) -> None:
        self.connections = connections
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.server = Serving(app, connections, Shutdown(), 0.0)
        self.thread = threading.Thread(target=self.server.run, args=([self.listener],))
        self.thread.start()
        until(lambda: self.server.started)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)


@pytest.fixture
def serve() -> Iterator[Callable[..., Any]]:
    running: list[Here] = []

    def begin(app: ASGIApp, most: int = 100, timeouts: Timeouts = SHORT) -> Here:
        running.append(Here(app, Connections(most, None, timeouts)))
        return running[-1]

    yield begin
    for one in running:
        one.stop()


async def read_all(scope: Any, receive: Any, send: Any) -> None:
    """Answer when the body has come."""
    if scope["type"] == "http":
        while (message := await receive())["type"] == "http.request" and message["more_body"]:
            pass
        await answer(send, b"well")


async def say_much(scope: Any, _receive: Any, send: Any) -> None:
    """Answer at once, and more than anybody takes in one piece."""
    if scope["type"] == "http":
        await answer(send, bytes(MUCH))


async def answer(send: Any, body: bytes) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]})
    await send({"type": "http.response.body", "body": body})


POST = {"method": "POST", "path": "/", "Content_Length": "1000"}


@pytest.mark.parametrize("begun", ["nothing", "a head", "a body", "another head"])
def test_a_connection_on_which_nothing_goes_on_is_ended(serve: Any, begun: str) -> None:
    server = serve(read_all)
    sent = {
        "nothing": b"",
        "a head": head(server)[:-5],
        "a body": head(server, **POST) + b"{",
        "another head": head(server) + head(server)[:-5],
    }
    with line_to(server) as line:
        line.sendall(sent[begun])
        assert everything(line).endswith(b"well" if begun == "another head" else b"")
    until(lambda: not server.connections)


@pytest.mark.parametrize("begun", ["a head", "a body"])
def test_a_connection_that_drips_is_ended(serve: Any, begun: str) -> None:
    server = serve(read_all)
    pause = threading.Event()
    with line_to(server) as line:
        line.sendall(head(server, **POST) if begun == "a body" else head(server)[:-2] + b"X-Much: ")
        with suppress(ConnectionError):
            while not pause.wait(0.01):
                line.sendall(b"x")
    until(lambda: not server.connections)


def test_a_handshake_that_the_application_never_answers_is_ended(serve: Any) -> None:
    async def do_nothing(scope: Any, receive: Any, _send: Any) -> None:
        if scope["type"] == "websocket":
            while (await receive())["type"] != "websocket.disconnect":
                pass

    server = serve(do_nothing)
    with line_to(server) as line:
        line.sendall(head(server, **UPGRADE))
        assert everything(line) == b""
    until(lambda: not server.connections)


def test_an_answer_that_nobody_takes_is_not_kept_for_ever(serve: Any) -> None:
    server = serve(say_much)
    with line_to(server) as line:
        line.sendall(head(server))
        until(lambda: server.connections)
        until(lambda: not server.connections, PATIENCE)


def test_a_full_server_asks_newcomers_to_come_back(serve: Any) -> None:
    go_on, arrived = threading.Event(), threading.Event()

    async def wait(scope: Any, _receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            arrived.set()
            await asyncio.to_thread(go_on.wait, PATIENCE)
            await answer(send, b"well")

    server = serve(wait, most=1, timeouts=Timeouts())
    with line_to(server) as first:
        first.sendall(head(server, Connection="close"))
        assert arrived.wait(PATIENCE)
        with line_to(server) as second:
            second.sendall(head(server))
            reply = everything(second)
        go_on.set()
        assert everything(first).endswith(b"well")
    assert reply.startswith(b"HTTP/1.1 503 ")
    assert b"retry-after: 5" in reply
    assert b'"code":"too-many-connections"' in reply


class Wire(asyncio.Transport):
    """The other end of a line from anywhere."""

    cut = False

    def abort(self) -> None:
        self.cut = True


def test_an_address_has_so_many_connections_and_no_more() -> None:
    connections = Connections(10_000, None)
    wires = [Wire() for _ in range(CONNECTIONS_AN_ADDRESS + 1)]
    for number, wire in enumerate(wires):
        connections.add(wire, f"2001:db8:7:1::{number:x}")
    elsewhere = Wire()
    connections.add(elsewhere, "2001:db8:7:2::1")
    assert [wire.cut for wire in wires] == [True] + [False] * CONNECTIONS_AN_ADDRESS
    assert not elsewhere.cut


@pytest.mark.parametrize(
    ("address", "is_proxy"),
    [
        ("127.0.0.1", True),
        ("::1", True),
        ("10.0.0.7", True),
        ("::ffff:10.0.0.7", True),
        ("10.0.1.7", False),
        ("2001:db8::1", True),
    ],
)
def test_a_proxy_on_this_machine_or_one_that_was_named_carries_any_number(address: str, is_proxy: bool) -> None:
    connections = Connections(10_000, None, proxies=TrustedProxies(["10.0.0.0/24", "2001:db8::1"]))
    wires = [Wire() for _ in range(CONNECTIONS_AN_ADDRESS + 1)]
    for wire in wires:
        connections.add(wire, address)
    assert any(wire.cut for wire in wires) != is_proxy


@pytest.mark.parametrize(
    ("sender", "believed"),
    [
        ("127.0.0.1", True),
        ("10.0.0.7", True),
        ("::ffff:10.0.0.7", True),
        ("10.0.1.7", False),
        ("192.0.2.1", False),
    ],
)
@pytest.mark.asyncio
async def test_only_trusted_proxies_may_name_the_client_address(sender: str, believed: bool) -> None:
    async def app(scope: Any, _receive: Any, _send: Any) -> None:
        seen.append((scope["client"][0], scope["scheme"]))

    seen: list[tuple[str, str]] = []
    config = Serving(app, Connections(10, None, proxies=TrustedProxies(["10.0.0.0/24"])), Shutdown(), 0.0).config
    config.load()
    headers = [(b"x-forwarded-for", b"198.51.100.9"), (b"x-forwarded-proto", b"https")]
    scope = {"type": "http", "client": (sender, 1), "scheme": "http", "headers": headers}
    await config.loaded_app(scope, None, None)
    assert seen == [("198.51.100.9", "https") if believed else (sender, "http")]


@pytest.mark.parametrize(
    ("lines", "client", "scheme"),
    [
        (["for: 198.51.100.9", "proto: https"], "198.51.100.9", "https"),
        (["proto: HTTPS"], "127.0.0.1", "https"),
        (["proto: https, http"], "127.0.0.1", "https"),
        (["proto: https", "proto: http"], "127.0.0.1", "https"),
        (["proto: http,https"], "127.0.0.1", "http"),
        (["proto: wss"], "127.0.0.1", "https"),
        (["proto: gopher, https"], "127.0.0.1", "http"),
        (["proto: "], "127.0.0.1", "http"),
        # What the client has invented comes first, what a trusted proxy saw last
        (["for: 203.0.113.5, 198.51.100.9, 10.0.0.7"], "198.51.100.9", "http"),
        (["for: 203.0.113.5", "for: 198.51.100.9"], "198.51.100.9", "http"),
        (["for: 198.51.100.9:4711"], "198.51.100.9", "http"),
        (["for: [2001:db8::9]:4711, 10.0.0.7"], "2001:db8::9", "http"),
        (["for: 10.0.0.8, 10.0.0.7"], "10.0.0.8", "http"),
        (["for: , "], "127.0.0.1", "http"),
    ],
)
@pytest.mark.parametrize("kind", ["http", "websocket"])
@pytest.mark.asyncio
async def test_lists_and_capitals_of_proxies_are_read(lines: list[str], client: str, scheme: str, kind: str) -> None:
    async def app(scope: Any, _receive: Any, _send: Any) -> None:
        seen.append((scope["client"][0], scope["scheme"]))

    seen: list[tuple[str, str]] = []
    headers = [
        (f"x-forwarded-{name}".encode(), value.encode()) for name, _, value in (it.partition(": ") for it in lines)
    ]
    first = "http" if kind == "http" else "ws"
    scope = {"type": kind, "client": ("127.0.0.1", 1), "scheme": first, "headers": headers}
    await ForwardedHeaders(app, TrustedProxies(["10.0.0.0/24"]))(scope, None, None)
    assert seen == [(client, scheme if kind == "http" else scheme.replace("http", "ws"))]


def test_addresses_are_counted_by_network() -> None:
    assert client_network("192.0.2.7") == client_network("::ffff:192.0.2.7") == "192.0.2.7"
    assert client_network("2001:db8::1:2:3:4") == client_network("2001:db8::") != client_network("2001:db8:0:1::")
    assert client_network("fe80::1%eth0") == client_network("fe80::2")
    assert len(client_network("x" * 5000)) <= 100
