"""What WCAG 2.2 asks of a page beyond what axe-core finds: nothing is out of reach when it is enlarged, and the focus is seen."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from .visitor import Visitor

LARGE = {"reflow": (320, 640), "desktop at 200 %": (640, 400), "phone at 200 %": (195, 422)}
"""Windows in which everything still works: 320 CSS pixels wide, and twice as large as usual."""

SIGHT = Path(__file__).parents[2] / "web" / "src" / "drawn" / "sight.js"
"""What is looked at, which tests in TypeScript share."""


async def seen(who: Visitor, what: str) -> list[str]:
    """Call a function of that file in the page."""
    text = SIGHT.read_text(encoding="utf-8").replace("export ", "")
    found: list[str] = await who.page.evaluate(f"() => {{ {text}\n return {what}(); }}")
    return found


async def is_reached_however_large(who: Visitor, sizes: Iterable[str] = LARGE) -> None:
    """Look at the page in small windows, as when it is enlarged: nothing is lost, and the focus is always in sight."""
    usual: Any = who.page.viewport_size
    for name in sizes:
        width, height = LARGE[name]
        await who.page.set_viewport_size({"width": width, "height": height})
        await who.until("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
        covered = await seen(who, "coveredControls")
        assert not covered, f"{name}: {covered}"
        assert await who.no_side_scroll(), name
    await who.page.set_viewport_size(usual)


async def is_large_enough(who: Visitor) -> None:
    """Every control takes a finger, and says all it says however much space its letters get."""
    assert await seen(who, "smallControls") == []
    assert await seen(who, "cutControls") == []
