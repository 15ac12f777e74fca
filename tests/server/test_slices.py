"""Long work never holds the event loop: it is done in slices, those who ask take turns, and what holds the loop all the same is named."""

import asyncio
import itertools
import logging
import random
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from ratskeller import games
from ratskeller.core.position import Position
from ratskeller.server import loop_monitor, slices
from ratskeller.server.accounts.crypto import new_token
from ratskeller.server.accounts.guests import Guest, Guests
from ratskeller.server.bots.pool import BotPool
from ratskeller.server.errors import Problem
from ratskeller.server.history.service import open_record
from ratskeller.server.loop_monitor import LONGEST_SECONDS, LoopMonitor
from ratskeller.server.metrics import Metrics
from ratskeller.server.review.analysis import analysed_position, odds_position
from ratskeller.server.review.service import open_branch
from ratskeller.server.slices import MOST_WAITING, Slices, Work
from ratskeller.server.tables import schemas as wire
from ratskeller.server.tables.manager import TableManager

from .places import fresh, store_of
from .storing import store_game

STEPS = 3
"""So many steps of a work are a slice here, whatever the machine."""


@pytest.fixture(autouse=True)
def _steps(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = itertools.count()
    monkeypatch.setattr(slices, "SLICE_SECONDS", STEPS)
    monkeypatch.setattr(slices, "time", type("Clock", (), {"perf_counter": lambda: float(next(ticks))}))


def counting(name: str, to: int, done: list[str]) -> Work[None]:
    for _ in range(to):
        yield
    done.append(name)


def test_a_sender_of_many_requests_waits_behind_their_own() -> None:
    async def run() -> list[str]:
        todo = Slices()
        done: list[str] = []
        works = [todo.run(counting(f"much {it}", 60, done), "greedy") for it in range(9)]
        await asyncio.gather(*works, todo.run(counting("little", 60, done), "modest"))
        return done

    assert asyncio.run(run()).index("little") <= 1


def test_so_much_may_wait_and_no_more_and_what_fails_fails_alone() -> None:
    def broken() -> Work[None]:
        yield
        raise ZeroDivisionError

    async def run() -> list[Any]:
        todo = Slices()
        done: list[str] = []
        works = [todo.run(counting("long", 60, done), "greedy"), todo.run(broken(), "greedy")]
        works += [todo.run(counting("x", 9, done), "greedy") for _ in range(MOST_WAITING - 1)]
        outcomes = await asyncio.gather(*works, return_exceptions=True)
        await todo.run(counting("y", 1, done), "greedy")
        return outcomes

    outcomes = asyncio.run(run())
    assert isinstance(outcomes[1], ZeroDivisionError)
    assert [it.code for it in outcomes if isinstance(it, Problem)] == ["busy"]
    assert outcomes.count(None) == MOST_WAITING - 1


def whole_game() -> Position:
    chance, position = random.Random(5), games.get("carcassonne").new(players=2)
    while not position.over:
        if position.actor == "chance":
            position.play_chance(chance)
        else:
            position.play(chance.choice(position.legal()))
    return position


async def most_at_once(work: Awaitable[Any], monkeypatch: pytest.MonkeyPatch) -> tuple[int, int]:
    """Return how many answers were played in all, and how many at most while the loop served nobody else."""
    turn, played, play = 0, {}, Position._play_one  # type: ignore[var-annotated]

    def counted(position: Position, text: str) -> None:
        played[turn] = played.get(turn, 0) + 1
        play(position, text)

    async def count_turns() -> None:
        nonlocal turn
        while True:
            turn += 1
            await asyncio.sleep(0)

    with monkeypatch.context() as patched:
        patched.setattr(Position, "_play_one", counted)
        counting_turns = asyncio.create_task(count_turns())
        await work
        counting_turns.cancel()
    return sum(played.values()), max(played.values())


@pytest.mark.parametrize("what", ["import", "first look", "branch", "odds", "analysis"])
def test_no_replay_of_a_long_game_holds_the_loop(what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They used to be replayed in one go: with a few of them everybody waited for seconds."""
    path, whole = fresh(tmp_path / "tables.sqlite3"), whole_game()
    store_game(path, "late", whole, ["anna", "bert"])

    async def run() -> tuple[int, int]:
        store = store_of(path)
        manager, guest = TableManager(store, BotPool(20), 300), await Guests(store).create(new_token())
        try:
            return await most_at_once(await asking(manager, guest), monkeypatch)
        finally:
            await manager.stop()
            await store.close()

    async def asking(manager: TableManager, guest: Guest) -> Awaitable[Any]:
        if what == "import":
            return open_record(manager, guest, whole.record())
        if what == "first look":
            return manager.visited("late", guest.id)
        origin = await manager.visited("late", guest.id)
        if what in ("odds", "analysis"):
            asking_for = odds_position if what == "odds" else analysed_position
            return asking_for(origin, guest.id, len(whole.answers) - 9, None)
        asked = wire.NewBranch(len(whole.answers) - 9, [wire.NewSeat("me"), wire.NewSeat("hotseat")])
        return open_branch(manager, guest, asked, origin)

    played, most = asyncio.run(run())
    assert played >= len(whole.answers) - 9
    assert most <= 2 * STEPS


class Heard(Metrics):
    """Keeps for how long the loop was held."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    def observe_block(self, seconds: float) -> None:
        self.seconds.append(seconds)


def test_what_holds_the_loop_is_counted_and_named(caplog: pytest.LogCaptureFixture) -> None:
    heard = Heard()
    monitor = LoopMonitor(heard)

    def hold_the_loop() -> None:
        """Until the monitor has seen where, and longer than may be."""
        end = time.monotonic() + 4 * LONGEST_SECONDS
        while monitor._where is None or time.monotonic() < end:
            pass

    async def run(hold: Callable[[], None]) -> list[float]:
        began = monitor._ticked
        watching = asyncio.create_task(monitor.run())
        while monitor._ticked == began:
            await asyncio.sleep(0)
        before = len(heard.seconds)
        hold()
        while len(heard.seconds) == before:
            await asyncio.sleep(0)
        watching.cancel()
        return heard.seconds[before:]

    # As a part of the server would
    scope: dict[str, Any] = {"__name__": "ratskeller.server.live.slow", "hold_the_loop": hold_the_loop}
    exec("def slow_part():\n    hold_the_loop()", scope)
    with caplog.at_level(logging.WARNING):
        held = asyncio.run(run(scope["slow_part"]))
    assert max(held) > LONGEST_SECONDS
    assert "ratskeller.server.live.slow.slow_part, line 2" in caplog.text


def test_a_loop_that_never_goes_on_is_logged_while_it_hangs(monkeypatch, caplog):
    monkeypatch.setattr(loop_monitor, "HUNG_SECONDS", LONGEST_SECONDS)

    async def run() -> None:
        watching = asyncio.create_task(LoopMonitor(Metrics()).run())
        await asyncio.sleep(0)
        # Without the line this would never end
        while "and still is" not in caplog.text:
            time.sleep(LONGEST_SECONDS / 10)
        watching.cancel()

    with caplog.at_level(logging.ERROR):
        asyncio.run(run())
    (line,) = caplog.messages
    assert line.startswith("the event loop has been blocked for 0 s and still is: outside of ratskeller")
