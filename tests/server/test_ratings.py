"""Ratings of people and bots, and who is on which ladder."""

import random
from contextlib import closing
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ratskeller.cli import maintenance
from ratskeller.server.ratings.model import Participant, Rating, rate_bots, rate_people
from ratskeller.server.ratings.queries import recalculated_ratings, replace_ratings, save_people, stored_ratings

from .places import connected, place_of
from .serving import Guest, Server, until
from .test_clocks import run_out
from .test_history import account, meet, play_out


def answered_by_both(table: Any, *players: Guest) -> Any:
    """Play until every seat has answered once."""
    rng = random.Random(7)
    while not {it["actor"] for it in players[0].log(table)} >= set(range(len(players))):
        step(table, rng, *players)
    return players[0].table(table)


def finish_alone(table: Any, player: Guest) -> None:
    """Play to the end while bots play for everybody else."""
    rng = random.Random(2)
    until(lambda: step(table, rng, player), 60)


def test_a_seat_that_a_bot_finished_comes_last_and_the_history_says_so(server: Server) -> None:
    edda, finn = account(server, "Edda who stays"), account(server, "Finn who walks off")
    seats = [{"kind": "me"}, {"kind": "open"}]
    clock = {"kind": "live", "turn": 60, "bot": "novice"}
    table = edda.post("/api/tables", game="rattus", seats=seats, clock=clock)
    finn.post(f"/api/tables/{table['id']}/join", seat=1)
    table = answered_by_both(table, edda, finn)
    rng = random.Random(2)
    while edda.table(table)["view"]["actor"] == 0:
        step(table, rng, edda)
    run_out(server.database, table)
    until(lambda: edda.table(table)["conduct"]["played"])
    finish_alone(table, edda)
    (game,) = finn.get("/api/me/games")["games"]
    assert [it["place"] for it in game["outcomes"]] == [1, 2]
    assert game["played"] == [{"seat": 1, "bot": "novice", "reason": "time"}]
    assert game["rated"]
    assert edda.get("/api/ladder", game="rattus")["rungs"][0]["points"] > 1000


def test_a_rating_is_provisional_for_nine_games() -> None:
    assert [Rating(games=games).is_provisional for games in (0, 9, 10)] == [True, True, False]


def test_a_game_that_only_one_person_has_played_is_not_rated(server: Server) -> None:
    gerd, hilde = account(server, "Gerd alone"), account(server, "Hilde elsewhere")
    table = meet(gerd, hilde)
    hilde.post(f"/api/tables/{table['id']}/resign", seat=1)
    (game,) = gerd.get("/api/me/games")["games"]
    assert (game["rated"], [it["place"] for it in game["outcomes"]]) == (False, [1, 2])
    assert not {"Gerd alone", "Hilde elsewhere"} & names_on(gerd.get("/api/ladder", game="rattus"))


def test_a_game_with_analysis_is_not_rated(server: Server) -> None:
    nora, otto = account(server, "Nora with a lens"), account(server, "Otto with a lens")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = nora.post("/api/tables", game="rattus", seats=seats, analysis=True)
    otto.post(f"/api/tables/{table['id']}/join", seat=1)
    play_out(table, nora, otto)
    assert [it["rated"] for it in nora.get("/api/me/games")["games"]] == [False]


def test_neither_a_friendly_game_nor_its_rematch_is_rated_and_both_say_so(server: Server) -> None:
    paul, rosa = account(server, "Paul the friendly"), account(server, "Rosa the friendly")
    table = meet(paul, rosa, way="public", friendly=True)
    assert paul.get(f"/api/tables/{table['id']}/invitation")["friendly"]
    (shown,) = until(lambda: [it for it in rosa.get("/api/lobby")["running"] if it["id"] == table["id"]])
    assert shown["friendly"]
    assert play_out(table, paul, rosa)["friendly"]
    assert [it["rated"] for it in paul.get("/api/me/games")["games"]] == [False]
    assert not {"Paul the friendly", "Rosa the friendly"} & names_on(paul.get("/api/ladder", game="rattus"))
    again = paul.post(f"/api/tables/{table['id']}/rematch")
    assert (again["friendly"], again["origin"]) == (True, table["id"])
    assert paul.table(table)["rematch"]["id"] == again["id"]


def test_a_rematch_and_a_branch_keep_what_was_chosen(server: Server) -> None:
    paul, rosa = account(server, "Paul who waits"), account(server, "Rosa who waits")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = paul.post("/api/tables", game="rattus", seats=seats, long_thoughts=True, standing=False)
    rosa.post(f"/api/tables/{table['id']}/join", seat=1)
    assert play_out(table, paul, rosa)["long_thoughts"]
    again = paul.post(f"/api/tables/{table['id']}/rematch")
    assert (again["long_thoughts"], again["standing"], again["origin"]) == (True, False, table["id"])
    at = {"at": 3, "seats": [{"kind": "me"}, {"kind": "hotseat", "name": "Otto"}]}
    branch = paul.post(f"/api/tables/{table['id']}/branch", **at)
    assert (branch["long_thoughts"], branch["standing"]) == (True, False)


def test_only_the_owner_sees_the_rating_and_profile_of_an_unlisted_account(server: Server) -> None:
    sven, tina = account(server, "Sven the shy"), account(server, "Tina who sees")
    play_out(meet(sven, tina, way="public"), sven, tina)
    assert sven.get("/api/me")["listed"]
    assert "Sven the shy" in names_on(tina.get("/api/ladder", game="rattus"))
    assert sven.http.put("/api/me/listing", json={"listed": False}).json() == {"listed": False}
    assert "Sven the shy" not in names_on(tina.get("/api/ladder", game="rattus"))
    assert "Sven the shy" in names_on(sven.get("/api/ladder", game="rattus"))
    hidden = tina.http.get("/api/players", params={"name": "Sven the shy"})
    nobody = tina.http.get("/api/players", params={"name": "nobody at all"})
    assert (hidden.status_code, hidden.json()) == (404, nobody.json())
    assert sven.get("/api/players", name="Sven the shy")["ratings"] != []
    assert not sven.get("/api/me/data")["account"]["listed"]
    (game,) = tina.get("/api/me/games")["games"]
    assert [it["name"] for it in game["seats"]] == ["Sven the shy", "Tina who sees"]
    assert server.guest().http.put("/api/me/listing", json={"listed": True}).status_code == 409


def names_on(ladder: Any) -> set[str]:
    return {it["name"] for it in ladder["rungs"]}


def test_below_rank_one_hundred_the_ladder_shows_only_the_viewer(start: Any) -> None:
    server: Server = start()
    uwe = account(server, "Uwe far below")
    with closing(connected(server.database)) as connection:
        people = [f"{number:016x}" for number in range(150)]
        connection.executemany("INSERT INTO guests VALUES (?, ?, '2026')", [(it, f"Player {it}") for it in people])
        skills = {
            (it, "rattus"): Rating((30 + place // 2) * 1_000_000, 1_000_000, 20) for place, it in enumerate(people)
        }
        save_people(connection, skills | {(uwe.me["id"], "rattus"): Rating(31_000_000, 1_000_000, 3)})
    reply = uwe.get("/api/ladder", game="rattus")
    ranks = [it["rank"] for it in reply["rungs"]]
    assert (reply["people"], ranks[:4], ranks[99]) == (151, [1, 1, 3, 3], 99)
    # Two people are below and two have the same points
    assert [(it["rank"], it["name"]) for it in reply["rungs"][100:]] == [(147, "Uwe far below")]


def test_bots_are_rated_by_their_games_on_a_list_of_their_own(start: Any) -> None:
    server: Server = start()
    vera, willi = account(server, "Vera"), account(server, "Willi")
    alone = vera.open()
    vera.play_on(alone, random.Random(3), 10_000)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    table = vera.post("/api/tables", game="rattus", seats=seats)
    willi.post(f"/api/tables/{table['id']}/join", seat=1)
    rng = random.Random(4)
    until(lambda: step(table, rng, vera, willi), 60)
    reply = vera.get("/api/ladder", game="rattus")
    assert {it["name"]: it["games"] for it in reply["rungs"]} == {"Vera": 1, "Willi": 1}
    assert sum(it["games"] for it in reply["bots"]) == 1 + len({"random", alone["seats"][1]["bot"]})
    server.stop()
    with closing(connected(server.database)) as connection:
        found = stored_ratings(connection)
        assert set(found.bots) >= {("rattus", "random")}
        assert recalculated_ratings(connection) == found


def step(table: Any, rng: random.Random, *players: Guest) -> bool:
    """Answer for each of these players who is to move, and return whether the game is over."""
    for player in players:
        there = player.table(table)
        if there["view"]["legal"]:
            player.answer(there, rng.choice(there["view"]["legal"]))
    return bool(players[0].table(table)["over"])


def test_the_mean_counts_for_a_bot_with_several_seats() -> None:
    before = {"strong": Rating(30_000_000, 4_000_000, 9)}
    after = rate_bots(before, [Participant("strong", 1), Participant(None, 2), Participant("strong", 3)])
    assert set(after) == {"strong"}
    # One win and one loss against somebody who was expected to be weaker
    assert after["strong"].skill < before["strong"].skill
    assert after["strong"].games == 10
    assert rate_bots({}, [Participant("weak", 1), Participant(None, 2)])["weak"].skill > Rating().skill


@pytest.mark.late
def test_recalculated_ratings_equal_the_stored_ones(start: Any, capsys: pytest.CaptureFixture[str]) -> None:
    server: Server = start()
    people = [account(server, name) for name in ("Karl", "Lena", "Max")]
    for number in range(3):
        some = people[number:] + people[:number]
        play_out(meet(*some), *some)
    server.stop()
    with closing(connected(server.database)) as connection:
        assert len(stored_ratings(connection).people) == 3
        assert recalculated_ratings(connection) == stored_ratings(connection)
        connection.execute("UPDATE ratings SET skill = skill + 1")
        right = recalculated_ratings(connection)
        assert right != stored_ratings(connection)
        replace_ratings(connection, right)
        assert right == stored_ratings(connection)
        connection.execute("UPDATE ratings SET games = 99")
    place = place_of(server.database)
    assert [maintenance.check_ratings(place, store=it) for it in (False, True, False)] == [1, 0, 0]
    assert "now corrected" in capsys.readouterr().out


STRENGTHS = st.builds(Rating, st.integers(0, 50_000_000), st.integers(500_000, 9_000_000), st.integers(0, 99))


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(STRENGTHS, st.integers(1, 6)), min_size=2, max_size=6))
def test_with_equal_ratings_a_better_place_never_earns_less(players: list[tuple[Rating, int]]) -> None:
    alike = players[0][0]
    places = {str(seat): place for seat, (_, place) in enumerate(players)}
    after = rate_people(dict.fromkeys(places, alike), places)
    for one, place in places.items():
        for other, its in places.items():
            if place == its:
                assert after[one] == after[other]
            if place < its:
                assert after[one].skill > after[other].skill
    assert {it.games for it in after.values()} == {alike.games + 1}


@settings(max_examples=60, deadline=None)
@given(STRENGTHS, STRENGTHS)
def test_a_win_never_costs_and_a_loss_never_gains(winner: Rating, loser: Rating) -> None:
    after = rate_people({"a": winner, "b": loser}, {"a": 1, "b": 2})
    assert after["a"].skill >= winner.skill
    assert after["b"].skill <= loser.skill
