"""Past games: results, search, records and statistics."""

import json
import random
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ratskeller import games
from ratskeller.server.tables.queries import SeatRow
from ratskeller.server.tables.table_status import StandIn, TableStatus
from ratskeller.server.tables.table_status import places as places_that_count

from .places import connected
from .serving import Guest, Server, until

PASSWORD = "the doctor is in"


def account(server: Server, name: str) -> Guest:
    guest = server.guest()
    guest.post("/api/me/account", name=name, password=PASSWORD)
    return guest


def meet(*players: Guest, game: str = "rattus", way: str = "link", friendly: bool = False) -> Any:
    """Open a table with these people, in this order."""
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (len(players) - 1)
    table = players[0].post("/api/tables", game=game, seats=seats, way=way, friendly=friendly)
    for seat, player in enumerate(players[1:], 1):
        player.post(f"/api/tables/{table['id']}/join", seat=seat)
    return table


def play_out(table: Any, *players: Guest) -> Any:
    """Play random legal answers until the game is over."""
    table, rng = players[0].table(table), random.Random(5)
    while not table["over"]:
        actor = players[table["view"]["actor"]]
        table = actor.table(table)
        table = actor.answer(table, rng.choice(table["view"]["legal"]))["table"]
    return table


def test_a_game_between_accounts_is_listed_for_both_and_rated(server: Server) -> None:
    anna, bert = account(server, "Anna of the list"), account(server, "Bert of the list")
    table = play_out(meet(anna, bert, way="public"), anna, bert)
    (mine,) = anna.get("/api/me/games")["games"]
    assert (mine["table"], mine["rated"], mine["mine"], mine["length"]) == (table["id"], True, [0], table["length"])
    view = anna.table(table)["view"]
    assert [(it["place"], it["score"]) for it in mine["outcomes"]] == list(
        zip(view["places"], view["scores"], strict=True)
    )
    assert [seat["person"] for seat in bert.get("/api/me/games", game="rattus")["games"][0]["seats"]] == ["account"] * 2
    assert anna.get("/api/me/games", game="carcassonne")["games"] == []
    ladder = {it["name"]: it for it in anna.get("/api/ladder", game="rattus")["rungs"]}
    first = [
        name for name, place in zip(("Anna of the list", "Bert of the list"), view["places"], strict=True) if place == 1
    ]
    assert [name for name in ("Anna of the list", "Bert of the list") if ladder[name]["points"] > 1000] == first
    assert ladder["Anna of the list"]["mine"]
    changes = bert.get(f"/api/tables/{table['id']}/ratings")
    assert changes == [
        {"seat": seat, "before": 1000, "after": ladder[name]["points"]}
        for seat, name in enumerate(("Anna of the list", "Bert of the list"))
    ]
    assert {it["after"] for it in changes} != {1000}
    anna.http.put("/api/me/listing", json={"listed": False})
    assert [it["seat"] for it in anna.get(f"/api/tables/{table['id']}/ratings")] == [0, 1]
    assert [it["seat"] for it in bert.get(f"/api/tables/{table['id']}/ratings")] == [1]
    anna.http.put("/api/me/listing", json={"listed": True})
    assert (ladder["Bert of the list"]["games"], ladder["Bert of the list"]["provisional"]) == (1, True)
    profile = server.guest().get("/api/players", name="anna OF the list")
    assert (profile["name"], [it["table"] for it in profile["games"]]) == ("Anna of the list", [table["id"]])
    assert [it["game"] for it in profile["ratings"]] == ["rattus"]
    assert anna.http.get("/api/players", params={"name": "nobody at all"}).status_code == 404
    # A deleted account is on no ladder, and its games no longer name it
    bert.post("/api/me/deletion", password=PASSWORD)
    assert "Bert of the list" not in {it["name"] for it in anna.get("/api/ladder", game="rattus")["rungs"]}
    assert anna.get("/api/me/games")["games"][0]["seats"][1]["person"] == "deleted"


def test_games_by_link_are_on_no_profile_and_games_with_guests_are_not_rated(server: Server) -> None:
    carla, guest = account(server, "Carla by link"), server.guest()
    play_out(meet(carla, guest), carla, guest)
    assert [it["rated"] for it in carla.get("/api/me/games")["games"]] == [False]
    profile = guest.get("/api/players", name="Carla by link")
    assert (profile["games"], profile["ratings"]) == ([], [])


def test_records_are_exported_and_imported(server: Server) -> None:
    frida = account(server, "Frida the scribe")
    solo = frida.post("/api/tables", game="carcassonne", seats=[{"kind": "me"}, {"kind": "hotseat"}])
    table = play_out(solo, frida, frida)
    record = frida.http.get(f"/api/tables/{table['id']}/record").text
    (line,) = frida.http.get("/api/me/records").text.splitlines()
    other = server.guest()
    for text in (record, line):
        imported = other.post("/api/records", record=text)
        assert (imported["over"], imported["mine"], imported["view"]["scores"]) == (
            True,
            [0, 1],
            table["view"]["scores"],
        )
        # With its metadata: who played, and when
        assert other.http.get(f"/api/tables/{imported['id']}/record").text == record
        assert imported["seats"][0]["name"] == "Frida the scribe"
    (game,) = other.get("/api/me/games")["games"]
    assert (game["imported"], game["rated"], game["table"]) == (True, False, imported["id"])
    assert game["finished"] == frida.get("/api/me/games")["games"][0]["finished"]
    assert other.http.get("/api/me/records").text.splitlines() == [line]
    named = [{"kind": "me"}, {"kind": "hotseat", "name": "Frida the Scribe"}]
    refused = other.refused(f"/api/tables/{imported['id']}/branch", 409, at=3, seats=named)
    assert refused["code"] == "name-taken"
    branch = other.post(f"/api/tables/{imported['id']}/branch", at=3, seats=[{"kind": "me"}, {"kind": "hotseat"}])
    assert (branch["over"], branch["length"] >= 3) == (False, True)
    # The record of an own game makes no second table, and an imported game can be removed again
    assert frida.post("/api/records", record=line)["id"] == table["id"]
    assert len(frida.get("/api/me/games")["games"]) == 1
    assert frida.refused(f"/api/tables/{table['id']}/close", 409)["code"] == "table-begun"
    other.post(f"/api/tables/{imported['id']}/close")
    assert other.get("/api/me/games")["games"] == []
    content = json.loads(record)
    for metadata, reason in (
        ({"names": ["Frida"]}, "names"),
        ({"names": ["Frida", 7]}, "names"),
        ({"names": ["Frida", "\u202e"]}, "names[1]"),
        ({"finished": "yesterday"}, "finished"),
        ({"finished": "2999-01-01T00:00:00Z"}, "finished"),
    ):
        refused = other.refused("/api/records", 422, record=json.dumps(content | metadata))
        assert (refused["code"], reason in refused["message"]) == ("bad-record", True), refused
    for text, code in (
        ("{}", "bad-record"),
        ("no record", "bad-record"),
        (record.replace('"version": ', '"version": 9'), "bad-record"),
        (json.dumps(content | {"answers": content["answers"][:-1]}), "record-not-over"),
        (record.replace(";", "; nonsense;", 1), "bad-record"),
    ):
        refused = other.refused("/api/records", 422, record=text)
        assert refused["code"] == code, refused
    assert "answers[" in refused["message"]
    assert "nonsense" in refused["message"]


@pytest.mark.parametrize("option", ["board", "tokens"])
def test_what_is_sent_names_no_file_of_the_server(server: Server, tmp_path: Path, option: str) -> None:
    guest, secret = server.guest(), tmp_path / "secret.toml"
    secret.write_text("password = 1", encoding="utf-8")
    position = games.get("rattus").new(players=2, seed=1)
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    opened = guest.refused("/api/tables", 422, game="rattus", seats=seats, options={option: "pyproject.toml"})
    assert ("unknown option" if option == "board" else "must be 'sparse' or 'dense'") in opened["message"]
    for path in (secret, tmp_path / "absent"):
        options = {"players": 2, option: str(path)}
        start = json.loads(position.to_json()) | {"options": position.options | options}
        record = {"game": "rattus", "format": 1, "answers": []}
        texts = [json.dumps(record | beginning) for beginning in ({"options": options}, {"start": start})]
        refused = [guest.refused("/api/records", 422, record=text)["message"] for text in texts]
        assert all("a file of this machine can't be set over a network" in it for it in refused)
        assert not any("password" in it or "no such file" in it for it in refused)


def test_imported_games_are_in_no_statistics(start: Any) -> None:
    server: Server = start()
    olga = server.guest()
    record = played_record(server)
    for _ in range(2):
        olga.post("/api/records", record=record)
    assert olga.get("/api/statistics", game="rattus")["games"] == 1


def test_past_games_are_found_by_opponent_and_by_result(server: Server) -> None:
    xaver, yara = account(server, "Xaver who seeks"), account(server, "Yara the 100%")
    table = play_out(meet(xaver, yara), xaver, yara)
    alone = xaver.post("/api/tables", game="rattus", seats=[{"kind": "me"}, {"kind": "hotseat", "name": "Zoe beside"}])
    play_out(alone, xaver, xaver)

    def found(who: Guest, **query: str) -> list[str]:
        return [it["table"] for it in who.get("/api/me/games", **query)["games"]]

    assert found(xaver) == [alone["id"], table["id"]]
    assert found(xaver, opponent="yARA") == found(xaver, opponent="100%") == [table["id"]]
    assert found(xaver, opponent="zoe") == [alone["id"]]
    assert (
        found(xaver, opponent="xaver")
        == found(xaver, opponent="1%0")
        == found(xaver, opponent="yara", game="carcassonne")
        == []
    )
    first = table["view"]["places"].index(1)
    assert found((xaver, yara)[first], result="won") == found((yara, xaver)[first], result="lost") == [table["id"]]
    assert found(xaver, result="tied") == []
    assert xaver.http.get("/api/me/games", params={"result": "drawn"}).status_code == 400


def test_statistics_are_by_option_and_by_choice(server: Server) -> None:
    gisa = server.guest()
    table = gisa.post("/api/tables", game="rattus", seats=[{"kind": "me"}, {"kind": "hotseat"}])
    table = play_out(table, gisa, gisa)
    statistics = gisa.get("/api/statistics", game="rattus")
    (two,) = [it for it in statistics["kinds"] if (it["option"], it["value"]) == ("players", 2)]
    assert statistics["games"] >= two["games"] >= 1
    assert two["length"] > 10
    chosen = {it["choice"]: it for it in statistics["choices"]}
    taken = {it["answer"].removeprefix("take ") for it in gisa.log(table) if (it["answer"] or "").startswith("take ")}
    assert taken
    for card in taken:
        it = chosen[f"card-{card}"]
        assert it["times"] >= it["seats"] >= max(it["won"], 1)
    for path in ("/api/statistics", "/api/ladder", "/api/me/games"):
        assert gisa.http.get(path, params={"game": "chess"}).status_code == 404


def test_a_history_is_read_page_by_page(server: Server) -> None:
    hans = server.guest()
    imported = [hans.post("/api/records", record=played_at_random(seed))["id"] for seed in range(32)]
    first = hans.get("/api/me/games")
    rest = hans.get("/api/me/games", after=first["more"])
    assert (len(first["games"]), rest["more"]) == (30, None)
    assert sorted(it["table"] for page in (first, rest) for it in page["games"]) == sorted(imported)
    assert hans.http.get("/api/me/games", params={"after": "yesterday"}).status_code == 400


def played_at_random(seed: int) -> str:
    """Return the record of a random game."""
    rng = random.Random(seed)
    position = games.get("rattus").new(players=2).play_chance(rng)
    while not position.over:
        position.play(rng.choice(position.legal())).play_chance(rng)
    return position.record()


def played_record(server: Server) -> str:
    guest = server.guest()
    table = guest.post("/api/tables", game="rattus", seats=[{"kind": "me"}, {"kind": "hotseat"}])
    return guest.http.get(f"/api/tables/{play_out(table, guest, guest)['id']}/record").text


def test_a_result_that_was_not_stored_is_added_at_the_next_start_and_not_rated(start: Any) -> None:
    server: Server = start()
    ines, jan = account(server, "Ines"), account(server, "Jan")
    table = play_out(meet(ines, jan), ines, jan)
    cookies = dict(ines.http.cookies)
    server.stop()
    with closing(connected(server.database)) as connection:
        for name in ("ratings", "choices", "results", "finished_games"):
            connection.execute(f"DELETE FROM {name}")
    server.start()
    again = server.guest(**cookies)
    game = until(lambda: (it := again.get("/api/me/games")["games"][0]) and it["outcomes"] and it)
    assert (game["table"], game["rated"]) == (table["id"], False)
    assert again.get("/api/ladder", game="rattus")["rungs"] == []


@pytest.mark.parametrize(
    ("places", "lost", "expected"),
    [([1, 2], [], [1, 2]), ([1, 2], [0], [2, 1]), ([1, 1, 3, 4], [0], [4, 1, 2, 3]), ([2, 1, 3], [1, 0], [2, 2, 1])],
)
def test_a_seat_that_was_lost_comes_last(places: list[int], lost: list[int], expected: list[int]) -> None:
    seats = [SeatRow(seat, "human", f"guest {seat}", "", None) for seat in range(len(places))]
    status = TableStatus(stand_ins={seat: StandIn("random", "time") for seat in lost})
    assert places_that_count(seats, status, places) == expected
