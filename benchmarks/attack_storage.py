"""Attacks on the storage of a server on this machine: `python benchmarks/attack_storage.py [seconds]` prints what came of them as JSON.

The server is started on a database of its own, is asked on loopback only, and ends with the command. Each flood takes `seconds` (12).
Taking the disk away needs Linux. The command ends with status 1 when something did not hold.
"""

import json
import os
import re
import resource
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import httpx

SEATS = [{"kind": "me"}, {"kind": "hotseat"}]
TABLES = 400
WAITING = 64
HELD_SECONDS = 12.0
# One wait for a lock, one that had begun before, and a busy machine
MOST_WAITED = 15.0
RENAMED_MS = 20.0
UNLIMITED = ["--rate", "1000000", "--new-guests", "1000000", "--new-tables", "1000000"]


@contextmanager
def server(folder: Path, *options: str) -> Iterator[tuple[str, int, Path]]:
    """Run a server; yields its address, its process and its database."""
    database = folder / "tables.sqlite3"
    command = [sys.executable, "-m", "ratskeller.server", "--no-browser", "--no-compile", "--log-level", "error"]
    process = subprocess.Popen(
        [*command, "--database", str(database), *options], stdout=subprocess.PIPE, text=True, cwd=folder
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found is not None, "the server did not start"
        yield found[0], process.pid, database
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)


def size(database: Path) -> int:
    """Return the bytes of a database and of what lies beside it."""
    return sum(file.stat().st_size for file in database.parent.glob(f"{database.name}*"))


def rows(database: Path, table: str) -> int:
    """Count the rows of a table."""
    with closing(sqlite3.connect(database)) as connection:
        return int(connection.execute(f"SELECT COUNT(*) FROM {table}").fetchone()[0])


def flood(seconds: float, database: Path, table: str, ask: Callable[[], httpx.Response]) -> dict[str, Any]:
    """Ask as often as possible, and tell how often, with which status, and what it left behind."""
    before, begun, end = rows(database, table), size(database), time.monotonic() + seconds
    reply: Counter[int] = Counter()
    waits: set[str] = set()
    while time.monotonic() < end:
        answer = ask()
        reply[answer.status_code] += 1
        if answer.status_code == 429:
            waits.add(answer.headers["retry-after"])
    return {
        "seconds": seconds,
        "answers by status": dict(reply),
        "new rows": rows(database, table) - before,
        "bytes more on disk": size(database) - begun,
        "asked to wait, seconds": sorted(waits, key=int),
    }


def guests(url: str, seconds: float, database: Path) -> dict[str, Any]:
    """Become a new guest again and again."""
    with httpx.Client(base_url=url) as client:

        def ask() -> httpx.Response:
            client.cookies.clear()
            return client.get("/api/me")

        return flood(seconds, database, "guests", ask)


def tables(url: str, seconds: float, database: Path) -> dict[str, Any]:
    """Open tables again and again as one guest."""
    with httpx.Client(base_url=url) as client:
        client.get("/api/me")
        body = {"game": "rattus", "seats": SEATS}
        return flood(seconds, database, "tables", lambda: client.post("/api/tables", json=body))


@contextmanager
def known(url: str) -> Iterator[httpx.Client]:
    """Yield somebody with a session."""
    with httpx.Client(base_url=url, timeout=60) as client:
        client.get("/api/me").raise_for_status()
        yield client


def timed(ask: Callable[[], httpx.Response], times: int = 11) -> float:
    """Return the median of milliseconds for an answer."""
    took = []
    for _ in range(times):
        begun = time.perf_counter()
        ask().raise_for_status()
        took.append(1000 * (time.perf_counter() - begun))
    return round(median(took), 1)


def many_tables(url: str) -> dict[str, Any]:
    """Have many tables, list them and take another name."""
    with known(url) as client:
        for _ in range(TABLES):
            client.post("/api/tables", json={"game": "rattus", "seats": SEATS}).raise_for_status()
        names = iter(range(1000))
        listed = timed(lambda: client.get("/api/tables"))
        renamed = timed(lambda: client.patch("/api/me", json={"name": f"name {next(names)}"}))
        quiet = timed(lambda: client.get("/api/games"))
        return {"tables": TABLES, "list, ms": listed, "rename, ms": renamed, "another answer, ms": quiet}


def begun(client: httpx.Client) -> tuple[str, dict[str, Any]]:
    """Open a table; returns its address and the answer that may be given."""
    table = client.post("/api/tables", json={"game": "rattus", "seats": SEATS}).json()
    answer = {"ply": table["ply"], "seat": table["view"]["actor"], "answer": table["view"]["legal"][0]}
    return f"/api/tables/{table['id']}/answers", answer


def reply(client: httpx.Client, path: str, body: dict[str, Any]) -> tuple[int, str]:
    """Answer at a table; returns the status and the code of a refusal."""
    answer = client.post(path, json=body)
    return answer.status_code, answer.json().get("code", "")


def healthy_after(url: str) -> float:
    """Wait until the server says that it works; returns after how many seconds."""
    begun = time.monotonic()
    while httpx.get(f"{url}/api/health", timeout=60).status_code != 200:
        time.sleep(0.05)
    return round(time.monotonic() - begun, 1)


def held_lock(url: str, database: Path) -> dict[str, Any]:
    """Hold the lock of the database while many answer at tables of their own."""
    with known(url) as client:
        asked = [begun(client) for _ in range(WAITING)]
        waited: list[tuple[float, int, str]] = []

        def ask(path: str, body: dict[str, Any]) -> None:
            since = time.monotonic()
            with httpx.Client(base_url=url, timeout=300, cookies=client.cookies) as one:
                status, code = reply(one, path, body)
            waited.append((time.monotonic() - since, status, code))

        threads = [threading.Thread(target=ask, args=one) for one in asked]
        with closing(sqlite3.connect(database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            since = time.monotonic()
            for thread in threads:
                thread.start()
            while any(thread.is_alive() for thread in threads) and time.monotonic() - since < HELD_SECONDS:
                time.sleep(0.05)
            other.execute("ROLLBACK")
        for thread in threads:
            thread.join()
        healthy = healthy_after(url)
        again = reply(client, *asked[0])
    return {
        "answers that waited": len(waited),
        "longest wait, seconds": round(max(one[0] for one in waited), 1),
        "replies": dict(Counter(f"{status} {code}".strip() for _, status, code in waited)),
        "healthy after, seconds": healthy,
        "the same answer after it": again[0],
    }


def no_disk(url: str, process: int) -> dict[str, Any]:
    """Let the server write nothing into files for a while."""
    with known(url) as client:
        path, body = begun(client)
        resource.prlimit(process, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        refused = reply(client, path, body)
        health = client.get("/api/health")
        resource.prlimit(process, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        healthy = healthy_after(url)
        again = reply(client, path, body)
    return {
        "replies": " ".join(map(str, refused)),
        "health": f"{health.status_code} {health.json()['storage']}",
        "healthy after, seconds": healthy,
        "the same answer after it": again[0],
    }


def main(seconds: float) -> int:
    """Attack, print the figures, and return the status."""
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory(dir=os.environ.get("TMPDIR")) as place:
        with server(Path(place)) as (url, _, database):
            found["guests"] = guests(url, seconds, database)
            found["tables"] = tables(url, seconds, database)
        with server(Path(place), *UNLIMITED) as (url, process, database):
            found["many tables"] = many_tables(url)
            found["a lock that is held"] = held_lock(url, database)
            if sys.platform == "linux":
                found["a disk that takes nothing"] = no_disk(url, process)
    held = {
        "guests are limited": found["guests"]["new rows"] <= 400,
        "tables are limited": found["tables"]["new rows"] <= 300,
        "a new name is quick": found["many tables"]["rename, ms"] <= RENAMED_MS,
        "one wait for a lock": found["a lock that is held"]["longest wait, seconds"] <= MOST_WAITED,
        "it goes on by itself": all(one.get("the same answer after it", 201) == 201 for one in found.values()),
    }
    print(json.dumps(found | {"held": held}, indent=1))
    return 0 if all(held.values()) else 1


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]) if len(sys.argv) > 1 else 12.0))
