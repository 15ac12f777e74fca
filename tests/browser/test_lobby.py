"""People who play with each other: found in the lobby, invited, let in by a password, and sent away."""

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from random import Random
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, expect
from server.serving import Server, until

from .conftest import DESKTOP, PHONE
from .test_access import violations
from .visitor import Visitor, visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PASSWORD = "Bring out your dead"
Coming = Callable[..., Awaitable[Visitor]]


@pytest_asyncio.fixture(loop_scope="session")
async def coming(browser: Browser) -> AsyncIterator[Coming]:
    """Others, each with a browser of their own."""
    contexts: list[BrowserContext] = []

    async def come(**device: Any) -> Visitor:
        contexts.append(await browser.new_context(**(device or DESKTOP)))
        return await visitor(await contexts[-1].new_page(), speed="off")

    yield come
    for context in contexts:
        await context.close()


async def begin(who: Visitor, url: str, way: str, *, friendly: bool = False) -> str:
    """Open a table with a free seat, and return its address."""
    await who.page.goto(url)
    await who.seat(1, "open")
    await who.choose("way", way)
    if friendly:
        await who.choose("friendly", "true")
    if way == "password":
        await expect(who.part("play-now")).to_be_disabled()
        await who.part("new-password").fill(PASSWORD)
    await who.part("play-now").click()
    await who.page.wait_for_url("**/t/*")
    await expect(who.part("invite-link")).to_have_value(who.page.url)
    if way == "public":
        await who.page.keyboard.press("Escape")
    return who.page.url


async def come_in(who: Visitor, address: str) -> None:
    """Go to a table that has a password, and sit down."""
    await who.page.goto(address)
    await who.part("door-password").fill(PASSWORD)
    await who.part("door-enter").click()
    await who.part("waiting-room").wait_for()
    await who.part("sit").click()
    await expect(who.part("sit")).to_have_count(0)


async def settle(who: Visitor) -> None:
    assert await who.my_turn() == "settle"
    before = await who.marker()
    await who.page.locator("[data-answer=gallia]").click()
    if await who.taken(before):
        await who.part("confirm").click()
    await who.moved_on(before)


@pytest.mark.journey
async def test_a_guest_is_let_in_and_sent_away_and_another_plays(
    desk: Visitor, host: Server, coming: Coming, axe: str
) -> None:
    address = await begin(desk, host.url, "password")
    friend, other = await coming(), await coming(**PHONE)
    await friend.page.goto(address)
    await friend.part("door-password").fill("wrong")
    await friend.part("door-enter").click()
    await expect(friend.page.get_by_role("alert")).to_be_visible()
    assert await violations(friend, axe) == []
    await come_in(friend, address)

    assert await violations(desk, axe) == []
    await desk.part("clear-1").click()
    await expect(desk.part("qr")).to_be_visible()
    await expect(friend.part("doorway")).to_be_visible()
    await expect(friend.part("sit")).to_have_count(0)

    await come_in(other, address)
    assert await other.no_side_scroll()
    await desk.part("begin").click()
    await settle(desk)
    await settle(other)
    assert desk.errors == []


@pytest.mark.journey
async def test_two_find_each_other_in_the_lobby(desk: Visitor, host: Server, coming: Coming, axe: str) -> None:
    # Of ratings only those are asked whose games can count
    await desk.page.goto(host.url)
    await desk.seat(1, "open")
    await expect(desk.part("fold-door")).to_be_visible()
    await expect(desk.part("fold-rating")).to_have_count(0)
    await expect(desk.page.get_by_text("Get a link for your friends")).to_be_visible()
    await desk.page.request.get(f"{host.url}/api/me")
    await desk.post(f"{host.url}/api/me/account", {"name": "Lobbyist", "password": PASSWORD})
    address = await begin(desk, host.url, "public", friendly=True)
    friend = await coming()
    await friend.page.goto(f"{host.url}/lobby")
    table = friend.page.locator(f"[data-testid=lobby-open] [data-table='{address.rpartition('/')[2]}']")
    await expect(table).to_contain_text("friendly", ignore_case=True)
    assert await violations(friend, axe) == []
    await table.locator("a").click()
    await expect(friend.part("invitation")).to_contain_text("friendly", ignore_case=True)
    await friend.part("invited-name").fill("Bertha")
    waiting = await desk.page.context.new_page()
    await waiting.goto(host.url)
    state = waiting.locator(f"[data-table='{address.rpartition('/')[2]}'] .state")
    await expect(state).to_have_text("a seat is open")
    await desk.part("invite").click()
    await expect(desk.part("invite-link")).to_be_visible()
    await friend.part("sit").click()
    # The invitation leaves the board, and the start page hears that it is one's turn
    await expect(desk.part("invite-link")).to_have_count(0)
    await expect(state).to_have_text("your turn")
    await settle(desk)
    await expect(desk.page.get_by_text("Bertha").first).to_be_visible()
    await expect(desk.part("friendly")).to_be_visible()
    assert await friend.my_turn() == "settle"
    assert friend.errors == []


async def test_the_start_page_and_the_tab_say_where_others_wait_for_you(desk: Visitor, host: Server, axe: str) -> None:
    friend = host.guest()
    await desk.page.request.get(f"{host.url}/api/me")
    seats = [{"kind": "me"}, {"kind": "open"}]
    alone = await desk.post(
        f"{host.url}/api/tables", {"game": "rattus", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
    )
    table = await desk.post(f"{host.url}/api/tables", {"game": "carcassonne", "seats": seats})
    friend.post(f"/api/tables/{table['id']}/join", seat=1)
    while friend.table(table)["view"]["actor"] != 0:
        now = friend.table(table)
        friend.answer(now, now["view"]["legal"][0])

    await desk.page.goto(host.url)
    await expect(desk.part("your-turn")).to_have_attribute("data-count", "1")
    await expect(desk.page).to_have_title("(1) Ratskeller")
    await expect(desk.page.locator(f"[data-turn='{alone['id']}']")).to_have_count(0)
    assert await violations(desk, axe) == []
    # So do the head of every other page and the icon
    for path in ("/lobby", "/rules/rattus", "/me/notifications", "/me"):
        await desk.page.goto(host.url + path)
        await expect(desk.part("head-turns")).to_contain_text("Your turn (1)")
        await expect(desk.part("head-me")).to_have_text(re.compile(r"^Guest \d+$"))
        await expect(desk.page).to_have_title(re.compile(r"^\(1\) "))
        await desk.until("document.querySelector('link[rel=icon]').href.endsWith('/favicon-turn.svg')")
    await desk.page.goto(host.url)
    await desk.page.locator(f"[data-turn='{table['id']}']").click()
    await expect(desk.page).to_have_url(f"{host.url}/t/{table['id']}")
    assert desk.errors == []


@pytest.mark.parametrize("game", ["rattus", "carcassonne"])
async def test_the_start_page_shows_a_public_game_in_small(desk: Visitor, host: Server, game: str) -> None:
    player = host.guest()
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    table = player.post("/api/tables", game=game, seats=seats, way="public")
    player.play_on(table, Random(0), 20)
    # The list of public tables is read again only once a second
    until(lambda: any(it["id"] == table["id"] for it in player.get("/api/lobby")["running"]))
    await desk.page.goto(f"{host.url}/?game={game}")
    glimpse = desk.part("glimpse")
    await expect(glimpse).to_have_attribute("data-live", "true")
    await expect(glimpse.locator("svg").first).to_be_visible()
    await glimpse.click()
    await expect(desk.page).to_have_url(f"{host.url}/t/{table['id']}")
    assert desk.errors == []
