"""Who leaves a game has lost it, and who stays is not held by them."""

import asyncio
import random
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ratskeller.server.accounts.crypto import new_token
from ratskeller.server.clocks import service as clocks
from ratskeller.server.clocks.worker import ClockWorker
from ratskeller.server.errors import Problem
from ratskeller.server.ratings.queries import recalculated_ratings, stored_ratings
from ratskeller.server.tables import schemas as wire
from ratskeller.server.tables import seating
from ratskeller.server.tables.queries import turns_of

from .places import connected, fresh
from .serving import Guest, Server, until
from .test_clocks import LIVE, TWO, at, pair, run_out
from .test_history import account, meet
from .test_ratings import answered_by_both, step
from .test_table_manager import opened

NO_BOT = LIVE | {"bot": None}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "tables.sqlite3"
    fresh(file)
    return file


def points(guest: Guest) -> dict[str, int]:
    """Return the points of everybody on the ladder, by name."""
    return {it["name"]: it["points"] for it in guest.get("/api/ladder", game="rattus")["rungs"]}


def outcome(guest: Guest, table: Any) -> Any:
    """Return a game of a guest's history: whether it is rated, and the places."""
    (game,) = [it for it in guest.get("/api/me/games")["games"] if it["table"] == table["id"]]
    return game["rated"], [it["place"] for it in game["outcomes"]]


def resign(guest: Guest, table: Any, seat: int) -> Any:
    return guest.post(at(table, "resign"), seat=seat)


def agree(table: Any, *guests: Guest) -> Any:
    for guest in guests:
        table = guest.post(at(table, "votes"))
    return table


@pytest.mark.parametrize("leaver", [0, 1])
def test_a_game_of_two_ends_when_one_resigns_and_the_other_has_won(server: Server, leaver: int) -> None:
    dora, emil = account(server, f"Dora {leaver}"), account(server, f"Emil {leaver}")
    pair_of = (dora, emil)
    table = answered_by_both(meet(dora, emil), dora, emil)
    # On any turn
    ended = resign(pair_of[leaver], table, leaver)
    places = [1, 1]
    places[leaver] = 2
    assert (ended["conduct"]["ended"], ended["conduct"]["places"]) == (True, places)
    assert pair_of[1 - leaver].table(table)["conduct"]["places"] == places
    for guest in pair_of:
        assert outcome(guest, table) == (True, places)
    found = points(dora)
    names = [f"Dora {leaver}", f"Emil {leaver}"]
    assert found[names[1 - leaver]] > 1000 > found[names[leaver]]
    # Asking again changes nothing
    assert resign(pair_of[leaver], table, leaver)["conduct"]["places"] == places
    assert pair_of[1 - leaver].refused(at(table, "resign"), 409, seat=1 - leaver)["code"] == "game-ended"
    assert points(dora) == found


def test_a_game_of_two_ends_when_one_loses_on_time(server: Server) -> None:
    fred, gina = account(server, "Fred who is slow"), account(server, "Gina who is quick")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = fred.post("/api/tables", game="rattus", seats=seats, clock=NO_BOT)
    gina.post(at(table, "join"), seat=1)
    table = answered_by_both(table, fred, gina)
    rng = random.Random(3)
    while (it := gina.table(table))["view"]["actor"] == 1:
        gina.answer(it, rng.choice(it["view"]["legal"]))
    run_out(server.database, table)
    ended = until(lambda: (it := gina.table(table))["conduct"]["ended"] and it)
    assert ended["conduct"]["places"] == [2, 1]
    assert outcome(fred, table) == (True, [2, 1])
    assert points(gina)["Gina who is quick"] > 1000 > points(gina)["Fred who is slow"]


def test_with_more_people_a_bot_plays_on_and_the_one_who_left_is_last_however_the_game_ends(server: Server) -> None:
    hans, inge, jutta = people = [account(server, name) for name in ("Hans stays", "Inge stays", "Jutta goes")]
    table = answered_by_both(meet(*people), *people)
    gone = resign(jutta, table, 2)
    assert (gone["conduct"]["ended"], gone["conduct"]["places"]) == (False, None)
    assert [(it["seat"], it["reason"]) for it in gone["conduct"]["played"]] == [(2, "resigned")]
    # Those who are left may agree to end it
    assert agree(table, hans)["conduct"]["votes"] == [{"about": None, "seats": [0], "needed": 2}]
    assert agree(table, inge)["conduct"]["places"] == [1, 1, 3]
    assert outcome(jutta, table) == (True, [1, 1, 3])
    found = points(hans)
    assert found["Hans stays"] == found["Inge stays"] > 1000 > found["Jutta goes"]
    again = answered_by_both(meet(*people), *people)
    resign(jutta, again, 2)
    ended = resign(hans, again, 0)
    assert ended["conduct"]["places"] == [2, 1, 2]
    assert outcome(hans, again) == (True, [2, 1, 2])
    finished = answered_by_both(meet(*people), *people)
    resign(jutta, finished, 2)
    rng = random.Random(5)
    until(lambda: step(finished, rng, hans, inge), 60)
    over = hans.table(finished)
    assert over["conduct"]["places"][2] == 3
    assert outcome(hans, finished) == (True, over["conduct"]["places"])


def test_nobody_who_left_keeps_their_rating_where_the_others_leave_the_game_lying(path: Path) -> None:
    async def run() -> None:
        async with opened(path) as (manager, guests, host):
            people = [host, *[await guests.create(new_token()) for _ in range(2)]]
            asked = wire.NewTable("rattus", [wire.NewSeat("me"), *[wire.NewSeat("open")] * 2])
            live = await manager.open(host, asked)
            for seat, guest in enumerate(people[1:], 1):
                await seating.join(live, guest.id, seat)
            await clocks.resign(live, people[2].id, 2)
            worker = ClockWorker(manager)
            await worker.end_stalled()
            assert not live.row.over
            with closing(connected(path)) as connection:
                connection.execute("UPDATE tables SET updated = '2026-01-01', public_at = '2026-01-01'")
            await worker.end_stalled()
            assert live.table_for(host.id, None).conduct.places == [1, 1, 3]  # type: ignore[union-attr]

    asyncio.run(run())


def test_a_game_counts_once_when_both_resign_through_two_processes(path: Path) -> None:
    async def run() -> None:
        async with opened(path) as (manager, guests, host), opened(path) as (twin, _, _):
            other = await guests.create(new_token())
            live = await manager.open(host, wire.NewTable("rattus", [wire.NewSeat("me"), wire.NewSeat("open")]))
            await seating.join(live, other.id, 1)
            far = await twin.table(live.id)
            with closing(connected(path)) as connection:
                for guest in (host.id, other.id):
                    connection.execute(
                        "INSERT INTO accounts (guest_id, name_key, password, created) VALUES (?, ?, '', '')",
                        (guest, guest),
                    )
            await live.refresh()
            while len({it for it in live.position.actors if it != "chance"}) < 2:
                seat = live.position.actor
                assert isinstance(seat, int)
                answer = wire.Answer(live.row.ply, seat, live.position.legal()[0])
                await live.play((host.id, other.id)[seat], answer)
            await far.refresh()
            tries = (clocks.resign(live, host.id, 0), clocks.resign(far, other.id, 1))
            replies = await asyncio.gather(*tries, return_exceptions=True)
            refused = [it for it in replies if isinstance(it, Exception)]
            assert [it.code for it in refused if isinstance(it, Problem)] in (["game-ended"], ["stale-ply"])
            await live.refresh()
            await far.refresh()
            assert live.status == far.status
            assert sorted(live.table_for(host.id, None).conduct.places or []) == [1, 2]  # type: ignore[union-attr]
            with closing(connected(path)) as connection:
                assert connection.execute("SELECT rated FROM finished_games").fetchall() == [(1,)]
                assert connection.execute("SELECT COUNT(*) FROM results").fetchone()[0] == 2
                assert [it.games for it in stored_ratings(connection).people.values()] == [1, 1]
                assert recalculated_ratings(connection) == stored_ratings(connection)

    asyncio.run(run())


def test_a_person_beside_bots_only_who_resigns_has_lost_at_once(server: Server) -> None:
    anna = server.guest()
    table = anna.open([{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}])
    assert resign(anna, table, 0)["conduct"]["places"] == [3, 1, 1]
    assert outcome(anna, table) == (False, [3, 1, 1])
    # Beside a bot the person who is left comes before it
    bea, cora = server.guest(), server.guest()
    shared = bea.open([{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}])
    cora.post(at(shared, "join"), seat=1)
    assert resign(cora, shared, 1)["conduct"]["places"] == [1, 3, 2]


def test_people_at_one_screen_are_people(server: Server) -> None:
    anna = server.guest()
    three = anna.open([{"kind": "me"}, {"kind": "hotseat"}, {"kind": "hotseat"}])
    assert not resign(anna, three, 1)["conduct"]["ended"]
    assert resign(anna, three, 0)["conduct"]["places"] == [2, 2, 1]


def test_a_game_waits_for_an_open_seat_as_long_as_somebody_can_play_there(server: Server) -> None:
    anna, bea = server.guest(), server.guest()
    table = anna.open([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    bea.post(at(table, "join"), seat=1)
    assert not resign(bea, table, 1)["conduct"]["ended"]
    assert anna.post(at(table, "seats/2/bot"))["conduct"]["places"] == [1, 3, 2]
    empty = anna.open(TWO)
    assert resign(anna, empty, 0)["conduct"]["ended"]


def test_a_game_also_ends_when_the_last_but_one_deletes_the_account(server: Server) -> None:
    anna, bea, cora = server.guest(), account(server, "Bea who deletes all"), server.guest()
    table = meet(anna, bea, cora)
    resign(cora, table, 2)
    bea.post("/api/me/deletion", password="the doctor is in")
    assert anna.table(table)["conduct"]["places"] == [1, 2, 3]


def test_the_one_who_is_left_can_play_on_against_a_bot_and_it_does_not_count(server: Server) -> None:
    kai, lea = account(server, "Kai plays on"), account(server, "Lea leaves")
    table = answered_by_both(meet(kai, lea), kai, lea)
    resign(lea, table, 1)
    before = points(kai)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    length = kai.table(table)["length"]
    branch = kai.post(at(table, "branch"), at=length, seats=seats)
    assert (branch["length"], branch["over"]) == (length, False)
    rng = random.Random(8)
    until(lambda: step(branch, rng, kai), 60)
    assert outcome(kai, branch)[0] is False
    assert points(kai) == before
    assert kai.refused(at(table, "branch"), 422, at=length + 1, seats=seats)["code"] == "no-position"


def test_a_game_that_was_left_counts_neither_for_bots_nor_in_statistics(server: Server) -> None:
    mia, nils = account(server, "Mia counts"), account(server, "Nils is gone")
    table = mia.open([{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}])
    nils.post(at(table, "join"), seat=1)
    rng = random.Random(1)
    until(lambda: step(table, rng, mia, nils) or {it["actor"] for it in mia.log(table)} >= {0, 1}, 60)
    strength = mia.get("/api/me/strength", game="rattus")
    resign(nils, table, 1)
    assert outcome(mia, table) == (True, [1, 3, 2])
    with closing(connected(server.database)) as connection:
        values = connection.execute(
            "SELECT rates_bots FROM finished_games WHERE table_id = ?", (table["id"],)
        ).fetchone()
    assert values[0] == 0
    assert mia.get("/api/me/strength", game="rattus") == strength
    assert table["id"] not in {it["id"] for it in mia.get("/api/lobby")["ended"]}


def test_people_who_are_away_hold_no_veto(server: Server) -> None:
    guests = [server.guest() for _ in range(4)]
    table = meet(*guests, game="carcassonne")
    about = table["view"]["actor"]
    others = [guest for seat, guest in enumerate(guests) if seat != about]
    with closing(connected(server.database)) as connection:
        connection.execute("UPDATE entries SET at = '2026-01-01T00:00:00.000Z' WHERE table_id = ?", (table["id"],))
        connection.execute("UPDATE tables SET created = '2026-01-01T00:00:00.000Z' WHERE id = ?", (table["id"],))
    # One of them wants to end the game before and after the bot comes
    assert agree(table, others[0])["conduct"]["votes"][0]["needed"] == 4
    for guest in others[:2]:
        voted = guest.post(at(table, "votes"), about=about)
    assert [(it["seat"], it["reason"]) for it in voted["conduct"]["played"]] == [(about, "absent")]
    assert agree(table, others[1])["conduct"]["votes"][0]["needed"] == 3
    ended = agree(table, others[2])
    # Nobody has left for good, so nobody has won
    assert (ended["conduct"]["ended"], ended["conduct"]["places"]) == (True, None)


def test_a_game_ends_once_the_last_who_did_not_want_it_is_away(server: Server) -> None:
    anna, bea, table = pair(server, clock=LIVE)
    agree(table, bea)
    run_out(server.database, table)
    ended = until(lambda: (it := bea.table(table))["conduct"]["ended"] and it)
    assert (ended["conduct"]["ended"], ended["conduct"]["places"]) == (True, None)
    assert anna.table(table)["conduct"]["ended"]


def test_games_that_wait_for_nobody_ask_nobody(server: Server) -> None:
    anna, bea, table = pair(server, clock=LIVE)
    for guest, seat in ((anna, 0), (bea, 1)):
        assert [it["paused"] for it in guest.get("/api/tables")["tables"]] == [False]
        until(lambda guest=guest, seat=seat: guest.table(table)["view"]["actor"] == seat)
        run_out(server.database, table)
    until(lambda: anna.table(table)["conduct"]["paused"])
    for guest in (anna, bea):
        assert [it["paused"] for it in guest.get("/api/tables")["tables"]] == [True]
        with closing(connected(server.database)) as connection:
            assert turns_of(connection, guest.me["id"]) == []
    anna.post(at(table, "back"), seat=0)
    assert [it["paused"] for it in anna.get("/api/tables")["tables"]] == [False]


def test_a_game_that_somebody_has_resigned_is_in_their_history_alone(server: Server) -> None:
    people = [server.guest() for _ in range(3)]
    table = meet(*people)
    resign(people[2], table, 2)
    assert people[2].get("/api/tables")["tables"] == []
    assert len(people[0].get("/api/tables")["tables"]) == 1
    resign(people[1], table, 1)
    assert people[2].get("/api/tables")["tables"] == []
    assert [it["table"] for it in people[2].get("/api/me/games")["games"]] == [table["id"]]
