"""Bots in worker processes: what happens when one is too slow, breaks or answers nonsense."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ratskeller import games
from ratskeller.core.position import Position
from ratskeller.server import wire
from ratskeller.server.db.migrate import prepare
from ratskeller.server.db.store import Store
from ratskeller.server.domain.guests import Guest, Guests, new_token
from ratskeller.server.domain.tables import SeatRow
from ratskeller.server.live import thinking
from ratskeller.server.live.hall import Hall
from ratskeller.server.live.play import play_bot
from ratskeller.server.live.thinking import Thinker, names

SEATS = [wire.NewSeat("me"), wire.NewSeat("bot", bot="random")]


@asynccontextmanager
async def opened(folder: Path, idle: float = 300) -> AsyncIterator[tuple[Hall, Guest]]:
    """Yield a hall on a database of its own, with a guest."""
    path = folder / "hall.sqlite3"
    prepare(path)
    store = Store(path)
    hall = Hall(store, Thinker(20), idle)
    hall.start(compiling=False)
    try:
        yield hall, await Guests(store).create(new_token())
    finally:
        await hall.stop()
        await store.close()


@pytest.fixture
def position() -> Position:
    """A position in which seat 0 is asked."""
    return games.get("rattus").new(players=2).play_chance(random.Random(1))


def bot(name: str) -> SeatRow:
    return SeatRow(0, "bot", None, "", name)


@pytest.mark.slow
def test_every_bot_answers_legally(position: Position) -> None:
    async def run() -> list[list[str]]:
        thinker = Thinker(20)
        return [await thinker.think(bot(name), position) for name in names("rattus")]

    for answers in asyncio.run(run()):
        assert answers
        copy = position.copy()
        for answer in answers:
            assert copy.actor == 0
            copy.play(answer)


def test_a_bot_that_is_too_slow_is_stopped_and_the_next_answer_comes(position: Position) -> None:
    async def run() -> list[int]:
        thinker = Thinker(20)
        ready = await thinker.think(bot("random"), position)
        thinker._limit = 1e-4
        late = await thinker.think(bot("random"), position)
        thinker._limit = 20
        again = await thinker.think(bot("random"), position)
        return [len(answers) for answers in (ready, late, again)]

    ready, late, again = asyncio.run(run())
    assert (ready > 0, late, again > 0) == (True, 0, True)


def test_a_bot_that_breaks_gives_no_answer(position: Position) -> None:
    assert asyncio.run(Thinker(20).think(bot("hal"), position)) == []


@pytest.mark.parametrize("answers", [[], ["take crown"], ["3 A", "gallia"], [""]])
def test_a_legal_answer_stands_in_for_nonsense(position: Position, answers: list[str]) -> None:
    legal = position.legal()
    entries = play_bot(position, 0, answers, 1)
    assert entries[0].actor == 0
    assert entries[0].answer in legal


def test_a_bot_s_answers_count_as_far_as_they_are_legal(position: Position) -> None:
    first = position.legal()[0]
    entries = play_bot(position, 0, [first, "take crown"], 1)
    assert [entry.answer for entry in entries if entry.actor == 0] == [first]


def test_a_table_goes_on_without_its_bot_s_answers(tmp_path: Path) -> None:
    async def run() -> Any:
        async with opened(tmp_path) as (hall, guest):
            live = await hall.open(guest, wire.NewTable("rattus", SEATS))

            async def silent(_seat: SeatRow, _position: Position) -> list[str]:
                return []

            await live.take(guest.id, wire.Answer(live.row.ply, 0, live.position.legal()[0]))
            while live.bot_asked():
                await live.let_bot(silent)
            return live.position.actor, live.position.actors

    actor, actors = asyncio.run(run())
    assert actor == 0
    assert 1 in actors


def test_a_table_that_nobody_uses_leaves_the_memory(tmp_path: Path) -> None:
    async def run() -> tuple[bool, int]:
        async with opened(tmp_path, idle=0.05) as (hall, guest):
            seats = [wire.NewSeat("me"), wire.NewSeat("hotseat")]
            # What somebody listens to was opened earlier: it would leave first
            listened = await hall.open(guest, wire.NewTable("rattus", seats))
            await listened.listen(guest.id, None, 0)
            live = await hall.open(guest, wire.NewTable("rattus", seats))
            await live.take(guest.id, wire.Answer(live.row.ply, 0, live.position.legal()[0]))
            while live.id in hall._tables:
                await asyncio.sleep(0)
            again = await hall.table(live.id)
            assert await hall.table(listened.id) is listened
            return again is not live, again.row.ply

    gone, ply = asyncio.run(run())
    assert gone
    assert ply == 2


def test_games_are_compiled_one_after_the_other_those_that_bots_play_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the process would do is noted instead; a bot is asked to play while the first game is compiled."""
    order = games.names()
    compiled = []
    thinker = Thinker(20)

    async def noting(_compile: object, game: str, **_: object) -> None:
        compiled.append(game)
        thinker._asked.add((order[-1], "greedy"))

    monkeypatch.setattr(thinking, "COMPILE_AFTER_SECONDS", 0)
    monkeypatch.setattr(thinking.anyio.to_process, "run_sync", noting)
    thinker._asked.add((order[1], "random"))
    asyncio.run(thinker.compile())
    assert thinker.compiled
    assert compiled[0] == order[1]
    assert sorted(compiled) == order
