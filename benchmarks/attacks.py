"""What others notice while one client attacks: `python benchmarks/attacks.py [frames|silent]` prints their milliseconds as JSON.

Each attack goes against a server of its own on this machine's loopback address, with a new database in the working directory. It ends after
`--seconds` (12), or before that with as many frames or connections as it may make. Somebody else plays meanwhile, in another process: their
median without and with the attack are compared.
"""

import argparse
import json
import logging
import multiprocessing
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from statistics import median
from typing import Any

from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

HOST = "127.0.0.1"
SEATS = [{"kind": "me"}, {"kind": "hotseat"}]
FRAME = Frame(Opcode.TEXT, b"").serialize(mask=True)
FRAMES_AT_ONCE = 10_000
PAUSE = 0.03
RETURN_AFTER = 0.1
# What many systems give a process that does not ask for more; the server could raise it, so it is taken away for good
FEW_DESCRIPTORS = ["sh", "-c", 'ulimit -n 1024 && exec "$@"', "sh"] if os.name == "posix" else []


@dataclass
class Guest:
    """Somebody with a session, on one connection."""

    port: int
    cookie: str = ""

    def __post_init__(self) -> None:
        """Come in."""
        self.http = HTTPConnection(HOST, self.port, timeout=30)
        self.ask("GET", "/api/me")

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Return what the server answers; a refusal is an error."""
        headers = {"Cookie": self.cookie, "Content-Type": "application/json"}
        self.http.request(method, path, None if body is None else json.dumps(body), headers)
        response = self.http.getresponse()
        results = json.loads(response.read())
        if response.status >= 400:
            raise RuntimeError(f"{path}: {results}")
        if cookie := response.getheader("set-cookie"):
            self.cookie = cookie.partition(";")[0]
        return results

    def open_table(self) -> Any:
        """Open a table of the first game with two own seats."""
        game = self.ask("GET", "/api/games")["games"][0]["name"]
        return self.ask("POST", "/api/tables", {"game": game, "seats": SEATS})


def main() -> None:
    """Measure the attacks that were asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("attacks", nargs="*", choices=[*ATTACKS, []], help="all by default")
    parser.add_argument("--seconds", type=float, default=12.0, help="how long each attack goes on")
    parser.add_argument("--frames", type=int, default=500_000_000, help="empty frames at most")
    parser.add_argument(
        "--connections", type=int, default=1100, help="silent connections at a time; ten times as many at most"
    )
    given = parser.parse_args()
    figures = {name: measure(ATTACKS[name], given) for name in given.attacks or ATTACKS}
    print(json.dumps(figures, indent=1))


def measure(attack: Callable[..., None], given: argparse.Namespace) -> dict[str, Any]:
    """Return somebody's milliseconds in quiet and under an attack, and what the attack came to."""
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder, served(Path(folder)) as (port, log):
        quiet = play(Guest(port), given.seconds)
        results = multiprocessing.Queue()
        attacker = multiprocessing.Process(target=attack, args=(port, given, results))
        attacker.start()
        results.get()  # it has begun
        began = time.perf_counter()
        guest = Guest(port)
        came_in = 1000 * (time.perf_counter() - began)
        attacked = play(guest, given.seconds)
        attack_results = results.get()
        attacker.join()
        logged = log.stat().st_size
    return {
        "attack": attack_results,
        "new visitor, ms until served": round(came_in, 1),
        "quiet": figures_of(quiet),
        "attacked": figures_of(attacked),
        "median, times quiet": round(median(attacked) / median(quiet), 2),
        "bytes of log": logged,
    }


def figures_of(took: list[float]) -> dict[str, float]:
    """Return median and 95 % of milliseconds."""
    late = sorted(took)[int(0.95 * len(took))]
    return {"answers": len(took), "ms, median": round(median(took), 2), "ms, 95 %": round(late, 2)}


def play(guest: Guest, seconds: float) -> list[float]:
    """Answer at one table after another with short pauses; return how many milliseconds each answer took."""
    end, took = time.perf_counter() + seconds, []
    table = guest.open_table()
    while time.perf_counter() < end:
        if table["over"]:
            table = guest.open_table()
        view = table["view"]
        body = {"ply": table["ply"], "seat": view["actor"], "answer": view["legal"][0]}
        began = time.perf_counter()
        table = guest.ask("POST", f"/api/tables/{table['id']}/answers", body)["table"]
        took.append(1000 * (time.perf_counter() - began))
        time.sleep(PAUSE)
    return took


def send_frames(port: int, given: argparse.Namespace, results: Any) -> None:
    """Send empty frames on a socket as fast as it takes them, and come again when it is closed."""
    # The library complains of a server that hangs up in the middle of a frame
    logging.getLogger("websockets").setLevel(logging.CRITICAL)
    guest, end, sockets, frames = Guest(port), time.perf_counter() + given.seconds, 0, 0
    address = f"ws://{HOST}:{port}/api/tables/{guest.open_table()['id']}/live"
    headers, block = {"Cookie": guest.cookie}, FRAME * FRAMES_AT_ONCE
    results.put("begun")
    while time.perf_counter() < end and frames < given.frames:
        try:
            with connect(
                address, additional_headers=headers, max_queue=None, compression=None, close_timeout=1
            ) as live:
                sockets += 1
                while time.perf_counter() < end and frames < given.frames:
                    live.socket.sendall(block)
                    frames += FRAMES_AT_ONCE
        except InvalidHandshake:
            # There were too many requests
            time.sleep(PAUSE)
        except (OSError, WebSocketException):
            pass
    results.put({"empty frames sent": frames, "sockets": sockets})


def say_nothing(port: int, given: argparse.Namespace, results: Any) -> None:
    """Hold many connections that say nothing, and replace those that are ended."""
    end, opened, ended, begun = time.perf_counter() + given.seconds, 0, 0, False
    silent: list[socket.socket] = []
    with ExitStack() as stack:
        while time.perf_counter() < end and opened < 10 * given.connections:
            while len(silent) < given.connections:
                line = stack.enter_context(closing(socket.create_connection((HOST, port))))
                line.setblocking(False)
                silent.append(line)
                opened += 1
            if not begun:
                results.put("begun")
                begun = True
            left = [line for line in silent if not _is_over(line)]
            ended += len(silent) - len(left)
            silent = left
            time.sleep(RETURN_AFTER)
    results.put({"silent connections": given.connections, "opened": opened, "ended by the server": ended})


def _is_over(line: socket.socket) -> bool:
    try:
        over = not line.recv(1)
    except BlockingIOError:
        return False
    except OSError:
        over = True
    line.close()
    return over


ATTACKS = {"frames": send_frames, "silent": say_nothing}


@contextmanager
def served(folder: Path) -> Iterator[tuple[int, Path]]:
    """Run a server and give its port and its log."""
    command = [*FEW_DESCRIPTORS, sys.executable, "-m", "ratskeller.server", "--no-browser", "--no-compile"]
    log = folder / "log"
    with log.open("wb") as errors:
        process = subprocess.Popen(
            [*command, "--database", str(folder / "tables.sqlite3")], stdout=subprocess.PIPE, stderr=errors, text=True
        )
    try:
        assert process.stdout is not None
        found = re.search(r":(\d+)/", process.stdout.readline())
        assert found is not None, log.read_text()
        yield int(found[1]), log
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=20)


if __name__ == "__main__":
    main()
