"""Access to tables: every address for every kind of visitor, what a host may do, the lobby and rematches."""

import random
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from ratskeller.server.lobby.routes import drawn

from .roles import PASSWORD, SEATS, Address, Caller, addresses
from .serving import Guest, Server, received, until

# Anyone with the address learns as much as they need to come in
PORCH = {"getInvitation", "enterTable"}
# One need not look to sit down
TO_SIT = {"joinTable"}
REFUSED = {"password-needed", "no-spectators", "sent-away"}


def of_tables() -> list[Address]:
    """Return every address of a table."""
    return [address for address in addresses() if address.path.startswith("/tables/{table_id")]


class House:
    """A table with a password, and one without spectators, with somebody of every kind."""

    def __init__(self, server: Server) -> None:
        self.server = server
        # They stay when a test is over
        self.people = [Guest(server.url) for _ in range(4)]
        self.host, self.player, self.other, self.spectator = self.people
        self.locked = self.open(way="password", password=PASSWORD)
        self.shut = self.open(spectators=False)
        for guest in (self.player, self.spectator):
            guest.post(f"/api/tables/{self.locked['id']}/enter", password=PASSWORD)
        for table in (self.locked, self.shut):
            self.player.post(f"/api/tables/{table['id']}/join", seat=1)

    def open(self, **door: Any) -> Any:
        return self.host.post("/api/tables", game="carcassonne", seats=[*SEATS, {"kind": "open"}], **door)

    def asked(self, who: Guest | None, table: Any, address: Address) -> str:
        """Return what an address tells somebody: "ok", or the code of the refusal."""
        if who is not None:
            return Caller(who.http).asks(address, table["id"])
        with httpx.Client(base_url=self.server.url) as stranger:
            return Caller(stranger).asks(address, table["id"])


@pytest.fixture(scope="module")
def house(shared_server: Server) -> Iterator[House]:
    house = House(shared_server)
    yield house
    for guest in house.people:
        guest.http.close()


@pytest.mark.parametrize("address", of_tables(), ids=lambda it: f"{it.method} {it.path}")
def test_every_address_of_a_table_checks_access(house: House, address: Address) -> None:
    name = address.name
    reply = {
        (role, lock): house.asked(who, table, address)
        for role, who in (("stranger", None), ("guest", house.other), ("spectator", house.spectator))
        for lock, table in (("locked", house.locked), ("shut", house.shut))
    }
    assert {reply["stranger", lock] for lock in ("locked", "shut")} == {"no-session"}
    if name in PORCH:
        assert not REFUSED & set(reply.values())
    else:
        assert reply["guest", "locked"] == "password-needed"
        assert reply["spectator", "locked"] not in REFUSED
        expected = "no-spectators" if name not in TO_SIT else "ok"
        # The seat that one of them has taken is not open for the other
        assert {reply["guest", "shut"], reply["spectator", "shut"]} <= {expected, "seat-taken"}
    if name != "closeTable":
        people = [(who, table) for who in (house.player, house.host) for table in (house.locked, house.shut)]
        assert not {house.asked(who, table, address) for who, table in people} & {*REFUSED, "no-session"}


def test_before_the_password_a_guest_sees_the_name_of_the_host_and_no_other(server: Server) -> None:
    host, player, other = server.guest(), server.guest(), server.guest()
    table = host.post("/api/tables", game="rattus", seats=SEATS, way="password", password=PASSWORD)
    invitation = f"/api/tables/{table['id']}/invitation"
    player.post(f"/api/tables/{table['id']}/enter", password=PASSWORD)
    player.post(f"/api/tables/{table['id']}/join", seat=1)
    reply = other.get(invitation)
    assert (reply["host"], reply["password"], reply["looks"]) == (host.me["name"], True, False)
    assert [(seat["kind"], seat["name"]) for seat in reply["seats"]] == [("human", ""), ("human", "")]
    enter = f"/api/tables/{table['id']}/enter"
    assert other.refused(enter, 403, password="wrong")["code"] == "wrong-table-password"
    assert [seat["name"] for seat in other.post(enter, password=PASSWORD)["seats"]] == [
        host.me["name"],
        player.me["name"],
    ]
    assert other.table(table)["mine"] == []


def test_tries_of_table_passwords_are_limited(server: Server) -> None:
    guest = server.guest()
    enter = f"/api/tables/{guest.open(SEATS)['id']}/enter"
    # From a separate address, so that no other test has to wait
    headers = {"X-Forwarded-For": "192.0.2.19"}
    tried = [guest.http.post(enter, json={"password": PASSWORD}, headers=headers) for _ in range(31)]
    assert {answer.status_code for answer in tried[:30]} == {200}
    assert tried[30].json()["code"] == "too-many-table-passwords"
    assert PASSWORD not in server.log.read_text(encoding="utf-8")


@pytest.mark.parametrize("door", [{"way": "password"}, {"password": "a"}, {"way": "public", "password": "a"}])
def test_a_password_goes_with_a_table_that_has_one(guest: Guest, door: dict[str, str]) -> None:
    assert guest.refused("/api/tables", 422, game="rattus", seats=SEATS, **door)["code"] == "bad-door"


def test_the_host_removes_a_player_who_has_not_answered_and_who_can_not_return(server: Server) -> None:
    host, player, other = server.guest(), server.guest(), server.guest()
    table = host.open(SEATS)
    clear = f"/api/tables/{table['id']}/seats/1/clear"
    player.post(f"/api/tables/{table['id']}/join", seat=1)
    assert other.refused(clear, 403)["code"] == "wrong-seat"
    with host.live(table) as mine, player.live(table) as own:
        assert received(mine)["table"]["seats"][1]["kind"] == received(own)["table"]["seats"][1]["kind"] == "human"
        host.post(clear)
        assert received(mine)["table"]["seats"][1]["kind"] == "open"
        assert received(own) == {
            "type": "error",
            "code": "sent-away",
            "message": "The host of this table has removed you from it.",
        }
        with pytest.raises(ConnectionClosed):
            received(own)
    assert player.refused(f"/api/tables/{table['id']}/join", 403, seat=1)["code"] == "sent-away"
    table = other.post(f"/api/tables/{table['id']}/join", seat=1)
    # What was answered stays answered
    sitters = {0: host, 1: other}
    while 1 not in {entry["actor"] for entry in host.log(table)}:
        who = sitters[table["view"]["actor"]]
        table = who.answer(who.table(table), who.table(table)["view"]["legal"][0])["table"]
    assert host.refused(clear, 409)["code"] == "seat-played"


def test_a_player_who_stands_up_may_return(server: Server) -> None:
    host, player = server.guest(), server.guest()
    table = host.open(SEATS)
    for _ in range(2):
        player.post(f"/api/tables/{table['id']}/join", seat=1)
        assert player.post(f"/api/tables/{table['id']}/seats/1/clear")["mine"] == []


def test_a_host_closes_a_table_that_has_not_begun_and_its_viewers_learn_of_it(server: Server) -> None:
    host, other = server.guest(), server.guest()
    table = host.open(SEATS)
    path = f"/api/tables/{table['id']}/close"
    assert other.refused(path, 403)["code"] == "not-host"
    with other.live(table) as socket:
        assert received(socket)["type"] == "entries"
        host.post(path)
        assert received(socket)["code"] == "table-closed"
    assert other.http.get(f"/api/tables/{table['id']}").json()["code"] == "unknown-table"
    assert table["id"] not in {it["id"] for it in host.get("/api/tables")["tables"]}


def test_a_table_that_has_begun_can_not_be_closed(server: Server) -> None:
    host, player = server.guest(), server.guest()
    table = host.open(SEATS)
    table = host.answer(table, table["view"]["legal"][0])["table"] if table["view"]["legal"] else table
    player.post(f"/api/tables/{table['id']}/join", seat=1)
    table = host.table(table)
    who = host if table["view"]["actor"] == 0 else player
    who.answer(who.table(table), who.table(table)["view"]["legal"][0])
    assert host.refused(f"/api/tables/{table['id']}/close", 409)["code"] == "table-begun"


@pytest.fixture
def second(server: Server) -> Iterator[Server]:
    """Another process on the database of the first."""
    other = Server(server.database).start()
    yield other
    other.stop()


def test_two_processes_agree_on_who_is_let_in_or_removed(server: Server, second: Server) -> None:
    first = server
    host, player = first.guest(), first.guest()
    there = second.guest(**dict(player.http.cookies))
    table = host.post("/api/tables", game="rattus", seats=SEATS, way="password", password=PASSWORD)
    assert there.http.get(f"/api/tables/{table['id']}").json()["code"] == "password-needed"
    player.post(f"/api/tables/{table['id']}/enter", password=PASSWORD)
    there.table(table)
    player.post(f"/api/tables/{table['id']}/join", seat=1)
    with there.live(table) as socket:
        assert received(socket)["table"]["mine"] == [1]
        host.post(f"/api/tables/{table['id']}/seats/1/clear")
        assert received(socket)["code"] == "sent-away"
    host.post(f"/api/tables/{table['id']}/close")
    until(lambda: there.http.get(f"/api/tables/{table['id']}").status_code == 404)


def test_a_table_has_a_qr_code(guest: Guest) -> None:
    table = guest.open(SEATS)
    answer = guest.http.get(f"/api/tables/{table['id']}/qr")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.content == drawn(f"{guest.url}/t/{table['id']}")
    # Black on white with a margin
    assert 'fill="#fff"' in answer.text
    assert 'stroke="#000"' in answer.text


def test_the_lobby_shows_only_public_tables(server: Server) -> None:
    host, player = server.guest(), server.guest()
    assert host.http.patch("/api/me", json={"name": "Anna of the lobby"}).is_success
    public = host.post("/api/tables", game="rattus", seats=SEATS, way="public")
    host.open(SEATS)
    host.post("/api/tables", game="rattus", seats=SEATS, way="password", password="a")

    def shown() -> tuple[list[str], list[str]]:
        lobby = player.get("/api/lobby")
        own = [[it["id"] for it in lobby[part] if it["host"] == "Anna of the lobby"] for part in ("open", "running")]
        return own[0], own[1]

    until(lambda: shown() == ([public["id"]], []))
    player.post(f"/api/tables/{public['id']}/join", seat=1)
    until(lambda: shown() == ([], [public["id"]]))
    tag = player.http.get("/api/lobby").headers["etag"]
    assert player.http.get("/api/lobby", headers={"If-None-Match": tag}).status_code == 304


def test_the_lobby_shows_a_public_game_that_ended_lately(server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    player, other = server.guest(), server.guest()
    public, hidden = (player.post("/api/tables", game="rattus", seats=seats, way=way) for way in ("public", "link"))
    for table in (public, hidden):
        assert player.play_on(table, Random(0), 1000)["over"]

    def ended() -> set[str]:
        return {it["id"] for it in other.get("/api/lobby")["ended"]}

    until(lambda: public["id"] in ended())
    assert hidden["id"] not in ended()


def test_a_quick_match_finds_those_who_wait(server: Server) -> None:
    first, second, third = server.guest(), server.guest(), server.guest()
    waiting = first.post("/api/lobby/quick", game="rattus")
    # A repeated request changes nothing
    assert first.post("/api/lobby/quick", game="rattus")["id"] == waiting["id"]
    assert second.post("/api/lobby/quick", game="carcassonne")["id"] != waiting["id"]
    found = third.post("/api/lobby/quick", game="rattus")
    assert (found["id"], found["mine"]) == (waiting["id"], [1])
    assert third.post("/api/lobby/quick", game="rattus")["id"] == waiting["id"]
    assert first.refused("/api/lobby/quick", 422, game="chess")["code"] == "unknown-game"


@pytest.mark.parametrize("blocking", [0, 1])
@pytest.mark.parametrize("is_account", [False, True])
def test_blocked_people_are_never_brought_together(start: Any, blocking: int, is_account: bool) -> None:
    server: Server = start()
    pair = server.guest(), server.guest()
    if is_account:
        for number, guest in enumerate(pair):
            guest.post("/api/me/account", name=f"Number {number}", password="the doctor is in")
    table = pair[0].open(SEATS)
    pair[1].post(f"/api/tables/{table['id']}/join", seat=1)
    said = pair[1 - blocking].post(f"/api/tables/{table['id']}/talk", key="the-first-line", text="Noise.")
    silence = {"person": said["person"], "silence": "block"}
    pair[blocking].post(f"/api/tables/{table['id']}/talk/silence", **silence)
    waits, comes = pair
    waiting = waits.post("/api/lobby/quick", game="rattus")
    third = server.guest()
    until(lambda: [it["id"] for it in third.get("/api/lobby")["open"]] == [waiting["id"]])
    # Newcomers find no such table, and no reason why they can't sit down there
    assert comes.get("/api/lobby")["open"] == []
    assert [it["id"] for it in waits.get("/api/lobby")["open"]] == [waiting["id"]]
    refused = comes.refused(f"/api/tables/{waiting['id']}/join", 409, seat=1)
    assert refused == third.refused(f"/api/tables/{waiting['id']}/join", 409, seat=0) | {
        "message": "Seat 1 of this table is not open.",
        "detail": {"seat": 1},
    }
    own = comes.post("/api/lobby/quick", game="rattus")
    assert own["id"] != waiting["id"]
    assert third.post("/api/lobby/quick", game="rattus")["id"] == waiting["id"]
    # Nor does the next game of two who have played keep a seat for the other
    comes.post(f"/api/tables/{table['id']}/resign", seat=1)
    again = waits.post(f"/api/tables/{table['id']}/rematch")
    assert again["seats"][1]["name"] == ""
    assert again["id"] not in {it["id"] for it in comes.get("/api/tables")["tables"]}
    # It can be undone
    pair[blocking].post(f"/api/tables/{table['id']}/talk/silence", **silence | {"silence": "none"})
    until(lambda: own["id"] in {it["id"] for it in waits.get("/api/lobby")["open"]})


def test_a_quick_match_has_a_clock_unless_the_guest_wants_none(start: Any) -> None:
    server: Server = start()
    first, second, third, fourth = (server.guest() for _ in range(4))
    waiting = first.post("/api/lobby/quick", game="carcassonne")
    usual = first.get(f"/api/tables/{waiting['id']}/invitation")["clock"]
    assert (usual["kind"], usual["turn"], usual["reserve"], usual["bot"] is None) == ("live", 45, 300, False)
    # Nobody is matched to another clock
    slow = second.post("/api/lobby/quick", game="carcassonne", clock=usual | {"turn": 120, "reserve": 900})
    free = third.post("/api/lobby/quick", game="carcassonne", clock=None)
    assert len({waiting["id"], slow["id"], free["id"]}) == 3
    assert (slow["conduct"]["clock"]["turn"], free["conduct"]["clock"]) == (120_000, None)
    found = fourth.post("/api/lobby/quick", game="carcassonne", clock=usual)
    assert (found["id"], found["conduct"]["clock"]["asked"] is None) == (waiting["id"], False)
    assert fourth.post("/api/lobby/quick", game="rattus")["id"] != waiting["id"]
    wrong = usual | {"turn": 3601}
    assert server.guest().refused("/api/lobby/quick", 422, game="rattus", clock=wrong)["code"] == "bad-clock"


def finished(host: Guest, player: Guest, **door: Any) -> Any:
    """Play a game of two people to its end."""
    seats = [*SEATS, {"kind": "hotseat", "name": "Carl"}]
    options = {"start": 2, "players": 3}
    table = host.post("/api/tables", game="rattus", seats=seats, options=options, **door)
    if door.get("password"):
        player.post(f"/api/tables/{table['id']}/enter", password=door["password"])
    player.post(f"/api/tables/{table['id']}/join", seat=1)
    rng, sitters = random.Random(3), {0: host, 1: player, 2: host}
    while not table["over"]:
        who = sitters[table["view"]["actor"]]
        table = who.table(table)
        table = who.answer(table, rng.choice(table["view"]["legal"]))["table"]
    return table


@pytest.fixture(scope="module")
def ended(shared_server: Server) -> Iterator[tuple[Guest, Guest, Any]]:
    """A host and a player, and the game that they have played at a table with a password."""
    host, player = Guest(shared_server.url), Guest(shared_server.url)
    yield host, player, finished(host, player, way="password", password=PASSWORD)
    host.http.close()
    player.http.close()


@pytest.fixture
def again(ended: tuple[Guest, Guest, Any]) -> Iterator[str]:
    """The address that leads to the rematch; the rematch is closed with the test."""
    host, _, table = ended
    path = f"/api/tables/{table['id']}/rematch"
    yield path
    host.post(f"/api/tables/{host.post(path)['id']}/close")


def test_the_players_of_a_game_find_each_other_in_the_rematch(
    server: Server, ended: tuple[Guest, Guest, Any], again: str
) -> None:
    (host, player, table), other = ended, server.guest()
    assert other.refused(again, 403)["code"] == "password-needed"
    with player.live(table, table["ply"]) as socket:
        assert received(socket)["table"]["rematch"] is None
        rematch = host.post(again)
        assert received(socket)["table"]["rematch"] == {"id": rematch["id"], "host": host.me["name"]}
    assert host.post(again)["id"] == rematch["id"]
    assert [(seat["kind"], seat["name"]) for seat in rematch["seats"]] == [
        ("human", host.me["name"]),
        ("open", player.me["name"]),
        ("human", "Carl"),
    ]
    # Seat 2 had begun
    assert host.get(f"/api/tables/{rematch['id']}/invitation")["options"]["start"] == 0
    # The seat is reserved, and the player it is reserved for needs no password
    other.post(f"/api/tables/{rematch['id']}/enter", password=PASSWORD)
    assert other.refused(f"/api/tables/{rematch['id']}/join", 409, seat=1)["code"] == "seat-taken"
    seated = player.post(again)
    assert (seated["id"], seated["mine"]) == (rematch["id"], [1])


def test_the_rematch_of_a_fair_game_is_fair_too(server: Server) -> None:
    host, player = server.guest(), server.guest()

    def bound(guest: Guest) -> dict[str, str]:
        return {"commitment": guest.post("/api/commitments")["commitment"], "contribution": "ab" * 16}

    table = finished(host, player, fair=bound(host))
    again = f"/api/tables/{table['id']}/rematch"
    assert host.refused(again, 422)["code"] == "bad-fair"
    fair = host.post(again, fair=bound(host))["fair"]
    assert fair["commitment"] != table["fair"]["commitment"]
    seats = [it["seat"] for it in player.post(again, fair=bound(player))["fair"]["contributions"]]
    assert seats == [0, 1]


def test_a_seat_is_reserved_until_the_host_frees_it(
    server: Server, ended: tuple[Guest, Guest, Any], again: str
) -> None:
    (host, *_), other = ended, server.guest()
    rematch = host.post(again)
    host.post(f"/api/tables/{rematch['id']}/seats/1/clear")
    other.post(f"/api/tables/{rematch['id']}/enter", password=PASSWORD)
    assert other.post(f"/api/tables/{rematch['id']}/join", seat=1)["mine"] == [1]
