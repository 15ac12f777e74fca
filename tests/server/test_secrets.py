"""Two worlds that differ only in what a Witch saw are the same for everybody else, byte by byte."""

import asyncio
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ratskeller.core.position import Position
from ratskeller.server.accounts.crypto import token_hash
from ratskeller.server.bots.pool import BotReply
from ratskeller.server.tables.bot_turns import let_answer
from ratskeller.server.tables.entry_log import EntryRow, entry_for
from ratskeller.server.tables.session import TableSession

from .places import all_rows, fresh, store_of
from .roles import QUERIES, Caller, addresses
from .serving import Guest, Server, received
from .storing import BOT, MOMENT, store_game
from .worlds import RATTUS, READINGS, SCENES, SETS, Worlds, fork, words

LOOK = "a-look-of-which-only-the-faces-differ"
# What tells of no game at a table; what is compared in `test_analysis.py` and `test_odds_api.py`
TESTED_ELSEWHERE = {"getQr", "getDay", "getHealth", "getAnalysis", "getChances", "getOdds"}
# ... and how long one has to wait
MOMENTS = rb'\d{4}-\d\d-\d\dT[\d:.]+Z|"seconds":\d+|wait \d+ \w+'
OTHERS = ("other", "both", "spectator")
FACES = (("2 Bo Cv", "4 M Ch"), ("3 Pe Ro", "4 M Ro"))
Servers = tuple[Server, Server]


def look_at_two_rats(faces: tuple[str, str]) -> Position:
    """Return a game in which seat 0 has looked at two rats and is asked whether to swap them."""
    position = RATTUS.new(players=4)
    position.play("germania")
    while position.question == "settle":
        position.play(position.legal()[0])
    position.play("take witch; use witch")
    for face in faces:
        position.play(next(text for text in position.legal() if text != "stop"))
        position.play(face)
    assert position.question == "witch swap"
    return position


def holders(position: Position, looker: int) -> list[str]:
    """Who sits where: the seat that looked, somebody with one other seat, and somebody with all the rest."""
    others = iter(["other", "both", "both"])
    return ["looker" if seat == looker else next(others) for seat in range(len(position.scores))]


@pytest.fixture(scope="module")
def scenes() -> dict[str, Worlds]:
    """The situations by the id of their table."""
    look = Worlds(look_at_two_rats(FACES[0]), look_at_two_rats(FACES[1]), 0, (*FACES[0], *FACES[1]))
    return {LOOK: look} | {name: make() for name, make in SCENES.items()}


@pytest.fixture(scope="module")
def running(scenes: dict[str, Worlds], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    """Start two servers, each with all tables of one of the two worlds."""
    folder, servers = tmp_path_factory.mktemp("worlds"), []
    for name in ("first", "second"):
        fresh(folder / name)
        for table_id, worlds in scenes.items():
            position = getattr(worlds, name)
            store_game(folder / name, table_id, position, holders(position, worlds.looker), OTHERS)
        servers.append(Server(folder / name).start())
    yield servers[0], servers[1]
    for server in servers:
        server.stop()


@pytest.fixture
def servers(running: Servers) -> Iterator[Servers]:
    """Two servers, each with one of the two worlds."""
    yield running
    for server in running:
        server.farewell()


def guest(server: Server, name: str) -> Guest:
    made = server.guest()
    made.http.cookies.clear()
    made.http.cookies.set("ratskeller_session", name)
    return made


def everything(server: Server, name: str, table_id: str) -> list[bytes]:
    """Return all that a guest can get to know, errors included, as bytes; moments are blotted out."""
    one = guest(server, name)
    path = f"/api/tables/{table_id}"
    ply = one.table({"id": table_id})["ply"]
    tries = [
        {"ply": at, "seat": seat, "answer": text} for at in (1, ply) for seat in range(4) for text in ("yes", "3 A")
    ]
    read = [it for it in addresses() if it.method == "GET" and it.name not in TESTED_ELSEWHERE]
    requests = [
        *(one.http.get(it.at(table_id), params=QUERIES.get(it.name)) for it in read),
        *(one.http.get(path, params={"seat": seat}) for seat in (0, 1, 2)),
        *(one.http.get(f"{path}/log", params={"seat": seat}) for seat in (0, 1)),
        *(one.http.get(f"{path}/view", params={"at": at}) for at in (0, ply // 2, ply - 1, ply, ply + 1)),
        *(one.http.get(f"{path}/view", params={"seat": seat}) for seat in (0, 1, 2)),
        *(one.http.post(f"{path}/answers", json=body | {"answer": f"{body['answer']}; x"}) for body in tries),
        *(one.http.post(f"{path}/undo", json={"ply": ply, "seat": seat, "to": 0}) for seat in range(4)),
    ]
    frames = []
    for address in addresses():
        if address.method == "WS":
            with Caller(one.http).listens(address.at(table_id)) as socket:
                frames.append(str(socket.recv(10)).encode())
    return [re.sub(MOMENTS, b"", text) for text in [*(answer.content for answer in requests), *frames]]


@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("table_id", [LOOK, *SCENES])
def test_seats_that_did_not_look_can_t_distinguish_the_worlds(
    servers: Servers, scenes: dict[str, Worlds], name: str, table_id: str
) -> None:
    first, second = (everything(server, name, table_id) for server in servers)
    assert first == second
    worlds = scenes[table_id]
    for face in set(worlds.seen) - set(worlds.first.view()["used"]):
        assert not any(f'"face":"{face}"'.encode() in text for text in first)


@pytest.mark.parametrize("table_id", [LOOK, *SCENES])
def test_the_one_who_looked_knows_the_faces(servers: Servers, scenes: dict[str, Worlds], table_id: str) -> None:
    sent = [everything(server, "looker", table_id) for server in servers]
    assert sent[0] != sent[1]
    for server in servers:
        entries = guest(server, "looker").log({"id": table_id})
        seen = [event["face"] for entry in entries for event in entry["events"] if event["kind"] == "rat-seen"]
        assert seen
        assert all(entry["answer"] is None for entry in entries if entry["actor"] == "chance")


@pytest.mark.parametrize("table_id", ["open", "open-printed"])
def test_k_crusader_rats_that_lie_open_are_seen_by_everybody(
    servers: Servers, scenes: dict[str, Worlds], table_id: str
) -> None:
    view = scenes[table_id].first.view()
    faces = [token["face"] for token in view["regions"][view["ravage"]["region"]]["tokens"]]
    assert len(faces) > 1
    for name in ("looker", *OTHERS):
        one = guest(servers[0], name)
        shown = one.table({"id": table_id})["view"]
        assert [token["face"] for token in shown["regions"][view["ravage"]["region"]]["tokens"]] == faces
        opened = [
            event for entry in one.log({"id": table_id}) for event in entry["events"] if "opened" in event["kind"]
        ]
        assert [event["face"] for event in opened if event["kind"] == "rat-opened"][-len(faces) :] == faces


@pytest.mark.parametrize("table_id", ["drawn", "drawn-printed"])
def test_v5_h1_what_a_drawn_rat_shows_stays_secret(servers: Servers, scenes: dict[str, Worlds], table_id: str) -> None:
    worlds = scenes[table_id]
    before = worlds.first.back_to(len(worlds.first.answers) - 1)
    for name in OTHERS:
        views = [guest(server, name).table({"id": table_id})["view"] for server in servers]
        assert views[0] == views[1]
        earlier = before.view(views[0]["viewer"])
        assert (views[0]["used"], views[0]["hidden"]) == (earlier["used"], earlier["hidden"])


def test_h4_others_see_nothing_of_the_next_step_after_a_look_before_it_stands(servers: Servers) -> None:
    known = []
    for server in servers:
        looker, other = guest(server, "looker"), guest(server, "other")
        before = other.table({"id": LOOK})
        looker.answer(before, "yes")
        known.append((before, other.table(before), other.log(before)))
    assert known[0] == known[1]
    assert known[0][0] == known[0][1]


@pytest.mark.parametrize("table_id", ["open", "open-printed"])
def test_k_crusader_the_order_reaches_the_others_alike(servers: Servers, table_id: str) -> None:
    heard = []
    for server in servers:
        spectator = guest(server, "spectator")
        with spectator.live({"id": table_id}) as socket:
            table = received(socket)["table"]
            for name in ("looker", "other", "both"):
                own = guest(server, name).table(table)
                while own["view"]["legal"] and table["ply"] == spectator.table(table)["ply"]:
                    own = guest(server, name).answer(own, own["view"]["legal"][-1])["table"]
            message = str(socket.recv(10))
        heard.append((re.sub('"at":"[^"]*"', "", message), spectator.table(table)))
    assert heard[0] == heard[1]


def sent(position: Position, seat: int | None) -> bytes:
    """All that travels to a seat after an answer: the view, the entry of the stream, the error of a wrong answer."""
    events = msgspec.Raw(msgspec.json.encode(position.events))
    entry = EntryRow(1, "answer", 0, "x", 1, events, MOMENT)
    parts: list[Any] = [position.view(seat), bytes(entry_for(entry, "rattus", seat).events).decode()]
    if seat is not None and seat == position.actor:
        with pytest.raises(ValueError, match="legal") as refused:
            position.play("nonsense")
        parts.append(str(refused.value))
    return json.dumps(parts).encode()


@pytest.mark.late
@pytest.mark.parametrize("seed", range(48))
def test_h1_over_random_cards_nothing_tells_two_worlds_apart(seed: int) -> None:
    """From a look on, both worlds go the same way until what was seen is turned over."""
    rng, eager = random.Random(seed), words("witch", "use", "take")
    options = {"players": 2 + seed % 3, "cards": SETS[seed % len(SETS)], "rules": READINGS[seed // 4 % 2]}
    worlds = next(filter(None, (fork(seed + 1000 * i, eager, **options) for i in range(20))))
    compared = 0
    while True:
        for seat in worlds.others():
            assert sent(worlds.first, seat) == sent(worlds.second, seat)
            if seat is not None:
                assert worlds.first.redeal(seat).to_json() == worlds.second.redeal(seat).to_json()
        compared += 1
        if not worlds.step(rng, eager):
            break
    assert compared > 1


def test_a_witch_s_look_travels_filtered_in_all_ways(server: Server) -> None:
    """Over a real game: the answer's own reply, the sockets and the log agree on who sees the face."""
    anna, bert = server.guest(), server.guest()
    table = anna.open([{"kind": "me"}, {"kind": "open"}])
    bert.post(f"/api/tables/{table['id']}/join", seat=1)
    players = (anna, bert)
    while (table := anna.table(table))["view"]["question"] != "turn":
        player = players[table["view"]["actor"]]
        own = player.table(table)
        player.answer(own, own["view"]["legal"][0])
    seat = table["view"]["actor"]
    looker, other = players[seat], players[1 - seat]
    table = looker.answer(table, "take witch; use witch")["table"]
    with other.live(table, table["ply"]) as socket:
        received(socket)
        update = looker.answer(table, table["view"]["legal"][0])
        message = received(socket)
    own, foreign = ([event for entry in part["entries"] for event in entry["events"]] for part in (update, message))
    # The others hear only now that the Witch was taken, and used
    assert [event["kind"] for event in own] == [event["kind"] for event in foreign][-1:] == ["rat-seen"]
    assert own[-1]["face"] is not None
    assert foreign[-1]["face"] is None
    assert other.log(table, message["entries"][0]["ply"] - 1) == message["entries"]
    assert looker.log(table, table["ply"]) == update["entries"]


def test_a_bot_gets_the_same_position_in_both_worlds(tmp_path: Path) -> None:
    async def what_the_bot_gets(path: Path) -> str:
        store = store_of(path)
        live = TableSession(LOOK, store, lambda _: None)
        got: list[str] = []

        async def think(_bot: str, _seat: int, position: Position) -> BotReply:
            got.append(position.to_json())
            return BotReply([])

        await live.load()
        assert await let_answer(live, think)
        await store.close()
        return got[0]

    known = []
    for name, faces in zip("ab", FACES, strict=True):
        position = look_at_two_rats(faces).play("no")
        position.play(next(text for text in position.legal() if text.startswith("add")))
        position.play(next(text for text in position.legal() if text.startswith("plague")))
        while position.actor != 1:
            position.play(next(iter(position.chances())) if position.actor == "chance" else position.legal()[0])
        store_game(tmp_path / name, LOOK, position, ["looker", BOT, "both", "both"])
        known.append(asyncio.run(what_the_bot_gets(tmp_path / name)))
    assert known[0] == known[1]


def test_only_hashes_of_sessions_are_stored(server: Server) -> None:
    (token,) = server.guest().http.cookies.values()
    assert len(token) >= 43
    dump = all_rows(server.database)
    assert token not in dump
    assert token_hash(token) in dump
