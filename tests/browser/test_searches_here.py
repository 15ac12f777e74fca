"""Hints, analyses and reviews whose searches run in the browser, at a table on a server; where that fails, the server searches."""

from collections import Counter
from contextlib import closing
from urllib.parse import urlsplit

import pytest
from playwright.async_api import Request, expect
from server.places import connected
from server.serving import Server

from ratskeller.wasm.modules import make_module

from .test_analysis_sheet import open_allowed
from .test_review import asked_about, finished, learn
from .visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SEARCH = 60_000
"""Milliseconds that a search of a second may take with its module on a busy machine."""


@pytest.fixture(scope="module", autouse=True)
def module() -> None:
    """The module of Rattus, in the cache."""
    make_module("rattus")


def heard(who: Visitor) -> Counter[str]:
    """Count what the page asks of the server, by method and the last part of the path."""
    asked: Counter[str] = Counter()

    def count(request: Request) -> None:
        asked[f"{request.method} {urlsplit(request.url).path.rpartition('/')[2]}"] += 1

    who.page.on("request", count)
    return asked


async def search_here(who: Visitor) -> None:
    """Choose in the settings that this device searches."""
    await who.part("help").click()
    await who.page.locator("[data-thinking=here]").click()
    await expect(who.page.locator("[data-thinking=here]")).to_have_attribute("aria-pressed", "true")
    await who.page.keyboard.press("Escape")


async def test_a_hint_is_searched_for_in_the_browser_where_the_viewer_wants_it(desk: Visitor, host: Server) -> None:
    asked = heard(desk)
    await open_allowed(desk, host.url)
    await search_here(desk)
    before = await desk.legal()
    await desk.part("ask-hint").click()
    best = desk.page.locator("[data-hint]")
    await best.wait_for(timeout=SEARCH)
    assert str(await best.get_attribute("data-hint")).split("; ")[0] in before.split(", ")
    assert (asked["POST analysis"], asked["GET analysis"], asked["GET engine"]) == (2, 0, 1)
    assert desk.errors == []


async def test_the_server_searches_where_the_browser_has_no_module(desk: Visitor, host: Server) -> None:
    await open_allowed(desk, host.url)
    await search_here(desk)
    await desk.page.route("**/engine", lambda route: route.fulfill(status=404, json={"code": "no-engine"}))
    asked = heard(desk)
    await desk.part("ask-hint").click()
    await desk.page.locator("[data-hint]").wait_for(timeout=SEARCH)
    assert (asked["POST analysis"], asked["GET analysis"]) == (1, 1)
    await desk.page.unroute("**/engine")


async def test_a_turn_that_is_tried_is_judged_in_the_browser(desk: Visitor, host: Server) -> None:
    question = await asked_about(desk, host, "rattus")
    await desk.page.goto(host.url)
    await search_here(desk)
    await learn(desk, question, host)
    asked = heard(desk)
    await desk.part("review-learn-solution").click()
    await expect(desk.part("review-learn-solved")).to_have_attribute("aria-busy", "false", timeout=SEARCH)
    assert asked["POST attempt"] >= 2
    assert asked["GET attempt"] == 0
    assert desk.errors == []


async def test_a_whole_review_is_made_in_the_browser_and_kept_by_nobody(desk: Visitor, host: Server) -> None:
    table = await finished(desk, host.url, "rattus")
    await desk.page.goto(host.url)
    await search_here(desk)
    asked = heard(desk)
    await desk.page.goto(f"{host.url}/t/{table['id']}/review?at=0")
    review = desk.part("review-timeline")
    await expect(review.locator("progress")).to_be_visible()
    await expect(review).to_have_attribute("data-state", "done", timeout=5 * SEARCH)
    assert asked["POST judgement"] > asked["POST review"] > 1
    # The page itself
    assert asked["GET review"] == 1
    # Sums of the whole game
    await expect(desk.part("review-learn")).to_be_enabled()
    with closing(connected(host.database)) as database:
        assert database.execute("SELECT COUNT(*) FROM reviews WHERE table_id = ?", (table["id"],)).fetchone() == (0,)
    assert desk.errors == []
