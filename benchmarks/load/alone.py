"""People who play alone against a bot, each at a table of their own: `python -m benchmarks.load.alone --tables 20 --seconds 60`.

It says how much of a processor the server, with all its processes, needs for a turn of the bot, and so how many tables a core carries. With
`--device` the bots think on the devices of the people, which answer at random here: what devices do costs the server nothing.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from base64 import b64decode
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.load.house import House, serving
from benchmarks.load.people import Line, Person, Refused
from ratskeller import games
from ratskeller.bots import levels
from ratskeller.bots.warmup import warm_up
from ratskeller.wasm.position import state_of

READY_SECONDS = 60.0
"""Nobody waits longer for a bot."""
TURN_SECONDS = 20.0
"""How often a bot is asked at the table of a person who thinks about the turns."""


class Asked(msgspec.Struct):
    """What is read of a message about a bot; all else is skipped."""

    type: str = ""
    ply: int = 0
    seat: int = 0
    state: str = ""


class Alone(Person):
    """Somebody who plays alone against the strongest bot."""

    def __init__(self, port: int, game: str, is_device: bool, seed: int) -> None:
        """Make somebody who answers at random; `is_device`: their device also does for the bot."""
        self._heard_of = asyncio.Event()
        super().__init__(port, self._heard_of.set, is_packed=True)
        self._line, self._sending = Line(port), Line(port)
        self._game, self._is_device, self._rng = game, is_device, random.Random(seed)
        self._id, self._path = "", ""
        self._tasks: set[asyncio.Task[None]] = set()
        self.turns, self.waited = 0, 0.0
        """How often the bot has moved, and for how many seconds it was waited for in all."""

    async def begin(self) -> None:
        """Get a session, open a table, and listen."""
        await self.come(self._line)
        await self._open()

    async def _open(self) -> None:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": levels(self._game)[-1]}]
        body = {"game": self._game, "seats": seats, "options": {}, "friendly": True}
        reply, _ = await self._line.ask("POST", "/api/tables", self.cookie, body)
        self._id, self.table = json.loads(reply)["id"], None
        await self.look(self._id, thinks=self._is_device)

    def _take(self, message: str, now: float) -> None:
        asked = msgspec.json.decode(message, type=Asked)
        if asked.type != "bot":
            super()._take(message, now)
            return
        task = asyncio.create_task(self._think(asked))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, asked: Asked) -> None:
        body = {"ply": asked.ply, "seat": asked.seat, "answers": random_turn(self._game, asked, self._rng)}
        try:
            await self._sending.ask("POST", f"/api/tables/{self._id}/bot", self.cookie, body)
        except Refused as error:
            self.errors.append(str(error))

    async def play(self, end: float, pace: float) -> None:
        """Answer until the end, so many seconds after each turn of the bot in the mean."""
        await asyncio.sleep(self._rng.uniform(0, pace))
        while time.perf_counter() < end:
            table = await self._until_asked()
            if table.over:
                await self.leave()
                await self._open()
                continue
            body = {"ply": table.ply, "seat": table.view.actor, "answer": self._rng.choice(table.view.legal)}
            await self._line.ask("POST", f"/api/tables/{self._id}/answers", self.cookie, body)
            begun = time.perf_counter()
            if (await self._until_asked(table.ply)).length > table.length + 1:
                self.turns += 1
                self.waited += time.perf_counter() - begun
                await asyncio.sleep(self._rng.uniform(0.5 * pace, 1.5 * pace))

    async def _until_asked(self, after: int = -1) -> Any:
        async with asyncio.timeout(READY_SECONDS):
            while self.table is None or self.table.ply <= after or not (self.table.over or self.table.view.legal):
                self._heard_of.clear()
                await self._heard_of.wait()
        return self.table


def random_turn(name: str, asked: Asked, rng: random.Random) -> list[int]:
    """Return the answers of a turn at random."""
    game = games.get(name)
    rules, state = game.rules, state_of(game, b64decode(asked.state))
    out, weights = [0] * rules.MOST_OPTIONS, [0] * rules.MOST_OPTIONS
    found: list[int] = []
    while rules.actor(state) == asked.seat:
        found.append(rng.choice(out[: rules.legal(state, out, weights)]))
        rules.apply(state, found[-1])
    return found


async def played(given: argparse.Namespace, house: House) -> dict[str, Any]:
    """Let everybody play, and return the figures."""
    names = games.names()
    people = [Alone(house.port, names[nth % len(names)], given.device, nth) for nth in range(given.tables)]
    for person in people:
        await person.begin()
    await asyncio.sleep(given.warm)
    before, begun = house.processor_of_all(), time.perf_counter()
    await asyncio.gather(*(person.play(begun + given.seconds, given.pace) for person in people))
    taken, passed = house.processor_of_all() - before, time.perf_counter() - begun
    turns = sum(person.turns for person in people)
    errors = [error for person in people for error in person.errors]
    each = taken / max(1, turns)
    return {
        "bots think": "on the devices" if given.device else "on the server",
        "tables": given.tables,
        "turns of bots": turns,
        "processor of the server, ms a turn": round(1000 * each, 1),
        "processor of the server, cores": round(taken / passed, 2),
        "waited for a bot, ms a turn": round(1000 * sum(it.waited for it in people) / max(1, turns)),
        f"tables a core, a turn every {TURN_SECONDS:.0f} s": round(TURN_SECONDS / each),
        "errors": errors,
    }


def main() -> int:
    """Measure, print, and return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.load.alone", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--tables", type=int, default=20, help="tables; every other one plays the other game")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long it is measured")
    parser.add_argument(
        "--pace", type=float, default=3.0, help="seconds from a turn of the bot to the next answer, in the mean"
    )
    parser.add_argument("--warm", type=float, default=15.0, help="seconds before that, in which processes begin")
    parser.add_argument("--device", action="store_true", help="bots think on the devices of the people")
    given = parser.parse_args()
    warm_up(lambda _what, _done, _total: None, games.names())
    options = ["--bots-on-device"] if given.device else []
    with (
        tempfile.TemporaryDirectory(dir=Path.cwd()) as folder,
        serving(Path(folder) / "tables.sqlite3", *options) as house,
    ):
        figures = asyncio.run(played(given, house))
    print(json.dumps(figures, indent=1))
    return int(bool(figures["errors"]))


if __name__ == "__main__":
    sys.exit(main())
