"""Handshakes that one parser accepts and the next one refuses: each is answered or closed, and its place is free again."""

from contextlib import ExitStack
from typing import Any

import pytest

from .raw import everything, handshake, line_to
from .serving import Server, received

pytestmark = pytest.mark.late
HOTSEAT = [{"kind": "me"}, {"kind": "hotseat"}]
CONNECTIONS, PLACES = 8, 6
"""Of so many connections so many may become sockets."""
LONG = "x" * 8200
KINDS: dict[str, dict[str, str]] = {
    "a body of one byte": {"Content_Length": "1"},
    "a length of 00": {"Content_Length": "00"},
    "chunks": {"Transfer_Encoding": "chunked"},
    "129 headers": {f"X-{number}": "" for number in range(129)},
    "a long header": {"X-Long": LONG},
    "many cookies": {"Cookie": LONG},
    "a long address": {"path": f"/{LONG}"},
    "a control character": {"X-Control": "\x01"},
    "a broken extension": {"Sec_WebSocket_Extensions": "a; ="},
    "a key that is none": {"Sec_WebSocket_Key": "\xe9"},
    "an old version": {"Sec_WebSocket_Version": "8"},
    "another method": {"method": "POST"},
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_handshake_on_which_parsers_disagree_is_answered_and_leaves_its_place(start: Any, kind: str) -> None:
    server: Server = start(connections=CONNECTIONS)
    guest = server.guest()
    table = guest.open(HOTSEAT)
    for _ in range(2 * PLACES):
        with line_to(server) as line:
            line.sendall(handshake(server, guest, table, **KINDS[kind]))
            assert everything(line).startswith(b"HTTP/1.1 4")
    with ExitStack() as watching:
        for _ in range(PLACES):
            assert received(watching.enter_context(guest.live(table)))["type"] == "entries"
    server.stop()
    assert server.complaints() == []


def test_sockets_that_stay_after_they_were_closed_leave_their_places(start: Any) -> None:
    server: Server = start(connections=CONNECTIONS)
    guest = server.guest()
    table = guest.open(HOTSEAT)
    with ExitStack() as kept:
        for _ in range(2 * PLACES):
            line = kept.enter_context(line_to(server))
            # Without a session it is accepted, told so, and closed
            line.sendall(handshake(server, guest, table, Cookie=""))
            assert line.recv(1000).startswith(b"HTTP/1.1 101 ")
        with guest.live(table) as live:
            assert received(live)["type"] == "entries"
