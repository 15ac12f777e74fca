"""What a seat has answered and may still take back is its own: to everybody else the table is as it was before (RAT-H4).

A game of each kind is played at random, with steps that are taken back, by people who hold a seat each, while somebody only looks on. What
the others are sent meanwhile is compared, byte by byte, with what they were sent before.
"""

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from .places import fresh
from .serving import Guest, Server, received, until

PEOPLE = 3
ANSWERS = {"rattus": 60, "carcassonne": 40}
COMPARED = 5
"""Drafts of a game with a request for every address; the sockets are heard at all of them."""
CARDS = ["witch", "crusader", "soldier", "mayor", "emperor", "wizard"]
OPTIONS: dict[str, dict[str, Any]] = {"rattus": {"cards": CARDS}, "carcassonne": {}}


class Onlooker:
    """Somebody at a table, by all ways there are."""

    def __init__(self, guest: Guest, table: Any, open_until: ExitStack) -> None:
        self.guest, self.id = guest, table["id"]
        self.socket = open_until.enter_context(guest.live(table))
        self.hear()

    def hear(self) -> Any:
        """Return the next message that tells of the game."""
        while (message := received(self.socket))["type"] != "entries":
            pass
        return message

    def listed(self) -> Any:
        """Return how the lobby shows the table, once it does so as it is: it is made anew once a second at most."""
        rows = [it for it in self.guest.get("/api/lobby")["running"] if it["id"] == self.id]
        return rows if rows and rows[0]["length"] == self.guest.table({"id": self.id})["length"] else None

    def everything(self) -> dict[str, str]:
        """Return what each address shows them, and a socket that they open now."""
        parts = ("", "/log?since=0", "/snapshot", "/view", "/view?seat=public", "/odds", "/invitation")
        paths = [f"/api/tables/{self.id}{part}" for part in parts]
        found = {path: self.guest.http.get(path).text for path in (*paths, "/api/tables")}
        found["lobby"] = json.dumps(until(self.listed))
        with self.guest.live({"id": self.id}) as socket:
            return found | {"socket": json.dumps(received(socket))}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests here."""
    path = tmp_path_factory.mktemp("drafts") / "database"
    fresh(path)
    running = Server(path).start()
    yield running
    running.stop()


def seated(server: Server, game: str) -> tuple[list[Guest], Any]:
    """Return people, each on a seat of a public table."""
    people = [server.guest() for _ in range(PEOPLE)]
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
    new = {"game": game, "seats": seats, "options": OPTIONS[game], "way": "public"}
    table = people[0].post("/api/tables", **new)
    for seat, guest in enumerate(people[1:], 1):
        guest.post(f"/api/tables/{table['id']}/join", seat=seat)
    return people, table


def going_on(table: Any, rng: random.Random) -> str:
    """Return a legal answer: mostly one that can be taken back, where there is one."""
    view = table["view"]
    drafted = [text for text in view["legal"] if text not in view["final"]]
    return rng.choice(drafted if drafted and rng.random() < 0.7 else view["legal"])


def taken_back(player: Guest, table: Any, rng: random.Random) -> Any:
    """Take back some of a draft, and return the table then."""
    to = rng.choice(table["draft"])["length"]
    path = f"/api/tables/{table['id']}/undo"
    return player.post(path, ply=table["ply"], seat=table["view"]["actor"], to=to)["table"]


def steps(people: list[Guest], table: Any, rng: random.Random, count: int) -> Iterator[tuple[Guest, Any, bool]]:
    """Play, and yield after each answer, and each that was taken back, who gave it, the table as they see it, and whether it is a draft."""
    for _ in range(count):
        actor = table["view"]["actor"]
        player = people[actor]
        table = player.table(table)
        if table["draft"] and rng.random() < 0.3:
            table = taken_back(player, table, rng)
            yield player, table, True
        else:
            table = player.answer(table, going_on(table, rng))["table"]
            yield player, table, bool(table["draft"])


@pytest.mark.parametrize("game", sorted(ANSWERS))
def test_h4_nobody_learns_of_a_draft_and_all_know_the_same_after_it(server: Server, game: str) -> None:
    people, begun = seated(server, game)
    with ExitStack() as sockets:
        begun = people[0].table(begun)
        onlookers = [Onlooker(guest, begun, sockets) for guest in (*people, server.guest())]
        known, compared = [each.everything() for each in onlookers], 0
        for player, table, drafted in steps(people, begun, random.Random(5), ANSWERS[game]):
            others = [(each, before) for each, before in zip(onlookers, known, strict=True) if each.guest is not player]
            if not drafted:
                _check_messages(table, onlookers, [each for each, _ in others])
                known = [each.everything() for each in onlookers] if compared < COMPARED else known
            elif compared < COMPARED:
                for each, before in others:
                    now = each.everything()
                    assert [path for path in now if now[path] != before[path]] == []
                compared += 1
    assert compared == COMPARED


def _check_messages(table: Any, onlookers: list[Onlooker], others: list[Onlooker]) -> None:
    for each in onlookers:
        heard = each.hear()
        while each not in others and heard["table"]["ply"] < table["ply"]:
            heard = each.hear()
        # One message alone since the last time: the sockets were silent meanwhile, too
        assert heard["table"]["ply"] == table["ply"]
    assert {each.guest.table(table)["ply"] for each in onlookers} == {table["ply"]}
    path = f"/api/tables/{table['id']}/view?seat=public"
    assert len({each.guest.http.get(path).text for each in onlookers}) == 1


def at_turn(server: Server) -> tuple[Guest, Guest, Any]:
    """Return who has just got the turn at a table of Rattus, somebody else there, and the table as the first of them sees it."""
    people, table = seated(server, "rattus")
    player = people[table["view"]["actor"]]
    while (table := player.table(table))["view"]["question"] != "turn" or table["draft"]:
        table = player.answer(table, (table["view"]["final"] or table["view"]["legal"])[0])["table"]
        player = people[table["view"]["actor"]]
    other = next(guest for guest in people if guest is not player)
    return player, other, table


def test_h4_a_draft_waits_for_its_owner_at_every_device_and_outlasts_the_server(tmp_path: Path) -> None:
    fresh(tmp_path / "database")
    server = Server(tmp_path / "database").start()
    player, other, table = at_turn(server)
    cookies, before = [dict(guest.http.cookies) for guest in (player, other)], other.table(table)
    drafted = player.answer(table, "take mayor")["table"]
    server.stop()
    server.start()
    again, other = (server.guest(**known) for known in cookies)
    assert again.table(table) == drafted
    assert [entry["answer"] for entry in again.log(table, table["ply"])] == ["take mayor"]
    assert other.table(table) == before
    server.stop()


def test_h4_what_was_taken_back_the_others_never_hear_of(server: Server) -> None:
    player, other, table = at_turn(server)
    taken = player.answer(table, "take mayor")["table"]
    path = f"/api/tables/{table['id']}/undo"
    back = player.post(path, ply=taken["ply"], seat=taken["view"]["actor"], to=table["length"])["table"]
    assert other.table(table)["ply"] == table["ply"]
    while back["view"]["actor"] == table["view"]["actor"]:
        back = player.answer(back, (back["view"]["final"] or back["view"]["legal"])[0])["table"]
    heard = other.log(table, table["ply"])
    assert heard
    assert {entry["kind"] for entry in heard} == {"answer"}
    assert heard[0]["ply"] > taken["ply"] + 1
    assert [entry["kind"] for entry in player.log(table, table["ply"])][:2] == ["answer", "undo"]


def test_a_bot_that_takes_over_goes_on_from_the_draft(server: Server) -> None:
    player, other, table = at_turn(server)
    drafted = player.answer(table, "take mayor")["table"]
    with other.live(table, table["ply"]) as socket:
        player.post(f"/api/tables/{table['id']}/resign", seat=drafted["view"]["actor"])
        while not (entries := received(socket).get("entries")):
            pass
    assert (entries[0]["answer"], entries[0]["stand_in"]) == ("take mayor", None)
    assert entries[1]["stand_in"] is not None
