"""What others notice while one client attacks: `python -m benchmarks.attacks [frames|silent|handshakes]` prints their milliseconds as JSON.

Each attack goes against a server of its own on this machine's loopback address, with a new database in the working directory. It ends after
`--seconds` (12), or before that with as many frames, connections or handshakes as it may make. Somebody else plays meanwhile, or opens
sockets, in another process: their median without and with the attack are compared. `--through nginx` or `caddy`, if that is installed, puts
a proxy in front, with the lines of docs/hosting.md.
"""

import argparse
import json
import logging
import multiprocessing
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from statistics import median
from typing import Any

from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from benchmarks.load.house import serving
from ratskeller.server.transport.connections import raise_limit

HOST = "127.0.0.1"
SEATS = [{"kind": "me"}, {"kind": "hotseat"}]
FRAME = Frame(Opcode.TEXT, b"").serialize(mask=True)
FRAMES_AT_ONCE = 10_000
PAUSE = 0.03
RETURN_AFTER = 0.1
LONG = "x" * 8200
HANDSHAKES = (
    "GET /x HTTP/1.1\r\nContent-Length: 1\r\n",
    "GET /x HTTP/1.1\r\nContent-Length: 00\r\n",
    "GET /x HTTP/1.1\r\nTransfer-Encoding: chunked\r\n",
    "GET /x HTTP/1.1\r\n" + "X-A: a\r\n" * 129,
    f"GET /x HTTP/1.1\r\nCookie: {LONG}\r\n",
    f"GET /{LONG} HTTP/1.1\r\n",
)
"""Handshakes that one parser of a server may accept and the next one refuse."""
WANTED = "Connection: Upgrade\r\nUpgrade: websocket\r\n"
ADDRESSES = [f"127.0.0.{number}" for number in range(2, 252)]
PAGE = Path(__file__).parents[1] / "docs" / "hosting.md"
# What many systems give a process that does not ask for more; the server could raise it, so it is taken away for good
FEW_DESCRIPTORS = ["sh", "-c", 'ulimit -n 1024 && exec "$@"', "sh"] if os.name == "posix" else []


@dataclass
class Guest:
    """Somebody with a session, on one connection."""

    port: int
    cookie: str = ""

    def __post_init__(self) -> None:
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
    parser.add_argument("--handshakes", type=int, default=5000, help="handshakes that are never finished")
    parser.add_argument("--through", choices=["nginx", "caddy"], help="the proxy in front of the server")
    given = parser.parse_args()
    figures = {name: measure(ATTACKS[name], given) for name in given.attacks or ATTACKS}
    print(json.dumps(figures, indent=1))


def measure(attack: Callable[..., None], given: argparse.Namespace) -> dict[str, Any]:
    """Return somebody's milliseconds in quiet and under an attack, and what the attack came to."""
    go_on = open_sockets if attack is start_handshakes else play
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=Path.cwd())))
        house = stack.enter_context(serving(folder, before=FEW_DESCRIPTORS))
        port = house.port
        if given.through:
            port = stack.enter_context(PROXIES[given.through](folder, port))
        quiet = go_on(Guest(port), given.seconds)
        results: Any = multiprocessing.Queue()
        attacker = multiprocessing.Process(target=attack, args=(port, given, results))
        attacker.start()
        results.get()  # it has begun
        began = time.perf_counter()
        guest = Guest(port)
        came_in = 1000 * (time.perf_counter() - began)
        attacked = go_on(guest, given.seconds)
        attack_results = results.get()
        attacker.join()
        logged = house.log.stat().st_size
    return {
        "attack": attack_results,
        "new visitor, ms until served": round(came_in, 1),
        "quiet": figures_of(quiet),
        "attacked": figures_of(attacked),
        "median, times quiet": round(median(attacked) / median(quiet), 2),
        "bytes of log": logged,
    }


def figures_of(took: list[float]) -> dict[str, float]:
    late = sorted(took)[int(0.95 * len(took))]
    return {
        "answers": len(took),
        "ms, median": round(median(took), 2),
        "ms, 95 %": round(late, 2),
        "ms, longest": round(max(took), 2),
    }


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


def open_sockets(guest: Guest, seconds: float) -> list[float]:
    """Open one socket after another at a table, with short pauses; return after how many milliseconds each had the table."""
    took: list[float] = []
    address, headers = f"ws://{HOST}:{guest.port}/api/tables/{guest.open_table()['id']}/live", {"Cookie": guest.cookie}
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        began = time.perf_counter()
        while not _gets_in(address, headers, end):
            time.sleep(PAUSE)
        took.append(1000 * (time.perf_counter() - began))
        time.sleep(PAUSE)
    return took


def _gets_in(address: str, headers: dict[str, str], end: float) -> bool:
    """Return whether a socket was let in, or the time is over."""
    try:
        with connect(address, additional_headers=headers, compression=None, close_timeout=1) as live:
            live.recv()
    except (OSError, InvalidHandshake, WebSocketException):
        return time.perf_counter() > end
    return True


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


def start_handshakes(port: int, given: argparse.Namespace, results: Any) -> None:
    """Send many handshakes from many addresses, and stay on the line until the end."""
    raise_limit()
    end, began, ended = time.perf_counter() + given.seconds, time.perf_counter(), 0
    lines: list[socket.socket] = []
    results.put("begun")
    with ExitStack() as stack:
        for number in range(given.handshakes):
            if time.perf_counter() > end:
                break
            source = (ADDRESSES[number % len(ADDRESSES)], 0)
            head = f"{HANDSHAKES[number % len(HANDSHAKES)]}Host: {HOST}:{port}\r\n{WANTED}\r\n"
            with suppress(OSError):
                line = stack.enter_context(closing(socket.create_connection((HOST, port), 1, source)))
                line.sendall(head.encode())
                line.setblocking(False)
                lines.append(line)
        sent, sent_after = len(lines), time.perf_counter() - began
        while time.perf_counter() < end:
            left = [line for line in lines if not _is_over(line)]
            ended += len(lines) - len(left)
            lines = left
            time.sleep(RETURN_AFTER)
    results.put({"handshakes": sent, "sent in, s": round(sent_after, 1), "ended by the server": ended})


ATTACKS = {"frames": send_frames, "silent": say_nothing, "handshakes": start_handshakes}


@contextmanager
def nginx(folder: Path, port: int) -> Iterator[int]:
    """Run nginx in front of a server, with the lines of the page on hosting, and give its port."""
    own = _free_port()
    lines = re.search(r"^location / {.*?^}", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert lines is not None
    location = lines[0].replace("127.0.0.1:8000", f"{HOST}:{port}")
    paths = "".join(f"{name}_temp_path {folder};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/nginx.pid; error_log stderr crit; worker_rlimit_nofile 32768;"
        f"events {{ worker_connections 16384; }}"
        f"http {{ access_log off; {paths} server {{ listen {HOST}:{own} backlog=4096; {location} }} }}"
    )
    with _running(["nginx", "-p", str(folder), "-c", "nginx.conf"], own):
        yield own


@contextmanager
def caddy(folder: Path, port: int) -> Iterator[int]:
    """Run Caddy in front of a server, without TLS, and give its port."""
    own = _free_port()
    (folder / "Caddyfile").write_text(
        f"{{\n admin off\n auto_https off\n}}\nhttp://{HOST}:{own} {{\n reverse_proxy {HOST}:{port}\n}}\n"
    )
    with _running(["caddy", "run", "--config", str(folder / "Caddyfile")], own):
        yield own


PROXIES = {"nginx": nginx, "caddy": caddy}


@contextmanager
def _running(command: list[str], port: int) -> Iterator[None]:
    program = shutil.which(command[0]) or shutil.which(command[0], path="/usr/sbin")
    if program is None:
        sys.exit(f"{command[0]} is not installed")
    process = subprocess.Popen([program, *command[1:]], stderr=subprocess.DEVNULL)
    try:
        while True:
            with suppress(OSError), closing(socket.create_connection((HOST, port))):
                break
            assert process.poll() is None, f"{command[0]} did not start"
            time.sleep(PAUSE)
        yield
    finally:
        process.terminate()
        process.wait(10)


def _free_port() -> int:
    with closing(socket.create_server((HOST, 0))) as listener:
        return int(listener.getsockname()[1])


if __name__ == "__main__":
    main()
