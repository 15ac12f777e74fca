"""Bots in worker processes: what happens when one is too slow, breaks or answers nonsense."""

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ratskeller import games
from ratskeller.bots.worker import Compile, Think
from ratskeller.core.position import Position
from ratskeller.server.accounts.guests import Guest, Guests
from ratskeller.server.accounts.hashing import new_token
from ratskeller.server.bots import pool as thinking
from ratskeller.server.bots.pool import LONG, Attempt, Thinker, Thought, attempts, levels, names
from ratskeller.server.bots.worker_process import WorkerEnded, WorkerFailed
from ratskeller.server.tables import schemas as wire
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.tables.moves import play_bot
from ratskeller.server.tables.queries import SeatRow

from .bot_pools import thinking_up_to
from .places import fresh, store_of

SEATS = [wire.NewSeat("me"), wire.NewSeat("bot", bot="random")]


@asynccontextmanager
async def opened(folder: Path, idle: float = 300) -> AsyncIterator[tuple[TableManager, Guest]]:
    """Yield a hall on a database of its own, with a guest."""
    path = folder / "hall.sqlite3"
    fresh(path)
    store = store_of(path)
    manager = TableManager(store, Thinker(20), idle)
    manager.start(compiling=False)
    try:
        yield manager, await Guests(store).create(new_token())
    finally:
        await manager.stop()
        await store.close()


@pytest.fixture
def position() -> Position:
    """A position in which seat 0 is asked."""
    return games.get("rattus").new(players=2).play_chance(random.Random(1))


def bot(name: str) -> SeatRow:
    return SeatRow(0, "bot", None, "", name)


@pytest.mark.parametrize("game", games.names())
def test_only_the_strongest_level_thinks_long_and_nobody_who_stands_in_for_it(game: str) -> None:
    *others, strongest = levels(game)
    assert [attempt.times for attempt in attempts(strongest, game, is_long=True)] == [LONG, 1, 1]
    assert {attempt.times for attempt in attempts(strongest, game)} == {1}
    for name in (*others, "greedy"):
        assert {attempt.times for attempt in attempts(name, game, is_long=True)} == {1}


def test_at_a_table_that_wants_it_the_strongest_is_asked_to_think_long(tmp_path: Path) -> None:
    """So are a rematch of it and a branch, for they are tables of the same kind; elsewhere it is not."""

    async def run() -> list[list[int]]:
        asked: list[list[int]] = []
        async with opened(tmp_path) as (manager, guest):
            for is_long in (False, True):
                seats = [wire.NewSeat("me"), wire.NewSeat("bot", bot="plague-doctor")]
                live = await manager.open(guest, wire.NewTable("rattus", seats, {"start": 0}, long_thoughts=is_long))
                think = manager._thinking(live)
                tried: list[Attempt] = []

                async def note(_worker: Any, attempt: Attempt, *_more: Any, tried: list[Attempt] = tried) -> str:
                    tried.append(attempt)
                    return ""

                manager.thinker._try = note  # type: ignore[method-assign]
                await think(SeatRow(1, "bot", None, "", "plague-doctor"), live.position.redeal(1))
                asked.append([attempt.times for attempt in tried])
        return asked

    assert asyncio.run(run()) == [[1, 1, 1], [LONG, 1, 1]]


@pytest.mark.slow
def test_every_bot_answers_legally(position: Position) -> None:
    async def run() -> list[Thought]:
        async with thinking_up_to(20) as thinker:
            return [await thinker.think(bot(name), position) for name in names("rattus")]

    for thought in asyncio.run(run()):
        assert thought.answers
        assert thought.stand_in is None
        copy = position.copy()
        for answer in thought.answers:
            assert copy.actor == 0
            copy.play(answer)


class Answering:
    """Stands where a worker is: tells one answer after the other, and what becomes of it then; says how often it was stopped.

    `hurried` is what it answers when it is told to end; None: it does not heed that.
    """

    def __init__(
        self, *tries: tuple[Sequence[str], Exception | None], known: bool = True, hurried: str | None = None
    ) -> None:
        self.tries = list(tries)
        self.known = known
        self.hurried = hurried
        self.enough = asyncio.Event()
        self.asked: list[Think] = []
        self.stopped = 0

    def knows(self, _game: str) -> bool:
        return self.known

    async def ask(self, request: Think) -> AsyncGenerator[str, None]:
        self.asked.append(request)
        answers, end = self.tries.pop(0)
        for line in answers:
            yield line
        if isinstance(end, TimeoutError):
            await self.enough.wait()
            yield str(self.hurried)
        elif end is not None:
            raise end

    def hurry(self) -> None:
        if self.hurried is not None:
            self.enough.set()

    async def stop(self) -> None:
        self.stopped += 1


LATE = TimeoutError()
ENDED = WorkerEnded("status -9")


@pytest.fixture
def no_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for no worker that was told to end."""
    monkeypatch.setattr(thinking, "GRACE_SECONDS", 0.01)


def thought_with(worker: Answering, position: Position, name: str = "greedy") -> tuple[Thought, Thinker]:
    async def run() -> tuple[Thought, Thinker]:
        async with thinking_up_to(0.01) as thinker:
            thinker._free.get_nowait()
            thinker._free.put_nowait(worker)
            return await thinker.think(bot(name), position), thinker

    return asyncio.run(run())


def test_a_late_bot_is_told_to_end_and_plays_the_best_that_it_has(position: Position) -> None:
    worker = Answering((["gallia"], LATE), hurried="italia; stop")
    assert thought_with(worker, position)[0] == Thought(["italia", "stop"])
    assert worker.stopped == 0


@pytest.mark.usefixtures("no_grace")
def test_a_late_bot_that_heeds_nothing_plays_what_it_has_told(position: Position) -> None:
    worker = Answering((["gallia", "italia; stop"], LATE))
    assert thought_with(worker, position)[0] == Thought(["italia", "stop"])
    assert worker.stopped == 1


@pytest.mark.usefixtures("no_grace")
@pytest.mark.parametrize("failure", [LATE, ENDED, WorkerFailed("ValueError at greedy.py:1")])
def test_a_bot_without_an_answer_gets_a_second_try_and_no_third(position: Position, failure: Exception) -> None:
    assert thought_with(Answering(([], failure), (["italia"], None)), position)[0] == Thought(["italia"])
    assert thought_with(Answering(([], failure), ([], failure)), position)[0] == Thought([])


@pytest.mark.usefixtures("no_grace")
@pytest.mark.parametrize("failure", [LATE, ENDED, WorkerFailed("ValueError at ahead.py:1")])
def test_for_a_level_without_an_answer_the_one_below_answers_and_is_named(
    position: Position, failure: Exception
) -> None:
    worker = Answering(([], failure), (["italia"], None))
    assert thought_with(worker, position, "plague-doctor")[0] == Thought(["italia"], "alderman")
    assert [request.bot for request in worker.asked] == ["plague-doctor", "alderman"]


def test_at_last_the_weakest_level_answers_without_compiled_rules(position: Position) -> None:
    worker = Answering(([], ENDED), ([], ENDED), (["italia"], None))
    assert thought_with(worker, position, "alderman")[0] == Thought(["italia"], "novice")
    assert [(request.bot, request.is_compiled) for request in worker.asked] == [
        ("alderman", None),
        ("cellarer", None),
        ("novice", False),
    ]
    weakest = Answering(([], ENDED), (["italia"], None))
    assert thought_with(weakest, position, "novice")[0] == Thought(["italia"])


@pytest.mark.usefixtures("no_grace")
def test_compiled_rules_that_do_not_come_in_time_are_doubted(
    position: Position, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the cache says: until they were loaded once, bots do without, and health does not say that they are there."""
    monkeypatch.setattr(thinking, "FIRST_SECONDS", 0.01)
    worker = Answering(([], LATE), (["italia"], None), known=False)
    thought, thinker = thought_with(worker, position)
    assert thought.answers == ["italia"]
    assert [request.is_compiled for request in worker.asked] == [None, False]
    assert not thinker.compiled


@pytest.mark.skipif(os.name == "nt", reason="a process can't be halted like this on Windows")
def test_a_worker_that_is_killed_while_it_thinks_costs_a_second_try(position: Position) -> None:
    async def run() -> tuple[Thought, bool]:
        async with thinking_up_to(20) as thinker:
            await thinker.think(bot("random"), position)
            (worker,) = {worker for worker in thinker._workers if worker._process is not None}
            process = worker._process
            assert process is not None
            os.kill(process.pid, signal.SIGSTOP)
            thought = asyncio.create_task(thinker.think(bot("greedy"), position))
            while worker in set(thinker._free._queue):  # type: ignore[attr-defined]
                await asyncio.sleep(0)
            process.kill()
            return await thought, worker._process is not process

    thought, is_new = asyncio.run(run())
    assert thought.answers
    assert is_new


def test_a_bot_that_breaks_gives_no_answer(position: Position, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> Thought:
        async with thinking_up_to(20) as thinker:
            return await thinker.think(bot("hal"), position)

    assert asyncio.run(run()) == Thought([])
    assert "UnknownBot at registry.py" in caplog.text


COMPILING = """
import asyncio, os, pathlib, signal
from ratskeller.bots.worker import Compile
from ratskeller.server.live.workers import Worker

async def ask(worker):
    async for _ in worker.ask(Compile("carcassonne")):
        pass

async def main():
    asking = asyncio.create_task(ask(Worker(0)))
    while not pathlib.Path(os.environ["RATSKELLER_CACHE"]).exists():
        await asyncio.sleep(0.01)
    print("compiling", flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


@pytest.mark.slow
def test_workers_end_when_the_server_is_killed(tmp_path: Path) -> None:
    """What it writes to is closed only when the last process that could write there has ended; to compile takes longer than that."""
    run = subprocess.run(
        [sys.executable, "-c", COMPILING],
        env=os.environ | {"RATSKELLER_CACHE": str(tmp_path / "cache")},
        capture_output=True,
        timeout=50,
        check=False,
    )
    assert run.stdout == b"compiling\n"
    assert not list(tmp_path.rglob("ready-*"))


@pytest.mark.parametrize("answers", [[], ["take crown"], ["3 A", "gallia"], [""]])
def test_a_legal_answer_stands_in_for_nonsense(position: Position, answers: list[str]) -> None:
    legal = position.legal()
    entries = play_bot(position, 0, answers, 1)
    assert entries[0].actor == 0
    assert entries[0].answer in legal
    assert entries[0].stand_in == "random"


def test_a_bot_s_answers_count_as_far_as_they_are_legal(position: Position) -> None:
    first = position.legal()[0]
    entries = play_bot(position, 0, [first, "take crown"], 1)
    assert [(entry.answer, entry.stand_in) for entry in entries if entry.actor == 0] == [(first, None)]


def test_who_answered_for_a_bot_is_marked_where_it_begins(position: Position) -> None:
    first = position.legal()[0]
    entries = play_bot(position, 0, [first], 1, "novice")
    assert [entry.stand_in for entry in entries][:1] == ["novice"]
    assert {entry.stand_in for entry in entries[1:]} <= {None}


def test_a_table_goes_on_without_its_bot_s_answers_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> Any:
        async with opened(tmp_path) as (manager, guest):
            live = await manager.open(guest, wire.NewTable("rattus", SEATS))

            async def silent(_seat: SeatRow, _position: Position, is_long: bool) -> Thought:
                return Thought([])

            monkeypatch.setattr(manager.thinker, "think", silent)
            await live.take(guest.id, wire.Answer(live.row.ply, 0, live.position.legal()[0]))
            while live.id in manager._playing:
                await asyncio.sleep(0)
            log = await manager.log(live.id, guest.id, None, 0)
            return manager.stand_ins, [entry.actor for entry in log.entries if entry.stand_in]

    count, actors = asyncio.run(run())
    assert count == len(actors) > 0
    assert set(actors) == {1}
    assert "random stands in for the bot at seat 1" in caplog.text


def test_a_table_that_nobody_uses_leaves_the_memory(tmp_path: Path) -> None:
    async def run() -> tuple[bool, int]:
        async with opened(tmp_path, idle=0.05) as (manager, guest):
            seats = [wire.NewSeat("me"), wire.NewSeat("hotseat")]
            # What somebody listens to was opened earlier: it would leave first
            listened = await manager.open(guest, wire.NewTable("rattus", seats))
            await listened.listen(guest.id, None, 0)
            live = await manager.open(guest, wire.NewTable("rattus", seats))
            await live.take(guest.id, wire.Answer(live.row.ply, 0, live.position.legal()[0]))
            while live.id in manager._tables:
                await asyncio.sleep(0)
            again = await manager.table(live.id)
            assert await manager.table(listened.id) is listened
            return again is not live, again.row.ply

    gone, ply = asyncio.run(run())
    assert gone
    assert ply == 2


def test_games_are_compiled_one_after_the_other_those_that_bots_play_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the process would do is noted instead; a bot is asked to play while the first game is compiled."""
    order = games.names()
    compiled: list[str] = []

    async def run() -> bool:
        async with thinking_up_to(20) as thinker:

            async def noting(request: Compile) -> AsyncGenerator[str, None]:
                compiled.append(request.game)
                thinker._played.add(order[-1])
                return
                yield

            monkeypatch.setattr(thinker._compiler, "ask", noting)
            thinker._played.add(order[1])
            duty = asyncio.create_task(thinker.compile())
            while not thinker.compiled:
                await asyncio.sleep(0)
            duty.cancel()
            return thinker.compiled

    monkeypatch.setattr(thinking, "COMPILE_AFTER_SECONDS", 0)
    assert asyncio.run(run())
    assert compiled[0] == order[1]
    assert sorted(compiled) == order


def test_a_bot_of_a_day_answers_though_the_rules_can_not_be_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until that is known it waits: with compiled rules it would answer otherwise."""

    async def run() -> list[str]:
        async with thinking_up_to(20) as thinker:

            async def failing(request: Compile) -> AsyncGenerator[str, None]:
                raise WorkerFailed(f"no room for {request.game}")
                yield

            monkeypatch.setattr(thinker._compiler, "ask", failing)
            thinker.steady_compiled = True
            position = games.get("rattus").new(players=2, start=0)
            position.play_chance(random.Random(1))
            thought = asyncio.create_task(
                thinker.think_steadily(SeatRow(0, "bot", None, "", "random"), position.redeal(0), 5)
            )
            await asyncio.sleep(0)
            assert not thought.done()
            duty = asyncio.create_task(thinker.compile())
            answers = (await thought).answers
            duty.cancel()
            return answers

    monkeypatch.setattr(thinking, "COMPILE_AFTER_SECONDS", 0)
    assert asyncio.run(run())[0] in games.get("rattus").new(players=2, start=0).legal()
