"""The hall: one broken table keeps no other from anything, and a new name costs no game its replay."""

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ratskeller.server.accounts.crypto import new_token
from ratskeller.server.accounts.guests import Guest, Guests
from ratskeller.server.accounts.service import AccountService
from ratskeller.server.app.lifespan import account_hooks
from ratskeller.server.bots.pool import BotPool
from ratskeller.server.db.errors import StorageError
from ratskeller.server.lobby import queries as lobby_queries
from ratskeller.server.lobby.service import Lobby
from ratskeller.server.notes import queries as note_queries
from ratskeller.server.notes.queries import notes_at
from ratskeller.server.notes.service import NoteChannel
from ratskeller.server.tables import bot_turns, storage
from ratskeller.server.tables import manager as manager_module
from ratskeller.server.tables import schemas as wire
from ratskeller.server.tables.broadcaster import Listener
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.tables.queries import tables_of
from ratskeller.server.tables.session import Features, TableSession

from .places import ON_POSTGRES, connected, fresh, store_of

PATIENCE = 30
BOT = wire.NewSeat("bot", bot="random")
BROKEN = {"not JSON": "{", "of no sense": '{"players": "a crowd"}', "of no game": '{"players": 2, "start": 77}'}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "tables.sqlite3"
    fresh(file)
    return file


@asynccontextmanager
async def opened(path: Path, begun: bool = False) -> AsyncIterator[tuple[TableManager, Guests, Guest]]:
    """A hall, with its duties if it is begun, and a guest."""
    store = store_of(path)
    manager, guests = TableManager(store, BotPool(20), 300), Guests(store)
    if begun:
        manager.start(compiling=False)
    try:
        yield manager, guests, await guests.create(new_token())
    finally:
        await manager.stop()
        await store.close()


async def true(condition: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it did not happen in time"
        await asyncio.sleep(0.02)


async def open_table(manager: TableManager, guest: Guest, other: wire.NewSeat, **options: Any) -> TableSession:
    return await manager.open(guest, wire.NewTable("rattus", [wire.NewSeat("me"), other], options))


async def open_bots_first(path: Path, count: int) -> list[str]:
    """Store tables at which a bot is asked, in the order in which they are taken up again; returns their ids."""
    async with opened(path) as (manager, _, guest):
        manager._changed = lambda _live: None  # type: ignore[method-assign]
        tables = [await open_table(manager, guest, BOT, start=1) for _ in range(count)]
    with closing(connected(path)) as database:
        for number, live in enumerate(tables):
            database.execute("UPDATE tables SET updated = ? WHERE id = ?", (f"2026-01-0{number + 1}", live.id))
        # As a server leaves them that is killed: so they are replayed
        database.execute("DELETE FROM saved_positions")
    return [live.id for live in tables]


def change(path: Path, sql: str, *values: Any) -> None:
    with closing(connected(path)) as database:
        assert database.execute(sql, values).rowcount > 0


def ply(path: Path, table: str) -> int:
    with closing(connected(path)) as database:
        return int(database.execute("SELECT ply FROM tables WHERE id = ?", (table,)).fetchone()[0])


@pytest.mark.parametrize("options", BROKEN.values(), ids=BROKEN)
def test_one_unreadable_table_keeps_no_other_from_going_on_after_a_restart(
    path: Path, options: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        first, second = await open_bots_first(path, 2)
        before = ply(path, second)
        change(path, "UPDATE tables SET options = ? WHERE id = ?", options, first)
        async with opened(path, begun=True):
            await true(lambda: ply(path, second) > before)
        reply = [it.getMessage() for it in caplog.records if it.levelno >= logging.WARNING and first[:4] in it.message]
        assert len(reply) == 1
        assert first not in caplog.text

    asyncio.run(run())


@pytest.mark.late
def test_one_unreadable_table_hides_no_other_that_another_process_has_changed(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with opened(path, begun=True) as (manager, _, guest), opened(path) as (twin, _, _):
            broken, sound = [await open_table(manager, guest, wire.NewSeat("hotseat")) for _ in range(2)]
            moved = [await twin.table(live.id) for live in (broken, sound)]
            # It is damaged before it changes: the manager may look at any moment
            change(path, "UPDATE tables SET options = '{' WHERE id = ?", broken.id)
            for live in moved:
                await move(live, guest)
            await true(lambda: sound.row.ply == ply(path, sound.id))
            # It is reported once, however often others write
            for _ in range(3):
                await move(await twin.table(sound.id), guest)
                await true(lambda: sound.row.ply == ply(path, sound.id))
        assert (
            len([it for it in caplog.records if it.name == manager_module.__name__ and it.levelno >= logging.WARNING])
            == 1
        )

    asyncio.run(run())


def test_a_quick_match_that_another_process_has_made_meanwhile_leaves_no_second_table(path: Path) -> None:
    async def run() -> None:
        async with opened(path) as (manager, _, guest):
            waiting = await Lobby(manager).quick_match(guest, "rattus")
            again = partial(lobby_queries.match, guest=guest.id, game="rattus", moment=waiting.row.created)
            with pytest.raises(lobby_queries.AlreadyWaiting) as refused:
                await manager.open(guest, wire.NewTable("rattus", [wire.NewSeat("me"), wire.NewSeat("open")]), again)
            assert refused.value.table_id == waiting.id
            assert [row.id for row, _ in await manager.store.read(tables_of, guest.id)] == [waiting.id]

    asyncio.run(run())


async def move(live: TableSession, guest: Guest) -> None:
    actor = live.position.actor
    assert isinstance(actor, int)
    await live.play(guest.id, wire.Answer(live.row.ply, actor, live.position.legal()[0]))


@pytest.mark.late
def test_a_failed_background_task_restarts(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> int:
        tries = 0

        async def duty() -> None:
            nonlocal tries
            tries += 1
            if tries < 2:
                raise ZeroDivisionError

        async with opened(path) as (manager, _, _):
            manager.start(False, duty)
            await true(lambda: tries == 2)
        return tries

    assert asyncio.run(run()) == 2
    assert "ZeroDivisionError" in caplog.text


def test_a_table_is_read_once_for_all_who_asked_before(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with opened(path) as (manager, _, guest):
            live = await open_table(manager, guest, wire.NewSeat("open"))
            await manager.stop()
        async with opened(path) as (manager, _, _):
            read, reads = manager.store.read, 0

            async def counted(work: Any, *args: Any, **options: Any) -> Any:
                nonlocal reads
                reads += 1
                return await read(work, *args, **options)

            monkeypatch.setattr(manager.store, "read", counted)
            asked = time.monotonic()
            again = await manager.visited(live.id, guest.id)
            for _ in range(3):
                await again.look(guest.id, None, asked)
                await again.listen(Listener(guest.id, None), 1000, asked)
            assert reads == 1
            # Somebody who asks later may know more
            await again.look(guest.id, None, time.monotonic())
            assert reads == 2

    asyncio.run(run())


def test_a_new_name_is_seen_at_once_and_no_game_is_replayed_for_it(path: Path) -> None:
    async def run() -> None:
        async with opened(path) as (manager, guests, guest):
            friend = await guests.create(new_token())
            tables = [await open_table(manager, guest, wire.NewSeat("hotseat", name=guest.name)) for _ in range(3)]
            other = await open_table(manager, friend, wire.NewSeat("open"))
            before = {live.id: (live.position, live.row) for live in [*tables, other]}
            listener = await tables[0].listen(Listener(friend.id, None), 0)
            await listener.get()
            await AccountService(manager.store, guests, account_hooks(manager)).rename(guest, "Anna")
            assert '"name":"Anna"' in await listener.get()
            for live in tables:
                # Who shares the screen has a name of their own, though it was the same
                assert [seat.name for seat in live.seats] == ["Anna", guest.name]
            assert other.seats[0].name == friend.name
            assert all((live.position, live.row) == before[live.id] for live in [*tables, other])

    asyncio.run(run())


@pytest.mark.skipif(ON_POSTGRES, reason="SQLite alone tells which statements it was given")
def test_the_tables_of_a_guest_are_read_by_one_statement(path: Path) -> None:
    async def run() -> tuple[list[str], list[tuple[str, list[str]]]]:
        said: list[str] = []
        async with opened(path) as (manager, guests, guest):
            seats = [wire.NewSeat("hotseat", name="Bea"), wire.NewSeat("open"), BOT]
            for seat in seats:
                await open_table(manager, guest, seat)
            await open_table(manager, await guests.create(new_token()), wire.NewSeat("open"))

            def traced(connection: Any) -> Any:
                connection.set_trace_callback(said.append)
                return tables_of(connection, guest.id)

            found = await manager.store.read(traced)
            return said, [(row.updated, [seat.name or seat.kind for seat in seats[1:]]) for row, seats in found]

    said, found = asyncio.run(run())
    assert len(said) == 1
    assert [moment for moment, _ in found] == sorted((moment for moment, _ in found), reverse=True)
    assert sorted(others for _, others in found) == [["Bea"], ["bot"], ["open"]]


def test_a_table_is_loaded_once_for_all_who_ask_and_a_load_that_fails_leaves_no_second_one(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who got the table while another's load had failed used to get no messages from then on."""

    async def run() -> None:
        async with opened(path) as (manager, _, guest):
            table_id = (await open_table(manager, guest, wire.NewSeat("hotseat"))).id
        async with opened(path) as (manager, _, guest):
            read, reads = manager.store.read, 0

            async def failing(work: Callable[..., Any], *args: Any, **options: Any) -> Any:
                nonlocal reads
                reads += 1
                if reads == 1:
                    raise StorageError("failed")
                return await read(work, *args, **options)

            monkeypatch.setattr(manager.store, "read", failing)
            first = [asyncio.create_task(manager.table(table_id)) for _ in range(3)]
            # Who gives up ends it for nobody else
            first[0].cancel()
            failed = await asyncio.gather(*first, return_exceptions=True)
            assert [type(it) for it in failed] == [asyncio.CancelledError, StorageError, StorageError]
            same = await asyncio.gather(*(manager.table(table_id) for _ in range(3)))
            assert all(it is same[0] for it in same)
            assert await manager.table(table_id) is same[0]

    asyncio.run(run())


def test_a_table_whose_load_fails_halfway_is_not_taken_for_loaded(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with opened(path) as (manager, _, guest):
            table_id = (await open_table(manager, guest, BOT)).id
            live = TableSession(table_id, manager.store, lambda _: None)

            def broken(*_: Any) -> None:
                raise StorageError("failed")

            with monkeypatch.context() as patched:
                patched.setattr(storage, "seed_of", broken)
                with pytest.raises(StorageError):
                    await live.load()
            assert not live.loaded
            await live.load()
            assert live.position.answers

    asyncio.run(run())


@asynccontextmanager
async def opened_with_notes(path: Path) -> AsyncIterator[tuple[TableSession, Guest]]:
    """A table that has notes, and a guest."""
    store = store_of(path)
    manager = TableManager(store, BotPool(20), 300, Features(channels=[NoteChannel]))
    guest = await Guests(store).create(new_token())
    try:
        yield await open_table(manager, guest, wire.NewSeat("hotseat")), guest
    finally:
        await manager.stop()
        await store.close()


def watching(guest: Guest) -> Listener:
    return Listener(guest.id, None, wants_notes=True)


def test_the_notes_of_a_table_are_read_once_for_all_who_come_while_somebody_is_there(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> list[str]:
        async with opened_with_notes(path) as (live, guest):
            read, reads = live.store.read, list[str]()

            async def counted(work: Callable[..., Any], *args: Any, **options: Any) -> Any:
                reads.append(getattr(work, "__name__", ""))
                return await read(work, *args, **options)

            monkeypatch.setattr(live.store, "read", counted)
            for _ in range(2):
                listeners = [await live.listen(watching(guest), 0) for _ in range(3)]
                for listener in listeners:
                    live.leave(listener)
            return [name for name in reads if name == notes_at.__name__]

    assert len(asyncio.run(run())) == 2


def test_a_listener_whom_a_failure_keeps_from_joining_does_not_stay(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with opened_with_notes(path) as (live, guest):

            def broken(*_: Any) -> None:
                raise StorageError("failed")

            with monkeypatch.context() as patched:
                patched.setattr(note_queries, "notes_at", broken)
                with pytest.raises(StorageError):
                    await live.listen(watching(guest), 0)
            assert not live.listeners
            await live.listen(watching(guest), 0)
            assert live.listeners

    asyncio.run(run())


def received(listener: Listener) -> list[int]:
    """The numbers of the entries that were sent to a listener, as far as they wait for it."""
    reply = [json.loads(message) for message in listener._waiting._items if isinstance(message, str)]
    return [entry["ply"] for message in reply if message["type"] == "entries" for entry in message["entries"]]


def test_a_listener_misses_no_entry_when_the_database_fails_while_those_of_another_process_are_read(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The position was taken over without its entries, so that the next ones followed with a gap."""

    async def run() -> None:
        async with opened(path) as (manager, _, guest), opened(path) as (twin, _, _):
            live = await open_table(manager, guest, wire.NewSeat("hotseat"))
            there = await twin.table(live.id)
            listener = await there.listen(Listener(guest.id, None), live.row.ply)
            begin = live.row.ply

            async def broken(_ply: int) -> None:
                raise StorageError("unreachable")

            while live.row.public_ply == begin:
                await move(live, guest)
            with monkeypatch.context() as patched:
                patched.setattr(there, "since", broken)
                with pytest.raises(StorageError):
                    await there.refresh()
            await move(live, guest)
            await there.refresh()
            assert received(listener) == [*range(begin + 1, live.row.ply + 1)]

    asyncio.run(run())


def test_bots_are_taken_over_though_one_table_can_not_be_read_at_first(
    path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for module in (bot_turns, manager_module):
        monkeypatch.setattr(module, "FIRST_PAUSE", 0.05)

    async def run() -> None:
        first, second = await open_bots_first(path, 2)
        before = {it: ply(path, it) for it in (first, second)}
        async with opened(path) as (manager, _, _):
            load, failures = TableSession.load, 0

            async def failing(live: TableSession, guest: str | None = None) -> None:
                nonlocal failures
                if live.id == first and failures < 3:
                    failures += 1
                    raise AttributeError("position")
                await load(live, guest)

            monkeypatch.setattr(TableSession, "load", failing)
            manager.start(compiling=False)
            await true(lambda: all(ply(path, it) > before[it] for it in (first, second)))
            assert failures == 3
        assert caplog.text.count("can't go on") == 1

    asyncio.run(run())


def test_the_pause_after_a_failure_is_short_again_once_a_task_has_run_well(
    path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for module in (bot_turns, manager_module):
        monkeypatch.setattr(module, "FIRST_PAUSE", 0.001)
    for module in (bot_turns, manager_module):
        monkeypatch.setattr(module, "LONGEST_PAUSE", 0.02)
    seconds = 0
    # Time passes as the test wants it, however busy the machine is
    monkeypatch.setattr(manager_module, "time", SimpleNamespace(monotonic=lambda: seconds, time=time.time))

    async def run() -> None:
        tries = 0

        async def duty() -> None:
            nonlocal tries, seconds
            tries += 1
            if tries == 8:
                # Longer than the longest pause
                seconds += 1
            if tries < 10:
                raise ZeroDivisionError

        async with opened(path) as (manager, _, _):
            manager.start(False, duty)
            await true(lambda: tries == 10)

    asyncio.run(run())
    pauses = [float(it.getMessage().split()[-2]) for it in caplog.records if "it restarts in" in it.getMessage()]
    assert pauses == [0.001, 0.002, 0.004, 0.008, 0.016, 0.02, 0.02, 0.001, 0.002]


def test_a_table_and_its_stream_come_as_they_are_at_one_moment(path: Path) -> None:
    """The page used to fetch both by themselves: what was answered in between was missing there until it was opened anew."""

    async def run() -> None:
        async with opened(path) as (manager, _, guest), opened(path) as (twin, _, _):
            live = await open_table(manager, guest, wire.NewSeat("hotseat"))
            same = await twin.table(live.id)
            for _ in range(8):
                _, seen = await asyncio.gather(move(same, guest), live.snapshot(guest.id, None, 0))
                assert [entry.ply for entry in seen.entries] == list(range(1, seen.table.ply + 1))
            rest = await live.snapshot(guest.id, None, 3)
            assert [entry.ply for entry in rest.entries] == list(range(4, rest.table.ply + 1))

    asyncio.run(run())
