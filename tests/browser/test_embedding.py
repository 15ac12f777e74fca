"""Boards in a plain page of another origin: by the custom element, and in a frame."""

import json
import re
from collections.abc import AsyncIterator, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect
from server.serving import Server

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "web" / "packages" / "board" / "examples"
RECORD = ROOT / "tests" / "records" / "rattus-base-2-online.json"
SEATS = [{"kind": "me"}, {"kind": "open"}]
ELEMENT = """<!doctype html><html lang="en"><title>A blog</title>
<script type="module" src="{site}/board/{game}.js"></script>
<ratskeller-board game="{game}" interactive style="width: 800px; height: 600px"></ratskeller-board>
<script type="module">
  const board = document.querySelector("ratskeller-board");
  await customElements.whenDefined("ratskeller-board");
  window.heard = [];
  document.addEventListener("ratskeller-press", (event) => window.heard.push(event.detail));
  board.{property} = {data};
</script>"""
FRAME = """<!doctype html><title>A blog</title><iframe src="{src}" width="800" height="600"></iframe>"""


class Blog:
    """A site of somebody else, whose page is a text."""

    def __init__(self) -> None:
        self.page = ""
        blog = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self.send_response(200)
                self.send_header("Content-Type", "text/html; charset=utf-8")
                self.end_headers()
                self.wfile.write(blog.page.encode())

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.host = f"127.0.0.1:{self.server.server_port}"
        Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture(scope="module")
def blogs() -> Iterator[tuple[Blog, Blog]]:
    """A blog that may show boards, and one that may not."""
    both = Blog(), Blog()
    yield both
    for blog in both:
        blog.server.shutdown()
        blog.server.server_close()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, blogs: tuple[Blog, Blog]) -> Iterator[Server]:
    """A server whose boards the first blog may show."""
    server = Server(tmp_path_factory.mktemp("embedding") / "tables.sqlite3", embed_hosts=blogs[0].host).start()
    yield server
    server.stop()


@pytest_asyncio.fixture(loop_scope="session")
async def page(browser: Browser) -> AsyncIterator[Page]:
    """A page that fails the test with the first error of a script."""
    context = await browser.new_context(viewport={"width": 1000, "height": 800}, reduced_motion="reduce")
    page = await context.new_page()
    failures: list[str] = []
    page.on("pageerror", lambda error: failures.append(str(error)))
    yield page
    await context.close()
    assert failures == []


async def opened(page: Page, blog: Blog, text: str) -> None:
    """Open the page of a blog."""
    blog.page = text
    await page.goto(f"http://{blog.host}/")


async def heard(page: Page) -> Any:
    return await page.evaluate("window.heard")


async def test_a_page_of_another_origin_shows_carcassonne_and_hears_presses(
    site: Server, blogs: tuple[Blog, Blog], page: Page
) -> None:
    view = (EXAMPLES / "puzzle.json").read_text(encoding="utf-8")
    text = ELEMENT.format(site=site.url, game="carcassonne", property="view", data=view)
    await opened(page, blogs[0], text)
    await expect(page.get_by_role("group", name="Board", exact=True)).to_be_visible()
    target = page.locator("[data-cell]").first
    place = await target.get_attribute("data-cell")
    await target.click()
    assert await heard(page) == [{"game": "carcassonne", "kind": "place", "id": place}]


async def test_a_page_of_another_origin_replays_rattus_and_hears_presses(
    site: Server, blogs: tuple[Blog, Blog], page: Page
) -> None:
    replay = (EXAMPLES / "replay.json").read_text(encoding="utf-8")
    text = ELEMENT.format(site=site.url, game="rattus", property="record", data=replay)
    await opened(page, blogs[0], text)
    region = page.locator("[data-region=gallia]")
    last = await region.get_attribute("aria-label")
    # No word is missing: one that is would be there by its name
    labels = await page.locator("[aria-label]").evaluate_all("(all) => all.map((it) => it.getAttribute('aria-label'))")
    assert not [it for it in labels if re.fullmatch(r"[a-z]+(-[a-z]+)+", it)]
    await page.evaluate("document.querySelector('ratskeller-board').at = 0")
    await expect(region).not_to_have_attribute("aria-label", str(last))
    await region.focus()
    await page.keyboard.press("Enter")
    assert await heard(page) == [{"game": "rattus", "kind": "region", "id": "gallia"}]


async def test_a_board_that_is_not_interactive_is_one_picture(
    site: Server, blogs: tuple[Blog, Blog], page: Page
) -> None:
    view = (EXAMPLES / "position.json").read_text(encoding="utf-8")
    text = ELEMENT.format(site=site.url, game="carcassonne", property="view", data=view)
    await opened(page, blogs[0], text.replace(" interactive", ""))
    await expect(page.locator("[data-walk]").first).to_be_attached()
    session = await page.context.new_cdp_session(page)
    nodes = (await session.send("Accessibility.getFullAXTree"))["nodes"]
    seen = [(it["role"]["value"], it["name"]["value"]) for it in nodes if not it["ignored"] and "name" in it]
    assert ("image", "Board") in seen
    assert "button" not in dict(seen)
    await page.keyboard.press("Tab")
    assert await page.evaluate("document.activeElement === document.body")


async def test_an_allowed_host_frames_a_record_and_steps_through_it(
    site: Server, blogs: tuple[Blog, Blog], page: Page
) -> None:
    record = json.dumps(json.loads(RECORD.read_text(encoding="utf-8")))
    src = f"{site.url}/embed/record?{httpx.QueryParams(record=record, lang='de')}"
    await opened(page, blogs[0], FRAME.format(src=src.replace("&", "&amp;")))
    frame = page.frame_locator("iframe")
    steps = frame.get_by_role("slider")
    count = int(str(await steps.get_attribute("max")))
    await frame.get_by_role("button", name="Zurück").click()
    await expect(frame.locator("output")).to_have_text(f"Schritt {count - 1} von {count}")
    await expect(frame.locator("[data-region=gallia]")).to_be_visible()
    assert await page.context.cookies() == []


async def test_only_an_allowed_host_frames_a_table(site: Server, blogs: tuple[Blog, Blog], page: Page) -> None:
    table = site.guest().post("/api/tables", game="carcassonne", seats=SEATS, way="public")
    text = FRAME.format(src=f"{site.url}/embed/{table['id']}")
    await opened(page, blogs[0], text)
    board = page.frame_locator("iframe").locator("ratskeller-board")
    await expect(board).to_be_visible()
    async with page.expect_console_message(lambda it: "frame-ancestors" in it.text):
        await opened(page, blogs[1], text)
    await expect(board).to_have_count(0)
    async with page.expect_console_message(lambda it: "'none'" in it.text):
        await opened(page, blogs[0], FRAME.format(src=f"{site.url}/t/{table['id']}"))
    await expect(page.frame_locator("iframe").locator("main")).to_have_count(0)
