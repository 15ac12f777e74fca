"""Programs that act for a guest: their tokens, what each scope allows, the socket of turns, and the examples."""

import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from ratskeller.server.accounts.api_tokens import MOST_TOKENS
from ratskeller.server.app.assembly import ROUTES

from .places import all_rows
from .serving import Guest, Server, received, until
from .test_accounts import PASSWORD, account

EXAMPLES = Path(__file__).parents[2] / "examples"
HOTSEAT = [{"kind": "me"}, {"kind": "hotseat"}]


def token(guest: Guest, *scopes: str, **more: str) -> str:
    made = guest.post("/api/me/tokens", name="My bot", scopes=list(scopes), **more)
    return str(made["secret"])


def program(guest: Guest, secret: str) -> httpx.Client:
    return httpx.Client(base_url=guest.url, headers={"Authorization": f"Bearer {secret}"}, timeout=20)


def revoked(guest: Guest, known: Any) -> httpx.Response:
    return guest.http.post(f"/api/me/tokens/{known['id']}/revoke", json={})


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def turns(server: Server, secret: str) -> ClientConnection:
    address = f"{server.url.replace('http', 'ws')}/api/me/live"
    return connect(address, additional_headers={"Authorization": f"Bearer {secret}"})


def test_a_program_sees_that_its_guest_has_an_account(server: Server) -> None:
    known = account(server)
    with program(known, token(known, "read", password=PASSWORD)) as bot:
        assert bot.get("/api/me").json() == known.get("/api/me")


def test_a_program_plays_for_its_guest(guest: Guest) -> None:
    table = guest.open(HOTSEAT)
    with program(guest, token(guest, "read", "play")) as bot:
        assert bot.get("/api/me").json() == guest.me
        assert not bot.cookies
        found = bot.get(f"/api/tables/{table['id']}").json()
        assert found == table
        answer = {"ply": table["ply"], "seat": found["view"]["actor"], "answer": found["view"]["legal"][0]}
        assert bot.post(f"/api/tables/{table['id']}/answers", json=answer).status_code == 201
        opened = bot.post("/api/tables", json={"game": "rattus", "seats": HOTSEAT, "options": {}})
        assert opened.json()["mine"] == [0, 1]


def test_every_scope_allows_what_it_names_and_no_more(guest: Guest) -> None:
    table = guest.open(HOTSEAT)
    answer = {"ply": table["ply"], "seat": table["view"]["actor"], "answer": table["view"]["legal"][0]}
    with program(guest, token(guest, "read")) as reader, program(guest, token(guest, "play")) as player:
        assert reader.get(f"/api/tables/{table['id']}").status_code == 200
        assert refusal(reader.post(f"/api/tables/{table['id']}/answers", json=answer)) == (403, "scope-missing")
        assert refusal(player.get(f"/api/tables/{table['id']}")) == (403, "scope-missing")
        assert player.post(f"/api/tables/{table['id']}/answers", json=answer).status_code == 201
        for method, path in (("PATCH", "/api/me"), ("POST", "/api/me/link"), ("GET", "/api/me/tokens")):
            assert refusal(player.request(method, path, json={"name": "Mallory"} if method == "PATCH" else {})) == (
                403,
                "not-for-programs",
            )


def test_routes_without_a_scope_are_for_people_only() -> None:
    """A new address is closed to programs until somebody has thought about it."""
    scopes = {route.opt.get("scope") for route in ROUTES}
    assert scopes <= {None, "read", "play", "chat"}
    alone = {
        route.operation_id for route in ROUTES if getattr(route, "operation_id", None) and "scope" not in route.opt
    }
    assert {"renameMe", "makeLink", "comeBack", "listTokens", "makeToken", "revokeToken"} <= alone


def test_a_revoked_or_invented_token_allows_nothing(guest: Guest) -> None:
    secret = token(guest, "read")
    (known,) = guest.get("/api/me/tokens")["tokens"]
    assert (known["name"], known["scopes"], known["used"]) == ("My bot", ["read"], None)
    assert secret not in json.dumps(known)
    with program(guest, secret) as bot:
        assert bot.get("/api/tables").status_code == 200
        assert guest.get("/api/me/tokens")["tokens"][0]["used"] is not None
        assert revoked(guest, known).status_code == 204
        assert refusal(bot.get("/api/tables")) == (401, "unknown-token")
        assert refusal(bot.get("/api/me")) == (401, "unknown-token")
    assert refusal(revoked(guest, known)) == (404, "unknown-token")
    for invented in ("rk_", "rk_ rk_", secret[:-1], "ä" * 30):
        with httpx.Client(base_url=guest.url) as bot:
            header = {"Authorization": f"bearer  {invented}".encode()}
            assert refusal(bot.get("/api/tables", headers=header)) == (401, "unknown-token")


def test_nobody_can_revoke_or_see_the_token_of_another(server: Server, guest: Guest) -> None:
    token(guest, "read")
    (known,) = guest.get("/api/me/tokens")["tokens"]
    other = server.guest()
    assert other.get("/api/me/tokens") == {"tokens": []}
    assert refusal(revoked(other, known)) == (404, "unknown-token")
    assert len(guest.get("/api/me/tokens")["tokens"]) == 1


def test_invalid_requests_for_tokens_are_refused_and_their_number_is_limited(guest: Guest) -> None:
    for wrong in ({"scopes": []}, {"scopes": ["admin"]}, {"scopes": ["read"], "name": " \u200b "}, {"name": "x"}):
        guest.refused("/api/me/tokens", 400, **{"name": "Bot"} | wrong)
    for _ in range(MOST_TOKENS):
        token(guest, "read")
    assert guest.refused("/api/me/tokens", 409, name="One more", scopes=["read"])["code"] == "tokens-full"


def test_secrets_are_never_stored_or_logged(server: Server, guest: Guest) -> None:
    secret = token(guest, "read")
    with program(guest, secret) as bot:
        bot.get("/api/tables")
    assert secret not in all_rows(server.database)
    assert secret[:12] not in server.log.read_text()


def test_the_socket_sends_turns_whenever_they_change(server: Server, guest: Guest) -> None:
    other = server.guest()
    with turns(server, token(guest, "read")) as socket:
        assert received(socket) == {"type": "turns", "turns": []}
        table = guest.open([{"kind": "me"}, {"kind": "open"}], start=0)
        assert received(socket)["turns"] == [{"table": table["id"], "game": "rattus", "seat": 0, "ply": table["ply"]}]
        other.post(f"/api/tables/{table['id']}/join", seat=1)
        table = guest.answer(table, table["view"]["legal"][0])["table"]
        assert table["view"]["actor"] == 1
        assert received(socket) == {"type": "turns", "turns": []}
    with turns(server, token(guest, "play")) as socket:
        assert received(socket)["code"] == "scope-missing"
    with connect(f"{server.url.replace('http', 'ws')}/api/me/live") as socket:
        assert received(socket)["code"] == "no-session"


@contextmanager
def example(name: str, secret: str, *words: str) -> Iterator["subprocess.Popen[str]"]:
    env = os.environ | {"RATSKELLER_TOKEN": secret}
    command = [sys.executable, str(EXAMPLES / name), *words]
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as running:
        try:
            yield running
        finally:
            running.kill()


@pytest.mark.late
def test_the_example_bot_sits_down_and_plays_to_the_end(server: Server, guest: Guest) -> None:
    host = server.guest()
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = host.open(seats)
    with example("bot.py", token(guest, "read", "play"), f"{server.url}/t/{table['id']}") as bot:
        while not table["over"]:
            assert bot.poll() is None or host.table(table)["over"]
            if table["view"]["legal"] and table["view"]["actor"] == 0:
                table = host.answer(table, table["view"]["legal"][0])["table"]
            else:
                table = host.table(table)
        output, _ = bot.communicate(timeout=20)
    assert output.strip() == f"Places by seat: {table['view']['places']}"
    assert table["seats"][1]["name"] == guest.me["name"]


@pytest.mark.late
def test_the_example_notifier_writes_to_the_room_once(server: Server, guest: Guest) -> None:
    heard: list[Any] = []

    class Room(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    room = HTTPServer(("127.0.0.1", 0), Room)
    threading.Thread(target=room.serve_forever, daemon=True).start()
    table = guest.open(HOTSEAT)
    with example("notifier.py", token(guest, "read"), server.url, f"http://127.0.0.1:{room.server_port}/"):
        until(lambda: heard, 20)
        answered = guest.answer(table, table["view"]["legal"][0])["table"]
        until(lambda: len(heard) == 2, 20)
    room.shutdown()
    room.server_close()
    link = f"{server.url}/t/{table['id']}"
    assert answered["ply"] > table["ply"]
    assert {it["text"] for it in heard} == {f"{guest.me['name']}, it is your turn: {link}"}
