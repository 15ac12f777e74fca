"""Who plays and looks on while servers are killed, and what each received: acknowledged answers, entries, clocks."""

import json
import random
import threading
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.sync.client import connect

from benchmarks.kills.house import House

GONE = (OSError, httpx.TransportError, WebSocketException, InvalidHandshake)
PAUSE = 0.02
ANSWER_SECONDS = 15
"""For so long an answer is waited for: a process that stands still has none."""
PLAYED, OPEN = [{"kind": "me"}, {"kind": "open"}], {"kind": "live", "turn": 20, "reserve": 60, "bot": "random"}
HURRIED = {"kind": "live", "turn": 5, "reserve": 0, "bot": "random"}
BOT = {"kind": "bot", "bot": "random"}


@dataclass
class Guest:
    """Somebody with a session, which holds at every server."""

    house: House
    rng: random.Random
    id: str = ""
    # A client is dear to make, and a connection may lead to a server that was killed
    client: httpx.Client = field(
        default_factory=lambda: httpx.Client(
            timeout=ANSWER_SECONDS, limits=httpx.Limits(max_keepalive_connections=0), trust_env=False
        )
    )

    def __post_init__(self) -> None:
        """Come in."""
        address = self.house.any_url(self.rng) + "/api/me"
        self.id = self.client.get(address).raise_for_status().json()["id"]

    @property
    def cookies(self) -> dict[str, str]:
        """What shows a server who this is."""
        return dict(self.client.cookies)

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Ask some server, and return status and answer. Raises what is in `GONE` where it was killed meanwhile."""
        address = self.house.any_url(self.rng) + path
        answer = self.client.request(method, address, json=body)
        return answer.status_code, answer.json()

    def insist(self, method: str, path: str, body: Any = None) -> Any:
        """Ask until some server does it."""
        while True:
            try:
                status, reply = self.ask(method, path, body)
            except GONE:
                status, reply = 503, None
            if status < 400:
                return reply
            if status not in (429, 503):
                raise RuntimeError(f"{path}: {reply}")
            time.sleep(PAUSE)


@dataclass
class Confirmed:
    """What came out, of all players: acknowledged answers, and those without a known outcome, by table and number of the entry."""

    acknowledged: dict[tuple[str, int], dict[str, Any]] = field(default_factory=dict)
    in_doubt: set[tuple[str, int]] = field(default_factory=set)
    tables: list[str] = field(default_factory=list)


class Player(threading.Thread):
    """Two people and a bot, who play one game after the other; at some tables they only look, and their time runs out."""

    def __init__(self, people: tuple[Guest, Guest], confirmed: Confirmed, seed: int, game: str) -> None:
        """Play `game`, and note in `confirmed` what the server confirms."""
        super().__init__(daemon=True)
        self.rng = random.Random(seed)
        self.people = people
        self.confirmed = confirmed
        self.game = game
        self.is_slow = seed % 3 == 2
        self.ends = threading.Event()
        self.crash: BaseException | None = None
        self.watchers: list[Watcher] = []

    def run(self) -> None:
        """Play until it is enough."""
        try:
            while not self.ends.is_set():
                self._game()
        except BaseException as error:
            self.crash = error

    def _game(self) -> None:
        first, second = self.people
        clock = HURRIED if self.is_slow else OPEN
        body = {"game": self.game, "seats": [*PLAYED, BOT], "clock": clock}
        table = first.insist("POST", "/api/tables", body)
        path = f"/api/tables/{table['id']}"
        self._join(second, path)
        self.confirmed.tables.append(table["id"])
        # The other one is away, and gets an email
        watcher = Watcher(first.house, first, table["id"], self.rng.random())
        watcher.start()
        self.watchers.append(watcher)
        while not self.ends.is_set():
            table = first.insist("GET", path)
            if table["over"]:
                break
            self._step(path, table)
            time.sleep(self.rng.choice((PAUSE, PAUSE, 5 * PAUSE, 20 * PAUSE)))

    def _join(self, guest: Guest, path: str) -> None:
        while True:
            try:
                status, reply = guest.ask("POST", f"{path}/join", {"seat": 1})
            except GONE:
                continue
            # They may sit there already without knowing it
            if status < 400 or reply["code"] == "seat-taken":
                return

    def _step(self, path: str, table: dict[str, Any]) -> None:
        actor = table["view"]["actor"]
        if actor not in (0, 1) or (self.is_slow and self.rng.random() < 0.9):
            return
        guest = self.people[actor]
        # Of what can still be taken back only those know who gave it
        seen = guest.insist("GET", path)
        if seen["view"]["actor"] != actor or not seen["view"]["legal"]:
            return
        given = {"ply": seen["ply"], "seat": actor, "answer": self.rng.choice(seen["view"]["legal"])}
        key = table["id"], seen["ply"] + 1
        try:
            status, reply = guest.ask("POST", f"{path}/answers", given)
        except GONE:
            self.confirmed.in_doubt.add(key)
            return
        if status < 400:
            for entry in reply["entries"]:
                self.confirmed.acknowledged[table["id"], entry["ply"]] = entry
        elif status >= 500:
            # Whether it was stored nobody knows where the database went away meanwhile
            self.confirmed.in_doubt.add(key)


class Watcher(threading.Thread):
    """Looks at a table over sockets, each time through some server, and goes on after the last entry that came."""

    def __init__(self, house: House, guest: Guest, table: str, seed: float) -> None:
        """Look as a guest."""
        super().__init__(daemon=True)
        self.house = house
        self.guest = guest
        self.table = table
        self.rng = random.Random(seed)
        self.entries: list[dict[str, Any]] = []
        self.clocks: list[tuple[int, dict[str, Any]]] = []
        self.sockets = 0
        self.ends = threading.Event()

    def run(self) -> None:
        """Look until it is enough."""
        while not self.ends.is_set():
            try:
                self._look()
            except GONE:
                time.sleep(PAUSE)

    def _look(self) -> None:
        url, last = self.house.any_url(self.rng), self.entries[-1]["ply"] if self.entries else 0
        address = f"{url.replace('http', 'ws')}/api/tables/{self.table}/live?since={last}&talk=1"
        cookie = "; ".join(f"{name}={value}" for name, value in self.guest.cookies.items())
        with connect(address, additional_headers={"Cookie": cookie}, max_size=None, compression=None) as socket:
            self.sockets += 1
            while not self.ends.is_set():
                try:
                    message = json.loads(socket.recv(0.5))
                except TimeoutError:
                    continue
                if message["type"] == "entries":
                    self.entries += message["entries"]
                    clock = (message["table"]["conduct"] or {}).get("clock")
                    if clock is not None:
                        self.clocks.append((self.sockets, clock))
