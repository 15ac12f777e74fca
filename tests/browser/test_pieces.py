"""The start page comes in few pieces. One that can't be fetched is reported as such, and comes when it is asked for again."""

import pytest
from playwright.async_api import Route, expect
from server.serving import Server

from .visitor import COMPLETE, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

MOST_REQUESTS = 15
MOST_BYTES = 200_000
FETCHED = """performance.getEntriesByType("resource").filter(({ name }) => name.includes("/assets/"))
  .map(({ name, encodedBodySize }) => [name.split("/").at(-1), encodedBodySize])"""
POLLED = "/api/tables"
"""Asked for every few seconds."""


@pytest.mark.own_page
async def test_the_start_page_comes_by_few_requests_and_its_picture_is_drawn(phone: Visitor, host: Server) -> None:
    asked: list[str] = []
    phone.page.on("request", lambda request: asked.append(request.url.removeprefix(host.url)))
    await phone.page.goto(host.url)
    await phone.until(f"{COMPLETE} && document.fonts.status === 'loaded'")
    # Who visits is shown last
    await phone.page.wait_for_load_state("networkidle")
    assert len([it for it in asked if it != POLLED]) <= MOST_REQUESTS, asked
    pieces = await phone.page.evaluate(FETCHED)
    assert sum(size for _, size in pieces) <= MOST_BYTES, pieces
    assert phone.errors == []


async def test_a_page_that_does_not_come_is_asked_for_again(desk: Visitor, host: Server) -> None:
    pieces = "**/assets/LobbyPage-*.js"
    await desk.page.route(pieces, lambda route: route.abort())
    await desk.page.goto(f"{host.url}/lobby")
    await expect(desk.part("piece-missing")).to_contain_text("could not be loaded")
    await desk.page.unroute(pieces)
    again = desk.part("piece-again")
    await again.click()
    # A browser that remembers what failed is told to reload the page
    await expect(desk.part("lobby-page").or_(desk.page.get_by_role("button", name="Reload the page"))).to_be_visible()
    if await again.is_visible():
        await again.click()
    await expect(desk.part("lobby-page")).to_be_visible()


async def test_a_sheet_that_fails_to_load_is_reported_over_the_table_which_goes_on(desk: Visitor, host: Server) -> None:
    await desk.open_table(host.url)
    await desk.page.route("**/assets/Wishes-*.js", lambda route: route.abort())
    await desk.part("conduct-open").click()
    await expect(desk.part("trouble")).to_contain_text("could not be loaded")
    await desk.part("trouble-close").click()
    await expect(desk.part("trouble")).to_be_hidden()
    assert await desk.my_turn() is not None


@pytest.mark.own_page
async def test_a_table_that_was_left_asks_for_nothing_more(desk: Visitor, host: Server) -> None:
    await desk.page.request.get(f"{host.url}/api/me")
    table = await desk.post(
        f"{host.url}/api/tables", {"game": "carcassonne", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
    )
    asked: list[str] = []

    async def refuse(route: Route) -> None:
        asked.append(route.request.url)
        await route.abort()

    await desk.page.clock.install()
    await desk.page.route("**/api/games/carcassonne*/**", refuse)
    await desk.page.goto(f"{host.url}/t/{table['id']}")
    await desk.until("document.querySelector('main.alone')")
    while len(asked) < 3:
        await desk.page.clock.run_for(1000)
    await desk.page.evaluate(
        "history.pushState(null, '', '/rules/rattus'); dispatchEvent(new PopStateEvent('popstate', { state: null }))"
    )
    await desk.until("!document.querySelector('main.alone')")
    before = len(asked)
    await desk.page.clock.run_for(20_000)
    assert len(asked) == before
