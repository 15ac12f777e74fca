"""The socket: what it sends, how it resumes, whom it refuses and whom it drops."""

import json
import random
import re
import threading
import time
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import connect

from .places import connected
from .raw import (
    BEGUN_TEXT,
    BROKEN_TEXT,
    EMPTY_BINARY,
    EMPTY_CONTINUATION,
    EMPTY_PING,
    EMPTY_TEXT,
    PATIENCE,
    cookies_of,
    ended,
    everything,
    handshake,
    head,
    line_to,
)
from .serving import Guest, Server, received, until

PAGE = Path(__file__).parents[2] / "docs" / "inside_the_server.md"
HOTSEAT = [{"kind": "me"}, {"kind": "hotseat"}]


def test_a_client_resumes_where_it_left(guest: Guest) -> None:
    table = guest.play_on(guest.open(HOTSEAT), random.Random(1), 12)
    whole = guest.log(table)
    for since in (0, 5, table["ply"] - 1, table["ply"], table["ply"] + 10):
        with guest.live(table, since) as socket:
            first = received(socket)
        assert first == {"type": "entries", "entries": whole[since:], "table": table}


def test_nothing_is_missed_between_backlog_and_live(guest: Guest) -> None:
    table, heard, rng = guest.open(HOTSEAT), 0, random.Random(2)
    for _ in range(15):
        with guest.live(table, heard) as socket:
            table = guest.play_on(table, rng, 2)
            while heard < table["ply"]:
                for entry in received(socket)["entries"]:
                    assert entry["ply"] == heard + 1
                    heard += 1


def test_without_a_session_or_a_table_the_socket_says_why(server: Server, guest: Guest) -> None:
    table = guest.open(HOTSEAT)
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table['id']}/live"
    with connect(address) as socket:
        assert received(socket)["code"] == "no-session"
        with pytest.raises(ConnectionClosed):
            socket.recv(5)
    with guest.live({"id": "nothing"}) as socket:
        assert received(socket)["code"] == "unknown-table"
    with guest.live(table, "many") as socket:  # type: ignore[arg-type]
        assert received(socket)["code"] == "bad-request"


@pytest.mark.late
def test_a_table_that_can_not_be_read_ends_the_socket_with_a_code_that_is_documented(start: Any) -> None:
    server: Server = start()
    guest = server.guest()
    table = guest.open(HOTSEAT)
    token = dict(guest.http.cookies)
    server.stop()
    with closing(connected(server.database)) as connection:
        connection.execute("UPDATE tables SET options = '{'")
    server.start()
    with server.guest(**token).live(table) as socket:
        assert received(socket)["type"] == "error"
        assert ended(socket)[0] in codes_of_the_page()


def codes_of_the_page() -> set[int]:
    """Return the codes with which sockets are closed, as the documentation has them."""
    return {int(code) for code in re.findall(r"^\| (\d{4}) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)}


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://["])
def test_another_site_gets_no_socket(guest: Guest, origin: Any) -> None:
    table = guest.open(HOTSEAT)
    with pytest.raises(InvalidStatus) as refusal:
        guest.live(table, origin=origin)
    assert refusal.value.response.status_code == 403
    with guest.live(table, origin=guest.url) as socket:
        assert received(socket)["type"] == "entries"


@pytest.mark.parametrize("message", ["{", b"\x00\xff", "", b""])
def test_a_client_that_sends_a_message_is_left(guest: Guest, message: str | bytes) -> None:
    table = guest.open(HOTSEAT)
    with guest.live(table) as socket:
        received(socket)
        socket.send(message)
        assert ended(socket) == (1003, "no-messages")


@pytest.mark.parametrize(
    "frame",
    [EMPTY_TEXT, EMPTY_BINARY, EMPTY_CONTINUATION, BEGUN_TEXT, BROKEN_TEXT],
    # They are masked by chance, and every process has to call them the same
    ids=["empty text", "empty binary", "empty continuation", "begun text", "broken text"],
)
def test_a_flood_of_frames_ends_with_the_first_of_them(guest: Guest, frame: bytes) -> None:
    with guest.live(guest.open(HOTSEAT)) as socket:
        received(socket)
        socket.socket.sendall(frame * 40_000)
        assert ended(socket)[0] in (1002, 1003)


def test_pings_are_answered_but_not_any_number_of_them(guest: Guest) -> None:
    with guest.live(guest.open(HOTSEAT)) as socket:
        received(socket)
        for _ in range(5):
            assert socket.ping().wait(10)
        socket.socket.sendall(EMPTY_PING * 20)
        assert ended(socket) == (1008, "too-many-frames")


def test_frames_that_come_with_the_handshake_harm_nobody(start: Any) -> None:
    server: Server = start()
    guest = server.guest()
    table = guest.open(HOTSEAT)
    for more in (EMPTY_TEXT * 3, b"\xff" * 30, EMPTY_PING * 30):
        with line_to(server) as line:
            line.sendall(handshake(server, guest, table) + more)
            everything(line)
    assert guest.table(table)["ply"] == table["ply"]
    server.stop()
    assert server.complaints() == []


@pytest.mark.late
def test_a_client_that_takes_nothing_is_dropped_harms_nobody_and_resumes(guest: Guest) -> None:
    table = guest.open(HOTSEAT)
    with guest.live(table, max_queue=1) as slow, guest.live(table) as quick:
        # Far more than the kernel's buffers and the queue can hold
        while table["ply"] < 500:
            table = _there_and_back(guest, table)
            while received(quick)["table"]["ply"] < table["ply"]:
                pass
        heard, message = 0, received(slow)
        while message["type"] == "entries":
            for entry in message["entries"]:
                assert entry["ply"] == heard + 1
                heard += 1
            message = received(slow)
        assert message["code"] == "too-slow"
        with pytest.raises(ConnectionClosed):
            slow.recv(5)
    assert heard < table["ply"]
    with guest.live(table, heard) as again:
        assert [entry["ply"] for entry in received(again)["entries"]] == list(range(heard + 1, table["ply"] + 1))


def test_a_stopped_server_closes_its_sockets(start: Any) -> None:
    server: Server = start()
    guest = server.guest()
    with guest.live(guest.open(HOTSEAT)) as socket:
        received(socket)
        began = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - began < 5
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(5)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012


@pytest.mark.late
def test_a_server_stopped_in_full_work_says_goodbye_and_has_nothing_to_complain_of(start: Any) -> None:
    server: Server = start()
    guest = server.guest()
    table = guest.open(HOTSEAT)
    busy = [Busy(server) for _ in range(3)]
    with ExitStack() as open_sockets:
        deaf = open_sockets.enter_context(line_to(server, takes=4096))
        deaf.sendall(handshake(server, guest, table))
        # More than the kernel's buffers hold, for a client that does not read
        table = guest.play_on(table, random.Random(3), 100)
        watching = [open_sockets.enter_context(guest.live(table)) for _ in range(10)]
        for one in busy:
            one.start()
        until(lambda: all(one.times > 3 for one in busy), PATIENCE)
        assert server.stop() == 0
        assert {ended(socket)[0] for socket in watching} == {1012}
    for one in busy:
        one.join(PATIENCE)
    assert server.complaints() == []


@pytest.mark.late
def test_what_can_not_be_answered_before_the_server_stops_is_left_without_an_outcry(start: Any) -> None:
    server: Server = start()
    assert server.process is not None
    guest = server.guest()
    table = guest.open(HOTSEAT)
    body = json.dumps({"ply": table["ply"], "seat": 0, "answer": "gallia"}).encode()
    sent = {"Content_Type": "application/json", "Content_Length": str(len(body)), "Cookie": cookies_of(guest)}
    with closing(connected(server.database)) as connection, ExitStack() as open_lines:
        connection.execute("BEGIN IMMEDIATE")
        asking = [open_lines.enter_context(line_to(server)) for _ in range(6)]
        for line in asking:
            line.sendall(head(server, "POST", f"/api/tables/{table['id']}/answers", **sent) + body)
        guest.get("/api/health")
        server.process.terminate()
        assert {everything(line) for line in asking} == {b""}
        until(lambda: server.logged() or server.process.poll() is not None, PATIENCE)
        connection.execute("ROLLBACK")
    assert server.process.wait(PATIENCE) == 0
    assert not [line for line in server.logged() if "error" in line]


class Busy(threading.Thread):
    """Comes to look and leaves again, as often as the server allows."""

    def __init__(self, server: Server) -> None:
        super().__init__()
        self.guest = Guest(server.url)
        self.table = self.guest.open(HOTSEAT)
        self.times = 0

    def run(self) -> None:
        with closing(self.guest.http), suppress(OSError, WebSocketException, httpx.TransportError):
            while True:
                with self.guest.live(self.table) as live:
                    received(live)
                    self.guest.table(self.table)
                self.times += 1


def _there_and_back(guest: Guest, table: Any) -> Any:
    """Give an answer and take it back, or just go on where that is not possible."""
    reversible = [text for text in table["view"]["legal"] if text not in table["view"]["final"]]
    after = guest.answer(table, (reversible or table["view"]["legal"])[0])["table"]
    if not reversible or after["view"]["actor"] != table["view"]["actor"]:
        return after
    seat, path = after["view"]["actor"], f"/api/tables/{after['id']}/undo"
    return guest.post(path, ply=after["ply"], seat=seat, to=table["length"])["table"]
