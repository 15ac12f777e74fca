"""Makes the pictures: `python -m tools.gallery [scene …] --sizes 390x844 --looks light dark`, all of them by default.

It tells each scene as it is drawn. Ctrl+C stops it, and `--go-on` leaves out what has been drawn.
"""

import argparse
import asyncio
import html
import tempfile
import time
from pathlib import Path
from typing import Any, Literal

from browser.conftest import QUIET, WHOLE, chromium
from browser.visitor import PATIENCE, Visitor
from playwright.async_api import BrowserContext, CDPSession, Page, async_playwright
from server.serving import Server

from .company import Keeper
from .scenes import SCENES, Scene
from .situations import Tables

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "test-results" / "gallery"
SIZES = ["360x640", "390x844", "844x390", "768x1024", "1280x800", "1920x1080"]
PHONES = {"360x640", "390x844", "844x390", "768x1024"}
LOOKS = {
    "light": ("light", "none"),
    "dark": ("dark", "none"),
    "grey": ("light", "achromatopsia"),
    "no-red": ("light", "protanopia"),
    "no-green": ("light", "deuteranopia"),
    "no-blue": ("light", "tritanopia"),
}
"""A look by its theme, and what Chromium lets eyes not see."""
CALENDAR = """
[[day]]
game = "rattus"
bots = ["novice", "novice"]
options = { cards = "base" }
"""
"""Every day is short: its page is drawn before and after."""
STYLE = (
    "body{font:16px system-ui;margin:1rem}section div{display:flex;flex-wrap:wrap;gap:.5rem}"
    "img{height:20rem;border:1px solid}figure{margin:0}"
)


def main() -> None:
    """Make the pictures that are asked for, and the page that shows all there are."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("scenes", nargs="*", help="beginnings of names of scenes")
    parser.add_argument("--sizes", nargs="*", default=SIZES)
    parser.add_argument("--looks", nargs="*", default=list(LOOKS), choices=LOOKS)
    parser.add_argument("--language", default="en", help="what the browser wishes for")
    parser.add_argument("--go-on", action="store_true", help="leave out what has been drawn")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    given = parser.parse_args()
    scenes = [it for it in SCENES if not given.scenes or it.name.startswith(tuple(given.scenes))]
    given.folder.mkdir(parents=True, exist_ok=True)
    try:
        asyncio.run(make(scenes, given))
    except KeyboardInterrupt:
        print("stopped; --go-on draws what is left")
    (given.folder / "index.html").write_text(page_of(given.folder), encoding="utf-8")
    print(f"{given.folder / 'index.html'}")


async def make(scenes: list[Scene], given: argparse.Namespace) -> None:
    """Let one browser go from scene to scene."""
    with tempfile.TemporaryDirectory() as folder:
        calendar = Path(folder) / "daily.toml"
        calendar.write_text(CALENDAR, encoding="utf-8")
        server = Server(Path(folder) / "tables.sqlite3", daily=calendar).start()
        try:
            async with async_playwright() as playwright:
                browser = await playwright.chromium.launch(executable_path=chromium(), args=QUIET + WHOLE)
                for size in given.sizes:
                    folder_of = given.folder / given.language / size
                    left = [it for it in scenes if not (given.go_on and is_drawn(folder_of, it, given.looks))]
                    if left:
                        context = await browser.new_context(**device(size), locale=given.language)
                        await draw_all(context, server, left, folder_of, given.looks)
                        await context.close()
                await browser.close()
        finally:
            server.stop()


def is_drawn(folder: Path, scene: Scene, looks: list[str]) -> bool:
    """Tell whether a scene has its picture in every look."""
    return all((folder / f"{scene.name}.{look}.png").is_file() for look in looks)


async def draw_all(
    context: BrowserContext, server: Server, scenes: list[Scene], folder: Path, looks: list[str]
) -> None:
    """Draw scenes at one size. What is done at a table in one picture is undone by nobody: each size has tables of its own."""
    context.set_default_timeout(PATIENCE)
    await context.add_init_script("localStorage.ratskeller ??= JSON.stringify({ speed: 'off' })")
    tables = Tables()
    first = await context.new_page()
    await tables.find(Visitor(first), server.url, {it.at for it in scenes})
    await first.close()
    for scene in scenes:
        address = f"/t/{tables.ids[scene.at]}" if scene.at in tables.ids else scene.at
        begun = time.monotonic()
        page = await context.new_page()
        await draw(Keeper(page, server.database), scene, server.url + address, folder, looks)
        print(f"{folder.parent.name} {folder.name} {scene.name}: {time.monotonic() - begun:.1f} s", flush=True)


def device(size: str) -> dict[str, Any]:
    """Return how a browser of this size is opened: small ones are touched."""
    width, height = (int(it) for it in size.split("x"))
    touched = {"has_touch": True, "is_mobile": True} if size in PHONES else {}
    return {"viewport": {"width": width, "height": height}, **touched}


async def draw(who: Keeper, scene: Scene, address: str, folder: Path, looks: list[str]) -> None:
    """Go to a scene, and take its picture in each look. A scene that can't be reached is reported, and drawn as far as it came."""
    page = who.page
    await page.goto(address)
    try:
        await scene.reach(who)
    except Exception as error:
        print(f"{folder.name} {scene.name} was not reached: {str(error).splitlines()[0]}", flush=True)
    await page.evaluate("async () => void (await document.fonts.ready)")
    folder.mkdir(parents=True, exist_ok=True)
    # What is invisible is forgotten at the end of the line above which it was printed
    line = await page.context.new_cdp_session(page)
    for look in looks:
        await wear(page, line, look, "print" if scene.paper else "screen")
        await page.screenshot(path=folder / f"{scene.name}.{look}.png", full_page=scene.whole, animations="disabled")
    await page.evaluate("() => localStorage.setItem('ratskeller', JSON.stringify({ speed: 'off' }))")
    await page.close()
    # After the page, which would load itself anew
    await page.context.set_offline(False)


async def wear(page: Page, line: CDPSession, look: str, media: Literal["print", "screen"]) -> None:
    """Let a page be seen in a look."""
    theme, eyes = LOOKS[look]
    await page.emulate_media(color_scheme=theme, media=media)  # type: ignore[arg-type]
    await line.send("Emulation.setEmulatedVisionDeficiency", {"type": eyes})


def page_of(folder: Path) -> str:
    """Return a page of all pictures in a folder, scene by scene."""
    parts = [f"<!doctype html><meta charset=utf-8><title>Ratskeller</title><style>{STYLE}</style>"]
    for name in sorted({it.name.split(".")[0] for it in folder.glob("*/*/*.png")}):
        parts.append(f"<section><h2>{html.escape(name)}</h2><div>")
        for file in sorted(folder.glob(f"*/*/{name}.*.png")):
            link = file.relative_to(folder).as_posix()
            label = " ".join((*file.relative_to(folder).parts[:-1], file.name.split(".")[1]))
            parts.append(
                f'<figure><a href="{link}"><img loading="lazy" src="{link}" alt="{label}"></a>{label}</figure>'
            )
        parts.append("</div></section>")
    return "\n".join(parts)


if __name__ == "__main__":
    main()
