"""Draws the pictures again: `uv run poe pictures [scene …]`.

A reference picture is replaced only if the new one differs by more than the tests allow. The page named at the end shows old, new and
difference of each; look at it before you commit.
"""

import argparse
import asyncio

from playwright.async_api import async_playwright

from ..conftest import BUILT, QUIET, WHOLE, chromium
from . import references, report
from .comparison import compare
from .drawing import STEADY, reached
from .scenes import SCENES, Scene


def main() -> None:
    """Draw the scenes that are asked for, and tell what changed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("scenes", nargs="*", help="beginnings of names of scenes")
    parser.add_argument("--all", action="store_true", help="replace pictures that differ too little as well")
    given = parser.parse_args()
    if chromium() is None or not BUILT.is_file():
        parser.error("this needs Chromium and the built client")
    report.start()
    scenes = [it for it in SCENES if not given.scenes or it.name.startswith(tuple(given.scenes))]
    asyncio.run(draw(scenes, given.all))
    known = {file for scene in SCENES for file in scene.files.values()}
    for file in references.FOLDER.glob("*.webp"):
        if file.name not in known:
            file.unlink()
            print(f"{file.name}: removed, it belongs to no scene")


async def draw(scenes: list[Scene], is_all: bool) -> None:
    """Draw scenes, and store the pictures that changed."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=[*QUIET, *WHOLE, *STEADY])
        for scene in scenes:
            async with reached(browser, scene, is_painted=True) as easel:
                for look, name in scene.files.items():
                    new = await easel.settled_picture(look)
                    old = references.load(name)
                    found = None if old is None else compare(old, new)
                    if found is not None and not found.is_same:
                        print(f"{name}: {found.reason}; see {report.add(name, found)}", flush=True)
                    if found is None or is_all or not found.is_same:
                        references.save(name, new)
                for fault in [*easel.faults, *await easel.strange_letters()]:
                    print(f"{scene}: {fault}", flush=True)
        await browser.close()


if __name__ == "__main__":
    main()
