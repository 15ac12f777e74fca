"""A slow network: what a page asks of a server, and what a server sends it, comes late."""

import asyncio
import os
import re

from playwright.async_api import Browser, BrowserContext, Error, Route

MILLISECONDS = int(os.environ.get("RATSKELLER_SLOW_ANSWERS", "0"))
"""By which all answers come later."""
LATE_NEWS = f"""{{
  const later = setTimeout;
  const {{ set }} = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  Object.defineProperty(WebSocket.prototype, "onmessage", {{
    set(hear) {{ set.call(this, hear && ((news) => later(() => hear.call(this, news), {MILLISECONDS}))); }},
  }});
}}"""


async def later(route: Route) -> None:
    """Send a request of a page a while later."""
    await asyncio.sleep(MILLISECONDS / 1000)
    try:
        await route.fallback()
    except Error:
        """The page was closed."""


def slow_down(browser: Browser) -> Browser:
    """Let all pages of a browser wait longer for the API and for the news of tables, if that is wanted."""
    opened = browser.new_context

    async def slow_context(**options: object) -> BrowserContext:
        context = await opened(**options)  # type: ignore[arg-type]
        await context.route(re.compile("/api/"), later)
        await context.add_init_script(LATE_NEWS)
        return context

    if MILLISECONDS:
        browser.new_context = slow_context  # type: ignore[method-assign]
    return browser
