"""Tables look as in their reference pictures; `uv run poe pictures` draws the pictures again."""

import sys
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from .conftest import missing
from .pictures import references, report
from .pictures.comparison import compare
from .pictures.drawing import STEADY, reached
from .pictures.scenes import SCENES, Scene

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

MOST_BYTES = 1_650_000
TYPE = """([part, before, after]) => {
  const texts = document.createTreeWalker(document.querySelector(part), NodeFilter.SHOW_TEXT);
  while (texts.nextNode() && !texts.currentNode.data.includes(before));
  texts.currentNode.data = texts.currentNode.data.replace(before, after);
}"""
PUSH = "([part, x]) => { document.querySelector(part).style.translate = `${x}px 0`; }"
TINT = "([part, brightness]) => { document.querySelector(part).style.filter = `brightness(${brightness})`; }"
CHANGES: dict[str, list[tuple[str, list[Any]]]] = {
    "rattus-table": [
        (TYPE, ["[data-group=take]", "card", "cube"]),
        (TYPE, ["[data-testid=turn-bar]", "4 rats", "3 rats"]),
        (PUSH, ["[data-token]", 3]),
        (TINT, ["[data-testid=turn-bar]", 0.98]),
    ],
    "carcassonne-tried": [
        (TYPE, ["[data-testid=turn-bar]", "Place tile", "Lay on"]),
        (PUSH, ["[data-testid=board] canvas", 3]),
        (TINT, ["[data-testid=board]", 1.1]),
    ],
}
"""A word, a digit, a piece and a colour, each changed a little."""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def painter(launch_browser: Any, browser_type_launch_args: dict[str, Any]) -> AsyncIterator[Browser]:
    """A browser that draws letters alike on every machine."""
    if not sys.platform.startswith("linux"):
        missing("the pictures show letters as Linux draws them")
    report.start()
    browser = await launch_browser(args=[*browser_type_launch_args["args"], *STEADY])
    yield browser
    await browser.close()


@pytest.mark.parametrize("scene", SCENES, ids=str)
async def test_a_table_looks_as_in_its_pictures(painter: Browser, scene: Scene) -> None:
    async with reached(painter, scene, is_painted=True) as easel:
        for look, name in scene.files.items():
            old = references.load(name)
            assert old is not None, f"{name} has never been drawn: run `uv run poe pictures {scene}`"
            new = await easel.picture(look)
            if compare(old, new).is_same:
                continue
            # Something may still have been on its way
            found = compare(old, await easel.settled_picture(look))
            if not found.is_same:
                page = report.add(name, found)
                pytest.fail(f"{name}: {found.reason}. See {page}; if it is meant so, run `uv run poe pictures {scene}`")
        assert easel.faults == []


@pytest.mark.parametrize("name", CHANGES)
async def test_a_changed_word_a_moved_piece_and_another_colour_are_seen(painter: Browser, name: str) -> None:
    scene = next(it for it in SCENES if it.name == name)
    look = scene.looks[0]
    async with reached(painter, scene, is_painted=True) as easel:
        before = await easel.settled_picture(look)
        for change, given in CHANGES[name]:
            await easel.who.page.evaluate(change, given)
            after = await easel.picture(look)
            assert not compare(before, after).is_same, given
            assert compare(after, await easel.picture(look)).is_same
            before = after


async def test_every_picture_belongs_to_a_scene_and_all_are_small() -> None:
    files = sorted(references.FOLDER.iterdir())
    assert [it.name for it in files] == sorted(name for scene in SCENES for name in scene.files.values())
    assert sum(it.stat().st_size for it in files) < MOST_BYTES
