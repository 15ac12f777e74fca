"""A server that is killed at any moment has stored every answer that it acknowledged, and goes on from there."""

import random
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from ratskeller import games
from ratskeller.core.events import plain
from ratskeller.server.tables import entry_log

from .places import connected, faults
from .serving import Guest, Server, until

KILLS = 6
FEWEST = 20
"""Answers that are acknowledged before each kill, however slow the machine is."""
SPREAD = 100
"""At most so many more: kills are to meet the server at all kinds of work."""
PLAYERS = 4
HOTSEAT = [{"kind": "me"}, {"kind": "hotseat"}, {"kind": "hotseat"}]
WITH_BOT = [{"kind": "me"}, {"kind": "hotseat"}, {"kind": "bot", "bot": "random"}]
KINDS: list[dict[str, Any]] = [
    {"game": "rattus", "cards": "random"},
    {"game": "carcassonne", "river": True, "abbot": True, "spread": "copy", "start": "random"},
]
"""Games and options that are played, in turns."""


class Player(threading.Thread):
    """Plays games as fast as the server takes answers, notes what was acknowledged, and ends when the server is gone."""

    def __init__(self, server: Server, cookies: dict[str, str], open_tables: list[Any], seed: int) -> None:
        super().__init__()
        self.guest = Guest.__new__(Guest)
        self.guest.url = server.url
        self.guest.http = httpx.Client(base_url=server.url, timeout=20, cookies=cookies)
        self.open_tables = open_tables
        self.rng = random.Random(seed)
        self.seats = WITH_BOT if seed % PLAYERS == 0 else HOTSEAT
        self.kind = KINDS[(seed + seed // PLAYERS) % len(KINDS)]
        self.acknowledged: list[tuple[str, Any]] = []
        self.crash: BaseException | None = None

    def run(self) -> None:
        try:
            self.play()
        except httpx.TransportError:
            pass
        except BaseException as error:
            self.crash = error
        finally:
            self.guest.http.close()

    def play(self) -> None:
        while True:
            table = self.open_tables.pop() if self.open_tables else self.guest.open(self.seats, **self.kind)
            self.open_tables.append(table)
            table = self.guest.table(table)
            while not table["over"]:
                table = self.step(table)
            self.open_tables.remove(next(one for one in self.open_tables if one["id"] == table["id"]))

    def step(self, table: Any) -> Any:
        if not table["view"]["legal"]:
            return self.guest.table(table)
        # Now and then a draft is taken back, which must survive as well
        if table["draft"] and self.rng.random() < 0.1:
            seat, path = table["view"]["actor"], f"/api/tables/{table['id']}/undo"
            update = self.guest.post(path, ply=table["ply"], seat=seat, to=table["draft"][-1]["length"])
        else:
            update = self.guest.answer(table, self.rng.choice(table["view"]["legal"]))
        self.acknowledged += [(table["id"], entry) for entry in update["entries"]]
        return update["table"]


@pytest.mark.late
def test_no_acknowledged_answer_is_lost_when_the_server_is_killed(start: Any) -> None:
    server: Server = start()
    cookies = dict(server.guest().http.cookies)
    open_tables: list[list[Any]] = [[] for _ in range(PLAYERS)]
    acknowledged: list[tuple[str, Any]] = []
    rng, checked = random.Random(1348), dict[str, int]()
    for kill in range(KILLS):
        players = [Player(server, cookies, open_tables[i], PLAYERS * kill + i) for i in range(PLAYERS)]
        for player in players:
            player.start()
        enough = FEWEST + rng.randrange(SPREAD)
        until(lambda those=players, enough=enough: sum(len(player.acknowledged) for player in those) > enough, 60)
        server.kill()
        for player in players:
            player.join(20)
            assert player.crash is None, repr(player.crash)
        new = [one for player in players for one in player.acknowledged]
        check_streams(server.database, new, checked)
        acknowledged += new
        server.start()
    assert len(acknowledged) > FEWEST * KILLS
    for table in {table["game"]: table for tables in open_tables for table in tables}.values():
        finish_one_game(server, cookies, table)
    check_streams(server.database, acknowledged, {})


def check_streams(database: Path, acknowledged: list[tuple[str, Any]], checked: dict[str, int]) -> None:
    """Every acknowledged entry is stored as it was sent, and every stream that has grown replays to what it says."""
    assert faults(database) == []
    with closing(connected(database)) as connection:
        heads = connection.execute("SELECT id, game, options, ply, length, over, actor FROM tables").fetchall()
        streams = {head[0]: entry_log.since(connection, head[0], 0) for head in heads}
    games_of = {head[0]: head[1] for head in heads}
    for table_id, entry in acknowledged:
        row = streams[table_id][entry["ply"] - 1]
        reply = msgspec.json.decode(msgspec.json.encode(entry_log.entry_for(row, games_of[table_id], _seat(entry))))
        assert reply | {"events": None} == entry | {"events": None}
    for table_id, game, options, ply, length, over, actor in heads:
        entries = streams[table_id]
        if checked.get(table_id) == ply:
            continue
        checked[table_id] = ply
        assert [entry.ply for entry in entries] == list(range(1, ply + 1))
        position = games.get(game).resume(msgspec.json.decode(options), entry_log.answers(entries))
        assert len(position.answers) == length == entries[-1].length
        assert (position.over, position.actor) == (bool(over), actor)


def _seat(entry: Any) -> int | None:
    return entry["actor"] if isinstance(entry["actor"], int) else None


def finish_one_game(server: Server, cookies: dict[str, str], table: Any) -> None:
    """A game that was running during the kills is played to its end, and its stored events are those of its answers."""
    guest = server.guest()
    guest.http.cookies.clear()
    guest.http.cookies.update(cookies)
    guest.play_on(guest.table(table), random.Random(7), 2000)
    until(lambda: guest.table(table)["over"])
    with closing(connected(server.database)) as connection:
        row = connection.execute("SELECT game, options FROM tables WHERE id = ?", (table["id"],)).fetchone()
        entries = entry_log.since(connection, table["id"], 0)
    position = games.get(row[0]).new(**msgspec.json.decode(row[1]))
    for entry in entries:
        if entry.kind == "undo":
            position = position.back_to(entry.length)
            continue
        happened: list[Any] = []
        for text in (entry.answer or "").split("; "):
            happened += [plain(event) for event in position.play(text).events]
        assert msgspec.json.decode(entry.events) == happened
    assert position.over


@pytest.mark.late
def test_bots_go_on_after_a_restart(start: Any) -> None:
    server: Server = start()
    guest = server.guest()
    cookies = dict(guest.http.cookies)
    table = guest.open(HOTSEAT[:1] + [{"kind": "bot", "bot": "random"}] * 3)
    table = guest.answer(table, table["view"]["legal"][0])["table"]
    server.kill()
    with closing(connected(server.database)) as connection:
        (before,) = connection.execute("SELECT ply FROM tables").fetchone()
    server.start()
    # nobody asks for the table: the server finds by itself that a bot is asked
    with closing(connected(server.database)) as connection:
        until(lambda: connection.execute("SELECT actor FROM tables").fetchone() == (0,))
        (after,) = connection.execute("SELECT ply FROM tables").fetchone()
    assert after > before
    again = server.guest()
    again.http.cookies.clear()
    again.http.cookies.update(cookies)
    assert again.table(table)["view"]["legal"]
