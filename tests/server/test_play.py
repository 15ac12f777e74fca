"""Whole games over HTTP and WebSocket."""

import random
from contextlib import closing
from typing import Any

import msgspec
import pytest

from ratskeller import games

from .places import connected
from .serving import Guest, Server, received, until

HOTSEAT = [{"kind": "me"}, {"kind": "hotseat", "name": "Ottilie"}]


@pytest.mark.late
def test_a_whole_game_against_bots(guest: Guest) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    table = guest.open(seats, cards="one-of-each")
    with guest.live(table) as socket:
        entries = received(socket)["entries"]
        last = guest.play_on(table, random.Random(1), 1000)
        while entries[-1]["ply"] < last["ply"]:
            entries += received(socket)["entries"]
    assert last["over"]
    assert last["view"]["places"] is not None
    assert [entry["ply"] for entry in entries] == list(range(1, last["ply"] + 1))
    assert entries == guest.log(table)
    assert {entry["actor"] for entry in entries} == {0, 1, 2, "chance"}
    assert entries[-1]["events"][-1]["kind"] == "game-over"


def test_the_record_of_a_finished_game_replays(guest: Guest) -> None:
    table = guest.open(HOTSEAT)
    path = f"/api/tables/{table['id']}/record"
    early = guest.http.get(path)
    assert (early.status_code, early.json()["code"]) == (409, "not-over")
    last = guest.play_on(table, random.Random(2), 1000)
    position = games.get("rattus").replay(guest.http.get(path).text)
    assert position.over
    assert position.places == last["view"]["places"]


def test_two_clients_play_by_link_and_see_each_other(server: Server) -> None:
    anna, bert = server.guest(), server.guest()
    table = anna.open([{"kind": "me"}, {"kind": "open"}])
    assert [seat["kind"] for seat in table["seats"]] == ["human", "open"]
    with anna.live(table) as socket:
        received(socket)
        joined = bert.post(f"/api/tables/{table['id']}/join", seat=1)
        assert joined["mine"] == [1]
        assert joined["seat"] == 1
        assert received(socket)["table"]["seats"][1]["kind"] == "human"
    rng = random.Random(3)
    for _ in range(40):
        view = anna.table(table)
        player = anna if view["view"]["actor"] in view["mine"] else bert
        table = player.play_on(player.table(table), rng, 1)
        if not table["draft"]:
            assert anna.table(table)["ply"] == bert.table(table)["ply"] == table["ply"]
    assert anna.refused(f"/api/tables/{table['id']}/join", 409, seat=1)["code"] == "seat-taken"


def test_a_table_is_seen_from_the_seat_that_is_asked(guest: Guest, server: Server) -> None:
    table = guest.open(HOTSEAT)
    assert (table["mine"], table["seat"], table["view"]["viewer"]) == ([0, 1], 0, 0)
    table = guest.answer(table, table["view"]["legal"][0])["table"]
    assert guest.table(table)["seat"] == table["view"]["actor"] == 1
    assert guest.table(table, seat=0)["view"]["legal"] == []
    stranger = server.guest().table(table, seat=0)
    assert (stranger["mine"], stranger["seat"], stranger["view"]["viewer"]) == ([], None, None)


def test_several_answers_at_once_are_taken_all_or_none(guest: Guest) -> None:
    table = _until_turn(guest, guest.open(HOTSEAT))
    take, add = _first(table, "take"), _first(table, "add")
    path, seat = f"/api/tables/{table['id']}/answers", table["view"]["actor"]
    refused = guest.refused(path, 422, ply=table["ply"], seat=seat, answer=f"{take}; take nothing")
    assert refused["code"] == "illegal-answer"
    assert "take nothing" in refused["message"]
    assert guest.table(table)["ply"] == table["ply"]
    update = guest.answer(table, f"{take}; {add}")
    assert [entry["answer"] for entry in update["entries"]] == [take, add]
    assert [draft["answer"] for draft in update["table"]["draft"][-2:]] == [take, add]


def test_nobody_tries_out_what_chance_brings(guest: Guest) -> None:
    table = _until_turn(guest, guest.open(HOTSEAT))
    move, path = _first(table, "plague"), f"/api/tables/{table['id']}/answers"
    line = f"{_first(table, 'add')}; {move}; take peasant"
    guest.refused(path, 422, ply=table["ply"], seat=table["view"]["actor"], answer=line)
    assert guest.table(table)["view"] == table["view"]


def test_tables_are_listed_newest_first(server: Server) -> None:
    guest = server.guest()
    first, second = guest.open(HOTSEAT), guest.open()
    guest.answer(first, first["view"]["legal"][0])
    listed = guest.get("/api/tables")["tables"]
    assert [table["id"] for table in listed] == [first["id"], second["id"]]
    assert listed[0]["mine"] == [0, 1]
    assert listed[0]["actor"] == 1
    assert [seat["name"] for seat in listed[0]["seats"]] == [guest.me["name"], "Ottilie"]


def test_a_new_name_is_seen_at_the_table(guest: Guest) -> None:
    table = guest.open(HOTSEAT)
    with guest.live(table) as socket:
        received(socket)
        assert guest.http.patch("/api/me", json={"name": " Änne  O'Rat "}).json()["name"] == "Änne O'Rat"
        assert received(socket)["table"]["seats"][0]["name"] == "Änne O'Rat"
    assert guest.get("/api/me")["name"] == "Änne O'Rat"


def test_stored_games_replay_to_the_view_that_was_shown(guest: Guest, server: Server) -> None:
    table = guest.play_on(guest.open(cards="random"), random.Random(5), 30)
    # With some cards a game is over by then
    table = until(lambda: ((now := guest.table(table))["over"] or now["view"]["actor"] == 0) and now)
    with closing(connected(server.database)) as database:
        (options,) = database.execute("SELECT options FROM tables WHERE id = ?", (table["id"],)).fetchone()
        rows = database.execute("SELECT answer FROM entries WHERE table_id = ? ORDER BY ply", (table["id"],)).fetchall()
    answers = [text for (line,) in rows for text in line.split("; ")]
    position = games.get("rattus").resume(msgspec.json.decode(options), answers)
    assert msgspec.json.decode(msgspec.json.encode(position.view(0))) == table["view"]


def _until_turn(guest: Guest, table: dict[str, Any]) -> dict[str, Any]:
    while table["view"]["question"] != "turn":
        table = guest.answer(table, table["view"]["legal"][0])["table"]
    return table


def _first(table: dict[str, Any], word: str) -> str:
    legal: list[str] = table["view"]["legal"]
    return next(answer for answer in legal if answer.startswith(word))
