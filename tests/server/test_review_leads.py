"""Leads of reviews: who may lead, who is shown the moment, and how a lead ends."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ratskeller.server.accounts.crypto import new_token
from ratskeller.server.accounts.guests import Guests
from ratskeller.server.bots.pool import BotPool
from ratskeller.server.cluster.presence import begin_lead
from ratskeller.server.db.schema.features import Lead
from ratskeller.server.review.leads import LeadChannel
from ratskeller.server.review.schemas import LiveLead, NewLead
from ratskeller.server.tables.broadcaster import Listener
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.tables.schemas import NewSeat, NewTable
from ratskeller.server.tables.session import Features

from .places import fresh, store_of
from .serving import Guest, Server, received

HOTSEAT = [{"kind": "me"}, {"kind": "hotseat", "name": "Bert"}]
ANNA, CARL = "a" * 32, "c" * 32


@pytest.fixture(scope="module")
def played(shared_server: Server) -> tuple[dict[str, str], Any]:
    """The session of a guest, and their finished game."""
    anna = shared_server.guest()
    return dict(anna.http.cookies), anna.play_on(anna.open(HOTSEAT), random.Random(3), 10_000)


@pytest.fixture
def over(server: Server, played: tuple[dict[str, str], Any]) -> tuple[Guest, Any]:
    """The player, and the table."""
    cookies, table = played
    return server.guest(**cookies), table


def shown(lead: str, at: int, eyes: Any = "all", within: int = 0) -> dict[str, Any]:
    return {"lead": lead, "at": at, "within": within, "eyes": eyes}


def test_everybody_at_the_table_is_shown_the_moment_until_the_leader_leaves(
    server: Server, over: tuple[Guest, Any]
) -> None:
    (anna, table), carl = over, server.guest()
    path = f"/api/tables/{table['id']}/lead"
    message = {"type": "lead", "name": anna.me["name"], "seat": 0} | shown(ANNA, 7, 1, 2)
    with carl.live(table, table["ply"]) as watching:
        received(watching)
        with anna.live(table, table["ply"]) as own:
            received(own)
            assert anna.post(path, **shown(ANNA, 7, 1, 2)) == message
            assert received(watching) == received(own) == message
            with carl.live(table, table["ply"]) as late:
                assert [received(late)["type"], received(late)] == ["entries", message]
            # Another window of the leader closes, and the lead goes on
            with anna.live(table, table["ply"]) as other:
                received(other)
            anna.post(path, **shown(ANNA, 8))
            assert received(watching)["at"] == 8
        assert received(watching) == {"type": "lead-over", "lead": ANNA}


def test_only_one_person_leads_and_a_player_may_take_over_from_a_spectator(
    server: Server, over: tuple[Guest, Any]
) -> None:
    (anna, table), carl, dora = over, server.guest(), server.guest()
    path = f"/api/tables/{table['id']}/lead"
    with anna.live(table, table["ply"]) as socket, carl.live(table), dora.live(table):
        received(socket)
        carl.post(path, **shown(CARL, 1, "public"))
        assert received(socket)["seat"] is None
        assert dora.refused(path, 409, **shown("d" * 32, 1))["code"] == "led"
        anna.post(path, **shown(ANNA, 2))
        assert received(socket)["lead"] == ANNA
        assert carl.refused(path, 409, **shown(CARL, 1))["detail"] == {"name": anna.me["name"]}
        # Nobody can end the lead of another guest
        carl.post(f"{path}/end", lead=ANNA)
        anna.post(f"{path}/end", lead=CARL)
        anna.post(path, **shown(ANNA, 3))
        assert received(socket)["at"] == 3
        anna.post(f"{path}/end", lead=ANNA)
        assert received(socket) == {"type": "lead-over", "lead": ANNA}


def test_an_impossible_moment_is_refused_and_sent_to_nobody(server: Server, over: tuple[Guest, Any]) -> None:
    anna, table = over
    path, running = f"/api/tables/{table['id']}/lead", anna.open(HOTSEAT)
    assert anna.refused(path, 409, **shown(ANNA, 1))["code"] == "not-looking"
    with anna.live(table, table["ply"]) as socket, anna.live(running):
        received(socket)
        assert anna.refused(f"/api/tables/{running['id']}/lead", 409, **shown(ANNA, 0))["code"] == "game-not-over"
        assert anna.refused(path, 422, **shown(ANNA, table["length"] + 1))["code"] == "no-position"
        assert anna.refused(path, 403, **shown(ANNA, 1, 2))["code"] == "wrong-seat"
        assert anna.refused(path, 400, **shown("Anna", 1))["code"] == "bad-request"
        assert anna.refused(path, 400, **shown(ANNA, 1, "Anna"))["code"] == "bad-request"
        anna.post(path, **shown(ANNA, 5))
        assert received(socket)["at"] == 5
    anna.http.cookies.clear()
    assert anna.refused(path, 401, **shown(ANNA, 1))["code"] == "no-session"


def test_a_lead_ends_when_its_leader_leaves_just_before_the_last_other_process(tmp_path: Path) -> None:
    async def run() -> None:
        path = fresh(tmp_path / "tables.sqlite3")
        async with process(path) as here:
            async with process(path):
                await until(here, alone=False)
                guest = await Guests(here.store).create(new_token())
                table = await here.open(guest, NewTable("rattus", [NewSeat("me"), NewSeat("hotseat")], {}))
                leader, watcher = Listener(guest.id, None), Listener("w" * 32, None)
                for listener in (leader, watcher):
                    await table.listen(listener, 0)
                lead = Lead(guest.id, msgspec.json.encode(LiveLead(ANNA, "Anna", 0, 1, 0, "all")).decode())
                await here.store.write(begin_lead, here.node.id, table.id, lead, {guest.id}, lambda _: True)
                channel = table.channel(LeadChannel)
                channel.take_over(lead)
                table.leave(leader)
            await until(here, alone=True)
            await here.cluster_presence.publish()
            async with asyncio.timeout(10):
                messages = [json.loads(await watcher.get()) for _ in range(3)]
            assert [message["type"] for message in messages] == ["entries", "lead", "lead-over"]

    asyncio.run(run())


def test_a_lead_that_somebody_has_broken_by_hand_counts_as_none(tmp_path: Path) -> None:
    async def run() -> None:
        path = fresh(tmp_path / "tables.sqlite3")
        async with process(path) as here, process(path):
            await until(here, alone=False)
            anna, carl = [await Guests(here.store).create(new_token()) for _ in range(2)]
            table = await here.open(anna, NewTable("rattus", [NewSeat("me"), NewSeat("hotseat")], {}))
            leader, other = Listener(anna.id, None), Listener(carl.id, None)
            for listener in (leader, other):
                await table.listen(listener, 0)
            channel = table.channel(LeadChannel)
            for shown in ("{", "[]", '{"type": "lead"}'):
                broken = Lead(anna.id, shown)
                await here.store.write(begin_lead, here.node.id, table.id, broken, {anna.id}, lambda _: True)
                channel.take_over(broken)
                await channel.end(anna.id, ANNA)
                # Somebody without a seat may lead as well
                message = await channel._show(carl.id, None, "Carl", NewLead(CARL, 1, 0, "all"))
                await channel.end(carl.id, CARL)
            async with asyncio.timeout(10):
                messages = [json.loads(await other.get()) for _ in range(7)]
            assert [it["type"] for it in messages] == ["entries", *["lead", "lead-over"] * 3]
            assert messages[1] == msgspec.to_builtins(message)

    asyncio.run(run())


@asynccontextmanager
async def process(path: Path) -> AsyncIterator[TableManager]:
    """The tables of a server process that shows that it is alive and announces nothing by itself."""
    store = store_of(path)
    manager = TableManager(store, BotPool(20), 300, features=Features(channels=[LeadChannel]))
    alive = asyncio.create_task(manager.node.run())
    try:
        yield manager
    finally:
        alive.cancel()
        await manager.stop()
        await store.close()


async def until(manager: TableManager, *, alone: bool) -> None:
    """Wait until a process knows whether it is alone."""
    async with asyncio.timeout(30):
        while manager.node.is_alone != alone:
            await manager.node.refresh()
            await asyncio.sleep(0.02)
