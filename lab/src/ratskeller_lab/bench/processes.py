"""Figures of the server, measured from outside: the server is a process of its own."""

import json
import queue
import re
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path

from ratskeller import games as all_games

from .figures import Figure, figure_of
from .plan import plan_of

FLOOR_FIRST_PAGE = 3.0
FLOOR_LOADED = 1.5
STARTS = 3
"""How often a process is started to measure the loading of rules; the median counts."""
PATIENCE = 60.0
"""Seconds after which a silent process is given up."""
SERVER_SECONDS = 2
"""Length of each of the server's four measurements."""
UNITS = {"ms": "ms", "times": "times"}
"""Units of figures of the server by the beginning of their names; others are answers a second."""
START_SERVER = (sys.executable, "-m", "ratskeller.server", "--no-browser", "--port", "0")
MEASURE_SERVER = f"""
import json
import sys
from ratskeller_lab.bench.answers import measure
print(json.dumps(measure({SERVER_SECONDS}, game=sys.argv[1])))
"""
LOAD_RULES = """
import sys
import time
from ratskeller.bots.warmup import warm_up
warm_up(lambda *_: None, sys.argv[1:])
print(time.process_time())
"""
_ADDRESS = re.compile(r"http://\S+")

Found = tuple[list[Figure], list[str]]


def loaded(games: Sequence[str]) -> Found:
    """Measure the processor time from the start of a process until it has loaded and used all compiled rules of a game."""
    found = [(game, _seconds_to_load(game)) for game in games]
    figures = [
        figure_of(f"{game}, from the start of a process to compiled rules", seconds, "s of CPU", FLOOR_LOADED, True)
        for game, seconds in found
        if seconds is not None
    ]
    notes = [
        f"the compiled rules of {game} could not be loaded, so the time for it is missing"
        for game, s in found
        if s is None
    ]
    return figures, notes


def _seconds_to_load(game: str) -> list[float] | None:
    """Return the processor times of several processes, None if one fails."""
    seconds = []
    for _ in range(STARTS + 1):
        run = subprocess.run([sys.executable, "-c", LOAD_RULES, game], check=False, capture_output=True)
        if run.returncode != 0:
            return None
        seconds.append(float(run.stdout))
    # The first process may have compiled
    return seconds[1:]


def first_page(_games: Sequence[str] = ()) -> Found:
    """Measure the time from the start of the server to its first page, without any game."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        command = [*START_SERVER, "--database", str(Path(folder, "bench.sqlite"))]
        began = time.perf_counter()
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            address = _announced(server)
            if address is None:
                return [], ["the server did not start, so the time to its first page is missing"]
            urllib.request.urlopen(address, timeout=PATIENCE).read()
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


def server_figures(games: Sequence[str]) -> Found:
    """Run the server's own benchmark with each game in a separate process: answers a second, each of them on disk."""
    figures: list[Figure] = []
    notes: list[str] = []
    for game in games:
        try:
            figures += _of_server(game)
        except (OSError, subprocess.TimeoutExpired, ValueError, AttributeError) as error:
            notes.append(f"the server's benchmark gave no figures for {game}: {error!r}")
    return figures, notes


def _of_server(game: str) -> list[Figure]:
    command = [sys.executable, "-c", MEASURE_SERVER, game]
    run = subprocess.run(command, check=False, capture_output=True, text=True, timeout=PATIENCE)
    measured: dict[str, dict[str, float]] = json.loads(run.stdout)
    floor = plan_of(all_games.get(game)).server
    return [
        Figure(
            f"{game}, server, {name}: {what}",
            value,
            next((unit for begun, unit in UNITS.items() if what.startswith(begun)), "answers/s"),
            floor if (name, what) == ("16 tables", "answers a second") else None,
            smaller_is_better=what.startswith("ms"),
        )
        for name, values in measured.items()
        for what, value in values.items()
    ]
