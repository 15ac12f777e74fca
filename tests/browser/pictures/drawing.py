"""How a scene is drawn: a page on which nothing depends on the machine, the day or chance."""

from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from PIL import Image
from playwright.async_api import Browser

from ..conftest import DESKTOP, PATIENCE, PHONE
from ..visitor import INVISIBLE, Visitor
from .comparison import opened
from .recorded import MOMENT
from .scenes import Device, Look, Scene
from .site import ORIGIN, Site

STEADY = ("--font-render-hinting=none", "--disable-lcd-text", "--force-color-profile=srgb")
"""Letters are drawn the same whatever the system says of fonts and screens."""
DEVICES: dict[Device, dict[str, Any]] = {
    "desktop": DESKTOP | {"viewport": {"width": 1200, "height": 760}},
    "phone": PHONE,
}
SETTINGS = """
  localStorage.ratskeller ??= JSON.stringify({ speed: "%s" });
  localStorage["ratskeller-hints"] ??= JSON.stringify("none");
"""
STILL = """async () => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (/[\u2190-\u2193]/.test(text.data)) text.data = text.data.replace(/[\u2190-\u2193]/g, "\u203a");
  }
  const picture = () => new Promise(requestAnimationFrame);
  await document.fonts.ready;
  await new Promise(requestIdleCallback);
  for (const log of document.querySelectorAll("[data-testid=log] .lines")) log.scrollTop = log.scrollHeight;
  for (let pictures = 0; pictures < 3; pictures++) await picture();
  // Tiles that a worker paints
  for (let pictures = 0; document.querySelector("canvas[data-unfinished]"); pictures++) {
    if (pictures > 2000) throw new Error("tiles are never painted");
    await picture();
  }
}"""
"""Wait until what has been fetched is shown. Arrows are in none of the client's fonts and would come from the machine's, so they get
another sign. A log that was measured before its font came is scrolled to its end again."""
LAID_OUT = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets.push(sheet);
}"""
"""What lies out of sight has its real height, not an estimate."""
GO = """(path) => {
  const { ratskeller, "ratskeller-hints": hints } = localStorage;
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(localStorage, { ratskeller, "ratskeller-hints": hints });
  document.adoptedStyleSheets.forEach((sheet) => { sheet.disabled = false; });
  history.pushState({ sheets: 0 }, "", path);
  dispatchEvent(new PopStateEvent("popstate", { state: { sheets: 0 } }));
}"""
"""Go to another table without loading the page anew, which costs five times as much as the scene."""
STORED = "() => localStorage.ratskeller"
"""The settings."""
Node = dict[str, Any]
MOST = 20
"""Times a page is looked at until it is still."""


class Easel:
    """A page that has reached its scene."""

    def __init__(self, who: Visitor, scene: Scene, site: Site, settings: str) -> None:
        """Take over the page, with its settings as they are stored."""
        self.who, self.scene, self.site, self.settings = who, scene, site, settings
        self._shown = 1

    @property
    def faults(self) -> list[str]:
        """What the page reported, and what it asked for in vain."""
        return [*self.who.errors, *self.site.unknown]

    async def go(self, scene: Scene) -> None:
        """Go to another scene, as a table of its own."""
        self._shown += 1
        self.scene, self.site.table = scene, replace(scene.table, id=f"{scene.name}-{self._shown}")
        await self.who.page.evaluate(GO, f"/t/{self.site.table.id}{scene.path}")

    async def picture(self, look: Look) -> Image.Image:
        """Return the picture in a look."""
        page = self.who.page
        await page.emulate_media(color_scheme=look)
        await self.settled()
        part = page if self.scene.part is None else page.locator(self.scene.part)
        return opened(await part.screenshot(animations="disabled", caret="hide", scale="css"))

    async def settled_picture(self, look: Look) -> Image.Image:
        """Return the picture in a look, once two in a row are the same."""
        before = await self.picture(look)
        for _ in range(MOST):
            now = await self.picture(look)
            if now == before:
                return now
            before = now
        raise AssertionError(f"{self.scene.name} never stands still")

    async def strange_letters(self) -> list[str]:
        """Return the texts that are shown with a font of this machine, not of the client."""
        line = await self.who.page.context.new_cdp_session(self.who.page)
        await line.send("DOM.enable")
        await line.send("CSS.enable")
        page = await line.send("DOM.getDocument", {"depth": -1})
        found = []
        for node in _elements(page["root"]):
            fonts = (await line.send("CSS.getPlatformFontsForNode", {"nodeId": node["nodeId"]}))["fonts"]
            strange = {font["familyName"] for font in fonts if not font["isCustomFont"]}
            found += [f"{text!r} in {', '.join(sorted(strange))}" for text in _texts(node) if strange]
        return found

    async def settled(self) -> None:
        """Wait until the page has fetched and drawn all that it wants."""
        for _ in range(MOST):
            before = self.site.answered
            await self.who.page.evaluate(STILL)
            if self.site.answered == before:
                return
        raise AssertionError(f"{self.scene.name} asks for more and more")


def _elements(node: Node) -> Iterator[Node]:
    """Yield a node and all below it that have a text of their own."""
    if _texts(node):
        yield node
    for child in node.get("children", []):
        yield from _elements(child)


def _texts(node: Node) -> list[str]:
    return [it["nodeValue"] for it in node.get("children", []) if it["nodeName"] == "#text" and it["nodeValue"].strip()]


_resting: defaultdict[tuple[int, str], list[Easel]] = defaultdict(list)
"""Pages that have shown a scene and may show another one, by browser and by what they look like."""


@asynccontextmanager
async def reached(
    browser: Browser, scene: Scene, device: dict[str, Any] | None = None, language: str = "en", is_painted: bool = False
) -> AsyncIterator[Easel]:
    """Lend a page that shows a scene, on its own device or on another one. Unless told it is not painted.

    The page may have shown others. One that a test leaves with a fault, with other settings or with a second page is closed.
    """
    looks = (device or DEVICES[scene.device]) | {"locale": language}
    kind = {name: value for name, value in looks.items() if name != "viewport"}
    key = (id(browser), f"{kind} {scene.more > 0} {scene.path} {is_painted}")
    resting = _resting[key]
    easel = resting.pop() if resting else await _opened(browser, looks, scene, is_painted)
    page = easel.who.page
    try:
        await page.set_viewport_size(looks["viewport"])
        if easel.scene is not scene:
            await easel.go(scene)
        await scene.reach(easel.who)
        # It comes last, and is not shown on phones
        await easel.who.part("head-me").wait_for(state="attached")
        yield easel
        if easel.faults == [] and page.context.pages == [page] and await page.evaluate(STORED) == easel.settings:
            await page.emulate_media(color_scheme="null", reduced_motion="reduce", media="null", forced_colors="null")
            resting.append(easel)
    finally:
        if easel not in resting:
            await page.context.close()


async def _opened(browser: Browser, looks: dict[str, Any], scene: Scene, is_painted: bool) -> Easel:
    """Open a page that loads a scene."""
    context = await browser.new_context(**looks, device_scale_factor=1, timezone_id="UTC", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    await context.clock.set_fixed_time(MOMENT)
    await context.add_init_script(SETTINGS % ("fast" if scene.more else "off"))
    await context.add_init_script(LAID_OUT)
    if not (is_painted or Visitor.is_watched):
        await context.add_init_script(INVISIBLE)
    site = Site(scene.table)
    await site.serve(context)
    who = Visitor(await context.new_page())
    await who.page.goto(f"{ORIGIN}/t/{site.table.id}{scene.path}")
    return Easel(who, scene, site, await who.page.evaluate(STORED))
