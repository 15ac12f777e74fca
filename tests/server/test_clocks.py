"""Clocks at tables: time-outs, coming back, votes, vacation and premoves, also across restarts and processes."""

import asyncio
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from positions import position, rats, region

from ratskeller.server.clocks.worker import ClockWorker
from ratskeller.server.db.timestamps import between, now
from ratskeller.server.tables import clocks
from ratskeller.server.tables import schemas as wire
from ratskeller.server.tables.clocks import DAY, MOST_COUNTED, SECOND, Clock
from ratskeller.server.tables.schemas import NewClock
from ratskeller.server.tables.table_status import ordered_answer

from .places import connected, fresh
from .serving import Guest, Server, until
from .test_table_manager import open_table, opened

OPEN = wire.NewSeat("open")
LIVE = {"kind": "live", "turn": 45, "reserve": 300, "bot": "random"}
TWO = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "tables.sqlite3"
    fresh(file)
    return file


def pair(server: Server, game: str = "rattus", **more: Any) -> tuple[Guest, Guest, Any]:
    """Return two guests and their table, where the first seat begins."""
    anna, bea = server.guest(), server.guest()
    options = {"start": 0} if game == "rattus" else {}
    table = anna.post("/api/tables", game=game, seats=TWO, options=options, **more)
    assert table["conduct"]["clock"] is None or table["conduct"]["clock"]["asked"] is None
    return anna, bea, bea.post(f"/api/tables/{table['id']}/join", seat=1)


def test_the_invitation_and_the_lobby_show_the_clock(server: Server) -> None:
    host, friend = server.guest(), server.guest()
    timed = host.post("/api/tables", game="rattus", seats=TWO, clock=LIVE, way="public")
    untimed = host.post("/api/tables", game="rattus", seats=TWO, way="public")
    for table, clock in ((timed, LIVE | {"vacation": 0}), (untimed, None)):
        assert friend.get(at(table, "invitation"))["clock"] == clock
        until(lambda table=table, clock=clock: clock_in_lobby(friend, table) == [clock])
        # So that no quick match finds it
        host.post(at(table, "close"))


def clock_in_lobby(guest: Guest, table: Any) -> list[Any]:
    return [it["clock"] for it in guest.get("/api/lobby")["open"] if it["id"] == table["id"]]


def at(table: Any, what: str) -> str:
    return f"/api/tables/{table['id']}/{what}"


def run_out(database: Path, table: Any) -> None:
    """Let the time of the seat to move run out."""
    with closing(connected(database)) as connection:
        changed = connection.execute(
            "UPDATE clocks SET began = began - deadline, deadline = 0 WHERE table_id = ? AND deadline IS NOT NULL",
            (table["id"],),
        )
        assert changed.rowcount == 1


def test_after_a_timeout_the_bot_plays_until_the_owner_takes_the_seat_back(server: Server) -> None:
    anna, bea, table = pair(server, clock=LIVE)
    clock = table["conduct"]["clock"]
    assert (clock["asked"], clock["deadline"] - clock["began"]) == (0, 345 * SECOND)
    assert clock["seats"][1]["reserve"] == 300 * SECOND
    with bea.live(table, table["ply"]) as socket:
        run_out(server.database, table)
        until(lambda: "time" in socket.recv(10) and bea.table(table)["conduct"]["played"])
    # The bot plays for Anna, and is marked, until it is Bea's turn
    until(lambda: bea.table(table)["view"]["actor"] == 1)
    played = bea.table(table)
    assert played["conduct"]["played"] == [{"seat": 0, "bot": "random", "reason": "time"}]
    assert played["seats"] == table["seats"]
    assert {it["stand_in"] for it in bea.log(table) if it["actor"] == 0} == {"random"}
    refused = anna.refused(at(table, "answers"), 409, ply=played["ply"], seat=0, answer="no")
    assert (refused["code"], refused["detail"]["reason"]) == ("played-for", "time")
    assert bea.refused(at(table, "back"), 403, seat=0)["code"] == "wrong-seat"
    assert bea.post(at(table, "back"), seat=1)["conduct"]["played"] == played["conduct"]["played"]
    assert anna.refused(at(table, "votes"), 403)["code"] == "no-voice"
    back = anna.post(at(table, "back"), seat=0)
    assert (back["conduct"]["played"], back["conduct"]["clock"]["seats"][0]["reserve"]) == ([], 0)
    # Anna moves herself again, with a full turn but no reserve
    while (it := bea.table(table))["view"]["actor"] == 1:
        bea.answer(it, it["view"]["legal"][-1])
    clock = it["conduct"]["clock"]
    assert (it["view"]["actor"], clock["asked"], clock["deadline"] - clock["began"]) == (0, 0, 45 * SECOND)
    assert server.guest().get("/api/health")["stand_ins"] == 0


def test_a_bot_plays_to_the_end_for_a_player_who_lost_on_time_or_resigned(server: Server) -> None:
    people = [server.guest() for _ in range(3)]
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = people[0].post("/api/tables", game="carcassonne", seats=seats, clock=LIVE | {"bot": None})
    for seat, guest in enumerate(people[1:], 1):
        table = guest.post(at(table, "join"), seat=seat)
    slow = table["conduct"]["clock"]["asked"]
    run_out(server.database, table)
    other = people[(slow + 1) % 3]
    played = until(lambda: other.table(table)["conduct"]["played"])
    assert [(it["seat"], it["reason"]) for it in played] == [(slow, "lost")]
    for what in ("back", "resign"):
        assert people[slow].refused(at(table, what), 409, seat=slow)["code"] == "played-for"
    assert people[slow].refused(at(table, "votes"), 403)["code"] == "no-voice"
    # Two are left, and the game goes on
    assert until(lambda: other.table(table)["view"]["actor"] != slow)
    gone = other.post(at(table, "resign"), seat=(slow + 1) % 3)["conduct"]
    assert gone["ended"]
    assert {it["seat"]: it["reason"] for it in gone["played"]} == {slow: "lost", (slow + 1) % 3: "resigned"}


def bots_answer(server: Server) -> None:
    """Wait until a bot has answered at another table."""
    guest = server.guest()
    table: Any = guest.open([{"kind": "me"}, {"kind": "bot", "bot": "random"}], players=2, start=1)
    until(lambda: guest.table(table)["view"]["actor"] == 0)


def test_a_game_without_people_is_paused_until_one_is_back(start: Any) -> None:
    server: Server = start()
    anna, bea, table = pair(server, clock=LIVE)
    run_out(server.database, table)
    until(lambda: bea.table(table)["view"]["actor"] == 1)
    run_out(server.database, table)
    waiting = until(lambda: (it := bea.table(table)) and it["conduct"]["paused"] and it)
    assert {it["seat"] for it in waiting["conduct"]["played"]} == {0, 1}
    assert waiting["conduct"]["clock"]["asked"] is None
    # Bots answer at other tables, and after a restart
    bots_answer(server)
    server.stop()
    server.start()
    bots_answer(server)
    anna, bea = (server.guest(**dict(it.http.cookies)) for it in (anna, bea))
    assert anna.table(waiting)["ply"] == waiting["ply"]
    back = anna.post(at(table, "back"), seat=0)
    assert not back["conduct"]["paused"]
    then = until(lambda: (it := anna.table(table))["view"]["actor"] == 0 and it)
    assert then["ply"] > waiting["ply"]
    # A player who resigns has lost, to somebody who is away as well
    anna.post(at(table, "resign"), seat=0)
    assert bea.table(table)["conduct"]["places"] == [2, 1]


def test_a_game_ends_when_everybody_has_voted_for_it(server: Server) -> None:
    anna, bea, table = pair(server, clock=LIVE)
    assert server.guest().refused(at(table, "votes"), 403)["code"] == "no-voice"
    wanted = anna.post(at(table, "votes"))["conduct"]
    assert wanted["votes"] == [{"about": None, "seats": [0], "needed": 2}]
    assert anna.post(at(table, "votes"), agreed=False)["conduct"]["votes"] == []
    anna.post(at(table, "votes"))
    assert not bea.table(table)["conduct"]["ended"]
    ended = bea.post(at(table, "votes"))
    assert (ended["conduct"]["ended"], ended["conduct"]["clock"]["deadline"]) == (True, None)
    answer = {"ply": ended["ply"], "seat": 0, "answer": ended["view"]["legal"] or "x"}
    assert anna.refused(at(table, "answers"), 409, **answer | {"answer": "x"})["code"] == "game-ended"
    assert anna.refused(at(table, "resign"), 409, seat=0)["code"] == "game-ended"
    (listed,) = [it for it in anna.get("/api/tables")["tables"] if it["id"] == table["id"]]
    assert (listed["over"], listed["actor"]) == (True, None)


def test_a_rematch_starts_with_a_fresh_clock(server: Server) -> None:
    anna, bea, table = pair(server, clock=LIVE)
    with closing(connected(server.database)) as connection:
        connection.execute("UPDATE clock_seats SET reserve = 7 WHERE table_id = ?", (table["id"],))
    for guest in (anna, bea):
        table = guest.post(at(table, "votes"), about=None, agreed=True)
    rematch = anna.post(at(table, "rematch"))
    assert rematch["conduct"]["clock"]["asked"] is None, "a seat is reserved for a player who has not come yet"
    again = bea.post(at(table, "rematch"))["conduct"]["clock"]
    assert (again["asked"], again["turn"], again["bot"]) == (1, 45 * SECOND, "random")
    assert [seat["reserve"] for seat in again["seats"]] == [300 * SECOND] * 2


def test_a_bot_plays_for_an_absent_player_when_most_of_the_others_vote_for_it(server: Server) -> None:
    anna, bea, table = pair(server)
    about = table["view"]["actor"]
    other = bea if about == 0 else anna
    refused = other.refused(at(table, "votes"), 409, about=about)
    assert (refused["code"], 0 < refused["detail"]["left"] <= 600) == ("not-absent", True)
    assert other.refused(at(table, "votes"), 409, about=1 - about)["code"] == "not-absent"
    with closing(connected(server.database)) as connection:
        connection.execute("UPDATE entries SET at = '2026-01-01T00:00:00.000Z' WHERE table_id = ?", (table["id"],))
    played = other.post(at(table, "votes"), about=about)["conduct"]
    assert [(it["seat"], it["reason"]) for it in played["played"]] == [(about, "absent")]
    assert played["votes"] == []


def test_impossible_clocks_are_refused_with_the_field(guest: Guest) -> None:
    day = 24 * 3600
    wrong = [
        (LIVE | {"turn": 3601}, "bad-clock", "clock.turn"),
        (LIVE | {"vacation": 3}, "bad-clock", "clock.vacation"),
        ({"kind": "days", "turn": day + 1}, "bad-clock", "clock.turn"),
        ({"kind": "days", "turn": day, "reserve": 5}, "bad-clock", "clock.reserve"),
        (LIVE | {"bot": "nobody"}, "unknown-bot", "clock.bot"),
    ]
    for clock, code, field in wrong:
        refused = guest.refused("/api/tables", 422, game="rattus", seats=TWO, clock=clock)
        assert (refused["code"], refused["message"].split(":")[0]) == (code, field)
    assert guest.refused("/api/tables", 400, game="rattus", seats=TWO, clock=LIVE | {"turn": 4})["detail"]
    lesson = {"game": "rattus", "lesson": "first", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]}
    assert guest.refused("/api/tables", 422, clock=LIVE, **lesson)["code"] == "bad-clock"
    table = guest.post("/api/tables", **lesson)
    assert table["conduct"] is None
    assert guest.refused(at(table, "resign"), 409, seat=0)["code"] == "plays-alone"


def test_time_stands_still_during_a_vacation(server: Server) -> None:
    clock = {"kind": "days", "turn": 3 * 24 * 3600, "vacation": 10}
    anna, bea, table = pair(server, clock=clock)
    before = table["conduct"]["clock"]["deadline"]
    away = anna.post(at(table, "vacation"), seat=0, days=4)["conduct"]["clock"]
    assert (away["deadline"] - before, away["seats"][0]["vacation"]) == (4 * DAY, 6 * DAY)
    for days in (1, 7):
        assert anna.refused(at(table, "vacation"), 409, seat=0, days=days)["code"] == "no-vacation"
    assert bea.refused(at(table, "vacation"), 403, seat=0, days=1)["code"] == "wrong-seat"
    back = anna.post(at(table, "vacation"), seat=0, days=0)["conduct"]["clock"]
    assert before <= back["deadline"] < before + DAY
    # Some milliseconds of it were used
    assert 10 * DAY - 60 * SECOND < back["seats"][0]["vacation"] <= 10 * DAY


def test_the_list_of_tables_says_by_when_somebody_has_to_answer(server: Server) -> None:
    anna, bea, table = pair(server, clock={"kind": "days", "turn": 3 * 24 * 3600})
    for guest in (anna, bea):
        (listed,) = guest.get("/api/tables")["tables"]
        assert 3 * DAY - 120 * SECOND < between(now(), listed["deadline"]) <= 3 * DAY
    # At a live clock nobody looks at a list
    cora, _, live = pair(server, clock=LIVE)
    (listed,) = cora.get("/api/tables")["tables"]
    assert (listed["id"], listed["deadline"]) == (live["id"], None)
    for guest in (anna, bea):
        guest.post(at(table, "votes"), about=None, agreed=True)
    (listed,) = anna.get("/api/tables")["tables"]
    assert listed["deadline"] is None


def stored(path: Path, table_id: str) -> tuple[int, Clock]:
    with closing(connected(path)) as connection:
        clock = clocks.read(connection, table_id)
        assert clock is not None
        return clocks.server_time(connection), clock


def test_clocks_stand_still_while_no_server_runs(path: Path) -> None:
    async def run() -> None:
        async with opened(path) as (manager, _, guest):
            live = await open_table(manager, guest, wire.NewSeat("hotseat"), start=0)
            asked = wire.NewTable("rattus", [wire.NewSeat("me"), wire.NewSeat("hotseat")], {}, clock=NewClock(**LIVE))
            live = await manager.open(guest, asked)
            assert await ClockWorker(manager).once() > 0
        served, clock = stored(path, live.id)
        with closing(connected(path)) as connection:
            # A server was killed long ago, or by a clock that was set back, will be killed in the future
            connection.execute("UPDATE server_time SET at = '2026-01-01T00:00:00.000Z'")
        async with opened(path) as (manager, _, _):
            assert await ClockWorker(manager).once() > 300 * SECOND
            then, same = stored(path, live.id)
            assert same == clock
            assert served <= then <= served + MOST_COUNTED
            again = await manager.table(live.id)
            assert again.status.clock == clock
            assert then <= again.server_clock.now() < then + SECOND
        with closing(connected(path)) as connection:
            connection.execute("UPDATE server_time SET at = '2999-01-01T00:00:00.000Z'")
            assert clocks.tick(connection, now()) == then

    asyncio.run(run())


def test_one_of_two_processes_handles_a_timeout_and_the_other_notices_it(path: Path) -> None:
    async def run() -> None:
        async with opened(path) as (manager, _, guest), opened(path) as (twin, _, _):
            asked = wire.NewTable("rattus", [wire.NewSeat("me"), wire.NewSeat("hotseat")], {}, clock=NewClock(**LIVE))
            live = await manager.open(guest, asked)
            other = await twin.table(live.id)
            for it in (manager, twin):
                it._changed = lambda _live: None  # type: ignore[method-assign]
            run_out(path, {"id": live.id})
            live._changed = other._changed = lambda _live: None
            await asyncio.gather(ClockWorker(manager).once(), ClockWorker(twin).once())
            await live.refresh()
            await other.refresh()
            assert live.status == other.status
            assert len(live.status.stand_ins) == 1
            assert live.status.clock is not None
            assert live.status.clock.deadline is None
            with closing(connected(path)) as connection:
                (count,) = connection.execute("SELECT COUNT(*) FROM stand_ins").fetchone()
            assert count == 1

    asyncio.run(run())


def test_a_premove_is_offered_to_its_owner_only_and_can_be_removed(server: Server) -> None:
    cards = ["witch", "serf", "baker", "nun", "bishop", "mayor"]
    anna, bea = server.guest(), server.guest()
    table = anna.open(TWO, cards=cards, start=0)
    bea.post(at(table, "join"), seat=1)
    mine = anna.table(table)["conduct"]
    (offer,) = mine["offers"]
    assert offer["question"] == "baker all to"
    assert sorted(anna.table(table)["view"]["regions"]) == sorted(offer["answers"])
    assert server.guest().table(table)["conduct"]["offers"] == []
    wanted = {"seat": 0, "question": "baker all to", "answer": offer["answers"][0]}
    for change, code in (({"question": "turn"}, "bad-order"), ({"answer": "atlantis"}, "bad-order")):
        assert anna.refused(at(table, "orders"), 422, **wanted | change)["code"] == code
    assert bea.refused(at(table, "orders"), 403, **wanted)["code"] == "wrong-seat"
    assert anna.post(at(table, "orders"), **wanted)["conduct"]["orders"] == [wanted]
    # Nobody else sees it
    assert bea.table(table)["conduct"]["orders"] == []
    assert anna.post(at(table, "orders"), kept=False, **wanted)["conduct"]["orders"] == []
    # From now on the table answers for Bea where there is only one answer
    bea.post(at(table, "orders"), seat=1)
    assert bea.table(table)["conduct"]["orders"] == [{"seat": 1, "question": None, "answer": None}]


def test_a_premove_for_a_potion_answers_in_the_turn_of_another_player(server: Server) -> None:
    """V2, read literally: the table answers both questions of one rat."""
    anna, bea = server.guest(), server.guest()
    cards = ["wizard", "peasant", "monk", "merchant", "witch", "king"]
    table = anna.open(TWO, cards=cards, start=0, rules="letter")
    bea.post(at(table, "join"), seat=1)
    assert anna.table(table)["conduct"]["offers"] == [{"question": "potion", "answers": ["yes", "no"]}]
    wanted = {"seat": 1, "question": "potion", "answer": "yes"}
    assert bea.post(at(table, "orders"), **wanted)["conduct"]["orders"] == [wanted]
    board = {"gallia": region(0, 3, potions={1: [2]}, tokens=rats("4 M A Pe"))}
    game = position(board, cards={"peasant": 1, "knight": 0}, in_play=["wizard"], players=2, rules="letter")
    game.play("plague gallia; hispania; yes; gallia.1; 4 M A Pe")
    for left in (3, 2):
        assert (game.actor, ordered_answer(game, {1: {"potion": "yes"}})) == (1, "yes"), left
        game.play("yes")
    # Not in the own turn
    game = position({"gallia": region(3, potions={0: [2]}, tokens=rats("3 A"))}, in_play=["wizard"], rules="letter")
    game.play("plague gallia; hispania; gallia.1; 3 A")
    assert (game.question, ordered_answer(game, {0: {"potion": "yes"}})) == ("potion", None)


def test_a_premove_answers_where_there_is_only_one_answer(guest: Guest) -> None:
    tables = (guest.open(TWO, "carcassonne", river=True) for _ in range(40))
    table = next(it for it in tables if len(it["view"]["legal"]) == 1)
    guest.post(at(table, "orders"), seat=0)
    (given,) = until(lambda: [it for it in guest.log(table) if it["actor"] == 0])
    assert (given["answer"], given["stand_in"]) == (table["view"]["legal"][0], "order")
    # The rest of the turn is not answered
    assert guest.table(table)["view"]["actor"] == 0
    assert guest.get("/api/health")["stand_ins"] == 0


def ravage(server: Server) -> tuple[Any, Any]:
    """Play until a ravage after which a person is asked; returns the clock before it, and after it."""
    while True:
        anna, bea, table = pair(server, clock=LIVE)
        while (actor := table["view"]["actor"]) is not None:
            player = (anna, bea)[actor]
            before = player.table(table)
            update = player.answer(before, before["view"]["legal"][-1])
            table = update["table"]
            kinds = {event["kind"] for entry in update["entries"] for event in entry["events"]}
            if "ravage-ended" in kinds and table["view"]["actor"] is not None:
                return before["conduct"]["clock"], table["conduct"]["clock"]


def test_no_live_clock_runs_while_boards_show_a_ravage(server: Server) -> None:
    """RAT-C3: the rats are turned over one by one, and everybody watches."""
    before, clock = ravage(server)
    assert clock["now"] < clock["shown"] <= clock["now"] + 30 * SECOND
    if clock["asked"] == before["asked"]:
        assert clock["began"] > before["began"]
    else:
        assert clock["began"] == clock["shown"]
    assert clock["deadline"] == clock["began"] + 345 * SECOND
