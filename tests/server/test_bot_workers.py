"""Bots in worker processes: slow bots, failing bots and illegal answers."""

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

from ratskeller import bots, games
from ratskeller.core.position import Position
from ratskeller.review.worker import CompileRequest, MoveRequest
from ratskeller.server.accounts.crypto import new_token
from ratskeller.server.accounts.guests import Guest, Guests
from ratskeller.server.bots import pool
from ratskeller.server.bots.pool import Attempt, BotPool, BotReply, attempts
from ratskeller.server.bots.worker_process import WorkerEnded, WorkerFailed
from ratskeller.server.tables import schemas as wire
from ratskeller.server.tables.broadcaster import Listener
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.tables.moves import play_bot
from ratskeller.strength.long_thoughts import LONG

from .bot_pools import open_bot_pool
from .places import fresh, store_of

SEATS = [wire.NewSeat("me"), wire.NewSeat("bot", bot="random")]


@asynccontextmanager
async def opened(folder: Path, idle: float = 300) -> AsyncIterator[tuple[TableManager, Guest]]:
    """Yield a table manager with its own database, and a guest."""
    path = folder / "tables.sqlite3"
    fresh(path)
    store = store_of(path)
    manager = TableManager(store, BotPool(20), idle)
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


@pytest.mark.parametrize("game", games.names())
def test_only_the_strongest_level_thinks_long_and_not_its_stand_ins(game: str) -> None:
    *others, strongest = bots.levels(game)
    assert [attempt.times for attempt in attempts(strongest, game, is_long=True)] == [LONG, 1, 1]
    assert {attempt.times for attempt in attempts(strongest, game)} == {1}
    for name in (*others, "greedy"):
        assert {attempt.times for attempt in attempts(name, game, is_long=True)} == {1}


def test_the_strongest_level_thinks_long_at_a_table_with_long_thoughts(tmp_path: Path) -> None:
    async def run() -> list[list[int]]:
        asked: list[list[int]] = []
        async with opened(tmp_path) as (manager, guest):
            for is_long in (False, True):
                seats = [wire.NewSeat("me"), wire.NewSeat("bot", bot="plague-doctor")]
                live = await manager.open(guest, wire.NewTable("rattus", seats, {"start": 0}, long_thoughts=is_long))
                think = manager.bot_turns.think_at(live)
                made: list[Attempt] = []

                async def note(_worker: Any, attempt: Attempt, *_more: Any, made: list[Attempt] = made) -> str:
                    made.append(attempt)
                    return ""

                manager.bot_pool._attempt = note  # type: ignore[method-assign]
                await think("plague-doctor", 1, live.position.redeal(1))
                asked.append([attempt.times for attempt in made])
        return asked

    assert asyncio.run(run()) == [[1, 1, 1], [LONG, 1, 1]]


@pytest.mark.late
def test_every_bot_answers_legally(position: Position) -> None:
    async def run() -> list[BotReply]:
        async with open_bot_pool(20) as bot_pool:
            # Bots of other packages would compile rules of their own first
            names = set(bots.names("rattus")) - set(bots.plugin_names("rattus"))
            return [await bot_pool.think(name, 0, position) for name in names]

    for reply in asyncio.run(run()):
        assert reply.answers
        assert reply.stand_in is None
        copy = position.copy()
        for answer in reply.answers:
            assert copy.actor == 0
            copy.play(answer)


class FakeWorker:
    """A worker that sends prepared answers and then ends as prepared. It counts how often it was stopped.

    `last` is what it sends when it is asked to finish; None: it ignores that.
    """

    def __init__(
        self, *tries: tuple[Sequence[str], Exception | None], loaded: bool = True, last: str | None = None
    ) -> None:
        self.tries = list(tries)
        self.loaded = loaded
        self.last = last
        self.enough = asyncio.Event()
        self.asked: list[MoveRequest] = []
        self.stopped = 0

    def has_loaded(self, _game: str) -> bool:
        return self.loaded

    async def ask(self, request: MoveRequest) -> AsyncGenerator[str, None]:
        self.asked.append(request)
        answers, end = self.tries.pop(0)
        for line in answers:
            yield line
        if isinstance(end, TimeoutError):
            await self.enough.wait()
            yield str(self.last)
        elif end is not None:
            raise end

    def finish(self) -> None:
        if self.last is not None:
            self.enough.set()

    async def stop(self) -> None:
        self.stopped += 1


LATE = TimeoutError()
ENDED = WorkerEnded("status -9")


@pytest.fixture
def no_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    """Kill a worker at once that was asked to finish."""
    monkeypatch.setattr(pool, "GRACE_SECONDS", 0.01)


def reply_with(worker: FakeWorker, position: Position, name: str = "greedy") -> tuple[BotReply, BotPool]:
    async def run() -> tuple[BotReply, BotPool]:
        async with open_bot_pool(0.01) as bot_pool:
            bot_pool._free.get_nowait()
            bot_pool._free.put_nowait(worker)
            return await bot_pool.think(name, 0, position), bot_pool

    return asyncio.run(run())


def test_a_late_bot_is_asked_to_finish_and_plays_its_best_answer(position: Position) -> None:
    worker = FakeWorker((["gallia"], LATE), last="italia; stop")
    assert reply_with(worker, position)[0] == BotReply(["italia", "stop"])
    assert worker.stopped == 0


@pytest.mark.usefixtures("no_grace")
def test_a_late_bot_that_does_not_finish_is_killed_and_plays_its_last_answer(position: Position) -> None:
    worker = FakeWorker((["gallia", "italia; stop"], LATE))
    assert reply_with(worker, position)[0] == BotReply(["italia", "stop"])
    assert worker.stopped == 1


@pytest.mark.usefixtures("no_grace")
@pytest.mark.parametrize("failure", [LATE, ENDED, WorkerFailed("ValueError at greedy.py:1")])
def test_a_bot_without_an_answer_is_asked_twice_and_no_more(position: Position, failure: Exception) -> None:
    assert reply_with(FakeWorker(([], failure), (["italia"], None)), position)[0] == BotReply(["italia"])
    assert reply_with(FakeWorker(([], failure), ([], failure)), position)[0] == BotReply([])


@pytest.mark.usefixtures("no_grace")
@pytest.mark.parametrize("failure", [LATE, ENDED, WorkerFailed("ValueError at ahead.py:1")])
def test_the_level_below_answers_for_a_level_without_an_answer_and_is_named(
    position: Position, failure: Exception
) -> None:
    worker = FakeWorker(([], failure), (["italia"], None))
    assert reply_with(worker, position, "plague-doctor")[0] == BotReply(["italia"], "alderman")
    assert [request.bot for request in worker.asked] == ["plague-doctor", "alderman"]


def test_the_weakest_level_answers_last_with_interpreted_rules(position: Position) -> None:
    worker = FakeWorker(([], ENDED), ([], ENDED), (["italia"], None))
    assert reply_with(worker, position, "alderman")[0] == BotReply(["italia"], "foundling")
    assert [(request.bot, request.is_compiled) for request in worker.asked] == [
        ("alderman", None),
        ("cellarer", None),
        ("foundling", False),
    ]
    weakest = FakeWorker(([], ENDED), (["italia"], None))
    assert reply_with(weakest, position, "foundling")[0] == BotReply(["italia"])


@pytest.mark.usefixtures("no_grace")
def test_compiled_rules_that_do_not_load_in_time_are_not_used(
    position: Position, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until they have loaded once, bots use interpreted rules, whatever the cache says, and health does not report them as ready."""
    monkeypatch.setattr(pool, "FIRST_SECONDS", 0.01)
    worker = FakeWorker(([], LATE), (["italia"], None), loaded=False)
    reply, bot_pool = reply_with(worker, position)
    assert reply.answers == ["italia"]
    assert [request.is_compiled for request in worker.asked] == [None, False]
    assert not bot_pool.compiled


@pytest.mark.skipif(os.name == "nt", reason="a process can't be suspended like this on Windows")
def test_a_bot_is_asked_again_when_its_worker_is_killed(position: Position) -> None:
    async def run() -> tuple[BotReply, bool]:
        async with open_bot_pool(20) as bot_pool:
            await bot_pool.think("random", 0, position)
            (worker,) = {worker for worker in bot_pool._workers if worker._process is not None}
            process = worker._process
            assert process is not None
            os.kill(process.pid, signal.SIGSTOP)
            reply = asyncio.create_task(bot_pool.think("greedy", 0, position))
            while worker in set(bot_pool._free._queue):  # type: ignore[attr-defined]
                await asyncio.sleep(0)
            process.kill()
            return await reply, worker._process is not process

    reply, is_new = asyncio.run(run())
    assert reply.answers
    assert is_new


def test_a_failing_bot_gives_no_answer(position: Position, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> BotReply:
        async with open_bot_pool(20) as bot_pool:
            return await bot_pool.think("hal", 0, position)

    assert asyncio.run(run()) == BotReply([])
    assert "UnknownBot at registry.py" in caplog.text


async def ended(task: asyncio.Task[None]) -> None:
    """Cancel a task and wait until it has ended: it may have to end a process first, which a second cancellation would leave behind."""
    task.cancel()
    await asyncio.wait([task])


COMPILING = """
import asyncio, os, pathlib, signal
from ratskeller.review.worker import CompileRequest
from ratskeller.server.bots.worker_process import WorkerProcess

async def ask(worker):
    async for _ in worker.ask(CompileRequest("carcassonne")):
        pass

async def main():
    asking = asyncio.create_task(ask(WorkerProcess(0)))
    while not pathlib.Path(os.environ["RATSKELLER_CACHE"]).exists():
        await asyncio.sleep(0.01)
    print("compiling", flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


@pytest.mark.late
def test_workers_end_when_the_server_is_killed(tmp_path: Path) -> None:
    """The pipe closes only after the last process that could write to it has ended, and compiling would take longer than that."""
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
def test_a_random_legal_answer_replaces_an_illegal_one(position: Position, answers: list[str]) -> None:
    legal = position.legal()
    entries = play_bot(position, 0, answers, 1)
    assert entries[0].actor == 0
    assert entries[0].answer in legal
    assert entries[0].stand_in == "random"


def test_the_answers_of_a_bot_count_up_to_the_first_illegal_one(position: Position) -> None:
    first = position.legal()[0]
    entries = play_bot(position, 0, [first, "take crown"], 1)
    assert [(entry.answer, entry.stand_in) for entry in entries if entry.actor == 0] == [(first, None)]


def test_a_stand_in_is_noted_at_its_first_answer(position: Position) -> None:
    first = position.legal()[0]
    entries = play_bot(position, 0, [first], 1, "novice")
    assert [entry.stand_in for entry in entries][:1] == ["novice"]
    assert {entry.stand_in for entry in entries[1:]} <= {None}


def test_a_table_goes_on_when_its_bot_has_no_answer_and_logs_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> Any:
        async with opened(tmp_path) as (manager, guest):
            live = await manager.open(guest, wire.NewTable("rattus", SEATS))

            async def silent(_bot: str, _seat: int, _position: Position, is_long: bool, seconds: float) -> BotReply:
                return BotReply([])

            monkeypatch.setattr(manager.bot_pool, "think", silent)
            await live.play(guest.id, wire.Answer(live.row.ply, 0, live.position.legal()[0]))
            while manager.bot_turns.are_playing(live.id):
                await asyncio.sleep(0)
            log = await manager.log(live.id, guest.id, None, 0)
            return manager.bot_turns.stand_ins, [entry.actor for entry in log.entries if entry.stand_in]

    count, actors = asyncio.run(run())
    assert count == len(actors) > 0
    assert set(actors) == {1}
    assert "random stands in for the bot at seat 1" in caplog.text


def test_an_unused_table_is_unloaded(tmp_path: Path) -> None:
    async def run() -> tuple[bool, int]:
        async with opened(tmp_path, idle=0.5) as (manager, guest):
            seats = [wire.NewSeat("me"), wire.NewSeat("hotseat")]
            # The watched table was opened first, so it would be unloaded first
            watched = await manager.open(guest, wire.NewTable("rattus", seats))
            await watched.listen(Listener(guest.id, None), 0)
            live = await manager.open(guest, wire.NewTable("rattus", seats))
            await live.play(guest.id, wire.Answer(live.row.ply, 0, live.position.legal()[0]))
            while live.id in manager._tables:
                await asyncio.sleep(0)
            again = await manager.table(live.id)
            assert await manager.table(watched.id) is watched
            return again is not live, again.row.ply

    gone, ply = asyncio.run(run())
    assert gone
    assert ply == 2


def test_games_are_compiled_one_by_one_and_those_that_bots_play_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Requests to the process are recorded instead; a bot is asked to play while the first game compiles."""
    order = games.names()
    compiled: list[str] = []

    async def run() -> bool:
        async with open_bot_pool(20) as bot_pool:

            async def record(request: CompileRequest) -> AsyncGenerator[str, None]:
                compiled.append(request.game)
                bot_pool._requested.add(order[-1])
                return
                yield

            monkeypatch.setattr(bot_pool._compiler, "ask", record)
            bot_pool._requested.add(order[1])
            task = asyncio.create_task(bot_pool.compile())
            while not bot_pool.compiled:
                await asyncio.sleep(0)
            await ended(task)
            return bot_pool.compiled

    monkeypatch.setattr(pool, "COMPILE_AFTER_SECONDS", 0)
    assert asyncio.run(run())
    assert compiled[0] == order[1]
    assert sorted(compiled) == order


def test_a_daily_bot_answers_although_the_rules_can_not_be_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """It waits until that is known, since it could answer differently with compiled rules."""

    async def run() -> list[str]:
        async with open_bot_pool(20) as bot_pool:

            async def fail(request: CompileRequest) -> AsyncGenerator[str, None]:
                raise WorkerFailed(f"no room for {request.game}")
                yield

            monkeypatch.setattr(bot_pool._compiler, "ask", fail)
            bot_pool.waits_for_compiled = True
            position = games.get("rattus").new(players=2, start=0)
            position.play_chance(random.Random(1))
            reply = asyncio.create_task(bot_pool.think_reproducibly("random", 0, position.redeal(0), 5))
            await asyncio.sleep(0)
            assert not reply.done()
            task = asyncio.create_task(bot_pool.compile())
            answers = (await reply).answers
            await ended(task)
            return answers

    monkeypatch.setattr(pool, "COMPILE_AFTER_SECONDS", 0)
    assert asyncio.run(run())[0] in games.get("rattus").new(players=2, start=0).legal()
