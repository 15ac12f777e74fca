"""Tables whose game begins when the host says so."""

from typing import Any

import pytest

from .serving import Guest, Server, received, until
from .test_clocks import LIVE, at
from .test_history import meet

OPEN = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


@pytest.fixture
def host(server: Server) -> Guest:
    return server.guest()


def opened(host: Guest, start: int = 0, **more: Any) -> Any:
    """A table of three that waits for its players."""
    return host.post("/api/tables", game="rattus", seats=OPEN, options={"start": start}, waiting=True, **more)


def test_nothing_happens_at_a_waiting_table_until_its_host_begins(server: Server, host: Guest) -> None:
    friend = server.guest()
    table = opened(host, clock=LIVE)
    assert table["waiting"]
    friend.post(at(table, "join"), seat=1)
    full = host.post(at(table, "seats/2/bot"), bot="novice")
    assert full["seats"][2]["bot"] == "novice"
    assert full["conduct"]["clock"]["asked"] is None
    answer = {"ply": full["ply"], "seat": 0, "answer": full["view"]["legal"][0]}
    assert host.refused(at(table, "answers"), 409, **answer)["code"] == "not-begun"
    assert friend.refused(at(table, "resign"), 409, seat=1)["code"] == "not-begun"
    assert [it["waiting"] for it in friend.get("/api/tables")["tables"]] == [True]
    begun = host.post(at(table, "begin"))
    assert not begun["waiting"]
    assert begun["conduct"]["clock"]["asked"] == 0
    assert not friend.table(table)["waiting"]
    host.post(at(table, "answers"), **answer)


def test_only_the_host_begins_and_only_once_every_seat_is_taken(server: Server, host: Guest) -> None:
    friend = server.guest()
    table = opened(host)
    friend.post(at(table, "join"), seat=1)
    assert friend.refused(at(table, "begin"), 403)["code"] == "not-host"
    assert host.refused(at(table, "begin"), 409)["code"] == "seats-open"
    host.post(at(table, "seats/2/bot"))
    assert not host.post(at(table, "begin"))["waiting"]
    # Pressed twice is begun once
    assert not host.post(at(table, "begin"))["waiting"]


def test_a_bot_waits_as_well_and_changes_places_with_others_until_then(server: Server, host: Guest) -> None:
    table = opened(host, start=2)
    host.post(at(table, "seats/1/bot"), bot="pedlar")
    host.post(at(table, "seats/2/bot"), bot="pedlar")
    assert host.post(at(table, "seats/2/bot"), bot="novice")["seats"][2]["bot"] == "novice"
    assert host.refused(at(table, "seats/2/bot"), 422, bot="nobody")["code"] == "unknown-bot"
    assert host.post(at(table, "seats/2/clear"))["seats"][2]["kind"] == "open"
    host.post(at(table, "seats/2/bot"), bot="novice")
    host.post(at(table, "begin"))
    until(lambda: any(entry["actor"] == 2 for entry in host.log(table)))
    assert host.refused(at(table, "seats/2/bot"), 409)["code"] == "seat-taken"


def test_those_who_wait_see_at_once_that_the_game_begins(server: Server, host: Guest) -> None:
    friend = server.guest()
    table = opened(host)
    friend.post(at(table, "join"), seat=1)
    host.post(at(table, "seats/2/bot"))
    with friend.live(table, table["ply"]) as live:
        host.post(at(table, "begin"))
        begun = {"type": "ping"}
        while begun["type"] != "entries" or begun["table"]["waiting"]:
            begun = received(live)


def test_a_rematch_waits_for_those_whose_seats_are_kept_and_begins_once_all_have_come(server: Server) -> None:
    people = [server.guest() for _ in range(3)]
    table = meet(*people)
    for guest in people:
        guest.post(at(table, "votes"), about=None, agreed=True)
    again = people[0].post(at(table, "rematch"))
    assert again["waiting"]
    assert [seat["kind"] for seat in again["seats"]] == ["human", "open", "open"]
    for seat, guest in enumerate(people[1:], 1):
        (listed,) = [it for it in guest.get("/api/tables")["tables"] if it["id"] == again["id"]]
        assert (listed["reserved"], listed["mine"], listed["waiting"]) == (seat, [], True)
    assert server.guest().refused(at(again, "join"), 409, seat=1)["code"] == "seat-taken"
    people[1].post(at(again, "join"), seat=1)
    assert people[1].table(again)["waiting"]
    # Who does not want to frees the seat, and is asked no more
    people[2].post(at(again, "seats/2/clear"))
    assert again["id"] not in {it["id"] for it in people[2].get("/api/tables")["tables"]}
    server.guest().post(at(again, "join"), seat=2)
    assert not people[0].table(again)["waiting"]


def test_no_quick_match_leads_to_a_waiting_room(server: Server, host: Guest) -> None:
    seats = OPEN[:2]
    table = host.post("/api/tables", game="carcassonne", seats=seats, waiting=True, way="public")
    assert server.guest().post("/api/lobby/quick", game="carcassonne", clock=None)["id"] != table["id"]
