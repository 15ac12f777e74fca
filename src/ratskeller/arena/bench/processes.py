"""Figures of the server, taken from outside: it is started as a process of its own."""

import json
import queue
import re
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from pathlib import Path

from .figures import Figure

FLOOR_FIRST_PAGE = 3.0
FLOOR_ANSWERS = 2_000.0
PATIENCE = 60.0
"""Seconds after which a process that says nothing is given up."""
SERVER_SECONDS = 2
"""Length of each of the server's four measurements."""
START_SERVER = (sys.executable, "-m", "ratskeller.server", "--no-browser", "--port", "0")
MEASURE_SERVER = f"""
import json
from ratskeller.server.bench import measure
print(json.dumps(measure({SERVER_SECONDS})))
"""
_ADDRESS = re.compile(r"http://\S+")

Found = tuple[list[Figure], list[str]]


def first_page() -> Found:
    """Measure the time from the start of the process to its first page."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        command = [*START_SERVER, "--database", str(Path(folder, "bench.sqlite"))]
        began = time.perf_counter()
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)  # noqa: S603 - all ours
        try:
            address = _announced(server)
            if address is None:
                return [], ["the server did not start, so the time to its first page is missing"]
            urllib.request.urlopen(address, timeout=PATIENCE).read()  # noqa: S310 - an address that our own process gave
            seconds = time.perf_counter() - began
        except OSError as error:
            return [], [f"the server gave no first page: {error}"]
        finally:
            _end(server)
    return [Figure("from the start of the process to the first page", seconds, "s", FLOOR_FIRST_PAGE, True)], []


def _announced(server: "subprocess.Popen[str]") -> str | None:
    """Return the address that the server prints, None if it ends or takes too long."""
    lines: queue.Queue[str] = queue.Queue()

    def read() -> None:
        assert server.stdout is not None
        with server.stdout:
            for line in server.stdout:
                lines.put(line)
        lines.put("")

    threading.Thread(target=read, daemon=True).start()
    try:
        while line := lines.get(timeout=PATIENCE):
            if match := _ADDRESS.search(line):
                return match.group()
    except queue.Empty:
        pass
    return None


def _end(server: "subprocess.Popen[str]") -> None:
    server.terminate()
    try:
        server.wait(timeout=10)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()


def server_figures() -> Found:
    """Run the server's own benchmark in a process of its own: answers a second, each on disk before it counts."""
    command = [sys.executable, "-c", MEASURE_SERVER]
    try:
        run = subprocess.run(command, check=False, capture_output=True, text=True, timeout=PATIENCE)  # noqa: S603 - all ours
        measured: dict[str, dict[str, float]] = json.loads(run.stdout)
        return [figure for name, values in measured.items() for figure in _of_server(name, values)], []
    except (OSError, subprocess.TimeoutExpired, ValueError, AttributeError) as error:
        return [], [f"the server's benchmark gave no figures: {error!r}"]


def _of_server(name: str, values: dict[str, float]) -> list[Figure]:
    return [
        Figure(
            f"server, {name}: {what}",
            value,
            "ms" if what.startswith("ms") else "answers/s",
            FLOOR_ANSWERS if (name, what) == ("16 tables", "answers a second") else None,
            smaller_is_better=what.startswith("ms"),
        )
        for what, value in values.items()
    ]
