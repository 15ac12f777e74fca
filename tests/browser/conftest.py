"""A real server and a real browser. Without Chromium these tests are skipped, or fail where everything is required."""

import os
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect
from server.serving import Server

from ratskeller.bots.warmup import warm_up

from .shared_page import SharedPages
from .slowness import slow_down
from .visitor import PATIENCE, Visitor, visitor

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
BUILT = ROOT / "src" / "ratskeller" / "static" / "index.html"
QUIET = ["--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-component-update"]
WHOLE = ["--default-tile-width=2048", "--default-tile-height=2048"]
"""A page is painted in one piece: without a graphics card, painting the maps again for every small piece took most of the time."""
PLAIN = "plain.test"
"""Another name of this machine: what comes from 127.0.0.1 counts as safe even without https, but what comes from there doesn't."""
NAMES = [f"--host-resolver-rules=MAP {PLAIN} 127.0.0.1"]
# What is kept for days without the server would be fetched for every test, and keeps requests from those that hold them up
UNKEPT = {"service_workers": "block"}
DESKTOP = {"viewport": {"width": 1280, "height": 800}} | UNKEPT
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True} | UNKEPT
expect.set_options(timeout=PATIENCE)


def missing(what: str) -> None:
    """Skip, or fail where a test that can't run is a failure."""
    if os.environ.get("RATSKELLER_REQUIRE_ALL") == "1":
        pytest.fail(what)
    pytest.skip(what)


def chromium() -> str | None:
    """The browser named by RATSKELLER_CHROMIUM, else the first one on the PATH.

    The one without a window comes first: for each page it starts a third of what the others do.
    """
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
    return os.environ.get("RATSKELLER_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], pytestconfig: pytest.Config) -> dict[str, Any]:
    path = chromium()
    if path is None:
        missing("no Chromium: install one or name it in RATSKELLER_CHROMIUM")
    if not BUILT.is_file():
        missing("the client is not built")
    pictures = (pytestconfig.getoption(option) != "off" for option in ("--screenshot", "--video", "--tracing"))
    Visitor.is_watched = pytestconfig.getoption("--headed") or any(pictures)
    return {**browser_type_launch_args, "executable_path": path, "args": QUIET + WHOLE + NAMES}


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser(browser: Browser) -> Browser:
    """The browser of all tests."""
    return slow_down(browser)


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that all browser tests share."""
    server = Server(tmp_path_factory.mktemp("browser") / "tables.sqlite3").start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def compiled_rattus() -> None:
    """Compile the rules of Rattus, unless they are in the cache: interpreted, the house tries few turns and judges a game for minutes."""
    warm_up(lambda _what, _done, _total: None, ["rattus"])


@pytest.fixture
def own_host(tmp_path: Path) -> Iterator[Server]:
    """A server that the test may kill."""
    server = Server(tmp_path / "tables.sqlite3").start()
    yield server
    server.stop()


@pytest.fixture
def axe() -> str:
    """The source of axe-core."""
    if not AXE.is_file():
        missing("no axe-core: run npm ci in web/")
    return AXE.read_text(encoding="utf-8")


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def shared_pages(browser: Browser) -> AsyncIterator[SharedPages]:
    """The pages that tests use one after another."""
    pages = SharedPages(browser)
    yield pages
    await pages.close()


@pytest_asyncio.fixture(loop_scope="session")
async def desk(shared_pages: SharedPages, request: pytest.FixtureRequest) -> AsyncIterator[Visitor]:
    """Somebody at a desktop who lets nothing be animated."""
    async with shared_pages.visit(DESKTOP, is_own=needs_own_page(request)) as who:
        yield who


@pytest_asyncio.fixture(loop_scope="session")
async def phone(shared_pages: SharedPages, request: pytest.FixtureRequest) -> AsyncIterator[Visitor]:
    """Somebody with a phone who lets nothing be animated."""
    async with shared_pages.visit(PHONE, is_own=needs_own_page(request)) as who:
        yield who


def needs_own_page(request: pytest.FixtureRequest) -> bool:
    """Tell whether a test changes its page for good, or records it."""
    return Visitor.is_watched or request.node.get_closest_marker("own_page") is not None


@pytest_asyncio.fixture(loop_scope="session")
async def watcher(browser: Browser) -> AsyncIterator[Visitor]:
    """Somebody at a desktop who watches everything at normal speed."""
    context = await browser.new_context(**DESKTOP)
    yield await visitor(await context.new_page(), speed="normal")
    await context.close()
