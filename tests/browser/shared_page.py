"""Pages that one test after another uses: opening a page and compiling the client once more costs more than most tests do on it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

from playwright.async_api import Browser, BrowserContext, CDPSession, Error, Frame, Page

from .visitor import NOTHING, Visitor, visitor

LASTING = ("add_init_script", "route_web_socket")
"""What can't be taken back from a page."""


class SharedPage:
    """A page, its context, and what a test leaves behind there."""

    def __init__(self, context: BrowserContext, page: Page, line: CDPSession, device: dict[str, Any]) -> None:
        """Take a page of a context that looks like a device, with a line to its browser."""
        self.context = context
        self.page = page
        self.device = device
        self._line = line
        self._origins: set[str] = set()
        page.on("framenavigated", self._note)
        for owner, names in ((page, LASTING), (page.clock, ("install",)), (context, ("new_cdp_session",))):
            for name in names:
                setattr(owner, name, refuse)

    def _note(self, frame: Frame) -> None:
        parts = urlsplit(frame.url)
        if parts.scheme.startswith("http"):
            self._origins.add(f"{parts.scheme}://{parts.netloc}")

    async def clear(self) -> None:
        """Make page and context as they were: empty, online, at their size, with no cookies, no permissions and nothing stored."""
        await self.page.unroute_all(behavior="ignoreErrors")
        await self.context.set_offline(False)
        await self._leave()
        for other in self.context.pages:
            if other is not self.page:
                await other.close()
        await self.context.clear_permissions()
        await self.context.clear_cookies()
        for origin in self._origins:
            await self._line.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        self._origins.clear()
        await self.page.emulate_media(media="null", color_scheme="null", reduced_motion="null", forced_colors="null")
        await self.page.set_viewport_size(self.device["viewport"])

    async def _leave(self) -> None:
        """Go to a page with nothing on it, of a server that still runs: for `about:blank` the browser would start another process."""
        for origin in self._origins:
            if await self._runs(origin):
                await self.page.goto(f"{origin}{NOTHING}")
                return
        await self.page.goto("about:blank")

    async def _runs(self, origin: str) -> bool:
        try:
            await self.context.request.get(f"{origin}{NOTHING}")
        except Error:
            return False
        return True


class SharedPages:
    """A shared page for each device, opened when it is first needed."""

    def __init__(self, browser: Browser) -> None:
        """Let them be pages of a browser."""
        self.browser = browser
        self._free: list[SharedPage] = []

    @asynccontextmanager
    async def visit(self, device: dict[str, Any], is_own: bool) -> AsyncIterator[Visitor]:
        """Lend a page of a device, or open one that nobody else gets; nothing is animated there."""
        if is_own:
            context = await self.browser.new_context(**device)
            yield await visitor(await context.new_page(), speed="off")
            await context.close()
            return
        shared = next((it for it in self._free if it.device is device), None) or await self._opened(device)
        # A page that can't be cleared is not used again
        self._free = [it for it in self._free if it is not shared]
        yield Visitor(shared.page)
        await shared.clear()
        self._free.append(shared)

    async def _opened(self, device: dict[str, Any]) -> SharedPage:
        context = await self.browser.new_context(**device)
        page = await context.new_page()
        await visitor(page, speed="off")
        return SharedPage(context, page, await context.new_cdp_session(page), device)

    async def close(self) -> None:
        """Close all that are free; the browser closes what else there is."""
        for shared in self._free:
            await shared.context.close()


def refuse(*_: object, **__: object) -> None:
    """Refuse what would stay on a shared page."""
    raise AssertionError("this stays on the page: mark the test with `own_page`")
