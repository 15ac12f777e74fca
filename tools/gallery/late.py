"""Makes pictures of late games, without a server: `python -m tools.gallery.late [scene …] --sizes 390x844 --looks dark`.

The tables are always the same: recorded games near their end, and positions of Rattus with three rats in every region and all that cards
bring. A board of Carcassonne at 30 pixels a tile is drawn in grey as well.
"""

import argparse
import asyncio
from dataclasses import dataclass
from pathlib import Path

from browser.conftest import QUIET, WHOLE, chromium
from browser.pictures.drawing import STEADY, Easel, reached
from browser.pictures.recorded import RecordedTable
from browser.pictures.scenes import CARCASSONNE, RANKING, RATTUS, Scene
from browser.reaching import asked, shown, try_tile
from browser.visitor import Visitor
from playwright.async_api import Browser, async_playwright
from positions import position, region

from ratskeller.core.position import Position

from .__main__ import FOLDER, LOOKS, device, page_of, wear

SIZES = ["360x640", "390x844", "844x390", "768x1024", "1280x800"]
GREY = "grey"
FAR = 30
"""Pixels of a tile on a board that is seen from afar."""
TOWERS = "carcassonne-twelve-plague-tiles-4"
TARGET = "[data-cell][data-target]"
SETS = {
    "pieces": ("emperor", "nun", "bishop", "wizard", "baker", "king"),
    "travellers": ("courier", "mayor", "soldier", "pied-piper", "crusader", "serf"),
    "base": ("peasant", "monk", "merchant", "knight", "witch", "queen"),
    "hoard": ("peasant", "monk", "merchant", "knight", "witch", "king"),
}
"""All eighteen cards, six at a time, and six that are held by two."""
FEW = ("hungaria", "italia", "polonia", "scandia", "bulgaria", "turcia", "russia", "tartaria")
PLACED = {
    "walls": ["gallia-italia", "anglia-scandia", "bulgaria-turcia"],
    "nuns": ["gallia", "gallia", "turcia"],
    "bishops": ["polonia", "hispania"],
    "baker": [0, 2, 0, 1],
}
"""What the cards of `pieces` have brought."""


def crowded(cards: str) -> Position:
    """Return a position with three rats in every region, in which somebody has just added cubes."""
    rats = [{"origin": "setup"}, {}, {}]
    regions = {name: region(2, 1, 3, 1, tokens=rats) for name in ("anglia", "germania", "hispania")}
    regions |= {name: region(1, 1, 1, 1, tokens=rats) for name in FEW}
    potions = {0: [2, 1], 1: [1], 3: [3]} if cards == "pieces" else None
    regions["gallia"] = region(3, 2, 1, 4, tokens=rats, potions=potions)
    holders = {card: int(i < 4) if cards == "hoard" else i % 4 for i, card in enumerate(SETS[cards])}
    placed = PLACED if cards == "pieces" else {}
    found = position(
        regions, rules="printed", cards=holders, plague="italia", supply=4, palace=[1, 0, 2, 0], used=[], **placed
    )
    return found.play(next(it for it in found.legal() if it.startswith("add")))


@dataclass(frozen=True)
class CrowdedTable(RecordedTable):
    """A table with a crowded position; its name is the one of its cards."""

    @property
    def game(self) -> str:
        """The name of the game."""
        return "rattus"

    def _after(self, more: int) -> Position:
        assert more == 0, "nothing follows a position"
        return crowded(self.name)


@dataclass(frozen=True)
class CrowdedScene(Scene):
    """A scene at a crowded table."""

    @property
    def table(self) -> RecordedTable:
        """The table."""
        return CrowdedTable(self.name, self.record, self.length, self.seat)


async def fields(who: Visitor) -> None:
    """Show who owns the fields."""
    await asked(who)
    await who.page.get_by_test_id("fields").click()


async def far(who: Visitor) -> None:
    """Go away from the board until its tiles are small."""
    await asked(who)
    await who.page.keyboard.press("0")
    tile = who.page.locator(TARGET).first
    while (await tile.bounding_box() or {"width": 0})["width"] > FAR:
        before = await tile.bounding_box()
        await who.page.keyboard.press("-")
        await who.paint()
        if await tile.bounding_box() == before:
            return


SCENES = [
    Scene("late-carcassonne", TOWERS, 226, 3, asked),
    Scene("late-carcassonne-tried", TOWERS, 226, 3, try_tile),
    Scene("late-carcassonne-fields", TOWERS, 226, 3, fields),
    Scene("late-carcassonne-far", TOWERS, 226, 3, far, looks=("light",)),
    Scene("late-carcassonne-nobody", "carcassonne-river-3", 73, 0, try_tile),
    Scene("late-carcassonne-over", CARCASSONNE, None, 0, shown(RANKING)),
    *(CrowdedScene(f"late-rattus-{cards}", cards, None, 0) for cards in SETS),
    Scene("late-rattus-merchant", RATTUS, 109, 0),
    Scene("late-rattus-over", RATTUS, None, 0, shown(RANKING)),
]


def main() -> None:
    """Draw what is asked for, and the page that shows all there is."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("scenes", nargs="*", help="beginnings of names of scenes, after `late-`")
    parser.add_argument("--sizes", nargs="*", default=SIZES)
    parser.add_argument("--looks", nargs="*", default=["light", "dark"], choices=LOOKS)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    given = parser.parse_args()
    wanted = tuple(f"late-{it}" for it in given.scenes) or ("late",)
    asyncio.run(draw([it for it in SCENES if it.name.startswith(wanted)], given.sizes, given.looks, given.folder))
    (given.folder / "index.html").write_text(page_of(given.folder), encoding="utf-8")
    print(given.folder / "index.html")


async def draw(scenes: list[Scene], sizes: list[str], looks: list[str], folder: Path) -> None:
    """Draw scenes at these sizes and in these looks; what is far away in grey as well."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=[*QUIET, *WHOLE, *STEADY])
        for size in sizes:
            for scene in scenes:
                worn = [*looks, GREY] if scene.reach is far else looks
                await draw_one(browser, scene, size, worn, folder / "en" / size)
        await browser.close()


async def screenshot(easel: Easel, file: Path) -> None:
    """Draw a page that has settled: a board of many tiles is painted in several frames."""
    before = None
    while True:
        await easel.settled()
        now = await easel.who.page.screenshot(animations="disabled")
        if now == before:
            file.write_bytes(now)
            return
        before = now


async def draw_one(browser: Browser, scene: Scene, size: str, looks: list[str], folder: Path) -> None:
    """Draw one scene at one size."""
    folder.mkdir(parents=True, exist_ok=True)
    async with reached(browser, scene, device(size), is_painted=True) as easel:
        page = easel.who.page
        line = await page.context.new_cdp_session(page)
        for look in looks:
            await wear(page, line, look, "screen")
            await screenshot(easel, folder / f"{scene.name}.{look}.png")
        for fault in easel.faults:
            print(f"{size} {scene.name}: {fault}", flush=True)
    print(f"{size} {scene.name}", flush=True)


if __name__ == "__main__":
    main()
