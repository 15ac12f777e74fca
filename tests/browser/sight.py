"""What WCAG 2.2 asks of a page beyond what axe-core finds: nothing is out of reach when it is enlarged, and the focus is seen."""

from collections.abc import Iterable
from typing import Any

from .visitor import Visitor

LARGE = {"reflow": (320, 640), "desktop at 200 %": (640, 400), "phone at 200 %": (195, 422)}
"""Windows in which everything still works: 320 CSS pixels wide, and twice as large as usual."""

CONTROLS = """[...(document.querySelector("dialog[open]") ?? document).querySelectorAll(
  "button:not(:disabled), a[href], input, select, [tabindex='0']")]
  .filter((it) => it.checkVisibility() && !it.closest("[inert], svg, .ghost"))"""
"""All that is reached by Tab in what lies on top; what is drawn on a board has tests of its own, and what can be pressed on a tile
that is tried stands in the panel as well."""

COVERED = """async () => {
  const covers = (it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    const shares = [0.1, 0.5, 0.9];
    const hits = shares.flatMap((x) => shares.map((y) => document.elementFromPoint(left + width * x, top + height * y)));
    return !hits.some((hit) => it.contains(hit));
  };
  const lost = [];
  for (const it of %s) {
    it.focus();
    for (let pictures = 0; it.isConnected && covers(it) && pictures < 60; pictures++) await new Promise(requestAnimationFrame);
    if (it.isConnected && covers(it)) lost.push(it.outerHTML.slice(0, 160));
  }
  return lost;
}"""
"""What has the focus and lies wholly under something else, or outside of the window (2.4.11). It may take some pictures until what stands
around the board is measured once more, the page is laid out by that, and what has the focus is moved into sight."""

SMALL = """.filter((it) => {
  const { width, height } = it.getBoundingClientRect();
  return !it.closest("p, li, .lines") && it.matches("button, input, select") && Math.min(width, height) < 43.5;
})"""
"""Controls that are less than 44 pixels wide or high, but for those within sentences (2.5.8)."""

SPACED = """* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }"""
"""As much space between lines, letters, words and paragraphs as anybody may want (1.4.12)."""

CUT = """.filter((it) => it.matches("button") && getComputedStyle(it).overflow === "hidden" &&
  (it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1))"""
"""Buttons that cut off what they say."""


async def controls(who: Visitor, which: str) -> list[str]:
    """Those controls, as the page writes them."""
    found: list[str] = await who.page.evaluate(f"() => {CONTROLS}{which}.map((it) => it.outerHTML.slice(0, 160))")
    return found


async def is_reached_however_large(who: Visitor, sizes: Iterable[str] = LARGE) -> None:
    """Look at the page in small windows, as when it is enlarged: nothing is lost, and the focus is always in sight."""
    usual: Any = who.page.viewport_size
    for name in sizes:
        width, height = LARGE[name]
        await who.page.set_viewport_size({"width": width, "height": height})
        await who.until("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
        covered = await who.page.evaluate(COVERED % CONTROLS)
        assert not covered, f"{name}: {covered}"
        assert await who.no_side_scroll(), name
    await who.page.set_viewport_size(usual)


async def is_large_enough(who: Visitor) -> None:
    """Every control takes a finger, and says all it says however much space its letters get."""
    assert await controls(who, SMALL) == []
    spaced: Any = await who.page.add_style_tag(content=SPACED)
    assert await controls(who, CUT) == []
    assert await who.no_side_scroll()
    await spaced.evaluate("(it) => it.remove()")
