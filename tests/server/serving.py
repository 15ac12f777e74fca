"""A server process for tests, and players who talk to it over HTTP and WebSocket."""

import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from benchmarks.forking import Forked, can_fork
from ratskeller.server import loop_monitor
from ratskeller.server.database_location import Address

from .places import fresh, place_of

UNLIMITED = {"rate": 100_000, "new_guests": 1_000_000, "new_tables": 1_000_000, "passwords": 1_000_000}
PATIENCE = 120.0
"""Seconds after which something that has not happened is taken not to happen, on the slowest machine."""
ME_AND_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


class Server:
    """A server in a process of its own, on a real file and a port that stays the same when it is started again."""

    def __init__(
        self, database: Path, python_path: Path | None = None, before: Sequence[str] = (), **options: Any
    ) -> None:
        self.database = database
        # Another way to a database than by the path
        self.place: Address | None = None
        self.before = before
        self.log = database.with_suffix(".log")
        self.env = None if python_path is None else os.environ | {"PYTHONPATH": str(python_path)}
        self.options = options
        self.port = 0
        self.process: subprocess.Popen[str] | Forked | None = None
        self.guests: list[Guest] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Server":
        place = self.place or place_of(self.database)
        arguments = ["--no-browser", "--no-compile", "--port", str(self.port)]
        arguments += ["--database", place.url if isinstance(place, Address) else str(place)]
        for name, value in (UNLIMITED | self.options).items():
            flag = f"--{name.replace('_', '-')}"
            arguments += [flag] if value is True else [flag, str(value)]
        self.process = self._begun(arguments)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://[\d.]+:(\d+)/", line)
        assert found, f"the server did not come up: {line!r}, {self.log.read_text()}"
        self.port = int(found[1])
        return self

    def _begun(self, arguments: list[str]) -> subprocess.Popen[str] | Forked:
        if can_fork() and not self.before and self.env is None:
            return Forked(arguments, self.log, weak_hashes=True)
        command = [*self.before, sys.executable, "-m", "ratskeller.server", *arguments]
        with self.log.open("ab") as log:
            return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=self.env)

    def kill(self) -> None:
        self.farewell()
        assert self.process is not None
        assert self.process.stdout is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()

    def stop(self) -> int:
        self.farewell()
        assert self.process is not None
        assert self.process.stdout is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(10)
        self.process.stdout.close()
        return status

    def take_writing(self, taken: bool) -> None:
        """Let the process write nothing into files any more, or let it again (Linux)."""
        import resource

        assert self.process is not None
        most = 0 if taken else resource.RLIM_INFINITY
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

    def logged(self, sender: str = "") -> list[Any]:
        """Return what the server has told on standard error, or only what one of its parts has."""
        lines = [json.loads(line) for line in self.log.read_text(encoding="utf-8").splitlines()]
        return [line for line in lines if line["from"].startswith(sender)]

    def complaints(self) -> list[Any]:
        """Return what the server has logged except refusals, and how long its loop was blocked: a busy machine blocks it as well."""
        lines = [line for line in self.logged() if line.get("message") != "refused"]
        return [line for line in lines if line["from"] != loop_monitor.__name__]

    def guest(self, **cookies: str) -> "Guest":
        """Let somebody in; without cookies it is somebody new."""
        self.guests.append(Guest(self.url, cookies))
        return self.guests[-1]

    def farewell(self) -> None:
        """Close the connections of all guests."""
        for guest in self.guests:
            guest.http.close()
        self.guests.clear()


def served(folder: Path) -> Iterator[Server]:
    """A server on a new database in a folder, as a fixture yields it."""
    server = Server(fresh(folder / "tables.sqlite3")).start()
    yield server
    server.stop()


# A server closes a connection that was idle for five seconds; a client that still used it then would fail now and then
REUSE = httpx.Limits(keepalive_expiry=2)


class Guest:
    """Somebody with a session."""

    def __init__(self, url: str, cookies: dict[str, str] | None = None) -> None:
        # Nothing is encrypted here, and certificates take longer to read than most replies
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, cookies=cookies, limits=REUSE, verify=False)
        self.url = url
        self.me = self.get("/api/me")

    def get(self, path: str, **query: Any) -> Any:
        answer = self.http.get(path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def refused(self, path: str, status: int, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def open(self, seats: list[dict[str, Any]] | None = None, game: str = "rattus", **options: Any) -> Any:
        return self.post("/api/tables", game=game, seats=seats or ME_AND_BOT, options=options)

    def table(self, table: Any, seat: int | None = None) -> Any:
        return self.get(f"/api/tables/{table['id']}", **({} if seat is None else {"seat": seat}))

    def answer(self, table: Any, line: str) -> Any:
        """Answer as the seat that is asked."""
        path = f"/api/tables/{table['id']}/answers"
        return self.post(path, ply=table["ply"], seat=table["view"]["actor"], answer=line)

    def log(self, table: Any, since: int = 0, seat: int | None = None) -> list[Any]:
        query = {"since": since} | ({} if seat is None else {"seat": seat})
        entries: list[Any] = self.get(f"/api/tables/{table['id']}/log", **query)["entries"]
        return entries

    def live(
        self, table: Any, since: int = 0, talk: int | None = None, away: bool = False, bots: bool = False, **more: Any
    ) -> ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table['id']}/live?since={since}"
        address += "" if talk is None else f"&talk={talk}"
        address += "&away=1" if away else ""
        address += "&bots=1" if bots else ""
        socket: ClientConnection = connect(
            address, additional_headers={"Cookie": cookies}, max_size=None, compression=None, **more
        )
        return socket

    def play_on(self, table: Any, rng: random.Random, answers: int) -> Any:
        """Answer at random for every seat of one's own, until the game is over or so many answers were given."""
        while answers and not table["over"]:
            if not table["view"]["legal"]:
                time.sleep(0.005)
                table = self.table(table)
                continue
            table = self.answer(table, rng.choice(table["view"]["legal"]))["table"]
            answers -= 1
        return table


def received(socket: ClientConnection, timeout: float = PATIENCE) -> Any:
    """Return the next message of a socket."""
    return json.loads(socket.recv(timeout))


def until(condition: Any, seconds: float = PATIENCE) -> Any:
    """Return what `condition` returns once that is true."""
    end = time.monotonic() + seconds
    while not (value := condition()):
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.01)
    return value
