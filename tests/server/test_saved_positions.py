"""A table is loaded from its saved position and the entries after it, and is then the very same as if its whole game were replayed."""

import asyncio
import logging
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ratskeller import games
from ratskeller.core.errors import BadSave
from ratskeller.core.position import Position
from ratskeller.core.snapshot import restore, rules_mark, save
from ratskeller.server.accounts.crypto import new_token
from ratskeller.server.accounts.guests import Guest, Guests
from ratskeller.server.app.lifespan import features
from ratskeller.server.bots.pool import BotPool
from ratskeller.server.daily.schedule import DailySchedule, Deal
from ratskeller.server.daily.service import DailyService
from ratskeller.server.database_location import Address
from ratskeller.server.db import transfer
from ratskeller.server.db.engines import engine_of
from ratskeller.server.db.schema.tables import SavedRow
from ratskeller.server.history.service import open_record
from ratskeller.server.review.service import open_branch
from ratskeller.server.settings import Settings
from ratskeller.server.tables import entry_log, health, storage
from ratskeller.server.tables import queries as table_queries
from ratskeller.server.tables import schemas as wire
from ratskeller.server.tables.entry_log import EntryRow
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.tables.session import Features, TableSession
from ratskeller.server.tables.storage import FAR, saved_now

from .places import connected, fresh, place_of, store_of
from .storing import store_game

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*.json"))
ID = "late"


@asynccontextmanager
async def opened(
    path: Path, idle: float = 300, attached: Features | None = None
) -> AsyncIterator[tuple[TableManager, Guest]]:
    """A hall without duties, and a guest."""
    store = store_of(path)
    manager = TableManager(store, BotPool(20), idle, attached)
    try:
        yield manager, await Guests(store).create(new_token())
    finally:
        await manager.stop()
        await store.close()


def whole_game(game: str = "carcassonne", seed: int = 5) -> Position:
    chance, position = random.Random(seed), games.get(game).new(players=2)
    while not position.over:
        if position.actor == "chance":
            position.play_chance(chance)
        else:
            position.play(chance.choice(position.legal()))
    return position


def stored(path: Path, position: Position) -> Path:
    """Make a database with a table for a game, as far as it has come."""
    fresh(path)
    store_game(path, ID, position, [f"guest{seat}" for seat in range(len(position.scores))])
    return path


def settled_after(whole: Position, length: int) -> int:
    """Return the first length from which on nothing of the answers until then can be taken back, and a seat is asked."""
    return next(
        it for it in range(length, 200) if whole.back_to(it).undo_floor == it and isinstance(whole.actors[it], int)
    )


def saved(path: Path) -> SavedRow | None:
    with closing(connected(path)) as database:
        return storage.read_saved(database, ID)


def put(path: Path, row: SavedRow) -> None:
    with closing(connected(path)) as database:
        storage.save_position(database, ID, row)


def everything(live: TableSession) -> tuple[Any, ...]:
    """What a table in memory knows of its game."""
    both = [
        (it.state, it.options, it.answers, it.actors, it.undo_floor)
        for it in (live.position, live.table.public.position)
    ]
    return (
        *both,
        live.row,
        [(it.ply, it.kind, it.actor, it.answer, it.length, it.events) for it in live.table.public.draft],
    )


async def load(path: Path) -> tuple[Any, ...]:
    async with opened(path) as (manager, _):
        return everything(await manager.table(ID))


async def playing(work: Awaitable[Any], monkeypatch: pytest.MonkeyPatch) -> int:
    """Return how many answers were played for something."""
    played, play = 0, Position._play_one

    def counted(position: Position, text: str) -> None:
        nonlocal played
        played += 1
        play(position, text)

    with monkeypatch.context() as patched:
        patched.setattr(Position, "_play_one", counted)
        await work
    return played


@pytest.mark.parametrize("record", RECORDS[::3], ids=lambda it: it.stem)
def test_a_table_loaded_from_a_saved_position_is_the_same_as_one_replayed(record: Path, tmp_path: Path) -> None:
    text = record.read_text(encoding="utf-8")
    whole = games.get(msgspec.json.decode(text)["game"]).replay(text)
    length = len(whole.answers)
    for end in (length // 3, length - 7, length):
        path = stored(tmp_path / f"{end}.sqlite3", whole.back_to(end))
        replayed = asyncio.run(load(path))
        # The stored games have an entry for each answer
        for ply in {0, end // 2, max(end - FAR, 0), replayed[1][4], end}:
            put(path, saved_now(whole.back_to(ply), ply))
            assert asyncio.run(load(path)) == replayed


async def play_on(manager: TableManager, guest: str, to: int) -> TableSession:
    """Play random answers at the table until its game has so many."""
    live, chance = await manager.table(ID), random.Random(3)
    while len(live.position.answers) < to and not live.position.over:
        seat = live.position.actor
        assert isinstance(seat, int)
        given = wire.Answer(live.row.ply, seat, chance.choice(live.position.legal()))
        await live.answer(f"guest{seat}", given)
    return live


@pytest.mark.parametrize("game", games.names())
def test_positions_are_saved_with_entries_so_that_none_is_far(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = stored(tmp_path / "tables.sqlite3", games.get(game).new(players=2).play_chance(random.Random(5)))

    async def run() -> tuple[tuple[Any, ...], int, int]:
        async with opened(path) as (manager, _):
            live = await play_on(manager, "guest", 60)
            row, length = saved(path), live.row.public_length
            assert row is not None
            behind = length - len(restore(games.get(game), row.position).answers)
            return everything(live), behind, len(live.position.answers) - length

    before, behind, draft = asyncio.run(run())
    # As a server that is killed leaves it
    assert behind < FAR

    async def load_again() -> int:
        async with opened(path) as (manager, _):
            played = await playing(manager.table(ID), monkeypatch)
            assert everything(await manager.table(ID)) == before
            return played

    # One that stops saves the position itself
    assert asyncio.run(load_again()) == draft
    with closing(connected(path)) as database:
        assert [fault for _, _, fault in health.faults(database)] == [None]


def test_a_first_look_reads_no_event_that_everybody_knows(tmp_path: Path) -> None:
    whole = whole_game()
    path = stored(tmp_path / "tables.sqlite3", whole.back_to(60))
    put(path, saved_now(whole.back_to(50), 50))
    with closing(connected(path)) as database:
        row = table_queries.table(database, ID)
        assert row is not None
        read = entry_log.since(database, ID, 50, row.public_ply)
    assert len(read) == 10
    assert all((bytes(it.events) == b"[]") == (it.ply <= row.public_ply) for it in read)


def worn(text: str) -> str:
    middle = len(text) // 2
    return text[:middle] + ("A" if text[middle] != "A" else "B") * 9 + text[middle + 9 :]


@pytest.mark.parametrize(
    "damaged",
    [
        lambda whole: SavedRow(50, rules_mark(whole.game), "no position at all"),
        lambda whole: SavedRow(50, rules_mark(whole.game), worn(save(whole.back_to(50)))),
        lambda whole: SavedRow(50, rules_mark(whole.game), save(games.get("rattus").new(players=2))),
        lambda whole: SavedRow(50, rules_mark(whole.game), save(whole.back_to(40))),
        lambda whole: SavedRow(50, rules_mark(whole.game), save(whole_game(seed=6).back_to(50))),
        lambda whole: SavedRow(90, rules_mark(whole.game), save(whole)),
        lambda whole: SavedRow(50, "older", save(whole.back_to(50))),
    ],
    ids=["no text", "worn", "another game's", "of another entry", "another's", "later than the table", "older rules"],
)
def test_a_saved_position_that_is_damaged_or_outdated_is_left_aside_and_that_is_logged(
    damaged: Callable[[Position], SavedRow], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    whole = whole_game()
    path = stored(tmp_path / "tables.sqlite3", whole.back_to(60))
    replayed = asyncio.run(load(path))
    put(path, damaged(whole))
    with caplog.at_level(logging.INFO):
        assert asyncio.run(load(path)) == replayed
    reply = [it.getMessage() for it in caplog.records if it.name.endswith("storage")]
    assert len(reply) == 1
    assert "table late…" in reply[0]
    # What anybody has answered stands in no log
    assert not any(f"'{answer}'" in reply[0] for answer in whole.answers)


def test_what_is_not_a_saved_position_says_so() -> None:
    game, text = games.get("carcassonne"), save(whole_game().back_to(50))
    for wrong in ("", "é", "AAAA", worn(text), save(games.get("rattus").new(players=2))):
        with pytest.raises(BadSave, match="the saved position can't be read"):
            restore(game, wrong)


def test_answers_taken_back_to_before_the_saved_position_are_gone(tmp_path: Path) -> None:
    """The server saves none that could be taken back, but it may have been stored by something else."""
    whole = whole_game()
    floor = settled_after(whole, 60)
    path = stored(tmp_path / "tables.sqlite3", whole.back_to(floor + 1))
    put(path, saved_now(whole.back_to(floor + 1), floor + 1))
    seat = whole.actors[floor]
    assert isinstance(seat, int)

    async def take_back() -> tuple[Any, ...]:
        async with opened(path) as (manager, _):
            live = await manager.table(ID)
            await live.undo(f"guest{seat}", wire.Undo(live.row.ply, seat, floor))
            return everything(live)

    after = asyncio.run(take_back())
    assert after[0][0] == whole.back_to(floor).state
    assert asyncio.run(load(path)) == after
    with closing(connected(path)) as database:
        database.execute("DELETE FROM saved_positions")
    assert asyncio.run(load(path)) == after


def test_taking_back_replays_nothing_that_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = whole_game()
    floor = settled_after(whole, 60)
    path, seat = stored(tmp_path / "tables.sqlite3", whole.back_to(floor + 1)), whole.actors[floor]
    assert isinstance(seat, int)

    async def take_back() -> int:
        async with opened(path) as (manager, _):
            live = await manager.table(ID)
            return await playing(live.undo(f"guest{seat}", wire.Undo(live.row.ply, seat, floor)), monkeypatch)

    assert asyncio.run(take_back()) == 0


@pytest.mark.parametrize("how", ["unused", "at the end"])
def test_a_replayed_table_is_saved_when_it_is_forgotten(how: str, tmp_path: Path) -> None:
    whole = whole_game()
    path = stored(tmp_path / "tables.sqlite3", whole.back_to(settled_after(whole, 60)))

    async def forget() -> None:
        async with opened(path, 0.05 if how == "unused" else 300) as (manager, _):
            await manager.table(ID)
            if how == "unused":
                sweeping = asyncio.create_task(manager._sweep())
                async with asyncio.timeout(30):
                    while saved(path) is None:
                        await asyncio.sleep(0.02)
                assert not manager.holds(ID)
                sweeping.cancel()

    asyncio.run(forget())
    row = saved(path)
    assert row is not None
    assert row.ply >= 60


def test_a_later_position_stays_and_a_table_that_is_gone_gets_none(tmp_path: Path) -> None:
    whole = whole_game()
    path = stored(tmp_path / "tables.sqlite3", whole.back_to(60))
    for ply in (40, 50, 45):
        put(path, saved_now(whole.back_to(ply), ply))
    row = saved(path)
    assert row is not None
    assert row.ply == 50
    # Older rules have saved a later one
    put(path, msgspec.structs.replace(row, ply=55, rules="older"))
    put(path, row)
    assert saved(path) == row
    with closing(connected(path)) as database:
        table_queries.remove_whole(database, ID)
    put(path, row)
    assert saved(path) is None


def test_a_game_from_elsewhere_and_a_branch_are_saved_with_their_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, path = whole_game(), fresh(tmp_path / "tables.sqlite3")
    length = len(whole.answers)

    async def run() -> tuple[int, int, list[EntryRow]]:
        async with opened(path) as (manager, guest):
            imported = await playing(open_record(manager, guest, whole.record()), monkeypatch)
            table_id = await manager.store.read(lambda it: it.execute("SELECT id FROM tables").fetchone()[0])
            origin = await manager.table(table_id)
            assert (origin.position.state, origin.position.answers) == (whole.state, whole.answers)
            asked = wire.NewBranch(length - 9, [wire.NewSeat("me"), wire.NewSeat("hotseat")])
            branched = await playing(open_branch(manager, guest, asked, origin), monkeypatch)
            return imported, branched, await manager.store.read(lambda it: entry_log.since(it, table_id, 0))

    imported, branched, entries = asyncio.run(run())
    # Once, to see that it is a game
    assert imported == length
    assert length - 9 <= branched <= length - 9 + 3
    again, reply = games.get("carcassonne").new(**whole.options), []
    for entry in entries:
        reply.append((entry.actor, entry.length, entry.events))
        events = [event for answer in str(entry.answer).split("; ") for event in again.play(answer).events]
        assert (again.actors[-1] == "chance", entry.length) == (entry.actor is None, len(again.answers))
        assert msgspec.json.encode(events) == bytes(entry.events)
    assert again.answers == whole.answers


def test_the_dealer_of_a_day_follows_its_game_when_somebody_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = fresh(tmp_path / "tables.sqlite3")
    moment = datetime.now(UTC)
    schedule = DailySchedule(b"secret", [Deal("rattus", ["random"])], lambda: moment)
    daily = DailyService(schedule)

    async def run() -> None:
        async with opened(path, attached=features(daily, Settings())) as (manager, guest):
            live = await daily.open(manager, guest, schedule.today())
            table_id = live.id
            while len(live.position.answers) < 30:
                await answer(live, guest)
        straight = live.position.answers
        async with opened(path, attached=features(daily, Settings())) as (manager, _):
            again = await manager.table(table_id)
            assert again.dealer is None
            assert again.position.answers == straight
            while again.dealer is None:
                await answer(again, guest)
            # Chance says what it would have said without the break
            dealer, other = schedule.dealer(schedule.today(), "rattus"), schedule.begin(schedule.today())
            for who, text in zip(again.position.actors, again.position.answers, strict=True):
                assert who != "chance" or dealer.answer(other) == text
                other.play(text)

    async def answer(live: TableSession, guest: Guest) -> None:
        # The position goes ahead of what is stored
        if live.row.actor == 0:
            await live.answer(guest.id, wire.Answer(live.row.ply, 0, live.position.legal()[0]))
        else:
            await asyncio.sleep(0.05)

    asyncio.run(run())


def test_a_check_finds_a_saved_position_to_which_the_entries_do_not_lead(tmp_path: Path) -> None:
    whole = whole_game()
    path = stored(tmp_path / "tables.sqlite3", whole.back_to(60))
    put(path, saved_now(whole.back_to(50), 50))

    def faults() -> list[str | None]:
        with closing(connected(path)) as database:
            return [fault for _, _, fault in health.faults(database)]

    assert faults() == [None]
    other = whole.back_to(50)
    other.state.scores[0] += 1
    put(path, saved_now(other, 51))
    assert "saved position" in str(faults()[0])
    # Nobody reads what other rules have saved
    put(path, SavedRow(52, "older", "nothing"))
    assert faults() == [None]


def test_saved_positions_are_carried_to_a_server_and_back(tmp_path: Path, address: Address) -> None:
    whole = whole_game()
    path = stored(tmp_path / "tables.sqlite3", whole.back_to(60))
    row = saved_now(whole.back_to(50), 50)
    put(path, row)
    back = tmp_path / "back.sqlite3"
    transfer.transfer(place_of(path), address)
    transfer.transfer(address, back)
    for place in (address, back):
        with closing(engine_of(place).connect()) as database:
            assert storage.read_saved(database, ID) == row
