"""Bots under bad circumstances: `python benchmarks/two_installations.py [turns]` prints figures as JSON.

Two installations of this version share one folder of compiled rules, which is empty at first, while as many processes as there are cores
do nothing but compute. First the one serves, then, once the rules are compiled, the other; each plays so many turns of `greedy` (200) of
each game. No answer should be a random one, and the second installation should compile nothing.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

import ratskeller
from ratskeller import games

PACKAGE = Path(ratskeller.__file__).parent
BUSY = "while True: pass"


class Player:
    """Somebody who plays against bots, always the first legal answer."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._opener = build_opener(HTTPCookieProcessor(CookieJar()))
        self.call("/api/me")

    def call(self, path: str, **body: Any) -> Any:
        """Return what the server says; with a body it is a POST."""
        data = json.dumps(body).encode() if body else None
        request = Request(self._address + path, data, {"Content-Type": "application/json"})
        with self._opener.open(request, timeout=120) as answer:
            return json.load(answer)

    def play(self, game: str, turns: int) -> dict[str, Any]:
        """Play one game after the other until bots have been asked in so many turns."""
        done, longest = 0, 0.0
        while done < turns:
            seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * 3]
            table = self.call("/api/tables", game=game, seats=seats, options={})
            asked, began = table["view"]["actor"], time.perf_counter()
            while not table["over"] and done < turns:
                address = f"/api/tables/{table['id']}"
                if table["view"]["legal"]:
                    answer = table["view"]["legal"][0]
                    table = self.call(f"{address}/answers", ply=table["ply"], seat=0, answer=answer)["table"]
                    asked, began = table["view"]["actor"], time.perf_counter()
                else:
                    time.sleep(0.02)
                    table = self.call(address)
                if table["view"]["actor"] != asked:
                    longest = max(longest, time.perf_counter() - began)
                    done += asked != 0
                    asked, began = table["view"]["actor"], time.perf_counter()
        return {"turns of bots": done, "longest, s": round(longest, 2)}


@contextmanager
def burning() -> Iterator[None]:
    """Keep every core busy."""
    processes = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(os.cpu_count() or 1)]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


@contextmanager
def serving(installation: Path, cache: Path) -> Iterator[str]:
    """Yield the address of a server of an installation."""
    database = installation / "tables.sqlite3"
    command = [sys.executable, "-m", "ratskeller.server", "--no-browser", "--rate", "1000", "--database", str(database)]
    env = os.environ | {"PYTHONPATH": str(installation), "RATSKELLER_CACHE": str(cache)}
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True, cwd=installation) as process:
        assert process.stdout is not None
        found = re.search(r"http://[\d.]+:\d+", process.stdout.readline())
        assert found, "the server did not come up"
        try:
            yield found[0]
        finally:
            process.terminate()


def phase(player: Player, turns: int) -> dict[str, Any]:
    """Play every game while all cores are busy."""
    with burning():
        played = {game: player.play(game, turns) for game in games.names()}
    health = player.call("/api/health")
    return {**played, "rules at the end": health["rules"], "random answers": health["stand_ins"]}


def compiled(cache: Path) -> set[tuple[Path, int]]:
    """The files of compiled code, and when they were written."""
    return {(file, file.stat().st_mtime_ns) for file in cache.rglob("*.nb[ci]")}


def main(turns: int) -> dict[str, Any]:
    """Play both phases."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        cache = folder / "cache"
        for name in ("first", "second"):
            shutil.copytree(PACKAGE, folder / name / "ratskeller", ignore=shutil.ignore_patterns("__pycache__"))
        figures = {}
        with serving(folder / "first", cache) as address:
            player = Player(address)
            figures["first, nothing compiled"] = phase(player, turns)
            while player.call("/api/health")["rules"] != "compiled":
                time.sleep(1)
        before = compiled(cache)
        with serving(folder / "second", cache) as address:
            figures["second, compiled by the first"] = phase(Player(address), turns)
        return {**figures, "files that the second compiled": len(compiled(cache) - before)}


if __name__ == "__main__":
    print(json.dumps(main(int(sys.argv[1]) if len(sys.argv) > 1 else 200), indent=1))
