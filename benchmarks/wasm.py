"""Sizes and speeds of the modules of WebAssembly, beside native code in the same run.

    python -m benchmarks.wasm [--rounds 3] [--games 2000] [--simulations 400]

Needs node and what `npm ci` installs in web/. Native code and the module in node take turns; each value is the median of the rounds, by
processor time. Both have to come to the same results.
"""

import argparse
import json
import subprocess
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import numpy as np

from ratskeller import games
from ratskeller.bots.ladder import Level, ladder
from ratskeller.core.engine import engine
from ratskeller.core.game import Game
from ratskeller.core.state import copy_of
from ratskeller.search.nodes import TRIES
from ratskeller.search.tree_search import TreeSearch
from ratskeller.wasm.description import as_json, describe
from ratskeller.wasm.modules import make_module
from ratskeller.wasm.position import state_bytes

HERE = Path(__file__).parent
WEB = HERE.parent / "web"
PLAYERS = 2
PLAYOUT_SEED, SEARCH_SEED = 7, 1


class Task(NamedTuple):
    """What is measured, and how often."""

    rounds: int
    games: int
    simulations: int


class Native:
    """Native code."""

    def __init__(self, game: Game[Any], state: object, seat: int, level: Level, task: Task) -> None:
        """Compile or load it."""
        assert level.search is not None
        self._rules, self._task, self._state, self._seat, self._level = engine(game, True), task, state, seat, level
        self._config = level.search.for_players(PLAYERS)
        self._states, self._raw = self._rules.room(2)
        self._rules.put(self._states, 0, state)
        self._search = TreeSearch(game, True, self._config.nodes)
        self.playouts(1)
        self.visits()

    def playouts(self, count: int) -> int:
        """Play random games; return how many decisions seats made."""
        words = np.array([PLAYOUT_SEED], dtype=np.uint64)
        return int(self._rules.playouts(self._states, self._raw, count, words, *self._rules.buffers()))

    def visits(self) -> list[int]:
        """Search; return how often each turn was tried."""
        weights = self._level.numbers.weights
        self._search.start(self._state, self._seat, self._config, SEARCH_SEED, weights)  # type: ignore[arg-type]
        self._search.run(self._task.simulations)
        return [int(row[TRIES]) for row in self._search.stats()]


def seconds_of(work: Any, *arguments: Any) -> tuple[float, Any]:
    """Return the processor time of a call, and its result."""
    before = time.process_time()
    result = work(*arguments)
    return time.process_time() - before, result


def measured(name: str, task: Task, folder: Path) -> str:
    """Measure a game; return a line of the table. Native rounds come half before and half after those in node."""
    game = games.get(name)
    level = next(it for it in reversed(ladder(name)) if it.search)
    position = game.new(players=PLAYERS)
    while position.actor == "chance":
        position.play(next(iter(position.chances())))
    state, seat = copy_of(position.state), int(position.actor or 0)
    state.logging = 0
    module = make_module(name)
    files = {
        "module": module.content,
        "description": as_json(describe(module, name)),
        "state": state_bytes(game, state),
    }
    for file, content in files.items():
        (folder / file).write_bytes(content)
    native = Native(game, state, seat, level, task)
    playouts: list[float] = []
    searches: list[float] = []
    found: dict[str, Any] = {}
    for half in range(2):
        for _ in range(task.rounds):
            seconds, decisions = seconds_of(native.playouts, task.games)
            playouts.append(task.games / seconds)
            seconds, visits = seconds_of(native.visits)
            searches.append(task.simulations / seconds)
        if half == 0:
            numbers = map(str, (seat, task.games, task.simulations, 2 * task.rounds))
            command = ["node", str(HERE / "wasm.mjs"), str(folder), *(str(folder / it) for it in files), *numbers]
            found = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
            assert (found["decisions"], found["visits"]) == (decisions, visits), "native code and WebAssembly differ"
    speeds = [(median(found[key]), median(own)) for key, own in (("playouts", playouts), ("searches", searches))]
    return (
        "| "
        + " | ".join(
            [
                name,
                f"{found['bytes']:,}",
                f"{found['gzip']:,}",
                f"{found['brotli']:,}",
                f"{found['start']:.0f} ms",
                *(f"{wasm:,.0f} of {own:,.0f} ({wasm / own:.2f})" for wasm, own in speeds),
            ]
        )
        + " |"
    )


def main() -> None:
    """Measure all games, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--simulations", type=int, default=400)
    task = Task(**vars(parser.parse_args()))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "package.json").write_text('{"type": "module"}', encoding="utf-8")
        compiler = WEB / "node_modules" / "typescript" / "bin" / "tsc"
        engine_folder = WEB / "packages" / "engine"
        subprocess.run(["node", str(compiler), "-p", str(engine_folder), "--outDir", name], check=True)
        print("| game | bytes | gzip | brotli | start | games a second, of native | simulations a second, of native |")
        print("|---|---|---|---|---|---|---|")
        for game in games.names():
            print(measured(game, task, folder), flush=True)


if __name__ == "__main__":
    main()
