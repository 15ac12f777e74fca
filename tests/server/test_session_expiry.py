"""Sessions and API tokens expire on the server, whether or not their rows were removed."""

import asyncio
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from ratskeller.server.accounts.api_tokens import create_token, program_by_secret
from ratskeller.server.accounts.crypto import new_token
from ratskeller.server.accounts.guests import GUEST_DAYS, Guests, SessionLifetimes
from ratskeller.server.accounts.queries import open_account
from ratskeller.server.accounts.session_queries import (
    Browser,
    begin_session,
    end_all_sessions,
    end_expired,
)
from ratskeller.server.db.store import Store
from ratskeller.server.db.timestamps import days_ago, now

from .places import connected, fresh, store_of
from .serving import Server
from .test_accounts import PASSWORD, account

PATIENCE = 30
LASTING = SessionLifetimes(idle=90, most=365, tokens=30)


@pytest.mark.parametrize(
    ("account", "seen", "since", "lasts"),
    [
        (True, 89, 364, True),
        (True, 91, 100, False),
        (True, 1, 366, False),
        (False, GUEST_DAYS - 1, 1000, True),
        (False, GUEST_DAYS + 1, 1000, False),
    ],
)
def test_a_session_ends_after_its_lifetime(
    tmp_path: Path, account: bool, seen: float, since: float, lasts: bool
) -> None:
    path = fresh(tmp_path / "tables.sqlite3")

    async def run() -> list[bool]:
        store = store_of(path)
        guests, token = Guests(store, LASTING), new_token()
        guest = await guests.create(new_token())
        if account:
            await store.write(lambda connection: open_account(connection, guest.id, "Anna", "a hash", now()))
        browser = Browser(token, "Firefox", "a code")
        await store.write(lambda connection: begin_session(connection, guest.id, browser, now()))
        with closing(connected(path)) as connection:
            connection.execute("UPDATE sessions SET seen = ?", (days_ago(seen),))
            connection.execute("UPDATE devices SET since = ?", (days_ago(since),))
        found = [await guests.by_token(token)]
        # What was read before the days went by ends as well
        guests.lifetimes = SessionLifetimes()
        await guests.by_token(token)
        guests.lifetimes = LASTING
        found.append(await guests.by_token(token))
        survives = seen < GUEST_DAYS and not await store.write(end_expired, LASTING)
        await store.close()
        return [*(it is not None for it in found), survives]

    assert asyncio.run(run()) == [lasts] * 3


def test_a_session_that_another_process_has_renewed_goes_on(tmp_path: Path) -> None:
    path = fresh(tmp_path / "tables.sqlite3")

    async def run() -> None:
        store = store_of(path)
        guests, token = Guests(store), new_token()
        guest = await guests.create(token)
        with closing(connected(path)) as connection:
            connection.execute("UPDATE sessions SET seen = ?", (days_ago(GUEST_DAYS - 1),))
            guests.clear_cache()
            assert await guests.by_token(token) == guest
            guests.lifetimes = LASTING
            connection.execute("UPDATE sessions SET seen = ?", (now(),))
        assert await guests.by_token(token) == guest
        await store.close()

    asyncio.run(run())


def test_a_server_that_has_just_started_accepts_nothing_that_has_expired(start: Callable[..., Server]) -> None:
    """Before it has removed anything from the database."""
    server = start()
    guest = account(server, "Anna")
    secret = guest.post("/api/me/tokens", name="My bot", scopes=["read"], password=PASSWORD)["secret"]
    cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    ways = ({"Cookie": cookies}, {"Authorization": f"Bearer {secret}"})

    def answers() -> list[int]:
        return [httpx.get(f"{server.url}/api/tables", headers=way).status_code for way in ways]

    assert answers() == [200, 200]
    server.stop()
    with closing(connected(server.database)) as connection:
        connection.execute("UPDATE sessions SET seen = ?", (days_ago(91),))
        connection.execute("UPDATE tokens SET used = ?", (days_ago(366),))
    server.start()
    assert answers() == [401, 401]
    assert httpx.get(f"{server.url}/api/me", headers=ways[0]).json()["id"] != guest.me["id"]
    with closing(connected(server.database)) as connection:
        assert connection.execute("SELECT COUNT(*) FROM sessions WHERE seen < ?", (days_ago(90),)).fetchone() == (1,)


@pytest.mark.parametrize(("used", "lasts"), [(29, True), (31, False)])
def test_an_unused_token_ends(tmp_path: Path, used: float, lasts: bool) -> None:
    path = fresh(tmp_path / "tables.sqlite3")

    async def run() -> bool:
        store = store_of(path)
        guest = await Guests(store).create(new_token())
        made = await store.write(create_token, guest.id, "My bot", ["read"])
        with closing(connected(path)) as connection:
            connection.execute("UPDATE tokens SET created = '2020-01-01T00:00:00.000Z', used = ?", (days_ago(used),))
        await store.write(end_expired, LASTING)
        found = await store.read(program_by_secret, made.secret)
        await store.close()
        return found is not None

    assert asyncio.run(run()) is lasts
    assert LASTING.has_token_ended(days_ago(used)) is not lasts


def test_a_connection_ends_with_its_session_or_token(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody asks for anything meanwhile, and no row is removed."""
    monkeypatch.setattr("ratskeller.server.accounts.guests.WATCH_SECONDS", 0.01)
    path = fresh(tmp_path / "tables.sqlite3")

    async def run() -> None:
        store = store_of(path)
        guests, tokens = Guests(store, LASTING), [new_token(), new_token()]
        young, old = [await guests.create(token) for token in tokens]
        secrets = [(await store.write(create_token, it.id, "My bot", ["read"])).secret for it in (young, old)]
        with ExitStack() as stack:
            watched = [
                stack.enter_context(guests.watch(guest, secret))
                for guest, secret in zip((young, old, young, old), (*tokens, *secrets), strict=True)
            ]
            task = asyncio.create_task(guests.run())
            with closing(connected(path)) as connection:
                connection.execute(
                    "UPDATE sessions SET seen = ? WHERE guest_id = ?", (days_ago(GUEST_DAYS + 1), old.id)
                )
                connection.execute("UPDATE tokens SET used = ? WHERE guest_id = ?", (days_ago(31), old.id))
            await true(lambda: watched[1].is_set() and watched[3].is_set())
            assert [it.is_set() for it in watched] == [False, True, False, True]
            assert [await guests.by_token(token) for token in tokens] == [young, None]
            task.cancel()
        await store.close()

    asyncio.run(run())


async def guests_reading_slowly(path: Path) -> tuple[Store, Guests, list[asyncio.Event]]:
    """The guests of a new store; what was read is kept back until its event is set."""
    store, held = store_of(path), list[asyncio.Event]()
    read = store.read

    async def slowly(work: Callable[..., Any], *args: Any, **named: Any) -> Any:
        found, event = await read(work, *args, **named), asyncio.Event()
        held.append(event)
        await event.wait()
        return found

    store.read = slowly  # type: ignore[method-assign]
    return store, Guests(store), held


async def true(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


def test_a_session_that_ends_while_it_is_read_is_not_remembered(tmp_path: Path) -> None:
    path = fresh(tmp_path / "tables.sqlite3")

    async def run() -> None:
        store, guests, held = await guests_reading_slowly(path)
        token = new_token()
        guest = await guests.create(token)
        guests.clear_cache()
        early = asyncio.create_task(guests.by_token(token))
        await true(lambda: len(held) == 1)
        await store.write(end_all_sessions, guest.id, now())
        await guests.refresh({guest.id})
        late = asyncio.create_task(guests.by_token(token))
        await true(lambda: len(held) == 2)
        for event in held:
            event.set()
        # A request from before its end may still be served
        assert [await early, await late] == [guest, None]
        later = asyncio.create_task(guests.by_token(token))
        await true(lambda: len(held) == 3)
        held[-1].set()
        assert await later is None
        await store.close()

    asyncio.run(run())


def test_a_session_is_read_once_for_all_sockets_that_come_back_together(tmp_path: Path) -> None:
    path = fresh(tmp_path / "tables.sqlite3")

    async def run() -> None:
        store, guests, held = await guests_reading_slowly(path)
        token = new_token()
        guest = await guests.create(token)
        guests.clear_cache()
        asked = [asyncio.create_task(guests.by_token(token)) for _ in range(10)]
        await true(lambda: bool(held))
        held[0].set()
        assert await asyncio.gather(*asked) == [guest] * 10
        assert len(held) == 1
        await store.close()

    asyncio.run(run())
