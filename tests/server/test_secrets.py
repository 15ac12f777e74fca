"""Two worlds that differ only in what a Witch saw are the same for everybody else, byte by byte."""

import asyncio
import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from ratskeller import games
from ratskeller.core.position import Position
from ratskeller.server.db.migrate import prepare
from ratskeller.server.db.store import Store, connect
from ratskeller.server.domain import history, tables
from ratskeller.server.domain.guests import token_hash
from ratskeller.server.domain.history import EntryRow
from ratskeller.server.domain.tables import SeatRow, TableRow
from ratskeller.server.live.table import LiveTable

from .serving import Guest, Server, received

MOMENT = "2026-01-01T12:00:00.000Z"
TABLE = {"id": "a-table-of-which-only-the-faces-differ"}
NAMES = ("looker", "other", "spectator", "both")
FACES = (("2 Bo Cv", "4 M Ch"), ("3 Pe Ro", "4 M Ro"))
Worlds = tuple[Server, Server]


def look_at_two_rats(faces: tuple[str, str]) -> Position:
    """Return a game in which seat 0 has looked at two rats and is asked whether to swap them."""
    position = games.get("rattus").new(players=4)
    position.play("germania")
    while position.question == "settle":
        position.play(position.legal()[0])
    position.play("take witch; use witch")
    for face in faces:
        position.play(next(text for text in position.legal() if text != "stop"))
        position.play(face)
    assert position.question == "witch swap"
    return position


def store_game(path: Path, position: Position, bot: bool = False) -> None:
    """Store a game as the server would have, with dictated chance, in a database of its own."""
    prepare(path)
    again, entries = games.get("rattus").new(**position.options), []
    for ply, (who, text) in enumerate(zip(position.actors, position.answers, strict=True), 1):
        again.play(text)
        seat = who if isinstance(who, int) else None
        events = history.encode_events(again.events)
        entries.append(EntryRow(ply, "answer", seat, text, ply, events, MOMENT))
    actor = position.actor if isinstance(position.actor, int) else None
    row = TableRow(TABLE["id"], "rattus", 1, position.options, MOMENT, MOMENT, len(entries), len(entries), False, actor)
    other = SeatRow(1, "bot", None, "", "random") if bot else SeatRow(1, "human", "other", "", None)
    seats = [
        SeatRow(0, "human", "looker", "", None),
        other,
        SeatRow(2, "human", "both", "", None),
        SeatRow(3, "human", "both", "", None),
    ]
    with closing(connect(path)) as database:
        for name in NAMES:
            database.execute("INSERT INTO guests VALUES (?, ?, ?, ?)", (name, name.title(), token_hash(name), MOMENT))
        tables.insert_table(database, row, seats, [None] * 4)
        history.insert(database, history.fields_of(row.id, entries))


@pytest.fixture(scope="module")
def running_worlds(tmp_path_factory: pytest.TempPathFactory, empty_database: Path) -> Iterator[Worlds]:
    """Start two servers, each with one of the two worlds."""
    folder, servers = tmp_path_factory.mktemp("worlds"), []
    for name, faces in zip("ab", FACES, strict=True):
        shutil.copy(empty_database, folder / name)
        store_game(folder / name, look_at_two_rats(faces))
        servers.append(Server(folder / name).start())
    yield servers[0], servers[1]
    for server in servers:
        server.stop()


@pytest.fixture
def worlds(running_worlds: Worlds) -> Iterator[Worlds]:
    """Two servers, each with one of the two worlds."""
    yield running_worlds
    for server in running_worlds:
        server.farewell()


def guest(server: Server, name: str) -> Guest:
    made = server.guest()
    made.http.cookies.clear()
    made.http.cookies.set("ratskeller_session", name)
    return made


def everything(server: Server, name: str) -> list[bytes]:
    """Return all that a guest can get to know, as bytes; moments are blotted out."""
    one = guest(server, name)
    path = f"/api/tables/{TABLE['id']}"
    requests = [
        one.http.get("/api/tables"),
        *(one.http.get(path, params={"seat": seat} if seat is not None else {}) for seat in (None, 0, 1, 2)),
        *(one.http.get(f"{path}/log", params={"seat": seat}) for seat in (0, 1)),
        one.http.get(f"{path}/log"),
        one.http.get(f"{path}/record"),
        one.http.post(f"{path}/answers", json={"ply": 1, "seat": 0, "answer": "yes"}),
        one.http.post(f"{path}/answers", json={"ply": 1, "seat": 1, "answer": "3 A"}),
    ]
    with one.live(TABLE) as socket:
        frames = [str(socket.recv(10)).encode()]
    return [re.sub(rb'"at":"[^"]*"', b'"at":""', text) for text in [*(answer.content for answer in requests), *frames]]


@pytest.mark.parametrize("name", ["other", "spectator", "both"])
def test_whoever_did_not_look_can_not_tell_the_worlds_apart(worlds: Worlds, name: str) -> None:
    first, second = (everything(server, name) for server in worlds)
    assert first == second
    for face in {*FACES[0], *FACES[1]}:
        assert not any(f'"face":"{face}"'.encode() in text for text in first)


def test_the_one_who_looked_knows_the_faces(worlds: Worlds) -> None:
    for server, faces in zip(worlds, FACES, strict=True):
        entries = guest(server, "looker").log(TABLE)
        seen = [event["face"] for entry in entries for event in entry["events"] if event["kind"] == "rat-seen"]
        assert seen == list(faces)
        assert all(entry["answer"] is None for entry in entries if entry["actor"] == "chance")


def test_what_happens_next_is_the_same_for_the_others(worlds: Worlds) -> None:
    heard = []
    for server in worlds:
        looker, other = guest(server, "looker"), guest(server, "other")
        with other.live(TABLE) as socket:
            table = received(socket)["table"]
            looker.answer(table, "yes")
            message = str(socket.recv(10))
        heard.append((re.sub('"at":"[^"]*"', "", message), other.table(TABLE)))
    assert heard[0] == heard[1]


def test_a_witch_s_look_travels_filtered_in_all_ways(server: Server) -> None:
    """Over a real game: the answer's own reply, the sockets and the log agree on who sees the face."""
    anna, bert = server.guest(), server.guest()
    table = anna.open([{"kind": "me"}, {"kind": "open"}])
    bert.post(f"/api/tables/{table['id']}/join", seat=1)
    players = (anna, bert)
    while (table := anna.table(table))["view"]["question"] != "turn":
        players[table["view"]["actor"]].answer(table, players[table["view"]["actor"]].table(table)["view"]["legal"][0])
    seat = table["view"]["actor"]
    looker, other = players[seat], players[1 - seat]
    table = looker.answer(table, "take witch; use witch")["table"]
    with other.live(table, table["ply"]) as socket:
        received(socket)
        update = looker.answer(table, table["view"]["legal"][0])
        message = received(socket)
    own, foreign = ([event for entry in part["entries"] for event in entry["events"]] for part in (update, message))
    assert [event["kind"] for event in own] == [event["kind"] for event in foreign] == ["rat-seen"]
    assert own[0]["face"] is not None
    assert foreign[0]["face"] is None
    assert other.log(table, table["ply"]) == message["entries"]
    assert looker.log(table, table["ply"]) == update["entries"]


def test_a_bot_gets_the_same_position_in_both_worlds(tmp_path: Path) -> None:
    async def what_the_bot_gets(path: Path) -> str:
        store = Store(path)
        live = LiveTable(TABLE["id"], store, lambda _: None)
        got: list[str] = []

        async def think(_seat: SeatRow, position: Position) -> list[str]:
            got.append(position.to_json())
            return []

        await live.load()
        assert await live.let_bot(think)
        await store.close()
        return got[0]

    known = []
    for name, faces in zip("ab", FACES, strict=True):
        position = look_at_two_rats(faces).play("no")
        position.play(next(text for text in position.legal() if text.startswith("add")))
        position.play(next(text for text in position.legal() if text.startswith("plague")))
        while position.actor != 1:
            position.play(next(iter(position.chances())) if position.actor == "chance" else position.legal()[0])
        store_game(tmp_path / name, position, bot=True)
        known.append(asyncio.run(what_the_bot_gets(tmp_path / name)))
    assert known[0] == known[1]


def test_only_hashes_of_sessions_are_stored(server: Server) -> None:
    token = server.guest().http.cookies["ratskeller_session"]
    assert len(token) >= 43
    with closing(sqlite3.connect(server.database)) as database:
        dump = "\n".join(str(row) for row in database.execute("SELECT * FROM guests"))
    assert token not in dump
    assert token_hash(token) in dump
