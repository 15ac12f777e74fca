"""Who makes too many guests or tables has to wait; everybody else goes on, and what nobody uses is removed after a while."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from ratskeller.server.accounts.crypto import new_token
from ratskeller.server.accounts.guest_data import delete_account
from ratskeller.server.accounts.guests import Guest, Guests
from ratskeller.server.app.retention import Retention
from ratskeller.server.bots.pool import BotPool, BotReply
from ratskeller.server.chat import schemas as wire_talk
from ratskeller.server.chat.service import ChatChannel
from ratskeller.server.db.timestamps import days_ago, now
from ratskeller.server.settings import Settings
from ratskeller.server.tables import schemas as wire
from ratskeller.server.tables.bot_turns import let_answer
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.tables.session import Features, TableSession

from .places import connected, faults, fresh, store_of
from .serving import Server, until

HOTSEAT = [{"kind": "me"}, {"kind": "hotseat"}]


def check_waits(answer: httpx.Response, code: str, seconds: float) -> None:
    """An answer that says to wait, and truly how long."""
    body = answer.json()
    assert (answer.status_code, body["code"]) == (429, code), body
    wait = body["detail"]["seconds"]
    assert 0 < wait <= seconds
    assert answer.headers["retry-after"] == str(wait)
    assert "wait" in body["message"]


def test_one_address_becomes_only_so_many_guests_an_hour(start: Callable[..., Server]) -> None:
    server = start(new_guests=3)
    known = [server.guest() for _ in range(3)]
    with httpx.Client(base_url=server.url) as late:
        check_waits(late.get("/api/me"), "too-many-guests", 1200)
        # Somebody at another address is not harmed, nor is who is known already
        assert late.get("/api/me", headers={"X-Forwarded-For": "192.0.2.7"}).status_code == 200
    assert all(guest.get("/api/me") == guest.me for guest in known)


def test_one_guest_opens_only_so_many_tables_an_hour(start: Callable[..., Server]) -> None:
    server = start(new_tables=2)
    guest, friend = server.guest(), server.guest()
    tables = [guest.open(HOTSEAT) for _ in range(2)]
    check_waits(guest.http.post("/api/tables", json={"game": "rattus", "seats": HOTSEAT}), "too-many-tables", 1800)
    assert friend.open(HOTSEAT)
    # Tables that are there are played on
    assert guest.answer(tables[0], tables[0]["view"]["legal"][0])


def test_many_guests_of_one_address_do_not_help(start: Callable[..., Server]) -> None:
    server = start(new_tables=1)
    answers = [server.guest().http.post("/api/tables", json={"game": "rattus", "seats": HOTSEAT}) for _ in range(5)]
    assert [answer.status_code for answer in answers[:4]] == [201] * 4
    check_waits(answers[4], "too-many-tables", 900)


def test_a_club_behind_one_address_is_not_harmed_by_what_is_usual() -> None:
    usual = Settings()
    assert usual.new_guests >= 100
    assert usual.new_tables >= 100
    assert usual.unused_days >= 30


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[tuple[TableManager, Guests, Guest]]:
    """A hall without any duty, and a guest."""
    store = store_of(path)
    manager, guests = TableManager(store, BotPool(20), 300, Features(channels=[ChatChannel])), Guests(store)
    try:
        yield manager, guests, await guests.create(new_token())
    finally:
        await manager.stop()
        await store.close()


async def open_table(manager: TableManager, guest: Guest, *others: wire.NewSeat) -> TableSession:
    return await manager.open(guest, wire.NewTable("rattus", [wire.NewSeat("me"), *others]))


async def move(live: TableSession, guest: Guest) -> None:
    await live.play(guest.id, wire.Answer(live.row.ply, 0, live.position.legal()[0]))


def ids(path: Path, table: str) -> set[str]:
    with closing(connected(path)) as database:
        return {row[0] for row in database.execute(f"SELECT id FROM {table}")}


def make_older(path: Path, days: float) -> None:
    """Let everything have been made and used so many days earlier."""
    moment = days_ago(days)
    with closing(connected(path)) as database:
        database.execute("UPDATE tables SET updated = ?", (moment,))
        database.execute("UPDATE guests SET created = ?", (moment,))
        database.execute("UPDATE sessions SET seen = ?", (moment,))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "tables.sqlite3"
    fresh(file)
    return file


def test_what_nobody_used_is_removed_after_a_while_and_a_table_that_began_never(path: Path) -> None:
    async def run() -> tuple[set[str], set[str]]:
        async with opened(path) as (manager, guests, guest):
            began = await open_table(manager, guest, wire.NewSeat("hotseat"))
            await move(began, guest)
            # Somebody took the answer back: the table began all the same
            back = await open_table(manager, guest, wire.NewSeat("hotseat"))
            await move(back, guest)
            if back.position.undo_floor < len(back.position.answers):
                await back.undo(guest.id, wire.Undo(back.row.ply, 0, back.position.undo_floor))
            await open_table(manager, guest, wire.NewSeat("hotseat"))
            ghosts = await open_table(manager, guest, wire.NewSeat("hotseat"))
            await move(ghosts, guest)
            await guests.create(new_token())
            only_opened = await guests.create(new_token())
            unused = await open_table(manager, only_opened, wire.NewSeat("open"))
            # What was said there goes with it
            for who, silence in ((guest, "mute"), (await guests.create(new_token()), "block")):
                line = await unused.channel(ChatChannel).say(who.id, wire_talk.NewLine("a-good-key", "Nobody here?"))
                await unused.channel(ChatChannel).silence(only_opened.id, wire_talk.NewSilence(line.person, silence))  # type: ignore[arg-type]
        make_older(path, 31)
        with closing(connected(path)) as database:
            # A bot has answered there for somebody who never did
            first = "SELECT MIN(ply) FROM entries WHERE table_id = ? AND actor = 0"
            statement = f"UPDATE entries SET answered_by = 'novice' WHERE table_id = ? AND ply = ({first})"
            database.execute(statement, (ghosts.id, ghosts.id))
        async with opened(path) as (manager, guests, _):
            await Retention(guests, manager, 30).once()
        return {began.id, back.id}, {guest.id}

    tables, sitting = asyncio.run(run())
    assert ids(path, "tables") == tables
    # The last guest was made a moment ago
    assert len(ids(path, "guests") - sitting) == 1
    assert sitting <= ids(path, "guests")
    assert faults(path) == []
    with closing(connected(path)) as database:
        assert {row[0] for row in database.execute("SELECT DISTINCT table_id FROM seats")} == tables
        assert {row[0] for row in database.execute("SELECT DISTINCT table_id FROM entries")} == tables


def test_what_was_used_lately_stays(path: Path) -> None:
    async def run() -> None:
        async with opened(path) as (manager, guests, guest):
            await open_table(manager, guest, wire.NewSeat("open"))
        make_older(path, 29)
        async with opened(path) as (manager, guests, _):
            await Retention(guests, manager, 30).once()

    asyncio.run(run())
    assert (len(ids(path, "tables")), len(ids(path, "guests"))) == (1, 2)


def test_a_guest_who_comes_by_and_a_table_that_is_looked_at_stay(path: Path) -> None:
    async def run() -> tuple[str, str, bool]:
        async with opened(path) as (manager, guests, guest):
            live = await open_table(manager, guest, wire.NewSeat("open"))
            visitor = await guests.create(token := new_token())
        make_older(path, 31)
        async with opened(path) as (manager, guests, _):
            await manager.table(live.id)
            renewed = await guests.renew(token)
            await Retention(guests, manager, 30).once()
            assert await guests.by_token(token) == visitor
        return live.id, visitor.id, renewed

    table, visitor, renewed = asyncio.run(run())
    assert renewed
    assert ids(path, "tables") == {table}
    assert visitor in ids(path, "guests")


def test_of_a_deleted_account_the_id_stays_so_that_no_backup_brings_it_back(path: Path) -> None:
    async def run() -> str:
        async with opened(path) as (manager, guests, guest):
            await manager.store.write(delete_account, guest.id, now(), [])
            make_older(path, 31)
            await Retention(guests, manager, 30).once()
            return guest.id

    deleted = asyncio.run(run())
    with closing(connected(path)) as database:
        assert database.execute("SELECT id, name FROM guests").fetchall() == [(deleted, "")]


def test_what_bots_did_before_anybody_answered_is_nobody_s_work(path: Path) -> None:
    async def run() -> int:
        async with opened(path) as (manager, guests, guest):
            seats = [wire.NewSeat("me"), wire.NewSeat("bot", bot="random")]
            live = await manager.open(guest, wire.NewTable("rattus", seats, {"start": 1}))

            async def think(_bot: str, _seat: int, _position: Any) -> BotReply:
                return BotReply([])

            await let_answer(live, think)
            ply = live.row.ply
        make_older(path, 31)
        async with opened(path) as (manager, guests, _):
            await Retention(guests, manager, 30).once()
        return ply

    assert asyncio.run(run()) > 1
    assert ids(path, "tables") == set()


@pytest.mark.late
def test_a_server_removes_what_is_not_used_by_itself(start: Callable[..., Server]) -> None:
    server = start(unused_days=0.00001, idle=0.1)
    guest = server.guest()
    table = guest.open(HOTSEAT)
    until(lambda: guest.http.get(f"/api/tables/{table['id']}/log").status_code in (401, 404), 30)
    until(lambda: ids(server.database, "guests") == set(), 30)
    # People who come again are somebody new, once the server's memory has followed its database
    until(lambda: guest.get("/api/me")["id"] != guest.me["id"], 30)
