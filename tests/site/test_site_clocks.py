"""Clocks without a server: time runs while somebody has the table open, and what happens when it is up is what a server does."""

import json
import random
from datetime import UTC, datetime, timedelta

import pytest
from site_browser import Browser, legal_of, play_on

from ratskeller import bots
from ratskeller.server.tables.clocks import MOST_COUNTED, SECOND
from ratskeller.site import requests, tables

CLOCK = {"kind": "live", "turn": 45, "reserve": 60, "bot": "novice"}
TURN, RESERVE = 45_000, 60_000
STEP = 2


class Desk(Browser):
    """A browser whose time a test sets. It has tables open that it watches."""

    def __init__(self):
        super().__init__()
        self.moment = datetime(2026, 11, 28, 12, tzinfo=UTC)

    def wait(self, table, seconds):
        """Let so many seconds pass at an open table, as the worker of a site does."""
        self.look(table)
        self.watched.add(table["id"])
        for _ in range(seconds // STEP):
            self.moment += timedelta(seconds=STEP)
            self.ask("POST", f"/tables/{table['id']}/time")
        return self.look(table)

    def leave(self, table, seconds):
        """Close the page for so many seconds; only what is stored is left."""
        self.watched.clear()
        requests._open.clear()
        self.moment += timedelta(seconds=seconds)
        return self.look(table)

    def look(self, table):
        return self.ask("GET", f"/tables/{table['id']}")


@pytest.fixture
def desk(monkeypatch):
    requests._open.clear()
    it = Desk()
    monkeypatch.setattr(tables, "now", lambda: it.moment.isoformat(timespec="milliseconds"))
    yield it
    requests._open.clear()


def left(table, seat):
    """The milliseconds that are left to a seat that is asked, without its reserve."""
    clock = table["conduct"]["clock"]
    assert clock["asked"] == seat
    return clock["began"] + clock["turn"] - clock["now"]


def test_time_runs_for_the_seat_that_is_asked_while_its_table_is_open(desk):
    table = desk.wait(desk.open("carcassonne", "me", "hotseat", clock=CLOCK), 10)
    assert left(table, 0) == TURN - 10 * SECOND
    assert desk.summaries[table["id"]]["over"] is False


def test_time_stands_still_while_the_page_is_closed(desk):
    table = desk.wait(desk.open("carcassonne", "me", "hotseat", clock=CLOCK), 10)
    later = desk.leave(table, 24 * 3600)
    assert left(later, 0) == TURN - 10 * SECOND
    assert left(desk.wait(table, 4), 0) == TURN - 14 * SECOND


def test_a_reload_gives_no_time_back(desk):
    table = desk.wait(desk.open("carcassonne", "me", "hotseat", clock=CLOCK), 10)
    assert left(desk.leave(table, 1), 0) == TURN - 11 * SECOND


def test_a_browser_that_has_slept_costs_a_few_seconds_at_most(desk):
    table = desk.wait(desk.open("carcassonne", "me", "hotseat", clock=CLOCK), 10)
    desk.moment += timedelta(hours=1)
    assert left(desk.look(table), 0) == TURN - 10 * SECOND - MOST_COUNTED


def test_time_beyond_the_turn_is_paid_from_the_reserve_and_an_undo_gives_none_back(desk):
    table = desk.open("carcassonne", "me", "hotseat", clock=CLOCK)
    table = desk.wait(table, 50)
    length = table["length"]
    placed = desk.answer(table, legal_of(desk, table)[0])["table"]
    back = desk.undo(placed, length)["table"]
    assert left(back, 0) == -5 * SECOND
    while back["view"]["actor"] == 0:
        back = desk.answer(back, legal_of(desk, back)[0])["table"]
    assert [it["reserve"] for it in back["conduct"]["clock"]["seats"]] == [RESERVE - 5 * SECOND, RESERVE]
    assert back["conduct"]["clock"]["asked"] == 1


def test_no_time_runs_while_a_bot_is_asked_or_boards_show_its_turn(desk):
    table = desk.open("carcassonne", "me", "novice", clock=CLOCK)
    chance = random.Random(1)
    while table["view"]["actor"] == 0:
        table = desk.answer(table, legal_of(desk, table)[0])["table"]
    table = desk.wait(table, 30)
    assert table["conduct"]["clock"]["asked"] is None
    while table["view"]["actor"] != 0:
        table = play_on(desk, table, chance)
    clock = table["conduct"]["clock"]
    assert clock["began"] == clock["shown"] > clock["now"]


def test_a_bot_steps_in_until_the_player_is_back(desk):
    table = desk.open("carcassonne", "me", "hotseat", clock=CLOCK)
    table = desk.wait(table, (TURN + RESERVE) // SECOND + STEP)
    assert table["conduct"]["played"] == [{"seat": 0, "bot": "novice", "reason": "time"}]
    assert desk.answer(table, legal_of(desk, table)[0], 409)["code"] == "played-for"
    table = play_on(desk, table, random.Random(1))
    back = desk.ask("POST", f"/tables/{table['id']}/back", {"seat": 0})
    assert back["conduct"]["played"] == []
    assert back["conduct"]["clock"]["seats"][0]["reserve"] == 0
    assert desk.ask("POST", f"/tables/{table['id']}/back", {"seat": 0})["conduct"]["played"] == []


def test_a_game_waits_where_a_bot_would_play_for_everybody(desk):
    table = desk.open("carcassonne", "me", "novice", clock=CLOCK)
    table = desk.wait(table, (TURN + RESERVE) // SECOND + STEP)
    assert table["conduct"]["paused"]
    assert desk.ask("GET", f"/tables/{table['id']}/bot") is None
    back = desk.ask("POST", f"/tables/{table['id']}/back", {"seat": 0})
    assert (back["conduct"]["paused"], left(back, 0)) == (False, TURN)


def test_without_a_bot_the_seat_is_lost(desk):
    table = desk.open("carcassonne", "me", "hotseat", "hotseat", clock=CLOCK | {"bot": None})
    table = desk.wait(table, (TURN + RESERVE) // SECOND + STEP)
    weakest = bots.names("carcassonne")[0]
    assert table["conduct"]["played"] == [{"seat": 0, "bot": weakest, "reason": "lost"}]
    assert desk.ask("POST", f"/tables/{table['id']}/back", {"seat": 0}, 409)["code"] == "played-for"


def test_a_game_that_nobody_is_left_to_play_is_over(desk):
    table = desk.open("rattus", "me", "novice", clock=CLOCK | {"bot": None})
    table = desk.wait(table, (TURN + RESERVE) // SECOND + STEP)
    assert table["conduct"]["ended"]
    assert desk.summaries[table["id"]]["over"]
    assert desk.ask("POST", f"/tables/{table['id']}/time") is None


def test_a_worker_learns_when_to_look_again(desk):
    table = desk.open("carcassonne", "me", "hotseat", clock=CLOCK)
    assert desk.reply("GET", f"/tables/{table['id']}")["tick"]["wait"] >= TURN + RESERVE
    unlimited = desk.open("carcassonne", "me", "hotseat")
    assert desk.reply("GET", f"/tables/{unlimited['id']}")["tick"] is None


def test_a_rematch_has_the_same_clock_and_a_branch_its_own(desk):
    table, chance = desk.open("rattus", "me", "novice", clock=CLOCK), random.Random(2)
    desk.wait(table, 20)
    while not table["over"]:
        table = play_on(desk, table, chance)
    clock = desk.ask("POST", f"/tables/{table['id']}/rematch")["conduct"]["clock"]
    assert (clock["turn"], clock["now"], {it["reserve"] for it in clock["seats"]}) == (TURN, 0, {RESERVE})
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    branch = {"at": 4, "seats": seats, "clock": CLOCK | {"turn": 120}}
    assert desk.ask("POST", f"/tables/{table['id']}/branch", branch)["conduct"]["clock"]["turn"] == 120_000
    open_seat = branch | {"seats": [{"kind": "me"}, {"kind": "open"}]}
    assert desk.ask("POST", f"/tables/{table['id']}/branch", open_seat, 422)["code"] == "no-server"


def test_a_game_goes_on_elsewhere_with_the_reserves_that_are_left(desk):
    table = desk.wait(desk.open("carcassonne", "me", "hotseat", clock=CLOCK), 50)
    link = desk.ask("GET", f"/tables/{table['id']}/continuation")
    there = Browser().ask("POST", "/continuations", {"continuation": json.dumps(link)})
    assert left(there, 0) == TURN
    assert [it["reserve"] for it in there["conduct"]["clock"]["seats"]] == [RESERVE - 5 * SECOND, RESERVE]
    for broken in ({"reserves": [1]}, {"clock": {"kind": "days", "turn": 86_400}}):
        text = {"continuation": json.dumps(link | broken)}
        assert Browser().ask("POST", "/continuations", text, 422)["code"] == "bad-record"


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"clock": {"kind": "days", "turn": 86_400}}, "no-server"),
        ({"clock": CLOCK | {"bot": "nobody"}}, "unknown-bot"),
        ({"clock": CLOCK | {"turn": 3601}}, "bad-clock"),
    ],
)
def test_clocks_that_cannot_be_are_refused(desk, more, code):
    body = {"game": "carcassonne", "seats": [{"kind": "me"}, {"kind": "hotseat"}], **more}
    assert desk.ask("POST", "/tables", body, 422)["code"] == code
