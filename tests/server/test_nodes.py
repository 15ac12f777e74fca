"""Several server processes on one database: none has a truth of its own, and what one of them does the others leave to it."""

import asyncio
import json
import random
import signal
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from ratskeller.server.cluster import node as live_node
from ratskeller.server.cluster import queries as nodes
from ratskeller.server.cluster.node import ClusterNode
from ratskeller.server.cluster.queries import Claim, ClaimLost

from .places import connected, fresh, store_of
from .serving import Server, until

HOTSEAT = [{"kind": "me"}, {"kind": "hotseat"}]
LEAD = {"lead": "a" * 32, "at": 3, "within": 0, "eyes": "all"}
TURN = Claim("turn", "t", 7)


@pytest.fixture
def pair(start: Callable[..., Server]) -> tuple[Server, Server]:
    """Two processes on one database."""
    first = start()
    return first, start()


def until_message(socket: ClientConnection, fits: Callable[[Any], bool]) -> Any:
    """Return the first message that fits, of all that come."""
    while not fits(message := json.loads(socket.recv(20))):
        pass
    return message


def test_a_viewer_on_one_process_is_seen_by_viewers_on_another(
    pair: tuple[Server, Server],
) -> None:
    here, there = pair
    anna, carl = here.guest(), here.guest()
    table = anna.open(HOTSEAT)
    with there.guest(**anna.http.cookies).live(table, talk=1) as hers:
        until_message(hers, lambda it: it["type"] == "presence" and it["seats"] == [0, 1])
        with carl.live(table, talk=1) as own:
            seen = until_message(own, lambda it: it["type"] == "presence" and it["seats"])
            assert [it["name"] for it in seen["onlookers"]] == [carl.me["name"]]
            reply = until_message(hers, lambda it: it["type"] == "presence" and it["onlookers"])
            assert reply == seen
        until_message(hers, lambda it: it["type"] == "presence" and not it["onlookers"])


@pytest.mark.late
def test_a_process_that_is_killed_takes_those_who_looked_through_it_along(pair: tuple[Server, Server]) -> None:
    here, there = pair
    anna, carl = here.guest(), here.guest()
    table = anna.open(HOTSEAT)
    with there.guest(**carl.http.cookies).live(table, talk=1), anna.live(table, talk=1) as hers:
        until_message(hers, lambda it: it["type"] == "presence" and it["onlookers"])
        there.kill()
        until_message(hers, lambda it: it["type"] == "presence" and not it["onlookers"])


def test_all_processes_show_what_one_leads_and_end_it_when_the_leader_has_gone(pair: tuple[Server, Server]) -> None:
    here, there = pair
    anna = here.guest()
    table = anna.open(HOTSEAT)
    carl, dora = there.guest(), there.guest()
    again = there.guest(**anna.http.cookies)
    anna.play_on(table, random.Random(3), 10_000)
    path = f"/api/tables/{table['id']}/lead"
    with carl.live(table, talk=1) as own, dora.live(table) as others:
        with anna.live(table):
            until_message(own, lambda it: it["type"] == "presence" and it["seats"])
            # A guest who looks through one process may lead by any
            reply = again.post(path, **LEAD)
            assert until_message(own, lambda it: it["type"] == "lead") == reply
            assert until_message(others, lambda it: it["type"] == "lead") == reply
            assert dora.refused(path, 409, **LEAD | {"lead": "d" * 32})["code"] == "led"
            anna.post(path, **LEAD | {"at": 5})
            assert until_message(own, lambda it: it["type"] == "lead")["at"] == 5
        assert until_message(own, lambda it: it["type"] == "lead-over") == {"type": "lead-over", "lead": "a" * 32}


@pytest.mark.late
def test_bots_of_a_process_that_is_killed_go_on_at_another(pair: tuple[Server, Server]) -> None:
    here, there = pair
    anna = here.guest()
    bots = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
    table = anna.open([{"kind": "me"}, *bots])
    again = there.guest(**anna.http.cookies)
    while not table["over"] and table["view"]["actor"] == 0:
        table = anna.answer(table, table["view"]["legal"][0])["table"]
    here.kill()
    # Nobody asks the one that is left for this table before
    until(lambda: again.table(table)["view"]["legal"], 60)
    assert not there.logged("ratskeller.server.tables.manager")


def test_who_guesses_at_passwords_gains_nothing_by_trying_at_another_process(start: Callable[..., Server]) -> None:
    here, there = start(passwords=3), start(passwords=3)
    for server in (here, there, here):
        assert server.guest().refused("/api/me/sign-in", 403, name="Anna", password="x")["code"] == "wrong-sign-in"
    refused = there.guest().refused("/api/me/sign-in", 429, name="Bea", password="x")
    assert (refused["code"], 0 < refused["detail"]["seconds"] <= 1200) == ("too-many-passwords", True)
    with closing(connected(here.database)) as connection:
        # Only a hash says who tried what
        assert {len(who) for (who,) in connection.execute("SELECT who FROM login_limits")} == {32}


def test_a_process_that_is_asked_to_end_says_so_while_it_still_serves(start: Callable[..., Server]) -> None:
    server = start(drain=30)
    guest = server.guest()
    assert guest.get("/api/health")["status"] == "ok"
    assert server.process is not None
    server.process.send_signal(signal.SIGTERM)
    until(lambda: guest.http.get("/api/health").status_code == 503)
    assert guest.http.get("/api/health").json()["status"] == "ending"
    assert guest.open(HOTSEAT)
    # Who says it twice means at once
    assert server.stop() == 0


def test_what_one_process_has_claimed_no_other_may_do_until_it_has_gone(tmp_path: Path) -> None:
    path = fresh(tmp_path / "tables.sqlite3")

    async def claiming() -> None:
        store = store_of(path)
        for name in ("first", "second"):
            await store.write(nodes.enter, name)
        take = {
            name: lambda connection, name=name: nodes.take_claim(connection, TURN, name) for name in ("first", "second")
        }
        assert await store.write(take["first"])
        assert await store.write(take["first"])
        assert not await store.write(take["second"])
        await store.write(nodes.remove, "first")
        assert await store.write(take["second"])
        with pytest.raises(ClaimLost):
            await store.write(lambda connection: nodes.check_claim(connection, TURN, "first"))
        await store.write(lambda connection: nodes.check_claim(connection, TURN, "second"))
        await store.close()

    asyncio.run(claiming())


def test_a_process_that_shows_nothing_is_given_up_and_one_that_was_begins_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_node, "BEAT_SECONDS", 0.01)
    path = fresh(tmp_path / "tables.sqlite3")

    async def living() -> None:
        store = store_of(path)
        await store.write(nodes.enter, "dead")
        node = ClusterNode(store)
        lost = asyncio.Event()

        async def hear() -> None:
            lost.set()

        node.on_leave.append(hear)
        running = asyncio.create_task(node.run())
        await asyncio.wait_for(lost.wait(), 20)
        await asyncio.wait_for(node.wait_until_known(), 20)
        assert node.is_alone
        former = node.id
        await store.write(nodes.remove, former)
        await store.write(nodes.enter, "new")
        while node.id == former or node.others != {"new"}:
            await node.refresh()
            await asyncio.sleep(0.01)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await store.close()

    asyncio.run(asyncio.wait_for(living(), 60))


def test_the_loss_of_a_process_is_announced_again_until_its_work_is_taken_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_node, "BEAT_SECONDS", 0.01)
    path = fresh(tmp_path / "tables.sqlite3")

    async def living() -> None:
        store = store_of(path)
        await store.write(nodes.enter, "dead")
        node, heard, others = ClusterNode(store), [], asyncio.Event()

        async def fail_first() -> None:
            heard.append(node.is_alone)
            if len(heard) < 3:
                raise AttributeError("position")

        async def hear() -> None:
            if len(heard) == 3:
                others.set()

        node.on_leave += [fail_first, hear]
        running = asyncio.create_task(node.run())
        await asyncio.wait_for(others.wait(), 20)
        assert not running.done()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await store.close()
        assert heard == [True] * 3

    asyncio.run(asyncio.wait_for(living(), 60))
