"""Two writers: one wins, the other gets an error, and the stream is what the winner made of it."""

import threading
from typing import Any

import httpx
import pytest

from .serving import Guest, Server, received, until

HOTSEAT = [{"kind": "me"}, {"kind": "hotseat"}]


def at_once(calls: list[Any]) -> list[httpx.Response]:
    """Make all calls at the same moment and return their answers."""
    answers: list[httpx.Response] = []
    gate = threading.Barrier(len(calls))

    def one(call: Any) -> None:
        gate.wait()
        answers.append(call())

    threads = [threading.Thread(target=one, args=(call,)) for call in calls]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def answer_of(guest: Guest, table: Any, text: str) -> Any:
    body = {"ply": table["ply"], "seat": table["view"]["actor"], "answer": text}
    return lambda: guest.http.post(f"/api/tables/{table['id']}/answers", json=body)


def same_guest(server: Server, guest: Guest) -> Guest:
    """Return another connection of the same guest, maybe to another server."""
    other = server.guest()
    other.http.cookies.clear()
    other.http.cookies.update(dict(guest.http.cookies))
    return other


def check_one_winner(answers: list[httpx.Response], table: Any, guest: Guest) -> Any:
    """Exactly one answer was taken, and it is the one that the stream holds."""
    assert sorted(answer.status_code for answer in answers) == [201] + [409] * (len(answers) - 1)
    won = next(answer.json() for answer in answers if answer.status_code == 201)
    for answer in answers:
        assert answer.status_code == 201 or answer.json()["code"] == "stale-ply"
    new = guest.log(table, since=table["ply"])
    assert new == won["entries"]
    return won["table"]


def test_of_two_answers_at_once_exactly_one_is_taken(server: Server) -> None:
    guest = server.guest()
    others = [same_guest(server, guest) for _ in range(4)]
    table = guest.open(HOTSEAT)
    for _ in range(10):
        texts = table["view"]["legal"][:4]
        texts += texts[:1] * (4 - len(texts))
        calls = [answer_of(other, table, text) for other, text in zip(others, texts, strict=True)]
        table = check_one_winner(at_once(calls), table, guest)


@pytest.mark.late
def test_two_servers_on_one_database(start: Any) -> None:
    first, second = start(), start()
    guest = first.guest()
    twin = same_guest(second, guest)
    table = guest.open(HOTSEAT)
    for _ in range(15):
        assert twin.table(table) == guest.table(table) == table
        texts = table["view"]["legal"]
        calls = [answer_of(guest, table, texts[0]), answer_of(twin, table, texts[-1])]
        table = check_one_winner(at_once(calls), table, guest)


@pytest.mark.late
def test_what_another_server_stored_reaches_the_socket(start: Any) -> None:
    first, second = start(), start()
    guest = first.guest()
    twin = same_guest(second, guest)
    table = guest.open([{"kind": "me"}, {"kind": "open"}])
    with twin.live(table) as socket:
        assert received(socket)["table"] == table
        update = guest.answer(table, "gallia")
        message = received(socket)
        assert (message["entries"], message["table"]) == (update["entries"], update["table"])
        friend = first.guest()
        friend.post(f"/api/tables/{table['id']}/join", seat=1)
        assert received(socket)["table"]["seats"][1]["kind"] == "human"
    assert twin.table(table)["ply"] == update["table"]["ply"]


def test_one_open_seat_is_claimed_once(server: Server) -> None:
    guest = server.guest()
    table = guest.open([{"kind": "me"}, {"kind": "open"}])
    friends = [server.guest() for _ in range(4)]
    path = f"/api/tables/{table['id']}/join"
    calls = [lambda friend=friend: friend.http.post(path, json={"seat": 1}) for friend in friends]
    answers = at_once(calls)
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
    winners = [friend for friend in friends if friend.table(table)["mine"] == [1]]
    assert len(winners) == 1


@pytest.mark.late
def test_bots_of_two_servers_do_not_answer_twice(start: Any) -> None:
    first, second = start(), start()
    guest = first.guest()
    twin = same_guest(second, guest)
    table = guest.open([{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    with guest.live(table) as one, twin.live(table) as other:
        for _ in range(20):
            table = until(lambda path=table: (now := guest.table(path))["view"]["legal"] and now)
            table = guest.answer(table, table["view"]["legal"][0])["table"]
        entries = [_heard(socket, table["ply"]) for socket in (one, other)]
    assert entries[0] == entries[1] == guest.log(table)[: len(entries[0])]


def _heard(socket: Any, ply: int) -> list[Any]:
    """Return the entries that a socket brought, once each, up to `ply`."""
    entries: dict[int, Any] = {}
    while not entries or max(entries) < ply:
        entries |= {entry["ply"]: entry for entry in received(socket)["entries"] if entry["ply"] <= ply}
    return [entries[number] for number in sorted(entries)]
