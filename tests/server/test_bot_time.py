"""How long bots think when a person waits for several of them, and that rules are loaded before the first bot is asked."""

import asyncio
import math
from pathlib import Path
from typing import Any

import pytest

from ratskeller.server.bots.pool import Attempt
from ratskeller.server.tables import schemas as wire
from ratskeller.server.tables.bot_turns import LEAST, TOGETHER, bots_in_row, share_of_time

from .bot_pools import open_bot_pool
from .test_bot_workers import opened

ME, HOTSEAT, BOT = wire.NewSeat("me"), wire.NewSeat("hotseat"), wire.NewSeat("bot", bot="plague-doctor")


@pytest.mark.parametrize("bots", [1, 2, 3, 5])
def test_bots_in_a_row_share_their_seconds_evenly(bots: int) -> None:
    spent = 0.0
    for left in range(bots, 0, -1):
        share = share_of_time(spent, left)
        assert share == pytest.approx(TOGETHER / bots)
        spent += share


def test_a_bot_that_took_little_leaves_its_time_to_the_next() -> None:
    assert share_of_time(0.2, 2) == pytest.approx((TOGETHER - 0.2) / 2)


def test_every_bot_thinks_a_moment_even_when_the_time_is_spent() -> None:
    assert share_of_time(60.0, 3) == LEAST


def test_bots_that_no_person_waits_for_take_their_usual_time() -> None:
    assert share_of_time(60.0, None) == math.inf


@pytest.mark.parametrize(
    ("seats", "asked", "count"),
    [
        ([ME, BOT, BOT, BOT], 1, 3),
        ([ME, BOT, BOT, BOT], 3, 1),
        ([BOT, ME, BOT, HOTSEAT], 0, 1),
        ([BOT, BOT, ME], 0, 2),
        ([ME, BOT], 0, 0),
    ],
)
def test_the_row_ends_at_the_next_person(tmp_path: Path, seats: list[wire.NewSeat], asked: int, count: int) -> None:
    async def run() -> int | None:
        async with opened(tmp_path) as (manager, guest):
            live = await manager.open(guest, wire.NewTable("rattus", seats, {"start": asked}))
            assert live.position.actor == asked
            return bots_in_row(live)

    assert asyncio.run(run()) == count


@pytest.mark.parametrize(("is_long", "share"), [(False, TOGETHER / 3), (True, math.inf)])
def test_the_pool_gets_the_share_unless_the_table_has_long_thoughts(
    tmp_path: Path, is_long: bool, share: float
) -> None:
    async def run() -> list[float]:
        got: list[float] = []
        async with opened(tmp_path) as (manager, guest):

            async def note(_worker: Any, _attempt: Attempt, _seat: int, _game: str, _text: str, seconds: float) -> str:
                got.append(seconds)
                return "stop"

            manager.bot_pool._attempt = note  # type: ignore[method-assign]
            seats = [ME, BOT, BOT, BOT]
            live = await manager.open(guest, wire.NewTable("rattus", seats, {"start": 0}, long_thoughts=is_long))
            live.position.play(live.position.legal()[0])
            think = manager.bot_turns.think_at(live)
            await think("plague-doctor", 1, live.position.redeal(1))
        return got

    assert asyncio.run(run()) == [pytest.approx(share)]


def test_rules_are_loaded_before_a_bot_is_asked_and_only_once() -> None:
    async def run() -> tuple[list[bool], int]:
        async with open_bot_pool(20) as pool:
            pool.prepare("rattus")
            assert not pool._loading, "a server that does not compile rules loads none in advance"
            pool.waits_for_compiled = True
            pool.prepare("rattus")
            pool.prepare("rattus")
            loading = list(pool._loading.values())
            await asyncio.gather(*loading)
            pool.prepare("rattus")
            return [worker.has_loaded("rattus") for worker in pool._workers], len(loading) + len(pool._loading)

    loaded, loads = asyncio.run(run())
    assert loaded.count(True) == 1
    assert loads == 1


def test_a_table_with_a_bot_makes_the_server_load_the_rules(tmp_path: Path) -> None:
    async def run() -> list[str]:
        asked: list[str] = []
        async with opened(tmp_path) as (manager, guest):
            manager.bot_pool.prepare = asked.append  # type: ignore[method-assign]
            await manager.open(guest, wire.NewTable("rattus", [ME, HOTSEAT]))
            await manager.open(guest, wire.NewTable("carcassonne", [ME, BOT]))
        return asked

    assert asyncio.run(run()) == ["carcassonne"]
