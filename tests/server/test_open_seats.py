"""Open seats that the host gives to a bot, and who may come back to them."""

from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from .serving import Guest, Server, until
from .test_clocks import LIVE, at

THREE = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


def test_the_host_gives_an_open_seat_to_a_bot_and_the_game_goes_on(server: Server) -> None:
    host, friend = server.guest(), server.guest()
    table = host.open(THREE, start=2, players=3)
    friend.post(at(table, "join"), seat=1)
    assert friend.refused(at(table, "seats/2/bot"), 403)["code"] == "not-host"
    assert server.guest().refused(at(table, "seats/2/bot"), 403)["code"] == "not-host"
    assert host.refused(at(table, "seats/1/bot"), 409)["code"] == "seat-taken"
    seated = host.post(at(table, "seats/2/bot"))
    assert (seated["seats"][2]["kind"], seated["seats"][2]["bot"]) == ("bot", "cellarer")
    assert host.refused(at(table, "seats/2/bot"), 409)["code"] == "seat-taken"
    # The bot begins by itself, and keeps the seat once it has answered
    until(lambda: any(entry["actor"] == 2 for entry in host.log(table)))
    assert host.refused(at(table, "seats/2/clear"), 409)["code"] == "seat-played"
    assert server.guest().refused(at(table, "join"), 409, seat=2)["code"] == "seat-taken"


def test_the_host_opens_the_seat_again_until_the_bot_has_answered(server: Server) -> None:
    host, friend = server.guest(), server.guest()
    table = host.open(THREE, start=0, players=3)
    host.post(at(table, "seats/1/bot"))
    host.post(at(table, "seats/1/clear"))
    assert friend.post(at(table, "join"), seat=1)["mine"] == [1]
    assert host.table(table)["seats"][1]["kind"] == "human"


def test_time_runs_once_a_bot_has_the_last_open_seat(server: Server) -> None:
    host = server.guest()
    table = host.post("/api/tables", game="rattus", seats=THREE[:2], options={"start": 0}, clock=LIVE)
    assert table["conduct"]["clock"]["asked"] is None
    assert host.post(at(table, "seats/1/bot"))["conduct"]["clock"]["asked"] == 0


@pytest.mark.parametrize("game", ["rattus", "carcassonne"])
def test_who_comes_late_to_a_rematch_takes_the_seat_from_the_bot(server: Server, game: str) -> None:
    anna, bea = server.guest(), server.guest()
    table = anna.post("/api/tables", game=game, seats=THREE[:2], options={})
    bea.post(at(table, "join"), seat=1)
    for guest in (anna, bea):
        guest.post(at(table, "votes"), about=None, agreed=True)
    rematch = anna.post(at(table, "rematch"))
    reserved = next(seat["seat"] for seat in rematch["seats"] if seat["kind"] == "open")
    anna.post(at(rematch, f"seats/{reserved}/bot"))
    anna.post(at(rematch, "begin"))
    assert server.guest().refused(at(rematch, "join"), 409, seat=reserved)["code"] == "seat-taken"
    play_past(anna, rematch, reserved)
    back = bea.post(at(table, "rematch"))
    assert (back["id"], back["mine"]) == (rematch["id"], [reserved])
    assert (back["seats"][reserved]["kind"], back["seats"][reserved]["bot"]) == ("human", None)


def play_past(guest: Guest, table: dict[str, str], seat: int) -> None:
    """Answer until the bot on a seat has done so, too."""
    while not any(entry["actor"] == seat for entry in guest.log(table)):
        now = guest.table(table)
        if now["view"]["actor"] in now["mine"]:
            guest.answer(now, now["view"]["legal"][0])


def test_bots_of_lessons_stay_where_they_are(server: Server) -> None:
    guest = server.guest()
    lesson = {"game": "rattus", "lesson": "first", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]}
    table = guest.post("/api/tables", **lesson)
    assert guest.refused(at(table, "seats/1/clear"), 409)["code"] == "plays-alone"


def at_once(who: Guest, path: str, **body: object) -> list[httpx.Response]:
    """The answers to three equal requests, sent together."""
    with ThreadPoolExecutor(3) as pool:
        return list(pool.map(lambda _: who.http.post(path, json=body), range(3)))


def test_what_holds_already_is_answered_with_the_table(server: Server) -> None:
    anna, bea = server.guest(), server.guest()
    table = anna.post("/api/tables", game="rattus", seats=THREE[:2], options={})
    joined = at_once(bea, at(table, "join"), seat=1)
    assert [(it.status_code, it.json().get("mine")) for it in joined] == [(200, [1])] * 3
    assert bea.post(at(table, "join"), seat=1)["seat"] == 1
    assert anna.refused(at(table, "join"), 409, seat=1)["code"] == "seat-taken"
    left = at_once(bea, at(table, "seats/1/clear"))
    assert [(it.status_code, it.json().get("mine")) for it in left] == [(200, [])] * 3
    assert anna.post(at(table, "seats/1/clear"))["seats"][1]["kind"] == "open"
    bea.post(at(table, "join"), seat=1)
    for guest in (anna, bea, bea, anna):
        ended = guest.post(at(table, "votes"), about=None, agreed=True)
    assert ended["conduct"]["ended"]
    answers = [it for guest in (anna, bea) for it in at_once(guest, at(table, "rematch"))]
    assert {it.status_code for it in answers} == {200}
    assert len({it.json()["id"] for it in answers}) == 1
    rematch = answers[0].json()
    for _ in range(2):
        resigned = bea.post(at(rematch, "resign"), seat=bea.table(rematch)["mine"][0])
    assert [it["reason"] for it in resigned["conduct"]["played"]] == ["resigned"]
