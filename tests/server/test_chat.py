"""Chat at a table: writing, reading, taking back, silencing, and presence."""

import json
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from ratskeller.server.chat.queries import PAGE
from ratskeller.server.chat.service import BACK_MINUTES

from .places import connected
from .serving import Guest, Server, received
from .test_races import same_guest

OPEN = [{"kind": "me"}, {"kind": "open"}]
HINT = "the-rat-in-germania-is-a-four"


def path(table: Any, more: str = "") -> str:
    return f"/api/tables/{table['id']}/talk{more}"


def says(who: Guest, table: Any, text: str, key: str | None = None) -> Any:
    return who.post(path(table), key=key or f"key-{time.monotonic_ns()}", text=text)


def reads(who: Guest, table: Any, room: str = "table", **query: Any) -> Any:
    return who.get(path(table), room=room, **query)


def texts(page: Any) -> list[str | None]:
    return [line["text"] for line in page["lines"]]


def hears(socket: ClientConnection, kind: str = "talk") -> Any:
    """Return the next message of a kind."""
    while (message := received(socket))["type"] != kind:
        pass
    return message


@contextmanager
def listens(who: Guest, table: Any) -> Iterator[ClientConnection]:
    """Open a socket, and read everything that it gets at first."""
    with who.live(table, talk=1) as socket:
        assert hears(socket)["news"] is False
        yield socket


@pytest.fixture
def people(server: Server) -> tuple[Guest, Guest, Guest, Any]:
    """Two players, a spectator, and their table."""
    one, other, onlooker = server.guest(), server.guest(), server.guest()
    table = one.open(OPEN)
    return one, other, onlooker, other.post(f"/api/tables/{table['id']}/join", seat=1)


def test_players_and_spectators_write_in_separate_rooms_and_everybody_reads_the_table(people: Any) -> None:
    one, other, onlooker, table = people
    said = says(one, table, "Who  starts?\n")
    assert (said["room"], said["number"], said["text"], said["seat"]) == ("table", 1, "Who starts?", 0)
    assert says(other, table, "You do.")["seat"] == 1
    aside = says(onlooker, table, "Look at Gallia.")
    assert (aside["room"], aside["number"], aside["seat"]) == ("gallery", 1, None)
    for who in people[:3]:
        page = reads(who, table)
        assert texts(page) == ["Who starts?", "You do."]
        assert [line["number"] for line in page["lines"]] == [1, 2]
        assert {line["name"] for line in page["lines"]} == {one.me["name"], other.me["name"]}
    assert reads(one, table)["rooms"] == ["table"]
    page = reads(onlooker, table, "gallery")
    assert (texts(page), page["rooms"], page["own"]) == (["Look at Gallia."], ["table", "gallery"], "gallery")
    assert page["me"] == aside["person"]


def test_no_byte_that_a_player_gets_before_the_end_is_from_the_gallery(server: Server) -> None:
    one, onlooker = server.guest(), server.guest()
    table = one.open(OPEN)
    with listens(one, table) as socket, listens(onlooker, table) as theirs:
        aside = says(onlooker, table, HINT)
        assert hears(theirs)["lines"] == [aside]
        assert one.http.get(path(table), params={"room": "gallery"}).json()["code"] == "closed-room"
        back = {"room": "gallery", "number": aside["number"]}
        assert one.refused(path(table, "/back"), 404, **back)["code"] == "unknown-line"
        # The numbers of the table do not count lines of the gallery
        assert says(one, table, "My turn.")["number"] == 1
        reply = [hears(socket)]
        seen = [one.http.get(f"/api/tables/{table['id']}{part}").text for part in ("", "/log", "/talk", "/view")]
        assert HINT not in "".join([*seen, json.dumps(reply)])
        assert reply[0]["lines"][0]["text"] == "My turn."
    with closing(connected(server.database)) as database:
        database.execute("UPDATE tables SET over = 1 WHERE id = ?", (table["id"],))
    assert texts(reads(one, table, "gallery")) == [HINT]
    with listens(one, table) as socket:
        says(onlooker, table, "Now you may know.")
        assert texts(hears(socket)) == ["Now you may know."]


def test_a_line_that_is_sent_twice_is_stored_once(people: Any) -> None:
    one, other, _, table = people
    with listens(other, table) as socket:
        first = says(one, table, "Once.", "the-same-key")
        assert says(one, table, "Once.", "the-same-key") == first
        assert says(other, table, "Mine.", "the-same-key")["number"] == 2
        assert [line["number"] for _ in range(2) for line in hears(socket)["lines"]] == [1, 2]
    assert texts(reads(one, table)) == ["Once.", "Mine."]


def test_older_lines_come_page_by_page_in_order(server: Server, people: Any) -> None:
    one, other, _, table = people
    with closing(connected(server.database)) as database:
        database.executemany(
            "INSERT INTO chat_lines (table_id, room, number, edition, guest_id, key, ply, text, at)"
            " VALUES (?, 'table', ?, ?, ?, ?, 0, ?, '')",
            [(table["id"], it, it, one.me["id"], str(it), f"line {it}") for it in range(1, 2 * PAGE + 6)],
        )
    found, before = [], {}
    for more in (True, True, False):
        page = reads(other, table, **before)
        assert page["more"] is more
        found = page["lines"] + found
        before = {"before": found[0]["number"]}
    assert [line["number"] for line in found] == list(range(1, 2 * PAGE + 6))
    assert says(one, table, "and one more")["number"] == 2 * PAGE + 6


def test_phrases_travel_as_ids(people: Any) -> None:
    one, other, _, table = people
    assert one.post(path(table), key="a-good-key", phrase="well-played")["phrase"] == "well-played"
    assert reads(other, table)["lines"][0]["text"] is None


@pytest.mark.parametrize(
    "body",
    [
        {"text": ""},
        {"text": " \n\u200d\u202e"},
        {"text": "x" * 501},
        {"text": "both", "phrase": "thanks"},
        {},
        {"phrase": "insult"},
        {"text": "x", "key": "short"},
    ],
)
def test_an_empty_line_is_refused(people: Any, body: dict[str, str]) -> None:
    one, _, _, table = people
    assert one.refused(path(table), 400, **({"key": "a-good-key"} | body))["code"] == "bad-request"
    assert reads(one, table)["lines"] == []


def test_strangers_get_no_lines(server: Server, people: Any) -> None:
    one, _, _, table = people
    stranger = server.guest()
    stranger.http.cookies.clear()
    assert stranger.http.get(path(table)).status_code == 401
    for more in ("", "/back", "/silence"):
        assert stranger.http.post(path(table, more), json={}).status_code in (400, 401)
    assert one.http.get("/api/tables/nothing/talk").status_code == 404
    assert one.refused("/api/tables/nothing/talk", 404, key="a-good-key", text="x")["code"] == "unknown-table"


def test_a_line_can_be_taken_back_by_its_author_for_a_few_minutes(server: Server, people: Any) -> None:
    one, other, _, table = people
    with listens(other, table) as socket:
        back = {"room": "table", "number": says(one, table, "Oops.")["number"]}
        assert hears(socket)["lines"][0]["text"] == "Oops."
        assert other.refused(path(table, "/back"), 403, **back)["code"] == "not-your-line"
        assert one.post(path(table, "/back"), **back)["text"] is None
        assert one.post(path(table, "/back"), **back)["text"] is None
        assert hears(socket)["lines"][0] == reads(other, table)["lines"][0]
    assert one.refused(path(table, "/back"), 404, room="table", number=9)["code"] == "unknown-line"
    old = {"room": "table", "number": says(one, table, "Long ago.")["number"]}
    with closing(connected(server.database)) as database:
        assert database.execute("SELECT COUNT(*) FROM chat_lines WHERE text LIKE 'Oops%'").fetchone() == (0,)
        statement = "UPDATE chat_lines SET at = '2026-01-01T12:00:00.000Z' WHERE table_id = ? AND text = 'Long ago.'"
        database.execute(statement, (table["id"],))
    refusal = one.refused(path(table, "/back"), 409, **old)
    assert (refusal["code"], str(BACK_MINUTES) in refusal["message"]) == ("line-too-old", True)
    assert texts(reads(one, table)) == [None, "Long ago."]


def test_a_muted_person_is_not_read_at_this_table_and_does_not_notice(people: Any) -> None:
    one, other, onlooker, table = people
    person = says(other, table, "Noise.")["person"]
    with listens(one, table) as socket, listens(onlooker, table) as theirs:
        silenced = one.post(path(table, "/silence"), person=person, silence="mute")["silenced"]
        assert silenced == [{"person": person, "name": other.me["name"], "silence": "mute"}]
        says(other, table, "More noise.")
        says(one, table, "Peace.")
        assert texts(hears(socket)) == ["Peace."]
        assert texts(hears(theirs)) == ["More noise."]
        assert texts(reads(one, table)) == ["Peace."]
        assert (texts(reads(other, table)), reads(other, table)["silenced"]) == (
            ["Noise.", "More noise.", "Peace."],
            [],
        )
    again = one.open(OPEN)
    other.post(f"/api/tables/{again['id']}/join", seat=1)
    says(other, again, "Hello.")
    assert texts(reads(one, again)) == ["Hello."]
    assert one.post(path(table, "/silence"), person=person, silence="none")["silenced"] == []
    assert texts(reads(one, table)) == ["Noise.", "More noise.", "Peace."]


def test_after_a_block_neither_reads_the_other_at_any_table(people: Any) -> None:
    one, other, onlooker, table = people
    person = says(other, table, "Noise.")["person"]
    one.post(path(table, "/silence"), person=person, silence="block")
    again = other.open(OPEN)
    one.post(f"/api/tables/{again['id']}/join", seat=1)
    with listens(one, again) as socket, listens(other, again) as theirs, listens(onlooker, again) as third:
        says(other, again, "Hello.")
        says(one, again, "Silence.")
        assert (texts(hears(socket)), texts(hears(theirs))) == (["Silence."], ["Hello."])
        assert (texts(hears(third)), texts(hears(third))) == (["Hello."], ["Silence."])
    assert (texts(reads(one, again)), texts(reads(other, again))) == (["Silence."], ["Hello."])
    # It can be undone at any table; the id of a person differs at every table
    seen = reads(one, again)["silenced"][0]
    assert (seen["silence"], seen["person"] != person) == ("block", True)
    assert one.post(path(again, "/silence"), person=seen["person"], silence="none")["silenced"] == []
    assert texts(reads(one, again)) == ["Hello.", "Silence."]


def test_nobody_can_silence_themselves_or_a_person_who_is_not_there(people: Any) -> None:
    one, _, onlooker, table = people
    me = reads(one, table)["me"]
    for person in (me, reads(onlooker, table)["me"], "0" * 16):
        refusal = one.refused(path(table, "/silence"), 404, person=person, silence="mute")
        assert refusal["code"] == "unknown-person"
    with listens(onlooker, table):
        one.post(path(table, "/silence"), person=reads(onlooker, table)["me"], silence="mute")


def test_lines_are_rate_limited(people: Any) -> None:
    one, other, _, table = people
    answers = [one.http.post(path(table), json={"key": f"key-{it:06}", "text": "x"}) for it in range(14)]
    refused = [it for it in answers if it.status_code == 429]
    assert refused
    assert refused[0].json()["code"] == "too-many-lines"
    assert int(refused[0].headers["retry-after"]) >= 1
    assert says(other, table, "I have said nothing yet.")


def test_a_person_with_several_windows_is_present_once(people: Any) -> None:
    one, other, onlooker, table = people
    with one.live(table, talk=1) as socket:
        assert hears(socket, "presence") == {"type": "presence", "seats": [0], "onlookers": [], "count": 0}
        with onlooker.live(table):
            seen = {"person": reads(onlooker, table)["me"], "name": onlooker.me["name"]}
            with other.live(table), onlooker.live(table):
                reply = hears(socket, "presence")
                assert (reply["seats"], reply["onlookers"], reply["count"]) == ([0, 1], [seen], 1)
            assert onlooker.http.patch("/api/me", json={"name": "Agnes"}).status_code == 200
            reply = hears(socket, "presence")
            assert (reply["seats"], reply["onlookers"]) == ([0], [seen | {"name": "Agnes"}])


def test_a_background_window_is_not_present(people: Any) -> None:
    one, other, _, table = people
    with one.live(table, talk=1) as socket:
        assert hears(socket, "presence")["seats"] == [0]
        with other.live(table, talk=1, away=True) as behind:
            # It gets lines all the same
            assert hears(behind, "presence")["seats"] == [0]
            with other.live(table):
                assert hears(socket, "presence")["seats"] == [0, 1]
            assert hears(socket, "presence")["seats"] == [0]


def test_a_socket_without_chat_gets_no_lines(people: Any) -> None:
    one, other, _, table = people
    with one.live(table) as socket:
        assert received(socket)["type"] == "entries"
        says(other, table, "Hello.")
        other.http.patch("/api/me", json={"name": "Berta"})
        assert received(socket)["type"] == "entries"


@pytest.fixture
def another(server: Server) -> Iterator[Server]:
    """Another process on the same database."""
    running = Server(server.database).start()
    yield running
    running.stop()


def test_lines_of_another_process_are_sent(another: Server, people: Any) -> None:
    one, other, _, table = people
    elsewhere = same_guest(another, other)
    with listens(one, table) as socket:
        said = says(elsewhere, table, "From over there.")
        assert hears(socket)["lines"] == [said]
        elsewhere.post(path(table, "/back"), room="table", number=said["number"])
        assert hears(socket)["lines"][0]["text"] is None
        assert says(one, table, "And from here.")["number"] == 2
