"""A process full of people: they play at their tables, each at the pace of somebody who thinks, and note how long everything took."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Coroutine
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import msgspec

from benchmarks.load.people import Line, Person, Refused, Table

GAMES: tuple[dict[str, Any], ...] = (
    {"game": "rattus", "options": {}},
    {"game": "carcassonne", "options": {}},
)
LOST_SECONDS = 30.0
"""Nothing takes so long: what is not there by then is an error."""
MOST_ERRORS = 20
"""How many receive it."""


class Plan(NamedTuple):
    """What the people of one process do: at tables of so many seats, with so many who look on at each."""

    port: int
    sizes: tuple[int, ...]
    watchers: tuple[int, ...]
    first: int
    """Number of the first table: even ones play the first game."""
    begun: int
    """Answers at each table before anything is measured, at most; drawn for each, so that games stand differently."""
    pace: float
    """Seconds between two answers at a table, in the mean; 0: as fast as they can."""
    seconds: float
    is_packed: bool
    seed: int


class Noted(msgspec.Struct):
    """What was measured, in milliseconds and bytes."""

    acknowledged: list[float] = []
    seen: list[float] = []
    errors: list[str] = []
    counts: dict[str, int] = {}


class PlayedTable:
    """One table, its people, and the game that they play."""

    def __init__(self, plan: Plan, number: int) -> None:
        """Make the table with a number; `open` must follow."""
        self._plan, self._number = plan, number
        self._rng = random.Random(plan.seed * 10_007 + number)
        self.line = Line(plan.port)
        size, watchers = plan.sizes[number - plan.first], plan.watchers[number - plan.first]
        self.players = [Person(plan.port, self._hear, plan.is_packed) for _ in range(size)]
        self.people = self.players + [Person(plan.port, self._hear, plan.is_packed) for _ in range(watchers)]
        self.begun = self._rng.randint(0, plan.begun)
        self._received = asyncio.Event()
        self._id = ""

    def _hear(self) -> None:
        self._received.set()

    async def come(self) -> None:
        """Let everybody get a session, and open the table."""
        for person in self.people:
            await person.come(self.line)
        await self.open()

    async def open(self) -> None:
        """Open a new table for the same people."""
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (len(self.players) - 1)
        game = GAMES[self._number % len(GAMES)]
        reply, _ = await self.line.ask("POST", "/api/tables", self.players[0].cookie, {**game, "seats": seats})
        self._id = msgspec.json.decode(reply, type=Table).id
        for seat, player in enumerate(self.players[1:], 1):
            await self.line.ask("POST", f"/api/tables/{self._id}/join", player.cookie, {"seat": seat})

    async def listen(self) -> None:
        """Open everybody's socket, and wait until all have received the state of the table."""
        for person in self.people:
            await person.look(self._id)
        await self._until(0, self.people)

    async def _until(self, ply: int, people: list[Person]) -> float:
        """Wait until some people have received an entry; return when the last one did."""
        async with asyncio.timeout(LOST_SECONDS):
            while any(person.ply < ply for person in people):
                self._received.clear()
                await self._received.wait()
        return max(person.since for person in people)

    async def play_one(self) -> tuple[float, float | None] | None:
        """Answer once; return after how many seconds that was acknowledged, and seen by all, None for a draft.

        None in place of both: the game was over, and another has begun.
        """
        # A player with a draft knows more than the others
        shown = max((player.table for player in self.players if player.table), key=lambda table: table.ply)
        if shown.over or not isinstance(shown.view.actor, int):
            await self._again()
            return None
        player = self.players[shown.view.actor]
        assert player.table is not None
        answer = {"ply": player.ply, "seat": shown.view.actor, "answer": self._rng.choice(player.table.view.legal)}
        began = time.perf_counter()
        reply, _ = await self.line.ask("POST", f"/api/tables/{self._id}/answers", player.cookie, answer)
        acknowledged = time.perf_counter()
        table = msgspec.json.decode(reply, type=_Answered).table
        seen = await self._until(table.ply, [player] if table.is_draft else self.people)
        return acknowledged - began, None if table.is_draft else seen - began

    async def _again(self) -> None:
        await self.leave()
        await self.open()
        await self.listen()

    async def leave(self) -> None:
        """Close all sockets."""
        for person in self.people:
            await person.leave()

    def counts(self) -> Counter[str]:
        """Return what has travelled so far."""
        return Counter(
            messages=sum(it.messages for it in self.people),
            unpacked=sum(it.unpacked for it in self.people),
            travelled=sum(it.travelled for it in self.people),
            answered=self.line.bytes,
        )


class _Answered(msgspec.Struct):
    table: Table


class Crowd:
    """All tables of one process."""

    def __init__(self, plan: Plan) -> None:
        """Make the tables of a plan."""
        self._plan = plan
        self._tables = [PlayedTable(plan, plan.first + place) for place in range(len(plan.sizes))]
        self._rng = random.Random(plan.seed)
        self._noted = Noted()

    async def run(self, pipe: Connection) -> None:
        """Do one part after the other: after each the other process hears of it, and says when to go on."""
        for part in (self._come, self._listen, self._begin, self._measure):
            await part()
            pipe.send(part.__name__)
            await asyncio.to_thread(pipe.recv)
        pipe.send(msgspec.json.encode(self._noted))
        for table in self._tables:
            await table.leave()
            table.line.close()

    async def _come(self) -> None:
        for table in self._tables:
            await table.come()

    async def _listen(self) -> None:
        for table in self._tables:
            await table.listen()

    async def _begin(self) -> None:
        """Play on at every table for some answers, as fast as that goes."""
        await asyncio.gather(*(self._noting(self._play_some(table)) for table in self._tables))

    async def _play_some(self, table: PlayedTable) -> None:
        for _ in range(table.begun):
            await table.play_one()

    async def _noting(self, playing: Coroutine[Any, Any, None]) -> None:
        """Play at one table until something goes wrong there, and note what."""
        try:
            await playing
        except (Refused, OSError, TimeoutError, EOFError) as error:
            self._noted.errors.append(f"{type(error).__name__}: {error}")

    async def _measure(self) -> None:
        before = self._counts()
        end = time.perf_counter() + self._plan.seconds
        await asyncio.gather(*(self._noting(self._play(table, end)) for table in self._tables))
        self._noted.counts = dict(self._counts() - before)
        self._noted.errors += [error for table in self._tables for it in table.people for error in it.errors]
        self._noted.errors[MOST_ERRORS:] = []

    def _counts(self) -> Counter[str]:
        return sum((table.counts() for table in self._tables), Counter())

    async def _play(self, table: PlayedTable, end: float) -> None:
        pace = self._plan.pace
        # Not all begin at the same moment
        await asyncio.sleep(self._rng.uniform(0, pace))
        while time.perf_counter() < end:
            if (took := await table.play_one()) is not None:
                acknowledged, seen = took
                self._noted.acknowledged.append(1000 * acknowledged)
                if seen is not None:
                    self._noted.seen.append(1000 * seen)
            await asyncio.sleep(min(self._rng.uniform(0.5 * pace, 1.5 * pace), max(0.0, end - time.perf_counter())))


def play(plan: Plan, pipe: Connection) -> None:
    """Be the process of a crowd."""
    # The process that began it tells of the end
    with suppress(KeyboardInterrupt):
        asyncio.run(Crowd(plan).run(pipe))
